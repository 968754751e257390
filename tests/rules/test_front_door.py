"""The examples of `pierres.rules` are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import pierres.rules

ROOT = Path(__file__).resolve().parents[2]


def test_a_game_is_played_in_a_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = doctest.testmod(pierres.rules)
    assert done.attempted >= 10
    assert not done.failed


def test_everything_that_the_front_door_names_is_there() -> None:
    for name in pierres.rules.__all__:
        assert getattr(pierres.rules, name) is not None
