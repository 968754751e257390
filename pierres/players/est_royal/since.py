"""Up to which step a played game could still be won.

Whoever can win after a step could win before it, by playing on as was played. So the answers go from yes to
no once, and a verdict on one step says something of all steps on one side of it: `winnable` of the earlier
ones, `lost` of the later ones. `unknown` says nothing, so the search asks elsewhere and in the end tells
two bounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pierres.players.est_royal.solver import Verdict, solve, within
from pierres.players.est_royal.solver_puzzle import Step
from pierres.rules.est_royal import build
from pierres.rules.est_royal.position import Position
from pierres.rules.record import Record, first_position, replay

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
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[Since], None] = lambda known: None,
) -> Since:
    """The bounds for a record, within `seconds` of `clock`; `last` is the verdict on its end, if it is known.

    `progress` is called with every bound that is found. Raises RecordError for a record that cannot
    be replayed.
    """
    ended = within(seconds, clock)
    positions: list[Position] = []
    first = 1 if record.start is None else 0
    """The steps after which there is something to be solved: not before the deal."""
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
            verdict = solve(positions[where - first], _any_of(within(seconds_each, clock), ended, stopped))
        asked[where] = seconds_each
        if verdict.verdict == "winnable":
            low, line = where, verdict.line
        elif verdict.verdict == "lost":
            high = where
        known = Since(low if low >= first else None, high if high <= steps else None, line)
        progress(known)
        verdict = None
        if high - low <= 1 or stopped() or ended():
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


def _any_of(*stops: Callable[[], bool]) -> Callable[[], bool]:
    """What is true as soon as one of these is."""
    return lambda: any(stop() for stop in stops)
