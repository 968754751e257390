"""The saved games, newest first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QObject, Qt

from pierres.locales import moment_text
from pierres.models import troubles
from pierres.models.rows import Index, RowsModel
from pierres.store import saves
from pierres.store.files import StoreError, one_line
from pierres.translation import TextContext
from pierres.wording import player_kinds
from pierres.wording.typeset import as_tip, for_ears

tr = TextContext("SavesModel")


class SavesModel(RowsModel):
    """The files in the folder of saved games. `title_of` gives the name of a game by its id."""

    def __init__(self, title_of: Callable[[str], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title_of = title_of
        self.rows: list[saves.Save] = []
        self.reload()

    def reload(self) -> None:
        """Read the folder again; one that cannot be read is as good as empty."""
        self.beginResetModel()
        try:
            self.rows = saves.saves()
        except StoreError:
            self.rows = []
        self.endResetModel()

    def path(self, row: int) -> Path:
        """The file of a row. Raises IndexError."""
        return self.rows[row].path

    def row_data(self, row: int, role: int) -> object:
        save = self.rows[row]
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(str(save.path) if save.error is None else troubles.sentence(save.error))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return for_ears(self._line(save))
        return self._line(save) if role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A game that cannot be read cannot be chosen."""
        flags = super().flags(index)
        if index.isValid() and self.rows[index.row()].error is not None:
            flags &= ~(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        return flags

    def _line(self, save: saves.Save) -> str:
        if save.error is not None:
            reason = troubles.reason_of(save.error)
            return tr("{file} — cannot be played: {reason}", file=one_line(save.path.name), reason=reason)
        text = tr("{title} — {seats} — {when}")
        if save.over:
            text = tr("{title} — {seats} — finished, {when}")
        title, seats = save.title or self._title_of(save.game), player_kinds.listed(save.seats, save.players)
        when = moment_text(QDateTime.fromSecsSinceEpoch(int(save.modified)))
        return text.format(title=title, seats=seats, when=when)
