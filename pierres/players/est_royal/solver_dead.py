"""Dead ends: sets of cards that can be seen to be lost without a search.

Before a card can leave the waste, all that lies on it must be out of the waste. Until then no foundation can
pass a card that is in the waste at this card or below it. So at that moment many cards lie in the tableau, all
at once, and they must fit into five runs. A pile of the tableau is a run down by one, so every card that does
not lie on one of the next rank needs a pile of its own: the runs needed are the sum over the ranks of how many
more cards a rank has than the next higher one.

Other cards may lie between them, and save a pile: whatever need not be in the tableau at that moment but may be
there (cards that could have gone up, cards still in the stock) is counted where it helps, as far as it helps.
So the bound is sound: what it calls dead is lost.
"""

from __future__ import annotations

from pierres.players.est_royal.solver_keys import PILES
from pierres.players.est_royal.solver_puzzle import Puzzle


def runs_needed(least: list[int], most: list[int]) -> int:
    """How many runs hold between `least` and `most` cards of each rank, at the very least.

    The ranks go round: a king lies on an ace. Walks once round from the rank that must have most cards, keeping
    the numbers between which nothing has been paid yet.
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


_ONES = 0x1111111111111
_FROM = tuple(
    tuple(sum(1 << 4 * rank + suit for rank in range(least, 13)) for least in range(14)) for suit in range(4)
)
"""Suit, height → the mask of the cards of the suit from this height on."""


class DeadEnds:
    """The bound for the positions of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        order = puzzle.order
        self._later = [0] * 52
        """Card → the mask of the cards that come after it in waste and stock."""
        mask = 0
        for card in reversed(order):
            self._later[card] = mask
            mask |= 1 << card
        self._order = order
        self._stock = [sum(1 << card for card in order[turned:]) for turned in range(len(order) + 1)]

    def dead(self, turned: int, tableau: int, waste: int) -> bool:
        """Whether a set is lost: so many cards turned, the masks of the cards in the tableau and in the waste."""
        stock = self._stock[turned]
        later = self._later
        left = waste
        stuck = 0
        for card in self._order:
            bit = 1 << card
            if not left & bit:
                continue
            left ^= bit
            if not stuck & bit:
                stuck |= _FROM[card & 3][card >> 2]
                lying = tableau | waste & later[card]
                must = lying & stuck
                if _runs(must) > PILES and self._needed(must, lying & ~stuck | stock) > PILES:
                    return True
            if not left:
                break
        return False

    def _needed(self, must: int, may: int) -> int:
        least = [(must >> 4 * rank & 15).bit_count() for rank in range(13)]
        most = [count + (may >> 4 * rank & 15).bit_count() for rank, count in enumerate(least)]
        return runs_needed(least, most)


def _runs(cards: int) -> int:
    """The runs that these cards need when nothing lies between them, all ranks at once in one integer."""
    counts = cards - (cards >> 1 & 7 * _ONES) - (cards >> 2 & 3 * _ONES) - (cards >> 3 & _ONES)
    above = counts >> 4 | (counts & 15) << 48
    more = (counts | 8 * _ONES) - above
    more &= (more >> 3 & _ONES) * 7
    return (
        (more & _ONES).bit_count() + 2 * (more & 2 * _ONES).bit_count() + 4 * (more & 4 * _ONES).bit_count()
    )
