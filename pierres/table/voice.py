"""What happens, said aloud by means that every screen reader knows.

Readers read what the keyboard comes to, and the description of where it is when that changes; what a program
merely announces most of them do not hear. So the voice waits until the table is at rest, gathers what was
told meanwhile, and says it in one breath: before the name of the place that the keyboard comes to, or as the
description of the place where it stays.
"""

from __future__ import annotations

from collections.abc import Sequence

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget

from pierres.rules.game import PUBLIC
from pierres.table import accessibility
from pierres.table.spoken_view import SpokenView
from pierres.wording.typeset import for_ears, joined


class Voice(QObject):
    """The voice of one table. Its parent is the view."""

    def __init__(self, view: SpokenView) -> None:
        super().__init__(view)
        self._view = view
        self._pending: list[str] = []
        self._said: set[str] = set()
        """Everything that was said at this table."""
        self._came = False
        """Whether the keyboard has come to the table and no reader knows at which place it is."""
        self._heard = ""
        """The place where readers believe the keyboard to be."""
        self._before: tuple[str, str] = ("", "")
        """A place, and what is said before its name."""
        self._after: tuple[str, str] = ("", "")
        """A place, and what is said instead of its description."""
        self._lent: _Lent | None = None
        """The widget that speaks for the table."""
        self._over = False
        """Whether the keyboard has left that widget."""
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._speak)
        view.settled.connect(self._timer.start)
        # Not every motion follows an answer: cards are dealt, taken in hand and spread out to be looked at.
        view.table().motion.ended.connect(self._timer.start)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)

    # ---- what is to be said

    def say(self, text: str) -> None:
        """Say a sentence as soon as the table is at rest."""
        said = for_ears(text).strip()
        if said and QAccessible.isActive():
            if said in self._pending:
                self._pending.remove(said)
            self._pending.append(said)
            self._timer.start()

    def remind(self, title: str, lines: Sequence[str]) -> None:
        """Say first what somebody has missed, as far as it was not said aloud when it happened."""
        news = [said for line in lines if (said := for_ears(line).strip()) not in self._said]
        if news and QAccessible.isActive():
            self._pending[:0] = [for_ears(title), *news]
            self._timer.start()

    def forget(self) -> None:
        """Other eyes look: nothing that was said to the last ones is said any more."""
        self._pending.clear()
        self._before = self._after = ("", "")
        if self._lent is not None and self._lent.viewer != PUBLIC:
            self._give_back()

    def give_focus(self, widget: QWidget, again: bool = False) -> None:
        """Put the keyboard into a widget beside the table, which says what waits before its own name.

        `again`: readers believe the keyboard elsewhere, although the widget has it.
        """
        comes = again or not widget.hasFocus()
        if comes and self._pending and not self._view.animating:
            self._give_back()
            lent = self._lend_to(widget)
            lent.named = joined([self._take(lent.name()), lent.name()])
            widget.setAccessibleName(lent.named)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        if again and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Focus))

    def look_again(self) -> None:
        """The keyboard is at another place of the table, or places are called otherwise."""
        if QAccessible.isActive():
            self._timer.start()

    # ---- what places are called

    def name_of(self, key: str) -> str:
        """The name of a place, after what is to be said first."""
        target = self._view.table().target(key)
        name = for_ears(target.name) if target is not None else ""
        return joined([self._before[1], name]) if key == self._before[0] else name

    def description_of(self, key: str) -> str:
        """What was said last while the keyboard was at that place, or what more there is to say of it."""
        if key == self._after[0]:
            return self._after[1]
        target = self._view.table().target(key)
        more = for_ears(target.more) if target is not None else ""
        return "" if key == self._before[0] and more in self._before[1] else more

    # ---- saying it

    def _take(self, name: str = "") -> str:
        """All that waits to be said, but for what the name after it says anyhow."""
        self._said.update(self._pending)
        text = joined([said for said in self._pending if said != name])
        self._pending = []
        return text

    def _speak(self) -> None:
        if not QAccessible.isActive() or self._view.animating:
            return
        focus = QApplication.focusWidget()
        if focus is self._view:
            self._speak_at_place()
        elif self._pending and focus is not None and focus.window() is self._view.window():
            self._speak_at_widget(focus)
        if self._over:
            # Only when readers have heard that the keyboard is elsewhere: they read what changes where it is.
            self._give_back()
        # What else has changed comes last: readers take long over it.
        accessibility.interface_of(self._view).follow()

    def _speak_at_place(self) -> None:
        key = self._view.table().focus_key
        table = accessibility.interface_of(self._view)
        if not key or (not self._pending and not self._came and key == self._heard):
            return
        if self._came or key != self._heard:
            self._came, self._heard = False, key
            self._before = self._after = ("", "")
            self._before = (key, self._take(self.name_of(key)))
            table.follow_at(key)
            QAccessible.updateAccessibility(QAccessibleEvent(table.of(key), QAccessible.Event.Focus))
            return
        said = self._take()
        if said == self.description_of(key):
            # What stands there already would be no change.
            self._after = (key, "")
            table.follow_at(key)
        self._after = (key, said)
        table.follow_at(key)

    def _speak_at_widget(self, widget: QWidget) -> None:
        lent = self._lend_to(widget)
        widget.setAccessibleDescription("")
        lent.said = self._take()
        widget.setAccessibleDescription(lent.said)

    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is self._view:
            self._came = True
            self._timer.start()
        if self._lent is not None and new is not None:
            # It may come back at once: a page that is turned to has the keyboard somewhere first.
            self._over = new is not self._lent.widget
            self._timer.start()

    def _lend_to(self, widget: QWidget) -> _Lent:
        if self._lent is None or self._lent.widget is not widget:
            self._give_back()
            self._lent = _Lent(widget, self._view.table().session.viewer)
        return self._lent

    def _give_back(self) -> None:
        """The widget that spoke for the table has its own words again."""
        lent, self._lent, self._over = self._lent, None, False
        if lent is not None:
            lent.restore()


class _Lent:
    """A widget whose name and description speak for the table for a while."""

    def __init__(self, widget: QWidget, viewer: str) -> None:
        self.widget, self.viewer = widget, viewer
        self._name, self._description = widget.accessibleName(), widget.accessibleDescription()
        self.named = self.said = ""

    def name(self) -> str:
        """What the widget is called to readers."""
        found = QAccessible.queryAccessibleInterface(self.widget)
        return found.text(QAccessible.Text.Name) if found is not None else ""

    def restore(self) -> None:
        """Give it its own words back, where nobody has given it others meanwhile."""
        if not shiboken6.isValid(self.widget):
            return
        if self.named and self.widget.accessibleName() == self.named:
            self.widget.setAccessibleName(self._name)
        if self.said and self.widget.accessibleDescription() == self.said:
            self.widget.setAccessibleDescription(self._description)
