"""Games without a window: random games by the thousand, and replays that are checked."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from pierres.rules import record as records
from pierres.rules.game import Event, Game, Position
from pierres.rules.record import Record, RecordError
from pierres.rules.registry import GAMES
from pierres.store import library
from pierres.store.errors import StoreError, one_line
from pierres.store.files import atomic_write, read_text


def add_arguments(commands: Any) -> None:
    """Add the commands `simulate` and `replay` to the subparsers of the command line."""
    simulate = commands.add_parser("simulate", help="play games of random legal answers")
    simulate.add_argument("game", choices=GAMES)
    simulate.add_argument("--seats", type=int, default=4, metavar="N", help="seats at the table (default 4)")
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="games to play (default 100)")
    simulate.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the random answers")
    simulate.add_argument("--records", type=Path, metavar="DIR", help="write each game as a record")
    replay = commands.add_parser("replay", help="replay records and compare their final position")
    replay.add_argument("files", nargs="+", type=Path, metavar="FILE")


def main(args: argparse.Namespace) -> int:
    """Run one of the two commands. Returns the exit code; 2 is bad input, told in one sentence."""
    if args.command == "simulate":
        return _simulate(args)
    return _replay(args.files)


def random_game(
    game: Game,
    seats: tuple[str, ...],
    rng: random.Random,
    note: Callable[[Position, list[Event]], None] | None = None,
) -> tuple[Position, list[records.Step]]:
    """One game of random legal answers, seats and chance alike, and its steps."""
    position = game.start(seats)
    steps: list[records.Step] = []
    pick = rng.random
    while questions := position.questions():
        question = questions[0]
        legal = question.legal
        size = legal.size
        value = legal[int(pick() * size) if size < 1 << 32 else rng.randrange(size)]
        events = position.answer(question.who, question.kind, value)
        steps.append((question.who, question.kind, value))
        if note is not None:
            note(position, events)
    return position, steps


def _simulate(args: argparse.Namespace) -> int:
    if args.games < 1:
        return _complain(f"--games: a number from 1 on is wanted, not {args.games}")
    game = library.game(args.game)
    least, most = game.facts.seats_min, game.facts.seats_max
    if not least <= args.seats <= most:
        return _complain(f"--seats: {least} to {most} are wanted, not {args.seats}")
    seats = tuple(ascii_uppercase[: args.seats])
    totals = {"answers": 0, "rounds": 0, "auctions": 0}
    wins = dict.fromkeys(seats, 0)

    def note(position: Position, events: list[Event]) -> None:
        for event in events:
            if event.kind == "auction":
                totals["auctions"] += 1
            elif event.kind == "round_begins":
                totals["rounds"] += 1

    seconds = 0.0
    for number in range(args.games):
        rng = random.Random(f"{args.seed}:{number}")
        before = time.perf_counter()
        position, steps = random_game(game, seats, rng, note)
        seconds += time.perf_counter() - before
        totals["answers"] += len(steps)
        result = position.result()
        for winner in result.winners if result else ():
            wins[winner] += 1
        if args.records is not None:
            record = Record(args.game, seats, steps=steps, final=position.snapshot())
            name = f"{args.game}-{args.seed}-{number:05d}.json"
            try:
                args.records.mkdir(parents=True, exist_ok=True)
                atomic_write(args.records / name, records.write(record))
            except (OSError, StoreError) as error:
                return _complain(f"--records: {args.records / name}: {error}")
    print(json.dumps({
        "games": args.games, "answers": totals["answers"], "seconds": round(seconds, 3),
        "games_per_second": round(args.games / seconds, 1),
        "answers_per_second": round(totals["answers"] / seconds),
        "rounds": totals["rounds"], "auctions": totals["auctions"], "wins": wins,
    }))  # fmt: skip
    return 0


def _replay(files: list[Path]) -> int:
    code = 0
    for path in files:
        try:
            record = records.read(read_text(path), str(path))
            game = library.game(record.game)
            records.begin(record, game, str(path))
        except (RecordError, StoreError) as error:
            code = _complain(str(error))
            continue
        try:
            position = records.play(record, game, str(path))
        except RecordError as error:
            code = max(code, _complain(str(error), 1))
        else:
            over = "over" if position.result() else "open"
            print(f"{one_line(str(path))}: {len(record.steps)} steps, {over}, as recorded")
    return code


def _complain(sentence: str, code: int = 2) -> int:
    print(f"pierres: {one_line(sentence)}", file=sys.stderr)
    return code
