"""The running log: what has happened, line by line, as the viewer may see it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, Qt

from pierres.models.rows import RowsModel, UserRole
from pierres.rules.game import Event
from pierres.session import Session
from pierres.wording.base import LogLine, Wording
from pierres.wording.typeset import for_ears

StyleRole = UserRole + 1
"""`round`, `auction`, `point`, `plain` or `end`: how a line stands out."""


class LogModel(RowsModel):
    """The lines of `session.history()`.

    Lines are appended. A line of which another viewer may see more or less changes in place; after an undo
    the lines that no longer hold are removed.
    """

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self.rows: list[Event] = []
        self._words: list[LogLine | None] = []
        """The lines in the current language, each put into words once."""
        session.changed.connect(self._read)
        self._read()

    def retranslate(self) -> None:
        self._words = [None] * len(self.rows)
        super().retranslate()

    def line(self, row: int) -> LogLine:
        """A line in words. Raises IndexError."""
        known = self._words[row]
        if known is None:
            known = self._words[row] = self._wording.log(self.rows[row]) or LogLine("")
        return known

    def row_data(self, row: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.line(row).text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return for_ears(self.line(row).text)
        return self.line(row).style if role == StyleRole else None

    def _read(self) -> None:
        news = [event for event in self._session.history() if self._wording.is_logged(event)]
        same = 0
        for old, new in zip(self.rows, news, strict=False):
            if old is not new and (old.kind, old.who) != (new.kind, new.who):
                break
            same += 1
        if same < len(self.rows):
            self.beginRemoveRows(QModelIndex(), same, len(self.rows) - 1)
            del self.rows[same:], self._words[same:]
            self.endRemoveRows()
        for row in range(same):
            if self.rows[row] is not news[row] and self.rows[row] != news[row]:
                self.rows[row], self._words[row] = news[row], None
                self.dataChanged.emit(self.index(row), self.index(row))
        if same < len(news):
            self.beginInsertRows(QModelIndex(), same, len(news) - 1)
            self.rows += news[same:]
            self._words += [None] * (len(news) - same)
            self.endInsertRows()
