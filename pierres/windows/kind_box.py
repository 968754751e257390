"""The field that says who plays a seat: a person, or the computer, and how well."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox, QWidget

from pierres.players import KINDS, PERSON
from pierres.table import art
from pierres.windows import style
from pierres.windows.fields import ComboBox
from pierres.wording import player_kinds

SIGN = 18
"""The signs of a person and of the computer, in pixels at 100 %."""


def sign(kind: str, size: int, dpr: float) -> QIcon:
    """The sign of a person, or of a computer player."""
    return QIcon(art.pixmap("icon-person" if kind == PERSON else "icon-computer", size, size, dpr))


class KindBox(ComboBox):
    """One of the kinds of players. Shut it is short, for names need the room; the list says all of it."""

    def __init__(self, kinds: Sequence[str] = KINDS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds = tuple(kinds)
        for kind in kinds:
            self.addItem("", kind)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.retranslate()

    @property
    def kind(self) -> str:
        """The kind that is chosen."""
        return str(self.currentData())

    @kind.setter
    def kind(self, kind: str) -> None:
        self.setCurrentIndex(max(0, self.findData(kind)))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for number, kind in enumerate(self._kinds):
            self.setItemText(number, player_kinds.whole(kind))
        self.fit()

    def fit(self) -> None:
        """Take the room that the words need, with the signs for the text size in force."""
        size = style.px(SIGN)
        if self.iconSize().width() != size:
            self.setIconSize(QSize(size, size))
            for number, kind in enumerate(self._kinds):
                self.setItemIcon(number, sign(kind, size, self.devicePixelRatioF()))
        self.ensurePolished()
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(player_kinds.short(kind)) for kind in self._kinds)
        # Qt counts in widths of an X.
        self.setMinimumContentsLength(ceil((widest + 4) / metrics.horizontalAdvance("X")))

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + style.px(24))
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        option.currentText = player_kinds.short(self.kind)
