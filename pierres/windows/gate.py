"""Who may look at the table now: the gate between the people who share one screen.

The session has already seen to it that its viewer is the public before a private question comes. The gate
decides what is on the screen until the next person is there: the open table while there is something to
see together, the curtain where one person's own side follows another's, then that person's own side.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from pierres.session import Session
from pierres.session.moment_queue import Change


class Phase(Enum):
    """What the people at the screen are doing."""

    PLAYING = "playing"
    """A person is asked, in public or on their own side of the screen."""
    SHOWING = "showing"
    """Something has happened that everybody sees before the next person takes the screen."""
    COVERED = "covered"
    """The curtain is down and names the next person."""
    OVER = "over"
    """The game has ended and the last position is on show."""


class Gate(QObject):
    """The phase of one session. `changed` is emitted when the phase or the next person has changed."""

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._news = False
        self.seat: str | None = session.curtain
        self.phase = self._arrival() or Phase.PLAYING
        session.changed.connect(self._look)

    def proceed(self) -> None:
        """Everybody has seen what has happened, and the next person confirms it.

        Nothing but the open table is in sight then: a curtain over it would hide nothing, and cost a click.
        """
        if self.phase is Phase.SHOWING:
            self._session.raise_curtain()

    @property
    def stays(self) -> bool:
        """Whether the next person is already at the screen."""
        return self.seat is not None and self.seat == self._session.present

    def raise_curtain(self) -> None:
        """The person named on the curtain is there: their own side may be drawn from now on."""
        if self.phase is Phase.COVERED:
            # The session answers with its own `changed`, and only then is anything private to be had.
            self._session.raise_curtain()

    def show_first(self) -> None:
        """Show the open table before the first curtain: a new game has just been laid out."""
        if self.phase is Phase.COVERED:
            self._become(Phase.SHOWING)

    def _arrival(self) -> Phase | None:
        """The phase that the session asks for; None between one person and the next."""
        if self._session.over:
            return Phase.OVER
        if self._session.curtain is not None:
            return Phase.COVERED
        return Phase.PLAYING if self._session.asked() is not None else None

    def _look(self, change: Change) -> None:
        # A fist that closes is no news: the public sees nothing of it, and the screen is passed on at once.
        self._news = self._news or bool(change.events)
        if (phase := self._arrival()) is None:
            return
        news, self._news = self._news, False
        shown_already = self.phase is Phase.SHOWING and self.seat == self._session.curtain
        if phase is Phase.COVERED and (news or shown_already):
            phase = Phase.SHOWING
        self._become(phase)

    def _become(self, phase: Phase) -> None:
        seat = self._session.curtain
        if (phase, seat) == (self.phase, self.seat):
            return
        self.phase, self.seat = phase, seat
        self.changed.emit()
