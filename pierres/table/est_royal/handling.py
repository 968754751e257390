"""Mouse and keyboard on the table of Est Royal.

A card is dragged; or clicked, and then its place; or clicked twice, and goes to its best place. The right
button shows where a card may go, or which cards may come to a place. A pile is looked into by resting or
holding the button on it. The digits are the grid as on a number pad: 7 8 9, 4 5 6, 1 2 3, with 0 for the
waste; a digit for the card and one for the place make a move. T turns a card, M sends the card at the focus
to its best place.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from pierres.session import Session
from pierres.table.est_royal.layout import CORNERS, CROSS
from pierres.table.est_royal.scene import EstRoyalTable
from pierres.table.picture import Target
from pierres.table.places import Rect
from pierres.wording.base import Wording
from pierres.wording.est_royal.wording import cards_of

PAD = {7: "f1", 8: "up", 9: "f2", 4: "left", 5: "centre", 6: "right", 1: "f3", 2: "down", 3: "f4", 0: "waste"}
"""Digit → pile, as the keys lie on a number pad."""
HOLD_MS = 500
"""How long the button is held on a pile before it is spread out."""
QUICK_MS = 220
"""A second click on the stock within this time belongs to a double click, and turns no second card."""
_FREE = (*CROSS, "waste")
"""The piles whose top card can be taken."""


class EstRoyalScene(EstRoyalTable):
    """One table of one solitaire, as it is played by hand."""

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        super().__init__(session, wording, parent)
        self._turned = QElapsedTimer()
        self._held = False
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._hold_open)

    # ---- the mouse

    def press(self, key: str) -> bool:
        target = self.target(key)
        one_click = self.displays.get("one_click") and not self.by_keyboard and not self.chosen
        if one_click and target is not None and key in _FREE and self.destinations(key):
            self.finish()
            self.end_notice()
            return self.send_to_best(key)
        return super().press(key)

    def forget_presses(self) -> None:
        super().forget_presses()
        self._hold.stop()
        self._held = False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hold.stop()
        target = self.target_at(event.scenePos().x(), event.scenePos().y())
        if event.buttons() == Qt.MouseButton.RightButton and self._drag is None:
            event.accept()
            self._show_all(target)
            return
        super().mousePressEvent(event)
        if target is not None and target.key == self._pressed_key and target.look is not None:
            self._hold.start()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.dragging:
            self._hold.stop()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hold.stop()
        held, self._held = self._held, False
        on_felt = self.target_at(event.scenePos().x(), event.scenePos().y()) is None
        left = event.button() == Qt.MouseButton.LeftButton
        free = left and on_felt and not self._pressed_key and not self.dragging and not held
        super().mouseReleaseEvent(event)
        if held and left:
            self.look(None)
        elif free and (self.chosen or self.hinted):
            # A click beside everything lets go.
            self.choose("")

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._hold.stop()
        self._pressed_key = ""
        if self._drag is not None:
            self.cancel_drag()
            return
        target = self.target_at(event.scenePos().x(), event.scenePos().y())
        if target is None or event.buttons() != Qt.MouseButton.LeftButton:
            return
        self.finish()
        if target.key == "stock":
            # Turning card after card is meant; a double click is one.
            if self._turned.isValid() and self._turned.elapsed() >= QUICK_MS:
                self._pressed_key = target.key
        elif target.key == self.chosen:
            self.send_to_best(target.key)

    def turn(self) -> None:
        self._turned.start()
        super().turn()

    def _show_all(self, target: Target | None) -> None:
        """The right button: where the card may go, or which cards may come here."""
        self.finish()
        self.by_keyboard = False
        self._pressed_key = ""
        self.look(None)
        self.end_notice()
        if target is None or target.action is None or self.session.over:
            self.choose("")
            return
        self.set_focus(target.key, by_keyboard=False)
        if target.key in _FREE and cards_of(self.session.view(), target.key):
            self.choose("" if target.key == self.chosen else target.key)
        elif target.key not in ("stock", "waste"):
            self.show_sources(target.key)

    def _hold_open(self) -> None:
        target = self.target(self._pressed_key)
        if target is not None and target.look is not None and not self.dragging:
            self._held = True
            self._pressed_key = ""
            self.look(target.look, target.key)

    # ---- dragging

    def carried(self, target: Target) -> tuple[str, ...]:
        cards = cards_of(self.session.view(), target.key) if target.key in _FREE else ()
        return (f"card:{cards[-1]}",) if cards and not self.session.over else ()

    def drop_places(self) -> Sequence[tuple[str, Rect]]:
        if self.places is None:
            return ()
        return [(pile, self.places.niche.get(pile, room)) for pile, room in self.places.room.items()]

    def welcomes(self, source: str) -> frozenset[str]:
        return frozenset(self.destinations(source))

    def drag_begins(self, source: str) -> None:
        self._hold.stop()
        self._held = False
        self.look(None)
        self.hold(source)

    def drag_ends(self) -> None:
        if self.draft is not None:
            self.draft.clear()

    def dropped(self, source: str, destination: str) -> None:
        if destination:
            self.set_focus(destination, by_keyboard=False)
            self.give([source, destination], kind="move")
        else:
            self.tell(self.wording.beside(), warning=True)

    # ---- the keyboard

    def type_digit(self, digit: int) -> bool:
        pile = PAD.get(digit)
        if pile is None:
            return False
        self.by_keyboard = True
        self.set_focus(pile)
        self.press(pile)
        return True

    def type_erase(self) -> bool:
        if not self.chosen:
            return False
        self.put_back()
        return True

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        self.by_keyboard = True
        if key in (Qt.Key.Key_T, Qt.Key.Key_M):
            # Held down, they do no more than struck once.
            if not event.isAutoRepeat():
                self.end_notice()
                self._letter(Qt.Key(key))
            return True
        return super()._key(event)

    def _letter(self, key: Qt.Key) -> None:
        if key == Qt.Key.Key_T:
            self.turn()
            return
        pile = self.chosen or self.focus_key
        if pile in (*_FREE, *CORNERS):
            self.send_to_best(pile)
        else:
            self.tell(self.wording.none_in_hand())

    def move_focus(self, dx: int, dy: int) -> None:
        """An arrow: to the nearest place that way, whatever its zone; from the headline down to the stock."""
        here = self.target(self.focus_key)
        if here is None or here.zone == "question":
            self.set_focus("stock")
            return
        best = self.nearest(here, self.targets(), dx, dy)
        # The headline is above everything, and beside nothing.
        if best and not (best == "question" and dx):
            self.set_focus(best)

    def middle_of(self, target: Target) -> tuple[float, float]:
        room = self.places.room.get(target.key, target.rect) if self.places is not None else target.rect
        return room.cx, room.cy

    def escape(self) -> bool:
        if super().escape():
            return True
        if self.dragging:
            self.cancel_drag()
            return True
        if self.chosen or self.hinted:
            self.put_back()
            return True
        return False
