"""The strip under a table with computer players: what they are about, and buttons for what can be done."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from pierres.windows import style
from pierres.windows.widgets import filled, label


class ComputerStrip(QWidget):
    """A sentence, and a button for each of some actions, with their words, keys and reasons."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style.set_look(self, "strip")
        self.sentence = label(wrap=True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
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

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        if self.sentence.text() != sentence:
            self.sentence.setText(sentence)
