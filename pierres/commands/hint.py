"""The fair hint from the command line: what to do next in a record of Est Royal, as one line of JSON.

It is given what the player sees and nothing of the stock. The window runs it too, as a process of its own.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from pierres.command_line import Commands, complain, say, whole
from pierres.players.est_royal.fair import fair_hint
from pierres.rules import record as records
from pierres.rules.est_royal.position import Position
from pierres.rules.game import PUBLIC
from pierres.rules.record import RecordError
from pierres.store import library
from pierres.store.files import StoreError, read_text
from pierres.store.records import STANDARD_INPUT, standard_input

GAME = "est-royal"


def add_arguments(commands: Commands) -> None:
    """Add the command `hint` to the subparsers of the command line."""
    parser = commands.add_parser(
        "hint",
        help="give a fair hint for a game of Est Royal",
        description="Give a fair hint for a game of Est Royal: one that does not know the stock.",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a record; the hint is for the position at its end; - reads standard input",
    )
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of the cards that are tried")


def main(args: argparse.Namespace) -> int:
    """Print the hint. Returns the exit code; 2 is bad input, told in one sentence."""
    source = STANDARD_INPUT if args.file == "-" else args.file
    try:
        text = standard_input() if args.file == "-" else read_text(Path(args.file))
        record = records.read(text, source)
        if record.game != GAME:
            return complain(f"{source}: game: expected {GAME}, not {record.game}")
        position = records.play(record, library.game(GAME), source)
        assert isinstance(position, Position)
        hint = fair_hint(position.view(PUBLIC), seed=args.seed)
    except (RecordError, StoreError) as error:
        return complain(str(error))
    except ValueError as error:
        return complain(f"{source}: {error}")
    say(json.dumps(asdict(hint)))
    return 0
