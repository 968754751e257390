"""What the games share: what never changes during one, a position that asks and takes answers, the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

from pierres.rules import game
from pierres.rules.game import CHANCE, PUBLIC, Event, Illegal, Options, Question, Result, V
from pierres.rules.given import BadGame, Object
from pierres.rules.legal import Legal

T = TypeVar("T")
Reason = tuple[str, Mapping[str, object]]
"""Why something is refused: a key for words, and what the sentence needs."""
Performers = Mapping[type, Callable[..., None]]


@dataclass(frozen=True, eq=False, slots=True)
class BaseBox:
    """Seats and options. They never change during a game, and all its positions share them."""

    seats: tuple[str, ...]
    options: Mapping[str, object]
    index: Mapping[str, int] = field(init=False)
    """Seat name → number of the seat."""
    everybody: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        numbers = {seat: number for number, seat in enumerate(self.seats)}
        object.__setattr__(self, "index", MappingProxyType(numbers))
        object.__setattr__(self, "everybody", tuple(numbers.values()))


class BasePosition(game.PositionOf[V]):
    """Plain data at one moment, and what asks, takes answers and shows it.

    What is still to do is a stack of small tuples, so that a game can rest in the middle of a power.
    """

    # What no game has of its own: Python keeps thirty attributes more of an object at hand, and no more.
    __slots__ = ("marks", "open", "public", "todo")

    PERFORM: ClassVar[Performers] = {}
    """Kind of task → what does it."""
    FINISH: ClassVar[Performers] = {}
    """What an answer does to the tasks that have no field for it."""
    TOGETHER: ClassVar[Mapping[str, Callable[..., None]]] = {}
    """Kind of question that is put to several at once, in secret → what its answers do."""

    box: BaseBox

    def __init__(self) -> None:
        self.todo: list[Any] = []
        self.open: tuple[Question, ...] = ()
        self.public: V | None = None
        """What everybody may see, once somebody has asked for it; None again after an answer."""
        self.marks: game.Marks | None = None

    # -- one position and another --------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy; tuples, tasks and questions are shared, since they never change."""
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        twin.todo, twin.open = self.todo[:], self.open
        twin.public = twin.marks = None
        twin.part_from(self)
        return twin

    @abstractmethod
    def part_from(self, other: Self) -> None:
        """Take lists of its own, after being made to share those of another position."""

    def __eq__(self, other: object) -> bool:
        """Whether the same things lie in the same places and the same is still to do, by the same rules."""
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.contents() == other.contents()

    __hash__ = None  # type: ignore[assignment]

    def contents(self) -> dict[str, object]:
        """All that makes a position what it is."""
        asked = [question[:2] for question in self.questions()]
        return {**vars(self), "box": (self.seats, self.box.options), "todo": self.todo, "open": asked}

    # -- questions and answers -----------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in table order, those that are out among them."""
        return self.box.seats

    def still_in(self) -> tuple[str, ...]:
        """The seats that may be asked again: all of them, unless a game lets players drop out."""
        return self.box.seats

    def questions(self) -> tuple[Question, ...]:
        """The open questions; none when the game is over."""
        return self.open

    def answer(self, who: str, kind: str, value: object = None) -> list[Event]:
        """Answer a question. Raises Illegal and changes nothing if the answer is not legal (R-Q4)."""
        for question in self.open:
            if question.who == who:
                break
        else:
            raise Illegal(who, kind, value, "not_asked")
        if question.kind != kind:
            raise Illegal(who, kind, value, "wrong_kind", {"asked": question.kind})
        meant = question.legal.read(value)
        if meant is None:
            raise Illegal(who, kind, value, *self.why_not(question, value))
        events: list[Event] = []
        self.public = None
        together = self.TOGETHER.get(kind)
        if together is not None:
            # Until the last one has answered nothing moves, and no answer can be changed (R-Q3).
            place = self.open.index(question)
            self.open = self.open[:place] + self.open[place + 1 :]
            together(self, question, meant, events)
            if self.open:
                return events
        else:
            self.open = ()
            task = self.todo.pop()
            finish = self.FINISH.get(type(task))
            if finish is not None:
                finish(self, task, meant, events)
            else:
                self.PERFORM[type(task)](self, with_answer(task, kind, meant), events)
        self.go_on(events)
        return events

    def why_not(self, question: Question, value: object) -> Reason:
        """Why a value is no answer to a question, as far as one can tell."""
        return "not_a_choice", {}

    def go_on(self, events: list[Event]) -> None:
        """Do what is to be done until something is asked or the game is over."""
        todo, perform = self.todo, self.PERFORM
        while todo and not self.open:
            task = todo.pop()
            perform[type(task)](self, task, events)

    def ask_chance(
        self, task: object, kind: str, legal: Legal, about: str = "", private: bool = False
    ) -> None:
        """Put a question about `task` to chance: always asked, even with one answer."""
        self.todo.append(task)
        self.open = (Question(CHANCE, kind, legal, about, private),)

    # -- what is seen --------------------------------------------------------------------------------------

    def view(self, viewer: str) -> V:
        """What `viewer` may see. What all may see is made once and kept until the next answer."""
        public = self.public
        if public is None:
            public = self.public = self.public_view()
        return public if viewer == PUBLIC else self.view_for(viewer, public)

    @abstractmethod
    def public_view(self) -> V:
        """What everybody may see."""

    @abstractmethod
    def view_for(self, viewer: str, public: V) -> V:
        """What `viewer` may see besides."""

    def visible(self, viewer: str) -> tuple[Question, ...]:
        """The open questions whose legal answers a viewer may see: public ones, and their own."""
        return tuple([asked for asked in self.open if not asked.private or asked.who == viewer])

    def pending(self) -> list[str]:
        """Who is asked for what, as a snapshot has it."""
        return [f"{question.who}:{question.kind}" for question in self.questions()]

    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def winners(self) -> tuple[str, ...]:
        """Who has won, once the game is over."""

    def result(self) -> Result | None:
        """The winners and everybody's score, or None while the game goes on."""
        return Result(self.winners(), self.standing()) if self.is_over() else None


