"""What screen readers hear: interfaces of widgets that Qt would announce wrongly, and what is said besides.

Headings, messages and folding buttons have accessible interfaces of their own; Qt asks once for that of each
widget and keeps it until the widget is gone. A sentence is said where the keyboard is, by what every reader
knows: the description of the widget that has it changes. It stays until the focus has moved.
"""

from __future__ import annotations

import weakref
from functools import cache, partial
from typing import Any, cast

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QApplication,
    QLabel,
    QMenu,
    QStackedWidget,
    QWidget,
)

from pierres.guard import guarded
from pierres.table import held_interfaces

_HEADINGS = frozenset({"title", "head", "caption"})
"""The looks of labels that are headings."""
MESSAGE = "message"
"""The look of a message, which is announced when it appears."""
FOLDS = "fold"
"""The look of a checkable button that shows and hides what is below it."""


class Heading(QAccessibleWidget):
    """A label that is a heading."""

    def __init__(self, widget: QLabel) -> None:
        super().__init__(widget, QAccessible.Role.Heading, "")
        self._label = weakref.ref(widget)

    def text(self, kind: QAccessible.Text) -> str:
        label = self._label()
        if label is None or kind != QAccessible.Text.Name:
            return ""
        return label.accessibleName() or label.text()


class Notification(QAccessibleWidget):
    """A message: screen readers say it when it appears, wherever the focus is."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Notification, widget.accessibleName())


class PageStack(QAccessibleWidget):
    """The stack of pages, which is not announced; its only child is the current page."""

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
    """What can be done with a button: press it, and focus it."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__()
        self._button = weakref.ref(button)

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        button = self._button()
        if button is not None and shiboken6.isValid(button):
            (button.click if name == QAccessibleActionInterface.pressAction() else button.setFocus)()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return ""


class FoldingButton(QAccessibleWidget):
    """A button that unfolds something: it is not checked, it is expanded or collapsed."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.Button, "")
        self._button = weakref.ref(button)
        self._press = _Press(button)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self._press)[0])
        return shiboken6.VoidPtr(0)

    def text(self, kind: QAccessible.Text) -> str:
        button = self._button()
        if button is None or not shiboken6.isValid(button):
            return ""
        if kind == QAccessible.Text.Name:
            return button.accessibleName() or button.text()
        return button.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        state = super().state()
        button = self._button()
        if button is not None and shiboken6.isValid(button):
            state.expandable = True
            state.expanded = button.isChecked()
            state.collapsed = not button.isChecked()
        return state


def _factory(name: str, target: QObject | None) -> QAccessibleInterface | None:
    if isinstance(target, QLabel) and target.property("look") in _HEADINGS:
        return held_interfaces.made_for(target, Heading)
    if isinstance(target, QStackedWidget):
        return held_interfaces.made_for(target, PageStack)
    if isinstance(target, QWidget) and target.property("look") == MESSAGE:
        return held_interfaces.made_for(target, Notification)
    if isinstance(target, QAbstractButton) and target.property("look") == FOLDS:
        return held_interfaces.made_for(target, FoldingButton)
    return None


_guarded_factory = guarded(_factory)


@cache
def install() -> None:
    """Let Qt ask for these interfaces. A second call does nothing."""
    QAccessible.installFactory(_guarded_factory)
    held_interfaces.leave_at_exit()


def say_at(widget: QWidget, text: str) -> None:
    """Let screen readers say `text`, if that widget has the focus and one is running."""
    if text and QAccessible.isActive() and widget.hasFocus():
        (_said_at(widget) or _Announcement(widget)).say(text)


def describe(widget: QWidget, text: str) -> None:
    """What readers say of a widget after its name: at once, or when what is said there has been heard."""
    if (said := _said_at(widget)) is not None:
        said.own = text
    else:
        widget.setAccessibleDescription(text)


def follow_menu(menu: QMenu) -> None:
    """Let readers hear the first item of a menu that an arrow opens beside another.

    Qt tells them of it, and then that the keyboard is behind the menus again.
    """
    menu.aboutToShow.connect(partial(QTimer.singleShot, 0, menu, partial(_tell_item, menu)))


def _tell_item(menu: QMenu) -> None:
    item = menu.activeAction()
    if QAccessible.isActive() and menu.isVisible() and item is not None:
        event = QAccessibleEvent(menu, QAccessible.Event.Focus)
        event.setChild(menu.actions().index(item))
        QAccessible.updateAccessibility(event)


class _Announcement(QObject):
    """A temporary description of a widget, which is its parent."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self.own = widget.accessibleDescription()
        app = cast("QApplication", QApplication.instance())
        app.focusChanged.connect(self._focus_changed)

    def say(self, text: str) -> None:
        # Setting the same text again would not be noticed.
        if self._widget.accessibleDescription() == text:
            self._widget.setAccessibleDescription("")
        self._widget.setAccessibleDescription(text)

    def _focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and new is not self._widget:
            # Only when readers have heard that the keyboard is elsewhere: they say what changes where it is.
            QTimer.singleShot(0, self, self._end)

    def _end(self) -> None:
        self.setParent(None)
        self._widget.setAccessibleDescription(self.own)
        self.deleteLater()


def _said_at(widget: QWidget) -> _Announcement | None:
    return widget.findChild(_Announcement, options=Qt.FindChildOption.FindDirectChildrenOnly)
