"""What lies on the table of the dragons, and in what: mats, cards in hands and piles, gold in heaps."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import theme
from pierres.table.jeu_des_dragons.layout import CARD_RATIO
from pierres.table.jeu_des_dragons.pieces.dragon_card import dragon_pixmap
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import closed, fitted_text, pen, rounded, set_ink, soft_shadow, star
from pierres.table.pieces.surfaces import Chip, SquareTable
from pierres.table.places import Rect, qrect


@dataclass(frozen=True)
class Backs(Piece):
    """A hand seen from behind: as many backs as there are cards, and their number."""

    USUAL: ClassVar[float] = 50.0
    MARGIN: ClassVar[float] = 5.0

    count: int = 0
    """Cards in hand."""

    def _card_h(self, rect: QRectF) -> float:
        return min(0.96 * rect.height(), 0.62 * rect.width() * CARD_RATIO)

    def outline(self, rect: QRectF) -> QPainterPath:
        card_h = self._card_h(rect)
        cards = QRectF(0, (rect.height() - card_h) / 2, rect.width(), card_h)
        return rounded(cards if self.count else self._badge(rect), 6)

    def _badge(self, rect: QRectF) -> QRectF:
        """The place of the number."""
        w, h = rect.width(), rect.height()
        d = min(0.5 * h, 0.44 * w)
        top = min(h - d, (h + self._card_h(rect)) / 2 - 0.7 * d)
        return QRectF(w / 2 - 0.62 * d, top, 1.24 * d, d)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        card_h = self._card_h(rect)
        if self.count:
            card_w = card_h / CARD_RATIO
            step = min(0.34 * card_w, (w - card_w) / max(1, self.count - 1))
            x = (w - card_w - step * (self.count - 1)) / 2
            back = dragon_pixmap(None, card_w, painter.device().devicePixelRatioF())
            for index in range(self.count):
                at = QPointF(x + index * step, (h - card_h) / 2)
                set_ink(painter, None, theme.colour("shadow", 0.35))
                r = 0.06 * card_w
                painter.drawRoundedRect(QRectF(at.x() + 1, at.y() + 1.5, card_w, card_h), r, r)
                painter.drawPixmap(at, back)
        badge = self._badge(rect)
        d = badge.height()
        set_ink(painter, pen("panel_line", 1.4 * self.grain(rect)), "panel")
        painter.drawRoundedRect(badge, d / 2, d / 2)
        painter.setPen(theme.colour("text"))
        fitted_text(painter, badge.adjusted(2, -1, -2, -1), str(self.count), 0.78 * d, family="sans")


@dataclass(frozen=True)
class CardPile(Piece):
    """A pile: backs, or the card that lies on top; dashed where nothing lies."""

    USUAL: ClassVar[float] = 90.0
    MARGIN: ClassVar[float] = 6.0
    EDGES: ClassVar[int] = 4
    """Of so many cards at most the edges are drawn."""

    count: int = 0
    """How many cards lie here."""
    top: Card | None = None
    """The card on top, or None for a back."""
    lang: str = "fr"
    """Language of the name on the top card."""

    def look(self) -> str:
        top = self.top.id if self.top else ""
        return f"CardPile:{self.lit}:{self.dimmed}:{self.count}:{top}:{self.lang}"

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, 0.06 * rect.width())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        r = 0.06 * w
        if not self.count:
            line = pen(theme.colour("felt_line", 0.8), 1.4 * self.grain(rect), [4, 3])
            set_ink(painter, line, theme.colour("felt_shade", 0.22))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), r, r)
            return
        edges = min(self.EDGES, -(-self.count // 10))
        step = max(0.8, 0.014 * w)
        soft_shadow(painter, self.outline(rect), 1 + edges * step, 1.6 + edges * step, 2)
        painter.setPen(pen("line", 1 * self.grain(rect)))
        for edge in range(edges, 0, -1):
            painter.setBrush(theme.colour("parchment_dark" if edge % 2 else "parchment"))
            painter.drawRoundedRect(rect.translated(edge * step, edge * step), r, r)
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(0, 0), dragon_pixmap(self.top, w, dpr, self.lang))


@dataclass(frozen=True)
class TableWithMats(SquareTable):
    """The table, and darker places on its felt."""

    ALPHA: ClassVar[float] = 0.5

    mats: tuple[Rect, ...] = ()
    """Where the mats lie, one for each seat."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        super().draw(painter, rect)
        set_ink(painter, None, theme.colour("panel", self.ALPHA))
        for mat in self.mats:
            r = min(16.0, 0.3 * mat.h)
            painter.drawRoundedRect(qrect(mat), r, r)


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
    CORNERS: ClassVar[tuple[float, float]] = (12.0, inf)

    amount: int = 0
    """Gold in all."""
    caption: str = ""
    """What it is called."""
    px: float = 16.0
    """Height of the caption's letters."""

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
