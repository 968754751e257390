"""The folding screen before a seat as the others see it, and the crest on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from pierres.table import art, theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import gem, pen, set_ink, soft_shadow

CREST_HEX = theme.drawn("violet")
"""The violet that stands for the seat's colour in the files of the crests."""
Panels = tuple[list[QPointF], list[QPointF], list[QPointF]]


def draw_crest(painter: QPainter, crest: str, seat: str, rect: QRectF) -> None:
    """A seat's crest in its colour. Raises KeyError or ArtMissing for unknown names."""
    art.draw(painter, f"crest-{crest}", rect, {CREST_HEX: theme.seat_colour(seat).name()})


def corners(*points: tuple[float, float]) -> list[QPointF]:
    """The corners of a polygon."""
    return [QPointF(x, y) for x, y in points]


@dataclass(frozen=True)
class FoldingScreen(Piece):
    """A screen of three panels in the colour of a seat."""

    MARGIN: ClassVar[float] = 10.0

    colour: str
    """The seat's colour, one of theme.SEAT_COLOURS."""

    def panels(self, rect: QRectF) -> Panels:
        """The corners of the three panels, from the left."""
        raise NotImplementedError

    def outline(self, rect: QRectF) -> QPainterPath:
        path = QPainterPath()
        for panel in self.panels(rect):
            path.addPolygon(QPolygonF(panel))
            path.closeSubpath()
        return path.simplified()


@dataclass(frozen=True)
class Screen(FoldingScreen):
    """A screen from outside: three panels in the seat's colour, the crest on the middle one."""

    USUAL: ClassVar[float] = 86.0

    crest: str = ""
    """One of theme.CRESTS; "" for the one that goes with the colour."""

    def panels(self, rect: QRectF) -> Panels:
        w, h = rect.width(), rect.height()
        fold_l, fold_r, drop = w * 0.288, w * 0.712, h * 0.115
        low = h * 0.93
        return (
            corners((0, drop), (fold_l, 0), (fold_l, low), (0, h)),
            corners((fold_l, 0), (fold_r, 0), (fold_r, low), (fold_l, low)),
            corners((fold_r, 0), (w, drop), (w, h), (fold_r, low)),
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        base = theme.seat_colour(self.colour)
        ink = theme.colour("line")
        width = max(1.4, min(3.0 * self.grain(rect), h * 0.024))
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 3 * g, 5 * g, 4 * g)
        # The candle stands at the top left: that wing is lit, the other lies in shadow.
        tones = (base.lighter(112), base, base.darker(124))
        for panel, tone in zip(self.panels(rect), tones, strict=True):
            set_ink(painter, pen(ink, width), tone)
            painter.drawPolygon(panel)
        self._ornaments(painter, rect, base, width)
        size = min(h * 0.66, w * 0.28)
        crest = QRectF(w / 2 - size / 2, h * 0.43 - size / 2, size, size)
        draw_crest(painter, self.crest or theme.crest_for(self.colour), self.colour, crest)

    def _ornaments(self, painter: QPainter, rect: QRectF, base: QColor, width: float) -> None:
        """A gilt line inside each panel, a lighter upper rim, and a lozenge on each wing."""
        gilt = theme.colour("gold_light", 0.72)
        h = rect.height()
        inset = max(3.0, h * 0.065)
        for i, panel in enumerate(self.panels(rect)):
            a, b, c, d = panel
            side = inset if i == 1 else inset * 0.85
            inner = corners(
                (a.x() + side, a.y() + inset), (b.x() - side, b.y() + inset),
                (c.x() - side, c.y() - inset), (d.x() + side, d.y() - inset),
            )  # fmt: skip
            set_ink(painter, pen(gilt, max(0.9, width * 0.5)), None)
            painter.drawPolygon(inner)
            painter.setPen(pen(base.lighter(150), max(0.8, width * 0.45)))
            painter.drawLine(a + QPointF(width, width * 0.8), b + QPointF(-width, width * 0.8))
            if i == 1:
                continue
            mid = (a + b + c + d) / 4
            r = h * 0.15
            set_ink(painter, pen(gilt, max(0.9, width * 0.5)), base.darker(128))
            painter.drawPath(gem(mid.x(), mid.y(), r * 0.66, r))
            set_ink(painter, None, gilt)
            painter.drawPath(gem(mid.x(), mid.y(), r * 0.28, r * 0.42))
