"""Every button on a table lights up under the pointer, sinks while pressed, and acts when let go there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.table.pieces import Button
from pierres.table.places import qrect
from pierres.table.stage import Spot
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


def look(window: MainWindow, spot: Spot) -> QImage:
    """The place of a spot as it is painted now."""
    view = table_of(window).view
    place = view.mapFromScene(qrect(spot.rect)).boundingRect()
    return view.viewport().grab(place).toImage()


def buttons(window: MainWindow) -> list[Spot]:
    """The buttons on the table that can be pressed now."""
    table = table_of(window).view.table()
    found = []
    for spot in table.spots():
        item = table.stage.item(spot.key)
        if item is not None and isinstance(item.piece, Button):
            assert spot.role == "button"
            if item.piece.enabled:
                found.append(spot)
    return found


def check(window: MainWindow, spot: Spot) -> None:
    """One button: lit, sunk, raised again outside, and nothing done."""
    page = table_of(window)
    at = page.view.mapFromScene(spot.rect.cx, spot.rect.cy)
    off = QPoint(3, page.view.viewport().height() // 2)
    steps = page.session.steps_taken
    to(window, off)
    idle = look(window, spot)
    to(window, at)
    lit = look(window, spot)
    QTest.mousePress(page.view.viewport(), Left, Free, at)
    sunk = look(window, spot)
    assert idle != lit != sunk != idle, spot.key
    to(window, off, Left)
    away = look(window, spot)
    assert away != sunk, spot.key
    QTest.mouseRelease(page.view.viewport(), Left, Free, off)
    assert page.session.steps_taken == steps, spot.key
    assert look(window, spot) == idle, spot.key


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
    assert [spot.key for spot in buttons(window)] == ["nothing"]
    check(window, buttons(window)[0])
    page.view.table().press("purse:fairy")
    assert [spot.key for spot in buttons(window)] == ["confirm", "nothing"]
    for spot in buttons(window):
        check(window, spot)


@pytest.mark.parametrize("theme", ["night", "linen", "contrast"])
def test_the_button_of_a_card(window: MainWindow, theme: str) -> None:
    window.set_theme(theme)
    begin(window, options={"gambits": 1}, game=DRAGONS)
    open_side(window)
    table = table_of(window).view.table()
    assert not buttons(window)
    table.press(next(spot.key for spot in table.spots() if spot.zone == "hand" and spot.action))
    assert [spot.key for spot in buttons(window)] == ["confirm"]
    check(window, buttons(window)[0])
    # It is pressed by letting go over it.
    spot = buttons(window)[0]
    page = table_of(window)
    steps = page.session.steps_taken
    QTest.mouseClick(page.view.viewport(), Left, Free, page.view.mapFromScene(spot.rect.cx, spot.rect.cy))
    assert page.session.steps_taken > steps
