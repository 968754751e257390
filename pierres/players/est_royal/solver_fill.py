"""The search where spaces take the top of the waste at once, by the option.

There a move between piles that empties one cannot be taken back, and no move to a foundation is sure to do no
harm. So each step is followed by itself, and what fills the spaces follows on it.
"""

from __future__ import annotations

from pierres.players.est_royal.solver_keys import (
    BITS,
    BOTTOM,
    FOUNDATIONS,
    HEIGHTS,
    LEAVE,
    PILES,
    RAISE,
    UNCOVERED,
    cards_of,
)
from pierres.players.est_royal.solver_passes import Child, Level, Ordered
from pierres.players.est_royal.solver_puzzle import Node, Waste


class Filling(Ordered):
    """Passes by the rules of the option."""

    def _add(self, level: Level, node: Node, waste: Waste, tableau: int) -> None:
        key, tops, _ = node
        while waste is not None and tops.bit_count() < PILES:
            card, waste = waste
            key += BOTTOM << 3 * card
            tops |= BITS[card]
            tableau |= BITS[card]
            node = (key, tops, node)
        super()._add(level, node, waste, tableau)

    def _children(self, node: Node, waste: Waste, tableau: int) -> tuple[list[Child], bool]:
        """What one step leads to; nothing is sure."""
        self.positions += 1
        key, tops, _ = node
        wanted = FOUNDATIONS[key >> HEIGHTS][0]
        children: list[Child] = []
        if waste is not None:
            card, rest = waste
            if BITS[card] & wanted:
                children.append(((key + RAISE[card & 3], tops, node), rest, tableau))
            children += self._puts(node, waste, tableau)
        for card in cards_of(tops & wanted):
            code = key >> 3 * card & 7
            then = key + LEAVE[card][code]
            left = tops ^ BITS[card] | UNCOVERED[card][code]
            children.append(((then, left, node), waste, tableau ^ BITS[card]))
        for shift, recode, stay, uncovered in self._moves[tops]:
            code = key >> shift & 7
            children.append(((key + recode[code], stay | uncovered[code], node), waste, tableau))
        return children, False
