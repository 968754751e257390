"""The curtain that hides the table while the computer changes hands: two halves of cloth, and a crest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap

from pierres.table import art, theme
from pierres.table.pieces.screen import draw_crest
from pierres.table.pieces.strokes import pen, set_ink, shaded, soft_shadow

_FOLDS = 7  # in one half
_FOLD = (
    (0, "curtain_deep"), (0.22, "curtain"), (0.4, "curtain_light"), (0.58, "curtain"), (1, "curtain_deep"),
)  # fmt: skip
"""How a fold catches the light, from its left to its right."""


def halves(w: float, h: float, dpr: float = 1.0) -> tuple[QPixmap, QPixmap]:
    """The two halves of a curtain for a window of w × h logical pixels; each is half as wide and opaque.

    They overlap in nothing and leave no gap: the left one ends where the right one begins.
    """
    left_w = float(round(w / 2))
    return (
        art.composed("curtain:left", left_w, h, dpr, lambda p: _draw_half(p, left_w, h, True)),
        art.composed("curtain:right", w - left_w, h, dpr, lambda p: _draw_half(p, w - left_w, h, False)),
    )


def crest(colour: str, name: str | None, size: float, dpr: float = 1.0) -> QPixmap:
    """The round golden clasp with the crest of the seat that is called."""
    which = name or theme.crest_for(colour)
    return art.composed(
        f"clasp:{colour}:{which}", size, size, dpr, lambda p: _draw_clasp(p, colour, which, size)
    )


def _draw_half(painter: QPainter, w: float, h: float, left: bool) -> None:
    """Folds fall from the rail; the light comes from the top left, the hem is gilt."""
    painter.fillRect(QRectF(0, 0, w, h), theme.colour("curtain"))
    fold = w / _FOLDS
    for i in range(_FOLDS):
        x = i * fold
        shade = shaded(QLinearGradient(x, 0, x + fold, 0), *_FOLD)
        painter.fillRect(QRectF(x, 0, fold + 1, h), shade)
    _ink_folds(painter, w, h, fold)
    dusk = QLinearGradient(0, 0, 0, h)
    for at, alpha in ((0.0, 0.47), (0.16, 0.0), (0.7, 0.12), (1.0, 0.59)):
        dusk.setColorAt(at, theme.colour("curtain_dusk", alpha))
    painter.fillRect(QRectF(0, 0, w, h), dusk)
    _hem(painter, w, h, fold)
    _edge(painter, w, h, left)
    _valance(painter, w, h, fold)


def _ink_folds(painter: QPainter, w: float, h: float, fold: float) -> None:
    set_ink(painter, pen(theme.colour("curtain_ink", 0.78), max(1.5, fold * 0.03)), None)
    for i in range(1, _FOLDS):
        path = QPainterPath(QPointF(i * fold, 0))
        sway = fold * 0.10 * (1 if i % 2 else -1)
        path.cubicTo(i * fold + sway, h * 0.35, i * fold - sway, h * 0.7, i * fold, h)
        painter.drawPath(path)


def _hem(painter: QPainter, w: float, h: float, fold: float) -> None:
    """A gilt band near the floor that follows the folds."""
    size = max(10.0, h * 0.022)
    y = h - size * 3.2

    def wave(base: float) -> QPainterPath:
        path = QPainterPath(QPointF(0, base))
        for i in range(_FOLDS):
            x = i * fold
            path.cubicTo(x + fold * 0.3, base + size * 0.7, x + fold * 0.7, base + size * 0.7, x + fold, base)
        return path

    painter.setBrush(Qt.BrushStyle.NoBrush)
    for base, colour, width in (
        (y, "curtain_ink", size * 1.10), (y, "gilt_dark", size * 0.84),
        (y - size * 0.10, "gilt", size * 0.50),
        (y - size * 0.22, "gilt_light", size * 0.10), (y + size * 1.3, "gilt", size * 0.16),
    ):  # fmt: skip
        painter.setPen(pen(theme.colour(colour), width))
        painter.drawPath(wave(base))


def _edge(painter: QPainter, w: float, h: float, left: bool) -> None:
    """The gilt braid along the edge where the halves meet."""
    size = max(8.0, w * 0.018)
    x = w - size if left else 0.0
    painter.fillRect(QRectF(x, 0, size, h), theme.colour("gilt_dark"))
    painter.fillRect(QRectF(x + size * 0.2, 0, size * 0.5, h), theme.colour("gilt"))
    painter.setPen(pen("gilt_light", max(1.0, size * 0.10)))
    step = size * 1.5
    for k in range(int(h / step) + 1):
        painter.drawLine(
            QPointF(x + size * 0.15, k * step + size), QPointF(x + size * 0.85, k * step + size * 0.4)
        )
    painter.setPen(pen("curtain_ink", 2))
    painter.drawLine(QPointF(x if left else x + size, 0), QPointF(x if left else x + size, h))


def _valance(painter: QPainter, w: float, h: float, fold: float) -> None:
    """The rail's short drapery with a gilt fringe: swags, two folds wide."""
    drop = h * 0.13
    swags = max(2, round(_FOLDS / 2))
    span = w / swags
    for k in range(swags):
        x = k * span
        swag = QPainterPath(QPointF(x, 0))
        swag.lineTo(x, drop * 0.42)
        swag.cubicTo(x + span * 0.2, drop * 1.08, x + span * 0.8, drop * 1.08, x + span, drop * 0.42)
        swag.lineTo(x + span, 0)
        swag.closeSubpath()
        cloth = shaded(
            QLinearGradient(x, 0, x + span, drop), (0, "swag_light"), (0.35, "swag"), (1, "swag_deep")
        )
        set_ink(painter, pen("swag_ink", max(2.0, h * 0.004)), cloth)
        painter.drawPath(swag)
        set_ink(painter, pen(theme.colour("swag_ink", 0.59), max(1.5, h * 0.003)), None)
        for depth in (0.34, 0.62):
            line = QPainterPath(QPointF(x + span * 0.02, drop * 0.14 * depth))
            line.cubicTo(
                x + span * 0.22, drop * (0.25 + depth * 0.72), x + span * 0.78, drop * (0.25 + depth * 0.72),
                x + span * 0.98, drop * 0.14 * depth,
            )  # fmt: skip
            painter.drawPath(line)
        _fringe(painter, x, span, drop, h)


