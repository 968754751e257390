"""What everything lies on: the oval table, and the folding screen from inside, where the purse lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QRadialGradient

from pierres.table import theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.screen import FoldingScreen, Panels, corners
from pierres.table.pieces.strokes import pen, set_ink, shaded, soft_shadow
from pierres.table.places import Rect, qrect


def felt_of(outer: QRectF, w: float, h: float) -> QRectF:
    """The oval of felt within a rim, on a table of w × h."""
    rim = max(12.0, min(w, h) * 0.033)
    return outer.adjusted(rim, rim * 0.94, -rim, -rim * 1.06)


def draw_table(painter: QPainter, w: float, h: float, outer: QRectF) -> None:
    """Room, wooden rim, felt and its golden line; `outer` is the outer edge of the rim."""
    felt = felt_of(outer, w, h)
    g = max(1.0, outer.height() / 900)  # lines grow with the table
    stops = (0, "room_light"), (0.55, "room"), (1, "room_dark")
    room = shaded(QRadialGradient(QPointF(w * 0.36, h * 0.30), max(w, h) * 0.78), *stops)
    painter.fillRect(QRectF(0, 0, w, h), room)
    _draw_rim(painter, outer, g)
    light = QRadialGradient(
        QPointF(felt.left() + felt.width() * 0.36, felt.top() + felt.height() * 0.26), 0.0
    )
    light.setRadius(felt.width() * 0.66)
    light.setColorAt(0, theme.colour("felt_light"))
    light.setColorAt(0.6, theme.colour("felt"))
    light.setColorAt(1, theme.colour("felt_dark"))
    set_ink(painter, pen("felt_edge", 3.5 * g), light)
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
    wood = shaded(
        QLinearGradient(outer.topLeft(), QPointF(outer.left() + outer.width() * 0.25, outer.bottom())),
        (0, "wood_light"),
        (0.45, "wood"),
        (1, "wood_dark"),
    )
    set_ink(painter, pen("wood_line", 3 * g), wood)
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


@dataclass(frozen=True)
class PurseScreen(FoldingScreen):
    """A screen from inside: three parchment panels, the place of the purse. Its owner alone sees it."""

    USUAL: ClassVar[float] = 190.0

    def _folds(self, rect: QRectF) -> tuple[float, float, float]:
        """x of the left fold at its top and at its bottom, and how far the wings drop."""
        w, h = rect.width(), rect.height()
        return w * 0.197, w * 0.182, min(18.0, h * 0.10)

    def panels(self, rect: QRectF) -> Panels:
        w, h = rect.width(), rect.height()
        top, low, drop = self._folds(rect)
        lean = w * 0.0205
        return (
            corners((lean, drop), (top, 0), (low, h - drop), (0, h)),
            corners((top, 0), (w - top, 0), (w - low, h - drop), (low, h - drop)),
            corners((w - top, 0), (w - lean, drop), (w, h), (w - low, h - drop)),
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 3 * g, 6 * g, 4 * g)
        light, dark = theme.colour("parchment_light"), theme.colour("parchment_dark")
        paper = theme.colour("parchment")
        panels = self.panels(rect)
        left = shaded(QLinearGradient(0, 0, w * 0.2, 0), (0, light), (1, paper))
        right = shaded(QLinearGradient(w * 0.8, 0, w, 0), (0, paper.darker(103)), (1, dark))
        middle = shaded(QLinearGradient(0, 0, 0, h), (0, light), (1, paper))
        painter.setPen(Qt.PenStyle.NoPen)
        for panel, brush in zip(panels, (left, middle, right), strict=True):
            painter.setBrush(brush)
            painter.drawPolygon(panel)
        self._band(painter, rect)
        painter.setPen(pen("parchment_edge", 2 * self.grain(rect)))
        for fold in (panels[0], panels[2]):
            a, b = (fold[1], fold[2]) if fold is panels[0] else (fold[0], fold[3])
            painter.drawLine(a, b)
        set_ink(painter, pen("line", 3 * self.grain(rect)), None)
        painter.drawPath(self.outline(rect))

    def _band(self, painter: QPainter, rect: QRectF) -> None:
        """The seat's colour along the upper edge, and a gilt line under it."""
        w = rect.width()
        top, _, drop = self._folds(rect)
        band = max(4.0, rect.height() * 0.035)
        seat = theme.seat_colour(self.colour)
        for offset, colour, width in ((9.0 + band / 2, seat, band), (13.0 + band, theme.colour("gold"), 1.2)):
            line = QPainterPath(QPointF(w * 0.0205 + 13, drop + offset + 1.5))
            line.lineTo(top - 4, offset + 0.5)
            line.lineTo(w - top + 4, offset + 0.5)
            line.lineTo(w - w * 0.0205 - 13, drop + offset + 1.5)
            set_ink(painter, pen(colour, width), None)
            painter.drawPath(line)
