"""How long one frame of the fullest table of Est Royal takes, in software, at 1920 × 1080.

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
from pierres.table.est_royal.handling import EstRoyalScene
from pierres.table.view import TableView
from tests.benchmarks.frames import LIMIT_MS, p95, shown, whole_frames

TURN_MS = 60.0

pytestmark = pytest.mark.benchmark(timer=thread_time)


def fullest() -> Session:
    """As many cards as can lie side by side: high piles in the cross, a long waste, all foundations begun."""
    start = {
        "foundations": {"f1": ["7S"], "f2": ["7H"], "f3": ["7D"], "f4": ["7C"]},
        "tableau": {
            "up": [f"{rank}S" for rank in "KQJT98"], "left": [f"{rank}H" for rank in "KQJT98"],
            "centre": [f"{rank}D" for rank in "KQJT98"], "right": [f"{rank}C" for rank in "KQJT98"],
            "down": [f"{rank}S" for rank in "65432A"],
        },
    }  # fmt: skip
    used = {card for pile in (*start["foundations"].values(), *start["tableau"].values()) for card in pile}
    left = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK" if rank + suit not in used]
    start.update({"waste": left[:12], "stock": left[12:]})  # type: ignore[dict-item]
    return Session(Record("est-royal", ("Léa",), {}, start, [], None, {}), Chance(1), None, None)


def scene_of(view: TableView) -> EstRoyalScene:
    scene = view.table()
    assert isinstance(scene, EstRoyalScene)
    return scene


@pytest.mark.parametrize("what", ["at rest", "in hand", "looked into"])
def test_a_whole_frame_of_the_fullest_table(benchmark: Any, qtbot: Any, what: str) -> None:
    """Everything is painted anew, background included."""
    view = shown(qtbot, fullest())
    scene = scene_of(view)
    assert (
        len([placement for placement in scene.picture.placements if placement.key.startswith("card:")]) >= 34
    )
    if what == "in hand":
        scene.choose("up")
    elif what == "looked into":
        scene.look(("pile", "waste"))
    QApplication.processEvents()

    assert whole_frames(benchmark, view) < LIMIT_MS


def test_a_turn_reaches_the_screen(benchmark: Any, qtbot: Any) -> None:
    """From the click to the picture with the card, all faces drawn ahead."""
    view = shown(qtbot, fullest())
    scene = scene_of(view)
    while scene._ahead._timer.isActive():
        scene._ahead._draw_one()

    def turn() -> None:
        scene.press("stock")
        view.viewport().repaint()
        scene.session.undo()
        view.viewport().repaint()

    benchmark.pedantic(turn, rounds=60, warmup_rounds=3)

    assert p95(benchmark) < TURN_MS
