"""Keys that no field and no shortcut has handled: Escape, F10, `?`, and shortcuts of disabled actions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from pierres.table import keys
from pierres.windows.actions import Actions
from pierres.windows.full_screen import FullScreen


class UnhandledKeys(QObject):
    """`refused` carries the reason why the action of a key is disabled."""

    refused = Signal(str)

    def __init__(self, actions: Actions, full_screen: FullScreen) -> None:
        super().__init__(actions)
        self._actions, self._full_screen = actions, full_screen

    def take(self, event: QKeyEvent) -> bool:
        """Handle a key; False if it means nothing."""
        plain = not keys.is_command(event)
        if plain and event.key() == Qt.Key.Key_Escape and self._full_screen.on:
            self._full_screen.set(False)
        elif plain and event.key() == Qt.Key.Key_F10:
            self._full_screen.open_menu()
        elif plain and event.text() == "?":
            # By its text, wherever a keyboard has it.
            self._actions.all["keys"].trigger()
        elif (action := self._actions.action_for_key(event)) is None:
            return False
        elif action.isEnabled():
            action.trigger()
        elif not event.isAutoRepeat():
            self.refused.emit(action.toolTip())
        return True
