"""The line under the table that tells the truth about the game, with a button to where it could be won."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget


class TruthStrip(QWidget):
    """A sentence, and beside it a button while there is somewhere to go back to."""

    go = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "strip")
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = QPushButton()
        self.button.clicked.connect(self.go)
        self.button.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 4)
        row.setSpacing(12)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.button)

    def say(self, sentence: str, button: str = "") -> None:
        """Show a sentence; a button only where it has words."""
        if self.sentence.text() != sentence:
            self.sentence.setText(sentence)
        if self.button.text() != button:
            self.button.setText(button)
        self.button.setVisible(bool(button))
