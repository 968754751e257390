"""How the table moves on: cards between two pictures, and moves that are made for the player one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt

from pierres.players.est_royal.automatic import way_home
from pierres.rules.est_royal.cards import PACK
from pierres.rules.est_royal.view import View
from pierres.rules.record import Step
from pierres.session import Session
from pierres.table.cues import Cue, EventMotion, Fly, Move
from pierres.table.est_royal.pieces.playing_card import PlayingCard
from pierres.table.picture import Picture, Placement
from pierres.table.places import Rect
from pierres.table.view import TableView

GLIDE_MS, FLIP_MS, DEAL_MS = 190.0, 230.0, 90.0
"""A card that goes elsewhere, one that is turned on its way from the stock, one dealt and the next."""


class EstRoyalMotion(EventMotion):
    """What moves between two pictures. An undo tells of no event, so events have no cues of their own."""

    def __init__(self, before: Picture, after: Picture) -> None:
        super().__init__(before, after)
        self._stock = _stock(after) or _stock(before)

    def show_rest(self) -> None:
        """Known cards glide, new ones come from the stock and turn, those taken back go there."""
        fresh = 0
        for key, placement in self.new.items():
            if not key.startswith("card:"):
                continue
            there = self.old.get(key)
            if there is not None and there.rect != placement.rect:
                self.add(Move(key, there.rect, 0, GLIDE_MS))
            elif there is None and self._stock is not None and not self._uncovered(placement):
                self.add(Move(key, self._stock, fresh * DEAL_MS, FLIP_MS, flip=True))
                fresh += 1
        if self._stock is None:
            return
        for key, placement in self.old.items():
            if (
                isinstance(placement.piece, PlayingCard)
                and key not in self.new
                and self._goes_back(placement)
            ):
                back = Placement(key, replace(placement.piece, face_up=True), self._stock)
                self.add(Fly(back, placement.rect, 0, GLIDE_MS, flip=True))

    def _uncovered(self, placement: Placement) -> bool:
        """Whether a card that was not drawn lay under others all the time, and comes to light again."""
        return any(
            key.startswith("card:") and other.rect == placement.rect and self.new.get(key) != other
            for key, other in self.old.items()
        )

    def _goes_back(self, placement: Placement) -> bool:
        """Whether a card that is not drawn any more went back to the stock, rather than under others."""
        return placement.key.startswith("card:") and not any(
            key.startswith("card:") and there.rect == placement.rect for key, there in self.new.items()
        )


def dealing(after: Picture) -> list[Cue]:
    """The cards that lie open after the deal, one after the other: base card, then the cross."""
    stock = _stock(after)
    if stock is None:
        return []
    cards = [placement.key for placement in after.placements if placement.key.startswith("card:")]
    return [Move(key, stock, 120 + at * DEAL_MS, FLIP_MS, flip=True) for at, key in enumerate(cards)]


def _stock(picture: Picture) -> Rect | None:
    stock = picture.placement("back:stock") or picture.placement("place:stock")
    return stock.rect if stock is not None else None


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
