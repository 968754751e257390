"""Games among named players, and how often each of them wins (`simulate --players`)."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from pierres.commands import player_files
from pierres.commands.random_games import random_game
from pierres.players.match import Match
from pierres.rules.game import Event
from pierres.rules.given import Json
from pierres.rules.record import Step
from pierres.store import library
from pierres.store.files import one_line

Z95 = 1.959963984540054
"""How many standard deviations to either side 95 % of a normal distribution lie within."""


@dataclass(frozen=True)
class Task:
    """One game to be played; every game has seeds of its own, drawn from `seed` and `number`."""

    game: str
    names: tuple[str, ...] | None
    """The players, by seat; None: any legal answers."""
    seats: tuple[str, ...]
    options: Mapping[str, Json]
    seed: str
    samples: int | None
    most: int | None
    """So many answers at most."""
    count: Mapping[str, str]
    """Kind of event → the word under which such events are counted."""


@dataclass(frozen=True)
class MatchOutcome:
    """How one game went. Seats are names, as in the task."""

    steps: Sequence[Step]
    winners: tuple[str, ...] | None
    """None if the game was given up."""
    final: Mapping[str, Json]
    counts: Mapping[str, int]
    times: Mapping[str, list[float]]
    """By seat: CPU seconds of each answer."""
    illegal: Mapping[str, int]
    seconds: float
    faults: Mapping[str, str] = field(default_factory=dict)
    """By seat: what went wrong first in a player."""


def play(task: Task) -> MatchOutcome:
    """Play one game, in this process."""
    game = library.game(task.game)
    counts: Counter[str] = Counter()

    def note(events: list[Event]) -> None:
        counts.update([task.count[event.kind] for event in events if event.kind in task.count])

    if task.names is None:
        before = time.perf_counter()
        position, steps = random_game(
            game, task.seats, Random(task.seed), lambda _, events: note(events), task.most, task.options
        )
        seconds = time.perf_counter() - before
        result = position.result()
        return MatchOutcome(
            steps, result.winners if result else None, position.snapshot(), counts, {}, {}, seconds
        )
    makers = {
        seat: player_files.maker(task.game, name, task.samples)
        for seat, name in zip(task.seats, task.names, strict=True)
    }
    before = time.perf_counter()
    match = Match.begin(
        game, makers, task.options, task.seed, clock=time.process_time, limit=player_files.limited, note=note
    )
    match.play(task.most)
    seconds = time.perf_counter() - before
    result = match.position.result()
    return MatchOutcome(
        match.steps, result.winners if result else None, match.position.snapshot(), counts, match.times,
        match.illegal, seconds, match.faults,
    )  # fmt: skip


def outcomes(tasks: Sequence[Task], jobs: int) -> Iterator[MatchOutcome]:
    """The games in their order, played by so many processes."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, tasks, chunksize=1)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %, of a share of so many games."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, Z95
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


@dataclass
class Tally:
    """What the games have brought each player, as named on the command line."""

    names: Sequence[str]
    """May be none: then nothing is counted."""

    def __post_init__(self) -> None:
        self.won = dict.fromkeys(self.names, 0.0)
        self.times: dict[str, list[float]] = {name: [] for name in self.names}
        self.illegal = dict.fromkeys(self.names, 0)
        self.faults: dict[str, Json] = {}
        self.finished = 0

    def add(self, task: Task, outcome: MatchOutcome) -> None:
        """Count one game: 1 for its winner, 1/k for each of k who win together, nothing if given up."""
        if task.names is None:
            return
        player = dict(zip(task.seats, task.names, strict=True))
        if outcome.winners is not None:
            self.finished += 1
            for winner in outcome.winners:
                self.won[player[winner]] += 1 / len(outcome.winners)
        for seat, name in player.items():
            self.times[name] += outcome.times[seat]
            self.illegal[name] += outcome.illegal[seat]
            if seat in outcome.faults:
                self.faults.setdefault(name, one_line(outcome.faults[seat]))

    def as_json(self) -> dict[str, Json]:
        """The keys `shares`, `times` and `illegal` of the summary; none without players.

        `faults` too where something went wrong: for each such player what it was the first time.
        """
        if not self.names:
            return {}
        shares: dict[str, Json] = {}
        times: dict[str, Json] = {}
        for name in dict.fromkeys(self.names):
            low, high = wilson(self.won[name], self.finished)
            share = self.won[name] / self.finished if self.finished else 0.0
            shares[name] = {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
            took = self.times[name]
            times[name] = {
                "p50": round(percentile(took, 0.5), 4), "p95": round(percentile(took, 0.95), 4),
                "max": round(max(took, default=0.0), 4),
            }  # fmt: skip
        faults: dict[str, Json] = {"faults": self.faults} if self.faults else {}
        return {"shares": shares, "times": times, "illegal": dict(self.illegal), **faults}


def rotated(names: Sequence[str], by: int) -> tuple[str, ...]:
    """The list moved on by so many seats."""
    by %= len(names)
    return (*names[-by:], *names[:-by]) if by else tuple(names)
