"""Which part of a power an open question belongs to.

A card may have several effects that ask for a colour: what is still to do tells which of them asks.
"""

from __future__ import annotations

from typing import NamedTuple

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Effect
from pierres.rules.aux_pierres.view import BagView, View


class Asking(NamedTuple):
    """What asks now."""

    op: str
    """The operation of the effect that asks, or "" before any effect begins, and while fists are closed."""
    effect: Effect | None
    """The effect itself, where its numbers matter to the choice."""
    victim: str
    """Who is robbed, once that is decided."""


_NO_EFFECT = Asking("", None, "")


def risk(bag: BagView) -> tuple[int, int]:
    """How many stones of the bag would lose all if they were drawn next, and how many there are (R-X12)."""
    bad = bag.stones[bag.announced] if bag.announced is not None else 0
    return bad, sum(bag.stones.values())


def asking(view: View) -> Asking:
    """What asks the question that is open, public or not."""
    match view.todo[-1] if view.waiting and view.todo else None:
        case tasks.GainStones():
            return Asking("gain_stones", None, "")
        case tasks.BagPush():
            return Asking("bag_push", None, "")
        case tasks.Steal(effect=effect, victim=victim) | tasks.Seize(effect=effect, victim=victim):
            return Asking(effect.op, effect, victim or "")
        case tasks.Banish(effect=effect) | tasks.Buy(effect=effect) | tasks.Perform(effect=effect):
            return Asking(effect.op, effect, "")
    return _NO_EFFECT