def with_answer(task: T, kind: str, meant: object) -> T:
    """The task with the answer to its question filled in: the field that bears the kind of the question."""
    fields: Any = task  # each kind of task has fields of its own, so no type fits them all
    place = fields._fields.index(kind)
    filled: T = tuple.__new__(type(fields), (*fields[:place], meant, *fields[place + 1 :]))
    return filled


P = TypeVar("P", bound=game.Position)
B = TypeVar("B", bound=BaseBox)


class BaseRules(ABC, Generic[P, B, V]):
    """The ways into a game: one for what begins or is typed, one for what an earlier version has saved."""

    facts: game.Facts
    reserved: Sequence[str] = (CHANCE, PUBLIC)
    """Names that no seat may have."""
    _of_view: tuple[object, B] | None = None

    def start(self, seats: Sequence[str], options: Object | None = None, start: Object | None = None) -> P:
        """The first position, from the box set-up or a record's `start`. Raises BadGame."""
        return self._begin(seats, options, start, kept=False)

    def reopen(self, seats: Sequence[str], options: Object | None, start: Object | None) -> P:
        """The first position of a saved game: names and starts may be as they were allowed once."""
        return self._begin(seats, options, start, kept=True)

    def _begin(self, seats: Sequence[str], options: Object | None, start: Object | None, kept: bool) -> P:
        chosen = game.checked_options(self.facts, {} if options is None else options)
        names = game.checked_seats(seats, self.reserved, kept=kept)
        least, most = self.least_seats(chosen), self.facts.seats_max
        if not least <= len(names) <= most:
            expected = f"{least} to {most}" if least < most else str(least)
            raise BadGame(f"seats: expected {expected}, not {len(names)}")
        box = self.box(names, chosen)
        return self.first_position(box) if start is None else self.position_from(box, start, kept)

    def least_seats(self, options: Object) -> int:
        """The fewest seats under these options."""
        return self.facts.seats_min

    def box_of(self, seats: Sequence[str], options: Options) -> B:
        """The box of a view: views of one game share their options, so it is made once for all of them."""
        if self._of_view is None or self._of_view[0] is not options:
            self._of_view = options, self.box(tuple(seats), options)
        return self._of_view[1]

    @abstractmethod
    def box(self, seats: tuple[str, ...], options: Options) -> B:
        """What never changes during a game of these seats, under all options. Raises BadGame."""

    @abstractmethod
    def imagine(self, view: V, pick: Callable[[int], int]) -> P:
        """A whole position that the viewer of a view may believe in: its view for that viewer is this one.

        `pick(n)` gives a number from 0 to n - 1, so that the rules stay without chance.
        """

    @abstractmethod
    def first_position(self, box: B) -> P:
        """The position of the box set-up."""

    @abstractmethod
    def position_from(self, box: B, start: Object, kept: bool) -> P:
        """The position of a record's `start`; in a saved game it may be as it was allowed once."""


Game = BaseRules[Any, Any, Any]
"""Any game: its positions and views are of no known kind."""
