"""The table for screen readers: every place on it, empty ones too, with a name, focus and something to press.

A QGraphicsView says nothing by itself. A factory gives each table an interface whose children are
the targets of its scene. Names come from the scene's picture, which is drawn for one viewer: what that
viewer may not see has no name. Readers keep what they heard, so every change of a place is announced.
"""

from __future__ import annotations

import weakref
from collections import deque
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from pierres.guard import guarded
from pierres.table.held_interfaces import drop, leave_at_exit, made_for
from pierres.table.picture import Target
from pierres.table.spoken_view import SpokenView
from pierres.wording.typeset import for_ears

# Of a focused list item Orca reads the description too, and of a label it does not.
_ROLES = {"button": QAccessible.Role.Button, "line": QAccessible.Role.SpinBox}
# Qt hands out and takes None where its stubs promise an object: hence the ignored overrides below.
MOST_GONE = 400
"""So many places that have been taken away still answer readers: those of some twenty hand-overs."""
_installed = False


class TargetActions(QAccessibleActionInterface):
    """What can be done at a target: press it, or put the keyboard there."""

    def __init__(self, place: TargetInterface) -> None:
        super().__init__()
        self._place = weakref.ref(place)

    def actionNames(self) -> list[str]:
        place = self._place()
        target = place.target() if place is not None else None
        names = [QAccessibleActionInterface.setFocusAction()]
        if target is not None and target.action is not None:
            names.insert(0, QAccessibleActionInterface.pressAction())
        return names

    def doAction(self, name: str) -> None:
        place = self._place()
        view = place.view() if place is not None else None
        if place is None or view is None:
            return
        if name == QAccessibleActionInterface.pressAction():
            view.table().press(place.key)
        elif name == QAccessibleActionInterface.setFocusAction():
            view.table().set_focus(place.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == QAccessibleActionInterface.pressAction() else []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        place = self._place()
        target = place.target() if place is not None else None
        return for_ears(target.name) if target is not None else ""


class TargetValue(QAccessibleValueInterface):
    """How much is laid out at a line of the purse, and how much can be."""

    def __init__(self, place: TargetInterface) -> None:
        super().__init__()
        self._place = weakref.ref(place)

    def _value(self) -> tuple[int, int]:
        place = self._place()
        target = place.target() if place is not None else None
        return target.value if target is not None and target.value is not None else (0, 0)

    def currentValue(self) -> float:
        return float(self._value()[0])

    def maximumValue(self) -> float:
        return float(self._value()[1])

    def minimumValue(self) -> float:
        return 0.0

    def minimumStepSize(self) -> float:
        return 1.0

    def setCurrentValue(self, value: Any) -> None:
        place = self._place()
        view = place.view() if place is not None else None
        if place is not None and view is not None:
            view.table().set_value(place.key, int(value))


class TargetInterface(QAccessibleInterface):
    """One place of the table."""

    def __init__(self, table: TableInterface, key: str) -> None:
        super().__init__()
        # Qt holds this interface for as long as it likes: it must hold neither the table nor its game.
        self._table = weakref.ref(table)
        self.key = key
        self.gone = False
        """Whether it has been taken away, and readers have been notified."""
        self._actions = TargetActions(self)
        self._value = TargetValue(self)

    def view(self) -> SpokenView | None:
        """The view that it is a place of, unless that is gone, or the place is."""
        table = self._table()
        return table.view() if table is not None and not self.gone else None

    def target(self) -> Target | None:
        """What lies there now."""
        view = self.view()
        return view.table().target(self.key) if view is not None else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self._actions)[0])
        if kind == QAccessible.InterfaceType.ValueInterface:
            target = self.target()
            if target is not None and target.value is not None:
                return shiboken6.VoidPtr(shiboken6.getCppPointer(self._value)[0])
        return shiboken6.VoidPtr(0)

    def isValid(self) -> bool:
        table = self._table()
        return table is not None and (self.gone or self.target() is not None or table.is_leaving(self.key))

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._table()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        target = self.target()
        # A line of coins that cannot be laid out now is no box to turn: there is no number in it.
        if target is None or (target.role == "line" and target.value is None):
            return QAccessible.Role.ListItem
        return _ROLES.get(target.role, QAccessible.Role.ListItem)

    def rect(self) -> QRect:
        target, view = self.target(), self.view()
        if target is None or view is None:
            return QRect()
        corner = view.viewport().mapToGlobal(QPoint(round(target.rect.x), round(target.rect.y)))
        return QRect(corner.x(), corner.y(), round(target.rect.w), round(target.rect.h))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        target, view = self.target(), self.view()
        if target is None or view is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = view.hasFocus() and view.table().focus_key == self.key
        return state

    def text(self, kind: QAccessible.Text) -> str:
        view = self.view()
        if view is None:
            return ""
        if kind == QAccessible.Text.Name:
            return view.name_of(self.key)
        if kind == QAccessible.Text.Description:
            return view.description_of(self.key)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        pass


class _Heard(NamedTuple):
    """What readers were notified of a place."""

    name: str
    description: str
    value: tuple[int, int] | None


