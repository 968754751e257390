"""The strip under a table with computer players: what they are about, and buttons for what can be done."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from pierres.windows import style
from pierres.windows.widgets import filled


class Line(QLabel):
    """One line of text that takes the room that is left; what does not fit is cut off, and read out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText)
        self.whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        """Show a text."""
        if text != self.whole:
            self.whole = text
            self.setAccessibleName(text)
            self._cut()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        elide = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self.whole, elide, self.width()))


class ComputerStrip(QWidget):
    """A sentence, and a button for each of some actions, with their words, keys and reasons."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style.set_look(self, "strip")
        self.sentence = Line()
        self.buttons: dict[str, QToolButton] = {}
        for action in actions:
            button = QToolButton()
            style.set_look(button, "strip")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setDefaultAction(action)
            self.buttons[action.objectName()] = button
        filled(
            QHBoxLayout(self), (self.sentence, 1), *self.buttons.values(), margins=(14, 4, 14, 4), spacing=8
        )
