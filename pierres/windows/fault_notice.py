"""Something went wrong inside the program: the window says so calmly, once, and offers the report."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pierres import faults
from pierres.session import Session
from pierres.table import theme
from pierres.windows import look
from pierres.windows.notice import NoticeBar


class FaultNotice(QObject):
    """Listens for one window until it closes. What is said tells nothing of what happens in the game."""

    _heard = Signal()

    def __init__(
        self,
        window: QWidget,
        notice: NoticeBar,
        session: Callable[[], Session | None],
        motion: Callable[[], str | None],
    ) -> None:
        """`session`: the game at hand; `motion`: the speed that was chosen, None for that of the system."""
        super().__init__(window)
        self._window, self._notice = window, notice
        self._session, self._motion = session, motion
        # Queued: it may have gone wrong in the middle of a paint, or in another thread.
        self._heard.connect(self._say, Qt.ConnectionType.QueuedConnection)
        faults.log.listener = self._heard.emit
        if faults.log.last_crash:
            self._offer(self.tr("Last time, Pierres stopped because of a fault of its own."))

    def close(self) -> None:
        """The window goes."""
        faults.log.listener = None

    def _say(self) -> None:
        session = self._session()
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
        self._notice.say(text, offer=(self.tr("Copy the report"), self._copy))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(faults.log.report(self._about()))
        self._notice.say(self.tr("The report is on the clipboard."), passing=True)

    def _about(self) -> str:
        """What may matter of the window and the game; no names, no cards."""
        window, session = self._window, self._session()
        facts = (
            f"Qt {qVersion()} on {QGuiApplication.platformName()}",
            QLocale().name(),
            f"{window.width()} × {window.height()} at {window.devicePixelRatioF()}",
            f"theme {theme.current().name}",
            f"text {look.scale()} %",
            f"motion {self._motion() or 'system'}",
        )
        game = "no game"
        if session is not None:
            game = f"{session.game_id}, {len(session.seats)} seats, {session.steps_taken} steps"
        return f"{', '.join(facts)}\n{game}"
