"""Thousands of games of all players in any mix: no illegal answer, no stall, no growing memory."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from pierres.commands.simulate import random_options
from pierres.commands.tournament import Task, play
from pierres.rules.game import chosen_options
from pierres.store import library

GAMES = ("aux-pierres", "jeu-des-dragons")
CHUNK = 25
"""Games of one test."""
LONGEST = 20_000


def task(game: str, number: int, kinds: tuple[str, ...], samples: int | None = None) -> Task:
    """A game of some seats and some options, all drawn by its number."""
    random = Random(f"{game}:{number}")
    facts = library.game(game).facts
    seats = tuple("ABCDEF"[: random.randint(facts.seats_min, facts.seats_max)])
    names = tuple(random.choice(kinds) for _ in seats)
    options = chosen_options(facts, random_options(facts, random))
    return Task(game, names, seats, options, f"many:{number}", samples, LONGEST, {})


@pytest.mark.sampled(60)
@pytest.mark.parametrize("chunk", range(180))
@pytest.mark.parametrize("game", GAMES)
def test_games_of_easy_normal_and_random_players_end(game: str, chunk: int) -> None:
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        outcome = play(task(game, number, ("easy", "normal", "random")))
        assert not any(outcome.illegal.values()), number
        assert outcome.winners or len(outcome.steps) == LONGEST, number


@pytest.mark.sampled(20)
@pytest.mark.parametrize("chunk", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_games_with_hard_players_of_few_samples_end(game: str, chunk: int) -> None:
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        outcome = play(task(game, 10_000 + number, ("easy", "normal", "hard", "hard", "random"), samples=4))
        assert not any(outcome.illegal.values()), number
        assert outcome.winners or len(outcome.steps) == LONGEST, number


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_flat_over_two_hundred_games(game: str) -> None:
    """Easy and normal players in one process: under 2 MB more after the two hundredth than after the tenth."""
    tracemalloc.start()
    try:
        for number in range(200):
            play(
                Task(game, ("easy", "normal", "easy"), ("A", "B", "C"), {}, f"m:{number}", None, LONGEST, {})
            )
            if number == 9:
                gc.collect()
                before = tracemalloc.get_traced_memory()[0]
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < 2e6
    finally:
        tracemalloc.stop()
