"""Where the window was, and where it may be: always on a screen that exists."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QRect, QSize

FIRST_SIZE = QSize(1360, 850)
MINIMUM = QSize(880, 560)
USUAL_FRAME = QMargins(1, 38, 1, 5)
"""What a window manager draws round a window, until it has done so and the true frame is known."""
WIDEST_FRAME = 200
"""Pixels. What is wider is no frame."""
_GRIP = 80
"""So many pixels of the title bar must lie on a screen for a hand to take it."""


def fitted(wanted: QRect, screens: Sequence[QRect], frame: QMargins = USUAL_FRAME) -> QRect:
    """`wanted`, made to fit one of `screens` (areas that windows may cover; the first is the main one).

    All are places of the window without its `frame`, which fits onto the screen too. A window that can be
    taken by its title bar where it is stays there. One that is off every screen comes to the middle of the
    main one.
    """
    if not screens:
        return wanted
    screen = max(screens, key=lambda area: _covered(wanted, area))
    room = _room(screen if _covered(wanted, screen) else screens[0], frame)
    size = wanted.size().boundedTo(room.size())
    if _covered(wanted, screen) == 0:
        return _centred(size, room)
    x, y = wanted.x(), wanted.y()
    left, right = room.x() - size.width() + _GRIP, room.x() + room.width() - _GRIP
    if size.width() == room.width():
        x = room.x()
    bottom = room.y() + room.height() - _GRIP
    if size.height() == room.height():
        y = room.y()
    return QRect(_between(x, left, right), _between(y, room.y(), bottom), size.width(), size.height())


def first(screen: QRect, frame: QMargins = USUAL_FRAME) -> QRect:
    """The place of the window on the first start: in the middle, with some air around it."""
    room = _room(screen, frame)
    size = FIRST_SIZE.boundedTo(QSize(screen.width() * 9 // 10, screen.height() * 9 // 10))
    return _centred(size.expandedTo(MINIMUM).boundedTo(room.size()), room)


def least(screens: Sequence[QRect], frame: QMargins = USUAL_FRAME) -> QSize:
    """The smallest size of the window: one that fits onto each of the screens with its frame."""
    size = MINIMUM
    for screen in screens:
        size = size.boundedTo(_room(screen, frame).size())
    return size


def _room(screen: QRect, frame: QMargins) -> QRect:
    """Where the window may be if its frame is to be on the screen."""
    return screen.marginsRemoved(frame)


def _covered(rect: QRect, area: QRect) -> int:
    common = rect.intersected(area)
    return common.width() * common.height() if common.isValid() else 0


def _centred(size: QSize, screen: QRect) -> QRect:
    w, h = size.width(), size.height()
    return QRect(screen.x() + (screen.width() - w) // 2, screen.y() + (screen.height() - h) // 2, w, h)


def _between(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))
