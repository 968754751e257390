"""What is chosen for the computer players of a table: one click to play against them, their pace, advice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from pierres.players.player import LEVELS
from pierres.translation import TextContext
from pierres.windows.fields import ComboBox
from pierres.windows.kind_box import KindBox
from pierres.windows.tick_label import TickLabel
from pierres.windows.widgets import EnterButton, filled, label
from pierres.wording import player_kinds

tr = TextContext("ComputerOptions")


class AgainstComputer(QWidget):
    """One click fills the other seats with computer players and begins; how well they play stands beside."""

    wanted = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = EnterButton()
        self.level = KindBox(LEVELS)
        self.level.currentIndexChanged.connect(self.changed)
        self.button.clicked.connect(self.wanted)
        self._line = filled(
            QBoxLayout(QBoxLayout.Direction.LeftToRight), self.button, self.level, 1, spacing=8
        )
        self.setLayout(self._line)

    def retranslate(self) -> None:
        """Set all texts in the current language but those of `say`."""
        self.level.retranslate()

    def say(self, me: str, others: int) -> None:
        """Set all texts: who plays, and against how many."""
        self.button.setText(tr("Me against the computer"))
        text = tr("Begins at once: {name} against %n computer player(s).", others, name=me)
        self.button.setToolTip(text)
        self.button.setAccessibleDescription(text)
        self.level.setAccessibleName(tr("How well the computer plays"))
        self.level.setToolTip(self.level.accessibleName())


class ComputerOptions(QWidget):
    """How fast computer players follow one another, and whether a person may ask the computer for advice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pace = ComboBox()
        for pace in player_kinds.PACES:
            self.pace.addItem("", pace)
        self.advice = QCheckBox()
        self._pace_name, self._advice_name = label(), TickLabel(self.advice)
        self._pace_name.setBuddy(self.pace)
        self.pace.currentIndexChanged.connect(self.changed)
        self.advice.toggled.connect(self.changed)
        self._line = filled(
            QBoxLayout(QBoxLayout.Direction.LeftToRight), self._pace_name, self.pace, 1, spacing=12
        )
        self._line.setAlignment(self.pace, Qt.AlignmentFlag.AlignLeft)
        ticked = filled(QHBoxLayout(), self.advice, (self._advice_name, 1), spacing=10)
        filled(QVBoxLayout(self), ticked, self._line, spacing=8)

    def choose(self, pace: str, advice: bool) -> None:
        """Show what was chosen before."""
        self.pace.setCurrentIndex(self.pace.findData(pace))
        self.advice.setChecked(advice)

    def show_pace(self, shown: bool) -> None:
        """Whether there are computer players, whose pace can be chosen."""
        self._pace_name.setVisible(shown)
        self.pace.setVisible(shown)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._pace_name.setText(tr("Pace of the computer players"))
        self.pace.setAccessibleName(self._pace_name.text())
        for number, pace in enumerate(player_kinds.PACES):
            self.pace.setItemText(number, player_kinds.pace(pace))
        self._advice_name.setText(tr("The computer may be asked for advice"))
        self.advice.setAccessibleName(self._advice_name.text())
        more = tr(
            "The player whose turn it is may ask what the computer would do. "
            "Such games are marked in the statistics."
        )
        self.advice.setAccessibleDescription(more)
        for part in (self.advice, self._advice_name):
            part.setToolTip(more)
