"""Where the window was, and where it may be: always on a screen that exists."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

FIRST_SIZE = QSize(1360, 850)
MINIMUM = QSize(880, 560)
_GRIP = 80
"""So many pixels of the title bar must lie on a screen for a hand to take it."""


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
        screen = screens[0]
        size = wanted.size().boundedTo(screen.size())
        return _centred(size, screen)
    size = wanted.size().boundedTo(screen.size())
    x, y = wanted.x(), wanted.y()
    left, right = screen.x() - size.width() + _GRIP, screen.x() + screen.width() - _GRIP
    if size.width() == screen.width():
        x = screen.x()
    bottom = screen.y() + screen.height() - _GRIP
    if size.height() == screen.height():
        y = screen.y()
    return QRect(_between(x, left, right), _between(y, screen.y(), bottom), size.width(), size.height())


def least(screens: Sequence[QRect]) -> QSize:
    """The least size of the window: small enough for each of the screens."""
    size = MINIMUM
    for screen in screens:
        size = size.boundedTo(screen.size())
    return size


def first(screen: QRect) -> QRect:
    """The place of the window on the first start: in the middle, with some air around it."""
    size = FIRST_SIZE.boundedTo(QSize(screen.width() * 9 // 10, screen.height() * 9 // 10))
    return _centred(size.expandedTo(MINIMUM.boundedTo(screen.size())), screen)


def _covered(rect: QRect, area: QRect) -> int:
    common = rect.intersected(area)
    return common.width() * common.height() if common.isValid() else 0


def _centred(size: QSize, screen: QRect) -> QRect:
    w, h = size.width(), size.height()
    return QRect(screen.x() + (screen.width() - w) // 2, screen.y() + (screen.height() - h) // 2, w, h)


def _between(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))
