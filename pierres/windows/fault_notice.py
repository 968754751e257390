"""Something went wrong inside the program: the window says so calmly, once, and offers the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication

from pierres import faults
from pierres.table import theme
from pierres.windows import style

if TYPE_CHECKING:
    from pierres.windows.main_window import MainWindow


class FaultNotice(QObject):
    """Listens for one window until it closes. What is said tells nothing of what happens in the game."""

    _heard = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        # Queued: it may have gone wrong in the middle of a paint, or in another thread.
        self._heard.connect(self._say, Qt.ConnectionType.QueuedConnection)
        faults.log.listener = self._heard.emit
        if faults.log.last_crash:
            self._offer(self.tr("Last time, Pierres stopped because of a fault of its own."))

    def close(self) -> None:
        """The window goes."""
        faults.log.listener = None

    def _say(self) -> None:
        session = self._window.controller.session
        if session is None:
            self._offer(self.tr("Something went wrong in the program."))
        elif session.at_risk() is None:
            self._offer(self.tr("Something went wrong in the program. The game is saved: you can play on."))
        else:
            self._offer(
                self.tr(
                    "Something went wrong in the program, and this game has not been saved: save it "
                    "somewhere else."
                )
            )

    def _offer(self, text: str) -> None:
        self._window.notice.say(text, offer=(self.tr("Copy the report"), self._copy))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(faults.log.report(self._about()))
        self._window.notice.say(self.tr("The report is on the clipboard."), passing=True)

    def _about(self) -> str:
        """What may matter of the window and the game; no names, no cards."""
        window, session = self._window, self._window.controller.session
        facts = (
            f"Qt {qVersion()} on {QGuiApplication.platformName()}",
            QLocale().name(),
            f"{window.width()} × {window.height()} at {window.devicePixelRatioF()}",
            f"theme {theme.current().name}",
            f"text {style.scale()} %",
            f"motion {window.settings.motion or 'system'}",
        )
        game = "no game"
        if session is not None:
            game = f"{session.game_id}, {len(session.seats)} seats, {session.steps_taken} steps"
        return f"{', '.join(facts)}\n{game}"
