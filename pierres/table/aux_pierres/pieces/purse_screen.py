"""The folding screen from inside, where the purse lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from pierres.table import theme
from pierres.table.pieces.screen import FoldingScreen, Panels, corners
from pierres.table.pieces.strokes import pen, soft_shadow


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
        left = QLinearGradient(0, 0, w * 0.2, 0)
        left.setColorAt(0, light)
        left.setColorAt(1, paper)
        right = QLinearGradient(w * 0.8, 0, w, 0)
        right.setColorAt(0, paper.darker(103))
        right.setColorAt(1, dark)
        middle = QLinearGradient(0, 0, 0, h)
        middle.setColorAt(0, light)
        middle.setColorAt(1, paper)
        painter.setPen(Qt.PenStyle.NoPen)
        for panel, brush in zip(panels, (left, middle, right), strict=True):
            painter.setBrush(brush)
            painter.drawPolygon(panel)
        self._band(painter, rect)
        painter.setPen(pen(theme.colour("parchment_edge"), 2 * self.grain(rect)))
        for fold in (panels[0], panels[2]):
            a, b = (fold[1], fold[2]) if fold is panels[0] else (fold[0], fold[3])
            painter.drawLine(a, b)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colour("line"), 3 * self.grain(rect)))
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
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(colour, width))
            painter.drawPath(line)
