"""A table with corners: where cards lie in rows, there is more room on it than on an oval one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Piece, pen

INSET = 0.55
"""How far the golden line lies within the frame, in widths of the frame."""


def frame_of(w: float, h: float) -> float:
    """How wide the wooden frame of a table of w × h is."""
    return max(7.0, 0.014 * min(w, h))


def brim_of(w: float, h: float) -> float:
    """So far from the edge of a table nothing should lie: the frame and the golden line."""
    return (1 + INSET) * frame_of(w, h) + 1.0


class Cloth(Piece):
    """A rectangular table: a wooden frame, felt, and its golden line, lit from the top left."""

    MARGIN = 0.0
    OPAQUE = True

    def __init__(self, w: float = 1600, h: float = 1000, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(w, h, parent)

    def draw(self, painter: QPainter) -> None:
        whole = self.rect()
        frame = frame_of(self._w, self._h)
        wood = QLinearGradient(whole.topLeft(), whole.bottomRight())
        for at, name in ((0.0, "wood_light"), (0.4, "wood"), (1.0, "wood_dark")):
            wood.setColorAt(at, theme.colour(name))
        painter.fillRect(whole, wood)
        felt = whole.adjusted(frame, frame, -frame, -frame)
        light = QRadialGradient(felt.topLeft() + QPointF(0.3 * felt.width(), 0.22 * felt.height()), 0.0)
        light.setRadius(0.85 * max(felt.width(), felt.height()))
        for at, name in ((0.0, "felt_light"), (0.55, "felt"), (1.0, "felt_dark")):
            light.setColorAt(at, theme.colour(name))
        painter.setBrush(light)
        g = max(1.0, frame / 14)  # lines grow with the table
        painter.setPen(pen(theme.colour("felt_edge"), 2.5 * g))
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
