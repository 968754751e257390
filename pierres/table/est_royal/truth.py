"""The truth about a game under way: can it still be won, and if not, up to which move could it? And its line.

What is known is kept for every point of the game that was ever reached, so that an undo or a move along a
known winning line needs no new search. "Lost" is said only where the solver has proved it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from pierres.rules import record as records
from pierres.rules.record import Step
from pierres.session import Session
from pierres.table.est_royal.solving import Solving, bare
from pierres.translation import translate

WAIT_MS = 250
"""A search begins when nothing has been moved for so long."""
SECONDS = 20
"""How long one point of the game is searched."""

WON, WINNABLE, LOST, UNKNOWN, SEARCHING, OFF = "won", "winnable", "lost", "unknown", "searching", "off"

Path = tuple[int, ...]
"""The answers up to a point, each as the number that it was given when it was first seen."""

_numbers: dict[tuple[object, ...], int] = {}


class Truth(QObject):
    """Follows a session. `changed`: something else is known."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._seen: tuple[list[Step], Path] = ([], ())
        self._known: dict[Path, str] = {}
        self._lines: dict[Path, list[Step]] = {}
        self._on = False
        self._resting = False
        self._tracing = False
        """Whether the search under way is for the point up to which the game could be won."""
        self._tried: set[Path] = set()
        """What was searched to the end of its time, and is not known all the same."""
        self._asked: Path = ()
        self._traced: set[Path] = set()
        self._solving = Solving(self)
        self._solving.found.connect(self._note)
        self._solving.ended.connect(self._give_up)
        self._timer = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._timer.timeout.connect(self._search)
        session.changed.connect(self._follow)

    def set_on(self, on: bool) -> None:
        """Whether anything is searched at all."""
        self._on = on
        if on:
            self._follow()
        else:
            self.stop()
            self.changed.emit()

    def set_resting(self, resting: bool) -> None:
        """Nobody looks at the table now, or somebody does again: what was broken off begins anew."""
        self._resting = resting
        if resting:
            self.stop()
        else:
            self._follow()

    def search_now(self) -> None:
        """Search the point where the game stands, also while nothing is searched of itself; once will do."""
        here = self._here()
        known = here in self._known or here in self._tried
        if not known and not self._session.over and not self._solving.running:
            self._timer.stop()
            self._search()

    def stop(self) -> None:
        """Search no more until something changes."""
        self._timer.stop()
        self._solving.stop()

    def verdict(self) -> str:
        """What is known of the game as it stands."""
        if self._session.over:
            return WON if self._session.view().won else LOST
        known = self._known.get(self._here())
        if known is not None:
            return known
        if self._solving.running or self._timer.isActive():
            return SEARCHING
        return UNKNOWN if self._on or self._asked == self._here() else OFF

    def traces(self) -> bool:
        """Whether a search is under way for the point up to which the game could be won."""
        return self._tracing and self._solving.running

    def line(self) -> list[Step] | None:
        """A winning line from here, in steps of the record, if one is known."""
        return self._lines.get(self._here())

    def until(self) -> int | None:
        """After how many answers the game could still be won, as far as is known; None if that is nowhere."""
        here = self._here()
        for count in range(len(here), 0, -1):
            if self._known.get(here[:count]) in (WINNABLE, WON):
                return count
        return None

    def _here(self) -> Path:
        steps = self._session.record.steps
        if steps != self._seen[0]:
            self._seen = (steps, _path(steps))
        return self._seen[1]

    def _follow(self) -> None:
        here = self._here()
        if here == self._asked and self._solving.running:
            return
        self.stop()
        if self._session.over:
            self._known[here] = WON if self._session.view().won else LOST
        elif here not in self._known:
            self._inherit(here)
        if self._on and not self._resting and self._is_open(here):
            self._timer.start()
        self.changed.emit()

    def _inherit(self, here: Path) -> None:
        """A move along a winning line leaves the game winnable; no move leads out of a lost one."""
        line = self._lines.get(here[:-1])
        if line and _path(line[:1]) == here[-1:]:
            self._known[here], self._lines[here] = WINNABLE, line[1:]
        elif any(self._known.get(here[:count]) == LOST for count in range(len(here) - 1, 0, -1)):
            self._known[here] = LOST

    def _is_open(self, here: Path) -> bool:
        """Whether a search could tell more about this point, or of a lost one about those before it."""
        verdict = self._known.get(here)
        return verdict is None or (verdict == LOST and here not in self._traced and not self.is_exact())

    def is_exact(self) -> bool:
        """Whether `until` is proved to be the last such point: one answer later the game was lost."""
        here, count = self._here(), self.until()
        return self._known.get(here[: (count or 0) + 1]) == LOST

    def _search(self) -> None:
        self._asked = self._here()
        self._run(since=self._known.get(self._asked) == LOST)
        self.changed.emit()

    def _run(self, since: bool = False) -> None:
        self._tracing = since
        # Each bound is reported as soon as it is found: the whole takes its time.
        more = ["--since", "--progress"] if since else []
        record = records.write(bare(self._session.record))
        self._solving.start("solve", ["-", "--seconds", str(SECONDS), *more], record)

    def _note(self, answer: dict[str, Any]) -> None:
        verdict, asked = answer.get("verdict"), self._asked
        if verdict in (WINNABLE, LOST):
            self._known[asked] = str(verdict)
        self._note_line(asked, answer.get("moves"))
        winnable, lost = answer.get("winnable_after"), answer.get("lost_after")
        if type(winnable) is int and 0 < winnable <= len(asked):
            self._note_line(asked[:winnable], answer.get("line"))
        if type(lost) is int and 0 < lost <= len(asked):
            # What is lost at one point is lost at all that were reached from there.
            for count in range(lost, len(asked) + 1):
                self._known.setdefault(asked[:count], LOST)
        self.changed.emit()

    def _note_line(self, at: Path, moves: object) -> None:
        if isinstance(moves, list):
            self._known[at] = WINNABLE
            self._learn(at, _steps(self._session.seats[0], moves))

    def _learn(self, at: Path, line: list[Step]) -> None:
        """What is winnable here was winnable at every point before."""
        self._lines[at] = line
        for count in range(len(at)):
            self._known.setdefault(at[:count], WINNABLE)

    def _give_up(self) -> None:
        """The search has ended; a game that is not known to be winnable is traced back to where it was."""
        here = self._here()
        if here == self._asked:
            if self._tracing:
                self._traced.add(here)
            elif self._on and self._known.get(here) != WINNABLE and not self.is_exact():
                self._run(since=True)
            if here not in self._known and not self._solving.running:
                self._tried.add(here)
        self.changed.emit()


