"""Signs on the table: the strength of a flight, the strength to beat, slips of paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import theme
from pierres.table.jeu_des_dragons.dragon_card import draw_emblem
from pierres.table.pieces import Piece
from pierres.table.pieces.base import Shown, fitted_text, pen, soft_shadow
from pierres.table.plates import fitting_font

_WRAP_LEFT = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Sum(Piece):
    """The strength of a flight in a medal; struck out where a god bars it, with a rim of rays in front."""

    USUAL = 66.0
    TELLS = True
    MARGIN = 6.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(48, 48, parent)
        self._value = 0
        self._barred = False
        self._front = False

    value = Shown[int]()
    """The strength."""

    barred = Shown[bool]()
    """Whether the flight cannot win."""

    front = Shown[bool]()
    """Whether it would win as things lie."""

    def state(self) -> str:
        return f"{self._value}:{self._barred}:{self._front}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = min(self._w, self._h) / 2
        path.addEllipse(self.rect().center(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        c, r = self.rect().center(), min(self._w, self._h) / 2
        soft_shadow(painter, self.outline(), 1, 2, 2)
        painter.setPen(pen(theme.colour("gold" if self._front else "panel_line"), 3 if self._front else 1.6))
        painter.setBrush(theme.colour("panel", 0.95))
        painter.drawEllipse(c, r - 2, r - 2)
        painter.setPen(theme.colour("name" if self._front else "text"))
        box = QRectF(c.x() - 0.86 * r, c.y() - 0.95 * r, 1.72 * r, 1.86 * r)
        fitted_text(painter, box, str(self._value), 1.25 * r, smallest=0.4)
        if self._barred:
            painter.setPen(pen(theme.colour("ruby"), max(2.4, 0.12 * r)))
            d = 0.66 * r
            painter.drawLine(QPointF(c.x() - d, c.y() + d), QPointF(c.x() + d, c.y() - d))


class Slip(Piece):
    """A slip of paper: a debt, or something that works on a seat, with the emblem of its card."""

    USUAL = 26.0
    MARGIN = 3.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(80, 20, parent)
        self._text = ""
        self._card: Card | None = None
        self._debt = False

    text = Shown[str]()
    """What it says."""

    card = Shown[Card | None]()
    """The card whose emblem stands at its head, or None."""

    debt = Shown[bool]()
    """Whether it is a debt: torn at one end, written in red."""

    def state(self) -> str:
        return f"{self._debt}:{self._card.id if self._card else ''}:{self._text}"

    def outline(self) -> QPainterPath:
        w, h = self._w, self._h
        path = QPainterPath(QPointF(0, 0))
        path.lineTo(w, 0)
        if self._debt:
            for tooth in range(4):
                path.lineTo(w - (0.22 * h if tooth % 2 == 0 else 0), (tooth + 1) * h / 4)
        path.lineTo(w - (0.22 * h if self._debt else 0), h)
        path.lineTo(0, h)
        path.closeSubpath()
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        soft_shadow(painter, self.outline(), 1, 1.5, 1.5)
        painter.setPen(pen(theme.colour("line"), 1.4 * self.grain()))
        painter.setBrush(theme.colour("parchment_light" if self._debt else "ribbon_special"))
        painter.drawPath(self.outline())
        left = 0.3 * h
        if self._card is not None:
            draw_emblem(painter, self._card, QPointF(0.62 * h, h / 2), 1.2 * h)
            left = 1.25 * h
        painter.setPen(theme.colour("ruby").darker(125) if self._debt else theme.colour("ink"))
        box = QRectF(left, 0, w - left - 0.3 * h, h)
        fitted_text(painter, box, self._text, 0.72 * h, family="sans", smallest=0.5)


class Beat(Piece):
    """The strength to beat: up to which strength the next card's power triggers."""

    USUAL = 110.0
    MARGIN = 4.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(120, 60, parent)
        self._number = ""
        self._text = ""
        self._px = 16.0

    number = Shown[str]()
    """The strength, or a sign for any."""

    text = Shown[str]()
    """What it means."""

    px = Shown[float]()
    """Height of the letters of the text at most."""

    def state(self) -> str:
        return f"{self._number}:{self._px:g}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.16 * self._h, 0.16 * self._h)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        soft_shadow(painter, self.outline(), 1.2, 2, 2)
        painter.setPen(pen(theme.colour("line"), 1.8 * self.grain()))
        painter.setBrush(theme.colour("parchment"))
        painter.drawPath(self.outline())
        side = min(0.86 * h, 0.36 * w)
        box = QRectF(0.06 * h, (h - side) / 2, side, side)
        painter.setBrush(theme.colour("parchment_light"))
        painter.setPen(pen(theme.colour("ink"), max(1.8, 0.045 * side)))
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))
        painter.setPen(theme.colour("ink"))
        fitted_text(painter, box.adjusted(4, 0, -4, -0.06 * side), self._number, 0.66 * side, smallest=0.4)
        room, font = self.words(box.right())
        painter.setFont(font)
        painter.drawText(room, _WRAP_LEFT, self._text)

    def words(self, left: float) -> tuple[QRectF, QFont]:
        """Where the words stand, right of the number that ends at `left`, and in what letters."""
        room = QRectF(left + 0.1 * self._h, 0.06 * self._h, self._w - left - 0.2 * self._h, 0.88 * self._h)
        return room, fitting_font(theme.sans, self._text, room, self._px, _WRAP_LEFT, 0.3)
