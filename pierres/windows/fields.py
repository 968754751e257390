"""Fields to fill in, as people expect them of a page that scrolls: they change under nobody's wheel, a click
into a proposal selects it, and a file that is dropped on them is meant for the window.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

WHEELED = (QComboBox, QAbstractSpinBox, QAbstractSlider, QTabBar)
"""Widgets that the wheel changes; scroll bars are for the wheel and stay as they are."""


class _Wheel(QObject):
    """Hands the wheel on to what lies behind a field, unless the field has the keyboard."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def keep_from_wheel(field: QWidget) -> None:
    """Let the wheel change `field` only while it has the keyboard, which the wheel does not give it."""
    if field.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(_Wheel(field))


def keep_all_from_wheel(root: QWidget) -> None:
    """The same for every field in a window of Qt's own."""
    for field in root.findChildren(QWidget):
        if isinstance(field, WHEELED) and not isinstance(field, QScrollBar):
            keep_from_wheel(field)


class Choice(QComboBox):
    """A choice among several."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keep_from_wheel(self)


class Line(QLineEdit):
    """A line to type in. The first click selects all that stands there, the next ones move the cursor."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._entered = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._entered = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        entered, self._entered = self._entered, False
        if entered and event.button() == Qt.MouseButton.LeftButton and not self.hasSelectedText():
            self.selectAll()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)
