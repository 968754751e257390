"""Who looks at the one screen, which moment of the game is on show, and who is asked next.

Nothing private is to be seen between one person's answer and the moment when the next one has taken the
seat: the viewer goes back to the public first, then the curtain of the next person comes, and only
`raise_curtain` lets that person look. The same gate stands after loading, undo, redo and a pause.

A game may ask several at once. At one screen they answer one after the other, and whoever is there already
comes first: one time less to hand the screen over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Generic, cast

from PySide6.QtCore import QObject, Signal

from pierres.rules.game import PUBLIC, Event, Position, PositionOf, Question, Result, V, seen_by
from pierres.rules.moments import Moment
from pierres.session.game_history import GameHistory
from pierres.session.moment_queue import Change, MomentQueue
from pierres.store.files import StoreError


class TurnOrder:
    """The order in which the persons at the screen answer what is open in a game."""

    def __init__(self, history: GameHistory, persons: Sequence[str]) -> None:
        self._history = history
        self._persons = tuple(persons)
        self._together = True
        """Whether the question that is open was, or may have been, put to several at once."""
        self._next: Question | None = None
        self._known = False
        self.present: str | None = None
        """The seat that gave the last answer in private: that person sits at the screen still, alone.

        None at first, after an answer that all could look at, and after a step to and fro. Also when all have
        answered what they were asked at once: what they closed opens then, and all look on.
        """

    def waiting(self) -> frozenset[str]:
        """The seats that are still to answer; of several who are asked at once, those who have not yet."""
        return frozenset(question.who for question in self._history.position.questions())

    def next(self) -> Question | None:
        """The question that is next at the screen: of several at once the first in table order.

        The order begins with whoever is present. After a step back it begins with whose answer it was.
        """
        if not self._known:
            asked = {question.who: question for question in self._history.position.questions()}
            undone = self._history.undone
            begins = undone[0][0] if undone else self.present
            first = self._persons.index(begins) if begins in self._persons else 0
            order = self._persons[first:] + self._persons[:first]
            self._next = next((asked[seat] for seat in order if seat in asked), None)
            self._known = True
        return self._next

    def note_answer(self, question: Question, last: bool) -> None:
        """A question has been answered; `last`: nobody else was `waiting` then."""
        opens = last and self._together
        if not question.private or opens:
            self.present = None
        elif question.who in self._persons:
            self.present = question.who
        self._together = not last
        self._known = False

    def set_persons(self, persons: Sequence[str]) -> None:
        """Other seats than before are answered at the screen from now on."""
        self._persons = tuple(persons)
        if self.present not in self._persons:
            self.present = None
        self._known = False

    def begin_anew(self) -> None:
        """A step to and fro, or a pause: who sits there, and how many were asked at once, is not known."""
        self.present = None
        self._together = True
        self._known = False


class SharedScreenOf(QObject, Generic[V]):
    """A game as it is seen at the screen: one viewer at a time, one moment after the other.

    The rules run on to the next question to a person. What people look at comes after, moment by moment:
    view, events, question, curtain and result are those of the moment on show, and everything that shows
    something of the game reads it here again at `changed`. While `paced`, whoever shows the moments asks for
    the next one by `advance`; otherwise the last one is on show at once.
    """

    changed = Signal(object)
    """The Change: another moment is on show, or somebody else looks. Emitted once, when all can be read."""
    trouble = Signal(object)
    """The StoreError of an autosave that failed; once until one succeeds. The game goes on."""

    def __init__(self, history: GameHistory, persons: Sequence[str], parent: QObject | None) -> None:
        super().__init__(parent)
        self._history = history
        self._alone = persons[0] if len(persons) == 1 else None
        self._last_alone = self._alone
        """Who was the last to sit alone at the screen; None as soon as others play there too."""
        self._arriving: str | None = None
        """Who is to sit alone at the screen, and has not come there by the curtain yet."""
        self._viewer = self.everybody
        self._peeking = False
        self._turn_order = TurnOrder(history, persons)
        self._moments: MomentQueue[V] = MomentQueue(self._ahead)
        self._pacers: set[int] = set()
        self._advancing = self._wanted = self._other_eyes = self._resting = False
        self._end_unseen = False
        """Whether the game is over by the rules, and that is still to be shown."""
        self._view: V | None = None
        self._last_told: tuple[tuple[Event, ...], Position | None, bool] = ((), None, False)
        self._curtain = self._next_behind_curtain()

    @property
    def _ahead(self) -> PositionOf[V]:
        """Where the rules are, perhaps ahead of what is on show."""
        return cast("PositionOf[V]", self._history.position)

    def _ended(self) -> bool:
        return self._ahead.result() is not None

    def _kept(self, seen: bool = True) -> StoreError | None:
        """Keep what has happened, before it is shown; returns what goes wrong. Nothing of it is kept here."""
        return None

    # ---- who is looking

    @property
    def viewer(self) -> str:
        """Whose eyes everything is drawn for: a seat, or PUBLIC."""
        return self._viewer

    @property
    def curtain(self) -> str | None:
        """The seat that the computer is to be handed to next, whether or not the curtain hangs already."""
        return self._curtain

    @property
    def present(self) -> str | None:
        """The seat that gave the last answer in private: that person sits at the screen still, alone."""
        return self._turn_order.present

    @property
    def everybody(self) -> str:
        """Whose eyes count when nobody has been called to the screen: PUBLIC, or a person who plays alone."""
        return self._alone or PUBLIC

    def view(self) -> V:
        """What the viewer may see of the moment on show."""
        if self._view is None:
            self._view = self._moments.position.view(self._viewer)
        return self._view

    def view_of(self, viewer: str) -> V:
        """What anybody, a seat or PUBLIC, may see of the moment on show."""
        return self._moments.position.view(viewer)

    def asked(self) -> Question | None:
        """The question that can be answered at the screen now; None behind the curtain and after the end.

        None also until the last moment is on show: it is asked there.
        """
        question = self._question()
        if question is None or self._curtain is not None:
            return None
        return None if question.private and question.who != self._viewer else question

    def choices(self) -> tuple[Question, ...]:
        """All that the person at the screen may answer now, `asked` among it.

        Several where a game asks one seat several kinds of question at once: to turn a card, or to move one.
        """
        asked, questions = self.asked(), self._history.position.questions()
        return tuple(question for question in questions if asked is not None and question.who == asked.who)

    def to_act(self) -> str | None:
        """The seat that is to answer next, behind the curtain too; None after the end.

        A computer player only if no person is asked.
        """
        if self._moments.pending:
            return None
        question = self._turn_order.next() or next(iter(self._ahead.questions()), None)
        return question.who if question else None

    def waiting(self) -> frozenset[str]:
        """The seats that are still to answer; of several who are asked at once, those who have not yet."""
        return frozenset() if self._moments.pending else self._turn_order.waiting()

    def _seat(self, persons: Sequence[str]) -> None:
        """These seats are answered at the screen from now on: whoever looks is somebody else, perhaps.

        One who is left alone, or takes a seat where nobody sat, comes by the curtain: until then the table is
        public. Only who sat there alone before, or sits there now, need not.
        """
        self._turn_order.set_persons(persons)
        alone = persons[0] if len(persons) == 1 else None
        there = alone in (self._viewer, self._last_alone, self._turn_order.present)
        self._alone = alone if there else None
        self._arriving = None if there else alone
        if persons:
            self._last_alone = self._alone
        self._peeking = False
        self._curtain = None
        self._look_as(self.everybody)

    def raise_curtain(self) -> None:
        """The person that the curtain names is here: let that seat look."""
        if self._curtain is not None:
            seat, self._curtain = self._curtain, None
            if seat == self._arriving:
                self._alone, self._last_alone, self._arriving = seat, seat, None
            self._history.look(seat)
            self._look_as(seat)

    def hide(self) -> None:
        """A pause: the table is public again, and the next person comes by the curtain."""
        if self._viewer not in (PUBLIC, self._alone):
            self._pass_on()
        elif self._turn_order.present is not None:
            self._turn_order.present = None
            self._tell()

    def can_peek(self) -> str | None:
        """The seat that may look behind its own screen now, being asked in public; None if none may."""
        question = self._question()
        closed = self._alone is not None or self._curtain is not None
        return None if closed or question is None or question.private else question.who

    def peek(self, held: bool) -> None:
        """Let the seat that is asked in public see its private side, as long as a key is held."""
        seat = self.can_peek() if held else None
        if held != self._peeking and (seat is not None or not held):
            self._peeking = held
            self._look_as(seat or PUBLIC)

    # ---- one moment after the other

    def past(self) -> Iterator[V]:
        """The moments since the last answer before the one on show, as the viewer sees them, latest first."""
        return (position.view(self._viewer) for position in reversed(self._moments.past))

    @property
    def pending(self) -> bool:
        """Whether there are moments to come before the game stands where the rules have brought it."""
        return self._moments.pending

    def advance(self) -> None:
        """Put the next moment on show; a listener may ask for the next."""
        self._wanted = True
        if self._advancing or self._resting:
            return
        self._advancing = True
        try:
            while self._wanted and self._moments.pending:
                self._wanted = False
                before, same = self._moments.position, not self._other_eyes
                self._other_eyes = False
                events = self._moments.step()
                self._tell(events, before, played=True, same_viewer=same)
        finally:
            self._advancing = False

    def set_resting(self, resting: bool) -> None:
        """Nobody looks at the screen now, and the next moment waits; or somebody does again."""
        before, self._resting = self._resting, resting
        if before and not resting and self._wanted:
            self.advance()

    @property
    def paced(self) -> bool:
        """Whether the moments of an answer are shown one after the other; else the last one at once."""
        return bool(self._pacers)

    def set_pace(self, who: int, paced: bool) -> None:
        """Whoever shows the moments, known by a number, asks for each by `advance`, or does so no longer."""
        (self._pacers.add if paced else self._pacers.discard)(who)
        if not self._pacers:
            self.show_last()

    def show_last(self) -> None:
        """Put the last moment on show at once: nobody wants to wait for those between."""
        if self._moments.pending:
            before = self._moments.position
            self._tell(self._moments.jump(), before)

    def _question(self) -> Question | None:
        return None if self._moments.pending else self._turn_order.next()

    def _look_as(self, viewer: str) -> None:
        self._viewer, self._view = viewer, None
        self._tell(same_viewer=False)

    def _tell(
        self,
        events: Sequence[Event] = (),
        before: Position | None = None,
        *,
        played: bool = False,
        same_viewer: bool = True,
    ) -> None:
        """Tell that another moment is on show, `before` it that one; the curtain falls at the last one."""
        self._view = None
        if self._viewer == self.everybody and not self._moments.pending:
            self._curtain = self._next_behind_curtain()
        self._last_told = (tuple(events), before, played)
        self.changed.emit(self.change_for(self._viewer)._replace(same_viewer=same_viewer))
        if self._end_unseen and not self._moments.pending:
            # Until now a program that was killed would have offered the game, for its end to be seen.
            self._end_unseen = False
            if (trouble := self._kept()) is not None:
                self.trouble.emit(trouble)

    def change_for(self, viewer: str) -> Change:
        """What the last `changed` was about, for anybody who has looked all along: a seat, or PUBLIC."""
        events, before, played = self._last_told
        view = before.view(viewer) if before is not None else None
        return Change(tuple(seen_by(viewer, events)), view, True, played)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result() is not None

    def result(self) -> Result | None:
        """How it ended, or None while it goes on, at the moment on show."""
        return self._moments.position.result()

    def standing(self) -> dict[str, int]:
        """What every seat has of what the game is won by, as all may see it."""
        return self._moments.position.standing()

    # ---- the story

    def told(self, step: int, until: int | None = None) -> list[Event]:
        """What followed from one answer, or from all answers before `until`, as the viewer may see it.

        Only what has been on show. Raises IndexError.
        """
        last = step + 1 if until is None else until
        events = [event for number in range(step, last) for event in self._history.told(number)]
        if last == len(self._history):
            del events[max(0, len(events) - len(self._moments.to_come())) :]
        return seen_by(self._viewer, events)

    def history(self) -> list[Event]:
        """Everything that has happened in the game up to the moment on show, as the viewer may see it."""
        seen, hidden = self._history.history(self._viewer), seen_by(self._viewer, self._moments.to_come())
        return seen[: len(seen) - len(hidden)]

    def recap(self, seat: str, watched: bool = False, off_table: Collection[str] = ()) -> list[Event]:
        """What has happened since `seat` looked last, as the viewer may see it: for after the curtain.

        `watched`: this person has taken the screen from the open table, and seen what lay there. Events of
        the kinds `off_table` are not to be seen there.
        """
        return self._history.missed(seat, self._viewer, watched, off_table)

    def _next_behind_curtain(self) -> str | None:
        if self._arriving is not None:
            return None if self._ended() else self._arriving
        question = self._turn_order.next()
        if question is None or not question.private or question.who == self._viewer:
            return None
        return question.who

    def _pass_on(self, moments: Sequence[Moment] | None = None, *, at_once: bool = False) -> None:
        """Take everybody's eyes away, keep what happened, and show it; the curtain falls at the last moment.

        Without `moments` the game stands somewhere else at once. With `at_once` the last of them is on show
        at once: others are asked still, and nobody shuts the door for them.
        """
        same = self._viewer == self.everybody
        self._viewer, self._curtain, self._peeking = self.everybody, None, False
        paced = moments is not None and self.paced and not at_once
        trouble = self._kept(seen=not paced)
        self._end_unseen = paced and self._ended()
        before = self._moments.position
        if moments is None:
            self._turn_order.begin_anew()
            self._moments.begin_anew(self._ahead)
            self._tell(same_viewer=same)
        else:
            self._moments.add(moments)
            if paced:
                self._other_eyes = not same
                self.advance()
            else:
                events = self._moments.jump()
                self._tell(events, before, played=self.paced, same_viewer=same)
        if trouble is not None:
            self.trouble.emit(trouble)
