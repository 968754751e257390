"""Strokes, shapes, letters and lights that several drawings have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from pierres.table import theme

_G = TypeVar("_G", bound=QGradient)
_ORIGIN = QPointF()
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
WRAPPED_LEFT = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners, as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def oval(rect: QRectF) -> QPainterPath:
    """The ellipse that fills a rectangle, as a path."""
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def gem(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """A lozenge round a middle; `wide` and `high` are half of its size."""
    return closed((x, y - high), (x + wide, y), (x, y + high), (x - wide, y))


def closed(*corners: tuple[float, float], at: QPointF = _ORIGIN, size: float = 1.0) -> QPainterPath:
    """A shape with these corners, `size` to their unit, its origin at a point."""
    path = QPainterPath()
    for number, (x, y) in enumerate(corners):
        corner = QPointF(at.x() + x * size, at.y() + y * size)
        if number:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path


def star(at: QPointF, points: int, outer: float, inner: float) -> QPainterPath:
    """A star round a middle, its first point at the top; its radii to the points and between them."""
    corners = []
    for number in range(2 * points):
        r, a = (outer, inner)[number % 2], -pi / 2 + number * pi / points
        corners.append((at.x() + r * cos(a), at.y() + r * sin(a)))
    return closed(*corners)


def traced(outline: str) -> QPainterPath:
    """A shape as SVG writes its outline: M, L, Q and C with their points, all absolute; Z closes it."""
    path = QPainterPath()
    draw: dict[str, Callable[..., None]] = {
        "M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.closeSubpath
    }  # fmt: skip
    for command in re.findall("[MLQCZ][^MLQCZ]*", outline):
        draw[command[0]](*map(float, command[1:].split()))
    return path


def pen(colour: QColor | str, width: float, dash: Sequence[float] = ()) -> QPen:
    """A line with round ends and joins, the ink of every drawing; `dash`: dashes and gaps by its width."""
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    line = QPen(_named(colour), width, Qt.PenStyle.SolidLine, round_cap, round_join)
    if dash:
        line.setDashPattern(dash)
    return line


def _named(colour: QColor | str) -> QColor:
    return theme.colour(colour) if isinstance(colour, str) else colour


def set_ink(painter: QPainter, line: QPen | None, fill: QColor | QGradient | str | None) -> None:
    """Let shapes be drawn with that line and that filling, or without; a plain colour may be named."""
    painter.setPen(Qt.PenStyle.NoPen if line is None else line)
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(theme.colour(fill) if isinstance(fill, str) else fill)


def shaded(gradient: _G, *stops: tuple[float, QColor | str]) -> _G:
    """The same gradient with these colours, each at its share of the way; a plain one may be named."""
    for at, colour in stops:
        gradient.setColorAt(at, _named(colour))
    return gradient


def halo(painter: QPainter, outline: QPainterPath, reach: float) -> None:
    """A glow that fades over `reach` units outside `outline`."""
    colour = theme.colour("halo")
    steps = 5
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(steps, 0, -1):
        colour.setAlphaF(0.13 + 0.12 * (steps - step))
        painter.setPen(pen(colour, 2 * (reach - 1) * step / steps))
        painter.drawPath(outline)
    painter.restore()


def soft_shadow(painter: QPainter, outline: QPainterPath, dx: float, dy: float, blur: float = 3.0) -> None:
    """A shadow away from the candle (top left)."""
    painter.save()
    painter.translate(dx, dy)
    for width, alpha in ((2 * blur, 0.10), (blur, 0.14), (0.0, 0.26)):
        colour = theme.colour("shadow", alpha)
        painter.setPen(pen(colour, width) if width else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(colour)
        painter.drawPath(outline)
    painter.restore()


def draw_off(painter: QPainter, outline: QPainterPath, surface: str) -> None:
    """A button that cannot be pressed yet: an empty place for one on `felt` or `parchment`, and the pen for
    words that can still be read.
    """
    felt = surface == "felt"
    ink = theme.colour("text_soft" if felt else "ink_soft")
    edge = pen(theme.colour("felt_line") if felt else ink, 1.8, [4, 3])
    set_ink(painter, edge, theme.colour("felt", 0.9) if felt else theme.colour("parchment_dark"))
    painter.drawPath(outline)
    painter.setPen(ink)


def in_two(text: str) -> list[str]:
    """A text of several words in two lines, the longer of which is as short as can be."""
    words = text.split(" ")
    ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(ways, key=lambda way: max(map(len, way)), default=[text])


def fitted_text(
    painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = True, smallest: float = 0.62,
    family: str = "serif", align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:  # fmt: skip
    """Write one line into `rect`, `size` pixels high; smaller where it must, elided below `smallest`."""
    make = theme.serif if family == "serif" else theme.sans
    # A text is measured large and scaled, so that it is as wide on a small card as on a large one.
    ruler = 4.0
    font = make(size * ruler, bold)
    painter.save()
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text) / ruler
    scale = 1.0
    if width > rect.width():
        scale = max(smallest, rect.width() / width)
        if width * scale > rect.width() + 0.5:
            text = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(rect.width() / scale * ruler)
            )
    painter.translate(rect.center())
    painter.scale(scale / ruler, scale / ruler)
    w, h = rect.width() * ruler / scale, rect.height() * ruler / scale
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(QRectF(-w / 2, -h / 2, w, h), int(flags), text)
    painter.restore()


def fitting_font(
    make: Callable[[float], QFont],
    text: str,
    box: QRectF,
    px: float,
    flags: int = WRAPPED,
    smallest: float = 0.5,
) -> QFont:
    """The largest font from `px` down to `smallest` × px whose wrapped `text` fits into `box`."""
    size = px
    while True:
        font = make(size)
        needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, box.width(), 10_000), flags, text)
        if (needed.height() <= box.height() and needed.width() <= box.width()) or size <= smallest * px:
            return font
        size *= 0.94


def fitted_px(text: str, px: float, width: float, title: bool = False) -> int:
    """The height of letters, `px` or down to two fifths of it, at which a line is no wider than `width`."""
    size, least = round(px), max(8, round(0.4 * px))
    while size > least:
        font = theme.serif(size, True) if title else theme.sans(size)
        if QFontMetricsF(font).horizontalAdvance(text) + 3 <= width:
            break
        size -= 1
    return max(8, size)


def parchment(w: float, h: float, middle: float) -> QLinearGradient:
    """Parchment of a card of w × h, lit from the top left; plain at `middle` of the way."""
    stops = (0, "parchment_light"), (middle, "parchment"), (1, "parchment_dark")
    return shaded(QLinearGradient(0, 0, 0.5 * w, h), *stops)


def medallion(painter: QPainter, centre: QPointF, radius: float, ring: QLinearGradient, ink: float) -> None:
    """A ring round a night sky; `ink` is the width of its lines."""
    set_ink(painter, pen("ink", 1.25 * ink), ring)
    painter.drawEllipse(centre, radius, radius)
    night = shaded(
        QRadialGradient(centre.x() - 0.33 * radius, centre.y() - 0.42 * radius, 1.6 * radius),
        (0, "medal_light"),
        (1, "medal_dark"),
    )
    set_ink(painter, pen("ink", ink), night)
    painter.drawEllipse(centre, radius - 9, radius - 9)
