"""The solver: can this position, with all its cards known, be won, and up to which step could a game be?

It says `winnable` with a line that the rules have replayed, `lost` when a search that left nothing out found
none, and otherwise `unknown`. Narrow searches that can only win take turns with the search that can also
prove a loss, each round wider than the last, until one of them is done or the time is up.

Whoever can win after a step could win before it, by playing on as was played. So the answers go from yes to
no once, and a verdict on one step says something of all steps on one side of it: `winnable` of the earlier
ones, `lost` of the later ones. `unknown` says nothing, so the search asks elsewhere and in the end tells
two bounds.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from pierres.players.est_royal.solver_exact import Exact, Outcome
from pierres.players.est_royal.solver_passes import Filling, Ordered, Passes
from pierres.players.est_royal.solver_puzzle import Node, Step, puzzle_of, steps_of
from pierres.players.est_royal.solver_sets import DeadEnds, Weights
from pierres.rules.est_royal import build
from pierres.rules.est_royal.position import Position
from pierres.rules.record import Record, first_position, replay

Word = Literal["winnable", "lost", "unknown"]

WEIGHTS = (
    Weights(2.789, 1.657, 0.553, 1.302, 0.319, 0.128, 0.144, 0.363, 0.107, -0.168, 0.503, 0.3),
    Weights(1.598, 1.782, -0.317, 0.414, 0.248, 0.085, 0.16, 0.23, 0.08, -0.16, 0.093, 0.009),
    Weights(0.34, 1.029, 0.019, -0.06, 0.186, 0.071, 0.148, 0.175, 0.017, -0.15, 0.056, 0.436),
)
"""Of each stage those under which the sets of winning lines stand out best: fitted to other deals."""
OTHER_WEIGHTS = (Weights(raised=30, spread=5, space=3, above=1, low=2, runs=0),) * 3
LOOK, LOOK_FARTHER = 14, 50
SLICE = 5_000
"""So many positions are looked at in a search before the next has its turn."""
GROWTH = 1.5
"""Every turn is so many times longer than the one before."""
PROOF_FIRST = 3_000
"""Arrangements that the first try for a proof may look at; it is cheap, and settles most late positions."""
THOROUGH_FROM = 100_000
"""Before a turn is so long, the thorough search has none: it seldom finds what the others do not."""
REDEALT = 8
"""From so many positions with the whole stock turned a redeal is tried."""
LATE_STOCK = 6
"""With no more cards in the stock the proof has most of the time; with more it has no more than a search."""
PROOF_STOCK = 32
"""With more cards in the stock a proof is not tried before everything else has failed: none was ever
found."""


@dataclass(frozen=True)
class Verdict:
    """What the solver found out. `line` is a winning line, `positions` counts what was looked at."""

    verdict: Word
    line: tuple[Step, ...] | None
    positions: int


def within(seconds: float, clock: Callable[[], float]) -> Callable[[], bool]:
    """What is true after so many seconds of a clock: it stops a search. The clock comes from the caller."""
    until = clock() + seconds
    return lambda: clock() >= until


def solve(
    position: Position,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[int, int], None] = lambda width, positions: None,
) -> Verdict:
    """The verdict on a position that has been dealt.

    `stop` is asked every few milliseconds and ends the search when it is true; `progress` is called with each
    round the width and how many positions have been looked at so far. Raises Unfit before the deal.
    """
    search = _Search(position, stop, progress)
    collecting = gc.isenabled()
    # Hundreds of thousands of tuples and no ring among them: looking for rings takes time and finds nothing.
    gc.disable()
    try:
        word, line = search.run()
    finally:
        if collecting:
            gc.enable()
    if line is not None:
        check_line(position, line)
    return Verdict(word, line, search.positions)


def check_line(position: Position, line: tuple[Step, ...]) -> None:
    """Play a winning line by the rules. Raises Illegal or AssertionError if it does not win."""
    after = position.copy()
    for step in line:
        play(after, step)
    if not after.won:
        raise AssertionError("a line of the solver does not win")


def play(position: Position, step: Step) -> None:
    """Give the answer that a step of a line stands for. Raises Illegal."""
    kind, *piles = step
    position.answer(position.box.seat, kind, list(piles[0]) if piles else None)


class _Search:
    """The rounds of one call."""

    def __init__(
        self, position: Position, stop: Callable[[], bool], progress: Callable[[int, int], None]
    ) -> None:
        self.puzzle = puzzle_of(position)
        self.whole = not position.redeals
        """Whether a search without a redeal is a search of everything."""
        self.stop = stop
        self.progress = progress
        self.positions = 0

    def run(self) -> tuple[Word, tuple[Step, ...] | None]:
        """The verdict and the winning line."""
        puzzle = self.puzzle
        # Where spaces fill themselves all that can be done can be done without that option too, turn by turn:
        # what is lost without it is lost with it.
        proof = self.whole and len(puzzle.order) - puzzle.turned <= PROOF_STOCK
        dead_ends = DeadEnds(puzzle)
        passes, ordered = (Filling, Filling) if puzzle.fill else (Passes, Ordered)
        searches = (
            passes(puzzle, WEIGHTS, dead_ends, LOOK),
            passes(puzzle, OTHER_WEIGHTS, dead_ends, LOOK_FARTHER),
            ordered(puzzle, WEIGHTS, dead_ends, thorough=True),
        )
        looked = SLICE
        tried = PROOF_FIRST
        late = len(puzzle.order) - puzzle.turned <= LATE_STOCK
        while not self.stop():
            if proof and (found := self._prove(tried)) is not Outcome.STOPPED:
                if found is Outcome.LOST or not puzzle.fill:
                    return self._said(found)
                proof = False
            narrow_over = all(search.over for search in searches[:-1])
            for search in searches if narrow_over or looked > THOROUGH_FROM else searches[:-1]:
                if (node := self._run(search, looked)) is not None:
                    return self._said(node)
            if not self.whole and (node := self._redealt(searches[0], looked)) is not None:
                return self._said(node)
            if all(search.over for search in searches):
                break
            looked = int(looked * GROWTH)
            tried = 2 * tried if late else looked // 3
            self.progress(looked, self.positions)
        if not self.whole or self.stop():
            return "unknown", None
        if puzzle.fill:
            return "lost", None  # the thorough search of this option leaves nothing out
        return self._said(self._prove(None))

    def _run(self, search: Passes, positions: int) -> Node | None:
        before = search.positions
        node = search.run(self.stop, positions)
        self.positions += search.positions - before
        return node

    def _redealt(self, search: Passes, positions: int) -> Node | None:
        """Go on after a redeal from the best that a search has reached with the whole stock turned."""
        for _cost, _tick, (key, tops, before), waste, _tableau in search.last()[:REDEALT]:
            order = []
            while waste is not None:
                card, waste = waste
                order.append(card)
            order.reverse()
            again = replace(self.puzzle, order=tuple(order), turned=0, arrangement=key, tops=tops)
            start: Node = (key, tops, (key, tops, before))
            passes = Filling if self.puzzle.fill else Passes
            node = self._run(passes(again, WEIGHTS, DeadEnds(again), start=start), positions // REDEALT)
            if node is not None or self.stop():
                return node
        return None

    def _prove(self, budget: int | None) -> Node | Outcome:
        exact = Exact(self.puzzle, self.stop, budget)
        found = exact.search()
        self.positions += exact.positions
        return found

    def _said(self, found: Node | Outcome) -> tuple[Word, tuple[Step, ...] | None]:
        if isinstance(found, tuple):
            return "winnable", tuple(steps_of(self.puzzle, found))
        return ("lost" if found is Outcome.LOST else "unknown"), None


FIRST_TRY = 0.5
"""Seconds for a position the first time; every further round gives four times as many."""


class Since(NamedTuple):
    """What is known: steps are counted as in the record, the deal being the first."""

    winnable_after: int | None
    """It could still be won after so many steps, proved by a line; None: not known of any."""
    lost_after: int | None
    """It was lost after so many steps, proved; None: not known of any."""
    line: tuple[Step, ...] | None
    """A winning line from `winnable_after` steps on."""

    @property
    def exact(self) -> bool:
        """Whether nothing is left open between the two."""
        if self.winnable_after is None:
            return False
        return self.lost_after is None or self.lost_after == self.winnable_after + 1


def since(
    record: Record,
    clock: Callable[[], float],
    last: Verdict | None = None,
    seconds: float = 60.0,
    progress: Callable[[Since], None] = lambda known: None,
) -> Since:
    """The bounds for a record, within `seconds` of `clock`; `last` is the verdict on its end, if it is known.

    `progress` is called with every bound that is found. Raises RecordError for a record that cannot
    be replayed.
    """
    until = clock() + seconds
    positions: list[Position] = []
    first = 1 if record.start is None else 0
    """After so many steps there is something to be solved: not before the deal."""
    steps = len(record.steps)
    game = build({})
    if not first:
        begun = first_position(record, game)
        assert isinstance(begun, Position)
        positions.append(begun)
    for replayed in replay(record, game):
        assert isinstance(replayed.position, Position)
        positions.append(replayed.position.copy())
    if not positions:
        return Since(None, None, None)
    low, high, line = first - 1, steps + 1, None
    verdict = last
    asked: dict[int, float] = {}
    seconds_each = FIRST_TRY
    where = steps
    while True:
        if verdict is None:
            verdict = solve(positions[where - first], within(min(seconds_each, until - clock()), clock))
        asked[where] = seconds_each
        if verdict.verdict == "winnable":
            low, line = where, verdict.line
        elif verdict.verdict == "lost":
            high = where
        known = Since(low if low >= first else None, high if high <= steps else None, line)
        progress(known)
        verdict = None
        if high - low <= 1 or clock() >= until:
            return known
        between = range(low + 1, high)
        fresh = [step for step in between if asked.get(step, 0.0) < seconds_each]
        if not fresh:
            seconds_each *= 4
            fresh = list(between)
        # The step in the middle halves what is open, whatever the answer. Next to one that was not settled
        # nothing will be: so the farthest from all that are known or were tried as long.
        tried = [low, high, *(step for step in between if asked.get(step, 0.0) >= seconds_each)]
        where = max(fresh, key=lambda step: min(abs(step - other) for other in tried))
