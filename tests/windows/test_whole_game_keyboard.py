"""A whole game with the keys of the table alone, from the shelf to the story."""

from __future__ import annotations

from typing import Any

from pierres.windows.main_window import MainWindow
from tests.windows.people import Key, by_keyboard, play_out, table_of, take_guards_away, typed


def test_whole_game_by_keyboard(window: MainWindow, qtbot: Any) -> None:
    # Two strokes from the start to a running game.
    typed(window, Key.Key_Return)
    assert window.pages.current is window.pages.new_game
    take_guards_away(window)
    typed(window, Key.Key_Return)
    take_guards_away(window)
    session = table_of(window).session
    asked = play_out(window, by_keyboard)
    assert session.over
    assert {"bid", "silver"} <= {question.kind for question in asked}
    typed(window, Key.Key_Return)
    assert window.pages.current is window.pages.story
