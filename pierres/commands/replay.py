"""Replays of recorded games, compared with what was recorded.

A file of records is JSON, or JSON lines (`.jsonl`) with a record on each.
"""

from __future__ import annotations

import argparse

from pierres.command_line import Commands, complain, say, some_path
from pierres.rules import record as records
from pierres.rules.record import RecordError
from pierres.store import library
from pierres.store.files import StoreError, one_line
from pierres.store.records import record_texts


def add_arguments(commands: Commands) -> None:
    """Add the command `replay` to the subparsers of the command line."""
    replay = commands.add_parser(
        "replay",
        help="replay records and compare their final position",
        description="Replay recorded games and compare the final position with the one recorded.",
    )
    replay.add_argument("files", nargs="+", type=some_path, metavar="FILE")


def main(args: argparse.Namespace) -> int:
    """Replay the files. Returns the exit code: 1 if one does not fit, 2 for bad input, in one sentence."""
    code = 0
    for path in args.files:
        try:
            texts = record_texts(path)
        except StoreError as error:
            code = complain(str(error))
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
        return complain(str(error))
    try:
        position = records.play(record, game, source)
    except RecordError as error:
        return complain(str(error), 1)
    over = "over" if position.result() else "open"
    say(f"{one_line(source)}: {len(record.steps)} steps, {over}, as recorded")
    return 0
