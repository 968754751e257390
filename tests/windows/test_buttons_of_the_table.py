"""Every button on a table lights up under the pointer, sinks while pressed, and acts when let go there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.table.picture import Target
from pierres.table.pieces import Button
from pierres.table.places import qrect
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, table_of
from tests.windows.sights import AUX, DRAGONS

Left, Free = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def to(window: MainWindow, at: QPoint, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer there."""
    port = table_of(window).view.viewport()
    where = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, QPointF(port.mapToGlobal(at)), Qt.MouseButton.NoButton, buttons, Free
    )
    QApplication.sendEvent(port, event)


def look(window: MainWindow, target: Target) -> QImage:
    """The place of a target as it is painted now."""
    view = table_of(window).view
    place = view.mapFromScene(qrect(target.rect)).boundingRect()
    return view.viewport().grab(place).toImage()


def buttons(window: MainWindow) -> list[Target]:
    """The buttons on the table that can be pressed now."""
    table = table_of(window).view.table()
    found = []
    for target in table.targets():
        item = table.renderer.item(target.key)
        if item is not None and isinstance(item.piece, Button):
            assert target.role == "button"
            if item.piece.enabled:
                found.append(target)
    return found


def check(window: MainWindow, target: Target) -> None:
    """One button: lit, sunk, raised again outside, and nothing done."""
    page = table_of(window)
    at = page.view.mapFromScene(target.rect.cx, target.rect.cy)
    off = QPoint(3, page.view.viewport().height() // 2)
    steps = page.session.steps_taken
    to(window, off)
    idle = look(window, target)
    to(window, at)
    lit = look(window, target)
    QTest.mousePress(page.view.viewport(), Left, Free, at)
    sunk = look(window, target)
    assert idle != lit != sunk != idle, target.key
    to(window, off, Left)
    away = look(window, target)
    assert away != sunk, target.key
    QTest.mouseRelease(page.view.viewport(), Left, Free, off)
    assert page.session.steps_taken == steps, target.key
    assert look(window, target) == idle, target.key


def open_side(window: MainWindow) -> None:
    """Whoever is asked sits down."""
    session = table_of(window).session
    if session.curtain is not None:
        session.raise_curtain()


@pytest.mark.parametrize("theme", ["night", "linen", "contrast"])
def test_the_buttons_of_the_fist(window: MainWindow, theme: str) -> None:
    window.set_theme(theme)
    begin(window, game=AUX)
    open_side(window)
    page = table_of(window)
    assert [target.key for target in buttons(window)] == ["nothing"]
    check(window, buttons(window)[0])
    page.view.table().press("purse:fairy")
    assert [target.key for target in buttons(window)] == ["confirm", "nothing"]
    for target in buttons(window):
        check(window, target)


@pytest.mark.parametrize("theme", ["night", "linen", "contrast"])
def test_the_button_of_a_card(window: MainWindow, theme: str) -> None:
    window.set_theme(theme)
    begin(window, options={"gambits": 1}, game=DRAGONS)
    open_side(window)
    table = table_of(window).view.table()
    assert not buttons(window)
    table.press(next(target.key for target in table.targets() if target.zone == "hand" and target.action))
    assert [target.key for target in buttons(window)] == ["confirm"]
    check(window, buttons(window)[0])
    # It is pressed by letting go over it.
    target = buttons(window)[0]
    page = table_of(window)
    steps = page.session.steps_taken
    QTest.mouseClick(page.view.viewport(), Left, Free, page.view.mapFromScene(target.rect.cx, target.rect.cy))
    assert page.session.steps_taken > steps
