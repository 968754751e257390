"""The window's place and state between two runs, as the settings keep them."""

from __future__ import annotations

import json
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pierres.windows import geometry

STATES = ("normal", "maximized", "full")


@dataclass(frozen=True)
class Place:
    """Where the window was (None: never yet), how, and how wide the side panel was (0: as wide as
    it likes).
    """

    rect: QRect | None = None
    state: str = "normal"
    side: int = 0


def written(place: Place) -> tuple[str, str]:
    """The place as the two texts that the settings hold."""
    rect = place.rect
    numbers = "" if rect is None else f"{rect.x()},{rect.y()},{rect.width()},{rect.height()}"
    return numbers, json.dumps({"state": place.state, "side": place.side})


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
        known = json.loads(state)
    except ValueError:
        known = {}
    if not isinstance(known, dict):
        known = {}
    how, side = known.get("state"), known.get("side")
    return Place(
        rect,
        how if how in STATES else "normal",
        side if isinstance(side, int) and 0 <= side < 100_000 else 0,
    )


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
    window.setMinimumSize(geometry.MINIMUM.boundedTo(areas[0].size()))
    rect = geometry.first(areas[0]) if place.rect is None else geometry.fitted(place.rect, areas)
    window.setGeometry(rect)
