"""What one viewer may see of a game of Aux pierres du dragon (R-I1), and which part of a power asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Effect
from pierres.rules.aux_pierres.tasks import Task
from pierres.rules.game import Question

Counts = Mapping[str, int]
"""Kind of coin or colour of stone → how many; every kind is there, zeros too. Never changed once made."""


class SeatView(NamedTuple):
    """One seat, from in front of its screen, and behind it if the viewer may look there."""

    name: str
    stones: Counts
    score: int
    spent: int
    """Fairy gold in front of the screen, spent this round."""
    doppelganger: bool
    purse: Counts | None
    """Coins behind the screen (fairy common silver cursed amulet); None if the viewer may not see them."""
    fist: Counts | None
    """The viewer's own closed fist while the fists are not open; always None for other seats."""


class AuctionView(NamedTuple):
    """The auction under way, from the moment a character is up for bids to the end of its use."""

    character: str
    number: int
    """Which auction of the round it is, from 1."""
    of: int
    """How many characters this round has at most."""
    stage: str
    """`bid` and `silver` while fists are closed, `opened` at the moment when they lie open, then `power`."""
    participants: tuple[str, ...]
    """Who closes a fist in the stage `bid` or `silver`, whether or not they have done so already."""
    bids: Mapping[str, Counts]
    """The gold fists, once opened."""
    silver: Mapping[str, Counts]
    """The silver fists, once opened."""
    winner: str | None
    stack: tuple[str, ...]
    """Characters being used: the one auctioned, the one it copies, and so on."""
    second_bidders: tuple[str, ...]
    """Whom a thief robs, once there is a winner."""
    may_double: bool
    """R-P2: the winner held the doppelganger, and has not played it yet."""
    bid_given: bool
    """R-X17: the coins of this bid have been given already."""


class BagView(NamedTuple):
    """The bag while stones are drawn from it."""

    stones: Counts
    """What is still in the bag."""
    drawn: Counts
    """What has been drawn and is not yet kept."""
    announced: str | None
    """The colour announced for the rainbow dragon."""

    def risk(self) -> tuple[int, int]:
        """How many stones of the bag would lose all if they came next, and how many there are (R-X12)."""
        bad = self.stones[self.announced] if self.announced is not None else 0
        return bad, sum(self.stones.values())


class View(NamedTuple):
    """Everything that `viewer` may see. It is the same where nothing of that differs."""

    viewer: str
    options: Mapping[str, object]
    seats: tuple[SeatView, ...]
    round: int
    up: str | None
    """The character up for bids, None while a power is used or the next card is to come."""
    auction: AuctionView | None
    row: tuple[str, ...]
    """Characters face up, in order of appearance."""
    pile: tuple[str, ...]
    """The face-down characters as a set (R-D2), in the order of the card list, doubles counting."""
    discard: tuple[str, ...]
    deck: tuple[str, ...]
    """The specials that can still be drawn, in the order of the card list: public, since all are known."""
    bank: Counts
    """Coins and stones of the bank: fairy common silver cursed amulet red blue yellow."""
    bag: BagView | None
    questions: tuple[Question, ...]
    """The open questions whose legal answers the viewer may see: public ones, and their own."""
    waiting: bool
    """Whether somebody is asked: nobody is at a moment on the way, nor at the end."""
    todo: tuple[Task, ...]
    """What the rules have still to do, for `imagine`; nothing of it is hidden."""
    winners: tuple[str, ...]

    def seat(self, name: str) -> SeatView:
        """The seat of that name; KeyError if there is none."""
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise KeyError(name)


class Asking(NamedTuple):
    """What asks now."""

    op: str
    """The operation of the effect that asks, or "" before any effect begins, and while fists are closed."""
    effect: Effect | None
    """The effect itself, where its numbers matter to the choice."""
    victim: str
    """Who is robbed, once that is decided."""


_NO_EFFECT = Asking("", None, "")


def asking(view: View) -> Asking:
    """What asks the question that is open, public or not: several effects of a card may ask for a colour."""
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
