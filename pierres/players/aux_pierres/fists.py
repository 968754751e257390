"""The best gold fist: every fist is paid, so its chance to win stands against the gold kept for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pierres.players.aux_pierres.habits import MOST, Weights

TIE_OF_OTHERS, TIE_OF_NOBODY = 0.7, 0.3
"""Of the ties that one does not win oneself: how many another wins, and how many nobody."""


class Odds(NamedTuple):
    """What becomes of each fist value from 0 to `MOST`, in one auction."""

    win: Sequence[float]
    """How likely it wins, with its share of the ties."""
    rest: Sequence[float]
    """What the cases in which it does not win bring, each with its chance."""
    lose: Sequence[float]
    """How likely it does not win."""


def odds(others: Sequence[Weights], theirs: Sequence[float], nobody: float, ties: float) -> Odds:
    """Against these fists of others. `theirs`: what it brings if each of them wins; `nobody`: if none does.

    `ties` is how likely a tie is won with silver.
    """
    top = MOST + 1
    below = [1.0] * (top + 1)
    """Index n: how likely all others bid less than n."""
    sums = [0.0] * len(others)
    brings = [0.0] * top
    """By the highest fist of the others: what their winning brings."""
    below[0] = 0.0
    for value in range(top):
        product, weight, total = 1.0, 0.0, 0.0
        for number, weights in enumerate(others):
            if value < len(weights):
                chance = weights[value]
                sums[number] += chance
                weight += chance
                total += chance * theirs[number]
            product *= sums[number]
        below[value + 1] = product
        brings[value] = total / weight if weight else nobody
    win, rest = [0.0] * top, [0.0] * top
    above = 0.0
    for value in range(top - 1, -1, -1):
        tie = below[value + 1] - below[value]
        if value:
            win[value] = below[value] + ties * tie
            rest[value] = above + (1 - ties) * tie * (TIE_OF_OTHERS * brings[value] + TIE_OF_NOBODY * nobody)
        else:
            rest[value] = above + below[1] * nobody
        above += tie * brings[value]
    return Odds(win, rest, [1.0 - chance for chance in win])


def shared_out(cards: Sequence[Sequence[float]], gold: int, common: int, worth: float) -> list[float]:
    """With 0 to `gold` coins left: what the cards to come bring, if the gold is shared out best among them.

    `cards`: for each what a fist of each value brings. Of the gold `common` coins have a worth when kept.
    """
    best = [worth * min(left, common) for left in range(gold + 1)]
    for card in cards:
        best = [
            max([card[value] + best[left - value] for value in range(left + 1)]) for left in range(gold + 1)
        ]
    return best
