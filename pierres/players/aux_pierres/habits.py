"""How much others bid, by what a card seems to be worth to them: habits that all have, and those of one seat.

A seat's *part* of a card is the gold that it would bid if it shared out what it has among all the cards that
are still to come, as they are worth to it. What is really bid for a part is counted in bins.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST = 16
"""The highest fist that is told apart."""
EDGES = (0.15, 0.4, 0.75, 1.2, 1.8, 2.6, 4.0, 6.0)
"""Where one bin of parts ends and the next begins."""
BINS = len(EDGES) + 1
PRIOR = 8.0
"""How many fists seen outweigh what is believed of everybody."""
SPREAD = 0.3
"""How much a fist tells of the bins and the fists beside it."""

Weights = list[float]
"""Fist value → how likely."""


def bin_of(part: float) -> int:
    """The bin of a part."""
    for number, edge in enumerate(EDGES):
        if part < edge:
            return number
    return BINS - 1


def _guess(part: float, nothing: float) -> Weights:
    """What people might bid: often nothing, else something around the part."""
    weights = [0.0] * (MOST + 1)
    for value in range(1, MOST + 1):
        weights[value] = 1.0 / (1.0 + ((value - part) / (0.6 + 0.4 * part)) ** 2) ** 2
    total = sum(weights)
    weights = [(1 - nothing) * weight / total for weight in weights]
    weights[0] = nothing
    return weights


_MIDDLES = (0.08, 0.28, 0.57, 1.0, 1.5, 2.2, 3.3, 5.0, 8.0)
_NOTHING = (0.9, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.12, 0.08)
USUAL: Sequence[Weights] = [_guess(part, zero) for part, zero in zip(_MIDDLES, _NOTHING, strict=True)]
"""Bin → what everybody is taken to bid."""


class Habits:
    """What a seat has bid so far, beside what everybody bids."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: list[Weights] = [[PRIOR * weight for weight in usual] for usual in USUAL]

    def learn(self, part: float, value: int) -> None:
        """A fist of that value has been opened."""
        here = bin_of(part)
        value = min(value, MOST)
        for number in (here - 1, here, here + 1):
            if 0 <= number < BINS:
                weight = 1.0 if number == here else SPREAD
                seen = self.seen[number]
                seen[value] += weight
                if value > 1:
                    seen[value - 1] += SPREAD * weight
                if 0 < value < MOST:
                    seen[value + 1] += SPREAD * weight

    def expected(self, part: float, gold: int) -> Weights:
        """How likely each fist is, with so much gold behind the screen."""
        return limited(self.seen[bin_of(part)], gold)


def limited(weights: Weights, gold: int) -> Weights:
    """The same for one who has no more gold than that, as chances."""
    total = sum(weights)
    found = [weight / total for weight in weights[: gold + 1]]
    rest = 1.0 - sum(found)
    if rest > 0.0:
        found[-1] += rest
    return found


def usual(part: float, gold: int) -> Weights:
    """What everybody is taken to bid."""
    return limited(USUAL[bin_of(part)], gold)
