"""The window as a whole: menus, panels, help, settings, and the small test that a bundle runs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.app import play_answers
from pierres.table.registry import TABLES
from pierres.windows.answer_panel import AnswerPanel
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from pierres.windows.sheet_dialogs import KEYS, RULES
from pierres.windows.shelf import Shelf
from tests.windows.people import (
    Key,
    begin,
    by_list,
    clicked,
    pass_on,
    play_out,
    table_of,
    take_guards_away,
    typed,
)


def unfolded(window: MainWindow) -> AnswerPanel:
    answers = table_of(window).side.answers
    if answers.list.isHidden():
        clicked(answers.fold)
    return answers


def test_the_first_page_has_a_box_for_every_game_and_no_dead_button(window: MainWindow) -> None:
    start = window.pages.start
    assert start is not None and window.pages.current is start
    assert [box.game_id for box in start.shelf.boxes] == list(TABLES)
    assert window.focusWidget() is start.shelf.boxes[0]
    assert start.continue_button.isHidden()
    # Nothing else was built, and nothing asks anything.
    assert window.pages.table is None and window.pages.new_game is None
    assert QApplication.activeModalWidget() is None


def test_three_boxes_stand_beside_each_other(qtbot: object, window: MainWindow) -> None:
    shelf = Shelf(("aux-pierres", "jeu-des-dragons", "est-royal"), window)
    shelf.resize(1000, 420)
    shelf.show()
    boxes = [box.geometry() for box in shelf.boxes]
    assert all(one.right() < other.left() for one, other in pairwise(boxes))
    bottoms = {round(box.box_rect().bottom()) for box in shelf.boxes}
    assert len(bottoms) == 1
    shelf.setParent(None)
    shelf.deleteLater()


def test_shortcuts_are_unique_and_work_on_any_keyboard(window: MainWindow) -> None:
    seen: set[str] = set()
    for action in window.actions_.all.values():
        for shortcut in action.shortcuts():
            text = shortcut.toString(QKeySequence.SequenceFormat.PortableText)
            assert text not in seen
            seen.add(text)
    assert {"F1", "F11", "Ctrl+Z", "Ctrl+S", "Ctrl+O", "Ctrl+N", "Ctrl+Q"} <= seen
    # Every action that has a shortcut can be reached without the menu bar.
    assert set(window.actions_.all.values()) <= set(window.actions())


def test_menus_offer_only_what_can_be_done(window: MainWindow) -> None:
    act = window.actions_.all
    off = ("save", "save_as", "close", "undo", "redo", "pause", "resume", "side", "log")
    assert not any(act[name].isEnabled() for name in off)
    begin(window)
    assert act["save"].isEnabled() and act["close"].isEnabled() and act["side"].isEnabled()
    assert not act["pause"].isEnabled()
    pass_on(window)
    assert act["pause"].isEnabled()


def test_panels_are_put_away_and_kept(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    begin(window)
    pass_on(window)
    side = table_of(window).side
    assert side.isVisible() and all(part.isVisible() for part in side.sections.values())
    window.actions_.all["log"].trigger()
    assert not side.sections["log"].isVisible() and side.sections["scores"].isVisible()
    typed(window, Key.Key_F6)
    assert not side.isVisible() and window.focusWidget() is table_of(window).view
    window.close()
    again = open_window()
    begin(again)
    assert not table_of(again).side.isVisible() and not again.actions_.all["side"].isChecked()
    typed(again, Key.Key_F6)
    assert table_of(again).side.isVisible() and not table_of(again).side.sections["log"].isVisible()


def test_the_rules_of_the_current_game_open_beside_the_game(window: MainWindow) -> None:
    begin(window)
    typed(window, Key.Key_F1)
    help_window = window.dialogs.help
    assert help_window is not None and help_window.isVisible() and not help_window.isModal()
    assert len(help_window.text.toPlainText()) > 2000
    help_window.show_page(KEYS)
    text = help_window.text.toPlainText()
    assert all(row[0] in text for rows in help_window.shortcuts().values() for row in rows)
    help_window.show_page(RULES, "aux-pierres")
    QTest.keyClick(help_window, Key.Key_Escape)
    assert help_window.isHidden()


def test_the_settings_work_at_once(window: MainWindow) -> None:
    begin(window)
    window.actions_.all["settings"].trigger()
    dialog = window.dialogs.settings
    assert dialog is not None and not dialog.isModal()
    for name, value in (("motion", "slow"), ("theme", "contrast"), ("text_scale", 130), ("language", "fr")):
        box = dialog.boxes[name]
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
    kept = window.settings
    assert (kept.motion, kept.theme, kept.text_scale, kept.language) == ("slow", "contrast", 130, "fr")
    assert window.curtain.fall_ms > 220 and window.actions_.choices["motion"]["slow"].isChecked()


def test_answers_are_searched_without_accents_and_given_only_by_another_enter(window: MainWindow) -> None:
    window.set_language("fr")
    session = begin(window)
    pass_on(window)
    answers = unfolded(window)
    answers.list.setFocus()
    total = answers.model.rowCount()
    for letter in "FEES":
        typed(window, Qt.Key(ord(letter)))
    assert window.focusWidget() is answers.line and 0 < answers.searched.rowCount() < total
    assert "fées" in answers.searched.index(0, 0).data()
    steps = session.steps_taken
    typed(window, Key.Key_Return)
    assert window.focusWidget() is answers.list and answers.chosen().isValid()
    assert session.steps_taken == steps
    typed(window, Key.Key_Return)
    assert session.steps_taken == steps + 1 and answers.line.text() == ""


def test_nothing_is_answered_by_a_stray_key_or_click_in_the_list(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    answers = unfolded(window)
    answers.list.setFocus()
    steps = session.steps_taken
    # Nothing is chosen beforehand.
    typed(window, Key.Key_Return)
    assert session.steps_taken == steps and not answers.button.isEnabled()
    place = answers.list.visualRect(answers.searched.index(1, 0)).center()
    clicked(answers.list.viewport(), place)
    assert session.steps_taken == steps and answers.button.isEnabled()
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(answers.list, held)
    assert session.steps_taken == steps
    answers.list.guard_ms = 60_000
    typed(window, Key.Key_Return)
    assert session.steps_taken == steps
    answers.list.guard_ms = 0
    clicked(answers.button)
    assert session.steps_taken == steps + 1


def test_a_double_click_answers_once(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    answers = unfolded(window)
    steps = session.steps_taken
    place = answers.list.visualRect(answers.searched.index(1, 0)).center()
    viewport = answers.list.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(viewport, left, none, place)
    QTest.mouseDClick(viewport, left, none, place)
    QTest.mouseDClick(viewport, left, none, place)
    assert session.steps_taken == steps + 1 and window.curtain.is_down and session.curtain == "Hugo"


@pytest.mark.parametrize("button", ["again", "table", "shelf"])
def test_ways_on_from_the_end(window: MainWindow, button: str) -> None:
    session = begin(window)
    play_out(window, by_list)
    typed(window, Key.Key_Return)
    story = window.pages.story
    assert story is not None and window.focusWidget() is story.story
    take_guards_away(window)
    clicked(story.buttons[button])
    if button == "again":
        assert window.controller.session is not session and table_of(window).session.seats == session.seats
        assert [window.controller.session.player(s) for s in session.seats] == [
            session.player(s) for s in session.seats
        ]
    elif button == "table":
        assert window.pages.at_table() and table_of(window).gate.phase is Phase.OVER
        typed(window, Key.Key_Return)
        assert window.pages.current is story
    else:
        # A game that is over is not offered to be gone on with.
        assert window.pages.current is window.pages.start and window.pages.start.continue_button.isHidden()


def test_smoke_test(window: MainWindow) -> None:
    assert play_answers(window)
    assert window.controller.session is not None and window.controller.session.steps_taken >= 3


def test_closing_asks_nothing_and_loses_nothing(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    session = begin(window)
    pass_on(window)
    by_list(window, {"fairy": 1})
    steps = session.record.steps
    assert window.close() and not window.isVisible()
    again = open_window()
    assert again.pages.start is not None and again.pages.start.continue_button.isVisible()
    again.actions_.all["resume"].trigger()
    assert again.controller.session is not None and again.controller.session.record.steps == steps
