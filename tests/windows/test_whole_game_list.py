"""A whole game, from the shelf to the story, through the list of answers alone."""

from __future__ import annotations

from typing import Any

from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.windows.people import Key, begin, by_list, play_out, table_of, typed


def test_whole_game_by_the_list_of_answers(window: MainWindow, qtbot: Any) -> None:
    session = begin(window)
    asked = play_out(window, by_list)
    assert session.over and session.result() is not None
    assert {"bid", "silver"} <= {question.kind for question in asked}
    # The keyboard stayed with the list from one answer to the next; now it is at the way on.
    page = table_of(window)
    assert page.gate.phase is Phase.OVER
    assert window.focusWidget() is page.next_button
    typed(window, Key.Key_Return)
    assert window.pages.current is window.pages.story
    # Whoever strikes Enter once more begins no new game.
    typed(window, Key.Key_Return)
    typed(window, Key.Key_Space)
    assert window.controller.session is session and window.pages.current is window.pages.story
    winner = session.result().winners[0]
    assert winner in window.pages.story._title.text()
