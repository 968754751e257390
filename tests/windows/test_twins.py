"""Windows that differ only in what is hidden are the same window, to the eye, to the ear and in motion.

With `--whole` 600 moments and more are compared: fists, tie-breaks, payments, the merchant's purchase, the
brigand's haul and draws from the bag; antes, cards played, given, taken and discarded, gold paid for cards.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from pierres.windows.main_window import MainWindow
from tests.windows.twins import Watcher, a_pair, alike_to_the_eye, differences, hands, purses

AUCTIONS = (
    "merchant", "brigand", "rainbow_dragon", "sorcerer", "thief", "goldsmith", "necromancer", "doppelganger",
    "charlatan", "magician", "apprentice", "gnome", "goblin", "troll", "fairy", "alchemist",
)  # fmt: skip


@pytest.fixture
def answers(request: pytest.FixtureRequest) -> int:
    """How many answers are given in a game."""
    return 16 if request.config.getoption("whole") else 4


@pytest.mark.sampled(31)
@pytest.mark.parametrize("differ", [False, True], ids=["purses", "fists"])
@pytest.mark.parametrize("auction", AUCTIONS)
def test_aux_pierres(window: MainWindow, monkeypatch: Any, answers: int, auction: str, differ: bool) -> None:
    rng = Random(f"{auction} {differ}")
    compare(window, monkeypatch, a_pair(lambda: purses(rng, auction), rng, answers, differ))


@pytest.mark.sampled(31)
@pytest.mark.parametrize("differ", [False, True], ids=["hands", "antes"])
@pytest.mark.parametrize("seed", range(16))
def test_le_jeu_des_dragons(
    window: MainWindow, monkeypatch: Any, answers: int, seed: int, differ: bool
) -> None:
    rng = Random(f"{seed} {differ}")
    compare(window, monkeypatch, a_pair(lambda: hands(rng), rng, answers, differ))


def compare(window: MainWindow, monkeypatch: Any, pair: Any) -> None:
    """Both windows, moment by moment."""
    window.resize(1024, 640)
    watcher = Watcher(window, monkeypatch)
    one, other = (watcher.watch(game) for game in pair)
    if differences(one, other):
        # The first game may have warmed the caches of letters and pictures.
        one = watcher.watch(pair[0])
    assert len(one) > 2
    print(len(one), "moments")
    assert differences(one, other) == []


def test_a_shade_is_the_same_picture_and_a_stroke_is_not(qapp: Any) -> None:
    one = QImage(20, 20, QImage.Format.Format_RGB32)
    one.fill(QColor(40, 40, 40))
    shaded, struck = QImage(one), QImage(one)
    shaded.setPixelColor(3, 3, QColor(55, 40, 40))
    struck.setPixelColor(3, 3, QColor(80, 40, 40))
    assert alike_to_the_eye(one, shaded) and not alike_to_the_eye(one, struck)
    assert not alike_to_the_eye(one, one.scaled(21, 20))
