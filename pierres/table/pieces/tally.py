"""What a fist was worth, beside the open hand: a coin and a number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Piece, Shown, fitted_text, pen, soft_shadow
from pierres.table.pieces.kinds import kind_pixmap


class Tally(Piece):
    """A kind of coin and the value of the fist on a dark chip; the winner's has a golden edge."""

    MARGIN = 6.0

    def __init__(
        self, kind: str = "fairy", w: float = 64, h: float = 40, *, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(w, h, parent)
        self._kind = kind
        self._text = ""
        self._won = False

    kind = Shown[str]()
    """The kind of coin that says what the number counts."""

    text = Shown[str]()
    """The number."""

    won = Shown[bool]()
    """Whether it is what decided."""

    def state(self) -> str:
        return f"{self._kind}:{self._won}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.3 * self._h, 0.3 * self._h)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        soft_shadow(painter, self.outline(), 1.2, 2, 2)
        painter.setBrush(theme.colour("panel", 0.94))
        edge = pen(theme.colour("gold" if self._won else "panel_line"), 3.0 if self._won else 1.4)
        painter.setPen(edge)
        painter.drawPath(self.outline())
        px = 0.72 * h
        number = QFontMetricsF(theme.serif(px)).horizontalAdvance(self._text)
        side = min(0.7 * h, 0.46 * w)
        free = w - 0.2 * h
        gap = 0.12 * h
        wide = min(number, free - side - gap)
        left = (w - side - gap - wide) / 2
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(left, (h - side) / 2), kind_pixmap(self._kind, side, dpr))
        painter.setPen(theme.colour("name" if self._won else "text"))
        fitted_text(painter, QRectF(left + side + gap, -0.03 * h, wide + 1, h), self._text, px, smallest=0.5)
