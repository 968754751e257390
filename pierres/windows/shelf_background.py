"""The wall that the shelf hangs on: the plank and its brackets, panelling, the sign above."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from pierres.table import art, theme


def paint_wall(painter: QPainter, wall: QRectF, plank: QRectF) -> None:
    """Everything behind the boxes: the shadow under the plank, the panelling, the plank and its brackets."""
    below = QRectF(wall.x(), plank.bottom(), wall.width(), max(0.0, wall.bottom() - plank.bottom()))
    dusk = QLinearGradient(below.topLeft(), below.bottomLeft())
    dusk.setColorAt(0.0, theme.colour("shadow", 0.55))
    dusk.setColorAt(min(1.0, 90 / max(1.0, below.height())), theme.colour("shadow", 0.16))
    dusk.setColorAt(1.0, theme.colour("shadow", 0.24))
    painter.fillRect(below, dusk)
    _paint_panelling(painter, below)
    for share in (0.03, 0.97):
        _paint_bracket(painter, QPointF(wall.x() + wall.width() * share, plank.bottom()), plank.height())
    _paint_plank(painter, plank)


def _paint_panelling(painter: QPainter, below: QRectF) -> None:
    """Boards of the wall, no more than a hint."""
    board = max(120.0, below.width() / 11)
    painter.setPen(QPen(theme.colour("shadow", 0.22), 1.5))
    x = below.x() + board / 2
    while x < below.right():
        painter.drawLine(QPointF(x, below.y()), QPointF(x, below.bottom()))
        x += board


def _paint_bracket(painter: QPainter, top: QPointF, plank: float) -> None:
    """A carved bracket under the plank."""
    w, h = plank * 1.1, plank * 2.6
    path = QPainterPath(top + QPointF(-w, 0))
    path.lineTo(top + QPointF(w, 0))
    path.cubicTo(top + QPointF(w * 0.9, h * 0.5), top + QPointF(w * 0.2, h * 0.45), top + QPointF(0, h))
    path.cubicTo(top + QPointF(-w * 0.2, h * 0.45), top + QPointF(-w * 0.9, h * 0.5), top + QPointF(-w, 0))
    painter.setPen(QPen(theme.colour("wood_line"), 2))
    painter.setBrush(theme.colour("wood_dark"))
    painter.drawPath(path)


def _paint_plank(painter: QPainter, rect: QRectF) -> None:
    """The wood that the boxes stand on, lit from the left, with a moulding at its lower edge."""
    wood = QLinearGradient(rect.topLeft(), rect.topRight())
    wood.setColorAt(0.0, theme.colour("wood_light"))
    wood.setColorAt(0.4, theme.colour("wood"))
    wood.setColorAt(1.0, theme.colour("wood_dark"))
    painter.setPen(QPen(theme.colour("wood_line"), 2))
    painter.setBrush(wood)
    painter.drawRect(rect.adjusted(-4, 0, 4, 0))
    painter.setPen(QPen(theme.colour("wood_light", 0.8), 2))
    painter.drawLine(rect.topLeft() + QPointF(0, 2.5), rect.topRight() + QPointF(0, 2.5))
    painter.setPen(QPen(theme.colour("wood_line", 0.7), 1.5))
    y = rect.y() + rect.height() * 0.68
    painter.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))


def paint_sign(painter: QPainter, room: QRectF, name: str) -> None:
    """The name of the program on a wooden sign that hangs from above, if `room` is high enough for one."""
    h = min(0.42 * room.height(), 0.12 * room.width(), 150.0)
    if h < 56:
        return
    font = theme.serif(0.58 * h)
    text = QFontMetricsF(font).horizontalAdvance(name)
    stone = 0.40 * h
    sign = QRectF(0, 0, text + 4 * stone + 0.9 * h, h)
    sign.moveCenter(room.center() + QPointF(0, 0.06 * room.height()))
    painter.setPen(QPen(theme.colour("wood_line"), max(2.0, 0.03 * h)))
    for share in (0.14, 0.86):
        x = sign.x() + share * sign.width()
        painter.drawLine(QPointF(x, room.top()), QPointF(x, sign.top()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("shadow", 0.35))
    painter.drawRoundedRect(sign.translated(0.04 * h, 0.07 * h), 0.16 * h, 0.16 * h)
    wood = QLinearGradient(sign.topLeft(), sign.bottomRight())
    wood.setColorAt(0.0, theme.colour("wood"))
    wood.setColorAt(1.0, theme.colour("wood_dark"))
    painter.setPen(QPen(theme.colour("wood_line"), max(2.0, 0.03 * h)))
    painter.setBrush(wood)
    painter.drawRoundedRect(sign, 0.16 * h, 0.16 * h)
    inner = sign.adjusted(0.09 * h, 0.09 * h, -0.09 * h, -0.09 * h)
    painter.setPen(QPen(theme.colour("gold"), max(1.2, 0.016 * h)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 0.10 * h, 0.10 * h)
    painter.setFont(font)
    painter.setPen(theme.colour("gold_light"))
    painter.drawText(sign.adjusted(0, -0.04 * h, 0, -0.04 * h), Qt.AlignmentFlag.AlignCenter, name)
    middle = sign.center().y()
    for x, colours in (
        (inner.left() + 0.22 * h, ("blue", "red")),
        (inner.right() - 0.22 * h, ("yellow", "red")),
    ):
        outward = 1 if x < sign.center().x() else -1
        for at, colour in enumerate(colours):
            centre = QPointF(x + outward * stone * (0.5 + 0.95 * at), middle + (0.10 - 0.16 * at) * h)
            place = QRectF(0, 0, stone, stone)
            place.moveCenter(centre)
            art.draw(painter, f"stone-{colour}", place)
