"""Fields to fill in, as people expect them of a page that scrolls: they change under nobody's wheel, a click
into a proposal selects it, and a file that is dropped on them is meant for the window.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QSlider, QTabBar, QWidget

from pierres.windows.readers import describe, say_at
from pierres.wording.typeset import joined

WHEELED = (QComboBox, QAbstractSpinBox, QSlider, QTabBar)
"""Widgets that the wheel changes; scroll bars are for the wheel and stay as they are."""


class _Wheel(QObject):
    """Passes the wheel on to what is behind a field, unless the field has the focus."""

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
    """The same for every field in a window of Qt's own.

    Only these are looked at: of each widget of Qt's that Python has seen, the binding keeps something.
    """
    for kind in WHEELED:
        for field in root.findChildren(kind):
            keep_from_wheel(field)


class ComboBox(QComboBox):
    """A choice among several. Of what a key chooses while the list is shut Orca hears nothing from Qt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more = ""
        self._striking = False
        keep_from_wheel(self)

    def describe(self, more: str) -> None:
        """What readers say after what is chosen."""
        self._more = more
        if not self._striking:
            describe(self, more)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen, more = self.currentText(), self._more
        self._striking = True
        try:
            super().keyPressEvent(event)
        finally:
            self._striking = False
        if self.currentText() != chosen and not self.view().isVisible():
            say_at(self, joined([self.currentText(), self._more if self._more != more else ""]))
        describe(self, self._more)


class LineEdit(QLineEdit):
    """A line to type in. The first click selects all of the text, the next ones move the cursor."""

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
