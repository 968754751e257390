"""Gold and platinum: the pieces, what a seat owns, and the stakes in a heap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath

from pierres.table import theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import closed, fitted_text, pen, rounded, set_ink, star
from pierres.table.pieces.surfaces import Chip

PLATINUM = 10
"""Gold pieces to one of platinum (D-2)."""


def draw_coin(painter: QPainter, box: QRectF, platinum: bool) -> None:
    """A round gold piece with a crown, or a notched pale one of platinum with a star."""
    c, r = box.center(), box.width() / 2
    face = QLinearGradient(box.topLeft(), box.bottomRight())
    light, plain = ("white", "silver") if platinum else ("gold_light", "gold")
    face.setColorAt(0, theme.colour(light))
    face.setColorAt(0.45, theme.colour(plain))
    face.setColorAt(1, theme.colour(plain).darker(145))
    set_ink(painter, pen("line", max(1.0, 0.07 * r)), face)
    if platinum:
        painter.drawPath(star(c, 12, 0.98 * r, 0.88 * r))
        painter.setBrush(theme.colour("sapphire"))
        painter.drawPath(star(c, 4, 0.62 * r, 0.24 * r))
        return
    painter.drawEllipse(c, 0.95 * r, 0.95 * r)
    set_ink(painter, pen("gold_dark", max(0.8, 0.06 * r)), None)
    painter.drawEllipse(c, 0.74 * r, 0.74 * r)
    left = ((-0.46, 0.34), (-0.46, -0.22), (-0.22, 0.04))
    peaks = (*left, (0, -0.42), (0.22, 0.04), (0.46, -0.22), (0.46, 0.34))
    painter.setBrush(theme.colour("gold_dark"))
    painter.drawPath(closed(*peaks, at=c, size=r))


@dataclass(frozen=True)
class GoldCoin(Piece):
    """One gold piece."""

    MARGIN: ClassVar[float] = 3.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_coin(painter, rect, False)


@dataclass(frozen=True)
class GoldTally(Chip):
    """What a seat owns: a gold piece and a number on a chip."""

    amount: int = 0
    """Gold."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        super().draw(painter, rect)
        text, px = str(self.amount), 0.76 * h
        side = 0.74 * h
        number = min(QFontMetricsF(theme.serif(px)).horizontalAdvance(text), w - side - 0.4 * h)
        left = (w - side - 0.14 * h - number) / 2
        draw_coin(painter, QRectF(left, (h - side) / 2, side, side), False)
        painter.setPen(theme.colour("name" if self.won else "text"))
        fitted_text(painter, QRectF(left + side + 0.14 * h, -0.03 * h, number + 1, h), text, px, smallest=0.5)


@dataclass(frozen=True)
class GoldHeap(Piece):
    """The stakes: a mound of platinum and gold that grows with what lies there, and the number under it."""

    MARGIN: ClassVar[float] = 4.0

    amount: int = 0
    """Gold in all."""
    caption: str = ""
    """What it is called."""
    px: float = 16.0
    """Height of the caption's letters."""

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, 12)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        px = self.px
        foot = min(2.1 * px, 0.34 * h)
        head = 1.25 * px if h > 5 * px else 0.0
        if head:
            painter.setPen(theme.colour("text_soft"))
            fitted_text(painter, QRectF(0, 0, w, head), self.caption, 0.9 * px, bold=False, family="sans")
        room = QRectF(0.04 * w, head, 0.92 * w, h - foot - head)
        set_ink(painter, None, theme.colour("felt_shade", 0.35))
        painter.drawEllipse(
            QRectF(room.left(), room.bottom() - 0.3 * room.height(), room.width(), 0.36 * room.height())
        )
        self._mound(painter, room)
        painter.setPen(theme.colour("name"))
        fitted_text(painter, QRectF(0, h - foot, w, foot), str(self.amount), 0.95 * foot)

    def _mound(self, painter: QPainter, room: QRectF) -> None:
        platinum, gold = divmod(self.amount, PLATINUM)
        coins = [True] * platinum + [False] * gold
        if not coins:
            return
        # Rows of a pyramid, the widest below; the heap is as high as it has coins.
        base = 1
        while base * (base + 1) // 2 < len(coins):
            base += 1
        base = max(base, 3)
        size = min(0.5 * room.height(), room.width() / (1 + 0.62 * (base - 1)), 0.3 * room.width())
        rise = min(0.42 * size, (room.height() - size) / max(1, base - 1))
        left, row, at = base, 0, 0
        for platinum_coin in coins:
            x = room.center().x() - (left - 1) * 0.31 * size + at * 0.62 * size - size / 2
            y = room.bottom() - size - row * rise - (0.06 * size if at % 2 else 0)
            box = QRectF(x, y, size, size)
            set_ink(painter, None, theme.colour("shadow", 0.4))
            painter.drawEllipse(box.translated(0.04 * size, 0.07 * size))
            draw_coin(painter, box, platinum_coin)
            at += 1
            if at == left:
                left, row, at = max(1, left - 1), row + 1, 0
