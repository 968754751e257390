"""How fast the rules are, on one core: random answers with their events, copies, views, replays.

The figures are for the best of many rounds: what the code can do, whatever else the machine has to do.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from pierres.commands.random_games import random_game
from pierres.rules import record as records
from pierres.rules.game import PUBLIC
from pierres.rules.record import Record
from pierres.store import library

SEATS = ("Ada", "Bo", "Cy", "Di")
GAMES = 12
ANSWERS_PER_SECOND = 75_000
ANSWERS_HOPED_FOR = 125_000
COPY_SECONDS = 10e-6
VIEW_SECONDS = 8e-6
STEPS_REPLAYED_PER_SECOND = 50_000


@pytest.fixture
def position() -> Any:
    """A position in the middle of a random game of four, three fists being closed."""
    position = library.game("aux-pierres").start(SEATS)
    rng = random.Random(1)
    for _ in range(500):
        question = position.questions()[0]
        position.answer(question.who, question.kind, question.legal[rng.randrange(question.legal.size)])
    while len(position.questions()) != 1 or position.questions()[0].kind != "bid":
        question = position.questions()[0]
        position.answer(question.who, question.kind, question.legal[rng.randrange(question.legal.size)])
    return position


def test_answers_per_second(benchmark: Any) -> None:
    """Whole random games at four seats, with the drawing of the answers and all their events."""
    game = library.game("aux-pierres")

    def play() -> int:
        return sum(len(random_game(game, SEATS, random.Random(seed))[1]) for seed in range(GAMES))

    answers = benchmark.pedantic(play, rounds=25, warmup_rounds=1)
    best = answers / benchmark.stats.stats.min
    benchmark.extra_info["answers per second, best"] = round(best)
    benchmark.extra_info["answers per second, median"] = round(answers / benchmark.stats.stats.median)
    benchmark.extra_info["of the answers per second hoped for"] = f"{best / ANSWERS_HOPED_FOR:.0%}"
    assert best >= ANSWERS_PER_SECOND


def test_copy(benchmark: Any, position: Any) -> None:
    twin = benchmark(position.copy)
    assert twin == position
    assert benchmark.stats.stats.median < COPY_SECONDS


@pytest.mark.parametrize("viewer", [PUBLIC, "Ada"])
def test_view(benchmark: Any, position: Any, viewer: str) -> None:
    assert benchmark(position.view, viewer).viewer == viewer
    assert benchmark.stats.stats.median < VIEW_SECONDS


def test_replay_of_a_long_record(benchmark: Any) -> None:
    """The longest of some random games of six: read, played and compared."""
    game = library.game("aux-pierres")
    seats = (*SEATS, "Ed", "Fay")
    games = [random_game(game, seats, random.Random(seed)) for seed in range(20)]
    end, steps = max(games, key=lambda one: len(one[1]))
    text = records.write(Record("aux-pierres", seats, steps=steps, final=end.snapshot()))

    def replay() -> Any:
        return records.play(records.read(text), game)

    assert benchmark.pedantic(replay, rounds=20, warmup_rounds=1) == end
    per_second = len(steps) / benchmark.stats.stats.min
    benchmark.extra_info["steps"] = len(steps)
    benchmark.extra_info["steps per second, best"] = round(per_second)
    assert per_second >= STEPS_REPLAYED_PER_SECOND
