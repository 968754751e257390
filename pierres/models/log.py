"""The running log: what has happened, line by line, as the viewer may see it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pierres.rules.game import Event
from pierres.session import Session
from pierres.wording.base import LogLine, Wording
from pierres.wording.typeset import for_ears

StyleRole = Qt.ItemDataRole.UserRole + 1
"""`round`, `auction`, `point`, `plain` or `end`: how a line stands out."""
KindRole = Qt.ItemDataRole.UserRole + 2
"""The kind of event."""
SeatRole = Qt.ItemDataRole.UserRole + 3
"""The seat that the event is about, or ""."""

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines of `session.history()`.

    Lines are appended. A line that another viewer may see more or less of changes where it stands; after an
    undo the lines that no longer hold are removed.
    """

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._lines: list[Event] = []
        self._words: list[LogLine | None] = []
        """The lines in the language of now, put into words once each."""
        session.changed.connect(self._read)
        self._read()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        if self._lines:
            self._words = [None] * len(self._lines)
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def line(self, row: int) -> LogLine:
        """A line in words. Raises IndexError."""
        known = self._words[row]
        if known is None:
            known = self._words[row] = self._wording.log(self._lines[row]) or LogLine("")
        return known

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The line in words, or what it is about."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        event = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            text = self.line(index.row()).text
            return for_ears(text) if role == Qt.ItemDataRole.AccessibleTextRole else text
        if role == StyleRole:
            return self.line(index.row()).style
        if role == KindRole:
            return event.kind
        if role == SeatRole:
            return event.who
        return None

    def _read(self) -> None:
        news = [event for event in self._session.history() if self._wording.is_logged(event)]
        same = 0
        for old, new in zip(self._lines, news, strict=False):
            if old is not new and (old.kind, old.who) != (new.kind, new.who):
                break
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:], self._words[same:]
            self.endRemoveRows()
        for row in range(same):
            if self._lines[row] is not news[row] and self._lines[row] != news[row]:
                self._lines[row], self._words[row] = news[row], None
                self.dataChanged.emit(self.index(row), self.index(row))
        if same < len(news):
            self.beginInsertRows(QModelIndex(), same, len(news) - 1)
            self._lines += news[same:]
            self._words += [None] * (len(news) - same)
            self.endInsertRows()
