"""Moves that are made for the player one after the other, each once the table has shown the one before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt

from pierres.players.est_royal.automatic import way_home
from pierres.rules.est_royal.cards import PACK
from pierres.rules.est_royal.view import View
from pierres.rules.record import Step
from pierres.session import Session
from pierres.table.view import TableView


def finishing(view: View) -> list[Step]:
    """The moves that end the game in a win where cards need only go to their foundations; else []."""
    way = way_home(view)
    if view.over or sum(map(len, view.foundations)) + len(way) < len(PACK):
        return []
    return [(view.seat, "move", list(piles)) for piles in way]


class Pacing(QObject):
    """Takes steps of a line at the pace of the table; whatever else happens in the game ends it."""

    def __init__(self, session: Session, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._left: list[Step] = []
        self._stand = 0
        """How many answers there were after the last step taken here."""
        # Queued: the table tells while the answer before is still being given.
        view.settled.connect(self._next, Qt.ConnectionType.QueuedConnection)

    def take(self, steps: Sequence[Step]) -> None:
        """Begin with these, instead of what is left of others."""
        self._left = list(steps)
        self._stand = self._session.steps_taken
        self._next()

    def _next(self) -> None:
        if self._session.steps_taken != self._stand:
            self._left.clear()
        if not self._left:
            return
        _who, kind, *value = self._left.pop(0)
        self._session.answer(value[0] if value else None, kind=kind)
        self._stand = self._session.steps_taken
