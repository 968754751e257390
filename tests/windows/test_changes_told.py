"""A change is told so that nobody sees old rows against a new view: old motion ends first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.models.answers import CautionRole
from pierres.session import Session
from pierres.windows.main_window import MainWindow
from tests.players_at_table import play_on
from tests.windows.people import Key, begin, table_of

Ctrl, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
WIDE = (1560, 900)
"""Here the list of answers is in sight beside the table."""


@pytest.fixture(autouse=True)
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver has tests of its own."""
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)


def assert_rows_are_of_now(window: MainWindow) -> None:
    """Every row of the list is an answer to what is asked now, and can be put into words."""
    page = table_of(window)
    model, open_ = page.side.answers.model, page.session.choices()
    for row in range(model.rowCount()):
        assert any(model.value(row) in question.legal for question in open_)
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, CautionRole):
            assert model.index(row, 0, QModelIndex()).data(role) is not None


def test_undo_and_redo_while_the_card_still_moves(open_window: Callable[..., MainWindow]) -> None:
    window = open_window(motion="normal")
    window.resize(*WIDE)
    session = begin(window, "A", game="est-royal", seed=1)
    page = table_of(window)
    page.view.finish()
    rests: list[int] = []

    def at_rest() -> None:
        rests.append(session.steps_taken)
        assert_rows_are_of_now(window)

    page.view.settled.connect(at_rest)
    for turn in range(3):
        QApplication.processEvents()
        answers = page.side.answers
        answers.list.setFocus()
        answers.list.setCurrentIndex(answers.searched.index(turn, 0))
        QTest.keyClick(answers.list, Key.Key_Return)
        for modifiers in (Ctrl, Ctrl | Shift, Ctrl, Ctrl | Shift):
            assert page.view.animating
            QTest.keyClick(window, Key.Key_Z, modifiers)
        page.view.finish()
        assert answers.list.isVisible()
    assert len(rests) == 3 * 5


@pytest.mark.parametrize("deed", ["answer", "undo", "redo", "go_to", "take_line", "peek", "raise", "hide"])
def test_changing_is_told_while_all_is_as_it_was(deed: str) -> None:
    seats = ["A"] if deed in ("redo", "go_to", "take_line", "undo") else ["A", "B", "C"]
    session = Session.new("est-royal" if seats == ["A"] else "aux-pierres", seats, seed=1, autosave=False)
    if seats == ["A"]:
        assert session.answer(kind="turn")
        if deed == "redo":
            session.undo()
    elif deed in ("answer", "hide"):
        session.raise_curtain()
    elif deed == "peek":
        rng = Random(2)
        while session.can_peek() is None:
            assert play_on(session, rng, 1)

    def state() -> tuple[Any, ...]:
        return session.steps_taken, session.viewer, session.curtain

    before, told = state(), []
    session.changing.connect(lambda: told.append(("changing", state())))
    session.happened.connect(lambda _events: told.append(("happened", state())))
    session.changed.connect(lambda: told.append(("changed", state())))
    {
        "answer": lambda: session.answer({"fairy": 1}),
        "undo": session.undo,
        "redo": session.redo,
        "go_to": lambda: session.go_to(1),
        "take_line": lambda: session.take_line(session.record.steps[:1]),
        "peek": lambda: session.peek(True),
        "raise": session.raise_curtain,
        "hide": session.hide,
    }[deed]()
    assert told[0] == ("changing", before) and state() != before
    assert [word for word, _ in told].count("changing") == 1
    assert "changed" in [word for word, _ in told]
    assert all(now != before for word, now in told if word == "changed")
