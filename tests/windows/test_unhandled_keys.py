"""Stray clicks and keys on whole windows: they lead nowhere that one cannot come back from."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pierres.rules.game import PUBLIC
from pierres.table.registry import TABLES
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.players_at_table import legal_answer
from tests.windows.people import Key, Left, begin, by_mouse, click_spot, pass_on, table_of, typed

Right = Qt.MouseButton.RightButton
None_ = Qt.KeyboardModifier.NoModifier


def under(window: MainWindow, place: QPoint) -> tuple[QWidget, QPoint]:
    """What gets a click there."""
    target = window.childAt(place) or window
    return target, target.mapFrom(window, place)


def clicks(window: MainWindow, place: QPoint, count: int) -> None:
    """So many fast clicks at one place of the window, each on what lies there by then; every second is the
    second half of a double click, as Qt tells it."""
    for number in range(count):
        target, at = under(window, place)
        if number % 2 == 0:
            QTest.mousePress(target, Left, None_, at)
        else:
            where = QPointF(target.mapToGlobal(at))
            kind = QEvent.Type.MouseButtonDblClick
            QApplication.sendEvent(target, QMouseEvent(kind, QPointF(at), where, Left, Left, None_))
        target, at = under(window, place)
        QTest.mouseRelease(target, Left, None_, at)
        QApplication.processEvents()


def middle(window: MainWindow, widget: QWidget) -> QPoint:
    """Where a widget is in the window."""
    return widget.mapTo(window, widget.rect().center())


def guarded(window: MainWindow) -> None:
    """The moments in which nothing is taken are there, and longer than a slow machine."""
    window.curtain.guard_ms = 60_000
    if window.pages.table is not None:
        window.pages.table.next_button.guard_ms = 60_000
        window.pages.table.view.table().guard_ms = 60_000


@pytest.mark.parametrize("count", [2, 3, 4])
def test_many_clicks_on_the_way_on_open_one_side_and_answer_nothing(window: MainWindow, count: int) -> None:
    session = begin(window)
    page = table_of(window)
    go_on = middle(window, page.next_button)
    page.view.table().guard_ms = 60_000
    clicks(window, go_on, count)
    assert session.viewer == "Léa" and session.steps_taken == len(session.record.steps)
    assert session.record.steps[-1][0] == "chance" and page.gate.phase is Phase.PLAYING


@pytest.mark.parametrize("count", [2, 3, 4])
def test_many_clicks_on_close_close_one_fist_and_open_nobodys(window: MainWindow, count: int) -> None:
    session = begin(window)
    pass_on(window)
    page = table_of(window)
    click_spot(page, "purse:fairy")
    target = page.view.table().target("confirm")
    assert target is not None
    place = page.view.mapTo(window, page.view.mapFromScene(target.rect.cx, target.rect.cy))
    clicks(window, place, count)
    assert session.viewer == PUBLIC and session.curtain == "Hugo" and window.curtain.is_down
    assert [step for step in session.record.steps if step[1] == "bid"] == [("Léa", "bid", {"fairy": 1})]


def test_a_double_click_on_nothing_closes_no_fist(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    page = table_of(window)
    target = page.view.table().target("nothing")
    assert target is not None
    steps = session.steps_taken
    clicks(window, page.view.mapTo(window, page.view.mapFromScene(target.rect.cx, target.rect.cy)), 4)
    assert session.steps_taken == steps and session.viewer == "Léa"


@pytest.mark.parametrize("game", TABLES)
def test_many_clicks_on_a_box_and_on_start_begin_one_game_and_answer_nothing(
    window: MainWindow, game: str
) -> None:
    assert window.pages.start is not None
    box = next(box for box in window.pages.start.shelf.boxes if box.game_id == game)
    clicks(window, middle(window, box), 4)
    assert window.controller.session is None
    page = window.pages.new_game
    assert page is not None and window.pages.current is page
    page.start.guard_ms = 0
    clicks(window, middle(window, page.start), 1)
    guarded(window)
    session = window.controller.session
    assert session is not None
    clicks(window, middle(window, page.start), 3)
    assert window.controller.session is session and all(step[0] == "chance" for step in session.record.steps)


def test_left_and_right_together_and_a_press_let_go_outside(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)
    for outside in (QPoint(-400, -300), QPoint(3000, 2000)):
        QTest.mousePress(page.next_button, Left)
        QTest.mouseMove(page.next_button, outside)
        QTest.mouseRelease(page.next_button, Left, None_, outside)
        assert page.gate.phase is Phase.SHOWING
    pass_on(window)
    steps, port = session.steps_taken, page.view.viewport()
    for target in page.view.table().targets():
        at = page.view.mapFromScene(target.rect.cx, target.rect.cy)
        QTest.mousePress(port, Left, None_, at)
        QTest.mousePress(port, Right, None_, at)
        QTest.mouseRelease(port, Left, None_, at)
        QTest.mouseRelease(port, Right, None_, at)
        QTest.mousePress(port, Left, None_, at)
        QTest.mouseRelease(port, Left, None_, QPoint(-50, -50))
    draft = page.view.table().draft
    assert session.steps_taken == steps and draft is not None and not draft.counts and not draft.touched
    # And the next honest clicks work.
    by_mouse(window, {"fairy": 1})
    assert session.steps_taken == steps + 1


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "shelf": lambda window: None,
    "new": lambda window: window.pages.show_new_game("jeu-des-dragons"),
    "statistics": lambda window: window.pages.show_statistics(),
    "table": lambda window: begin(window),
    "royal": lambda window: begin(window, "Léa", game="est-royal"),
    "dragons": lambda window: begin(window, game="jeu-des-dragons"),
    "over": lambda window: end(window),
    "story": lambda window: (end(window), window.pages.show_story()),
}


def end(window: MainWindow) -> None:
    """A game of Le Jeu des dragons that is over."""
    rng = Random(1)
    session = begin(window, game="jeu-des-dragons", options={"gambits": 1})
    while not session.over:
        if session.curtain is not None:
            session.raise_curtain()
        session.answer(legal_answer(session, rng))


@pytest.mark.parametrize("page", PAGES)
def test_escape_loses_nothing_anywhere(window: MainWindow, page: str) -> None:
    PAGES[page](window)
    session = window.controller.session
    steps = session.steps_taken if session is not None else 0
    for _ in range(4):
        typed(window, Key.Key_Escape)
        assert window.isVisible() and window.controller.session is session
    assert session is None or session.steps_taken == steps
    assert page not in ("new", "statistics") or window.pages.current is window.pages.start


@pytest.mark.qt_log_ignore("grabbing the keyboard")
@pytest.mark.parametrize("page", PAGES)
def test_f10_opens_the_menus_and_a_question_mark_shows_the_keys(window: MainWindow, page: str) -> None:
    PAGES[page](window)
    QApplication.processEvents()
    typed(window, Key.Key_F10)
    menu = window.actions_.menus["game"]
    assert menu.isVisible() and window.menuBar().activeAction() is menu.menuAction()
    QTest.keyClick(menu, Key.Key_Escape)
    QTest.keyClick(menu, Key.Key_Escape)
    menu.close()
    target = window.focusWidget()
    assert isinstance(target, QWidget)
    QTest.keyClick(target, "?")
    assert window.dialogs.help is not None and window.dialogs.help.isVisible()
    window.dialogs.help.close()


@pytest.mark.qt_log_ignore("grabbing the keyboard")
def test_f10_finds_the_menus_in_full_screen_and_behind_the_curtain(window: MainWindow) -> None:
    begin(window)
    pass_on(window)
    by_mouse(window, {})
    assert window.curtain.is_down
    window.full_screen.set(True)
    assert window.menuBar().height() == 0
    typed(window, Key.Key_F10)
    menu = window.actions_.menus["game"]
    assert menu.isVisible() and window.menuBar().maximumHeight() > 0
    menu.close()
    typed(window, Key.Key_Escape)
    assert not window.full_screen.on and window.curtain.is_down


@pytest.mark.parametrize("page", ["shelf", "new", "statistics", "story"])
def test_tab_comes_to_every_field_and_round_again(window: MainWindow, page: str) -> None:
    PAGES[page](window)
    root = window.pages.current
    assert root is not None
    QApplication.processEvents()
    wanted = {
        widget for widget in root.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    }  # fmt: skip
    met = set()
    for _ in range(3 * len(wanted) + 10):
        focused = window.focusWidget()
        assert isinstance(focused, QWidget)
        met.add(focused)
        typed(window, Key.Key_Tab)
    # Of buttons that exclude each other only the chosen one is met; an arrow leads to the others.
    missed = {widget for widget in wanted - met if not getattr(widget, "autoExclusive", lambda: False)()}
    assert not missed
