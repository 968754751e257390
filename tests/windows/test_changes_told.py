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
from pierres.rules.game import PUBLIC
from pierres.session import Session
from pierres.windows.main_window import MainWindow
from tests.answer_rows import value
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
        assert any(value(model, row) in question.legal for question in open_)
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
    assert len(rests) == 3, (
        "the table is at rest when all has been seen, not each time that it is interrupted"
    )


@pytest.mark.parametrize("deed", ["answer", "undo", "redo", "go_to", "take_line", "peek", "raise", "hide"])
def test_a_change_is_told_once_when_all_is_new(deed: str) -> None:
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
        return session.steps_taken, session.viewer, session.curtain, session.view(), session.asked()

    before, told = state(), []
    session.changed.connect(lambda: told.append(state()))
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
    assert told == [state()] and state() != before


def test_moments_come_one_after_the_other_and_only_when_asked_for() -> None:
    """While somebody shows them, each answer is seen moment by moment, and asks nothing before the last."""
    session = Session.new("aux-pierres", ["A", "B", "C"], seed=1, autosave=False)
    session.set_pace(1, True)
    for fist in ({"fairy": 2}, {}):
        session.raise_curtain()
        assert session.answer(fist)
    session.raise_curtain()
    changes: list[Any] = []
    session.changed.connect(changes.append)
    assert session.answer({"fairy": 1})
    (opened,) = changes
    assert [event.kind for event in opened.events] == ["fists_opened"] and opened.played
    assert not opened.same_viewer and opened.before.viewer == session.viewer == PUBLIC
    assert session.pending and session.asked() is None and session.curtain is None
    assert session.history()[-1].kind == "fists_opened" and not session.answer({})
    steps = session.steps_taken
    session.advance()
    assert changes[1].events[0].kind == "won" and changes[1].before.auction.stage == "opened"
    assert session.view().auction.stage == "power" and session.steps_taken == steps
    session.show_last()
    assert not session.pending and session.curtain == "A" and not changes[-1].played
    kinds = [event.kind for change in changes for event in change.events]
    assert kinds == [event.kind for event in session.history()][-len(kinds) :]
    # Whoever showed them is gone: nobody waits for anybody.
    session.raise_curtain()
    session.set_pace(1, False)
    assert session.answer({}) and not session.pending


def test_a_listener_may_ask_for_the_next_moment_at_once() -> None:
    session = Session.new("aux-pierres", ["A", "B", "C"], seed=1, autosave=False)
    session.set_pace(1, True)
    told: list[int] = []

    def go_on(change: Any) -> None:
        told.append(len(told))
        session.advance()
        assert told[-1] == len(told) - 1, "nobody hears of the next before all have heard of this one"

    session.changed.connect(go_on)
    for fist in ({"fairy": 2}, {}, {"fairy": 1}):
        session.raise_curtain()
        assert session.answer(fist)
        assert not session.pending
    assert len(told) > 6
