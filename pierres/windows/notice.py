"""The strip at the top of the window that says, in one sentence, what went wrong or what was done.

No box to click away in the middle of a game: the strip pushes nothing aside that matters, takes no focus, and
stays until it is closed or another one comes.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from pierres.windows import look
from pierres.windows.room import label

PASSING_MS = 6000


class NoticeBar(QFrame):
    """One message at a time; a passing one goes by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look.dress(self, "notice")
        self._label = label(wrap=True)
        self._close = QPushButton()
        self._close.clicked.connect(self.close_notice)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PASSING_MS)
        self._timer.timeout.connect(self.close_notice)
        self._retranslate()
        self.hide()

    def text(self) -> str:
        """The message that stands, "" if none does."""
        return "" if self.isHidden() else self._label.text()

    def say(self, text: str, passing: bool = False) -> None:
        """Show `text`: until it is closed, or for some seconds if it is `passing`."""
        self._label.setText(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if passing:
            self._timer.start()
        else:
            self._timer.stop()

    def close_notice(self) -> None:
        """Take the message away."""
        self._timer.stop()
        self._label.clear()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
