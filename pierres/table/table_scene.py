"""Mouse and keyboard on a table: pressing, hovering, holding, typing, the same for every game.

Presses go through the places of the picture and never through items: a click during a motion acts on what is
there now. A press counts when it begins and ends at the same place with one button.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import (
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from pierres.session import Session
from pierres.table import keys
from pierres.table.base_scene import BaseScene
from pierres.table.cues import Cue
from pierres.table.picture import Target
from pierres.table.pieces import Button
from pierres.wording.base import Wording
from pierres.wording.typeset import as_tip

LOOK_AFTER_MS = 420
"""How long the pointer rests on a card before it is shown large."""


class TableScene(BaseScene):
    """A scene that is played on."""

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        super().__init__(session, wording, parent)
        self._pressed = ""
        self._look_timer = QTimer(self, singleShot=True)
        self._look_timer.timeout.connect(self._look_at_hovered)
        self.look_after_ms = LOOK_AFTER_MS

    # ---- what a game's scene says

    def type_digit(self, digit: int) -> bool:
        """A digit goes to the answer of that number; False if it means nothing here."""
        answers = self.choices()
        if not 1 <= digit <= len(answers):
            return False
        self.set_focus(answers[digit - 1].key)
        return True

    def type_step(self, dx: int, dy: int) -> bool:
        """An arrow at the focus; False if it only moves the focus."""
        return False

    def type_erase(self) -> bool:
        """Backspace or Delete; False if it means nothing here."""
        return False

    def type_enter(self) -> bool:
        """Enter at the focus; False if it presses the target."""
        return False

    # ---- what the pointer does

    @property
    def _pressed_key(self) -> str:
        """The target on which the button of the mouse went down, and is held."""
        return self._pressed

    @_pressed_key.setter
    def _pressed_key(self, key: str) -> None:
        before, self._pressed = self._pressed, key
        self._show_pointer(before, key)

    def _show_pointer(self, *keys: str) -> None:
        """Let buttons at these places show whether the pointer is over them, and held down there."""
        for key in keys:
            item = self.renderer.item(key)
            if item is not None and isinstance(item.piece, Button):
                item.piece = replace(item.piece, hovered=key == self.hover_key, pressed=key == self._pressed)

    def rebuild(self, cues: Sequence[Cue] = ()) -> None:
        super().rebuild(cues)
        # A button that has come under the pointer, or is another piece than before, lights up too.
        self._show_pointer(self.hover_key)

    def forget_presses(self) -> None:
        """What was pressed for the last question does not count for this one."""
        super().forget_presses()
        self._pressed_key = ""
        self._look_timer.stop()

    # ---- looking closely

    def look(self, what: tuple[str, ...] | None, source: str = "") -> None:
        """Show something large, or nothing."""
        if what != self.looked:
            self.looked, self.looked_from = what, source
            self.rebuild()

    def _look_by_key(self, what: tuple[str, ...] | None, source: str) -> None:
        """Show something large and say what stands there; where there is nothing, say what lies there."""
        self.look(what, source)
        if what is not None:
            self.told.emit(self.look_words(what))
        else:
            self._say_place()

    def _say_place(self) -> None:
        """A key has done nothing, or has put away what was shown large: say where the keyboard is."""
        target = self.target(self.focus_key)
        if target is not None:
            self.told.emit(target.name)

    def _look_at_hovered(self) -> None:
        target = self.target(self.hover_key)
        if target is not None and target.look is not None:
            self.look(target.look, target.key)

    def _hover(self, target: Target | None) -> None:
        key = target.key if target is not None else ""
        if key == self.hover_key:
            return
        before, self.hover_key = self.hover_key, key
        self._show_pointer(before, key)
        self._look_timer.stop()
        if self.looked is not None and (target is None or target.look != self.looked):
            self.look(None)
        if target is not None and target.look is not None:
            self._look_timer.start(self.look_after_ms)
        pressed = target is not None and target.action
        shape = Qt.CursorShape.PointingHandCursor if pressed else Qt.CursorShape.ArrowCursor
        for view in self.views():
            view.viewport().setCursor(QCursor(shape))

    # ---- the mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.finish()
        self.by_keyboard = False
        self._pressed_key = ""
        target = self.target_at(event.scenePos().x(), event.scenePos().y())
        if event.buttons() == Qt.MouseButton.LeftButton:
            self._pressed_key = target.key if target is not None else ""
        elif event.buttons() == Qt.MouseButton.RightButton and target is not None and target.look is not None:
            self.look(target.look, target.key)
        self.place_ring()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        pressed, self._pressed_key = self._pressed_key, ""
        if event.button() == Qt.MouseButton.RightButton:
            self.look(None)
        if event.button() != Qt.MouseButton.LeftButton or event.buttons() != Qt.MouseButton.NoButton:
            return
        target = self.target_at(event.scenePos().x(), event.scenePos().y())
        if target is None or target.key != pressed:
            return
        self.set_focus(target.key, by_keyboard=False)
        self.press(target.key)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # The second half of a double click moves another coin, but answers nothing.
        event.accept()
        target = self.target_at(event.scenePos().x(), event.scenePos().y())
        quick = target is not None and target.action is not None and target.action[0] in ("add", "take")
        if quick and target is not None and event.buttons() == Qt.MouseButton.LeftButton:
            self._pressed_key = target.key
        else:
            self._pressed_key = ""

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._hover(self.target_at(event.scenePos().x(), event.scenePos().y()))

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        event.accept()

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        target = self.target_at(event.scenePos().x(), event.scenePos().y())
        if target is None or not target.tip:
            QToolTip.hideText()
        else:
            QToolTip.showText(event.screenPos(), as_tip(target.tip), event.widget())

    def left(self) -> None:
        """The pointer has left the table."""
        self._hover(None)

    # ---- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish()
        if self.warning:
            # Whoever goes on has read why the last press was refused.
            self.end_notice()
        if keys.is_command(event) or not self._key(event):
            event.ignore()
            return
        event.accept()
        self.by_keyboard = True
        self.place_ring()

    def _key(self, event: QKeyEvent) -> bool:
        again = event.isAutoRepeat()
        step = keys.step_of(event)
        if step is not None:
            before = self.focus_key
            if not self.type_step(*step):
                self.move_focus(*step)
                if self.focus_key == before:
                    self._say_place()
            return True
        if keys.is_enter(event):
            # A key held down since the last question says nothing about this one.
            if not again and not self.type_enter() and not self.press(self.focus_key):
                self._say_place()
            return True
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            return self.type_erase()
        if event.key() == Qt.Key.Key_Space:
            return again or self._space()
        if event.key() == Qt.Key.Key_I:
            target = self.target(self.focus_key)
            if not again and target is not None:
                self._look_by_key(None if self.looked else target.look, target.key)
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self.escape()
        digit = keys.digit_of(event)
        return digit is not None and not again and self.type_digit(digit)

    def _space(self) -> bool:
        target = self.target(self.focus_key)
        if target is not None and target.look is not None:
            self._look_by_key(target.look, target.key)
        elif target is not None and target.role == "button":
            return self.press(target.key)
        return True

    def escape(self) -> bool:
        """Close what is open; False if nothing is."""
        if self.looked is None:
            return False
        self.look(None)
        self._say_place()
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self.looked is not None:
            self.look(None)
            event.accept()
            return
        event.ignore()
