"""The clock of a solitaire: it starts with the first move, and stops while nobody plays."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from pierres.session import Session

NOTE = "seconds"
KEEP_MS = 10_000
"""While it runs, the time is written so often: no crash costs more than that."""


class Clock(QObject):
    """Seconds played, kept in the record. `ticked`: the seconds shown are others."""

    ticked = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        known = session.noted(NOTE)
        self._before = float(known) if isinstance(known, int | float) and known >= 0 else 0.0
        self._stretch = QElapsedTimer()
        self._shown = False
        self._resting = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self.ticked)
        self._saving = QTimer(self)
        self._saving.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._saving.setInterval(KEEP_MS)
        self._saving.timeout.connect(self._keep)
        session.changed.connect(self._follow)

    def seconds(self) -> float:
        """Time played so far."""
        running = self._stretch.elapsed() / 1000 if self._stretch.isValid() else 0.0
        return self._before + running

    def text(self) -> str:
        """Minutes and seconds, with hours once there are any."""
        minutes, seconds = divmod(int(self.seconds()), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"

    def set_shown(self, shown: bool) -> None:
        """Whether anybody sees it: nothing ticks for nobody."""
        self._shown = shown
        self._follow()

    def set_resting(self, resting: bool) -> None:
        """The table is hidden or the game paused, or no more."""
        self._resting = resting
        self._follow()

    def stop(self) -> None:
        """Note the time in the record."""
        self._rest()

    def _follow(self) -> None:
        session = self._session
        begun = session.view().moves > 0 or bool(session.undone) or self._before > 0
        if self._resting or session.over or not begun:
            self._rest()
        elif not self._stretch.isValid():
            self._stretch.start()
            self._saving.start()
        else:
            self._session.note(NOTE, round(self.seconds(), 1))
        if self._shown and self._stretch.isValid():
            self._timer.start()
        else:
            self._timer.stop()
        self.ticked.emit()

    def _rest(self) -> None:
        if self._stretch.isValid():
            self._before = self.seconds()
            self._stretch.invalidate()
            self._session.note(NOTE, round(self._before, 1))
        self._timer.stop()
        self._saving.stop()

    def _keep(self) -> None:
        self._session.note(NOTE, round(self.seconds(), 1))
        self._session.keep()
