"""The binding of Qt itself: one that miscounts references kills the program after some thousand repaints."""

import sys

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def test_a_widget_painted_in_python_can_be_repainted_20_000_times(qtbot: QtBot) -> None:
    painted = 0

    class Canvas(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            nonlocal painted
            painted += 1

    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.resize(4, 4)
    with qtbot.waitExposed(canvas):
        canvas.show()
    painted = 0
    before = sys.getrefcount(None)
    for _ in range(20_000):
        canvas.repaint()
    assert painted == 20_000
    # PySide6 6.12.0 drops a reference to None with every call, until Python dies of it.
    assert before - sys.getrefcount(None) < 1_000
