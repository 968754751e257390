"""Fields to fill in: the wheel changes none that nobody touched, and a click into a name selects it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QScrollBar,
    QSlider,
    QSpinBox,
    QTabBar,
    QWidget,
)

from pierres.table.registry import TABLES
from pierres.windows.fields import WHEELED
from pierres.windows.main_window import MainWindow
from tests.windows.people import Left, begin, clicked


def wheel(widget: QWidget, notches: int = -1) -> None:
    """Turn the wheel over the middle of a widget, as the window system tells it."""
    QApplication.processEvents()
    window = widget.window()
    place = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(window.windowHandle(), place, QPoint(0, 120 * notches))
    QApplication.processEvents()


def chosen(field: QWidget) -> int:
    """What stands in a field."""
    if isinstance(field, QComboBox | QTabBar):
        return field.currentIndex()
    if isinstance(field, QSlider):
        return field.value()
    assert isinstance(field, QSpinBox)
    return field.value()


def fields(root: QWidget) -> list[QWidget]:
    """All in a window that a wheel could change."""
    return [
        field for field in root.findChildren(QWidget)
        if isinstance(field, WHEELED) and not isinstance(field, QScrollBar) and field.isVisible()
    ]  # fmt: skip


def turn_over_all(root: QWidget) -> list[QWidget]:
    """Turn the wheel both ways over every field, none of which has the keyboard; returns the fields."""
    found = fields(root)
    for field in found:
        # Text fields of spin boxes and editable choices lie over them and get the wheel first.
        for part in (field, *field.findChildren(QWidget)):
            if isinstance(part, QWidget) and part.isVisible():
                for notches in (-1, 1, -1):
                    before = chosen(field)
                    wheel(part, notches)
                    assert chosen(field) == before, f"{type(field).__name__} {field.accessibleName()}"
                    assert not field.hasFocus(), "the wheel gives nobody the keyboard"
    return found


@pytest.mark.parametrize("game", TABLES)
def test_the_wheel_changes_nothing_on_the_page_of_a_new_game(window: MainWindow, game: str) -> None:
    window.pages.show_new_game(game)
    page = window.pages.new_game
    assert page is not None
    page.leave.setFocus()
    found = turn_over_all(window)
    assert bool(found) == any(row.choice or row.number for row in page.options.rows)


def test_the_page_scrolls_under_the_wheel_instead(window: MainWindow) -> None:
    window.resize(700, 420)
    window.pages.show_new_game("jeu-des-dragons")
    page = window.pages.new_game
    assert page is not None
    QApplication.processEvents()
    page.leave.setFocus()
    bar = page.area.verticalScrollBar()
    field = next(row.choice or row.number for row in page.options.rows if row.choice or row.number)
    assert field is not None
    # How large the window is at least decides whether the first field is in sight.
    page.area.ensureWidgetVisible(field)
    before = bar.value()
    assert bar.maximum() > before
    wheel(field)
    assert bar.value() > before


def test_with_the_keyboard_the_wheel_works_as_ever(window: MainWindow, qtbot: Any) -> None:
    window.pages.show_new_game("jeu-des-dragons")
    assert window.pages.new_game is not None
    row = next(row for row in window.pages.new_game.options.rows if row.number)
    assert row.number is not None
    row.number.setValue(row.number.maximum() - 1)
    row.number.setFocus()
    window.pages.new_game.area.ensureWidgetVisible(row.number)
    window.activateWindow()
    qtbot.waitUntil(row.number.hasFocus)
    wheel(row.number, 1)
    assert row.number.value() == row.number.maximum()


def test_the_wheel_changes_nothing_in_settings_statistics_and_file_dialogs(window: MainWindow) -> None:
    window.dialogs.show_settings(window.settings)
    assert window.dialogs.settings is not None
    window.dialogs.settings.close_button.setFocus()
    assert len(turn_over_all(window.dialogs.settings)) == 5
    assert window.settings.theme == "night"
    window.dialogs.settings.close()
    window.pages.show_statistics()
    assert window.pages.statistics is not None
    window.pages.statistics.group.addItems(["a", "b"])
    window.pages.statistics.group.show()
    window.pages.statistics.leave.setFocus()
    assert turn_over_all(window.pages.statistics)
    begin(window)
    for ask in (window.files.ask_open, window.files.ask_save, window.files.ask_export):
        ask()
        dialog = window.findChild(QFileDialog, "files")
        assert dialog is not None and dialog.isVisible()
        for field in fields(dialog):
            if isinstance(field, QComboBox):
                field.addItem("more")
        found = turn_over_all(dialog)
        assert any(isinstance(field, QComboBox) for field in found)
        dialog.reject()
        dialog.deleteLater()
        dialog.setObjectName("")
        QApplication.processEvents()


def test_no_slider_or_number_of_another_make_is_about() -> None:
    """What the wheel changes in Qt is on the list."""
    assert {QComboBox, QAbstractSpinBox, QSlider, QTabBar} == set(WHEELED)


def test_a_click_into_a_proposed_name_selects_it_and_the_next_one_does_not(window: MainWindow) -> None:
    window.pages.show_new_game("aux-pierres")
    assert window.pages.new_game is not None
    name = window.pages.new_game.seats.rows[1].name
    clicked(name, QPoint(name.width() // 2, name.height() // 2))
    assert name.selectedText() == name.text() != ""
    QTest.keyClicks(name, "Zoe")
    assert name.text() == "Zoe"
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    clicked(name, QPoint(12, name.height() // 2))
    assert not name.hasSelectedText() and name.cursorPosition() < 3


def test_a_drag_across_a_name_selects_what_was_dragged_over(window: MainWindow) -> None:
    window.pages.show_new_game("aux-pierres")
    assert window.pages.new_game is not None
    name = window.pages.new_game.seats.rows[0].name
    name.setText("Anne-Sophie")
    window.pages.new_game.leave.setFocus()
    y = name.height() // 2
    QTest.mousePress(name, Left, Qt.KeyboardModifier.NoModifier, QPoint(4, y))
    QTest.mouseMove(name, QPoint(40, y))
    QTest.mouseRelease(name, Left, Qt.KeyboardModifier.NoModifier, QPoint(40, y))
    assert 0 < len(name.selectedText()) < len("Anne-Sophie")


def test_a_proposal_is_not_selected_again_by_coming_back(window: MainWindow) -> None:
    """By Tab Qt selects it, as everywhere; by the program, nothing is selected that a person placed."""
    window.pages.show_new_game("aux-pierres")
    assert window.pages.new_game is not None
    name = window.pages.new_game.seats.rows[0].name
    name.setFocus(Qt.FocusReason.OtherFocusReason)
    name.deselect()
    clicked(name, QPoint(8, name.height() // 2))
    assert not name.hasSelectedText()
