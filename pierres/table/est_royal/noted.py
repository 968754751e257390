"""What is noted in the record beside its moves: the time played, and bookmarks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from pierres.rules.record import Step
from pierres.session import Session

SECONDS = "seconds"
KEEP_MS = 10_000
"""While it runs, the time is written so often: no crash costs more than that."""


class Clock(QObject):
    """Seconds played, kept in the record. `ticked`: the seconds shown are others."""

    ticked = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        known = session.noted(SECONDS)
        self._before = float(known) if isinstance(known, int | float) and known >= 0 else 0.0
        self._stretch = QElapsedTimer()
        self._shown = False
        self._resting = False
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self.ticked)
        self._saving = QTimer(self, timerType=Qt.TimerType.VeryCoarseTimer, interval=KEEP_MS)
        self._saving.timeout.connect(self._keep)
        session.changed.connect(self._follow)

    def seconds(self) -> float:
        """Time played so far."""
        running = self._stretch.elapsed() / 1000 if self._stretch.isValid() else 0.0
        return self._before + running

    def text(self) -> str:
        """Minutes and seconds, with hours once there are any."""
        minutes, seconds = divmod(int(self.seconds()), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"

    def set_shown(self, shown: bool) -> None:
        """Whether anybody sees it: nothing ticks for nobody."""
        self._shown = shown
        self._follow()

    def set_resting(self, resting: bool) -> None:
        """The table is hidden or the game paused, or no more."""
        self._resting = resting
        self._follow()

    def _follow(self) -> None:
        session = self._session
        begun = session.view().moves > 0 or bool(session.undone) or self._before > 0
        if self._resting or session.over or not begun:
            self.stop()
        elif not self._stretch.isValid():
            self._stretch.start()
            self._saving.start()
        else:
            self._session.note(SECONDS, round(self.seconds(), 1))
        if self._shown and self._stretch.isValid():
            self._timer.start()
        else:
            self._timer.stop()
        self.ticked.emit()

    def stop(self) -> None:
        """Stand still, and note the time in the record."""
        if self._stretch.isValid():
            self._before = self.seconds()
            self._stretch.invalidate()
            self._session.note(SECONDS, round(self._before, 1))
        self._timer.stop()
        self._saving.stop()

    def _keep(self) -> None:
        self._session.note(SECONDS, round(self.seconds(), 1))
        self._session.keep()


MARKS = "bookmarks"
MOST = 20


@dataclass(frozen=True)
class Bookmark:
    """One bookmark: the moves that lead to it from the deal, and the points it had."""

    steps: tuple[Step, ...]
    score: int


def marks(session: Session) -> list[Bookmark]:
    """The bookmarks of a game, the oldest first; what makes no sense in a file is no bookmark."""
    noted = session.noted(MARKS)
    found = [_mark(entry) for entry in noted] if isinstance(noted, list) else []
    return [mark for mark in found if mark is not None][:MOST]


def add(session: Session) -> bool:
    """Mark the point where the game stands; False if it is marked already."""
    steps, score = tuple(session.record.steps[1:]), session.view().score
    known = marks(session)
    if any(mark.steps == steps for mark in known):
        return False
    noted = session.noted(MARKS)
    # Beside whatever another version has noted there.
    new = {"steps": [list(step) for step in steps], "score": score}
    session.note(MARKS, [*(noted if isinstance(noted, list) else []), new][-MOST:])
    session.keep()
    return True


def go(session: Session, mark: Bookmark) -> None:
    """Go to a bookmark, on another way if need be."""
    session.take_line([*session.record.steps[:1], *mark.steps])


def _mark(entry: object) -> Bookmark | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("steps"), list):
        return None
    steps: list[Step] = []
    for step in entry["steps"]:
        if not isinstance(step, list) or len(step) not in (2, 3):
            return None
        if not all(isinstance(part, str) for part in step[:2]):
            return None
        steps.append(tuple(step))
    score = entry.get("score")
    return Bookmark(tuple(steps), score if type(score) is int else 0)
