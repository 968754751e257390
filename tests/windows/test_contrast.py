"""Whatever is written can be read: on every page, in every menu, list and hint, on or off, in every theme.

The style sheet names its colours, and a test holds the pairs to 4.5 to 1. But which colour comes on which
ground is decided by Qt's cascade: the menu of a text field on parchment once wrote ink on black. So this
measures pixels.
"""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from pierres.table import theme
from pierres.windows.main_window import MainWindow
from tests.windows.contrast import faint, menus_of
from tests.windows.sights import PAGES, TABLES

SIGHTS = {**PAGES, **{name: show for name, show in TABLES.items() if name.startswith("asked")}}
WITH_FIELDS = ("new aux-pierres", "new est-royal", "save", "settings", "keys")


@pytest.fixture(autouse=True)
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver of the solitaire is a process of its own."""
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)


def shown(window: MainWindow, sight: str, name: str) -> list[QWidget]:
    """The windows that are open in that sight and theme."""
    window.set_theme(name)
    SIGHTS[sight](window)
    QApplication.processEvents()
    return [window, *(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())]


def close(window: MainWindow) -> None:
    """Leave no window beside."""
    for dialog in window.findChildren(QDialog):
        dialog.close()


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("sight", "name"), list(product(SIGHTS, theme.THEMES)))
def test_all_that_is_written_can_be_read(window: MainWindow, sight: str, name: str) -> None:
    for top in shown(window, sight, name):
        assert faint(top) == []
        top.setEnabled(False)
        assert faint(top) == []
        top.setEnabled(True)
    close(window)


def faint_in(menu: QMenu) -> list[str]:
    """What cannot be read in a menu, with nothing chosen and with each kind of line chosen."""
    menu.popup(QPoint(10, 10))
    QApplication.processEvents()
    found = faint(menu)
    for can in (True, False):
        lines = [action for action in menu.actions() if action.text() and action.isEnabled() is can]
        if lines:
            menu.setActiveAction(lines[-1])
            found += faint(menu)
    menu.close()
    return found


@pytest.mark.parametrize("name", theme.THEMES)
def test_every_menu_can_be_read(window: MainWindow, name: str) -> None:
    shown(window, "asked est-royal", name)
    menus = list(menus_of(window.menuBar()))
    assert len(menus) > 8
    assert [told for menu in menus for told in faint_in(menu)] == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", theme.THEMES)
@pytest.mark.parametrize("sight", WITH_FIELDS)
def test_every_menu_of_a_field_every_list_and_every_hint_can_be_read(
    window: MainWindow, sight: str, name: str
) -> None:
    found: list[str] = []
    seen: set[str] = set()
    for top in shown(window, sight, name):
        for widget in [widget for widget in top.findChildren(QWidget) if widget.isVisible()]:
            kind = f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
            if kind in seen:
                continue
            if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit):
                menu = widget.createStandardContextMenu()
                found += [f"{kind}: {told}" for told in faint_in(menu)]
                menu.deleteLater()
                seen.add(kind)
            elif isinstance(widget, QComboBox):
                widget.showPopup()
                QApplication.processEvents()
                found += [f"{kind}: {told}" for told in faint(widget.view().window())]
                widget.hidePopup()
                seen.add(kind)
            elif widget.toolTip():
                found += [f"{kind}: {told}" for told in faint_hint(widget)]
                seen.add(kind)
    assert seen and found == []
    close(window)


def faint_hint(widget: QWidget) -> list[str]:
    """What cannot be read in the hint of a widget, if Qt shows it there."""
    QToolTip.showText(widget.mapToGlobal(QPoint(3, 3)), widget.toolTip(), widget)
    QTest.qWait(1)
    hints = [top for top in QApplication.topLevelWidgets() if top.inherits("QTipLabel") and top.isVisible()]
    found = [told for hint in hints for told in faint(hint)]
    QToolTip.hideText()
    for hint in hints:
        hint.hide()
    return found
