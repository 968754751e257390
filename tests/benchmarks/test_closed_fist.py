"""What closing a fist costs, in time of the processor: from the release of the mouse until all is idle.

Three seats, no motion, and the autosave kept in memory, so that the disk is not measured. Run with:
pytest tests/benchmarks/test_closed_fist.py --benchmark-only
"""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.session.autosave import Autosave
from pierres.store.settings import SeatSetting
from pierres.windows.main_window import MainWindow
from tests.languages import spoken

FISTS = 60
Left, NoKey = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def _place(page: Any, action: tuple[Any, ...]) -> QPoint:
    target = next(target for target in page.view.table().targets() if target.action == action)
    place: QPoint = page.view.mapFromScene(target.rect.cx, target.rect.cy)
    return place


def _idle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def test_closing_a_fist(benchmark: Any, qapp: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Autosave, "write", lambda *_: None)
    with spoken("en") as switch:
        window = MainWindow(switch)
        qtbot.addWidget(window)
        _time(window, benchmark)
        window.close()


def _time(window: MainWindow, benchmark: Any) -> None:
    window.resize(1600, 1000)
    window.show()
    window.set_motion("off")
    seats = [
        SeatSetting(name, colour) for name, colour in zip("ABC", ("blue", "coral", "green"), strict=True)
    ]
    assert window.controller.new("aux-pierres", seats, {}, seed=4)
    page = window.pages.table
    page.view.table().guard_ms = 0
    session = window.controller.session
    assert page is not None and session is not None
    times: list[float] = []

    def fists() -> None:
        while len(times) < FISTS:
            session.raise_curtain()
            question = session.asked()
            assert question is not None
            if question.kind != "bid":
                session.answer(question.legal[0])
                continue
            nothing = _place(page, ("nothing", None))
            QTest.mouseClick(page.view.viewport(), Left, NoKey, nothing)
            _idle()
            confirm = _place(page, ("confirm", None))
            QTest.mousePress(page.view.viewport(), Left, NoKey, confirm)
            _idle()
            begun = time.process_time()
            QTest.mouseRelease(page.view.viewport(), Left, NoKey, confirm)
            _idle()
            times.append(time.process_time() - begun)

    benchmark.pedantic(fists, rounds=1)
    benchmark.extra_info["a closed fist, median ms"] = round(1000 * median(times), 2)
    benchmark.extra_info["a closed fist, least ms"] = round(1000 * min(times), 2)
