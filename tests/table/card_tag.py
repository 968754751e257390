"""The slip with a card or a rank, as a piece of its own: tables draw it as a part of a niche."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pierres.table.est_royal.pieces.playing_card import draw_tag
from pierres.table.est_royal.pieces.playing_faces import Style
from pierres.table.pieces.base import Piece

USUAL = Style()


@dataclass(frozen=True)
class CardTag(Piece):
    """What a pile wants next: a card ("7H"), or a rank ("7") where any suit will do."""

    wanted: str = "A"
    style: Style = USUAL

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_tag(painter, self.wanted, self.style, rect)
