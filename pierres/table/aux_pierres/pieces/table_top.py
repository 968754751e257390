"""The oval table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QRadialGradient

from pierres.table import theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import pen
from pierres.table.places import Rect, qrect


def felt_of(outer: QRectF, w: float, h: float) -> QRectF:
    """The oval of felt within a rim, on a table of w × h."""
    rim = max(12.0, min(w, h) * 0.033)
    return outer.adjusted(rim, rim * 0.94, -rim, -rim * 1.06)


def draw_table(painter: QPainter, w: float, h: float, outer: QRectF) -> None:
    """Room, wooden rim, felt and its golden line; `outer` is the outer edge of the rim."""
    felt = felt_of(outer, w, h)
    g = max(1.0, outer.height() / 900)  # lines grow with the table
    room = QRadialGradient(QPointF(w * 0.36, h * 0.30), max(w, h) * 0.78)
    room.setColorAt(0, theme.colour("room_light"))
    room.setColorAt(0.55, theme.colour("room"))
    room.setColorAt(1, theme.colour("room_dark"))
    painter.fillRect(QRectF(0, 0, w, h), room)
    _draw_rim(painter, outer, g)
    light = QRadialGradient(
        QPointF(felt.left() + felt.width() * 0.36, felt.top() + felt.height() * 0.26), 0.0
    )
    light.setRadius(felt.width() * 0.66)
    light.setColorAt(0, theme.colour("felt_light"))
    light.setColorAt(0.6, theme.colour("felt"))
    light.setColorAt(1, theme.colour("felt_dark"))
    painter.setBrush(light)
    painter.setPen(pen(theme.colour("felt_edge"), 3.5 * g))
    painter.drawEllipse(felt)
    # The rim throws a shadow on the felt, on the candle's side.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(5):
        painter.setPen(pen(theme.colour("felt_shade", 0.13), (3.0 + 2.2 * i) * g))
        deep = (3 + i) * g
        painter.drawArc(felt.adjusted(deep, deep, -deep, -deep), 35 * 16, 160 * 16)
    inset = max(9.0, felt.height() * 0.022)
    painter.setPen(pen(theme.colour("felt_line", 0.85), 1.8 * g))
    painter.drawEllipse(felt.adjusted(inset, inset, -inset, -inset))
    second = inset + 5 * g
    painter.setPen(pen(theme.colour("felt_line", 0.40), 1.0 * g))
    painter.drawEllipse(felt.adjusted(second, second, -second, -second))


def _draw_rim(painter: QPainter, outer: QRectF, g: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in ((16.0, 0.16), (9.0, 0.22), (3.0, 0.30)):
        painter.setBrush(theme.colour("shadow", alpha))
        painter.drawEllipse(outer.adjusted(-spread * 0.3 * g, 4 * g, spread * 0.5 * g, (spread + 6) * g))
    wood = QLinearGradient(outer.topLeft(), QPointF(outer.left() + outer.width() * 0.25, outer.bottom()))
    wood.setColorAt(0, theme.colour("wood_light"))
    wood.setColorAt(0.45, theme.colour("wood"))
    wood.setColorAt(1, theme.colour("wood_dark"))
    painter.setBrush(wood)
    painter.setPen(pen(theme.colour("wood_line"), 3 * g))
    painter.drawEllipse(outer)
    # Grain: a few long arcs that follow the rim, and the candle's gleam along its upper left edge.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for k, (start, span) in enumerate(
        ((20, 70), (110, 90), (215, 60), (290, 75), (5, 40), (160, 50), (250, 66))
    ):
        d = (5.0 + 3.4 * (k % 4)) * g
        painter.setPen(pen(theme.colour("wood_dark", 0.45), 1.2 * g))
        painter.drawArc(outer.adjusted(d, d, -d, -d), start * 16, span * 16)
    painter.setPen(pen(theme.colour("gold_light", 0.34), 2.2 * g))
    painter.drawArc(outer.adjusted(3, 3, -3, -3), 85 * 16, 85 * 16)


@dataclass(frozen=True)
class OvalTable(Piece):
    """A wooden rim round an oval of felt."""

    MARGIN: ClassVar[float] = 0.0

    rim: Rect
    """The outer edge of the wood."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_table(painter, rect.width(), rect.height(), qrect(self.rim))
