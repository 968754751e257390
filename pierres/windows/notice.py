"""The strip at the top of the window that says, in one sentence each, what went wrong or what was done.

No box to click away in the middle of a game: the strip pushes nothing aside that matters and takes no focus.
What went wrong stays until somebody closes it, whatever else is said meanwhile; what was done passes by
itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from pierres.windows import style
from pierres.windows.readers import MESSAGE
from pierres.windows.widgets import label

PASSING_MS = 6000
MOST_SHOWN = 3
"""So many messages stand at once where the window is high enough; older ones come back when one is closed."""
HIGH_ENOUGH = 560
"""In a window lower than so many logical pixels (they grow with the text) one message stands at a time."""
MOST_KEPT = 20
"""A fault that repeats itself must not fill the memory: beyond this the oldest message goes."""

Offer = tuple[str, Callable[[], None]]
"""Words of a button, and what it does."""


@dataclass(frozen=True)
class Message:
    """One sentence of the strip, perhaps with a button that does something about it."""

    text: str
    passing: bool = False
    offer: Offer | None = None


class _Line(QWidget):
    """A message with its buttons."""

    def __init__(self, message: Message, close: Callable[[Message], None]) -> None:
        super().__init__()
        self._message, self._close = message, close
        style.set_look(self, MESSAGE)
        self.setAccessibleName(message.text)
        self.words = label(message.text, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        row.addWidget(self.words, 1)
        if message.offer is not None:
            words, do = message.offer
            offer = QPushButton(words)
            offer.clicked.connect(do)
            row.addWidget(offer)
        self.button = QPushButton()
        self.button.clicked.connect(self._closed)
        row.addWidget(self.button)

    def say_older(self, waiting: int) -> None:
        """The button says how many older messages wait for room."""
        close = QCoreApplication.translate("NoticeBar", "Close")
        more = QCoreApplication.translate("NoticeBar", "Close (%n more)", None, waiting)
        self.button.setText(more if waiting else close)

    def _closed(self) -> None:
        self._close(self._message)


class NoticeBar(QFrame):
    """The messages that stand, the newest lowest.

    A message that is said again moves to the newest place. One passing message at a time: a newer one takes
    its place, and it goes by itself.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style.set_look(self, "notice")
        self._messages: list[Message] = []
        self._lines: dict[Message, _Line] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._room = MOST_SHOWN
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PASSING_MS)
        self._timer.timeout.connect(self._pass)
        self.hide()

    def text(self) -> str:
        """The messages that stand, each on a line; "" if none does."""
        return "\n".join(message.text for message in self._messages)

    def shown(self) -> list[str]:
        """The messages in sight, from the oldest to the newest."""
        return [message.text for message in self._messages if message in self._lines]

    def say(self, text: str, passing: bool = False, offer: Offer | None = None) -> None:
        """Show `text`: until it is closed, or for some seconds if it is `passing`.

        With an `offer` a button beside it does something about it.
        """
        self._messages = [
            message
            for message in self._messages
            if message.text != text and not (passing and message.passing)
        ]
        self._messages.append(Message(text, passing, offer))
        del self._messages[:-MOST_KEPT]
        if passing:
            self._timer.start()
        self._show()

    def close_notice(self) -> None:
        """Take all messages away."""
        self._timer.stop()
        self._messages = []
        self._show()

    def fit(self, height: int) -> None:
        """The window is so high now."""
        room = MOST_SHOWN if height >= style.px(HIGH_ENOUGH) else 1
        if room != self._room:
            self._room = room
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    def _pass(self) -> None:
        self._messages = [message for message in self._messages if not message.passing]
        self._show()

    def _close(self, message: Message) -> None:
        self._messages.remove(message)
        self._show()

    def _show(self) -> None:
        """Make the lines those of the newest messages."""
        seen = self._messages[-self._room :]
        for message in [message for message in self._lines if message not in seen]:
            gone = self._lines.pop(message)
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for place, message in enumerate(seen):
            line = self._lines.get(message)
            if line is None:
                line = self._lines[message] = _Line(message, self._close)
            elif self._column.indexOf(line) != place:
                self._column.removeWidget(line)
            if self._column.indexOf(line) < 0:
                self._column.insertWidget(place, line)
                line.show()
            line.say_older(len(self._messages) - len(seen) if place == 0 else 0)
        self.setVisible(bool(seen))
