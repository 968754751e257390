"""How long one frame of the fullest table of Le Jeu des dragons takes, in software, at 1920 × 1080.

Run with: pytest tests/benchmarks --benchmark-only. Times are those of the processor: whatever else runs on
the machine does not count.
"""

from __future__ import annotations

from time import thread_time
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pierres.players.chance import Chance
from pierres.rules.record import Record
from pierres.session import Session
from pierres.store import library
from tests.benchmarks.frames import LIMIT_MS, p95, shown, whole_frames

NAMES = ("Léa", "Hugo", "Inès", "Noé", "Maëlle", "Barthélemy")
ANSWER_MS = 60.0

pytestmark = pytest.mark.benchmark(timer=thread_time)


def fullest(hands: str) -> Session:
    """Six hands of five cards, six flights of four, six ante cards, debts, a Druid at work, a high heap."""
    cards = iter(list(library.game("jeu-des-dragons").characters))  # type: ignore[attr-defined]
    players: dict[str, Any] = {}
    for seat, name in enumerate(NAMES):
        players[name] = {
            "hand": [next(cards) for _ in range(5)], "flight": [next(cards) for _ in range(4)],
            "gold": 0 if seat == 3 else 120, "debts": [["stakes", 7], ["Léa", 4]] if seat == 3 else [],
        }  # fmt: skip
    ante = [next(cards) for _ in range(6)]
    start = {"players": players, "ante": ante, "discard": [next(cards)], "stakes": 137, "round": 4}
    record = Record("jeu-des-dragons", NAMES, {"hands": hands}, start, [], None, {})
    return Session(record, Chance(1), None, None)


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_a_whole_frame_of_the_fullest_table(benchmark: Any, qtbot: Any, hands: str) -> None:
    session = fullest(hands)
    view = shown(qtbot, session)
    if session.curtain is not None:
        session.raise_curtain()
    QApplication.processEvents()
    cards = [placement for placement in view.table().picture.placements if placement.key.startswith("card:")]
    assert len(cards) == (60 if hands == "open" else 35)

    assert whole_frames(benchmark, view) < LIMIT_MS


def test_a_card_drawn_out_reaches_the_screen(benchmark: Any, qtbot: Any) -> None:
    """From a click on a card of the hand to the picture with the card raised."""
    session = fullest("hidden")
    view = shown(qtbot, session)
    session.raise_curtain()
    QApplication.processEvents()
    scene = view.table()
    hand = [target.key for target in scene.targets() if target.key.startswith("hand:")]
    assert len(hand) == 5

    def click() -> None:
        for key in hand[:2]:
            scene.press(key)
            view.viewport().repaint()

    benchmark.pedantic(click, rounds=60, warmup_rounds=3)

    assert p95(benchmark) < 2 * ANSWER_MS
