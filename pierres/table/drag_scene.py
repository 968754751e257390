"""Dragging on a table: things are picked up, follow the pointer, and are dropped where they overlap most.

A drag begins after a few pixels, so that a shaky click stays a click. Nothing of the picture changes by it:
what is in the air is the item itself, and a drop that means nothing lets it glide home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from pierres.session import Session
from pierres.table.cues import Cue, Move
from pierres.table.pieces import Piece
from pierres.table.places import Rect
from pierres.table.stage import Spot, rect_of
from pierres.table.table_scene import TableScene

START_PX = 4
"""How far the pointer moves with the button down before a click becomes a drag."""
IN_THE_AIR = 900.0
"""The z of what is dragged: above all but the ring."""


@dataclass
class _Drag:
    """What hangs on the pointer."""

    source: str
    pressed: QPointF
    things: tuple[str, ...]
    homes: dict[str, QPointF] = field(default_factory=dict)
    begun: bool = False


class DragScene(TableScene):
    """A scene whose things can be dragged."""

    def __init__(self, session: Session, wording: Any, parent: QObject) -> None:
        super().__init__(session, wording, parent)
        self._drag: _Drag | None = None

    # ---- what a game's scene says

    def carried(self, spot: Spot) -> tuple[str, ...]:
        """The keys of the things that are picked up at a spot, the first being what is dropped; () for none."""
        return ()

    def places_to_drop(self, source: str) -> Sequence[Spot]:
        """Where what comes from the spot of that key may be dropped."""
        return ()

    def drag_begins(self, source: str) -> None:
        """Something of that spot is in the air: show where it may go."""

    def drag_ends(self) -> None:
        """Nothing is in the air any more."""

    def dropped(self, source: str, target: str) -> None:
        """What came from one spot was dropped on another."""

    # ---- the drag

    @property
    def dragging(self) -> str:
        """The key of the spot that what is in the air came from, or ""."""
        return self._drag.source if self._drag is not None and self._drag.begun else ""

    def cancel_drag(self) -> None:
        """Let what is in the air glide home."""
        drag, self._drag = self._drag, None
        if drag is not None and drag.begun:
            home = self._fly_home(drag)
            self.drag_ends()
            self.rebuild()
            self.player.play(home, self.picture, self.picture, self._at_rest)

    def forget_presses(self) -> None:
        super().forget_presses()
        self.cancel_drag()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._drag is not None:
            # Another button in mid-air.
            event.accept()
            self.cancel_drag()
            self._pressed_key = ""
            return
        super().mousePressEvent(event)
        spot = self.spot(self._pressed_key)
        if spot is not None and event.button() == Qt.MouseButton.LeftButton:
            things = self.carried(spot)
            if things:
                self._drag = _Drag(spot.key, event.scenePos(), things)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        drag = self._drag
        if drag is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._drag = None if drag is not None and not drag.begun else drag
            super().mouseMoveEvent(event)
            return
        event.accept()
        way = event.scenePos() - drag.pressed
        if not drag.begun:
            if way.manhattanLength() < START_PX:
                return
            drag.begun = True
            self._pressed_key = ""
            self._hover(None)
            self.drag_begins(drag.source)
            self.rebuild()
            self._lift(drag)
        self._carry(drag, way)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        drag = self._drag
        if drag is None or not drag.begun or event.button() != Qt.MouseButton.LeftButton:
            self._drag = None if drag is not None and not drag.begun else drag
            super().mouseReleaseEvent(event)
            return
        event.accept()
        target = self._target(drag, event.scenePos())
        if target is None:
            self.cancel_drag()
            return
        # The picture of before the answer is the one with the card in the hand: it goes on from there.
        self._put_down(drag)
        self._drag = None
        self.drag_ends()
        self.dropped(drag.source, target)

    def _lift(self, drag: _Drag) -> None:
        for key in drag.things:
            item = self.stage.item(key)
            if item is not None:
                drag.homes[key] = item.pos()

    def _carry(self, drag: _Drag, way: QPointF) -> None:
        for order, key in enumerate(drag.things):
            item = self.stage.item(key)
            if item is not None and key in drag.homes:
                item.setZValue(IN_THE_AIR + order)
                item.setPos(drag.homes[key] + way)

    def _in_hand(self, drag: _Drag) -> Rect | None:
        item = self.stage.item(drag.things[0])
        return _rect(item) if item is not None else None

    def _target(self, drag: _Drag, at: QPointF) -> str | None:
        """The place to drop on that is overlapped most; else whatever lies under the pointer, which says no."""
        hand = self._in_hand(drag)
        best, most = None, 0.0
        for spot in self.places_to_drop(drag.source):
            shared = _shared(hand, spot.rect) if hand is not None else 0.0
            if shared > most:
                best, most = spot.key, shared
        if best is not None:
            return best
        under = self.spot_at(at.x(), at.y())
        return under.key if under is not None and under.key != drag.source else None

    def _put_down(self, drag: _Drag) -> None:
        """Note in the picture where the things are in the air, so that motion begins there."""
        where = {key: rect for key in drag.things if (rect := self._where(key)) is not None}
        self.picture = self.picture.moved(where)

    def _where(self, key: str) -> Rect | None:
        item = self.stage.item(key)
        return _rect(item) if item is not None else None

    def _fly_home(self, drag: _Drag) -> list[Cue]:
        return [Move(key, rect, 0, 180) for key in drag.things if (rect := self._where(key)) is not None]


def _rect(item: Piece) -> Rect:
    return rect_of(item.mapRectToScene(item.rect()))


def _shared(one: Rect, other: Rect) -> float:
    """The area that two rectangles share."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
