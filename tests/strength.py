"""How strong the computer players are: tables of games between levels, and against players of other kinds.

    python -m tests.strength --jobs 2 --out strength.jsonl

plays every table that the file does not hold yet, and prints them all; it takes hours. Seats are rotated, and
the seeds are those of the names of the tables: fixed before anything is played.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase
from typing import Any, NamedTuple

from pierres.commands.tournament import Tally, Task, outcomes, rotated, wilson

RIVALS = Path(__file__).parent / "players" / "rivals"
PAIRS = (("normal", "easy", 0.15), ("hard", "normal", 0.12), ("hard", "easy", 0.15))
"""The better one, the other, and by how much its share lies above parity, alone against three."""
SIZES = {"aux-pierres": (4, 3, 6), "jeu-des-dragons": (4, 2, 6)}
RIVAL_NAMES = {"aux-pierres": ("Saver", "HabitReader", "Rusher"), "jeu-des-dragons": ("OneStep", "Search")}
"""Players of other kinds: classes of the modules in `RIVALS`."""
GAMES, FEWER = 400, 150
"""Games at a table of four, and at any other table."""
LONGEST = 20_000
"""Answers after which a game is given up; it counts for nobody."""


class Table(NamedTuple):
    """Games of some seats: one player against the others, or all but one of the better kind."""

    game: str
    better: str
    other: str
    seats: int
    alone: bool
    games: int
    margin: float = 0.0
    """By how much the share must lie above parity."""
    bound: bool = False
    """Whether the lower bound of this table alone must lie above parity."""

    @property
    def name(self) -> str:
        """What the table is called, and its seeds."""
        shape = "1 against n-1" if self.alone else "n-1 against 1"
        return f"{self.game}: {self.better} against {self.other}, {self.seats} seats, {shape}"

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at the table, as on the command line."""
        few, many = (self.better, self.other) if self.alone else (self.other, self.better)
        return tuple(self._named(name) for name in (few, *[many] * (self.seats - 1)))

    @property
    def parity(self) -> float:
        """The share of games that equal players would win."""
        return (1 if self.alone else self.seats - 1) / self.seats

    def _named(self, name: str) -> str:
        if name not in RIVAL_NAMES[self.game]:
            return name
        return f"{RIVALS / self.game.replace('-', '_')}.py:{name}"

    @property
    def better_name(self) -> str:
        """The better player as on the command line."""
        return self._named(self.better)


def tables(games: tuple[str, ...]) -> Iterator[Table]:
    """All tables, those of four seats first."""
    for game in games:
        for better, other, margin in PAIRS:
            for seats in SIZES[game]:
                number = GAMES if seats == 4 else FEWER
                four = seats == 4
                yield Table(game, better, other, seats, True, number, margin if four else 0.0, four)
                if seats > 2:
                    yield Table(game, better, other, seats, False, number, 0.0, four)
        for rival in RIVAL_NAMES[game]:
            for level in ("normal", "hard"):
                for alone in (True, False):
                    yield Table(game, level, rival, 4, alone, FEWER)


def play(table: Table, jobs: int) -> dict[str, Any]:
    """The figures of a table."""
    seats = tuple(ascii_uppercase[: table.seats])
    tasks = [
        Task(table.game, rotated(table.players, n), seats, {}, f"{table.name}:{n}", None, LONGEST, {})
        for n in range(table.games)
    ]
    tally = Tally(table.players)
    before = time.perf_counter()
    for task, outcome in zip(tasks, outcomes(tasks, jobs), strict=True):
        tally.add(task, outcome)
    told = tally.as_json()
    won = tally.won[table.better_name]
    return {
        "table": table.name, "games": tally.finished, "won": won, "parity": table.parity,
        "times": told["times"], "illegal": told["illegal"], "hours": (time.perf_counter() - before) / 3600,
    }  # fmt: skip


def row(table: Table, told: dict[str, Any]) -> str:
    """A line of the report; a table that is not as strong as it must be is marked."""
    low, high = wilson(told["won"], told["games"])
    share = told["won"] / told["games"]
    fine = share > table.parity + table.margin if table.margin else share > table.parity
    fine = fine and (low > table.parity or not table.bound)
    p95 = max(times["p95"] for times in told["times"].values())
    most = max(times["max"] for times in told["times"].values())
    mark = "" if fine else "**weak** "
    return (
        f"| {mark}{table.name} | {told['games']} | {share:.3f} [{low:.3f}, {high:.3f}] | "
        f"{table.parity:.3f} | {p95:.3f} / {most:.3f} | {sum(told['illegal'].values())} |"
    )


def pooled(done: dict[Table, dict[str, Any]]) -> Iterator[str]:
    """The bound for all sizes of one pair and shape together."""
    groups: dict[tuple[str, str, str, bool], list[dict[str, Any]]] = defaultdict(list)
    for table, told in done.items():
        groups[(table.game, table.better, table.other, table.alone)].append(told)
    for (game, better, other, alone), rows in groups.items():
        games = sum(told["games"] for told in rows)
        low, high = wilson(sum(told["won"] for told in rows), games)
        parity = sum(told["parity"] * told["games"] for told in rows) / games
        mark = "" if low > parity else "**weak** "
        shape = "1 against n-1" if alone else "n-1 against 1"
        pair = f"{mark}{game}: {better}, {other}, {shape}"
        yield f"| {pair} | {games} | [{low:.3f}, {high:.3f}] | {parity:.3f} |"


def main() -> None:
    """Play what is missing, and print all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(SIZES))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("strength.jsonl"))
    args = parser.parse_args()
    known = {}
    if args.out.exists():
        lines = [json.loads(line) for line in args.out.read_text().splitlines()]
        known = {told["table"]: told for told in lines}
    done = {}
    for table in tables((args.game,) if args.game else tuple(SIZES)):
        if table.name not in known:
            known[table.name] = play(table, args.jobs)
            with args.out.open("a") as out:
                out.write(json.dumps(known[table.name]) + "\n")
        done[table] = known[table.name]
        print(row(table, done[table]), flush=True)
    print("\nAll sizes of one pair and shape together:\n")
    for line in pooled(done):
        print(line)
    print(f"\n{sum(told['hours'] for told in done.values()):.2f} hours")


if __name__ == "__main__":
    main()
