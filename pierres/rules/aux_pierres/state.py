"""A game of Aux pierres du dragon at one moment: where all lies, what is asked, what is still to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pierres.rules.aux_pierres.box import Box
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.tasks import Task
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import CHANCE, Question
from pierres.rules.legal import Legal, Names

Counts = tuple[int, ...]
"""Stones by colour."""

Seats = tuple[int, ...]
"""Numbers of seats."""

Fist = dict[str, int]
"""Coins in a fist, without the zeros; never changed once closed."""

NOTHING: Counts = (0, 0, 0)


class State:
    """Plain data: lists of numbers for what moves all the time, tuples for the rest.

    Seats are numbers here, colours and coins are numbered as in `material`.
    """

    __slots__ = (
        "announced", "auction", "auction_card", "bag", "bank_coins", "bank_stones", "bid_given", "bids",
        "box", "deck", "discard", "drawn", "fists", "holder", "marks", "may_double", "open", "participants",
        "pile", "public", "purses", "round", "row", "score", "seconds", "silver", "spent", "stack",
        "stones", "todo", "up", "user",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        seats = len(box.seats)
        self.box = box
        self.round = 1
        self.purses: list[list[int]] = []
        """Coins behind each screen."""
        self.spent = [0] * seats
        """Fairy gold in front of each screen."""
        self.stones: list[list[int]] = []
        self.score = [0] * seats
        self.holder = -1
        """The seat that holds the doppelganger, or -1."""
        self.bank_coins: list[int] = []
        self.bank_stones: list[int] = []
        self.bag: Counts = NOTHING
        """Stones in the bag."""
        self.drawn: Counts = NOTHING
        """Stones drawn and not yet kept."""
        self.announced = ""
        """The colour announced for this draw, or ""."""

        self.up: Character | None = None
        self.row: tuple[Character, ...] = ()
        self.pile: tuple[Character, ...] = ()
        self.deck: tuple[Character, ...] = ()
        self.discard: tuple[Character, ...] = ()

        self.auction = 0
        """Number of the auction in the round, from 1; 0 before the first."""
        self.auction_card: Character | None = None
        self.participants: Seats = ()
        """Who closes a fist in the round of fists under way or just opened."""
        self.fists: list[Fist | None] = [None] * seats
        self.bids: tuple[Fist, ...] | None = None
        """The gold fists of all seats, once opened."""
        self.silver: tuple[Fist, ...] | None = None
        """The silver fists of the participants, once opened."""
        self.user = -1
        self.seconds: Seats = ()
        """The second bidders (R-V1 to R-V3)."""
        self.may_double = False
        """R-P2: the user held the doppelganger when he won, and has not played it yet."""
        self.bid_given = False
        """R-X17: the coins of this bid have been given already."""
        self.stack: tuple[Character, ...] = ()
        """The characters being used, the one auctioned first (section 7)."""

        self.todo: list[Task] = []
        self.open: tuple[Question, ...] = ()
        self.public: View | None = None
        """What everybody may see, once somebody has asked for it; None again after an answer."""
        self.marks: list[tuple[str, int, Any]] | None = None
        """Where the moments of an answer are kept for whoever asked for them."""

    def copy(self) -> Self:
        """An independent copy; tuples, tasks and questions are shared, since they never change."""
        twin = object.__new__(type(self))
        twin.box = self.box
        twin.round = self.round
        twin.purses = [purse[:] for purse in self.purses]
        twin.spent = self.spent[:]
        twin.stones = [stones[:] for stones in self.stones]
        twin.score = self.score[:]
        twin.holder = self.holder
        twin.bank_coins = self.bank_coins[:]
        twin.bank_stones = self.bank_stones[:]
        twin.bag = self.bag
        twin.drawn = self.drawn
        twin.announced = self.announced
        twin.up = self.up
        twin.row = self.row
        twin.pile = self.pile
        twin.deck = self.deck
        twin.discard = self.discard
        twin.auction = self.auction
        twin.auction_card = self.auction_card
        twin.participants = self.participants
        twin.fists = self.fists[:]
        twin.bids = self.bids
        twin.silver = self.silver
        twin.user = self.user
        twin.seconds = self.seconds
        twin.may_double = self.may_double
        twin.bid_given = self.bid_given
        twin.stack = self.stack
        twin.todo = self.todo[:]
        twin.open = self.open
        twin.public = None
        twin.marks = None
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether the same things lie in the same places and the same is still to do."""
        if not isinstance(other, State):
            return NotImplemented
        same = (name for name in State.__slots__ if name not in ("box", "open", "public", "marks"))
        return all(_named(getattr(self, name)) == _named(getattr(other, name)) for name in same) and [
            question[:2] for question in self.open
        ] == [question[:2] for question in other.open]

    __hash__ = None  # type: ignore[assignment]

    # -- words that the rules are written in ---------------------------------------------------------

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.box.seats[seat]

    def ask(self, task: Task, kind: str, legal: Legal, private: bool = False) -> None:
        """Put a question about `task` to the user; the answer fills in its field of that kind."""
        self.todo.append(task)
        about = self.stack[-1].id if self.stack else ""
        self.open = (Question(self.box.seats[self.user], kind, legal, about, private),)

    def choose(self, task: Task, kind: str, names: Sequence[str]) -> str | None:
        """The only one of these names; of several the user is asked, and the task taken up again (R-Q2)."""
        if len(names) == 1:
            return names[0]
        self.ask(task, kind, Names(names))
        return None

    def ask_chance(self, task: Task, kind: str, legal: Legal) -> None:
        """Put a question about `task` to chance: always asked, even with one answer."""
        self.todo.append(task)
        about = self.stack[-1].id if self.stack else ""
        self.open = (Question(CHANCE, kind, legal, about),)


def _named(value: object) -> object:
    """A value with ids for characters: each game reads own cards anew, and so has objects of its own."""
    if isinstance(value, Character):
        return value.id
    if isinstance(value, list | tuple):
        return type(value), [_named(inner) for inner in value]
    return value


def without(cards: tuple[Character, ...], card: Character) -> tuple[Character, ...]:
    """These cards but one `card`, which is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
