"""Computer players thinking for a window, in a process of their own: requests in, answers out.

A request is one line of JSON: `id`, `record` (where it is a new game), `keep` and `steps` (the answers that
stand: so many of those known, and these), and `seat`, `level`, `seed`. The answer is one line with `id`,
`kind`, `value` and `reason` (a list of its kind and what it tells, or null), or with `id` and `error`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from pierres.command_line import Commands, complain, say
from pierres.players.seated import SeatedPlayers
from pierres.rules import record as records
from pierres.rules.given import shown
from pierres.store import library

HURRY = 0.8
"""Seconds after which a player answers from the worlds that it has imagined so far."""
NICE = 10
"""So much lower than the window's is the priority of thinking."""


def add_arguments(commands: Commands) -> None:
    """Add the command `think` to the subparsers of the command line."""
    commands.add_parser("think", help="for the window: answer for computer players", description=__doc__)


def _after(end: float) -> Callable[[], bool]:
    return lambda: time.monotonic() > end


def main(args: argparse.Namespace) -> int:
    """Answer until there are no requests any more. Returns the exit code."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)
    game: SeatedPlayers | None = None
    for line in sys.stdin:
        try:
            request: dict[str, Any] = json.loads(line)
            answer: dict[str, Any] = {"id": request["id"]}
        except (ValueError, KeyError, TypeError):
            return complain(f"think: expected a request in JSON, not {shown(line.strip())}")
        try:
            if "record" in request:
                record = records.from_object(request["record"])
                game = SeatedPlayers(library.game(record.game), record)
            assert game is not None
            game.follow(request["keep"], [tuple(step) for step in request["steps"]])
            hurried = _after(time.monotonic() + HURRY)
            thought = game.ask(request["seat"], request["level"], request["seed"], hurried)
            answer |= thought._asdict()
        except Exception as error:
            answer["error"] = f"{type(error).__name__}: {error}"
        say(json.dumps(answer))
    return 0
