"""Games without a window: random games by the thousand, and replays that are checked.

A file of records is JSON, or JSON lines (`.jsonl`) with a record on each.
"""

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
from pierres.store.files import atomic_write
from pierres.store.records import record_texts

USUAL_SEATS = 4
EXACT = 1 << 32
"""Below it a random fraction of 53 bits is even enough to draw an answer by."""


def add_arguments(commands: Any) -> None:
    """Add the commands `simulate` and `replay` to the subparsers of the command line."""
    simulate = commands.add_parser("simulate", help="play games of random legal answers")
    simulate.add_argument("game", choices=GAMES)
    simulate.add_argument(
        "--seats", type=int, metavar="N", help=f"seats at the table (default {USUAL_SEATS} where they fit)"
    )
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="games to play (default 100)")
    simulate.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the random answers")
    simulate.add_argument(
        "--answers", type=int, metavar="N", help="give a game up after so many answers (default: its own)"
    )
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
    most: int | None = None,
) -> tuple[Position, list[records.Step]]:
    """One game of random legal answers, seats and chance alike, and its steps; at most `most` of them.

    A seat with several questions answers one of them: all its legal answers are equally likely.
    """
    position = game.start(seats)
    steps: list[records.Step] = []
    pick = rng.random
    while (questions := position.questions()) and len(steps) != most:
        question = questions[0]
        legal = question.legal
        size = legal.size
        if len(questions) > 1 and (choice := [other for other in questions if other.who == question.who])[1:]:
            size = sum([other.legal.size for other in choice])
            index = int(pick() * size) if size < EXACT else rng.randrange(size)
            for question in choice:
                if index < question.legal.size:
                    break
                index -= question.legal.size
            value = question.legal[index]
        else:
            value = legal[int(pick() * size) if size < EXACT else rng.randrange(size)]
        who, kind = question.who, question.kind
        events = position.answer(who, kind, value)
        steps.append((who, kind) if value is None else (who, kind, value))
        if note is not None:
            note(position, events)
    return position, steps


def _simulate(args: argparse.Namespace) -> int:
    if args.games < 1:
        return _complain(f"--games: a number from 1 on is wanted, not {args.games}")
    if args.answers is not None and args.answers < 1:
        return _complain(f"--answers: a number from 1 on is wanted, not {args.answers}")
    game = library.game(args.game)
    facts = game.facts
    least, most = facts.seats_min, facts.seats_max
    number_of_seats = max(least, min(USUAL_SEATS, most)) if args.seats is None else args.seats
    if not least <= number_of_seats <= most:
        wanted = f"{least} to {most} are wanted" if least < most else f"{least} is wanted"
        return _complain(f"--seats: {wanted}, not {args.seats}")
    patience = args.answers or facts.patience
    seats = tuple(ascii_uppercase[:number_of_seats])
    word_of = {kind: word for word, kind in facts.counted.items()}
    counts = dict.fromkeys(facts.counted, 0)
    wins = dict.fromkeys(seats, 0)

    def note(position: Position, events: list[Event]) -> None:
        for event in events:
            if event.kind in word_of:
                counts[word_of[event.kind]] += 1

    answers = given_up = 0
    seconds = 0.0
    for number in range(args.games):
        rng = random.Random(f"{args.seed}:{number}")
        before = time.perf_counter()
        position, steps = random_game(game, seats, rng, note, patience)
        seconds += time.perf_counter() - before
        answers += len(steps)
        result = position.result()
        given_up += result is None
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
    capped = {} if patience is None else {"capped": given_up}
    print(json.dumps({
        "games": args.games, "answers": answers, "seconds": round(seconds, 3),
        "games_per_second": round(args.games / seconds, 1),
        "answers_per_second": round(answers / seconds), **counts, **capped, "wins": wins,
    }))  # fmt: skip
    return 0


def _replay(files: list[Path]) -> int:
    code = 0
    for path in files:
        try:
            texts = record_texts(path)
        except StoreError as error:
            code = _complain(str(error))
            continue
        for source, text in texts:
            code = max(code, _replay_one(source, text))
    return code


def _replay_one(source: str, text: str) -> int:
    try:
        record = records.read(text, source)
        game = library.game(record.game)
        records.begin(record, game, source)
    except RecordError as error:
        return _complain(str(error))
    try:
        position = records.play(record, game, source)
    except RecordError as error:
        return _complain(str(error), 1)
    over = "over" if position.result() else "open"
    print(f"{one_line(source)}: {len(record.steps)} steps, {over}, as recorded")
    return 0


def _complain(sentence: str, code: int = 2) -> int:
    print(f"pierres: {one_line(sentence)}", file=sys.stderr)
    return code
