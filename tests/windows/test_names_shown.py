"""Names that hold the signs by which Qt marks letters and markup: shown everywhere as they were written."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGroupBox,
    QLabel,
    QMenu,
    QTabBar,
    QToolTip,
)

from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from pierres.windows.widgets import PaintedButton
from pierres.wording.typeset import as_tip, on_button
from tests.players_at_table import legal_answer
from tests.windows.people import begin, open_curtain, pass_on, table_of

NAMES = ("Ann & Bob", "<b>Cy</b>", "Di &lt; Ed")
Event = QHelpEvent.Type


def marked_texts() -> Iterator[tuple[str, str]]:
    """All texts in which "&" marks a letter: those of buttons, menus, tabs and boxes."""
    for widget in QApplication.allWidgets():
        name = type(widget).__name__
        if isinstance(widget, QAbstractButton) and not isinstance(widget, PaintedButton):
            yield name, widget.text()
        elif isinstance(widget, QGroupBox | QMenu):
            yield name, widget.title()
        elif isinstance(widget, QTabBar):
            for number in range(widget.count()):
                yield name, widget.tabText(number)
        elif isinstance(widget, QLabel) and widget.buddy() is not None:
            yield name, widget.text()
        for action in widget.actions():
            assert isinstance(action, QAction)
            yield "action", action.text()


def tips() -> Iterator[tuple[str, str]]:
    """All texts that stand in tooltips: of widgets, actions and the lines of lists."""
    for widget in QApplication.allWidgets():
        yield type(widget).__name__, widget.toolTip()
        for action in widget.actions():
            yield "action", action.toolTip()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for text in _of_model(widget.model()):
                yield type(widget).__name__, text


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column, QModelIndex())
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")


def check() -> set[str]:
    """Look at all texts of this moment; returns where names were found."""
    found: set[str] = set()
    for place, text in marked_texts():
        # What is not doubled would be drawn as a line under the next letter.
        assert NAMES[0] not in text and NAMES[2] not in text, f"{place}: {text}"
        if any(on_button(name) in text for name in NAMES):
            found.add(place)
    for place, text in tips():
        if any(name in text for name in NAMES[1:]):
            raise AssertionError(f"{place}: the tooltip {text!r} would be read as markup")
        if any(as_tip(name)[4:-5] in text for name in NAMES[1:]):
            found.add(f"tip of {place}")
    for widget in QApplication.allWidgets():
        if isinstance(widget, QLabel) and any(name in widget.text() for name in NAMES[1:]):
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
            found.add("label")
    return found


@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_on_the_table_and_on_every_page(window: MainWindow, game: str) -> None:
    rng = Random(3)
    session = begin(window, *NAMES, game=game, options={"gambits": 1} if game == "jeu-des-dragons" else {})
    page = table_of(window)
    found = check()
    shown: set[str] = set()
    for _ in range(24):
        QApplication.processEvents()
        if page.gate.phase is Phase.SHOWING:
            assert page.gate.seat is not None and on_button(page.gate.seat) in page.next_button.text()
            found |= check()
            pass_on(window)
        elif page.gate.phase is Phase.COVERED:
            assert page.gate.seat is not None and page.gate.seat in window.curtain._text.title
            found |= check()
            open_curtain(window)
        elif page.gate.phase is Phase.PLAYING:
            for target in page.view.table().targets():
                if any(name in target.tip for name in NAMES[1:]):
                    place = page.view.mapFromScene(target.rect.cx, target.rect.cy)
                    at = page.view.table().target_at(target.rect.cx, target.rect.cy)
                    event = QHelpEvent(Event.ToolTip, place, page.view.viewport().mapToGlobal(place))
                    QApplication.sendEvent(page.view.viewport(), event)
                    if at is target:
                        assert QToolTip.text() == as_tip(target.tip) != target.tip
                        shown.add(target.zone)
            QToolTip.hideText()
            assert session.answer(legal_answer(session, rng))
    assert shown
    window.pages.show_start()
    found |= check()
    assert {"EnterButton", "label"} <= found and any(place.startswith("tip of") for place in found)


def test_a_game_left_and_the_shelf(window: MainWindow) -> None:
    for _ in range(2):
        session = begin(window, *NAMES)
        session.raise_curtain()
        session.answer({})
    window.pages.show_start()
    found = check()
    assert {"_ResumeButton", "tip of ContinueButton"} <= found


def test_the_story_and_the_final_scores(window: MainWindow) -> None:
    rng = Random(1)
    session = begin(window, *NAMES, game="jeu-des-dragons", options={"gambits": 1})
    while not session.over:
        if session.curtain is not None:
            session.raise_curtain()
        session.answer(legal_answer(session, rng))
    window.pages.show_story()
    assert "tip of FinalScores" in check()
    story = window.pages.story
    assert story is not None
    assert all(name in story.story.toPlainText().replace("\N{NO-BREAK SPACE}", " ") for name in NAMES)


def test_tips_without_markup_are_left_alone() -> None:
    assert as_tip("Ann & Bob") == "Ann & Bob"
    assert as_tip("a <b>") == "<qt>a &lt;b&gt;</qt>" and as_tip("&lt;") == "<qt>&amp;lt;</qt>"
    assert on_button("Ann & Bob") == "Ann && Bob"
