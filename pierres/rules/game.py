"""What every game offers: the rules ask questions, somebody answers, events follow.

The rules are a deterministic function of the answers. Chance is a seat like any other, called `CHANCE`,
and a viewer is either a seat or the `PUBLIC`. Nothing above the rules reads a position itself: it reads
the questions, the events and the view of one viewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeVar, cast

from pierres.rules import names
from pierres.rules.given import BadGame as BadGame
from pierres.rules.given import Fields, Json, Object, shown
from pierres.rules.legal import Legal

CHANCE = "chance"
PUBLIC = "public"


class Question(NamedTuple):
    """One open question.

    `about` is the id of what it is about (a character), or "". `private` questions may be seen with
    their legal answers by their own seat alone (R-I3).
    """

    who: str
    kind: str
    legal: Legal
    about: str = ""
    private: bool = False


K = TypeVar("K", bound=str, covariant=True)
D = TypeVar("D", covariant=True)


class EventOf(NamedTuple, Generic[K, D]):
    """One fact, in the order in which facts happened.

    `public` is what everybody may see of it, None if the public may not see that it happened at all.
    `private` is what the seats in `sees` may see besides. The `events` of a game say what each kind tells.
    """

    kind: K
    who: str
    public: Mapping[str, object] | None
    private: Mapping[str, object] | None = None
    sees: tuple[str, ...] = ()

    @property
    def data(self) -> D:
        """All that it tells: in an event as a viewer sees it, all that the viewer may see."""
        return cast(D, {**(self.public or {}), **(self.private or {})})

    def seen_by(self, viewer: str) -> Event | None:
        """The event with all that `viewer` may see of it in `public`, or None if that is nothing."""
        if self.private is not None and viewer in self.sees:
            return Event(self.kind, self.who, {**(self.public or {}), **self.private})
        if self.public is None:
            return None
        return Event(self.kind, self.who, self.public)


if TYPE_CHECKING:
    Event = EventOf[Any, Any]
else:  # An alias with parameters is slow to call.
    Event = EventOf


def seen_by(viewer: str, events: Iterable[Event]) -> list[Event]:
    """These events, as far as `viewer` may see them."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


class Illegal(ValueError):
    """An answer that is not legal. The position is as it was before (R-Q4).

    `reason` is a key for words, `details` what the sentence needs.
    """

    def __init__(
        self, who: str, kind: str, value: object, reason: str, details: Mapping[str, object] | None = None
    ) -> None:
        self.who = who
        self.kind = kind
        self.value = value
        self.reason = reason
        self.details = dict(details or {})
        super().__init__(f"{who} {kind} {shown(value)}: {reason.replace('_', ' ')}")


class Result(NamedTuple):
    """How a finished game ended: the winners (several where a game allows it) and every seat's score."""

    winners: tuple[str, ...]
    scores: Mapping[str, int]


@dataclass(frozen=True)
class OptionFact:
    """One option of a game: its name in the record, its default, and the ruling that allows it.

    `choices` lists the values, or `numbers` the whole numbers that it may be; both are empty where the value
    is free (own cards). `display` options change what is shown and never the rules.
    """

    name: str
    default: Json
    ruling: str
    choices: tuple[bool | str, ...] = (False, True)
    display: bool = False
    numbers: range = range(0)


@dataclass(frozen=True)
class Facts:
    """What a program must know about a game before one is played."""

    id: str
    seats_min: int
    seats_max: int
    hidden: bool
    unit: str = "points"
    """What scores are counted in: `points`, `gold` or `cards`."""
    longest: int | None = None
    """At most so many answers make a game; None where nothing limits them."""
    given_up_after: int | None = None
    """Random play is given up after so many answers, where it can go round in circles for ever."""
    counted: Mapping[str, str] = field(default_factory=dict)
    """What is worth counting in many games: word → kind of event."""
    options: tuple[OptionFact, ...] = ()
    revealing: frozenset[str] = field(default_factory=frozenset)
    """Kinds of events after which an undo would leave knowledge behind."""


