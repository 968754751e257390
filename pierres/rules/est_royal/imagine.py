"""A whole position that the player may believe in: what lies face up as it is, the stock in any order."""

from __future__ import annotations

from collections.abc import Callable

from pierres.rules.est_royal.cards import PACK, RANKS, numbers_of
from pierres.rules.est_royal.position import Position
from pierres.rules.est_royal.state import NO_BASE, Box
from pierres.rules.est_royal.view import View


def imagine(box: Box, view: View, pick: Callable[[int], int]) -> Position:
    """A position with `imagine(box, view, pick).view(view.viewer) == view`.

    `pick(n)` gives a number from 0 to n - 1: each card that is not seen may be the next of the stock.
    """
    position = Position(box)
    position.base = RANKS.index(view.base) if view.base else NO_BASE
    for corner, cards in enumerate(view.foundations):
        for card in numbers_of(cards):
            position.lay_in_corner(card, corner)
    position.piles = [numbers_of(pile) for pile in view.tableau]
    position.waste = numbers_of(view.waste)
    position.redeals, position.answers = view.redeals, view.moves
    if view.base:
        seen = {card for cards in (*view.foundations, *view.tableau, view.waste) for card in cards}
        unseen = [number for number, name in enumerate(PACK) if name not in seen]
        position.stock = [unseen.pop(pick(len(unseen))) for _ in range(len(unseen))]
    return position
