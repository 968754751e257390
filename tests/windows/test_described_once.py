"""An answer is described and laid out once: one picture for each moment that comes on show, and no other."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.session.moment_queue import Change
from pierres.table.picture import Picture
from pierres.table.registry import TABLES
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, table_of

SEATS = {"est-royal": ("Léa",)}


@pytest.mark.parametrize("motion", ["off", "normal"])
@pytest.mark.parametrize("game", list(TABLES))
def test_one_picture_for_each_moment(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str, motion: str
) -> None:
    window.set_motion(motion)
    session = begin(window, *SEATS.get(game, ("Léa", "Hugo", "Inès", "Noé")), game=game)
    page = table_of(window)
    scene = page.view.table()
    describe = type(scene).describe
    pictures, changes, answered = 0, 0, 0

    def counted() -> Picture:
        nonlocal pictures
        pictures += 1
        return describe(scene)

    def told(change: Change) -> None:
        nonlocal changes
        changes += 1

    monkeypatch.setattr(scene, "describe", counted)
    session.changed.connect(told)
    random = Random(1)
    for _ in range(60):
        page.view.finish()
        page.gate.proceed()
        page.gate.raise_curtain()
        page.view.finish()
        QTest.qWait(1)
        choices = session.choices()
        if not choices:
            break
        question = random.choice(choices)
        pictures = changes = 0
        session.answer(question.legal[random.randrange(question.legal.size)], kind=question.kind)
        QApplication.processEvents()
        answered += 1
        assert changes >= 1
        assert pictures == changes, f"{pictures} pictures of {changes} moments after {question.kind}"
    assert answered > 20
