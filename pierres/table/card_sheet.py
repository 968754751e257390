"""A card held up to be read: large on a sheet, with its whole text and what it would do now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from pierres.locales import labelled
from pierres.table import theme
from pierres.table.pieces.base import Piece, TwoSided
from pierres.table.pieces.strokes import pen, set_ink, soft_shadow

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
LARGEST, SMALLEST = 1.5, 0.7
"""How large the text may be drawn, of the running text on the table."""


@lru_cache(maxsize=1024)
def _height(text: str, width: float, px: float, bold: bool) -> float:
    """How high a text stands, wrapped into a width."""
    metrics = QFontMetricsF(theme.sans(px, bold))
    return metrics.boundingRect(QRectF(0, 0, width, 100_000), _WRAP, text).height()


@dataclass(frozen=True)
class CardSheet(Piece):
    """The card at the full height of the sheet and the words beside it; in a tall sheet at its full width."""

    MARGIN: ClassVar[float] = 16.0
    CORNERS: ClassVar[tuple[float, float]] = (16.0, inf)

    card: TwoSided
    """Its name stands on it."""
    text: str
    """What the card does."""
    heading: str
    """Over what it would do now."""
    now: str
    px: float
    """Height of the running text on the table."""

    def look(self) -> str:
        return f"CardSheet:{self.card.look()}:{self.text}:{self.heading}:{self.now}:{self.px}"

    def spoken(self) -> str:
        """What stands on it, spoken."""
        return f"{self.text} {labelled(self.heading, self.now)}" if self.now else self.text

    def padding(self) -> float:
        """Free room round the card and the words."""
        return max(12.0, 0.9 * self.px)

    def words_height(self, width: float, factor: float) -> float:
        """How high the words are in a column of that width, in letters of `factor` × the running text."""
        body, head, now = self._blocks(width, factor)
        return body + (now + head + 1.3 * factor * self.px if self.now else 0.0)

    def _blocks(self, width: float, factor: float) -> tuple[float, float, float]:
        size = factor * self.px
        return (
            _height(self.text, width, size, False),
            _height(self.heading, width, 0.82 * size, True),
            _height(self.now, width, 0.92 * size, False),
        )

    def places(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Where the card lies, and the room for the words."""
        w, h, pad = rect.width(), rect.height(), self.padding()
        if h > 1.25 * w:
            card_w = w - 2 * pad
            card = QRectF(pad, pad, card_w, card_w * self.card.RATIO)
            top = card.bottom() + 0.8 * pad
            return card, QRectF(pad, top, card_w, h - pad - top)
        card_h = h - 2 * pad
        card = QRectF(pad, pad, card_h / self.card.RATIO, card_h)
        left = card.right() + 1.2 * pad
        return card, QRectF(left, pad, w - pad - left, card_h)

    def factor(self, rect: QRectF) -> float:
        """The letters of the words, of the running text on the table: as large as the room allows."""
        room = self.places(rect)[1]
        factor = LARGEST
        while factor > SMALLEST and self.words_height(room.width(), factor) > room.height():
            factor -= 0.05
        return factor

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        soft_shadow(painter, self.outline(rect), 4, 8, 8)
        set_ink(painter, pen("line", 2.5), "parchment_light")
        painter.drawPath(self.outline(rect))
        set_ink(painter, pen("gold", 1.6), None)
        painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 12, 12)
        card, room = self.places(rect)
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(card.topLeft(), self.card.face_pixmap(card.width(), dpr))
        self._draw_words(painter, room, self.factor(rect))

    def _draw_words(self, painter: QPainter, room: QRectF, factor: float) -> None:
        size = factor * self.px
        body, head, now = self._blocks(room.width(), factor)
        y = room.top() + max(0.0, (room.height() - self.words_height(room.width(), factor)) / 2)
        painter.setPen(theme.colour("ink"))
        painter.setFont(theme.sans(size))
        painter.drawText(QRectF(room.left(), y, room.width(), body + 2), _WRAP, self.text)
        if not self.now:
            return
        y += body + 0.75 * size
        painter.setPen(pen("parchment_edge", 1.6))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        y += 0.45 * size
        painter.setPen(theme.colour("ink_soft"))
        painter.setFont(theme.sans(0.82 * size, True))
        painter.drawText(QRectF(room.left(), y, room.width(), head + 2), _WRAP, self.heading)
        y += head + 0.1 * size
        painter.setPen(theme.colour("ink"))
        painter.setFont(theme.sans(0.92 * size))
        painter.drawText(QRectF(room.left(), y, room.width(), now + 2), _WRAP, self.now)
