"""A game of Aux pierres du dragon at one moment: where all lies, what is asked, what is still to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.tasks import Task
from pierres.rules.aux_pierres.view import View
from pierres.rules.base import BaseBox, BasePosition
from pierres.rules.game import Event, Options, Question
from pierres.rules.legal import Legal, Names


@dataclass(frozen=True, eq=False, slots=True)
class Box(BaseBox):
    """The box as these players use it: seats, options, cards. It is shared by all positions of one game."""

    characters: Mapping[str, Character]
    """Id → character, own cards included, in the order of the card list."""
    order: Mapping[str, int]
    """Id → its place in that order."""
    witch: Character
    doppelganger: Character
    """The card that its winner keeps; own cards cannot `keep`."""
    base: tuple[Character, ...]
    """The base characters of the pile: all but the witch."""
    specials: tuple[Character, ...]
    """The special cards, one for each copy, own cards included (R-K1)."""
    double_copied: bool
    amulet_in_silver: bool
    open_purses: bool

    @classmethod
    def packed(cls, seats: tuple[str, ...], options: Options, cards: tuple[Character, ...]) -> Box:
        """The box with these characters, own cards last."""
        base = [card for card in cards if card.deck == "base"]
        return cls(
            seats=seats,
            options=MappingProxyType(dict(options)),
            characters=MappingProxyType({card.id: card for card in cards}),
            order={card.id: place for place, card in enumerate(cards)},
            doppelganger=next(card for card in cards if card.options[0].do[0].op == "keep"),
            witch=next(card for card in base if card.always_first),
            base=tuple(card for card in base if not card.always_first for _ in range(card.copies)),
            specials=tuple(card for card in cards if card.deck == "special" for _ in range(card.copies)),
            double_copied=options["double_copied"],
            amulet_in_silver=options["amulet_in_silver"],
            open_purses=options["purses"] == "open",
        )

    def in_order(self, cards: Sequence[Character]) -> tuple[str, ...]:
        """The ids of these cards in the order of the card list: a set without an order of its own."""
        return tuple(sorted([card.id for card in cards], key=self.order.__getitem__))


Counts = tuple[int, ...]
"""Stones by colour."""

Seats = tuple[int, ...]
"""Numbers of seats."""

Fist = dict[str, int]
"""Coins in a fist, without the zeros; never changed once closed."""

NOTHING: Counts = (0, 0, 0)


class State(BasePosition[View]):
    """Plain data: lists of numbers for what moves all the time, tuples for the rest.

    Seats are numbers here, colours and coins are numbered as in `constants`.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        seats = len(box.seats)
        self.box: Box = box
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
        """R-P2: the user held the doppelganger when winning, and has not played it yet."""
        self.bid_given = False
        """R-X17: the coins of this bid have been given already."""
        self.stack: tuple[Character, ...] = ()
        """The characters being used, the one auctioned first (section 7)."""

    def part_from(self, other: Self) -> None:
        """Lists of its own."""
        self.purses = [purse[:] for purse in other.purses]
        self.spent = other.spent[:]
        self.stones = [stones[:] for stones in other.stones]
        self.score = other.score[:]
        self.bank_coins = other.bank_coins[:]
        self.bank_stones = other.bank_stones[:]
        self.fists = other.fists[:]

    def contents(self) -> dict[str, object]:
        """With ids for characters: each game reads own cards anew, and so has objects of its own."""
        return {key: _named(value) for key, value in super().contents().items()}

    # -- words that the rules are written in ---------------------------------------------------------

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.box.seats[seat]

    def ask(self, task: Task, kind: str, legal: Legal, private: bool = False) -> None:
        """Put a question about `task` to the user; the answer fills in its field of that kind."""
        self.todo.append(task)
        self.open = (Question(self.box.seats[self.user], kind, legal, self.about(), private),)

    def choose(self, task: Task, kind: str, names: Sequence[str]) -> str | None:
        """The name that the user has chosen, or the only one that there is.

        Of several the user is asked, which gives None here, and the task is taken up again (R-Q2).
        """
        chosen: str | None = getattr(task, kind)
        if chosen is None and len(names) == 1:
            return names[0]
        if chosen is None:
            self.ask(task, kind, Names(names))
        return chosen

    def tell(self, events: list[Event], kind: str, told: Mapping[str, object]) -> None:
        """Add what the user does to the events."""
        events.append(Event(kind, self.box.seats[self.user], told))

    def void(self, reason: str, events: list[Event]) -> None:
        """A power, or an effect of it, that does nothing: `reason` says why."""
        self.tell(events, "void", {"character": self.stack[-1].id, "reason": reason})

    def about(self) -> str:
        """The id of the character that is being used, or ""."""
        return self.stack[-1].id if self.stack else ""


def _named(value: object) -> object:
    if isinstance(value, Character):
        return value.id
    if isinstance(value, list | tuple):
        return type(value), [_named(inner) for inner in value]
    return value


def without(cards: tuple[Character, ...], card: Character) -> tuple[Character, ...]:
    """These cards but one `card`, which is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
