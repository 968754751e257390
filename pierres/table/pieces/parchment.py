"""What the faces of all our cards have in common: lit parchment, and a medallion on a night sky."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from pierres.table import theme
from pierres.table.pieces.strokes import pen


def parchment(w: float, h: float, middle: float) -> QLinearGradient:
    """Parchment of a card of w × h, lit from the top left; plain at `middle` of the way."""
    return lit(
        QPointF(0, 0), QPointF(0.5 * w, h), middle,
        theme.colour("parchment_light"), theme.colour("parchment"), theme.colour("parchment_dark"),
    )  # fmt: skip


def lit(
    start: QPointF, end: QPointF, middle: float, light: QColor, plain: QColor, dark: QColor
) -> QLinearGradient:
    """One colour in the light, plain and in the shade."""
    found = QLinearGradient(start, end)
    found.setColorAt(0, light)
    found.setColorAt(middle, plain)
    found.setColorAt(1, dark)
    return found


def medallion(painter: QPainter, centre: QPointF, radius: float, ring: QLinearGradient, ink: float) -> None:
    """A ring round a night sky; `ink` is the width of its lines."""
    painter.setPen(pen(theme.colour("ink"), 1.25 * ink))
    painter.setBrush(ring)
    painter.drawEllipse(centre, radius, radius)
    night = QRadialGradient(centre.x() - 0.33 * radius, centre.y() - 0.42 * radius, 1.6 * radius)
    night.setColorAt(0, theme.colour("medal_light"))
    night.setColorAt(1, theme.colour("medal_dark"))
    painter.setPen(pen(theme.colour("ink"), ink))
    painter.setBrush(night)
    painter.drawEllipse(centre, radius - 9, radius - 9)
