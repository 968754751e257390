"""Games to go on with: those left unfinished first, then the saved ones, newest first in each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDateTime,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from pierres.locales import moment_text
from pierres.models import troubles
from pierres.session import Session
from pierres.store import saves
from pierres.store.errors import StoreError, one_line
from pierres.wording.typeset import as_tip, for_ears, isolated

PathRole = Qt.ItemDataRole.UserRole + 1
"""The Path of the file."""
UnfinishedRole = Qt.ItemDataRole.UserRole + 2
"""Whether it is an autosave of a game left unfinished."""
SaveRole = Qt.ItemDataRole.UserRole + 3
"""The `pierres.store.saves.Save`."""
UsableRole = Qt.ItemDataRole.UserRole + 4
"""Whether it can be played on."""

Index = QModelIndex | QPersistentModelIndex


class SavesModel(QAbstractListModel):
    """The games on this computer. `title_of` gives the name of a game by its id."""

    def __init__(self, title_of: Callable[[str], str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title_of = title_of or (lambda game_id: game_id)
        self._rows: list[tuple[bool, saves.Save]] = []
        self._trouble: StoreError | None = None
        self.reload()

    @property
    def trouble(self) -> StoreError | None:
        """Why the folder could not be read at the last reload."""
        return self._trouble

    def reload(self) -> None:
        """Look at the folders again."""
        self.beginResetModel()
        self._trouble = None
        self._rows = []
        try:
            self._rows = [(True, save) for save in Session.unfinished()]
            self._rows += [(False, save) for save in saves.saves()]
        except StoreError as error:
            self._trouble = error
        self.endResetModel()

    def path(self, row: int) -> Path:
        """The file of a row. Raises IndexError."""
        return self._rows[row][1].path

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many games there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A game in one line; its file; what is wrong with it."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        unfinished, save = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._line(unfinished, save)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return for_ears(self._line(unfinished, save))
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(str(save.path) if save.error is None else troubles.sentence(save.error))
        if role == PathRole:
            return save.path
        if role == UnfinishedRole:
            return unfinished
        if role == SaveRole:
            return save
        return save.error is None if role == UsableRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What cannot be read cannot be chosen."""
        flags = super().flags(index)
        if index.isValid() and self._rows[index.row()][1].error is not None:
            flags &= ~(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        return flags

    def _line(self, unfinished: bool, save: saves.Save) -> str:
        when = moment_text(QDateTime.fromSecsSinceEpoch(int(save.modified)))
        if save.error is not None:
            text = QCoreApplication.translate("SavesModel", "{file} — cannot be played: {reason}")
            return text.format(file=one_line(save.path.name), reason=troubles.reason_of(save.error))
        words = {
            "title": save.title or self._title_of(save.game),
            "seats": ", ".join(isolated(seat) for seat in save.seats),
            "when": when,
        }
        if unfinished:
            text = QCoreApplication.translate("SavesModel", "{title} — {seats} — left unfinished, {when}")
        elif save.over:
            text = QCoreApplication.translate("SavesModel", "{title} — {seats} — finished, {when}")
        else:
            text = QCoreApplication.translate("SavesModel", "{title} — {seats} — {when}")
        return text.format(**words)
