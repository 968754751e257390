"""What a fist was worth, beside the open hand: its coins and a number."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from pierres.table import theme
from pierres.table.aux_pierres.pieces.kinds import kind_pixmap
from pierres.table.pieces.strokes import fitted_text
from pierres.table.pieces.surfaces import Chip

_STEP = 0.52
"""How far a coin stands out behind the one before it, of its width."""


@dataclass(frozen=True)
class FistTally(Chip):
    """The kinds of coin and the value of the fist on a chip."""

    kinds: tuple[str, ...] = ("fairy",)
    """The kinds of coin in the fist, one behind the other."""
    text: str = ""
    """The number."""
    idle: bool = False
    """Whether they were worth nothing: drawn dim."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        super().draw(painter, rect)
        px = 0.72 * h
        number = QFontMetricsF(theme.serif(px)).horizontalAdvance(self.text)
        behind = len(self.kinds) - 1
        side = min(0.7 * h, 0.5 * w / (1 + _STEP * behind))
        if behind:
            side = min(side, 0.6 * h)
        coins = side * (1 + _STEP * behind)
        free = w - 0.2 * h
        gap = 0.1 * h
        wide = min(number, free - coins - gap)
        left = (w - coins - gap - wide) / 2
        dpr = painter.device().devicePixelRatioF()
        painter.setOpacity(0.6 if self.idle else 1.0)
        for index, kind in reversed(list(enumerate(self.kinds))):
            at = QPointF(left + index * _STEP * side, (h - side) / 2)
            painter.drawPixmap(at, kind_pixmap(kind, side, dpr))
        painter.setOpacity(1.0)
        ink = "text_soft" if self.idle else "name" if self.won else "text"
        painter.setPen(theme.colour(ink))
        fitted_text(painter, QRectF(left + coins + gap, -0.03 * h, wide + 1, h), self.text, px, smallest=0.5)
