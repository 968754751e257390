"""Who answers for the seats of `simulate --players`: a level, chance, or a class out of somebody's file."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from pierres.players import registry
from pierres.players.player import LEVELS, MakePlayer, Player
from pierres.rules.game import Event, Game, Question, View
from pierres.rules.given import Json, shown
from pierres.store.errors import one_line

RANDOM = "random"


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

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        """One of all legal answers to all questions."""
        index = self._random.randrange(sum(question.legal.size for question in questions))
        for question in questions:
            if index < question.legal.size:
                return question.kind, question.legal[index]
            index -= question.legal.size
        raise AssertionError


def maker(game: str, name: str, samples: int | None) -> MakePlayer:
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
    name = f"pierres_player_{abs(hash(path.resolve()))}"
    if name not in sys.modules:
        if not path.is_file():
            raise BadPlayer(f"{one_line(str(path))}: there is no such file")
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            del sys.modules[name]
            if isinstance(error, KeyboardInterrupt):
                raise
            raise BadPlayer(f"{one_line(str(path))}: {type(error).__name__}: {one_line(str(error))}") from None
    made = getattr(sys.modules[name], kind, None)
    if not callable(made):
        raise BadPlayer(f"{one_line(str(path))}: there is no class {kind}")
    found: MakePlayer = made
    return found


__all__ = ["RANDOM", "BadPlayer", "Player", "maker"]
