"""Computer players: how long a game of them takes, and whether frames stay smooth while they think.

Frames are measured by the clock, since other processes count here: nothing else may run on the machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from pierres.commands.think import NICE
from pierres.commands.tournament import Task, play
from pierres.session import Session
from tests.benchmarks.frames import LIMIT_MS, shown, whole_frames

GAMES = ("aux-pierres", "jeu-des-dragons")
SEATS = ("Ada", "Bo", "Cleo", "Dan")
EASY_GAME_SECONDS = 0.2


@pytest.mark.benchmark(timer=process_time)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_four_easy_players(benchmark: Any, game: str) -> None:
    """The mean of a hundred games."""
    number = iter(range(10_000))

    def one() -> None:
        play(Task(game, ("easy",) * 4, SEATS, {}, f"benchmark:{next(number)}", None, 20_000, {}))

    benchmark.pedantic(one, rounds=100, warmup_rounds=1)
    assert benchmark.stats.stats.mean < EASY_GAME_SECONDS


@pytest.fixture
def thinking() -> Iterator[None]:
    """Hard players think all the time, in a process like that of the table."""
    command = [sys.executable, "-m", "pierres", "simulate", "jeu-des-dragons", "--games", "100000"]
    with subprocess.Popen(
        [*command, "--players", "hard,hard,hard,hard"],
        cwd=Path(__file__).parents[2], preexec_fn=lambda: os.nice(NICE), stdout=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        yield
        process.kill()


@pytest.mark.parametrize("game", GAMES)
def test_frames_while_players_think(qtbot: Any, benchmark: Any, thinking: None, game: str) -> None:
    view = shown(qtbot, Session.new(game, SEATS, seed=5, autosave=False))
    assert whole_frames(benchmark, view) < LIMIT_MS
