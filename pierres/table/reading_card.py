"""A card shown large on a sheet, with its whole text and what it would do now beside it or under it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from pierres.locales import labelled
from pierres.table import theme
from pierres.table.pieces import CARD_RATIO, Piece, card_pixmap
from pierres.table.pieces.base import Shown, pen, soft_shadow

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
LARGEST, SMALLEST = 1.5, 0.7
"""How large the text may be drawn, of the running text on the table."""


class Content(NamedTuple):
    """What the sheet says. The name of the card stands on the card."""

    character: Any
    lang: str
    text: str
    """What the card does."""
    heading: str
    """Over what it would do now."""
    now: str
    px: float
    """Height of the running text on the table."""


def words(text: str, heading: str, now: str) -> str:
    """What stands on a sheet, spoken."""
    return f"{text} {labelled(heading, now)}" if now else text


def padding(px: float) -> float:
    """Free room round the card and the words."""
    return max(12.0, 0.9 * px)


def words_height(content: Content, width: float, factor: float) -> float:
    """How high the words are in a column of that width, in letters of `factor` × the running text."""
    body, head, now = _blocks(content, width, factor)
    return body + (now + head + 1.3 * factor * content.px if content.now else 0.0)


def _blocks(content: Content, width: float, factor: float) -> tuple[float, float, float]:
    size = factor * content.px
    return (
        _height(content.text, width, size, False),
        _height(content.heading, width, 0.82 * size, True),
        _height(content.now, width, 0.92 * size, False),
    )


@lru_cache(maxsize=1024)
def _height(text: str, width: float, px: float, bold: bool) -> float:
    """How high a text stands, wrapped into a width."""
    return (
        QFontMetricsF(theme.sans(px, bold)).boundingRect(QRectF(0, 0, width, 100_000), _WRAP, text).height()
    )


class ReadingCard(Piece):
    """The card at the full height of the sheet and the words beside it; in a tall sheet at its full width."""

    MARGIN = 16.0
    RATIO = CARD_RATIO

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(480, 320, parent)
        self._content = Content(None, "", "", "", "", 16.0)

    content = Shown[Content]()
    """What the sheet says."""

    def state(self) -> str:
        character, *rest = self._content
        return f"{character.id if character else ''}:{rest}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 16, 16)
        return path

    def places(self) -> tuple[QRectF, QRectF]:
        """Where the card lies, and the room for the words."""
        pad = padding(self._content.px)
        if self._h > 1.25 * self._w:
            card_w = self._w - 2 * pad
            card = QRectF(pad, pad, card_w, card_w * self.RATIO)
            top = card.bottom() + 0.8 * pad
            return card, QRectF(pad, top, card_w, self._h - pad - top)
        card_h = self._h - 2 * pad
        card = QRectF(pad, pad, card_h / self.RATIO, card_h)
        left = card.right() + 1.2 * pad
        return card, QRectF(left, pad, self._w - pad - left, card_h)

    def card_picture(self, width: float, dpr: float) -> QPixmap:
        """The card, `width` logical pixels wide."""
        return card_pixmap(self._content.character, width, dpr, self._content.lang)

    def factor(self) -> float:
        """The letters of the words, of the running text on the table: as large as the room allows."""
        room = self.places()[1]
        factor = LARGEST
        while factor > SMALLEST and words_height(self._content, room.width(), factor) > room.height():
            factor -= 0.05
        return factor

    def draw(self, painter: QPainter) -> None:
        content = self._content
        if content.character is None:
            return
        soft_shadow(painter, self.outline(), 4, 8, 8)
        painter.setPen(pen(theme.colour("line"), 2.5))
        painter.setBrush(theme.colour("parchment_light"))
        painter.drawPath(self.outline())
        painter.setPen(pen(theme.colour("gold"), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect().adjusted(5, 5, -5, -5), 12, 12)
        card, room = self.places()
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(card.topLeft(), self.card_picture(card.width(), dpr))
        self._draw_words(painter, room)

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        content, factor = self._content, self.factor()
        size = factor * content.px
        body, head, now = _blocks(content, room.width(), factor)
        y = room.top() + max(0.0, (room.height() - words_height(content, room.width(), factor)) / 2)
        painter.setPen(theme.colour("ink"))
        painter.setFont(theme.sans(size))
        painter.drawText(QRectF(room.left(), y, room.width(), body + 2), _WRAP, content.text)
        if not content.now:
            return
        y += body + 0.75 * size
        painter.setPen(pen(theme.colour("parchment_edge"), 1.6))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        y += 0.45 * size
        painter.setPen(theme.colour("ink_soft"))
        painter.setFont(theme.sans(0.82 * size, True))
        painter.drawText(QRectF(room.left(), y, room.width(), head + 2), _WRAP, content.heading)
        y += head + 0.1 * size
        painter.setPen(theme.colour("ink"))
        painter.setFont(theme.sans(0.92 * size))
        painter.drawText(QRectF(room.left(), y, room.width(), now + 2), _WRAP, content.now)
