"""Keys that neither a field nor a shortcut has taken: the window makes of them what people mean by them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from pierres.table import keys
from pierres.windows.actions import Actions
from pierres.windows.full_screen import FullScreen


class UnhandledKeys(QObject):
    """`vain` carries why the action of a key cannot be done now."""

    vain = Signal(str)

    def __init__(self, actions: Actions, full_screen: FullScreen) -> None:
        super().__init__(actions)
        self._actions, self._full_screen = actions, full_screen

    def take(self, event: QKeyEvent) -> bool:
        """Do what is meant; False if it means nothing."""
        plain = not keys.is_command(event)
        if plain and event.key() == Qt.Key.Key_Escape and self._full_screen.on:
            self._full_screen.set(False)
        elif plain and event.key() == Qt.Key.Key_F10:
            self._full_screen.open_menu()
        elif plain and event.text() == "?":
            # By its sign, wherever a keyboard has it.
            self._actions.all["keys"].trigger()
        else:
            return self._act(event)
        return True

    def _act(self, event: QKeyEvent) -> bool:
        action = self._actions.meant(event)
        if action is None:
            return False
        if action.isEnabled():
            action.trigger()
        elif not event.isAutoRepeat():
            self.vain.emit(action.toolTip())
        return True
