"""What the window remembers: its settings, saved as soon as they change, and its own place and state."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

from pierres.models import troubles
from pierres.rules import plain
from pierres.rules.given import Json
from pierres.rules.plain import NotPlain
from pierres.store.files import StoreError
from pierres.store.settings import Settings, SettingsFile
from pierres.windows.widgets import single_shot

SOON_MS = 200
"""How long after a change the settings are saved: a window being resized reports a hundred sizes."""


class SettingsSaver(QObject):
    """The settings in force and their file; `place` returns where the window is. `trouble` comes once."""

    trouble = Signal(str)

    def __init__(self, place: Callable[[], Place], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._file = SettingsFile()
        self.loaded = self._file.loaded
        self._reported = False
        self._soon = single_shot(self, SOON_MS, self.save)

    @property
    def settings(self) -> Settings:
        """The settings in force; call `save` after changing them."""
        return self._file.settings

    def save(self) -> None:
        """Write what has changed."""
        self._soon.stop()
        self.settings.geometry, self.settings.window_state = written(self._place())
        try:
            self._file.keep()
        except StoreError as error:
            if not self._reported:
                self._reported = True
                self.trouble.emit(troubles.sentence(error))

    def save_soon(self) -> None:
        """Save when the window is no longer moved or resized."""
        self._soon.start()

    def notice(self) -> str:
        """A sentence about the file as it was found, "" if it was in order."""
        loaded, aside = self.loaded, str(self.loaded.set_aside or "")
        if loaded.problem is not None:
            text = self.tr("The settings could not be read; default settings are in use.")
            if aside:
                text = self.tr(
                    "The settings could not be read. The old file was kept as {path}; default "
                    "settings are in use."
                )
            return text.format(path=aside)
        if not loaded.odd:
            return ""
        text = self.tr("Some settings could not be read and are at their defaults: {keys} in {path}.")
        if aside:
            text = self.tr(
                "Some settings could not be read and are at their defaults: {keys} in {path}. "
                "The old file was kept as {name}."
            )
        keys = troubles.shortened(", ".join(loaded.odd))
        return text.format(keys=keys, path=loaded.path, name=loaded.set_aside and loaded.set_aside.name)


FIRST_SIZE = QSize(1360, 850)
MINIMUM = QSize(880, 560)
_GRIP = 80
"""So many pixels of the title bar must be on a screen for the window to be movable."""
STATES = ("normal", "maximized", "full")
FRAME = QMargins(6, 38, 6, 6)
"""The assumed frame of the window, until the real one is known: a title bar above."""


@dataclass(frozen=True)
class Place:
    """Where the window was (None: never yet) without its frame, how, how wide the side panel was (0: as wide
    as it likes), and how thick the frame was (None: never seen).
    """

    rect: QRect | None = None
    state: str = "normal"
    side: int = 0
    frame: QMargins | None = None


def written(place: Place) -> tuple[str, str]:
    """The place as the two texts that the settings hold."""
    rect = place.rect
    numbers = "" if rect is None else f"{rect.x()},{rect.y()},{rect.width()},{rect.height()}"
    state: dict[str, object] = {"state": place.state, "side": place.side}
    if (frame := place.frame) is not None:
        state["frame"] = [frame.left(), frame.top(), frame.right(), frame.bottom()]
    return numbers, json.dumps(state)


def read(numbers: str, state: str) -> Place:
    """The place that was written; what cannot be read counts as unknown."""
    rect = None
    with suppress(ValueError):
        x, y, w, h = (int(number) for number in numbers.split(","))
        if w > 0 and h > 0 and max(abs(x), abs(y), w, h) < 100_000:
            rect = QRect(x, y, w, h)
    known: Json = None
    with suppress(NotPlain):
        known = plain.read(state)
    if not isinstance(known, dict):
        known = {}
    how, side = known.get("state"), known.get("side")
    side = side if type(side) is int and 0 <= side < 100_000 else 0
    return Place(rect, how if how in STATES else "normal", side, _frame_read(known.get("frame")))


def _frame_read(numbers: object) -> QMargins | None:
    if not isinstance(numbers, list) or len(numbers) != 4:
        return None
    return QMargins(*numbers) if all(type(one) is int and 0 <= one <= 200 for one in numbers) else None


def frame_of(window: QWidget) -> QMargins | None:
    """The frame round the window; None while there is none, or it is not known yet."""
    inner, outer = window.geometry(), window.frameGeometry()
    ends = (inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right())
    frame = QMargins(*ends, outer.bottom() - inner.bottom())
    return None if frame.isNull() else frame


def screens() -> list[QRect]:
    """The areas that windows may cover, the main screen's first."""
    main = QGuiApplication.primaryScreen()
    found = sorted(QGuiApplication.screens(), key=lambda screen: screen is not main)
    return [screen.availableGeometry() for screen in found]


def rooms(frame: QMargins) -> list[QRect]:
    """Where a window without its frame may be, for all of it to be on a screen."""
    return [area.marginsRemoved(frame) for area in screens()]


def put(window: QWidget, place: Place) -> QRect:
    """Put the window where it was, on a screen that exists; returns where it is now."""
    areas = rooms(place.frame or FRAME)
    if not areas:
        return window.geometry()
    # It must fit the smallest screen too, for it may be moved there.
    window.setMinimumSize(least(areas))
    rect = first(areas[0]) if place.rect is None else fitted(place.rect, areas)
    window.setGeometry(rect)
    return rect


def bring_in(window: QWidget) -> None:
    """Now that the frame is known: fit the window again if the title bar cannot be taken."""
    frame = frame_of(window)
    if frame is None or window.windowState() != Qt.WindowState.WindowNoState:
        return
    areas = rooms(frame)
    rect = fitted(window.geometry(), areas)
    if rect != window.geometry():
        window.setMinimumSize(least(areas))
        window.setGeometry(rect)


def fitted(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """`wanted`, made to fit one of `screens` (areas that windows may cover, less the frame that each has; the
    first is the main one).

    A window that can be taken by its title bar where it is stays there. One that is off every screen comes to
    the middle of the main one. It is never larger than its screen.
    """
    if not screens:
        return wanted
    screen = max(screens, key=lambda area: _covered(wanted, area))
    if _covered(wanted, screen) == 0:
        return _centred(wanted.size().boundedTo(screens[0].size()), screens[0])
    size = wanted.size().boundedTo(screen.size())
    x = screen.x() if size.width() == screen.width() else wanted.x()
    y = screen.y() if size.height() == screen.height() else wanted.y()
    left, right = screen.x() - size.width() + _GRIP, screen.x() + screen.width() - _GRIP
    bottom = screen.y() + screen.height() - _GRIP
    return QRect(QPoint(max(left, min(x, right)), max(screen.y(), min(y, bottom))), size)


def least(screens: Sequence[QRect]) -> QSize:
    """The least size of the window: small enough for each of the screens."""
    return reduce(QSize.boundedTo, (screen.size() for screen in screens), MINIMUM)


def first(screen: QRect) -> QRect:
    """The place of the window on the first start: in the middle, with some air around it."""
    size = FIRST_SIZE.boundedTo(QSize(screen.width() * 9 // 10, screen.height() * 9 // 10))
    return _centred(size.expandedTo(MINIMUM.boundedTo(screen.size())), screen)


def _covered(rect: QRect, area: QRect) -> int:
    common = rect.intersected(area)
    return common.width() * common.height() if common.isValid() else 0


def _centred(size: QSize, screen: QRect) -> QRect:
    return QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, Qt.AlignmentFlag.AlignCenter, size, screen)
