"""What other things lie on or in: a table with corners, grounds, empty places; and the ring round a place."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from pierres.table import theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import pen, set_ink, soft_shadow

INSET = 0.55
"""How far the golden line lies within the frame, in widths of the frame."""


def frame_of(w: float, h: float) -> float:
    """How wide the wooden frame of a table of w × h is."""
    return max(7.0, 0.014 * min(w, h))


def brim_of(w: float, h: float) -> float:
    """So far from the edge of a table nothing should lie: the frame and the golden line."""
    return (1 + INSET) * frame_of(w, h) + 1.0


@dataclass(frozen=True)
class SquareTable(Piece):
    """A rectangular table: a wooden frame, felt, and its golden line, lit from the top left."""

    MARGIN: ClassVar[float] = 0.0
    OPAQUE: ClassVar[bool] = True

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        frame = frame_of(w, h)
        wood = QLinearGradient(rect.topLeft(), rect.bottomRight())
        for at, name in ((0.0, "wood_light"), (0.4, "wood"), (1.0, "wood_dark")):
            wood.setColorAt(at, theme.colour(name))
        painter.fillRect(rect, wood)
        felt = rect.adjusted(frame, frame, -frame, -frame)
        light = QRadialGradient(felt.topLeft() + QPointF(0.3 * felt.width(), 0.22 * felt.height()), 0.0)
        light.setRadius(0.85 * max(felt.width(), felt.height()))
        for at, name in ((0.0, "felt_light"), (0.55, "felt"), (1.0, "felt_dark")):
            light.setColorAt(at, theme.colour(name))
        painter.setBrush(light)
        g = max(1.0, frame / 14)  # lines grow with the table
        painter.setPen(pen("felt_edge", 2.5 * g))
        painter.drawRoundedRect(felt, frame, frame)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(4):
            painter.setPen(pen(theme.colour("felt_shade", 0.12), (2.5 + 2.0 * step) * g))
            corner = felt.topLeft() + QPointF(step, step) * g
            painter.drawPolyline(
                QPolygonF([QPointF(corner.x(), felt.bottom()), corner, QPointF(felt.right(), corner.y())])
            )
        inset = INSET * frame
        painter.setPen(pen(theme.colour("felt_line", 0.75), 1.4 * g))
        painter.drawRoundedRect(felt.adjusted(inset, inset, -inset, -inset), 0.6 * frame, 0.6 * frame)


@dataclass(frozen=True)
class Ground(Piece):
    """A dark, half transparent ground that lifts what lies on it from the table or a screen."""

    MARGIN: ClassVar[float] = 2.0
    CORNERS: ClassVar[tuple[float, float]] = (16.0, 0.3)

    alpha: float = 0.6
    edge: bool = False

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(pen("panel_line", 1.6) if self.edge else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel", self.alpha))
        painter.drawPath(self.outline(rect))


@dataclass(frozen=True)
class Slot(Piece):
    """An empty place for a card: a dashed outline on the felt."""

    MARGIN: ClassVar[float] = 2.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        line = pen(theme.colour("felt_line", 0.7), 1.4, [4, 3])
        set_ink(painter, line, theme.colour("felt_shade", 0.22))
        r = w * 0.07
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), r, r)


@dataclass(frozen=True)
class Chip(Piece):
    """A dark chip that something is counted on; the winner's has a golden edge."""

    USUAL: ClassVar[float] = 40.0
    TELLS: ClassVar[bool] = True
    MARGIN: ClassVar[float] = 6.0
    CORNERS: ClassVar[tuple[float, float]] = (inf, 0.3)

    won: bool = False
    """Whether it is the winner's."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 1.2 * g, 2 * g, 2 * g)
        painter.setBrush(theme.colour("panel", 0.94))
        edge = theme.colour("gold" if self.won else "panel_line")
        painter.setPen(pen(edge, (3.0 if self.won else 1.4) * g))
        painter.drawPath(self.outline(rect))


@dataclass(frozen=True)
class SeatLight(Piece):
    """Candle light on the felt under a seat: pale for whose turn it is, golden for a winner."""

    MARGIN: ClassVar[float] = 0.0

    kind: str = "turn"
    """ "turn" or "winner"."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        strong = 0.86 if self.kind == "winner" else 0.66
        glow = QRadialGradient(QPointF(0, 0), 1.0)
        for at, share in ((0.0, 1.0), (0.3, 0.82), (0.55, 0.42), (0.8, 0.12), (1.0, 0.0)):
            glow.setColorAt(at, theme.colour("glow", strong * share))
        painter.translate(w / 2, h / 2)
        painter.scale(w / 2, h / 2)
        set_ink(painter, None, glow)
        painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)


@dataclass(frozen=True)
class FocusRing(Piece):
    """Where the keyboard is: a ring that is light within dark, so that it shows on any ground."""

    USUAL: ClassVar[float] = 110.0
    MARGIN: ClassVar[float] = 8.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ring = rect.adjusted(-3.5, -3.5, 3.5, 3.5)
        r = min(12.0, ring.height() / 2, ring.width() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("focus_edge", 7.0 * self.grain(rect)), ("focus", 3.6 * self.grain(rect))):
            painter.setPen(QPen(theme.colour(colour), width))
            painter.drawRoundedRect(ring, r, r)
