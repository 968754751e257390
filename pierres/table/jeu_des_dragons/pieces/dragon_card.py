"""Dragon cards: face and back.

A face is drawn from the card's data: frame and corners by nature, emblem by kind, the strength large at the
corner that is seen when another card lies over it, and the power in icons.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import art, theme
from pierres.table.jeu_des_dragons.layout import CARD_RATIO
from pierres.table.jeu_des_dragons.pieces.power_strip import draw_strip
from pierres.table.pieces.base import TwoSided
from pierres.table.pieces.strokes import (
    closed,
    fitted_text,
    halo,
    medallion,
    parchment,
    pen,
    rounded,
    set_ink,
    shaded,
    soft_shadow,
    star,
    traced,
)
from pierres.wording.jeu_des_dragons import names

W, H = 250.0, 250.0 * CARD_RATIO  # a card in the units it is drawn in
_MEDAL = QPointF(134, 178)
_NAME = QRectF(24, 275, 202, 32)
_STRIP = QRectF(24, 310, 202, 38)
_STRENGTH = QPointF(48, 50)
_HORNS = "M -14 -14 C -12 2 -6 6 0 6 C 6 6 12 2 14 -14 C 20 4 10 16 0 16 C -10 16 -20 4 -14 -14"
_CHIP = "M 27 70 L 69 70 L 69 108 Q 69 128 48 135 Q 27 128 27 108 Z"


def kind_of(card: Card) -> str:
    """The kind whose emblem it bears: its colour, or itself."""
    return card.id.partition("-")[0]


def draw_card(painter: QPainter, card: Card, lang: str, rect: QRectF) -> None:
    """Draw the face of `card` into `rect` (proportions CARD_RATIO)."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / W, rect.height() / H)
    pixels = rect.width() * painter.device().devicePixelRatioF() / W
    bold = min(2.4, max(1.0, 0.75 / pixels))
    _frame(painter, card, bold)
    medallion(painter, _MEDAL, 93, _band(card, QPointF(50, 80), QPointF(210, 260)), 2.0 * bold)
    draw_emblem(painter, card, _MEDAL, 214)
    _name(painter, card, bold)
    set_ink(painter, pen("ink", 1.6 * bold), "parchment_light")
    painter.drawRoundedRect(_STRIP, 8, 8)
    draw_strip(painter, card.effects, _STRIP.adjusted(5, 3, -5, -3))
    _corner(painter, card, bold)
    painter.restore()


def _frame(painter: QPainter, card: Card, bold: float) -> None:
    ink = theme.colour("ink")
    set_ink(painter, None, ink)
    painter.drawRoundedRect(QRectF(1, 1, W - 2, H - 2), 15, 15)
    painter.setBrush(_band(card, QPointF(0, 0), QPointF(W, H)))
    painter.drawRoundedRect(QRectF(5, 5, W - 10, H - 10), 12, 12)
    set_ink(painter, pen(ink, 1.8 * bold), parchment(W, H, 0.5))
    painter.drawPath(_inner_edge(card.nature))


def _inner_edge(nature: str) -> QPainterPath:
    """The edge of the paper: natures differ by the shape of its corners, not by colour alone."""
    c, left, top, right, bottom = 22.0, 14.0, 14.0, W - 14, H - 14
    if nature == "good":  # rounded
        return rounded(QRectF(left, top, W - 28, H - 28), c)
    if nature == "evil":  # cut
        return closed(
            (left + c, top), (right - c, top), (right, top + c), (right, bottom - c), (right - c, bottom),
            (left + c, bottom), (left, bottom - c), (left, top + c),
        )  # fmt: skip
    path = QPainterPath()
    if nature == "divine":  # hollowed
        path.moveTo(left + c, top)
        path.lineTo(right - c, top)
        path.quadTo(right - c, top + c, right, top + c)
        path.lineTo(right, bottom - c)
        path.quadTo(right - c, bottom - c, right - c, bottom)
        path.lineTo(left + c, bottom)
        path.quadTo(left + c, bottom - c, left, bottom - c)
        path.lineTo(left, top + c)
        path.quadTo(left + c, top + c, left + c, top)
    else:
        path.addRect(left, top, W - 28, H - 28)
    return path


def _band(card: Card, start: QPointF, end: QPointF) -> QLinearGradient:
    """The colour of a card's nature."""
    plain = theme.colour(card.nature)
    return shaded(
        QLinearGradient(start, end), (0, f"{card.nature}_light"), (0.45, plain), (1, plain.darker(132))
    )


def draw_emblem(painter: QPainter, card: Card, centre: QPointF, side: float) -> None:
    """The emblem of the card's kind, `side` wide."""
    art.draw(
        painter, f"dragons/{kind_of(card)}", QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    )


def _name(painter: QPainter, card: Card, bold: float) -> None:
    set_ink(painter, pen("ink", 1.8 * bold), "ribbon_special" if card.nature == "divine" else "ribbon_base")
    painter.drawRoundedRect(_NAME, 4, 4)
    _write_name(painter, card)


def _write_name(painter: QPainter, card: Card) -> None:
    painter.setPen(theme.colour("ink"))
    fitted_text(painter, _NAME.adjusted(6, -2, -6, -2), names.title(card), 25, smallest=0.5)


