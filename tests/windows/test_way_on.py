"""The button that passes the screen on: one place under the large line, and not before all has been seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pierres.session import Session
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from pierres.windows.table_page import TablePage
from tests.windows.people import Key, begin, table_of, typed

LONG = "Anne-Sophie de la To"


def close_all_fists(session: Session) -> None:
    """Everybody bids nothing, but for the first one."""
    for _ in session.seats:
        session.raise_curtain()
        question = session.asked()
        assert question is not None
        assert session.answer({"fairy": 1} if question.who == session.seats[0] else {})


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("percent", [80, 100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000)])
def test_the_button_stands_whole_in_its_place(
    window: MainWindow, language: str, percent: int, size: tuple[int, int]
) -> None:
    window.set_language(language)
    window.resize(*size)
    window.set_text_scale(percent)
    session = begin(window, LONG, "Hugo", "Inès", "Noé", "Maëlle", "Zoé")
    page = table_of(window)
    close_all_fists(session)
    QApplication.processEvents()
    assert page.gate.phase is Phase.SHOWING and page.next_button.isVisible()
    place, kept = page.next_button.geometry(), page.view.table().button_place()
    assert kept is not None
    assert page.stage.rect().contains(place)
    assert kept.x - 1 <= place.left() and place.right() <= kept.right + 1
    assert kept.y - 1 <= place.top() and place.bottom() <= kept.bottom + 1
    text = page.next_button.fontMetrics().horizontalAdvance(page.next_button.text())
    assert text <= place.width() and page.next_button.fontMetrics().height() <= place.height()
    assert LONG in page.next_button.text()


def is_in_its_place(page: TablePage) -> bool:
    """Whether the button stands in the middle of the place that the table keeps, and as large as it may."""
    button, kept = page.next_button.geometry(), page.view.table().button_place()
    assert kept is not None and page.next_button.isVisible()
    middle = button.center()
    height = min(page.next_button.sizeHint().height(), round(kept.h))
    return abs(middle.x() - kept.cx) <= 1.5 and abs(middle.y() - kept.cy) <= 1.5 and button.height() == height


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_the_button_of_a_new_game_stands_in_its_place_at_once(
    open_window: Callable[..., MainWindow], motion: str
) -> None:
    window = open_window(motion=motion)
    begin(window, "Léa", "Hugo", "Inès")
    QApplication.processEvents()
    page = table_of(window)
    page.view.finish()
    assert is_in_its_place(page)


def test_the_button_of_an_opened_game_stands_in_its_place_at_once(
    open_window: Callable[..., MainWindow],
) -> None:
    played = Path(__file__).parent.parent / "playthroughs" / "aux-pierres.json"
    page = table_of(open_window(str(played)))
    QApplication.processEvents()
    assert page.gate.phase is Phase.OVER
    assert is_in_its_place(page)


def test_the_button_waits_until_all_has_been_seen(window: MainWindow, qtbot: Any) -> None:
    session = begin(window, "Léa", "Hugo", "Inès")
    page = table_of(window)
    page.view.set_motion("slow")
    close_all_fists(session)
    assert page.view.animating and page.gate.phase is not Phase.COVERED
    assert page.next_button.isHidden()
    # Any key ends the motion, and only then the way on is there; that key goes no further.
    page.view.setFocus()
    typed(window, Key.Key_Return)
    assert not page.view.animating and page.next_button.isVisible()
    assert page.gate.phase is Phase.SHOWING and window.focusWidget() is page.next_button
    typed(window, Key.Key_Return)
    assert page.gate.phase is Phase.PLAYING and session.viewer == "Léa"