def _path(steps: Sequence[Step]) -> Path:
    """The answers as something that can be looked up, and quickly: a long game has many beginnings."""
    return tuple(_numbers.setdefault(_plain(step), len(_numbers)) for step in steps)


def _plain(step: Step) -> tuple[object, ...]:
    return (step[0], step[1], tuple(step[2])) if len(step) > 2 and isinstance(step[2], list) else tuple(step)


def _steps(seat: str, moves: Sequence[Any]) -> list[Step]:
    """The solver's line as steps of the record."""
    steps: list[Step] = []
    for move in moves:
        kind, *value = move if isinstance(move, list) else [move]
        steps.append((seat, kind, list(value[0])) if value and value[0] is not None else (seat, kind))
    return steps


class TruthStrip(QWidget):
    """A sentence, and beside it a button while there is somewhere to go back to."""

    go = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = QPushButton()
        self.button.clicked.connect(self.go)
        self.button.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 4)
        row.setSpacing(12)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.button)

    def say(self, sentence: str, button: str = "") -> None:
        """Show a sentence; a button only where it has words."""
        if self.sentence.text() != sentence:
            self.sentence.setText(sentence)
        if self.button.text() != button:
            self.button.setText(button)
        self.button.setVisible(bool(button))


def sentence(known: Truth, first: int) -> str:
    """The line under the table. `first` is how many answers stand before the first move."""
    verdict = known.verdict()
    said = {
        WON: translate("EstTruth", "Won."),
        WINNABLE: translate("EstTruth", "This game can be won from here."),
        LOST: translate("EstTruth", "This game is lost: that is proved."),
        SEARCHING: translate("EstTruth", "Checking whether it can be won from here…"),
        UNKNOWN: translate("EstTruth", "No way to win from here has been found yet; it is not proved lost."),
    }.get(verdict, "")
    return f"{said} {_until(known, first)}".strip() if verdict in (LOST, UNKNOWN) else said


def button(known: Truth, first: int) -> str:
    """The words of the button back to where the game could be won; "" where there is no such point."""
    count = known.until()
    if known.verdict() not in (LOST, UNKNOWN) or count is None:
        return ""
    if count <= first:
        return translate("EstTruth", "Back to the deal")
    return translate("EstTruth", "Back to move {number}").format(number=count - first)


def _until(known: Truth, first: int) -> str:
    count = known.until()
    if count is None:
        return translate("EstTruth", "Checking up to which move it could be won…") if known.traces() else ""
    if count <= first:
        return translate("EstTruth", "It could be won from the deal.")
    number = count - first
    if not known.is_exact():
        return translate("EstTruth", "It could be won at least up to move {number}.").format(number=number)
    return translate("EstTruth", "It could be won up to move {number}.").format(number=number)
