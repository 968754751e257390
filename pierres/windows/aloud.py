"""Saying something where the keyboard is, by what every reader knows: the description of the widget that has
it changes.

What was said stays until the focus has moved; then the widget has its own description again.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget


def say_at(widget: QWidget, text: str) -> None:
    """Let screen readers say `text`, if that widget has the focus and one is running."""
    if text and QAccessible.isActive() and widget.hasFocus():
        (_said_at(widget) or _Announcement(widget)).say(text)


def describe(widget: QWidget, text: str) -> None:
    """What readers say of a widget after its name: at once, or when what is said there has been heard."""
    said = _said_at(widget)
    if said is not None:
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
        app = QApplication.instance()
        assert isinstance(app, QApplication)
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
