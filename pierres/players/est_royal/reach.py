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

    def path(self, to: int) -> list[Move]:
        """The moves that lead from the start to one of the tables."""
        path = []
        while to:
            path.append(self.moves[to])
            to = self.before[to]
        return path[::-1]


def reach(table: Table, worth: Worth, budget: int) -> Reach:
    """Look at what can be reached, going on from at most `budget` tables; stop at once on a game won."""
    waste, wraps, fills = table.waste, table.wraps, table.fills
    start: State = (table.homes, tuple(sorted(table.piles)), len(waste))
    states = [start]
    worths = [WON_WORTH if start[0] == WON else worth(*start)]
    before = [0]
    moves: list[Move] = [(0, 0)]
    steps = [0]
    seen = {start}
    queue = [(-worths[0], 0)]
    while queue and budget > 0:
        budget -= 1
        here = heappop(queue)[1]
        homes, piles, left = states[here]
        for move, state in _next(homes, piles, left, waste, wraps):
            if fills:
                full, rest = filled(list(state[1]), waste[: state[2]])
                state = state[0], tuple(sorted(full)), len(rest)
            if state in seen:
                continue
            seen.add(state)
            states.append(state)
            before.append(here)
            moves.append(move)
            steps.append(steps[here] + 1)
            if state[0] == WON:
                worths.append(WON_WORTH)
                return Reach(states, worths, before, moves, steps, False)
            value = worth(*state)
            worths.append(value)
            heappush(queue, (-value, len(states) - 1))
    return Reach(states, worths, before, moves, steps, not queue)


def _next(homes: int, piles: Piles, left: int, waste: Pile, wraps: bool) -> list[tuple[Move, State]]:
    """The moves of a state and what they lead to; one alone if it takes a card home that never harms."""
    found: list[tuple[Move, State]] = []
    sure = NEVER_HARM[homes]
    tops = [pile[-1] for pile in piles if pile]
    # The piles are in ascending order, so that spaces come first.
    first = len(piles) - len(tops)
    places = list(range(first, len(piles)))
    if left:
        tops.append(waste[left - 1])
        places.append(-1)
    for card, source in zip(tops, places, strict=True):
        height = HEIGHT[card]
        if source < 0:
            rest, after, lone = piles, left - 1, False
        else:
            pile = piles[source]
            rest, after = (*piles[:source], pile[:-1], *piles[source + 1 :]), left
            lone = len(pile) == 1
        if homes >> SHIFT[card] & 15 == height:
            home = (card, HOME), (homes + RAISE[card], _sorted(rest), after)
            if sure >> card & 1:
                return [home]
            found.append(home)
        wanted = height + 1 if height < 12 else 0 if wraps else -1
        for target in range(first, len(piles)):
            on = piles[target][-1]
            if HEIGHT[on] == wanted and target != source:
                grown = (*rest[:target], (*rest[target], card), *rest[target + 1 :])
                found.append(((card, on), (homes, _sorted(grown), after)))
        if first and not lone:
            found.append(((card, SPACE), (homes, _sorted(((card,), *rest[1:])), after)))
    return found


def _sorted(piles: Piles) -> Piles:
    return tuple(sorted(piles))
