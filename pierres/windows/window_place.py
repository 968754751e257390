"""The window's place and state between two runs, as the settings keep them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pierres.rules import plain
from pierres.rules.plain import NotPlain
from pierres.windows import geometry

STATES = ("normal", "maximized", "full")


@dataclass(frozen=True)
class Place:
    """Where the window was (None: never yet), how, and how wide the side panel was (0: as wide as
    it likes). `frame` is what the window manager had drawn round it.
    """

    rect: QRect | None = None
    state: str = "normal"
    side: int = 0
    frame: QMargins = field(default_factory=lambda: geometry.USUAL_FRAME)


def written(place: Place) -> tuple[str, str]:
    """The place as the two texts that the settings hold."""
    rect = place.rect
    numbers = "" if rect is None else f"{rect.x()},{rect.y()},{rect.width()},{rect.height()}"
    known: dict[str, object] = {"state": place.state, "side": place.side}
    if place.frame != geometry.USUAL_FRAME:
        known["frame"] = _sides(place.frame)
    return numbers, json.dumps(known)


def read(numbers: str, state: str) -> Place:
    """The place that was written; what cannot be understood is as if it had never been."""
    rect = None
    try:
        x, y, w, h = (int(number) for number in numbers.split(","))
        if w > 0 and h > 0 and max(abs(x), abs(y), w, h) < 100_000:
            rect = QRect(x, y, w, h)
    except ValueError:
        rect = None
    try:
        known = plain.read(state)
    except NotPlain:
        known = {}
    if not isinstance(known, dict):
        known = {}
    how, side = known.get("state"), known.get("side")
    return Place(
        rect,
        how if how in STATES else "normal",
        side if type(side) is int and 0 <= side < 100_000 else 0,
        _frame(known.get("frame")),
    )


def _sides(frame: QMargins) -> list[int]:
    return [frame.left(), frame.top(), frame.right(), frame.bottom()]


def _frame(sides: object) -> QMargins:
    if (
        isinstance(sides, list)
        and len(sides) == 4
        and all(type(side) is int and 0 <= side <= geometry.WIDEST_FRAME for side in sides)
    ):
        return QMargins(*sides)
    return geometry.USUAL_FRAME


def screens() -> list[QRect]:
    """The areas that windows may cover, the main screen's first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return [screen.availableGeometry() for screen in ([main] if main else []) + others]


def put(window: QWidget, place: Place) -> None:
    """Put the window where it was, on a screen that exists."""
    areas = screens()
    if not areas:
        return
    window.setMinimumSize(geometry.least(areas, place.frame))
    if place.rect is None:
        window.setGeometry(geometry.first(areas[0], place.frame))
    else:
        window.setGeometry(geometry.fitted(place.rect, areas, place.frame))


def frame_of(window: QWidget) -> QMargins | None:
    """What the window manager has drawn round the window; None where it has a whole screen, or none yet."""
    handle = window.windowHandle()
    if handle is None or window.isMaximized() or window.isFullScreen() or window.isMinimized():
        return None
    frame = handle.frameMargins()
    return frame if max(_sides(frame)) <= geometry.WIDEST_FRAME else None


def fit_frame(window: QWidget, frame: QMargins) -> None:
    """See that the whole window is on the screen with its frame, now that this is known."""
    if areas := screens():
        window.setMinimumSize(geometry.least(areas, frame).boundedTo(window.size()))
        window.setGeometry(geometry.fitted(window.geometry(), areas, frame))
