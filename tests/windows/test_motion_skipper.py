"""The panel never tells how it ends while the table is still showing it: both show the same moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.session import Session
from pierres.windows.main_window import MainWindow
from pierres.windows.table_page import TablePage
from tests.windows.people import Key, begin, clicked, table_of, typed

Told = tuple[list[str], list[list[str]]]


def told(page: TablePage) -> Told:
    """The lines of the log and the cells of the scores."""
    log, scores = page.side.log_model, page.side.score_model
    lines = [str(log.index(row, 0).data()) for row in range(log.rowCount())]
    cells = [
        [str(scores.index(row, column).data()) for column in range(scores.columnCount())]
        for row in range(scores.rowCount())
    ]
    return lines, cells


def opening(window: MainWindow) -> tuple[TablePage, Told]:
    """The fists of the first auction are just opening; and what the panel told before the last one closed."""
    window.resize(1600, 900)
    session = begin(window, "Léa", "Hugo", "Inès")
    page = table_of(window)
    page.view.set_motion("slow")
    before: Told = ([], [])
    for seat in session.seats:
        page.view.finish()
        before = told(page)
        session.raise_curtain()
        assert session.answer({"fairy": 1} if seat == session.seats[0] else {})
    assert page.view.animating
    return page, before


def is_up_to_date(page: TablePage) -> bool:
    """Whether the panel tells what a panel would tell that has never waited."""
    session: Session = page.session
    logged = [event for event in session.history() if page.wording.is_logged(event)]
    view = session.view()
    cells = [
        [page.wording.cell(view, seat, column.key).text for column in page.wording.columns(view)]
        for seat in session.seats
    ]
    lines = [line.text for event in logged if (line := page.wording.log(event))]
    return told(page) == (lines, cells)


def test_log_scores_and_answers_wait_for_the_fists(window: MainWindow) -> None:
    page, before = opening(window)
    assert len(told(page)[0]) == len(before[0]) + 1, "the fists have opened, and no more"
    assert told(page)[1] == before[1]
    assert is_up_to_date(page), "what it tells is the moment on show"
    assert not page.side.answers.list.isVisible() and not page.side.answers.headline.text()
    page.view.finish()
    assert is_up_to_date(page)
    assert len(told(page)[0]) > len(before[0]) + 1


@pytest.mark.parametrize(
    "touch", ["key on the table", "key in the log", "click in the scores", "click on the table"]
)
def test_whatever_ends_the_motion_lets_the_panel_tell_at_once(window: MainWindow, touch: str) -> None:
    page, _ = opening(window)
    if touch == "key on the table":
        page.view.setFocus()
        typed(window, Key.Key_Right)
    elif touch == "key in the log":
        page.side.log.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(page.side.log, Key.Key_Up)
    elif touch == "click in the scores":
        clicked(page.side.scores.viewport())
    else:
        clicked(page.view.viewport())
    QApplication.processEvents()
    assert not page.view.animating
    assert is_up_to_date(page)


def test_a_private_side_is_never_held_over_to_the_open_table(window: MainWindow) -> None:
    page, _ = opening(window)
    columns = [column.key for column in page.side.score_model.columns()]
    page.view.finish()
    assert columns == [column.key for column in page.side.score_model.columns()]
    # Whoever looks meanwhile sees his own side at once, and it goes with him.
    assert is_up_to_date(page)
    page.session.raise_curtain()
    assert is_up_to_date(page)
    page.session.hide()
    assert is_up_to_date(page)


def test_without_motion_nothing_waits(open_window: Callable[..., MainWindow]) -> None:
    window = open_window(motion="off")
    window.resize(1600, 900)
    session = begin(window, "Léa", "Hugo", "Inès")
    page = table_of(window)
    for seat in session.seats:
        session.raise_curtain()
        assert is_up_to_date(page)
        assert session.answer({"fairy": 1} if seat == session.seats[0] else {})
        assert is_up_to_date(page)
