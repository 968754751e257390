"""The curtain: down before anything private is drawn, opened by the person's own key or click, and by no
other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pierres.rules.game import PUBLIC
from pierres.session import Session
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.windows.people import (
    Key,
    Left,
    begin,
    by_keyboard,
    by_list,
    by_mouse,
    click_spot,
    clicked,
    open_curtain,
    pass_on,
    play_out,
    table_of,
    typed,
    wish,
)


def lowered(window: MainWindow) -> Session:
    """A game whose first fist is closed: the curtain is down for the second person, Hugo."""
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 1})
    assert window.curtain.is_down and session.viewer == PUBLIC
    return session


def double_click(widget: QWidget) -> QMouseEvent:
    """The second press of a double click, as Qt tells it."""
    place = QPointF(widget.rect().center())
    return QMouseEvent(
        QEvent.Type.MouseButtonDblClick, place, QPointF(widget.mapToGlobal(place)), Left, Left,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip


def test_a_new_game_shows_the_table_and_one_click_hands_it_over(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)
    assert page.gate.phase is Phase.SHOWING and not window.curtain.is_down
    assert session.viewer == PUBLIC and window.focusWidget() is page.next_button
    assert page.next_button.text() == "Over to Léa"
    # All that is in sight is public: a curtain over it would hide nothing.
    pass_on(window)
    assert session.viewer == "Léa" and not window.curtain.is_down and window.curtain.isHidden()
    assert window.focusWidget() is page.view
    by_keyboard(window, {"fairy": 1})
    # But from one private side to the next the curtain stands between them.
    assert window.curtain.is_down and session.viewer == PUBLIC and session.asked() is None
    assert "Hugo" in window.curtain.accessibleName()
    open_curtain(window)
    assert session.viewer == "Hugo" and not window.curtain.is_down and window.curtain.isHidden()
    assert window.focusWidget() is page.view


def test_a_fist_passes_the_screen_on_at_once_and_an_opening_is_shown_first(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)
    pass_on(window)
    for number, seat in enumerate(session.seats):
        if number:
            assert page.gate.phase is Phase.COVERED and page.gate.seat == seat
            open_curtain(window)
        by_keyboard(window, {"fairy": 1} if seat == "Léa" else {})
    # Léa has the witch, and the next card is up: everybody sees it before the next curtain.
    assert page.gate.phase is Phase.SHOWING and not window.curtain.is_down


def test_it_covers_all_of_the_window_but_the_menu(window: MainWindow) -> None:
    lowered(window)
    body = window.central
    assert window.curtain.geometry() == body.rect()
    assert body.childAt(20, body.height() // 2) is window.curtain
    assert body.childAt(body.width() - 20, 20) is window.curtain
    assert not table_of(window).isEnabled()
    window.resize(1100, 700)
    QApplication.processEvents()
    assert window.curtain.geometry() == body.rect()
    # Nothing of the table shines through: every corner of it is cloth.
    picture = window.curtain.grab().toImage()
    assert all(picture.pixelColor(x, y).alpha() == 255 for x in (3, 500, 1090) for y in (3, 300, 660))


def test_keys_held_down_too_soon_or_of_no_meaning_do_not_open_it(window: MainWindow, qtbot: Any) -> None:
    session = lowered(window)
    curtain, button = window.curtain, window.curtain.button
    for key in (Key.Key_Return, Key.Key_Space):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(button, held)
        # Pressed before the curtain came down, and let go over it.
        QTest.keyRelease(button, key)
    for key in (Key.Key_A, Key.Key_Tab, Key.Key_Down, Key.Key_Escape, Key.Key_P):
        QTest.keyClick(button, key)
    QTest.keyClick(button, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is button and session.viewer == PUBLIC
    curtain.guard_ms = 60_000
    for key in (Key.Key_Return, Key.Key_Space):
        typed(window, key)
    clicked(button)
    assert session.viewer == PUBLIC and curtain.is_down
    curtain.guard_ms = 0
    QApplication.sendEvent(button, double_click(button))
    QTest.mouseRelease(button, Left)
    QTest.mousePress(button, Qt.MouseButton.RightButton)
    QTest.mouseRelease(button, Qt.MouseButton.RightButton)
    assert session.viewer == PUBLIC
    clicked(button)
    assert session.viewer == "Hugo"


def test_space_opens_it_too(window: MainWindow) -> None:
    session = lowered(window)
    typed(window, Key.Key_Space)
    assert session.viewer == "Hugo"


@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000)])
def test_a_slow_second_click_where_the_fist_was_closed_opens_nothing(
    window: MainWindow, size: tuple[int, int], game: str
) -> None:
    """It is lifted where its button is: not where the last person clicked, nor anywhere else on the cloth."""
    window.resize(*size)
    session = begin(window, game=game)
    pass_on(window)
    page = table_of(window)
    places = [
        page.view.mapTo(window.central, page.view.mapFromScene(target.rect.cx, target.rect.cy))
        for target in page.view.table().targets()
        if target.action is not None and target.action[0] not in ("fan", "close")
    ]
    answers = page.side.answers
    if answers.button.isVisible():
        places.append(answers.button.mapTo(window.central, answers.button.rect().center()))
        places.append(answers.list.mapTo(window.central, answers.list.rect().center()))
    assert session.answer(next(iter(session.asked().legal)))
    assert window.curtain.is_down and len(places) >= 4
    for place in places:
        assert window.central.childAt(place) is window.curtain, "cloth"
        clicked(window.curtain, window.curtain.mapFrom(window.central, place))
        assert session.viewer == PUBLIC and window.curtain.is_down
    assert window.curtain.cursor().shape() == Qt.CursorShape.ArrowCursor
    assert window.curtain.button.cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_a_press_on_the_button_that_ends_elsewhere_opens_nothing(window: MainWindow) -> None:
    session = lowered(window)
    button = window.curtain.button
    QTest.mousePress(button, Left)
    QTest.mouseMove(button, QPoint(-300, -100))
    QTest.mouseRelease(button, Left, Qt.KeyboardModifier.NoModifier, QPoint(-300, -100))
    assert session.viewer == PUBLIC and window.curtain.is_down
    QTest.mousePress(window.curtain, Left, Qt.KeyboardModifier.NoModifier, QPoint(20, 20))
    QTest.mouseRelease(button, Left)
    assert session.viewer == PUBLIC and window.curtain.is_down


def test_the_last_stroke_of_one_person_does_not_open_the_curtain_of_the_next(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    window.curtain.guard_ms = 60_000
    typed(window, Key.Key_0)
    typed(window, Key.Key_Return)
    typed(window, Key.Key_Return)
    assert session.curtain == "Hugo" and session.viewer == PUBLIC


def test_the_gate_stands_after_a_pause_another_page_and_a_window_put_away(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)
    pass_on(window)
    typed(window, Key.Key_2)
    QTest.keyClick(window, Key.Key_F9)
    window.actions_.all["pause"].trigger()
    assert window.curtain.is_down and page.gate.seat == "Léa"
    open_curtain(window)
    assert session.viewer == "Léa"
    window.actions_.all["new"].trigger()
    assert window.pages.current is window.pages.new_game and session.viewer == PUBLIC
    assert not window.curtain.is_down
    window.pages.back()
    assert window.curtain.is_down and session.viewer == PUBLIC
    open_curtain(window)
    window.showMinimized()
    QApplication.processEvents()
    assert session.viewer == PUBLIC
    window.showNormal()
    assert window.curtain.is_down


def test_loading_stands_before_the_curtain(window: MainWindow, tmp_path: Any) -> None:
    begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 2})
    open_curtain(window)
    path = tmp_path / "evening.pierres"
    assert window.controller.save(path)
    window.pages.show_start()
    assert window._open(path)
    session = window.controller.session
    assert session is not None and session.viewer == PUBLIC
    assert window.curtain.is_down and table_of(window).gate.seat == "Hugo"


def test_the_recap_comes_after_the_curtain_and_goes_at_the_first_key(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)

    def missed_something() -> bool:
        seat = page.gate.seat
        return seat == "Léa" and any(page.wording.is_news(event, "Léa") for event in session.recap(seat))

    while page.gate.phase is not Phase.SHOWING or session.steps_taken < 8 or not missed_something():
        if page.gate.phase is Phase.SHOWING:
            pass_on(window)
        elif page.gate.phase is Phase.COVERED:
            assert session.steps_taken >= 3 or page.recap.isHidden()
            open_curtain(window)
        else:
            by_keyboard(window, wish(session))
    assert page.recap.isHidden()
    pass_on(window)
    assert page.recap.isVisible() and "Léa" in page.recap._title.text() and page.recap._lines.text()
    assert window.focusWidget() is page.view
    typed(window, Key.Key_1)
    # The key did its work on the table as well.
    assert page.recap.isHidden() and page.recap._lines.text() == ""
    assert page.view.table().draft.value() == {"fairy": 1}


def test_with_motion_the_curtain_hides_from_its_first_moment(open_window: Callable[..., MainWindow]) -> None:
    window = open_window(motion="normal")
    session = lowered(window)
    assert window.curtain.is_down and window.curtain.words_seen < 1.0
    assert window.focusWidget() is window.curtain.button and not table_of(window).isEnabled()
    typed(window, Key.Key_Return)
    assert session.viewer == "Hugo"
    # It goes up over a table that can be used already.
    assert not window.curtain.is_down and window.focusWidget() is table_of(window).view
    by_mouse(window, {"fairy": 1})
    assert session.curtain == "Inès"


def test_nothing_is_painted_behind_the_curtain_but_the_public_table(window: MainWindow) -> None:
    """The picture of the page behind a lowered curtain is the picture that everybody saw before."""
    lowered(window)
    page = table_of(window)
    before = page.view.grab().toImage()
    open_curtain(window)
    private = page.view.grab().toImage()
    window.actions_.all["pause"].trigger()
    assert page.view.grab().toImage() == before != private
    assert QColor(before.pixel(5, 5)).isValid()


def test_two_play_a_whole_game_by_the_unofficial_option(window: MainWindow) -> None:
    begin(window, "Léa", "Hugo", options={"two_players": True})
    session = window.controller.session
    assert session is not None and len(session.persons) == 2
    asked = play_out(window, by_list, most=400)
    assert {question.who for question in asked} == {"Léa", "Hugo"}


def test_enter_passes_the_screen_on_from_the_table_too(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)
    click_spot(page, "card")
    page.view.setFocus()
    typed(window, Key.Key_Return)
    assert page.gate.phase is Phase.PLAYING and session.viewer == "Léa"
