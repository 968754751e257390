"""Signs on the table: the strength of a flight, the strength to beat, slips, and why things happened."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import theme
from pierres.table.jeu_des_dragons.pieces.dragon_card import draw_emblem
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import WRAPPED_LEFT, fitted_text, fitting_font, pen, set_ink, soft_shadow


@dataclass(frozen=True)
class Sum(Piece):
    """The strength of a flight in a medal; struck out where a god bars it, with a rim of rays in front."""

    USUAL: ClassVar[float] = 66.0
    TELLS: ClassVar[bool] = True
    MARGIN: ClassVar[float] = 6.0

    value: int = 0
    """The strength."""
    barred: bool = False
    """Whether the flight cannot win."""
    front: bool = False
    """Whether it would win as things lie."""

    def outline(self, rect: QRectF) -> QPainterPath:
        path = QPainterPath()
        r = min(rect.width(), rect.height()) / 2
        path.addEllipse(rect.center(), r, r)
        return path

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        c, r = rect.center(), min(w, h) / 2
        soft_shadow(painter, self.outline(rect), 1, 2, 2)
        painter.setPen(pen(theme.colour("gold" if self.front else "panel_line"), 3 if self.front else 1.6))
        painter.setBrush(theme.colour("panel", 0.95))
        painter.drawEllipse(c, r - 2, r - 2)
        painter.setPen(theme.colour("name" if self.front else "text"))
        box = QRectF(c.x() - 0.86 * r, c.y() - 0.95 * r, 1.72 * r, 1.86 * r)
        fitted_text(painter, box, str(self.value), 1.25 * r, smallest=0.4)
        if self.barred:
            painter.setPen(pen("ruby", max(2.4, 0.12 * r)))
            d = 0.66 * r
            painter.drawLine(QPointF(c.x() - d, c.y() + d), QPointF(c.x() + d, c.y() - d))


@dataclass(frozen=True)
class Slip(Piece):
    """A slip of paper: a debt, or something that works on a seat, with the emblem of its card."""

    USUAL: ClassVar[float] = 26.0
    MARGIN: ClassVar[float] = 3.0

    text: str = ""
    """What it says."""
    card: Card | None = None
    """The card whose emblem stands at its head, or None."""
    debt: bool = False
    """Whether it is a debt: torn at one end, written in red."""

    def look(self) -> str:
        return f"Slip:{self.lit}:{self.dimmed}:{self.debt}:{self.card.id if self.card else ''}:{self.text}"

    def outline(self, rect: QRectF) -> QPainterPath:
        w, h = rect.width(), rect.height()
        path = QPainterPath(QPointF(0, 0))
        path.lineTo(w, 0)
        if self.debt:
            for tooth in range(4):
                path.lineTo(w - (0.22 * h if tooth % 2 == 0 else 0), (tooth + 1) * h / 4)
        path.lineTo(w - (0.22 * h if self.debt else 0), h)
        path.lineTo(0, h)
        path.closeSubpath()
        return path

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        soft_shadow(painter, self.outline(rect), 1, 1.5, 1.5)
        painter.setPen(pen("line", 1.4 * self.grain(rect)))
        painter.setBrush(theme.colour("parchment_light" if self.debt else "ribbon_special"))
        painter.drawPath(self.outline(rect))
        left = 0.3 * h
        if self.card is not None:
            draw_emblem(painter, self.card, QPointF(0.62 * h, h / 2), 1.2 * h)
            left = 1.25 * h
        painter.setPen(theme.colour("ruby").darker(125) if self.debt else theme.colour("ink"))
        box = QRectF(left, 0, w - left - 0.3 * h, h)
        fitted_text(painter, box, self.text, 0.72 * h, family="sans", smallest=0.5)


@dataclass(frozen=True)
class Beat(Piece):
    """The strength to beat: up to which strength the next card's power triggers."""

    USUAL: ClassVar[float] = 110.0
    MARGIN: ClassVar[float] = 4.0
    CORNERS: ClassVar[tuple[float, float]] = (inf, 0.16)

    number: str = ""
    """The strength, or a sign for any."""
    text: str = ""
    """What it means."""
    px: float = 16.0
    """Height of the letters of the text at most."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        soft_shadow(painter, self.outline(rect), 1.2, 2, 2)
        set_ink(painter, pen("line", 1.8 * self.grain(rect)), "parchment")
        painter.drawPath(self.outline(rect))
        side = min(0.86 * h, 0.36 * w)
        box = QRectF(0.06 * h, (h - side) / 2, side, side)
        set_ink(painter, pen("ink", max(1.8, 0.045 * side)), "parchment_light")
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))
        painter.setPen(theme.colour("ink"))
        fitted_text(painter, box.adjusted(4, 0, -4, -0.06 * side), self.number, 0.66 * side, smallest=0.4)
        room, font = self.words(rect, box.right())
        painter.setFont(font)
        painter.drawText(room, WRAPPED_LEFT, self.text)

    def words(self, rect: QRectF, left: float) -> tuple[QRectF, QFont]:
        """Where the words stand, right of the number that ends at `left`, and in what letters."""
        w, h = rect.width(), rect.height()
        room = QRectF(left + 0.1 * h, 0.06 * h, w - left - 0.2 * h, 0.88 * h)
        return room, fitting_font(theme.sans, self.text, room, self.px, WRAPPED_LEFT, 0.3)


@dataclass(frozen=True)
class WhyPanel(Piece):
    """What happened last and why, line by line, the last line below; as large as the room allows."""

    MARGIN: ClassVar[float] = 2.0
    CORNERS: ClassVar[tuple[float, float]] = (10.0, inf)

    lines: tuple[str, ...] = ()
    """A sentence each."""
    px: float = 16.0
    """Height of the letters at most."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        set_ink(painter, pen("panel_line", 1.4), theme.colour("panel", 0.82))
        painter.drawPath(self.outline(rect))
        pad = 0.7 * self.px
        room = rect.adjusted(pad, 0.5 * pad, -pad, -0.5 * pad)
        lines = list(self.lines)
        bullet = "\N{BULLET}\N{NO-BREAK SPACE}"
        while lines:
            text = "\n".join(bullet + line for line in lines)
            font = fitting_font(theme.sans, text, room, self.px, WRAPPED_LEFT, 0.78)
            needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), WRAPPED_LEFT, text)
            if needed.height() <= room.height() or len(lines) == 1:
                painter.setFont(font)
                painter.setPen(theme.colour("text"))
                painter.drawText(room, WRAPPED_LEFT, text)
                return
            del lines[0]  # the whole of it stands in the log
