"""Character cards: face and back.

A face is drawn from the character's data: ribbon by deck, emblem by id, power strip by options. A card of the
players' own has no emblem file: it gets a shield with its initial.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap

from pierres.rules.aux_pierres.characters import Character
from pierres.table import art, theme
from pierres.table.aux_pierres.pieces.strip import draw_strip
from pierres.table.pieces.base import Piece, TwoSided
from pierres.table.pieces.strokes import (
    closed,
    fitted_text,
    in_two,
    medallion,
    parchment,
    pen,
    set_ink,
    shaded,
    soft_shadow,
)

CARD_RATIO = 1.52
_W, _H = 250.0, 380.0  # a card in the units it is drawn in
_MEDAL = QPointF(125, 179)
_STRIP = QRectF(23, 293, 204, 60)
_NAME = QRectF(40, 31, 170, 32)
SMALL = 78.0
"""Narrower than this, in scene units, a card has room for its emblem and its name only."""
_SMALL_PLATE = QRectF(17, 268, _W - 34, 94)


def draw_card(painter: QPainter, character: Character, lang: str, rect: QRectF) -> None:
    """Draw the face of `character` into `rect` (proportions CARD_RATIO)."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _W, rect.height() / _H)
    # Small cards are drawn with a stronger line, or the frame would fade to grey.
    pixels = rect.width() * painter.device().devicePixelRatioF() / _W
    bold = min(2.2, max(1.0, 0.75 / pixels))
    if rect.width() < SMALL:
        _small_card(painter, character, lang, bold)
        painter.restore()
        return
    _frame(painter, bold)
    _medallion(painter, bold)
    draw_emblem(painter, character, lang, _MEDAL - QPointF(0, 1), 234)
    set_ink(painter, pen("ink", 1.8 * bold), "parchment_light")
    painter.drawRoundedRect(_STRIP, 10, 10)
    draw_strip(painter, character.options, _STRIP.adjusted(6, 4, -6, -4))
    _ribbon(painter, character, lang, bold)
    painter.restore()


def _small_card(painter: QPainter, character: Character, lang: str, bold: float) -> None:
    """Emblem and name as large as they can be; strip and ribbon would be specks here."""
    _frame(painter, bold)
    painter.translate(0, -36)
    _medallion(painter, bold)
    draw_emblem(painter, character, lang, _MEDAL - QPointF(0, 2), 246)
    painter.translate(0, 36)
    set_ink(painter, pen("ink", 2.0 * bold), "ribbon_special" if character.deck != "base" else "ribbon_base")
    painter.drawRoundedRect(_SMALL_PLATE, 10, 10)
    _small_name(painter, character, lang)


def _small_name(painter: QPainter, character: Character, lang: str) -> None:
    painter.setPen(theme.colour("ink"))
    lines = in_two(character.name(lang))
    for number, line in enumerate(lines):
        high = _SMALL_PLATE.height() / len(lines)
        box = QRectF(
            _SMALL_PLATE.x() + 5, _SMALL_PLATE.y() + number * high - 3, _SMALL_PLATE.width() - 10, high
        )
        fitted_text(painter, box, line, 46 if len(lines) == 1 else 41, smallest=0.35)


def _frame(painter: QPainter, bold: float) -> None:
    ink = theme.colour("ink")
    set_ink(painter, None, ink)
    painter.drawRoundedRect(QRectF(1, 1, _W - 2, _H - 2), 16, 16)
    painter.setBrush(parchment(_W, _H, 0.45))
    painter.drawRoundedRect(QRectF(6, 6, _W - 12, _H - 12), 12, 12)
    set_ink(painter, pen(ink, 1.6 * bold), None)
    painter.drawRoundedRect(QRectF(12.5, 12.5, _W - 25, _H - 25), 8, 8)
    # Little corner leaves, so that the parchment below the ring is not bare.
    set_ink(painter, None, theme.colour("parchment_edge", 0.85))
    for x, y, sx, sy in ((20, 284, 1, 1), (_W - 20, 284, -1, 1), (20, 75, 1, -1), (_W - 20, 75, -1, -1)):
        leaf = QPainterPath(QPointF(x, y))
        leaf.cubicTo(x + 4 * sx, y - 12 * sy, x + 10 * sx, y - 19 * sy, x + 1 * sx, y - 30 * sy)
        leaf.cubicTo(x - 2 * sx, y - 20 * sy, x - 2 * sx, y - 10 * sy, x, y)
        leaf.moveTo(x, y)
        leaf.cubicTo(x + 12 * sx, y - 4 * sy, x + 19 * sx, y - 10 * sy, x + 30 * sx, y - 1 * sy)
        leaf.cubicTo(x + 20 * sx, y + 2 * sy, x + 10 * sx, y + 2 * sy, x, y)
        painter.drawPath(leaf)


def _medallion(painter: QPainter, bold: float) -> None:
    gold = theme.colour("gold")
    ring = shaded(QLinearGradient(40, 90, 210, 270), (0, "gold_light"), (0.4, gold), (1, gold.darker(138)))
    medallion(painter, _MEDAL, 97, ring, 2.0 * bold)


