"""What happened since this person last looked: a small sheet that goes at the first key or click."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from pierres.windows import look
from pierres.windows.room import label

LINES = 9
"""So many lines at most; what is older can be read in the log."""


class Recap(QFrame):
    """Lies on the table after the curtain. It takes neither focus nor clicks, so it is in nobody's way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.dress(self, "parchment")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._title = label(kind="head", wrap=True)
        self._told: list[str] = []
        self._lines = label(wrap=True)
        self._lines.setTextFormat(Qt.TextFormat.RichText)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 14)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._lines)
        self.hide()

    def tell(self, seat: str, lines: Sequence[str]) -> None:
        """Show the last of `lines` to `seat`; without any the sheet stays away."""
        self.close_sheet()
        if not lines:
            return
        self._title.setText(self.tr("Since {name} last looked").format(name=seat))
        self._told = list(lines)
        self.place()
        self.show()
        self.raise_()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(self, f"{self._title.text()}. {' '.join(lines)}")
        )

    def place(self) -> None:
        """Lie in the top left corner of the table, with as many of the last lines as there is room for."""
        parent = self.parentWidget()
        room = parent.size() if parent is not None else self.size()
        self.setFixedWidth(min(look.px(340), max(160, room.width() * 2 // 5)))
        for count in range(min(LINES, len(self._told)), 0, -1):
            shown = self._told[-count:]
            if count < len(self._told):
                shown.insert(0, "…")
            paragraphs = (f'<p style="margin: 0 0 4px 0">{escape(line)}</p>' for line in shown)
            self._lines.setText("".join(paragraphs))
            height = max(self.heightForWidth(self.width()), self.minimumSizeHint().height())
            if height <= room.height() * 7 // 10:
                break
        self.setGeometry(12, 12, self.width(), min(height, room.height() - 24))

    def close_sheet(self) -> None:
        """Take the sheet away, and its words with it: they may hold what only this person may know."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        self._told = []
        self._title.clear()
        self._lines.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel) or (
            event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()  # type: ignore[attr-defined]
        ):
            self.close_sheet()
        return False
