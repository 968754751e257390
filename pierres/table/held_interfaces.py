"""The interfaces that Qt is given for our widgets: held as long as it may ask for them, then taken back."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from typing import TypeVar

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_held: dict[int, list[tuple[QAccessibleInterface, Callable[[], None]]]] = {}
"""The interfaces of widgets that live, by where the widget lies in memory, and what else goes with each."""
_gone: list[QAccessibleInterface] = []
"""Those of widgets that have just gone."""
_W = TypeVar("_W", bound=QWidget)
_I = TypeVar("_I", bound=QAccessibleInterface)


def made_for(
    widget: _W, make: Callable[[_W], _I], let_go: Callable[[_I], None] = lambda _: None
) -> QAccessibleInterface:
    """A new interface of a widget for Qt, held while the widget lives; `let_go` is called before it goes.

    Qt asks again when the class of the widget has got another slot meanwhile. The same interface, given
    twice, would be deleted twice.
    """
    _gone.clear()
    key: int = shiboken6.getCppPointer(widget)[0]
    if key not in _held:
        _held[key] = []
        widget.destroyed.connect(lambda: _forget(key), Qt.ConnectionType.DirectConnection)
    made = make(widget)
    _held[key].append((made, lambda: let_go(made)))
    return made


def leave_at_exit() -> None:
    """Take everything back from Qt before Python goes. A second call does nothing."""
    atexit.unregister(_leave)
    atexit.register(_leave)


def drop(interface: QAccessibleInterface) -> None:
    """Let Qt forget an interface. Deleting it on Qt's side also tells its Python half: nothing goes twice."""
    if shiboken6.isValid(interface):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


def _leave() -> None:
    """Take back what Qt still holds of ours: it would delete it after Python has gone, and crash."""
    for held in _held.values():
        for interface, let_go in held:
            let_go()
            drop(interface)
    _held.clear()
    _gone.clear()


def _forget(key: int) -> None:
    """The widget of this key goes: Qt drops its interface in a moment, but never what goes with that."""
    for interface, let_go in _held.pop(key, []):
        let_go()
        # Until Qt has dropped it Python must not, or it would be deleted twice.
        _gone.append(interface)
