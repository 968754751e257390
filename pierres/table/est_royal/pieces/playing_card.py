"""A playing card on the table, the place where none lies, and the tag that names what a place waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from pierres.table import art, theme
from pierres.table.est_royal.pieces.playing_faces import (
    CORNER,
    PLAYING_RATIO,
    SUITS,
    Style,
    W,
    draw_back,
    draw_face,
    draw_pip,
    index_text,
    letter_path,
    suit_name,
)
from pierres.table.pieces.base import Piece, TwoSided
from pierres.table.pieces.strokes import closed, pen, rounded, set_ink, soft_shadow

_USUAL = Style()
_MOST_EDGES = 5  # as many cards as are seen from the side, however high the pile


def playing_pixmap(
    card: str, width: float, dpr: float = 1.0, style: Style = _USUAL, face_up: bool = True
) -> QPixmap:
    """A card ("TH") as a pixmap `width` logical pixels wide, for lists and pop-ups.

    Raises KeyError for no such card. A card that lies face down is the back, whatever it is.
    """
    rect = QRectF(0, 0, width, width * PLAYING_RATIO)
    if not face_up or not card:
        return art.composed("playing:back", width, rect.height(), dpr, lambda p: draw_back(p, rect))
    key = f"playing:{card}:{style.key()}"
    return art.composed(key, width, rect.height(), dpr, lambda p: draw_face(p, card, style, rect))


@dataclass(frozen=True)
class PlayingCard(TwoSided):
    """One of the 52 cards, face up or down. Without a face it is only a back."""

    RATIO: ClassVar[float] = PLAYING_RATIO
    ROUND: ClassVar[float] = CORNER / W

    face: str = ""
    """The card, rank and suit: "TH". Empty: nobody knows which, so only its back can be seen."""
    style: Style = _USUAL
    """Size of the indices, number of colours and language of the letters."""
    beneath: int = 0
    """How many cards lie under it: the edges of a few of them show at the lower right."""

    def look(self) -> str:
        edges = min(self.beneath, _MOST_EDGES)
        side = f"{self.face}:{self.style.key()}" if self.face_up and self.face else "back"
        return f"PlayingCard:{self.lit}:{self.dimmed}:{side}:{edges}"

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        lift = max(1.5, w * 0.025)
        step = min(1.8, max(1.0, w * 0.014))
        edges = min(self.beneath, _MOST_EDGES)
        outline = self.outline(rect)
        if not self.lit:
            deep = step * edges
            soft_shadow(painter, outline, lift * 0.7 + deep, lift + deep, lift)
        painter.setPen(pen("line", max(0.8, w * 0.01)))
        for i in range(edges, 0, -1):
            painter.setBrush(theme.colour("parchment_dark" if i % 2 else "parchment"))
            painter.drawPath(outline.translated(step * i, step * i))
        # The face itself is drawn once, whatever lies under it and however it is lit.
        ratio = painter.device().devicePixelRatioF()
        shown = playing_pixmap(self.face, w, ratio, self.style, self.face_up)
        painter.drawPixmap(QPointF(0, 0), shown)


PLACES = ("space", "corner", "stock", "redeal", "waste")
TAG_RATIO = 1.75  # width of a tag to its height


def draw_tag(painter: QPainter, wanted: str, style: Style, rect: QRectF) -> None:
    """Write a card ("7H": any colour of its own) or a rank ("7": of any suit) on a slip of parchment."""
    rank, suit = wanted[0], wanted[1:]
    h = rect.height()
    painter.save()
    set_ink(painter, pen("ink", max(1.0, h * 0.06)), "parchment_light")
    painter.drawRoundedRect(rect, h * 0.24, h * 0.24)
    name = suit_name(suit, style.four_colours) if suit else "ink"
    set_ink(painter, None, name)
    box = QRectF(rect.left() + rect.width() * 0.10, rect.top() + h * 0.20, rect.width() * 0.36, h * 0.60)
    painter.drawPath(letter_path(index_text(rank, style.lang), box))
    middle = QPointF(rect.left() + rect.width() * 0.72, rect.center().y())
    if suit:
        draw_pip(painter, suit, middle, h * 0.62, style.four_colours, flat=True)
    else:
        for i, any_suit in enumerate(SUITS):
            at = middle + QPointF((i % 2 - 0.5) * h * 0.36, (i // 2 - 0.5) * h * 0.36)
            draw_pip(painter, any_suit, at, h * 0.32, style.four_colours, flat=True)
    painter.restore()


@dataclass(frozen=True)
class EmptyPlace(Piece):
    """The mark of a pile without cards: one of PLACES."""

    kind: str = "space"
    """One of PLACES: a space takes any card, a corner is a foundation that waits for one, the stock is used
    up for good or (redeal) may be turned over once more, the waste has no card yet."""
    wanted: str = ""
    """In a corner: the card or the rank it begins with. Empty: nothing is written there."""
    style: Style = _USUAL
    """How the pack is printed, for what is written."""

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, rect.width() * CORNER / W)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        painter.scale(w / W, w / W)
        pixels = abs(painter.worldTransform().m11())
        line = pen("felt_line", max(3.4, 1.2 / pixels))
        edge = QRectF(4, 4, W - 8, W * PLAYING_RATIO - 8)
        painter.setBrush(theme.colour("felt_shade", 0.35))
        if self.kind != "corner":
            line.setDashPattern([3.2, 2.4])
        painter.setPen(line)
        painter.drawRoundedRect(edge, CORNER - 2, CORNER - 2)
        line.setStyle(Qt.PenStyle.SolidLine)
        set_ink(painter, line, None)
        {
            "space": _rosette, "corner": self._corner, "stock": _nothing_left, "redeal": _once_more,
            "waste": _fan,
        }[self.kind](painter)  # fmt: skip

    def _corner(self, painter: QPainter) -> None:
        """A second line, a crown, and below it the tag with what is needed next."""
        painter.drawRoundedRect(QRectF(16, 16, W - 32, W * PLAYING_RATIO - 32), 6, 6)
        crown = closed((81, 142), (70, 82), (102, 108), (125, 66), (148, 108), (180, 82), (169, 142))
        painter.setBrush(theme.colour("felt_line", 0.30))
        painter.drawPath(crown)
        painter.drawLine(QPointF(81, 158), QPointF(169, 158))
        if self.wanted:
            draw_tag(painter, self.wanted, self.style, QRectF(34, 190, 182, 104))


def _rosette(painter: QPainter) -> None:
    """Four points, as on the back of the cards: anything may come here."""
    points = (125, 115), (136, 164), (185, 175), (136, 186), (125, 235), (114, 186), (65, 175), (114, 164)
    star = closed(*points)
    painter.setBrush(theme.colour("felt_line", 0.30))
    painter.drawPath(star)


def _nothing_left(painter: QPainter) -> None:
    """A ring with a bar through it."""
    painter.drawEllipse(QPointF(125, 175), 58, 58)
    painter.drawLine(QPointF(84, 216), QPointF(166, 134))


def _once_more(painter: QPainter) -> None:
    """A ring that ends in an arrow."""
    ring = QRectF(67, 117, 116, 116)
    painter.drawArc(ring, 40 * 16, 290 * 16)
    painter.drawPolyline([QPointF(150, 128), QPointF(171, 139), QPointF(176, 114)])


def _fan(painter: QPainter) -> None:
    """Two cards, one upon the other."""
    painter.setBrush(theme.colour("felt_shade", 0.5))
    for turn, x in ((-12.0, 108.0), (9.0, 142.0)):
        painter.save()
        painter.translate(x, 178)
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-38, -54, 76, 108), 8, 8)
        painter.restore()
