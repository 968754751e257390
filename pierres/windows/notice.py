"""The notice bar at the top of the window: what went wrong or was done, in one sentence each.

It never takes the focus. What went wrong stays until it is closed, whatever is reported meanwhile; what was
done disappears by itself. A fault inside the program is reported calmly, once, with an offer of the report.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from pierres import faults
from pierres.store.settings import Settings
from pierres.table import theme
from pierres.windows import style
from pierres.windows.game_controller import GameController
from pierres.windows.readers import MESSAGE
from pierres.windows.widgets import discard, filled, label, single_shot

PASSING_MS = 6000
MOST_SHOWN = 3
"""The most messages shown at once in a high window; older ones reappear when one is closed."""
HIGH_ENOUGH = 560
"""In a window lower than this, in pixels at 100 %, only one message is shown at a time."""
MOST_KEPT = 20
"""Beyond this the oldest message is dropped: a fault that repeats itself must not fill the memory."""

Offer = tuple[str, Callable[[], None]]
"""The text of a button, and what it does."""


@dataclass(frozen=True)
class Message:
    """One sentence, perhaps with a button that does something about it."""

    text: str
    passing: bool = False
    offer: Offer | None = None


class _MessageRow(QWidget):
    def __init__(self, message: Message, close: Callable[[Message], None]) -> None:
        super().__init__()
        self._message, self._close = message, close
        style.set_look(self, MESSAGE)
        self.setAccessibleName(message.text)
        self.words = label(message.text, wrap=True)
        row = filled(QHBoxLayout(self), (self.words, 1), margins=(16, 6, 10, 6))
        if message.offer is not None:
            words, do = message.offer
            offer = QPushButton(words)
            offer.clicked.connect(do)
            row.addWidget(offer)
        self.button = QPushButton()
        self.button.clicked.connect(self._closed)
        row.addWidget(self.button)

    def say_older(self, waiting: int) -> None:
        """Say on the button how many older messages are waiting."""
        close = QCoreApplication.translate("NoticeBar", "Close")
        more = QCoreApplication.translate("NoticeBar", "Close (%n more)", None, waiting)
        self.button.setText(more if waiting else close)

    def _closed(self) -> None:
        self._close(self._message)


class NoticeBar(QFrame):
    """The current messages, the newest at the bottom.

    A message that is repeated moves to the bottom. There is one passing message at a time: a newer one
    replaces it, and after some seconds it disappears.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style.set_look(self, "notice")
        self._messages: list[Message] = []
        self._lines: dict[Message, _MessageRow] = {}
        self._column = filled(QVBoxLayout(self), spacing=0)
        self._room = MOST_SHOWN
        self._timer = single_shot(self, PASSING_MS, self._pass)
        self.hide()

    def text(self) -> str:
        """The current messages, one per line."""
        return "\n".join(message.text for message in self._messages)

    def shown(self) -> list[str]:
        """The visible messages, from the oldest to the newest."""
        return [message.text for message in self._messages if message in self._lines]

    def say(self, text: str, passing: bool = False, offer: Offer | None = None) -> None:
        """Show `text`: until it is closed, or for some seconds if it is `passing`.

        With an `offer` a button beside it does something about it.
        """
        kept = (one for one in self._messages if one.text != text and not (passing and one.passing))
        self._messages = [*kept, Message(text, passing, offer)][-MOST_KEPT:]
        if passing:
            self._timer.start()
        self._show()

    def withdraw(self, text: str) -> None:
        """Remove a message that is true no longer, if it is there."""
        self._messages = [message for message in self._messages if message.text != text]
        self._show()

    def close_notice(self) -> None:
        """Remove all messages."""
        self._timer.stop()
        self._messages = []
        self._show()

    def fit(self, height: int) -> None:
        """Adapt to the height of the window, in pixels."""
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
        seen = self._messages[-self._room :]
        for message in [message for message in self._lines if message not in seen]:
            discard(self._lines.pop(message))
        for place, message in enumerate(seen):
            line = self._lines.get(message)
            if line is None:
                line = self._lines[message] = _MessageRow(message, self._close)
            elif self._column.indexOf(line) != place:
                self._column.removeWidget(line)
            if self._column.indexOf(line) < 0:
                self._column.insertWidget(place, line)
                line.show()
            line.say_older(len(self._messages) - len(seen) if place == 0 else 0)
        self.setVisible(bool(seen))


class FaultNotice(QObject):
    """Reports faults in one window until it closes. The message reveals nothing of the game."""

    _reported = Signal()

    def __init__(
        self, window: QWidget, notice: NoticeBar, controller: GameController, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window, self._notice, self._controller, self._settings = window, notice, controller, settings
        # Queued: the fault may have happened in the middle of a paint event, or in another thread.
        self._reported.connect(self._say, Qt.ConnectionType.QueuedConnection)
        faults.log.listener = self._reported.emit
        if faults.log.last_crash:
            self._offer(self.tr("Last time, Pierres stopped because of a fault of its own."))

    def close(self) -> None:
        """The window closes."""
        faults.log.listener = None

    def _say(self) -> None:
        session = self._controller.session
        if session is None:
            text = self.tr("Something went wrong in the program.")
        elif session.at_risk() is None:
            text = self.tr("Something went wrong in the program. The game is saved: you can play on.")
        else:
            text = self.tr(
                "Something went wrong in the program, and this game has not been saved: save it "
                "somewhere else."
            )
        self._offer(text)

    def _offer(self, text: str) -> None:
        self._notice.say(text, offer=(self.tr("Copy the report"), self._copy))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(faults.log.report(self._environment()))
        self._notice.say(self.tr("The report is on the clipboard."), passing=True)

    def _environment(self) -> str:
        """What may matter of the window and the game; no names, no cards."""
        window, session = self._window, self._controller.session
        facts = (
            f"Qt {qVersion()} on {QGuiApplication.platformName()}",
            QLocale().name(),
            f"{window.width()} × {window.height()} at {window.devicePixelRatioF()}",
            f"theme {theme.current().name}",
            f"text {style.scale()} %",
            f"motion {self._settings.motion or 'system'}",
        )
        game = "no game"
        if session is not None:
            game = f"{session.game_id}, {len(session.seats)} seats, {session.steps_taken} steps"
        return f"{', '.join(facts)}\n{game}"