def draw_emblem(painter: QPainter, character: Character, lang: str, centre: QPointF, side: float) -> None:
    """The character's emblem, `side` wide; a shield with its initial for a card of the players' own."""
    place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    name = f"emblems/{character.id}"
    if art.exists(name):
        art.draw(painter, name, place)
        return
    art.draw(painter, "emblems/_own", place)
    initial = character.name(lang)[:1].upper()
    box = QRectF(centre.x() - side * 0.24, centre.y() - side * 0.25, side * 0.48, side * 0.44)
    painter.setPen(theme.colour("ink"))
    fitted_text(painter, box, initial, side * 0.37)


def _ribbon(painter: QPainter, character: Character, lang: str, bold: float) -> None:
    special = character.deck != "base"
    ink = theme.colour("ink")
    face = theme.colour("ribbon_special" if special else "ribbon_base")
    painter.setPen(pen(ink, 2.0 * bold))
    # Tails behind, then the band over them.
    painter.setBrush(face.darker(122))
    for side in (-1, 1):
        tail = ((88, 36), (112, 36), (102, 52), (112, 69), (88, 69))
        painter.drawPath(closed(*((125 + side * x, y) for x, y in tail)))
    painter.setBrush(face)
    painter.drawRoundedRect(QRectF(31, 27, 188, 37), 3, 3)
    if special:
        set_ink(painter, pen(theme.colour("gold_dark", 0.8), 1.2 * bold), None)
        painter.drawRoundedRect(QRectF(35, 31, 180, 29), 2, 2)
    _name(painter, character, lang)


def _name(painter: QPainter, character: Character, lang: str) -> None:
    painter.setPen(theme.colour("ink"))
    fitted_text(painter, _NAME.translated(0, -2.5), character.name(lang), 27, smallest=0.5)


def draw_name(painter: QPainter, character: Character, lang: str, rect: QRectF) -> None:
    """The name alone, where `draw_card` writes it: over a pale card it stays as dark as ink is."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _W, rect.height() / _H)
    (_small_name if rect.width() < SMALL else _name)(painter, character, lang)
    painter.restore()


def draw_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the common back into `rect`."""
    art.draw(painter, "card-back", rect)


def card_pixmap(character: Character, width: float, dpr: float = 1.0, lang: str = "fr") -> QPixmap:
    """The face of a card as a pixmap `width` logical pixels wide."""
    rect = QRectF(0, 0, width, width * CARD_RATIO)
    key = f"card:{_identity(character)}:{lang}"
    return art.composed(key, width, rect.height(), dpr, lambda p: draw_card(p, character, lang, rect))


def _identity(character: Character) -> str:
    """Two characters look alike only if they are the same in every respect, own cards included."""
    look = (tuple(sorted(character.names.items())), character.deck, str(character.options))
    return f"{character.id}:{hash(look)}"


@dataclass(frozen=True)
class CharacterCard(TwoSided):
    """A character card, face up or down. Of a dimmed one the name can still be read."""

    RATIO: ClassVar[float] = CARD_RATIO
    DIM: ClassVar[float] = 0.56

    character: Character | None = None
    """Whose card it is; None shows the back."""
    lang: str = "fr"
    """Language of the name on the ribbon."""

    def look(self) -> str:
        side = f"{_identity(self.character)}:{self.lang}" if self.character and self.face_up else "back"
        return f"CharacterCard:{self.lit}:{self.dimmed}:{side}"

    def face_pixmap(self, width: float, dpr: float) -> QPixmap:
        assert self.character is not None
        return card_pixmap(self.character, width, dpr, self.lang)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        lift = max(1.5, rect.width() * 0.025)
        if not self.lit:
            soft_shadow(painter, self.outline(rect), lift * 0.7, lift, lift)
        if not self.face_up or self.character is None:
            draw_back(painter, rect)
            return
        draw_card(painter, self.character, self.lang, rect)
        if self.dimmed:
            painter.setOpacity(1.0)
            draw_name(painter, self.character, self.lang, rect)


@dataclass(frozen=True)
class HeldCard(Piece):
    """A card that lies in front of a seat and waits (the doppelganger): small, with its emblem only."""

    USUAL: ClassVar[float] = 34.0

    character: Character
    lang: str = "fr"

    def look(self) -> str:
        return f"HeldCard:{self.lit}:{self.dimmed}:{_identity(self.character)}:{self.lang}"

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        soft_shadow(painter, self.outline(rect), 1.2, 2.0, 2)
        set_ink(painter, pen("ink", max(1.4, w * 0.05)), "parchment")
        painter.drawRoundedRect(rect, w * 0.12, w * 0.12)
        set_ink(painter, pen("ink", max(1.0, w * 0.03)), "ribbon_special")
        painter.drawRect(QRectF(w * 0.12, h * 0.08, w * 0.76, h * 0.12))
        side = w * 0.78
        centre = QPointF(w / 2, h * 0.60)
        painter.setBrush(theme.colour("medal_light"))
        painter.drawEllipse(centre, side / 2, side / 2)
        draw_emblem(painter, self.character, self.lang, centre, side * 1.28)
