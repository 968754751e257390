"""How fast the rules of Le Jeu des dragons are, on one core: random answers with their events, copies, views.

The figures are for the best of many rounds: what the code can do, whatever else the machine has to do.
Answers are counted by the time of the processor, in rounds short enough to be left alone now and then.
"""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from pierres.commands.random_games import random_game
from pierres.rules.game import PUBLIC
from pierres.store import library

SEATS = ("Ada", "Bo", "Cy", "Di")
GAMES = 8
ROUNDS = 100
ANSWERS_PER_SECOND = 60_000
COPY_SECONDS = 10e-6
VIEW_SECONDS = 8e-6


@pytest.fixture
def position() -> Any:
    """A position in the third round of some gambit of a random game of four, and somebody is to play."""
    rng = random.Random(1)
    for seed in range(50):
        position: Any = library.game("jeu-des-dragons").start(SEATS)
        rng = random.Random(seed)
        while position.questions():
            question = position.questions()[0]
            if position.gambit > 3 and position.round == 3 and question.kind == "play":
                return position
            value = question.legal[rng.randrange(question.legal.size)]
            position.answer(question.who, question.kind, value)
    raise AssertionError("no game is that long")


def test_answers_per_second(benchmark: Any) -> None:
    """Whole random games at four seats, with the drawing of the answers and all their events."""
    game = library.game("jeu-des-dragons")
    spent: list[float] = []

    def play() -> int:
        before = time.process_time()
        answers = sum(len(random_game(game, SEATS, random.Random(seed))[1]) for seed in range(GAMES))
        spent.append((time.process_time() - before) / answers)
        return answers

    benchmark.pedantic(play, rounds=ROUNDS, warmup_rounds=1)
    best = 1 / min(spent)
    benchmark.extra_info["answers per second, best"] = round(best)
    benchmark.extra_info["answers per second, median"] = round(1 / sorted(spent)[len(spent) // 2])
    assert best >= ANSWERS_PER_SECOND


def test_copy(benchmark: Any, position: Any) -> None:
    assert benchmark(position.copy) == position
    assert benchmark.stats.stats.median < COPY_SECONDS


@pytest.mark.parametrize("viewer", [PUBLIC, "Ada"])
def test_view(benchmark: Any, position: Any, viewer: str) -> None:
    assert benchmark(position.view, viewer).viewer == viewer
    assert benchmark.stats.stats.median < VIEW_SECONDS
