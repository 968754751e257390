"""Dead ends: sets of cards that can be seen to be lost without a search.

Before a card can leave the waste, all that lies on it must be out of the waste. Until then no foundation can
pass a card that is in the waste at this card or below it. So at that moment many cards lie in the tableau,
all at once, and they must fit into five runs. A pile of the tableau is a run down by one, so every card
that does not lie on one of the next rank needs a pile of its own: the runs needed are the sum over the
ranks of how many more cards a rank has than the next higher one.

Other cards may lie between them, and save a pile: whatever need not be in the tableau at that moment but
may be there (cards that could have gone up, cards still in the stock) is counted where it helps, as far as
it helps. So the bound is sound: what it calls dead is lost.
"""

from __future__ import annotations

from collections.abc import Iterator

from pierres.players.est_royal.solver_keys import PILES, cards_of
from pierres.players.est_royal.solver_puzzle import Puzzle


def runs_needed(least: list[int], most: list[int]) -> int:
    """How many runs hold between `least` and `most` cards of each rank, at the very least.

    The ranks go round: a king lies on an ace. Walks once round from the rank that must have most cards,
    keeping the numbers between which nothing has been paid yet.
    """
    highest = max(least)
    start = least.index(highest)
    low = high = highest
    needed = 0
    for step in range(1, 13):
        rank = (start - step) % 13
        # From a rank to the next lower one: every card more than above costs a run.
        if least[rank] > high:
            needed += least[rank] - high
            low = high = least[rank]
        elif most[rank] < low:
            low = high = most[rank]
        else:
            low = max(low, least[rank])
            high = min(high, most[rank])
    return needed + max(0, highest - high)


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
        stuck = 0
        for card in self._blocks(waste):
            stuck |= _FROM[card]
            lying = tableau | waste & self.later[card]
            must = lying & stuck
            if (_RUNS.get(must) or runs(must)) > PILES:
                may = lying & ~stuck | self._stock[turned]
                if _needed(must, may) > PILES:
                    return True
        return False

    def jam(self, tableau: int, waste: int) -> int:
        """The runs that must lie in the tableau when a low card leaves the waste, summed over all of them."""
        stuck = total = 0
        for card in self._blocks(waste):
            stuck |= _FROM[card]
            must = (tableau | waste & self.later[card]) & stuck
            total += _RUNS.get(must) or runs(must)
        return total

    def _blocks(self, waste: int) -> Iterator[int]:
        """The cards of the waste, from its bottom, that have none of their suit and lower below them."""
        lows = 0
        for suit in (_SUIT, _SUIT << 1, _SUIT << 2, _SUIT << 3):
            its = waste & suit
            if its:
                lows |= self._lows.get(its) or self._find_lows(its)
        order = self._order
        while lows:
            lowest = lows & -lows
            lows ^= lowest
            yield order[lowest.bit_length() - 1]

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


def _needed(must: int, may: int) -> int:
    least = [(must >> 4 * rank & 15).bit_count() for rank in range(13)]
    most = [count + (may >> 4 * rank & 15).bit_count() for rank, count in enumerate(least)]
    return runs_needed(least, most)


_ONES = _SUIT = 0x1111111111111
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
