"""Rectangles on a table, as plain numbers: layouts are computed and tested without a window.

Units are logical pixels; y grows downward.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF


class Rect(NamedTuple):
    """A rectangle by its top left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the middle."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by `dx` on the left and the right, by `dy` (`dx` if None) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def part(self, x: float, y: float, w: float, h: float) -> Rect:
        """The rectangle at these fractions of this one."""
        return Rect(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def fitted(self, ratio: float) -> Rect:
        """The largest rectangle of `ratio` (height / width) in the middle of this one."""
        w = min(self.w, self.h / ratio)
        return around(self.cx, self.cy, w, w * ratio)

    def overlaps(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether the two share more than a seam of `slack`."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def has(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom


def qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def rect_of(rect: QRectF) -> Rect:
    """The same rectangle as plain numbers."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """The rectangle of that size round a middle."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def unit_of(w: float, h: float) -> float:
    """How large a table of w × h is beside one of 1600 × 1000."""
    return min(w / 1600.0, h / 1000.0)


def letters(w: float, h: float, text_scale: float) -> float:
    """The height of running text on a table of w × h, at a text scale of 0.8 to 2.0."""
    usual = max(17 * unit_of(w, h), 11.5)
    return max(8.5, min(usual * text_scale, 0.036 * h, 0.024 * w))


def columns(area: Rect, shares: Sequence[float], gap: float) -> list[Rect]:
    """`area` cut into columns whose widths are as `shares`, with `gap` between them."""
    free = area.w - gap * (len(shares) - 1)
    total = sum(shares)
    x = area.x
    cut = []
    for share in shares:
        w = free * share / total
        cut.append(Rect(x, area.y, w, area.h))
        x += w + gap
    return cut


def grid(area: Rect, n: int, ratio: float, gap: float, widest: float, across: int = 0) -> list[Rect]:
    """`n` places of one size and `ratio` (height / width), as large as `area` allows, centred in it.

    `across` fixes the number of columns; otherwise the number that makes the places largest is taken. No
    place is wider than `widest`.
    """
    if n <= 0:
        return []
    best_w, best = -1.0, 1
    for cols in [across] if across else range(1, n + 1):
        rows = -(-n // cols)
        high = (area.h - gap * (rows - 1)) / rows
        w = min(widest, (area.w - gap * (cols - 1)) / cols, high / ratio)
        if w > best_w + 0.01:
            best_w, best = w, cols
    w, cols = max(1.0, best_w), best
    h = w * ratio
    rows = -(-n // cols)
    top = area.cy - (rows * h + gap * (rows - 1)) / 2
    return rows_of(n, cols, Rect(area.cx, top, w, h), gap)


def rows_of(n: int, across: int, first: Rect, gap: float) -> list[Rect]:
    """`n` places of the size of `first` in rows of `across`, each row centred on its x, from its y down."""
    places = []
    for index in range(n):
        row, col = divmod(index, across)
        in_row = min(across, n - row * across)
        left = first.x - (in_row * first.w + gap * (in_row - 1)) / 2
        places.append(first._replace(x=left + col * (first.w + gap), y=first.y + row * (first.h + gap)))
    return places


def clockwise(names: Sequence[str], viewer: str) -> tuple[str, ...]:
    """The seats clockwise from the lowest: from the viewer, or from the first for the public."""
    first = names.index(viewer) if viewer in names else 0
    return (*names[first:], *names[:first])
