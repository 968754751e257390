"""The moves of a game without secrets, undone ones included: the game can go to any of them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, Qt

from pierres.models.rows import RowsModel, UserRole
from pierres.rules.game import CHANCE, Event
from pierres.rules.record import Step
from pierres.session import Session
from pierres.wording.base import LogLine, Wording

StepRole = UserRole + 1
"""How many answers have been given after this move: where `Session.go_to` goes."""
NowRole = UserRole + 2
"""Whether the game stands right after this move."""
UndoneRole = UserRole + 3
"""Whether the move was undone and can be redone."""
StyleRole = UserRole + 4
"""How the line stands out, as in the log."""


class MovesModel(RowsModel):
    """A row for each answer, with its number; what only sets up the game is no row."""

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._wording = session, wording
        self.rows: list[Step] = []
        self._events: list[list[Event]] = []
        self._first = 0
        self._now = -1
        session.changed.connect(self._read)
        self._read()

    def now(self) -> int:
        """The row of the move made last; -1 before the first."""
        return self._now

    def row_data(self, row: int, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row + 1}. {'; '.join(line.text for line in self._lines(row))}"
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            said = [text for event in self._events[row] if (text := self._wording.event(event))]
            return f"{row + 1}. {' '.join(said)}"
        if role == StepRole:
            return self._first + row + 1
        if role == NowRole:
            return row == self._now
        if role == UndoneRole:
            return row > self._now
        if role == StyleRole:
            return next((line.style for line in self._lines(row) if line.style != "plain"), "plain")
        return None

    def _lines(self, row: int) -> list[LogLine]:
        return [line for event in self._events[row] if (line := self._wording.log(event))]

    def _read(self) -> None:
        session = self._session
        done = session.record.steps
        first = next((index for index, step in enumerate(done) if step[0] != CHANCE), len(done))
        steps = done[first:] + session.undone
        same = 0
        for old, new in zip(self.rows, steps, strict=False):
            if old != new or first != self._first:
                break
            same += 1
        if same < len(self.rows):
            self.beginRemoveRows(QModelIndex(), same, len(self.rows) - 1)
            del self.rows[same:], self._events[same:]
            self.endRemoveRows()
        self._first = first
        if same < len(steps):
            self.beginInsertRows(QModelIndex(), same, len(steps) - 1)
            for row in range(same, len(steps)):
                self.rows.append(steps[row])
                self._events.append(session.told(first + row) if first + row < len(done) else [])
            self.endInsertRows()
        now = len(done) - first - 1
        if now != self._now:
            was, self._now = self._now, now
            if steps:
                last = len(steps) - 1
                low, high = max(0, min(was, now, last)), max(0, min(max(was, now), last))
                self.dataChanged.emit(self.index(low), self.index(high))
