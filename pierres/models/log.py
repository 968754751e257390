"""The running log: what has happened, line by line, as the viewer may see it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pierres.models.wording import Wording
from pierres.rules.game import Event
from pierres.session import Session

StyleRole = Qt.ItemDataRole.UserRole + 1
"""`round`, `auction`, `point`, `plain` or `end`: how a line stands out."""
KindRole = Qt.ItemDataRole.UserRole + 2
"""The kind of event."""
SeatRole = Qt.ItemDataRole.UserRole + 3
"""The seat that the event is about, or ""."""

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines of `session.history()`.

    Lines are appended while what was there still stands. Where it does not (an undo, or another viewer who
    may see more or less of an earlier event) only the lines from there on are replaced.
    """

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._seen: list[Event] = []
        self._lines: list[Event] = []
        self._places: list[int] = []
        """For each line, the place of its event in what was seen."""
        session.changed.connect(self._read)
        self._read()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The line in words, or what it is about."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        event = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            line = self._wording.log(event)
            return line.text if line else ""
        if role == StyleRole:
            line = self._wording.log(event)
            return line.style if line else "plain"
        if role == KindRole:
            return event.kind
        if role == SeatRole:
            return event.who
        return None

    def _read(self) -> None:
        history = self._session.history()
        same = 0
        for old, new in zip(self._seen, history, strict=False):
            if old is not new and old != new:
                break
            same += 1
        keep = len(self._lines)
        while keep and self._places[keep - 1] >= same:
            keep -= 1
        if keep < len(self._lines):
            self.beginRemoveRows(QModelIndex(), keep, len(self._lines) - 1)
            del self._lines[keep:], self._places[keep:]
            self.endRemoveRows()
        self._seen = list(history)
        new_places = [
            place for place in range(same, len(history)) if self._wording.log(history[place]) is not None
        ]
        if new_places:
            self.beginInsertRows(QModelIndex(), keep, keep + len(new_places) - 1)
            self._places += new_places
            self._lines += [history[place] for place in new_places]
            self.endInsertRows()
