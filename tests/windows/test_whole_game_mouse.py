"""A whole game with the mouse alone, from the shelf to the story."""

from __future__ import annotations

from typing import Any

from pierres.windows.main_window import MainWindow
from tests.windows.people import by_mouse, clicked, play_out, table_of, take_guards_away


def test_whole_game_by_mouse(window: MainWindow, qtbot: Any) -> None:
    # Two clicks from the start to a running game.
    assert window.pages.start is not None
    clicked(window.pages.start.shelf.boxes[0])
    assert window.pages.new_game is not None
    take_guards_away(window)
    clicked(window.pages.new_game.start)
    take_guards_away(window)
    page = table_of(window)
    asked = play_out(window, by_mouse)
    assert page.session.over
    assert {"bid", "silver"} <= {question.kind for question in asked}
    clicked(page.next_button)
    assert window.pages.current is window.pages.story
