"""Sets of cards: which can be seen to be lost without a search, and how promising the others are.

A set is what lies in the tableau and how high the foundations are; the waste follows from both. The parts of
its cost that depend on the waste of one suit alone, or on the tableau alone, come again and again: they are
worked out once for a puzzle and looked up.

Dead ends: before a card can leave the waste, all that lies on it must be out of the waste. Until then no
foundation can pass a card that is in the waste at this card or below it. So at that moment many cards lie in
the tableau, all at once, and they must fit into five runs. A pile of the tableau is a run down by one, so
every card that does not lie on one of the next rank needs a pile of its own: the runs needed are the sum over
the ranks of how many more cards a rank has than the next higher one.

Other cards may lie between them, and save a pile: whatever need not be in the tableau at that moment but
may be there (cards that could have gone up, cards still in the stock) is counted where it helps, as far as
it helps. So the bound is sound: what it calls dead is lost.
"""

from __future__ import annotations

from typing import NamedTuple

from pierres.players.est_royal.solver_puzzle import PILES, Puzzle, cards_of


def runs_needed(must: int, may: int) -> int:
    """How many runs hold the cards `must` and any of the cards `may` between them, at the very least.

    The ranks go round: a king lies on an ace. Walks once round downwards from the rank that must have most
    cards, keeping the numbers of cards of a rank, from `low` to `high`, for which nothing more has been paid.
    """
    highest = start = 0
    for rank in _RANKS:
        count = _COUNT[must >> rank & 15]
        if count > highest:
            highest, start = count, rank
    # The rank below the start comes first, at the top of the mask.
    must = must >> start | must << 52 - start
    may = may >> start | may << 52 - start
    span, needed = highest * 5 + highest, 0
    for rank in _DOWN:
        span, paid = _WALK[span][(must >> rank & 15) << 4 | may >> rank & 15]
        needed += paid
    return needed + max(0, highest - span % 5)


def _walk(low: int, high: int, least: int, most: int) -> tuple[int, int]:
    """One rank lower, of which between `least` and `most` cards can lie there: the new span, and what it
    costs: every card more than above is a run."""
    if least > high:
        return least * 5 + least, least - high
    if most < low:
        return most * 5 + most, 0
    return max(low, least) * 5 + min(high, most), 0


_RANKS = range(0, 52, 4)
_DOWN = range(48, 0, -4)
_COUNT = tuple(mask.bit_count() for mask in range(16))
_WALK = tuple(
    tuple(
        _walk(low, high, _COUNT[must], min(4, _COUNT[must] + _COUNT[may]))
        for must in range(16)
        for may in range(16)
    )
    for low in range(5)
    for high in range(5)
)


class DeadEnds:
    """The bound for the positions of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        order = puzzle.order
        self.later = [0] * 52
        """Card → the mask of the cards that come after it in waste and stock."""
        mask = 0
        for card in reversed(order):
            self.later[card] = mask
            mask |= 1 << card
        self._order = order
        self._place = {card: place for place, card in enumerate(order)}
        self._stock = [sum(1 << card for card in order[turned:]) for turned in range(len(order) + 1)]
        self._lows: dict[int, int] = {}

    def dead(self, turned: int, tableau: int, waste: int) -> bool:
        """Whether a set is lost: so many cards turned, the masks of the cards in tableau and waste."""
        lows = 0
        for suit in _SUITS:
            its = waste & suit
            if its:
                lows |= self._lows.get(its) or self._find_lows(its)
        order, later = self._order, self.later
        stuck = 0
        while lows:
            lowest = lows & -lows
            lows ^= lowest
            card = order[lowest.bit_length() - 1]
            stuck |= _FROM[card]
            lying = tableau | waste & later[card]
            must = lying & stuck
            if (_RUNS.get(must) or runs(must)) > PILES:
                may = lying & ~stuck | self._stock[turned]
                if runs_needed(must, may) > PILES:
                    return True
        return False

    def _find_lows(self, its: int) -> int:
        """Of the cards of one suit in the waste, those with none lower below them, as a mask of places."""
        found = 0
        lowest = 52
        for place, card in sorted((self._place[card], card) for card in cards_of(its)):
            if card < lowest:
                lowest = card
                found |= 1 << place
        self._lows[its] = found
        return found


_ONES = 0x1111111111111
"""The mask of the cards of the first suit: the lowest bit of each rank."""
_SUITS = tuple(_ONES << suit for suit in range(4))
_FROM = tuple(sum(1 << higher for higher in range(card, 52, 4)) for card in range(52))
"""Card → the mask of the cards of its suit from it on upwards."""
_RUNS: dict[int, int] = {}
_RUNS_LIMIT = 200_000


def runs(cards: int) -> int:
    """The runs that these cards need when nothing lies between them, all ranks at once in one integer."""
    found = _RUNS.get(cards)
    if found is not None:
        return found
    counts = cards - (cards >> 1 & 7 * _ONES) - (cards >> 2 & 3 * _ONES) - (cards >> 3 & _ONES)
    above = counts >> 4 | (counts & 15) << 48
    more = (counts | 8 * _ONES) - above
    more &= (more >> 3 & _ONES) * 7
    total = sum((more & bit * _ONES).bit_count() * bit for bit in (1, 2, 4))
    if len(_RUNS) >= _RUNS_LIMIT:
        _RUNS.clear()
    _RUNS[cards] = total
    return total


_IN_A_NAME = tuple((suit, 52 + 4 * number, 15 << 4 * number) for number, suit in enumerate(_SUITS))
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
        for suit, shift, nibble in _IN_A_NAME:
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
        ranks = (tableau | tableau >> 1 | tableau >> 2 | tableau >> 3) & _ONES
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
