"""What has happened, line by line: the log as the viewer may see it, and the moves of a game without secrets.

Of the moves undone ones are listed too: the game can go to any of them.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, Qt

from pierres.models.rows import RowsModel, UserRole
from pierres.rules.game import CHANCE, Event
from pierres.rules.record import Step
from pierres.session import Session
from pierres.session.game_history import in_common
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
        same = in_common(
            self.rows, news, lambda old, new: old is new or (old.kind, old.who) == (new.kind, new.who)
        )
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


StepRole = UserRole + 2
"""How many answers have been given after this move: where `Session.go_to` goes."""
NowRole = UserRole + 3
"""Whether the game stands right after this move."""
UndoneRole = UserRole + 4
"""Whether the move was undone and can be redone."""


class MovesModel(RowsModel):
    """A row for each answer, with its number; what only sets up the game is no row."""

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._wording = session, wording
        self.rows: list[Step] = []
        self._events: list[list[Event]] = []
        self._first, self._now = 0, -1
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
        if role == StyleRole:
            return next((line.style for line in self._lines(row) if line.style != "plain"), "plain")
        place = {StepRole: self._first + row + 1, NowRole: row == self._now, UndoneRole: row > self._now}
        return place.get(role)

    def _lines(self, row: int) -> list[LogLine]:
        return [line for event in self._events[row] if (line := self._wording.log(event))]

    def _read(self) -> None:
        session = self._session
        done = session.record.steps
        first = next((index for index, step in enumerate(done) if step[0] != CHANCE), len(done))
        steps = done[first:] + session.undone
        same = in_common(self.rows, steps) if first == self._first else 0
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
