"""Where the keyboard is on a table: the places that can be pointed at, and the ring round one of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGraphicsScene

from pierres.table.picture import Picture, Placement, Renderer, Target
from pierres.table.pieces import FocusRing, PieceItem
from pierres.table.places import qrect

RING_Z = 10_000
"""The ring lies above everything."""


class FocusScene(QGraphicsScene):
    """A scene that shows a picture, and has the keyboard at one of its targets."""

    ANSWERS: ClassVar[Mapping[str, int]] = {"answer": 0, "add": 0, "confirm": 1, "nothing": 2, "clear": 2}
    """The kinds of actions that answer the open question, or help to, and in which order they come."""

    focus_moved = Signal(str)
    """The keyboard is at the target of this key."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.picture = Picture()
        self.renderer = Renderer(self)
        self.ring = PieceItem(FocusRing())
        self.ring.setZValue(RING_Z)
        self.ring.hide()
        self.addItem(self.ring)
        self.focus_key = ""
        self.by_keyboard = False
        self._left_at_end: bool | None = None
        """Whether Tab left the table, over its last place (True) or its first (False)."""

    def finish(self) -> None:
        """End running motion now: what is pointed at is what lies there at last."""

    def targets(self) -> tuple[Target, ...]:
        """All places that can be pointed at, in the order of the Tab key."""
        return self.picture.targets

    def target(self, key: str) -> Target | None:
        """The target of that key."""
        for target in self.picture.targets:
            if target.key == key:
                return target
        return None

    def target_at(self, x: float, y: float) -> Target | None:
        """The uppermost target there."""
        found: Target | None = None
        for target in self.picture.targets:
            if target.rect.has(x, y) and (found is None or target.level >= found.level):
                found = target
        return found

    # ---- focus

    def set_focus(self, key: str, by_keyboard: bool = True) -> None:
        """Put the keyboard at a target."""
        if self.target(key) is None:
            return
        self.by_keyboard = self.by_keyboard or by_keyboard
        self.focus_key = key
        self.place_ring()
        self.focus_moved.emit(key)

    def place_ring(self) -> None:
        target = self.target(self.focus_key)
        if target is None or not self.by_keyboard or not self.hasFocus():
            self.ring.hide()
            return
        self.ring.surround(self.ringed(target))

    def ringed(self, target: Target) -> QRectF:
        """Where the ring runs: round what is drawn there, for the place itself may be much wider."""
        if target.role == "line":
            return qrect(target.rect.inset(2.0, 5.0))  # lines lie close together: theirs keeps inside
        if target.ring is not None:
            return qrect(target.ring)
        placement = self.picture.placement(target.drawn or target.key)
        return qrect(target.rect) if placement is None else self.drawn(placement)

    def drawn(self, placement: Placement) -> QRectF:
        """What is drawn of a thing where it lies at rest: many are smaller than their place."""
        item = self.renderer.item(placement.key)
        if item is None:
            return qrect(placement.rect)
        # Not where it lies: it may be on its way.
        corner = qrect(placement.piece.laid_in(placement.rect)).topLeft()
        return item.outline().boundingRect().translated(corner)

    def show_ring(self, key: str) -> None:
        """Draw the ring at a target although no window has the keyboard: for pictures."""
        target = self.target(key)
        if target is not None:
            self.focus_key = key
            self.ring.surround(self.ringed(target))

    def zones(self) -> list[str]:
        """The zones in the order of the Tab key."""
        return list(
            dict.fromkeys(target.zone for target in self.picture.targets if target.zone not in ("round", ""))
        )

    def move_zone(self, forward: bool) -> bool:
        """Tab: to the next zone; False where the table ends and the focus leaves it."""
        target = self.target(self.focus_key)
        zones = self.zones()
        if target is None or target.zone not in zones:
            return False
        at = zones.index(target.zone) + (1 if forward else -1)
        if not 0 <= at < len(zones):
            self._left_at_end = forward if len(zones) > 1 else None
            return False
        self.finish()
        self._enter(zones[at])
        return True

    def _enter(self, zone: str) -> None:
        inside = [other for other in self.picture.targets if other.zone == zone]
        chosen = next((other for other in inside if other.action is not None), inside[0])
        self.set_focus(chosen.key)

    def choices(self) -> list[Target]:
        """What answers the open question, or helps to: things first, then what confirms or clears."""
        order = self.ANSWERS
        found = [
            target
            for target in self.picture.targets
            if target.action is not None and target.action[0] in order
        ]
        return sorted(found, key=lambda target: order[target.action[0]] if target.action else 0)

    def move_focus(self, dx: int, dy: int) -> None:
        """An arrow: to the nearest place that way, among the answers if it is at one, else in the zone."""
        target = self.target(self.focus_key)
        if target is None:
            return
        answers = self.choices()
        if target.zone == "question":
            if answers:
                self.set_focus(answers[0].key)
            return
        # Lines of a purse are a column of their own: an arrow never slips from them onto a button.
        free = target in answers and target.role != "line"
        group = answers if free else [other for other in self.picture.targets if other.zone == target.zone]
        self.set_focus(self.nearest(target, group, dx, dy))

    def middle_of(self, target: Target) -> tuple[float, float]:
        """From where to where an arrow goes."""
        return target.rect.cx, target.rect.cy

    def nearest(self, here: Target, group: Iterable[Target], dx: int, dy: int) -> str:
        """The key of the nearest place of a group that way; "" for none."""
        x, y = self.middle_of(here)
        best, least = "", float("inf")
        for other in group:
            there = self.middle_of(other)
            way, off = there[0] - x, there[1] - y
            ahead, aside = way * dx + off * dy, abs(way * dy) + abs(off * dx)
            if other.key != here.key and ahead > 1 and ahead + 2.5 * aside < least:
                best, least = other.key, ahead + 2.5 * aside
        return best

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Wherever the keyboard comes from, it finds the place where the action is.
        super().focusInEvent(event)
        left, self._left_at_end = self._left_at_end, None
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.by_keyboard = True
            forward = event.reason() == Qt.FocusReason.TabFocusReason
            if left is forward and self.zones():
                # Tab after Tab goes round: who left the table at its last place comes in at its first.
                self._enter(self.zones()[0 if forward else -1])
                return
        self.place_ring()
        self.focus_moved.emit(self.focus_key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.ring.hide()
