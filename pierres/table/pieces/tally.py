"""What a fist was worth, beside the open hand: its coins and a number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Piece, Shown, fitted_text, pen, soft_shadow
from pierres.table.pieces.kinds import kind_pixmap

_STEP = 0.52
"""How far a coin stands out behind the one before it, of its width."""


class Chip(Piece):
    """A dark chip that something is counted on; the winner's has a golden edge."""

    USUAL = 40.0
    TELLS = True
    MARGIN = 6.0

    def __init__(self, w: float, h: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(w, h, parent)
        self._won = False

    won = Shown[bool]()
    """Whether it is the winner's."""

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.3 * self._h, 0.3 * self._h)
        return path

    def draw(self, painter: QPainter) -> None:
        g = self.grain()
        soft_shadow(painter, self.outline(), 1.2 * g, 2 * g, 2 * g)
        painter.setBrush(theme.colour("panel", 0.94))
        edge = theme.colour("gold" if self._won else "panel_line")
        painter.setPen(pen(edge, (3.0 if self._won else 1.4) * g))
        painter.drawPath(self.outline())


class Tally(Chip):
    """The kinds of coin and the value of the fist on a chip."""

    def __init__(
        self, kinds: tuple[str, ...] = ("fairy",), w: float = 64, h: float = 40,
        *, parent: QGraphicsItem | None = None,
    ) -> None:  # fmt: skip
        super().__init__(w, h, parent)
        self._kinds = kinds
        self._text = ""
        self._idle = False

    kinds = Shown[tuple[str, ...]]()
    """The kinds of coin in the fist, one behind the other."""

    idle = Shown[bool]()
    """Whether they were worth nothing: drawn dim."""

    text = Shown[str]()
    """The number."""

    def state(self) -> str:
        return f"{self._kinds}:{self._won}:{self._idle}:{self._text}"

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        w, h = self._w, self._h
        px = 0.72 * h
        number = QFontMetricsF(theme.serif(px)).horizontalAdvance(self._text)
        behind = len(self._kinds) - 1
        side = min(0.7 * h, 0.5 * w / (1 + _STEP * behind))
        if behind:
            side = min(side, 0.6 * h)
        coins = side * (1 + _STEP * behind)
        free = w - 0.2 * h
        gap = 0.1 * h
        wide = min(number, free - coins - gap)
        left = (w - coins - gap - wide) / 2
        dpr = painter.device().devicePixelRatioF()
        painter.setOpacity(0.6 if self._idle else 1.0)
        for index, kind in reversed(list(enumerate(self._kinds))):
            at = QPointF(left + index * _STEP * side, (h - side) / 2)
            painter.drawPixmap(at, kind_pixmap(kind, side, dpr))
        painter.setOpacity(1.0)
        ink = "text_soft" if self._idle else "name" if self._won else "text"
        painter.setPen(theme.colour(ink))
        fitted_text(painter, QRectF(left + coins + gap, -0.03 * h, wide + 1, h), self._text, px, smallest=0.5)
