"""Est Royal from the command line: which deals and positions can be won, one line of JSON each.

The window runs it too, as a process of its own: a record on standard input, and an end by SIGTERM at any
time.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from pierres.command_line import Commands, complain, decimal, say, some_path
from pierres.players.est_royal.solver import Since, Verdict, since, solve, within
from pierres.players.est_royal.solver_puzzle import Unfit
from pierres.rules import record as records
from pierres.rules.est_royal import deals
from pierres.rules.est_royal.position import Position
from pierres.rules.given import Json, shown
from pierres.rules.record import Record, RecordError
from pierres.store import library
from pierres.store.files import StoreError, atomic_write, made
from pierres.store.records import STANDARD_INPUT, record_texts, standard_input

GAME = "est-royal"
SECONDS = 10.0
SECONDS_MOST = 1e9


def add_arguments(commands: Commands) -> None:
    """Add the command `solve` to the subparsers of the command line."""
    parser = commands.add_parser(
        "solve",
        help="say whether deals and positions of Est Royal can be won",
        description="Say whether deals and positions of Est Royal can be won: one line of JSON each. "
        "The verdict is winnable, lost (proved), or unknown.",
    )
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="records, each judged at its end (one a line in a .jsonl file); - reads standard input",
    )
    parser.add_argument(
        "--deal", action="append", default=[], type=_deal, metavar="N", help="a numbered deal"
    )
    parser.add_argument(
        "--seconds", type=_seconds, default=SECONDS, metavar="S", help="time for each (default %(default)g)"
    )
    parser.add_argument("--record", type=some_path, metavar="DIR", help="write each winning line as a record")
    parser.add_argument(
        "--since", action="store_true", help="also say after which steps of a record it could still be won"
    )
    parser.add_argument(
        "--progress", action="store_true", help="print a line for each round of the search and each bound"
    )


def _deal(text: str) -> int:
    number = int(text) if len(text) <= 20 and text.isascii() and text.isdigit() else -1
    if not 0 <= number < deals.DEALS:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {deals.DEALS - 1}, not {shown(text)}")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = decimal(text)
    except argparse.ArgumentTypeError:
        seconds = 0.0
    if not 0 < seconds <= SECONDS_MOST:
        raise argparse.ArgumentTypeError(
            f"expected a number above 0, like 0.5, up to {SECONDS_MOST:.0f}, not {shown(text)}"
        )
    return seconds


def main(args: argparse.Namespace) -> int:
    """Solve what is asked for. Returns the exit code; 2 is bad input, told in one sentence each."""
    if not args.deal and not args.files:
        return complain("solve: expected --deal N or FILE")
    if args.record is not None:
        try:
            made(args.record)
        except StoreError as error:
            return complain(f"--record: {error}")
    code = 0
    for number in args.deal:
        record = Record(GAME, ("A",), steps=[("chance", "deal", list(deals.pack(number)))])
        record.extra["deal"] = number
        code = max(code, _solve(args, {"deal": number}, record, f"{GAME}-{number}"))
    for name in args.files:
        try:
            texts = _texts(name)
        except StoreError as error:
            code = complain(str(error))
            continue
        for source, text in texts:
            try:
                record = records.read(text, STANDARD_INPUT if name == "-" else source)
                # Of several lines in a file each has a number of its own, in the names of records too.
                stem = Path(source).name.replace(":", "-").replace(Path(name).name, Path(name).stem)
                code = max(code, _solve(args, {"file": source}, record, f"{stem}-won"))
            except RecordError as error:
                code = complain(str(error))
    return code


def _texts(name: str) -> list[tuple[str, str | bytes]]:
    """The records of a file, or the one of standard input: how each is named, and its text."""
    if name == "-":
        return [("-", standard_input())]
    return [*record_texts(Path(name))]


def _solve(args: argparse.Namespace, named: dict[str, Json], record: Record, stem: str) -> int:
    source = str(named.get("file", stem))
    if record.game != GAME:
        return complain(f"{source}: game: expected {GAME}, not {record.game}")
    position = records.play(record, library.game(GAME), source)
    assert isinstance(position, Position)

    def progress(width: int, positions: int) -> None:
        if args.progress:
            _print({**named, "width": width, "positions": positions})

    def bounds(known: Since) -> None:
        if args.progress:
            _print({**named, **known._asdict()})

    try:
        began = time.monotonic()
        found = solve(position, within(args.seconds, time.monotonic), progress)
        seconds = time.monotonic() - began
        more = (
            since(record, time.monotonic, found, args.seconds, progress=bounds)._asdict()
            if args.since
            else {}
        )
    except Unfit as error:
        return complain(f"{source}: {error}")
    _print({**named, **_told(found, seconds), **more})
    if args.record is not None and found.line is not None:
        return _write(args.record / f"{stem}.json", record, position, found)
    return 0


def _told(found: Verdict, seconds: float) -> dict[str, Json]:
    return {
        "verdict": found.verdict,
        "moves": found.line,
        "positions": found.positions,
        "seconds": round(seconds, 3),
    }


def _write(path: Path, record: Record, position: Position, found: Verdict) -> int:
    """The record with the winning line after its steps."""
    seat = position.box.seat
    line: list[records.Step] = []
    for kind, *piles in found.line or ():
        line.append((seat, kind, list(piles[0])) if piles else (seat, kind))
    won = Record(GAME, record.seats, record.options, record.start, [*record.steps, *line], None, record.extra)
    won.final = records.play(won, library.game(GAME), str(path)).snapshot()
    try:
        atomic_write(path, records.write(won))
    except StoreError as error:
        return complain(f"--record: {error}")
    return 0


def _print(line: dict[str, Json]) -> None:
    say(json.dumps(line))
