"""What can be reached from a table without turning a card: the best first, by their worth.

Between two turns nothing is hidden, so the search knows exactly where each row of moves leads; only what a
table is worth when the next card is turned has to be estimated. A move home that never harms is made without
looking at others.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from pierres.players.est_royal.table import (
    HEIGHT,
    HOME,
    NEVER_HARM,
    RAISE,
    SHIFT,
    SPACE,
    WON,
    Move,
    Pile,
    Piles,
    Table,
    filled,
)
from pierres.players.est_royal.worth import Worth

WON_WORTH = 1000.0
STEP = 0.02
"""What a move must gain in worth: cards are not moved about for next to nothing."""

State = tuple[int, Piles, int]
"""The homes, the piles in ascending order, and how many cards of the waste are left."""


@dataclass(slots=True)
class Reach:
    """The tables found, the first being the start. `whole` is true if there are no others."""

    states: list[State]
    worths: list[float]
    before: list[int]
    """The table from which each was reached."""
    moves: list[Move]
    """The move that led to each."""
    steps: list[int]
    """How many moves lead to each."""
    whole: bool

    @property
    def won(self) -> bool:
        """Whether the last one found is a game won, on which the search stopped."""
        return self.states[-1][0] == WON

    def order(self) -> list[int]:
        """The tables, those of greatest worth first, each move being weighed as a small loss."""
        weighed = [steps * STEP - worth for worth, steps in zip(self.worths, self.steps, strict=True)]
        return sorted(range(len(weighed)), key=weighed.__getitem__)

    def best(self) -> float:
        """The greatest worth, each move that leads there being weighed as a small loss."""
        return max([worth - steps * STEP for worth, steps in zip(self.worths, self.steps, strict=True)])

    def path(self, to: int) -> list[Move]:
        """The moves that lead from the start to one of the tables."""
        path = []
        while to:
            path.append(self.moves[to])
            to = self.before[to]
        return path[::-1]


def reach(table: Table, worth: Worth, budget: int) -> Reach:
    """Look at what can be reached, going on from at most `budget` tables; stop at once on a game won."""
    waste, cross, fills = table.waste, _CROSS[table.wraps], table.fills
    start: State = (table.homes, tuple(sorted(table.piles)), len(waste))
    states = [start]
    worths = [WON_WORTH if start[0] == WON else worth(*start)]
    before = [0]
    moves: list[Move] = [(0, 0)]
    steps = [0]
    seen = {start: 0}
    queue = [(-worths[0], 0)]
    gone_on: set[int] = set()
    while queue and budget > 0:
        here = heappop(queue)[1]
        if here not in gone_on:
            gone_on.add(here)
            budget -= 1
        homes, piles, left = states[here]
        sure = 0 if fills else NEVER_HARM[homes]
        for move, state in _next(homes, piles, left, waste, cross, sure):
            if fills:
                full, rest = filled(list(state[1]), waste[: state[2]])
                state = state[0], tuple(sorted(full)), len(rest)
            known = seen.get(state)
            if known is not None:
                # The best first find some tables in a roundabout way: the shortest way to each is kept, or
                # the first step of a good plan could be one that the plan itself takes back.
                if steps[here] + 1 < steps[known]:
                    before[known], moves[known], steps[known] = here, move, steps[here] + 1
                    heappush(queue, (steps[known] * STEP - worths[known], known))
                continue
            seen[state] = len(states)
            states.append(state)
            before.append(here)
            moves.append(move)
            steps.append(steps[here] + 1)
            if state[0] == WON:
                worths.append(WON_WORTH)
                return Reach(states, worths, before, moves, steps, False)
            value = worth(*state)
            worths.append(value)
            heappush(queue, (steps[-1] * STEP - value, len(states) - 1))
    return Reach(states, worths, before, moves, steps, not queue)


class _Cross(dict[Piles, tuple[tuple[Move, Piles], ...]]):
    """Piles in ascending order → the moves from one to another, and the piles after each.

    Worked out when first asked for, and kept: the same piles are met again with every card tried.
    """

    LIMIT = 20_000

    def __init__(self, wraps: bool) -> None:
        super().__init__()
        self.goes_on = tuple(
            HEIGHT[card] + 1 if HEIGHT[card] < 12 else 0 if wraps else -1 for card in range(52)
        )
        """Card → the height of the cards that it goes on."""

    def __missing__(self, piles: Piles) -> tuple[tuple[Move, Piles], ...]:
        if len(self) >= self.LIMIT:
            self.clear()
        moves: list[tuple[Move, Piles]] = []
        first = piles.count(())
        for source in range(first, len(piles)):
            pile = piles[source]
            card = pile[-1]
            rest = (*piles[:source], pile[:-1], *piles[source + 1 :])
            for target in range(first, len(piles)):
                if target != source and HEIGHT[piles[target][-1]] == self.goes_on[card]:
                    moves.append(((card, piles[target][-1]), _put(rest, target, card)))
            if first and len(pile) > 1:
                moves.append(((card, SPACE), _put(rest, 0, card)))
        found = self[piles] = tuple(moves)
        return found


_CROSS = {wraps: _Cross(wraps) for wraps in (False, True)}


def _put(piles: Piles, target: int, card: int) -> Piles:
    """The piles in ascending order, after a card has been put on one of them."""
    return tuple(sorted((*piles[:target], (*piles[target], card), *piles[target + 1 :])))


def _next(
    homes: int, piles: Piles, left: int, waste: Pile, cross: _Cross, sure: int
) -> list[tuple[Move, State]]:
    """The moves of a state and what they lead to; one alone if it takes one of the `sure` cards home."""
    found: list[tuple[Move, State]] = []
    for source, pile in enumerate(piles):
        if not pile:
            continue
        card = pile[-1]
        if homes >> SHIFT[card] & 15 == HEIGHT[card]:
            rest = tuple(sorted((*piles[:source], pile[:-1], *piles[source + 1 :])))
            home = (card, HOME), (homes + RAISE[card], rest, left)
            if sure >> card & 1:
                return [home]
            found.append(home)
    if left:
        card = waste[left - 1]
        left -= 1
        if homes >> SHIFT[card] & 15 == HEIGHT[card]:
            home = (card, HOME), (homes + RAISE[card], piles, left)
            if sure >> card & 1:
                return [home]
            found.append(home)
        wanted = cross.goes_on[card]
        for target, pile in enumerate(piles):
            if pile and HEIGHT[pile[-1]] == wanted:
                found.append(((card, pile[-1]), (homes, _put(piles, target, card), left)))
        # The piles are in ascending order, so that spaces come first.
        if not piles[0]:
            found.append(((card, SPACE), (homes, _put(piles, 0, card), left)))
        left += 1
    found += [(move, (homes, after, left)) for move, after in cross[piles]]
    return found
