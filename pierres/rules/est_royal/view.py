"""What may be seen of a game of Est Royal: everything but the order of the stock, and the same for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pierres.rules.est_royal.cards import RANKS, RANKS_A_SUIT
from pierres.rules.game import Question

Cards = tuple[str, ...]
"""Names of cards, bottom to top."""


class View(NamedTuple):
    """Everything that lies face up, and how many cards do not."""

    viewer: str
    seat: str
    options: Mapping[str, object]
    foundations: tuple[Cards, ...]
    """f1 to f4, base card first."""
    tableau: tuple[Cards, ...]
    """up, left, centre, right, down."""
    waste: Cards
    stock: int
    """How many cards are still to be turned."""
    base: str
    """The rank that foundations start with, "" before the deal."""
    score: int
    over: bool
    won: bool
    redeals: int
    """How often the waste may still become the stock again."""
    moves: int
    """How many turns, redeals and moves have been made."""
    questions: tuple[Question, ...]

    def wanted(self, corner: int) -> str:
        """What a corner (0 to 3) takes next: a card, the base rank while it is empty, "" when complete."""
        cards = self.foundations[corner]
        if not cards:
            return self.base
        if len(cards) == RANKS_A_SUIT:
            return ""
        top = cards[-1]
        return RANKS[(RANKS.index(top[0]) + 1) % RANKS_A_SUIT] + top[1]
