"""When something goes wrong inside the program the window reports it calmly, once, and offers the report."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pierres import faults
from pierres.store.settings import Settings
from pierres.table import theme
from pierres.windows import style
from pierres.windows.game_controller import GameController
from pierres.windows.notice import NoticeBar


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
