"""Undo from the menu: back to the curtain, never past what was revealed, and the words of the
window follow.
"""

from __future__ import annotations

from pierres.rules.game import PUBLIC
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.windows.people import Key, Qt, begin, by_keyboard, open_curtain, pass_on, table_of, typed

Control = Qt.KeyboardModifier.ControlModifier


def test_a_closed_fist_can_be_taken_back_before_the_opening(window: MainWindow) -> None:
    session = begin(window)
    undo, redo = window.actions_.all["undo"], window.actions_.all["redo"]
    pass_on(window)
    assert not undo.isEnabled()
    by_keyboard(window, {"fairy": 3})
    assert undo.isEnabled() and not redo.isEnabled()
    open_curtain(window)
    assert session.viewer == "Hugo"
    typed(window, Key.Key_Z, Control)
    # Straight to the curtain of the one whose fist is open again, with nothing of Hugo's in sight.
    assert session.viewer == PUBLIC and window.curtain.is_down and table_of(window).gate.seat == "Léa"
    assert not undo.isEnabled() and redo.isEnabled()
    typed(window, Key.Key_Z, Control | Qt.KeyboardModifier.ShiftModifier)
    assert table_of(window).gate.seat == "Hugo" and undo.isEnabled() and not redo.isEnabled()
    typed(window, Key.Key_Z, Control)
    open_curtain(window)
    by_keyboard(window, {"fairy": 1})
    assert not redo.isEnabled()


def test_an_opening_is_not_taken_back(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {})
    for _ in session.seats[1:]:
        open_curtain(window)
        by_keyboard(window, {})
    assert table_of(window).gate.phase is Phase.SHOWING
    assert not window.actions_.all["undo"].isEnabled()
    steps, lines = session.steps_taken, table_of(window).side.log_model.rowCount()
    typed(window, Key.Key_Z, Control)
    assert (session.steps_taken, table_of(window).side.log_model.rowCount()) == (steps, lines)


def test_undo_works_only_where_the_table_is_seen(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 3})
    window.actions_.all["new"].trigger()
    assert not window.actions_.all["undo"].isEnabled()
    steps = session.steps_taken
    window.actions_.all["undo"].trigger()
    assert session.steps_taken == steps
