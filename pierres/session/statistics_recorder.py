"""Keeps the statistics of a session: a line when it ends, and when it is left in the middle."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import uuid4

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from pierres.players import PERSON
from pierres.rules.game import CHANCE
from pierres.session import Session
from pierres.store import statistics
from pierres.store.files import StoreError
from pierres.store.statistics import Played

ID = "id"
"""The note of the record that names the game in the statistics."""


class StatisticsRecorder(QObject):
    """Follows one session. A game counts from the first answer that a person gives."""

    trouble = Signal(object)
    """The StoreError of a line that could not be written."""

    def __init__(self, session: Session, parent: QObject | None = None, *, counted: bool = True) -> None:
        """`counted`: the game has been counted as it stands, or is none to be counted."""
        super().__init__(parent)
        self._session = session
        if not isinstance(session.noted(ID), str):
            session.note(ID, uuid4().hex)
        # A game that is opened only to be looked at has been counted before, or not at all.
        self._written = _without_time(played(session)) if counted else None
        session.changed.connect(self._follow)

    def _follow(self) -> None:
        if self._session.over:
            self.leave()

    def leave(self) -> None:
        """Count the game as it stands, if it is not counted so already."""
        line = played(self._session)
        if not self._begun(line) or _without_time(line) == self._written:
            return
        self._written = _without_time(line)
        try:
            statistics.add(line)
        except StoreError as error:
            self.trouble.emit(error)

    def _begun(self, line: Played) -> bool:
        """Whether a person has answered: a game is not begun by the computer, unless it plays alone."""
        return self._session.persons_answered() or (not self._session.persons and line.answers > 0)


def played(session: Session) -> Played:
    """The line of a session as it stands."""
    result, seats, deal = session.result(), session.seats, session.noted("deal")
    return Played(
        id=str(session.noted(ID)),
        game=session.game_id,
        ended=datetime.now(UTC).isoformat(timespec="seconds"),
        over=session.over,
        seats=seats,
        options=session.record.options,
        players={seat: kind for seat in seats if (kind := session.gave_all(seat)) != PERSON},
        winners=tuple(result.winners) if result else (),
        scores=session.standing(),
        won=len(seats) == 1 and result is not None and bool(result.winners),
        answers=sum(step[0] != CHANCE for step in session.record.steps),
        advice=_length(session.noted("advice")),
        seconds=_seconds(session.noted("seconds")),
        undos=_counted(session, "undos"),
        hints=_counted(session, "hints"),
        deal=deal if type(deal) is int else None,
    )


def _without_time(line: Played) -> Played:
    return replace(line, ended="", seconds=None)


def _counted(session: Session, key: str) -> int:
    number = session.noted(key)
    return number if type(number) is int and 0 <= number <= statistics.MOST else 0


def _length(noted: object) -> int:
    return len(noted) if isinstance(noted, list) else 0


def _seconds(noted: object) -> float | None:
    """The time on the clock, if there is one that can be so: a record may come from anywhere."""
    if isinstance(noted, bool) or not isinstance(noted, int | float):
        return None
    return float(noted) if 0 <= noted <= statistics.SECONDS_MOST else None
