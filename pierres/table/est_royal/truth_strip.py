"""The line under the table that tells the truth about the game, and no more than is known."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from pierres.table.est_royal import truth
from pierres.table.est_royal.truth import Truth
from pierres.translation import translate


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


def sentence(known: Truth, first: int) -> str:
    """The line under the table. `first` is how many answers stand before the first move."""
    match known.verdict():
        case truth.WON:
            return translate("EstTruth", "Won.")
        case truth.WINNABLE:
            return translate("EstTruth", "This game can be won from here.")
        case truth.LOST:
            lost = translate("EstTruth", "This game is lost: that is proved.")
            return f"{lost} {_until(known, first)}".strip()
        case truth.SEARCHING:
            return translate("EstTruth", "Checking whether it can be won from here…")
        case truth.UNKNOWN:
            unknown = translate(
                "EstTruth", "No way to win from here has been found yet; it is not proved lost."
            )
            return f"{unknown} {_until(known, first)}".strip()
    return ""


def button(known: Truth, first: int) -> str:
    """The words of the button back to where the game could be won; "" where there is no such point."""
    count = known.until()
    if known.verdict() not in (truth.LOST, truth.UNKNOWN) or count is None:
        return ""
    if count <= first:
        return translate("EstTruth", "Back to the deal")
    return translate("EstTruth", "Back to move {number}").format(number=count - first)


def _until(known: Truth, first: int) -> str:
    count = known.until()
    if count is None:
        return translate("EstTruth", "Checking up to which move it could be won…") if known.traces() else ""
    if count <= first:
        return translate("EstTruth", "It could be won from the deal.")
    number = count - first
    if not known.is_exact():
        return translate("EstTruth", "It could be won at least up to move {number}.").format(number=number)
    return translate("EstTruth", "It could be won up to move {number}.").format(number=number)
