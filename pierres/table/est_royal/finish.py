"""Finishing off: when everything that is left can go straight to the foundations, it may go by itself.

It is offered only where it ends in a win, so it can do no harm; nothing is moved within the cross for it.
"""

from __future__ import annotations

from pierres.rules.est_royal.cards import RANKS, RANKS_A_SUIT
from pierres.rules.est_royal.view import View
from pierres.rules.record import Step
from pierres.table.est_royal.layout import CORNERS, CROSS

PACK = 52


def finishing(view: View) -> list[Step]:
    """The moves that end the game in a win, foundation after foundation; [] where those alone do not."""
    if view.over or view.stock or view.options.get("fill_from_waste"):
        return []
    corners = [list(cards) for cards in view.foundations]
    piles = {name: list(cards) for name, cards in zip(CROSS, view.tableau, strict=True)}
    piles["waste"] = list(view.waste)
    steps: list[Step] = []
    moved = True
    while moved:
        moved = False
        for name, cards in piles.items():
            while cards and (at := _home(corners, cards[-1], view.base)) is not None:
                corners[at].append(cards.pop())
                steps.append((view.seat, "move", [name, CORNERS[at]]))
                moved = True
    return steps if sum(map(len, corners)) == PACK else []


def _home(corners: list[list[str]], card: str, base: str) -> int | None:
    """The corner that takes a card now (E-2)."""
    for at, cards in enumerate(corners):
        if not cards:
            if card[0] == base:
                return at
        elif len(cards) < RANKS_A_SUIT and cards[-1][1] == card[1]:
            following = RANKS[(RANKS.index(cards[-1][0]) + 1) % RANKS_A_SUIT]
            if following == card[0]:
                return at
    return None
