"""The table for screen readers: every place on it, empty ones too, with a name, focus and something to press.

A QGraphicsView says nothing by itself. A factory gives each TableView an interface whose children are
the spots of its scene. Names come from the scene's picture, which is drawn for one viewer: what he may not
see has no name.
"""

from __future__ import annotations

import atexit
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from pierres.models.typeset import for_ears

if TYPE_CHECKING:
    from pierres.table.stage import Spot
    from pierres.table.view import TableView

_ROLES = {
    "thing": QAccessible.Role.StaticText,
    "text": QAccessible.Role.StaticText,
    "button": QAccessible.Role.Button,
    "card": QAccessible.Role.ListItem,
    "seat": QAccessible.Role.Grouping,
    "line": QAccessible.Role.SpinBox,
}
# Qt hands out and takes None where its stubs promise an object: hence the ignored overrides below.
_tables: dict[int, TableInterface] = {}
_installed = False


class SpotActions(QAccessibleActionInterface):
    """What can be done at a spot: press it, or put the keyboard there."""

    def __init__(self, spot: SpotInterface) -> None:
        super().__init__()
        self._spot = spot

    def actionNames(self) -> list[str]:
        spot = self._spot.spot()
        names = [QAccessibleActionInterface.setFocusAction()]
        if spot is not None and spot.action is not None:
            names.insert(0, QAccessibleActionInterface.pressAction())
        return names

    def doAction(self, name: str) -> None:
        scene = self._spot.view.table()
        if name == QAccessibleActionInterface.pressAction():
            scene.press(self._spot.key)
        elif name == QAccessibleActionInterface.setFocusAction():
            scene.set_focus(self._spot.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == QAccessibleActionInterface.pressAction() else []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        spot = self._spot.spot()
        return for_ears(spot.name) if spot is not None else ""


class SpotInterface(QAccessibleInterface):
    """One place of the table."""

    def __init__(self, view: TableView, key: str) -> None:
        super().__init__()
        self.view = view
        self.key = key
        self._actions = SpotActions(self)

    def spot(self) -> Spot | None:
        """What lies there now."""
        return self.view.table().spot(self.key) if shiboken6.isValid(self.view) else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self._actions)[0])
        return shiboken6.VoidPtr(0)

    def isValid(self) -> bool:
        return self.spot() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return _tables.get(id(self.view))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        spot = self.spot()
        return (
            _ROLES.get(spot.role, QAccessible.Role.StaticText)
            if spot is not None
            else QAccessible.Role.NoRole
        )

    def rect(self) -> QRect:
        spot = self.spot()
        if spot is None:
            return QRect()
        corner = self.view.viewport().mapToGlobal(QPoint(round(spot.rect.x), round(spot.rect.y)))
        return QRect(corner.x(), corner.y(), round(spot.rect.w), round(spot.rect.h))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        spot = self.spot()
        if spot is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = self.view.hasFocus() and self.view.table().focus_key == self.key
        state.readOnly = spot.action is None
        return state

    def text(self, kind: QAccessible.Text) -> str:
        spot = self.spot()
        return for_ears(spot.name) if spot is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass


class TableInterface(QAccessibleWidget):
    """The table as a list of its spots."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._view = view
        # The interfaces must outlive whatever holds them on the other side.
        self._kept: dict[str, SpotInterface] = {}

    def of(self, key: str) -> SpotInterface:
        """The interface of a spot; the same one each time."""
        if key not in self._kept:
            self._kept[key] = SpotInterface(self._view, key)
        return self._kept[key]

    def places(self) -> tuple[SpotInterface, ...]:
        """The interfaces of all spots that were ever asked for."""
        return tuple(self._kept.values())

    def _keys(self) -> list[str]:
        return [spot.key for spot in self._view.table().spots()] if shiboken6.isValid(self._view) else []

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.accessibleName() if kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        return len(self._keys())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        keys = self._keys()
        return self.of(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = self._keys()
        return keys.index(child.key) if isinstance(child, SpotInterface) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self._view.viewport().mapFromGlobal(QPoint(x, y))
        spot = self._view.table().spot_at(point.x(), point.y())
        return self.of(spot.key) if spot is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        key = self._view.table().focus_key
        return self.of(key) if self._view.hasFocus() and key in self._keys() else None


def _factory(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    from pierres.table.view import TableView

    if not isinstance(thing, TableView) or not hasattr(thing, "_scene"):
        return None
    return interface_of(thing)


def interface_of(view: TableView) -> TableInterface:
    """The interface of a table; the same one each time, until the table is gone."""
    key = id(view)
    if key not in _tables:
        _tables[key] = TableInterface(view)
        view.destroyed.connect(lambda: _forget(key), Qt.ConnectionType.DirectConnection)
    return _tables[key]


def install() -> None:
    """Let Qt ask for the interfaces of tables. A second call does nothing."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        atexit.register(_leave)
        _installed = True


def _leave() -> None:
    """Take back what Qt still holds of ours: it would delete it after Python has gone, and crash.

    Deleting an interface on Qt's side also tells its Python half, so that nothing is deleted twice.
    """
    for key in list(_tables):
        _forget(key)


def _forget(key: int) -> None:
    """The table of this key is gone: Qt has dropped its interface, but not those of its places."""
    table = _tables.pop(key, None)
    for interface in table.places() if table is not None else ():
        if shiboken6.isValid(interface):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


def focus(view: TableView, key: str) -> None:
    """Tell assistive programs that the keyboard is at a spot."""
    if key and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(interface_of(view).of(key), QAccessible.Event.Focus))
