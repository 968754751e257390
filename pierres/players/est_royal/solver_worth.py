"""How promising a set of cards is, for the search that keeps only the best of them.

A set is what lies in the tableau and how high the foundations are; the waste follows from both. The parts
that depend on the waste of one suit alone, or on the tableau alone, come again and again: they are worked
out once for a puzzle and looked up.
"""

from __future__ import annotations

from typing import NamedTuple

from pierres.players.est_royal.solver_dead import DeadEnds, runs
from pierres.players.est_royal.solver_keys import cards_of

_SUIT = 0x1111111111111
"""The mask of the cards of the first suit: the lowest bit of each rank."""
_SUITS = tuple((_SUIT << suit, 52 + 4 * suit, 15 << 4 * suit) for suit in range(4))
"""Of each suit the mask of its cards, the place of its height in a name, and the mask of its height."""


class Weights(NamedTuple):
    """What things cost in a set: less is better. All but the first two are costs of the waste and the
    tableau."""

    raised: float = 20
    """Gained by a card on a foundation."""
    least: float = 0
    """Gained by a card on the lowest foundation, besides."""
    spread: float = 0
    """The highest foundation against the lowest."""
    space: float = 3
    """A space: it could have been used."""
    above: float = 2
    """A card on the lowest card of a suit in the waste, once for each suit."""
    low: float = 2
    """A card in the waste, times 13 less its height above the base."""
    lower: float = 0
    """The same, squared, by 13."""
    waste: float = 0
    """A card in the waste."""
    far: float = 0
    """Gained by a card in the waste, for each card that its foundation still wants before it."""
    crossed: float = 0
    """Two cards of a suit in the waste, the higher one on top."""
    runs: float = 3
    """A run that the cards in the tableau need."""
    doubled: float = 0
    """A second, third or fourth card of a rank in the tableau."""


class PassWorth:
    """The cost of the sets of one puzzle under some weights."""

    def __init__(self, weights: Weights, dead_ends: DeadEnds) -> None:
        self.weights = weights
        self._above = weights.above
        self._later = dead_ends.later
        self._heights: dict[int, float] = {}
        self._wastes: dict[int, tuple[float, int]] = {}
        self._tableaus: dict[int, float] = {}

    def cost(self, heights: int, tableau: int, waste: int) -> float:
        """The cost of a set, the spaces apart: heights, and the masks of tableau and waste."""
        cost = self._heights.get(heights)
        if cost is None:
            cost = self._heights[heights] = self._of_heights(heights)
        part = self._tableaus.get(tableau)
        cost += self._of_tableau(tableau) if part is None else part
        wastes = self._wastes
        on_lowest = 0
        for suit, shift, nibble in _SUITS:
            its = waste & suit
            if its:
                name = its | (heights & nibble) << 52
                part, on = wastes.get(name) or self._of_waste(its, name, heights >> shift - 52 & 15)
                cost += part
                on_lowest += (waste & on).bit_count()
        cost += self._above * on_lowest
        return cost

    def _of_heights(self, heights: int) -> float:
        each = [heights >> 4 * suit & 15 for suit in range(4)]
        weights = self.weights
        gained = weights.raised * sum(each) + weights.least * min(each)
        return weights.spread * (max(each) - min(each)) - gained

    def _of_tableau(self, tableau: int) -> float:
        # Whether there is a card of a rank, in the lowest of its four bits.
        ranks = (tableau | tableau >> 1 | tableau >> 2 | tableau >> 3) & _SUIT
        doubled = tableau.bit_count() - ranks.bit_count()
        cost = self._tableaus[tableau] = self.weights.runs * runs(tableau) + self.weights.doubled * doubled
        return cost

    def _of_waste(self, its: int, name: int, height: int) -> tuple[float, int]:
        """The cost of the cards of a suit that lie in the waste, its foundation having `height` cards; and
        the mask of what comes after the lowest of them."""
        weights = self.weights
        cost = 0.0
        for card in cards_of(its):
            rank = card >> 2
            low = 13 - rank
            cost += weights.waste + weights.low * low + weights.lower * low * low / 13
            cost -= weights.far * (rank - height)
            higher = its & -1 << card + 1
            cost += weights.crossed * (higher & self._later[card]).bit_count()
        found = self._wastes[name] = cost, self._later[(its & -its).bit_length() - 1]
        return found
