"""What a forecast consists of: single things that would happen, in the order in which they do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Gain:
    """Coins or stones of one kind from the bank: `n` of the number `wanted`."""

    kind: str
    n: int
    wanted: int
    at_least: bool
    """Whether it may be more, by what is bid before."""


@dataclass(frozen=True)
class StoneChoice:
    """A stone of one's choice, bought, drawn or announced, of what the bank has."""

    stones: tuple[int, ...]


@dataclass(frozen=True)
class Filled:
    """Stones that go from the bank into the bag."""

    stones: tuple[int, ...]


@dataclass(frozen=True)
class Score:
    """Points for the user, no more than are wanting to three."""

    n: int


@dataclass(frozen=True)
class PaidStones:
    """So many stones paid."""

    n: int


@dataclass(frozen=True)
class GivenBid:
    """Fairy gold of this bid given to the bank; None if nobody knows yet how much."""

    fairy: int | None


@dataclass(frozen=True)
class Victims:
    """Who may be robbed: one of them is chosen, if there are several."""

    names: tuple[str, ...]
    coins: bool
    """Whether all of some coins are taken, and not one thing."""


@dataclass(frozen=True)
class Banished:
    """Colour → who would give back how many stones of it; one colour, or those to choose from."""

    lost: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True)
class Performs:
    """A character of the row (`played`) or the pile is used: so many can be."""

    pool: str
    n: int


@dataclass(frozen=True)
class Kept:
    """The user keeps the card."""


@dataclass(frozen=True)
class Void:
    """It does nothing: `reason` is the key of the rules."""

    reason: str


Fact = (
    Gain | StoneChoice | Filled | Score | PaidStones | GivenBid | Victims | Banished | Performs | Kept | Void
)
