"""The panel beside the table: away in a narrow window, and never in the way of large letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from pierres.table.aux_pierres.shapes import Shape, measure
from pierres.windows import style
from pierres.windows.main_window import MainWindow
from tests.windows.people import Key, begin, by_list, clicked, open_curtain, pass_on, table_of, typed, wish


def private_side(window: MainWindow, width: int, height: int, percent: int = 100) -> None:
    window.set_text_scale(percent)
    window.resize(width, height)
    QApplication.processEvents()
    begin(window)
    pass_on(window)


@pytest.mark.parametrize(
    ("width", "percent", "opened"),
    [
        (1024, 100, False),
        (1280, 100, False),
        (1500, 100, True),
        (1500, 115, False),
        (1950, 130, True),
        (3800, 200, False),
    ],
)
def test_the_panel_stands_open_where_there_is_room_for_it(
    window: MainWindow, width: int, percent: int, opened: bool
) -> None:
    private_side(window, width, 700, percent)
    page = table_of(window)
    assert page.side.isVisible() is opened
    assert window.actions_.panels["side"].isChecked() is opened
    if not opened:
        assert page.stage.width() >= width - 40
        assert page.container.tab.isVisible() and page.container.tab.accessibleName()


@pytest.mark.parametrize("way", ["key", "tab", "menu"])
def test_over_a_narrow_table_the_panel_takes_nothing_from_its_size(window: MainWindow, way: str) -> None:
    private_side(window, 1024, 640, 200)
    page = table_of(window)
    before = page.view.size()
    toggle = {
        "key": lambda: typed(window, Key.Key_F6),
        "tab": lambda: clicked(page.container.tab),
        "menu": lambda: window.actions_.panels["side"].trigger(),
    }[way]
    toggle()
    assert page.side.isVisible() and page.view.size() == before
    assert window.focusWidget() is page.side.answers.fold
    # The large line of the table lies under the panel, so the panel says what is asked.
    assert page.side.answers.headline.isVisible() and page.side.answers.headline.text()
    toggle()
    assert not page.side.isVisible() and window.focusWidget() is page.view


def test_what_was_chosen_for_a_narrow_window_leaves_the_wide_one_alone(
    open_window: Callable[..., MainWindow],
) -> None:
    window = open_window()
    private_side(window, 1024, 640)
    typed(window, Key.Key_F6)
    assert table_of(window).side.isVisible()
    window.resize(1560, 800)
    QApplication.processEvents()
    typed(window, Key.Key_F6)
    assert not table_of(window).side.isVisible()
    window.close()
    again = open_window()
    private_side(again, 1560, 800)
    assert not table_of(again).side.isVisible()
    again.resize(1024, 640)
    QApplication.processEvents()
    assert table_of(again).side.isVisible()


def test_text_on_the_table_grows_with_the_text_size_of_the_menu(window: MainWindow) -> None:
    private_side(window, 1520, 800)
    view = table_of(window).view

    def letters() -> float:
        return measure(Shape(3, looking=True), view.width(), view.height(), view.table().text_scale).text

    before = letters()
    for _ in range(8):
        window.actions_.all["larger"].trigger()
    QApplication.processEvents()
    assert view.table().text_scale == 2.0 and view.width() >= 1480
    assert letters() >= 1.75 * before


def test_the_question_is_not_said_twice(window: MainWindow) -> None:
    private_side(window, 1560, 800)
    assert table_of(window).side.isVisible()
    assert not table_of(window).side.answers.headline.isVisible()


def test_fists_are_folded_up_until_somebody_wants_the_list(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    private_side(window, 1560, 800)
    answers = table_of(window).side.answers
    assert answers.fold.isVisible() and not answers.list.isVisible() and not answers.button.isVisible()
    assert str(answers.model.rowCount()) in answers.fold.accessibleName()
    answers.fold.setFocus()
    typed(window, Key.Key_Return)
    assert answers.list.isVisible() and window.focusWidget() is answers.list
    by_list(window, {})
    open_curtain(window)
    # The next person finds it as it was left, and the keyboard is in the list; so does the next game.
    assert answers.list.isVisible() and window.focusWidget() is answers.list
    window.close()
    again = open_window()
    private_side(again, 1560, 800)
    assert table_of(again).side.answers.list.isVisible()


def test_tab_reaches_the_panel_from_the_table_and_comes_back(window: MainWindow) -> None:
    private_side(window, 1560, 800)
    page = table_of(window)
    seen = set()
    for _ in range(40):
        typed(window, Key.Key_Tab)
        seen.add(window.focusWidget())
    assert {page.side.answers.fold, page.side.scores, page.side.log, page.container.tab, page.view} <= seen


def test_a_log_that_was_away_is_measured_anew(window: MainWindow) -> None:
    private_side(window, 900, 700)
    log = table_of(window).side.log
    window.set_text_scale(200)
    window.resize(1520, 800)
    for _ in range(4):
        QApplication.processEvents()
    QTest.qWait(400)
    assert not log.isVisible()
    window.set_language("fr")
    window.set_theme("linen")
    window.set_text_scale(100)
    window.resize(1600, 900)
    for _ in range(3):
        QApplication.processEvents()
    QTest.qWait(250)
    assert log.isVisible()
    text = str(log.model().index(0, 0).data())
    flags = int(Qt.TextFlag.TextWordWrap)
    wide = log.viewport().width() - 2 * style.px(6)
    needed = log.fontMetrics().boundingRect(QRect(0, 0, wide, 2000), flags, text).height()
    assert needed > 1.5 * log.fontMetrics().height()
    assert log.visualRect(log.model().index(0, 0)).height() >= needed


def test_the_lines_of_the_log_stand_evenly_below_its_heading(window: MainWindow) -> None:
    window.set_language("fr")
    window.resize(1600, 620)
    session = begin(window, "Léa", "Hugo", "Inès")
    page = table_of(window)
    log = page.side.log
    for _ in range(16):
        if session.curtain is not None:
            session.raise_curtain()
        question = session.asked()
        assert question is not None
        assert session.answer(wish(session))
        for _ in range(3):
            QApplication.processEvents()
    QTest.qWait(250)
    assert log.isVisible() and log.verticalScrollBar().maximum() > 0
    flags = int(Qt.TextFlag.TextWordWrap)
    padding = 2 * (style.px(4) + log.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    for width in (0, *range(300, 340, 2)):
        # First as the lines came one by one, then at many widths.
        if width:
            page.container.set_panel_width(width)
        QApplication.processEvents()
        QTest.qWait(5)
        for row in range(log.model().rowCount()):
            index, option = log.model().index(row, 0), QStyleOptionViewItem()
            log.itemDelegate().initStyleOption(option, index)
            place = QRect(0, 0, log.viewport().width() - padding, 999)
            text = QFontMetrics(option.font).boundingRect(place, flags, str(index.data()))
            assert log.visualRect(index).height() - text.height() == 2 * style.px(2), (width, index.data())
    heading = page.side.sections["log"].layout().itemAt(0).widget()
    assert log.y() - heading.geometry().bottom() - 1 >= 4
