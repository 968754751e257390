"""Cards that lie face down: a hand seen from behind, and a pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import theme
from pierres.table.jeu_des_dragons.dragon_card import dragon_pixmap
from pierres.table.jeu_des_dragons.layout import CARD_RATIO
from pierres.table.pieces import Piece
from pierres.table.pieces.base import Shown, fitted_text, pen, soft_shadow


class Backs(Piece):
    """A hand seen from behind: as many backs as there are cards, and their number."""

    USUAL = 50.0
    MARGIN = 5.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(60, 40, parent)
        self._count = 0

    count = Shown[int]()
    """Cards in hand."""

    def state(self) -> str:
        return str(self._count)

    def _card_h(self) -> float:
        return min(0.96 * self._h, 0.62 * self._w * CARD_RATIO)

    def outline(self) -> QPainterPath:
        path, card_h = QPainterPath(), self._card_h()
        cards = QRectF(0, (self._h - card_h) / 2, self._w, card_h)
        path.addRoundedRect(cards if self._count else self._badge(), 6, 6)
        return path

    def _badge(self) -> QRectF:
        """The place of the number."""
        d = min(0.5 * self._h, 0.44 * self._w)
        top = min(self._h - d, (self._h + self._card_h()) / 2 - 0.7 * d)
        return QRectF(self._w / 2 - 0.62 * d, top, 1.24 * d, d)

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        card_h = self._card_h()
        if self._count:
            card_w = card_h / CARD_RATIO
            step = min(0.34 * card_w, (w - card_w) / max(1, self._count - 1))
            x = (w - card_w - step * (self._count - 1)) / 2
            back = dragon_pixmap(None, card_w, painter.device().devicePixelRatioF())
            for index in range(self._count):
                at = QPointF(x + index * step, (h - card_h) / 2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour("shadow", 0.35))
                r = 0.06 * card_w
                painter.drawRoundedRect(QRectF(at.x() + 1, at.y() + 1.5, card_w, card_h), r, r)
                painter.drawPixmap(at, back)
        badge = self._badge()
        d = badge.height()
        painter.setPen(pen(theme.colour("panel_line"), 1.4 * self.grain()))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(badge, d / 2, d / 2)
        painter.setPen(theme.colour("text"))
        fitted_text(painter, badge.adjusted(2, -1, -2, -1), str(self._count), 0.78 * d, family="sans")


class CardPile(Piece):
    """A pile: backs, or the card that lies on top; dashed where nothing lies."""

    USUAL = 90.0
    MARGIN = 6.0
    _EDGES = 4

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(60, 60 * CARD_RATIO, parent)
        self._count = 0
        self._top: Card | None = None
        self._lang = "fr"

    count = Shown[int]()
    """How many cards lie here."""

    top = Shown[Card | None]()
    """The card on top, or None for a back."""

    lang = Shown[str]()
    """Language of the name on the top card."""

    def state(self) -> str:
        return f"{min(self._count, 40)}:{self._top.id if self._top else ''}:{self._lang}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.06 * self._w, 0.06 * self._w)
        return path

    def draw(self, painter: QPainter) -> None:
        r = 0.06 * self._w
        if not self._count:
            line = pen(theme.colour("felt_line", 0.8), 1.4 * self.grain())
            line.setDashPattern([4, 3])
            painter.setPen(line)
            painter.setBrush(theme.colour("felt_shade", 0.22))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), r, r)
            return
        edges = min(self._EDGES, -(-self._count // 10))
        step = max(0.8, 0.014 * self._w)
        soft_shadow(painter, self.outline(), 1 + edges * step, 1.6 + edges * step, 2)
        painter.setPen(pen(theme.colour("line"), 1 * self.grain()))
        for edge in range(edges, 0, -1):
            painter.setBrush(theme.colour("parchment_dark" if edge % 2 else "parchment"))
            painter.drawRoundedRect(self.rect().translated(edge * step, edge * step), r, r)
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(0, 0), dragon_pixmap(self._top, self._w, dpr, self._lang))
