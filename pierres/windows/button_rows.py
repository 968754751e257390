"""Buttons side by side, in as many rows as their words need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

GAP = 10


class ButtonRows(QWidget):
    """Fills each row from left to right and shares its width out; no button is narrower than its words."""

    def __init__(self, buttons: Sequence[QPushButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = list(buttons)
        for button in self._buttons:
            button.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def rows(self, width: int) -> list[list[QPushButton]]:
        """The buttons of each row."""
        rows: list[list[QPushButton]] = []
        taken = 0
        for button in self._buttons:
            needed = button.sizeHint().width()
            if rows and taken + GAP + needed <= width:
                rows[-1].append(button)
                taken += GAP + needed
            else:
                rows.append([button])
                taken = needed
        if len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > 2:
            # One alone would look like a mistake.
            rows[-1].insert(0, rows[-2].pop())
            if sum(b.sizeHint().width() for b in rows[-1]) + GAP > width:
                rows[-2].append(rows[-1].pop(0))
        return rows

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self.rows(width)
        return sum(max(b.sizeHint().height() for b in row) for row in rows) + GAP * (len(rows) - 1)

    def minimumSizeHint(self) -> QSize:
        width = max(button.sizeHint().width() for button in self._buttons)
        return QSize(width, self._buttons[0].sizeHint().height())

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a button has other words, or other type
            self.updateGeometry()
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put every button in its place: the words or the room are others."""
        y = 0
        for row in self.rows(self.width()):
            height = max(button.sizeHint().height() for button in row)
            spare = self.width() - sum(b.sizeHint().width() for b in row) - GAP * (len(row) - 1)
            x = 0
            for left, button in zip(range(len(row), 0, -1), row, strict=True):
                more = max(0, spare) // left
                spare -= more
                width = button.sizeHint().width() + more
                button.setGeometry(x, y, width, height)
                x += width + GAP
            y += height + GAP
