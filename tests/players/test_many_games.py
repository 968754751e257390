"""Thousands of games of all players in any mix: no illegal answer, no stall, no growing memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
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
"""Answers after which a game is given up: now and then two rich dragons win and lose for ever."""
UNFINISHED = 3
"""So many games of one test may be given up; it is about one in a hundred."""


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
    unfinished = []
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        outcome = play(task(game, number, ("easy", "normal", "random")))
        assert not any(outcome.illegal.values()), number
        if not outcome.winners:
            unfinished.append(number)
    assert len(unfinished) <= UNFINISHED, unfinished


@pytest.mark.sampled(20)
@pytest.mark.parametrize("chunk", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_games_with_hard_players_of_few_samples_end(game: str, chunk: int) -> None:
    unfinished = []
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        outcome = play(task(game, 10_000 + number, ("easy", "normal", "hard", "hard", "random"), samples=4))
        assert not any(outcome.illegal.values()), number
        if not outcome.winners:
            unfinished.append(number)
    assert len(unfinished) <= UNFINISHED, unfinished


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_flat_over_two_hundred_games(game: str) -> None:
    """Easy and normal players in one process: under 2 MB more after the last game than after the tenth."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game], cwd=ROOT, capture_output=True, text=True, check=True
    )  # fmt: skip
    after_ten, after_all = map(int, done.stdout.split())
    assert after_all - after_ten < 2_000_000


ROOT = Path(__file__).parents[2]
PLAY = """
import gc, resource, sys
from pierres.commands.tournament import Task, play

def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()

for number in range(200):
    names = ("easy", "normal", "easy")
    play(Task(sys.argv[1], names, ("A", "B", "C"), {}, f"memory:{number}", None, 20000, {}))
    if number == 9:
        print(resident())
print(resident())
"""
