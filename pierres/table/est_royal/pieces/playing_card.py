"""A playing card on the table, alone or as the top of a pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from pierres.table import art, theme
from pierres.table.est_royal.pieces.playing_faces import (
    CORNER,
    PLAYING_RATIO,
    Style,
    W,
    draw_back,
    draw_face,
)
from pierres.table.pieces.base import TwoSided
from pierres.table.pieces.strokes import pen, soft_shadow

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
        painter.setPen(pen(theme.colour("line"), max(0.8, w * 0.01)))
        for i in range(edges, 0, -1):
            painter.setBrush(theme.colour("parchment_dark" if i % 2 else "parchment"))
            painter.drawPath(outline.translated(step * i, step * i))
        # The face itself is drawn once, whatever lies under it and however it is lit.
        ratio = painter.device().devicePixelRatioF()
        shown = playing_pixmap(self.face, w, ratio, self.style, self.face_up)
        painter.drawPixmap(QPointF(0, 0), shown)