def _fringe(painter: QPainter, x: float, span: float, drop: float, h: float) -> None:
    """Gilt threads along a swag's lower edge, and the braid they hang from."""
    edge = QPainterPath(QPointF(x, drop * 0.42))
    edge.cubicTo(x + span * 0.2, drop * 1.08, x + span * 0.8, drop * 1.08, x + span, drop * 0.42)
    count = max(14, int(span / 9))
    length = max(6.0, h * 0.016)
    for colour, width, part in (("gilt_dark", 3.2, 1.0), ("gilt", 2.0, 0.9)):
        painter.setPen(pen(theme.colour(colour), width))
        for i in range(count + 1):
            top = edge.pointAtPercent(i / count)
            painter.drawLine(top, top + QPointF(0, length * part))
    for colour, width in (("swag_ink", 7.0), ("gilt_dark", 5.0), ("gilt", 2.6)):
        painter.setPen(pen(theme.colour(colour), width * max(1.0, h / 900)))
        painter.drawPath(edge)


def _draw_clasp(painter: QPainter, colour: str, which: str, size: float) -> None:
    c = size / 2
    ring = QPainterPath()
    ring.addEllipse(QPointF(c, c), c * 0.90, c * 0.90)
    soft_shadow(painter, ring, size * 0.012, size * 0.024, size * 0.02)
    gilt = shaded(QLinearGradient(0, 0, size, size), (0, "gilt_light"), (0.4, "gilt"), (1, "gilt_dark"))
    set_ink(painter, pen("line", size * 0.014), gilt)
    painter.drawEllipse(QPointF(c, c), c * 0.90, c * 0.90)
    painter.setBrush(theme.seat_colour(colour))
    painter.drawEllipse(QPointF(c, c), c * 0.78, c * 0.78)
    set_ink(painter, None, theme.colour("shadow", 0.18))
    shade = QPainterPath()
    shade.addEllipse(QPointF(c, c), c * 0.78, c * 0.78)
    lit = QPainterPath()
    lit.addEllipse(QPointF(c * 0.86, c * 0.84), c * 0.80, c * 0.80)
    painter.drawPath(shade.subtracted(lit))
    side = size * 0.54
    draw_crest(painter, which, colour, QRectF(c - side / 2, c - side / 2, side, side))
