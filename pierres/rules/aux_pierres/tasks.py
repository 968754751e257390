"""What is still to do, as data: a stack of small tuples, so that a game can rest in the middle of a power.

A field that is None is a question not yet answered and bears the kind of that question; the answer fills
it in, and the task is taken up again.
"""

from __future__ import annotations

from typing import NamedTuple

from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay


class DealStones(NamedTuple):
    """R-S2: four stones to each seat."""

    stones: tuple[tuple[str, ...], ...] | None = None


class DrawSpecials(NamedTuple):
    """The specials of the round join the pile."""

    specials: tuple[str, ...] | None = None


class NextCharacter(NamedTuple):
    """Turn up the next card of the pile, or end the round."""

    reveal: str | None = None


class Use(NamedTuple):
    """Use a character, once or twice."""

    card: Character
    copied: bool
    double: bool | None = None


class UseOnce(NamedTuple):
    """One use of a character: choose and carry out one of its options (R-U1)."""

    card: Character
    copied: bool
    second: bool
    use: bool | None = None
    option: int | None = None


class PayFor(NamedTuple):
    """Pay what an option costs, then carry out its effects."""

    price: Pay
    option: Option
    pay: tuple[int, ...] | None = None


class Do(NamedTuple):
    """Carry out an effect that needs no choice."""

    effect: Effect


class GainStones(NamedTuple):
    """Take `left` stones of one's choice from the bank, one by one."""

    left: int
    colour: str | None = None


class Steal(NamedTuple):
    """`left` thefts, one by one (R-V5, R-V6)."""

    effect: Effect
    left: int
    victim: str | None = None
    colour: str | None = None


class Seize(NamedTuple):
    """Take all of some coins from a purse (R-X3)."""

    effect: Effect
    victim: str | None = None


class Banish(NamedTuple):
    """Stones of one colour go back to the bank."""

    effect: Effect
    colour: str | None = None


class BagDraw(NamedTuple):
    """Draw `left` more stones from the filled bag, and keep them (R-X9)."""

    left: int
    stone: str | None = None


class BagPush(NamedTuple):
    """Draw from the filled bag until stopping or failing (R-X10 to R-X12)."""

    colour: str | None = None
    stone: str | None = None
    draw: bool | None = None


class Buy(NamedTuple):
    """Buy stones from the bank (R-X5 to R-X7)."""

    effect: Effect
    buy: tuple[tuple[int, ...], tuple[int, ...]] | None = None


class Perform(NamedTuple):
    """Use a character of the row or of the pile."""

    effect: Effect
    character: str | None = None


class Leave(NamedTuple):
    """The character on top of the stack has been used in full."""


NEXT_CHARACTER = NextCharacter()
LEAVE = Leave()


Task = (
    DealStones | DrawSpecials | NextCharacter | Use | UseOnce | PayFor | Do | GainStones | Steal | Seize
    | Banish | BagDraw | BagPush | Buy | Perform | Leave
)  # fmt: skip
