"""What a forecast consists of: single things that would happen, in the order in which they do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Paid:
    """A payment of the power: who is short owes the rest."""

    who: str
    to: str
    """A seat, or `stakes`."""
    amount: int
    paid: int


@dataclass(frozen=True)
class Took:
    """Gold taken from the stakes, and how much of it goes straight back, to repay a debt to them."""

    amount: int
    taken: int
    back: int


@dataclass(frozen=True)
class Drawn:
    """Cards drawn by one player, and why they are no more: `hand_full`, `no_cards`, or ""."""

    who: str
    n: int
    stopped: str


@dataclass(frozen=True)
class Aimed:
    """The strongest opponent, whom the power means; where they are tied, the owner names one of these."""

    at: tuple[str, ...]


@dataclass(frozen=True)
class Demanded:
    """An opponent has to part with a card or with so much gold."""

    giver: str
    n: int


@dataclass(frozen=True)
class Robbed:
    """A card is taken blind from a hand."""

    victim: str


@dataclass(frozen=True)
class TookAntes:
    """These ante cards go to the hand for certain."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Slain:
    """This dragon is slain: no other could be."""

    card: str


@dataclass(frozen=True)
class Counted:
    """So much gold, out of the stakes or from each opponent into them, as the owner likes."""

    n: int
    out: tuple[Fact, ...]
    """What follows if it is taken out of the stakes."""


@dataclass(frozen=True)
class MadeFlight:
    """A special flight is made: each opponent pays, or so much gold comes from the stakes."""

    flight: str
    """`colour` or `strength`."""
    amount: int


@dataclass(frozen=True)
class Void:
    """The power, or an effect of it, does nothing: `reason` is the key of the rules."""

    reason: str


@dataclass(frozen=True)
class Ends:
    """The stakes are empty after that: the gambit ends without winner."""

    stakes: int
    """What lay in them before."""


Fact = (
    Paid | Took | Drawn | Aimed | Demanded | Robbed | TookAntes | Slain | Counted | MadeFlight | Void | Ends
)