class View(Protocol):
    """All that one viewer may see: an immutable record that compares by value. Each game has its own."""

    @property
    def viewer(self) -> str:
        """Who looks: a seat, or PUBLIC."""

    @property
    def questions(self) -> tuple[Question, ...]:
        """The open questions whose legal answers the viewer may see: public ones, and their own."""


V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


class PositionOf(Protocol[V_co]):
    """One game at one moment. Plain data: it can be copied, compared, written down and taken up again."""

    marks: Marks | None
    """Where the moments of an answer are kept for whoever asked for them (`moments`); else None."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in table order, those that are out among them."""

    def still_in(self) -> tuple[str, ...]:
        """The seats that may be asked again, in table order."""

    @property
    def unordered(self) -> frozenset[str]:
        """The keys of the snapshot whose lists are sets, so that their order means nothing."""

    def questions(self) -> tuple[Question, ...]:
        """The open questions; none when the game is over.

        Questions to several seats at once are secret and simultaneous. Several to one seat are a choice:
        it answers one of them, each of another kind.
        """

    def answer(self, who: str, kind: str, value: object = None) -> list[Event]:
        """Answer a question; returns what follows. Raises Illegal and changes nothing if it is illegal."""

    def view(self, viewer: str) -> V_co:
        """What `viewer` (a seat, or PUBLIC) may see."""

    def copy(self) -> Self:
        """An independent copy."""

    def snapshot(self) -> dict[str, Json]:
        """The keys of `expect` in the record notation."""

    def standing(self) -> dict[str, int]:
        """What every seat has of what the game is won by, as all may see it at any time."""

    def result(self) -> Result | None:
        """The result, or None while the game goes on."""


Position = PositionOf[View]
"""A position of any game."""

Marks = list[tuple[str, int, Position]]
"""Name of a moment, number of the events before it, position."""


Options = Mapping[str, Any]
"""All options of a game, checked: each has a value of the kind that its OptionFact says."""


def checked_seats(
    seats: Sequence[str], reserved: Sequence[str] = (CHANCE, PUBLIC), *, kept: bool = False
) -> tuple[str, ...]:
    """Seat names as a record may have them: unique, to be seen, not reserved. Raises BadGame.

    In a game that is `kept` names are told apart as they stand there; in any other two names that look the
    same are one person's.
    """
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadGame("seats: expected a list of names")
    given = tuple(seats)
    seen: set[str] = set()
    for index, name in enumerate(given):
        if type(name) is not str or not name.strip():
            raise BadGame(f"seats[{index}]: expected a name")
        if not kept and not names.is_visible(name):
            raise BadGame(f"seats[{index}]: nothing can be seen of the name {shown(name)}")
        key = name if kept else names.key(name)
        if key in reserved:
            raise BadGame(f"seats[{index}]: the name {shown(key)} is reserved")
        if key in seen:
            raise BadGame(f"seats[{index}]: the name {shown(name)} appears twice")
        seen.add(key)
    return given


def checked_options(facts: Facts, options: Object) -> dict[str, Json]:
    """All options of a game, with defaults for the missing ones. Raises BadGame for an unknown one."""
    known = {option.name: option for option in facts.options}
    Fields(options, "options").only(tuple(known), "unknown option")
    for name, value in options.items():
        choices = known[name].choices
        if choices and not any(type(value) is type(choice) and value == choice for choice in choices):
            words = ", ".join(
                str(choice).lower() if isinstance(choice, bool) else choice for choice in choices
            )
            raise BadGame(f"options.{name}: expected one of {words}, not {shown(value)}")
        numbers = known[name].numbers
        if numbers and (type(value) is not int or value not in numbers):
            words = f"{numbers[0]} to {numbers[-1]}"
            raise BadGame(f"options.{name}: expected a whole number from {words}, not {shown(value)}")
    return {name: options.get(name, option.default) for name, option in known.items()}


def chosen_options(facts: Facts, options: Object) -> dict[str, Json]:
    """Without those that have their default: no record writes them."""
    usual = {option.name: option.default for option in facts.options}
    return {name: value for name, value in options.items() if name not in usual or value != usual[name]}
