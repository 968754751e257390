"""What cards lie on or in: the table with its mats, a hand seen from behind, a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import theme
from pierres.table.jeu_des_dragons.layout import CARD_RATIO
from pierres.table.jeu_des_dragons.pieces.dragon_card import dragon_pixmap
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import fitted_text, pen, rounded, set_ink, soft_shadow
from pierres.table.pieces.surfaces import SquareTable
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
            line = pen(theme.colour("felt_line", 0.8), 1.4 * self.grain(rect))
            line.setDashPattern([4, 3])
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