class TableInterface(QAccessibleWidget):
    """The table as a list of its targets."""

    def __init__(self, view: SpokenView) -> None:
        super().__init__(view, QAccessible.Role.Client, view.accessibleName())
        self._view = weakref.ref(view)
        # The interfaces must outlive whatever holds them on the other side.
        self._kept: dict[str, TargetInterface] = {}
        self._gone: deque[TargetInterface] = deque()
        self._told: dict[str, _Heard] | None = None
        self._leaving: list[str] = []

    def view(self) -> SpokenView | None:
        """The view that this is the interface of, unless it is gone."""
        view = self._view()
        return view if view is not None and shiboken6.isValid(view) else None

    def of(self, key: str) -> TargetInterface:
        """The interface of a target; the same one each time."""
        if key not in self._kept:
            self._kept[key] = TargetInterface(self, key)
        return self._kept[key]

    def forget_places(self) -> None:
        """The table is gone. PySide keeps what a factory gave for ever: let that be little."""
        for place in (*self._kept.values(), *self._gone):
            drop(place)
        self._kept.clear()
        self._gone.clear()
        self._told = None

    def is_leaving(self, key: str) -> bool:
        """Whether that place is being taken away, and readers are still to be notified."""
        return key in self._leaving

    def _keys(self) -> list[str]:
        view = self.view()
        if self._leaving:
            return self._leaving
        return [target.key for target in view.table().targets()] if view is not None else []

    # ---- what has changed

    def follow(self) -> None:
        """Tell readers what has come, what has gone, and what is called otherwise."""
        view = self.view()
        if view is None:
            return
        now = {target.key: self._said_of(target) for target in view.table().targets()}
        if self._told is None:
            # Whoever has not looked yet finds everything as it is.
            self._told = now
            return
        before = self._told
        at = view.table().focus_key if view.hasFocus() else ""
        if at in before and at in now:
            # Readers say at once what changes where the keyboard is: there only the voice speaks.
            now[at] = before[at]._replace(name=now[at].name)
        self._told = now
        for key in before:
            if key in now:
                self._renew(key, before[key], now[key])
        gone = [key for key in before if key not in now]
        self._leaving = list(before)
        for key in gone:
            self._tell(key, QAccessible.Event.ObjectDestroyed)
            self._leaving.remove(key)
            self._bury(key)
        self._leaving = []
        for key, told in now.items():
            if key not in before:
                self._tell(key, QAccessible.Event.ObjectCreated)
            elif told != before[key]:
                self._tell_changes(key, before[key], told)

    def follow_at(self, key: str) -> None:
        """Tell readers how one place is called now: the one where the keyboard is or to which it comes."""
        view = self.view()
        target = view.table().target(key) if view is not None else None
        if target is None or self._told is None:
            return
        now = self._said_of(target)
        if key not in self._told:
            self._told[key] = now
            self._tell(key, QAccessible.Event.ObjectCreated)
        else:
            before = self._told[key]
            self._renew(key, before, now)
            # The voice says more than the bare number: that would be read out besides.
            self._told[key] = now._replace(value=before.value)
            self._tell_changes(key, before, self._told[key])

    def _renew(self, key: str, before: _Heard, now: _Heard) -> None:
        """Where coins can be laid out now and could not before, or the reverse, lies another thing."""
        if (before.value is None) != (now.value is None):
            self._tell(key, QAccessible.Event.ObjectDestroyed)
            self._bury(key)
            self._tell(key, QAccessible.Event.ObjectCreated)

    def _bury(self, key: str) -> None:
        """What comes there later is another thing: readers ask once what a thing is."""
        thing = self._kept.pop(key)
        thing.gone = True
        self._gone.append(thing)
        # Readers go on asking after what has gone, and when there is nothing Qt complains.
        while len(self._gone) > MOST_GONE:
            drop(self._gone.popleft())

    def _said_of(self, target: Target) -> _Heard:
        view = self.view()
        assert view is not None
        return _Heard(view.name_of(target.key), view.description_of(target.key), target.value)

    def _tell_changes(self, key: str, before: _Heard, now: _Heard) -> None:
        if now.value is not None and now.value != before.value:
            changed = QAccessibleValueChangeEvent(self.of(key), float(now.value[0]))
            QAccessible.updateAccessibility(changed)
        if now.name != before.name:
            self._tell(key, QAccessible.Event.NameChanged)
        if now.description != before.description:
            self._tell(key, QAccessible.Event.DescriptionChanged)

    def _tell(self, key: str, what: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.of(key), what))

    # ---- what Qt asks

    def text(self, kind: QAccessible.Text) -> str:
        view = self.view()
        return view.accessibleName() if view is not None and kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        return len(self._keys())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        keys = self._keys()
        return self.of(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = self._keys()
        if not isinstance(child, TargetInterface) or child.gone or child.key not in keys:
            return -1
        return keys.index(child.key)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view()
        if view is None:
            return None
        point = view.viewport().mapFromGlobal(QPoint(x, y))
        target = view.table().target_at(point.x(), point.y())
        return self.of(target.key) if target is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view()
        key = view.table().focus_key if view is not None and view.hasFocus() else ""
        return self.of(key) if key in self._keys() else None


def _factory(name: str, placement: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(placement, SpokenView) or not hasattr(placement, "_scene"):
        return None
    return made_for(placement, TableInterface, TableInterface.forget_places)


def interface_of(view: SpokenView) -> TableInterface:
    """The interface of a table; the same one each time, until the table is gone."""
    found = QAccessible.queryAccessibleInterface(view)
    assert isinstance(found, TableInterface)
    return found


def install() -> None:
    """Let Qt ask for the interfaces of tables. A second call does nothing."""
    global _installed
    if not _installed:
        QAccessible.installFactory(guarded(_factory))
        leave_at_exit()
        _installed = True
