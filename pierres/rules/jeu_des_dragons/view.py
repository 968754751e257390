"""What one viewer may see of a game of Le Jeu des dragons (section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pierres.rules.game import Question
from pierres.rules.jeu_des_dragons.tasks import Task

Cards = tuple[str, ...]
"""Ids of cards."""


class SeatView(NamedTuple):
    """One seat: what lies before it, and its hand as far as the viewer knows it."""

    name: str
    out: bool
    """Eliminated."""
    gold: int
    debts: tuple[tuple[str, int], ...]
    """Creditor (a seat, or `stakes`) and amount, oldest first."""
    hand_size: int
    """A chosen ante card counts in the hand until all are turned."""
    hand: Cards | None
    """The viewer's own hand, or any that lies open, in the order of the card list; None for other seats."""
    known: Cards
    """Of another seat's hand: the cards that the viewer knows to be there, having seen them."""
    maybe: Cards
    """Of another seat's hand: cards that the viewer has seen, and that are in this hand or in another one."""
    chosen: str | None
    """The viewer's own ante card while the others choose; always None for other seats."""
    flight: Cards
    """In the order played."""
    total: int
    """The strength of the flight."""
    barred: str
    """The god who bars the flight from the stakes as it lies now, or ""."""
    paid: tuple[str | int, ...]
    """The colours and strengths of special flights paid in this gambit."""


class View(NamedTuple):
    """Everything that `viewer` may see. It is the same where nothing of that differs."""

    viewer: str
    options: Mapping[str, object]
    seats: tuple[SeatView, ...]
    gambit: int
    round: int
    """0 during the ante."""
    leader: str
    """Who leads the round, "" while the ante is made."""
    turn: str
    """Whose turn it is, "" while the ante is made."""
    played: tuple[tuple[str, str], ...]
    """Seat and card of every card played this round, in order; replacements in their place."""
    to_beat: int | None
    """The next card played triggers if it is not stronger than this; None if any card does."""
    working: tuple[str, str] | None
    """While a power asks: the card that works, and the card whose power it carries out."""
    leads_next: str
    """Who leads the next round by a Priest, or ""."""
    weakest_wins: bool
    """A Druid's power works in this gambit."""
    stakes: int
    ante: Cards
    """The ante cards face up by the stakes, in the order of the card list."""
    discard: Cards
    """In the order discarded."""
    deck: int
    """How many cards are still to be drawn."""
    asked: tuple[tuple[str, str], ...]
    """Seat and kind of what is asked: during the ante of all, whether or not they have chosen."""
    questions: tuple[Question, ...]
    """The open questions whose legal answers the viewer may see: public ones, and their own."""
    over: str
    """Why the game is over, or ""."""
    gone: Cards
    """Discarded by a Copper's power in this play (D-86)."""
    todo: tuple[Task, ...]
    """What the rules have still to do, for `imagine`; nothing of it is hidden."""
    winners: tuple[str, ...]

    def seat(self, name: str) -> SeatView:
        """The seat of that name; KeyError if there is none."""
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise KeyError(name)
