"""The words beside a check box, where Qt's own would not wrap."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QLabel


class TickLabel(QLabel):
    """The label of a check box, wrapped where it does not fit; a click on it toggles the box."""

    def __init__(self, tick: QCheckBox) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._tick = tick
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._tick.setFocus(Qt.FocusReason.MouseFocusReason)
            self._tick.click()