def _corner(painter: QPainter, card: Card, bold: float) -> None:
    """Strength, and under it a scale in the colour of the kind with the sign of the nature."""
    ink = theme.colour("ink")
    colour = theme.colour(f"dragon_{kind_of(card)}" if card.nature != "mortal" else "mortal")
    set_ink(painter, pen("ink", 2.0 * bold), colour)
    painter.drawPath(traced(_CHIP))
    light = colour.lightnessF() > 0.55
    _sign(painter, card.nature, QPointF(48, 108), ink if light else theme.colour("parchment_light"))
    set_ink(painter, pen(ink, 2.6 * bold), "parchment_light")
    painter.drawEllipse(_STRENGTH, 38, 38)
    _write_strength(painter, card)


def _write_strength(painter: QPainter, card: Card) -> None:
    painter.setPen(theme.colour("ink"))
    box = QRectF(_STRENGTH.x() - 34, _STRENGTH.y() - 37, 68, 70)
    fitted_text(painter, box, str(card.strength), 58, smallest=0.6)


def _sign(painter: QPainter, nature: str, at: QPointF, colour: QColor) -> None:
    """Sun, horns, star or crown."""
    set_ink(painter, pen(colour, 2.6), colour)
    if nature == "good":
        painter.drawEllipse(at, 6.5, 6.5)
        for ray in range(8):
            x, y = cos(ray * pi / 4), sin(ray * pi / 4)
            painter.drawLine(at + QPointF(10 * x, 10 * y), at + QPointF(15 * x, 15 * y))
    elif nature == "evil":
        painter.drawPath(traced(_HORNS).translated(at))
    elif nature == "divine":
        painter.drawPath(star(at, 4, 16.0, 5.0))
    else:
        crown = ((-15, 11), (-15, -7), (-7, 1), (0, -12), (7, 1), (15, -7), (15, 11))
        painter.drawPath(closed(*crown, at=at))


def draw_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the common back into `rect`."""
    art.draw(painter, "dragons/back", rect)


def dragon_pixmap(card: Card | None, width: float, dpr: float = 1.0, lang: str = "fr") -> QPixmap:
    """A card as a pixmap `width` logical pixels wide. Without a card: the back."""
    rect = QRectF(0, 0, width, width * CARD_RATIO)
    if card is None:
        return art.composed("dragon:back", width, rect.height(), dpr, lambda p: draw_back(p, rect))
    key = f"dragon:{card.id}:{lang}"
    return art.composed(key, width, rect.height(), dpr, lambda p: draw_card(p, card, lang, rect))


@dataclass(frozen=True)
class DragonCard(TwoSided):
    """A dragon card, face up or down. Without a card it is only a back."""

    MARGIN: ClassVar[float] = 9.0
    RATIO: ClassVar[float] = CARD_RATIO

    card: Card | None = None
    """The card shown; None shows the back."""
    lang: str = "fr"
    """Language of the name."""
    mark: str = ""
    """`works` for the card whose power is at work, `idle` for one that did not trigger, or ""."""

    def look(self) -> str:
        side = f"{self.card.id}:{self.lang}:{self.mark}" if self.card and self.face_up else "back"
        return f"DragonCard:{self.lit}:{self.dimmed}:{side}"

    def face_pixmap(self, width: float, dpr: float) -> QPixmap:
        return dragon_pixmap(self.card, width, dpr, self.lang)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        lift = max(1.2, w * 0.02)
        if not self.lit:
            soft_shadow(painter, self.outline(rect), lift * 0.7, lift, lift)
        # The face is drawn once for all states of light and marks.
        shown = self.card if self.face_up else None
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(0, 0), dragon_pixmap(shown, w, dpr, self.lang))
        if shown is not None and self.mark:
            self._draw_mark(painter, w)

    def compose(self, painter: QPainter, rect: QRectF) -> None:
        """A card that does not fit is dark and not pale: the card that it lies on would show through."""
        if self.lit:
            halo(painter, self.outline(rect), self.margin(rect))
        self.draw(painter, rect)
        if self.dimmed:
            set_ink(painter, None, theme.colour("felt", 0.44))
            painter.drawPath(self.outline(rect))
            if self.face_up and self.card is not None:
                # Name and strength can be read all the same.
                painter.scale(rect.width() / W, rect.height() / H)
                _write_name(painter, self.card)
                _write_strength(painter, self.card)

    def _draw_mark(self, painter: QPainter, w: float) -> None:
        """A spark at the upper edge for a power at work, a bar for one that did not trigger."""
        r = 0.15 * w
        at = QPointF(0.82 * w, 0.2 * w)
        painter.setPen(pen("line", max(1.2, 0.02 * w)))
        if self.mark == "works":
            painter.setBrush(theme.colour("gold"))
            painter.drawPath(star(at, 8, r, 0.55 * r))
        else:
            painter.setBrush(theme.colour("parchment_dark"))
            painter.drawEllipse(at, 0.8 * r, 0.8 * r)
            painter.setPen(pen("ruby", max(1.6, 0.03 * w)))
            d = 0.52 * r
            painter.drawLine(QPointF(at.x() - d, at.y() + d), QPointF(at.x() + d, at.y() - d))
