"""Dragging on a table: things are picked up, follow the pointer, and are dropped where they overlap most.

A drag begins after a few pixels, so that a shaky click stays a click. Nothing of the picture changes by it:
what is in the air is the item itself, and a drop that means nothing lets it glide home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from pierres.session import Session
from pierres.table.cues import Cue, Move
from pierres.table.picture import Picture, Target
from pierres.table.places import Rect, rect_of
from pierres.table.table_scene import TableScene
from pierres.wording.base import Wording

START_PX = 4
"""How far the pointer moves with the button down before a click becomes a drag."""
IN_THE_AIR = 900.0
"""The z of what is dragged: above all but the ring."""
SQUARELY, GRAZED = 0.6, 0.12
"""A thing that lies on a place with more than the first share of itself was meant for it, unless it covers
more than the second of a better one too."""
HOME_MS = 180.0


@dataclass
class _Drag:
    """What hangs on the pointer."""

    source: str
    pressed: QPointF
    placements: tuple[str, ...]
    homes: dict[str, QPointF] = field(default_factory=dict)
    way: QPointF = field(default_factory=QPointF)
    begun: bool = False


class DragScene(TableScene):
    """A scene whose things can be dragged."""

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        super().__init__(session, wording, parent)
        self._drag: _Drag | None = None

    # ---- what a game's scene says

    def carried(self, target: Target) -> tuple[str, ...]:
        """The keys of what is picked up at a target; the first is what is dropped. () for none."""
        return ()

    def drop_places(self) -> Sequence[tuple[str, Rect]]:
        """Every place that something can be dropped on, with all of its room, that it came from included."""
        return ()

    def welcomes(self, source: str) -> frozenset[str]:
        """The places that take what comes from `source`."""
        return frozenset()

    def drag_begins(self, source: str) -> None:
        """Something of that target is in the air: show where it may go."""

    def drag_ends(self) -> None:
        """Nothing is in the air any more."""

    def dropped(self, source: str, destination: str) -> None:
        """What came from one target was dropped on another, "" being no place at all; it may mean nothing."""

    # ---- the drag

    @property
    def dragging(self) -> str:
        """The key of the target that what is in the air came from, or ""."""
        return self._drag.source if self._drag is not None and self._drag.begun else ""

    def cancel_drag(self) -> None:
        """Let what is in the air glide home."""
        drag, self._drag = self._drag, None
        if drag is not None and drag.begun:
            where = self._in_the_air(drag)
            self.drag_ends()
            # The picture may be no other than before: it is drawn all the same, to put down what was carried.
            self.picture = Picture((), self.picture.targets)
            home = [Move(key, rect, 0, HOME_MS) for key, rect in where.items()]
            self.rebuild(home)
            self.raise_moving(home)

    def raise_moving(self, cues: Sequence[Cue]) -> None:
        """Let what moves by `cues` pass over what lies still; the end of the motion puts it in its order."""
        if self.motion.running:
            for cue in cues:
                item = self.renderer.item(cue.key) if isinstance(cue, Move) else None
                if item is not None:
                    item.setZValue(IN_THE_AIR + item.zValue() / 100)

    def forget_presses(self) -> None:
        super().forget_presses()
        self.cancel_drag()

    def resize(self, w: float, h: float) -> None:
        if (w, h) != (self.width(), self.height()):
            self.cancel_drag()
        super().resize(w, h)

    def rebuild(self, cues: Sequence[Cue] = ()) -> None:
        super().rebuild(cues)
        if self._drag is not None and self._drag.begun:
            # Whatever else changes, what is in the air stays at the pointer.
            self._carry(self._drag)

    def finish(self) -> None:
        super().finish()
        if self._drag is not None and self._drag.begun:
            self._carry(self._drag)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self.cancel_drag()
        return super().event(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._drag is not None:
            # Another button in mid-air.
            event.accept()
            self.cancel_drag()
            self._pressed_key = ""
            return
        super().mousePressEvent(event)
        target = self.target(self._pressed_key)
        if target is not None and event.button() == Qt.MouseButton.LeftButton:
            placements = self.carried(target)
            if placements:
                self._drag = _Drag(target.key, event.scenePos(), placements)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        drag = self._drag
        if drag is None or event.buttons() != Qt.MouseButton.LeftButton:
            # The button came up where nobody told: nothing hangs on a pointer without a button.
            self.cancel_drag()
            super().mouseMoveEvent(event)
            return
        event.accept()
        drag.way = event.scenePos() - drag.pressed
        if not drag.begun and (drag.way.manhattanLength() < START_PX or not self._lift(drag)):
            return
        self._carry(drag)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        drag = self._drag
        if drag is None or not drag.begun or event.button() != Qt.MouseButton.LeftButton:
            if drag is not None and event.button() == Qt.MouseButton.LeftButton:
                self._drag = None
            super().mouseReleaseEvent(event)
            return
        event.accept()
        drag.way = event.scenePos() - drag.pressed
        self._carry(drag)
        hand = self._where(drag.placements[0])
        destination = drag.source
        if hand is not None:
            destination = self._destination(drag.source, hand, event.scenePos())
        if destination == drag.source:
            self.cancel_drag()
            return
        # The picture of before the answer is the one with the thing in the hand: it goes on from there.
        self.picture = self.picture.moved(self._in_the_air(drag))
        self._drag = None
        self.drag_ends()
        self.dropped(drag.source, destination)
        self.rebuild()

    def _lift(self, drag: _Drag) -> bool:
        """Take the things up; False if they are gone."""
        drag.begun = True
        self._pressed_key = ""
        self._hover(None)
        self.drag_begins(drag.source)
        self.rebuild()
        self._end_motion()
        for key in drag.placements:
            item = self.renderer.item(key)
            if item is not None:
                drag.homes[key] = item.pos()
        if not drag.homes:
            self.cancel_drag()
        return bool(drag.homes)

    def _carry(self, drag: _Drag) -> None:
        for order, key in enumerate(drag.placements):
            item = self.renderer.item(key)
            if item is not None and key in drag.homes:
                item.setZValue(IN_THE_AIR + order)
                item.setPos(drag.homes[key] + drag.way)

    def _destination(self, source: str, hand: Rect, at: QPointF) -> str:
        """Where a drop belongs: on the place that takes it and is covered most, unless the thing has hardly
        left its home or lies squarely elsewhere; else on what it lies on, which says no. "" is no place."""
        shares = {key: shared(hand, room) for key, room in self.drop_places()}
        welcome = self.welcomes(source)
        whole = max(1.0, hand.w * hand.h)
        good = max((key for key in shares if key in welcome), key=lambda key: shares[key], default="")
        other = max((key for key in shares if key not in welcome), key=lambda key: shares[key], default="")
        best, next_best = shares.get(good, 0.0), shares.get(other, 0.0)
        if best > 0:
            if other == source and next_best >= best:
                return source
            if not (next_best > SQUARELY * whole and best < GRAZED * whole):
                return good
        if next_best > 0:
            return other
        under = self.target_at(at.x(), at.y())
        return under.key if under is not None and under.key in shares else ""

    def _in_the_air(self, drag: _Drag) -> dict[str, Rect]:
        return {key: rect for key in drag.placements if (rect := self._where(key)) is not None}

    def _where(self, key: str) -> Rect | None:
        item = self.renderer.item(key)
        return rect_of(item.mapRectToScene(item.rect())) if item is not None else None


def shared(one: Rect, other: Rect) -> float:
    """The area that two rectangles share."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
