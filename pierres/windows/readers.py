"""How widgets are called to screen readers where Qt guesses wrong: headings, what unfolds.

Qt asks for an interface once for each widget and holds it until the widget is gone.
"""

from __future__ import annotations

import weakref
from typing import Any

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QLabel, QStackedWidget, QWidget

from pierres.guard import guarded
from pierres.table import accessibility

_HEADINGS = frozenset({"title", "head", "caption"})
"""What labels look like that stand over something."""
MESSAGE = "message"
"""What a strip looks like that says something by coming in sight."""
FOLDS = "fold"
"""What a checkable button looks like that shows and hides what is below it."""


class Heading(QAccessibleWidget):
    """A label that stands over something."""

    def __init__(self, widget: QLabel) -> None:
        super().__init__(widget, QAccessible.Role.Heading, "")
        self._label = weakref.ref(widget)

    def text(self, kind: QAccessible.Text) -> str:
        label = self._label()
        if label is None or kind != QAccessible.Text.Name:
            return ""
        return label.accessibleName() or label.text()


class Notification(QAccessibleWidget):
    """A message: readers say it when it comes in sight, wherever the keyboard is."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Notification, widget.accessibleName())


class Page(QAccessibleWidget):
    """What holds the pages: nothing that is worth a word; its only child is the page in sight."""

    def __init__(self, widget: QStackedWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client, "")
        self._stack = weakref.ref(widget)

    def _current(self) -> QAccessibleInterface | None:
        stack = self._stack()
        page = stack.currentWidget() if stack is not None and shiboken6.isValid(stack) else None
        return QAccessible.queryAccessibleInterface(page) if page is not None else None

    def childCount(self) -> int:
        return 0 if self._current() is None else 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._current() if index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        stack = self._stack()
        return 0 if stack is not None and child.object() is stack.currentWidget() else -1


class _Press(QAccessibleActionInterface):
    """The one thing that can be done with a button of ours."""

    def __init__(self, button: Pressable) -> None:
        super().__init__()
        self._button = weakref.ref(button)

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        button = self._button()
        widget = button.widget() if button is not None else None
        if widget is None:
            return
        if name == QAccessibleActionInterface.setFocusAction():
            widget.setFocus()
        elif name == QAccessibleActionInterface.pressAction():
            widget.click()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""


class Pressable(QAccessibleWidget):
    """A widget with a `click()` that is called a button."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Button, "")
        self._widget = weakref.ref(widget)
        self._press = _Press(self)

    def widget(self) -> Any:
        """The widget, unless it is gone."""
        widget = self._widget()
        return widget if widget is not None and shiboken6.isValid(widget) else None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self._press)[0])
        return shiboken6.VoidPtr(0)

    def text(self, kind: QAccessible.Text) -> str:
        widget = self.widget()
        if widget is None:
            return ""
        if kind == QAccessible.Text.Name:
            name = widget.accessibleName()
            return str(name or (widget.text() if isinstance(widget, QAbstractButton) else ""))
        return str(widget.accessibleDescription()) if kind == QAccessible.Text.Description else ""


class Folding(Pressable):
    """A button that unfolds something: it is not checked, it is open or shut."""

    def state(self) -> QAccessible.State:
        state = super().state()
        widget = self.widget()
        if widget is not None:
            state.expandable = True
            state.expanded = widget.isChecked()
            state.collapsed = not widget.isChecked()
        return state


def _factory(name: str, placement: QObject | None) -> QAccessibleInterface | None:
    if isinstance(placement, QLabel) and placement.property("look") in _HEADINGS:
        return accessibility.made_for(placement, Heading)
    if isinstance(placement, QStackedWidget):
        return accessibility.made_for(placement, Page)
    if isinstance(placement, QWidget) and placement.property("look") == MESSAGE:
        return accessibility.made_for(placement, Notification)
    if isinstance(placement, QAbstractButton) and placement.property("look") == FOLDS:
        return accessibility.made_for(placement, Folding)
    return None


_guarded_factory = guarded(_factory)
_installed = False


def install() -> None:
    """Let Qt ask for these interfaces. A second call does nothing."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_guarded_factory)
        accessibility.leave_at_exit()
        _installed = True
