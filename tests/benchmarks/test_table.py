"""How long one frame of the fullest table takes: six seats, a full row, in software, at 1920 × 1080.

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
from tests.benchmarks.frames import LIMIT_MS, p95, shown, whole_frames

NAMES = ("Léa", "Hugo", "Inès", "Noé", "Maëlle", "Barthélemy")

pytestmark = pytest.mark.benchmark(timer=thread_time)


def fullest() -> Session:
    """Everything lies on the table: nine cards played, a tenth up for bids, stones and gold everywhere."""
    row = [
        "witch",
        "red_dragon",
        "magician",
        "sorcerer",
        "enchanter",
        "thief",
        "blue_dragon",
        "yellow_dragon",
        "fairy",
    ]
    players = {
        name: {
            "stones": {"red": 2, "blue": 2, "yellow": 2}, "score": seat % 3, "spent": 6, "fairy": 2,
            "common": 2, "silver": 6, "doppelganger": seat == 2,
        }
        for seat, name in enumerate(NAMES)
    }  # fmt: skip
    start = {"auction": "troll", "row": row, "pile": [], "players": players, "round": 9}
    return Session(Record("aux-pierres", NAMES, {}, start, [], None, {}), Chance(1), None, None)


def test_a_whole_frame_of_the_fullest_table(benchmark: Any, qtbot: Any) -> None:
    """Everything is painted anew, background included."""
    session = fullest()
    view = shown(qtbot, session)
    session.raise_curtain()
    QApplication.processEvents()

    assert whole_frames(benchmark, view) < LIMIT_MS


def test_an_answer_reaches_the_screen(benchmark: Any, qtbot: Any) -> None:
    """From a click on a coin to the picture with the coin in the fist: description, items and painting."""
    session = fullest()
    view = shown(qtbot, session)
    session.raise_curtain()
    QApplication.processEvents()
    scene = view.table()

    def click() -> None:
        scene.press("purse:fairy")
        scene.press("tray:fairy")
        view.viewport().repaint()

    benchmark.pedantic(click, rounds=60, warmup_rounds=3)

    assert p95(benchmark) < 60.0
