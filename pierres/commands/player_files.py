"""Who answers for the seats of `simulate --players`: a level, chance, or a class out of somebody's file."""

from __future__ import annotations

import importlib.util
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

from pierres.players import registry
from pierres.players.player import LEVELS, MakePlayer
from pierres.rules.base import Game
from pierres.rules.game import Event, Question
from pierres.rules.given import Json, shown
from pierres.store.files import one_line

RANDOM = "random"
TOO_LONG = 10.0
"""Seconds after which an answer counts as none."""


class TooLong(BaseException):
    """A player has taken more than `TOO_LONG`; no player catches this as an error of its own."""


def _end(*_signal: object) -> None:
    raise TooLong(f"more than {TOO_LONG:g} seconds")


@contextmanager
def limited() -> Iterator[None]:
    """End a call of a player after `TOO_LONG` seconds by an exception, where the system has such a clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _end)
    # Again and again, should the first one be caught all the same.
    signal.setitimer(signal.ITIMER_REAL, TOO_LONG, 0.1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class BadPlayer(ValueError):
    """There is no such player; the sentence says why."""


class RandomPlayer:
    """Answers with any legal answer, all equally likely."""

    def __init__(
        self, game: Game, seat: str, seats: Sequence[str], options: Mapping[str, Json], seed: int
    ) -> None:
        self._random = Random(seed)

    def told(self, events: Sequence[Event]) -> None:
        """Nothing matters."""

    def answer(self, view: Any, questions: Sequence[Question]) -> tuple[str, Json]:
        """One of all legal answers to all questions."""
        index = self._random.randrange(sum(question.legal.size for question in questions))
        for question in questions:
            if index < question.legal.size:
                return question.kind, question.legal[index]
            index -= question.legal.size
        raise AssertionError


def maker(game: str, name: str, samples: int | None = None) -> MakePlayer:
    """Makes the players called `name`: easy, normal, hard, random, or FILE.py:Class. Raises BadPlayer."""
    if name == RANDOM:
        return RandomPlayer
    if name in LEVELS:
        return partial(registry.level(game, name), samples=samples)
    file, colon, kind = name.rpartition(":")
    if not colon or not file.endswith(".py") or not kind.isidentifier():
        raise BadPlayer(f"expected {', '.join((*LEVELS, RANDOM))} or FILE.py:Class, not {shown(name)}")
    return _from_file(Path(file), kind)


def _from_file(path: Path, kind: str) -> MakePlayer:
    name = f"pierres_player:{path.resolve()}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        if not path.is_file() or spec is None or spec.loader is None:
            raise BadPlayer(f"{one_line(str(path))}: there is no such file")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            del sys.modules[name]
            why = one_line(str(error))
            raise BadPlayer(f"{one_line(str(path))}: {type(error).__name__}: {why}") from None
    made = getattr(sys.modules[name], kind, None)
    if not isinstance(made, type):
        raise BadPlayer(f"{one_line(str(path))}: there is no class {kind}")
    return cast(MakePlayer, made)
