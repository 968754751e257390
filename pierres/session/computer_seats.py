"""The seats that the computer plays in a session: when they think, when their answers are shown, and why."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from pierres.players.player import HARD, Reason
from pierres.players.seated import Thought
from pierres.rules.game import Illegal, Question
from pierres.rules.given import Json
from pierres.session.session import Session
from pierres.session.thinker import Thinker

PACES = {"slow": 2200, "normal": 1100, "fast": 450, "instant": 0}
"""How long a table is looked at before a computer player answers, in milliseconds, however long it thinks."""
REASONS_KEPT = 40
"""So many reasons are remembered, the last ones: a few rounds of a full table."""


class Explained(NamedTuple):
    """An answer of a computer player that lies open: its number among the steps, the seat, and why."""

    step: int
    seat: str
    reason: Reason


class Advice(NamedTuple):
    """What the hard player would answer for a seat."""

    question: Question
    kind: str
    value: Json
    reason: Reason | None


class _Asked(NamedTuple):
    """A question that a computer player is thinking about, or has thought about."""

    question: Question
    level: str
    number: int
    """Of the request."""
    thought: Thought | None = None


class ComputerSeats(QObject):
    """Answers for the computer players of one session, in their time.

    Persons come first: of several who are asked at once, computer players close theirs when all persons have,
    but from what they saw when the question was put. Nothing is answered before the last moment is on show.
    """

    changed = Signal()
    """Who thinks, what can be skipped, or what can be explained is another now."""
    advised = Signal(object)
    """The Advice that was asked for."""

    def __init__(self, session: Session, parent: QObject | None = None, *, pace: str = "normal") -> None:
        super().__init__(parent)
        self._session = session
        self._pace = pace if pace in PACES else "normal"
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take)
        self._asked: dict[str, _Asked] = {}
        self._advice: tuple[int, Question] | None = None
        self._skipping = self._resting = False
        self._closed: list[Explained] = []
        """Why answers were given that do not lie open yet."""
        self._explained: list[Explained] = []
        self._told: object = None
        self._answering = False
        """Whether what is shown follows from the answer of a computer player."""
        self._due = False
        """Whether the table has been looked at for as long as the pace says."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._let_answer)
        session.changed.connect(self._follow)
        self._follow()

    # ---- pace

    @property
    def pace(self) -> str:
        """How fast the computer players are seen to answer: a key of `PACES`."""
        return self._pace

    @pace.setter
    def pace(self, pace: str) -> None:
        self._pace = pace
        if self._timer.isActive():
            self._timer.start(min(self._timer.remainingTime(), PACES[pace]))

    @property
    def can_skip(self) -> bool:
        """Whether a person waits for computer players, or for what they did to be shown."""
        session = self._session
        return bool(session.computers) and not session.over and not self._skipping and (
            session.pending or not (session.persons_asked() or session.curtain is not None)
        )  # fmt: skip

    @property
    def skipping(self) -> bool:
        """Whether everything is shown at once until a person is asked."""
        return self._skipping

    @property
    def only_computers(self) -> bool:
        """Whether the rest of the game is the computer players' alone."""
        return not self._session.over and not self._session.persons_left()

    def skip(self) -> None:
        """Show what comes at once, up to the next question to a person or the end of the game."""
        if self.can_skip:
            self._skipping = True
            self._follow()
            self.changed.emit()

    def set_resting(self, resting: bool) -> None:
        """Nobody looks at the table now, and nothing is to happen there; or somebody does again."""
        if resting != self._resting:
            self._resting = resting
            self._follow()

    # ---- what they think

    @property
    def thinking(self) -> frozenset[str]:
        """The seats of computer players that are asked on the table as it is on show."""
        if self._session.pending or self._session.persons_asked():
            return frozenset()
        return frozenset(self._asked)

    def explained(self) -> list[Explained]:
        """Why computer players gave the answers that lie open, the last one first; one for each seat."""
        last: dict[str, Explained] = {}
        if not self._session.pending:
            for one in reversed(self._explained):
                if one.step < self._session.steps_taken:
                    last.setdefault(one.seat, one)
        return list(last.values())

    @property
    def can_advise(self) -> bool:
        """Whether a person is asked at the screen and no advice is being thought about."""
        return self._session.asked() is not None and self._advice is None

    @property
    def advising(self) -> bool:
        """Whether advice is being thought about."""
        return self._advice is not None

    def advise(self) -> None:
        """Ask what the hard player would do for the seat that is asked; `advised` brings it."""
        question = self._session.asked()
        if question is None or self._advice is not None:
            return
        number = self._thinker.ask(self._session.record, question.who, HARD, 0)
        self._advice = (number, question)
        self.changed.emit()

    def stop(self) -> None:
        """Think no more: the session is closed."""
        self._session.changed.disconnect(self._follow)
        self._timer.stop()
        self._asked.clear()
        self._thinker.stop()

    # ---- from question to answer

    def _follow(self, *_change: object) -> None:
        """The game has moved on or back, or another moment of it is on show."""
        session = self._session
        self._forget_undone()
        open_now = session.asked_of_computers()
        known = {asked.question.who: asked for asked in self._asked.values()}
        self._asked = {}
        for question in open_now:
            seat = question.who
            if seat in self._asked:
                continue
            asked = known.get(seat)
            level = session.kind_of(seat)
            if asked is None or asked.question is not question or asked.level != level:
                asked = _Asked(question, level, self._request(seat, level))
            self._asked[seat] = asked
        # Without it, after many an undo, a table would wait for requests that nobody needs any more.
        self._thinker.drop_all_but(self._wanted())
        if not session.pending:
            self._answering = False
        waits = session.persons_asked() or session.curtain is not None
        if self._skipping and (session.over or (waits and not session.pending)):
            self._skipping = False
        at_once = self._skipping or (self._pace == "instant" and self._answering)
        if session.pending and at_once and not self._resting:
            # Not from within the signal that tells of the moment before.
            QTimer.singleShot(0, self, self._show_last)
        elif not self._can_answer():
            self._due = False
            self._timer.stop()
        elif self._skipping or not (self._due or self._timer.isActive()):
            self._timer.start(0 if self._skipping else PACES[self._pace])
        now = (self.thinking, self.can_skip, self.only_computers, self._skipping, len(self._explained))
        if now != self._told:
            self._told = now
            self.changed.emit()

    def _forget_undone(self) -> None:
        """Answers that were taken back are explained no more."""
        for told in (self._explained, self._closed):
            while told and told[-1].step >= self._session.steps_taken:
                told.pop()

    def _request(self, seat: str, level: str) -> int:
        seed = self._session.player(seat).get("seed")
        return self._thinker.ask(self._session.record, seat, level, seed if isinstance(seed, int) else 0)

    def _wanted(self) -> set[int]:
        """The numbers of the requests whose answers are waited for."""
        numbers = {asked.number for asked in self._asked.values()}
        return numbers if self._advice is None else numbers | {self._advice[0]}

    def _show_last(self) -> None:
        if (self._skipping or self._answering) and not self._resting:
            self._session.show_last()

    def _can_answer(self) -> bool:
        session = self._session
        waits = self._resting or session.pending or session.persons_asked() or session.curtain is not None
        return bool(self._asked) and not waits

    def _take(self, number: int, thought: Thought) -> None:
        if self._advice is not None and self._advice[0] == number:
            question, self._advice = self._advice[1], None
            # Behind the curtain of a pause it would be read to whoever passes by.
            if self._session.asked() is question and not self._resting:
                self._note_advice(question)
                self.advised.emit(Advice(question, *thought))
            self.changed.emit()
            return
        for seat, asked in self._asked.items():
            if asked.number == number:
                self._asked[seat] = asked._replace(thought=thought)
                break
        if self._due:
            self._let_answer()

    def _note_advice(self, question: Question) -> None:
        known = self._session.noted("advice")
        taken = [*(known if isinstance(known, list) else []), [self._session.steps_taken, question.who]]
        self._session.note("advice", taken)
        self._session.keep()

    def _let_answer(self) -> None:
        """Give an answer that is there; of several who are asked at once, all that are there."""
        self._due = False
        if not self._can_answer():
            return
        ready = [asked for asked in self._asked.values() if asked.thought is not None]
        if not ready:
            self._due = True
            return
        at_once = {id(asked.question) for asked in self._asked.values()}
        for asked in ready:
            if not any(asked.question is still for still in self._session.asked_of_computers()):
                break
            self._answer(asked)
        # Those of the same round who think still need not be waited for again.
        self._due = any(id(asked.question) in at_once for asked in self._asked.values())

    def _answer(self, asked: _Asked) -> None:
        session, thought = self._session, asked.thought
        assert thought is not None
        seat, step = asked.question.who, session.steps_taken
        opens = len(session.waiting()) == 1
        if thought.reason is not None:
            self._closed.append(Explained(step, seat, thought.reason))
        if opens:
            self._explained = [*self._explained, *self._closed][-REASONS_KEPT:]
            self._closed = []
        self._answering = True
        try:
            session.answer_for(asked.question, thought.kind, thought.value)
        except Illegal:
            # What was thought about is open no more, or never was legal: the game must not stop for it.
            session.answer_for(asked.question, asked.question.kind, asked.question.legal[0])
        finally:
            self._answering = session.pending
