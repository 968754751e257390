"""How fast the rules of Est Royal are, on one core: random answers through the protocol, copies, views.

The figures are for the best of many rounds: what the code can do, whatever else the machine has to do.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from pierres.commands.random_games import random_game
from pierres.rules.est_royal.deals import pack
from pierres.rules.est_royal.moves import legal_moves
from pierres.rules.game import CHANCE
from pierres.store import library

GAMES = 40
ANSWERS_PER_SECOND = 50_000
COPY_SECONDS = 10e-6
MOVES_SECONDS = 15e-6
VIEW_SECONDS = 100e-6


@pytest.fixture
def position() -> Any:
    """A deal with half of the stock turned and some moves made."""
    position: Any = library.game("est-royal").start(["Ada"])
    position.answer(CHANCE, "deal", list(pack(1)))
    rng = random.Random(1)
    for _ in range(60):
        question = rng.choice(position.questions())
        value = question.legal[rng.randrange(question.legal.size)]
        position.answer(question.who, question.kind, value)
    return position


def test_answers_per_second(benchmark: Any) -> None:
    """Whole random games with their deal, the drawing of the answers and all their events."""
    game = library.game("est-royal")
    longest = game.facts.given_up_after

    def play() -> int:
        return sum(
            len(random_game(game, ("Ada",), random.Random(seed), None, longest)[1]) for seed in range(GAMES)
        )

    answers = benchmark.pedantic(play, rounds=25, warmup_rounds=1)
    best = answers / benchmark.stats.stats.min
    benchmark.extra_info["answers per second, best"] = round(best)
    benchmark.extra_info["games per second, best"] = round(GAMES / benchmark.stats.stats.min)
    assert best >= ANSWERS_PER_SECOND


def test_copy(benchmark: Any, position: Any) -> None:
    assert benchmark(position.copy) == position
    assert benchmark.stats.stats.median < COPY_SECONDS


def test_legal_moves(benchmark: Any, position: Any) -> None:
    assert benchmark(legal_moves, position)
    assert benchmark.stats.stats.median < MOVES_SECONDS


def test_view(benchmark: Any, position: Any) -> None:
    assert benchmark(position.view, "Ada").viewer == "Ada"
    assert benchmark.stats.stats.median < VIEW_SECONDS


def test_a_numbered_deal(benchmark: Any) -> None:
    assert benchmark(pack, 1)[0] == "7H"
    assert benchmark.stats.stats.median < 1e-3
