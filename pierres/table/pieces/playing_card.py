"""A playing card on the table, alone or as the top of a pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import art, theme
from pierres.table.pieces.base import Shown, pen, soft_shadow
from pierres.table.pieces.playing_faces import CORNER, PLAYING_RATIO, Style, W, draw_back, draw_face
from pierres.table.pieces.turning import TurningCard

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


class PlayingCard(TurningCard):
    """One of the 52 cards, face up or down; `turn` lets it flip. Without a face it is only a back."""

    RATIO = PLAYING_RATIO
    ROUND = CORNER / W

    def __init__(
        self,
        face: str = "",
        width: float = 100,
        face_up: bool = True,
        *,
        style: Style = _USUAL,
        beneath: int = 0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(width, face_up, parent)
        self._face = face
        self._style = style
        self._beneath = beneath

    face = Shown[str]()
    """The card, rank and suit: "TH". Empty: nobody knows which, so only its back can be seen."""

    style = Shown[Style]()
    """Size of the indices, number of colours and language of the letters."""

    beneath = Shown[int]()
    """How many cards lie under it: the edges of a few of them show at the lower right."""

    def state(self) -> str:
        edges = min(self._beneath, _MOST_EDGES)
        if not self._face_up or not self._face:
            return f"back:{edges}"
        return f"{self._face}:{self._style.key()}:{edges}"

    def draw(self, painter: QPainter) -> None:
        lift = max(1.5, self._w * 0.025)
        step = min(1.8, max(1.0, self._w * 0.014))
        edges = min(self._beneath, _MOST_EDGES)
        outline = self.outline()
        if not self.lit:
            deep = step * edges
            soft_shadow(painter, outline, lift * 0.7 + deep, lift + deep, lift)
        painter.setPen(pen(theme.colour("line"), max(0.8, self._w * 0.01)))
        for i in range(edges, 0, -1):
            painter.setBrush(theme.colour("parchment_dark" if i % 2 else "parchment"))
            painter.drawPath(outline.translated(step * i, step * i))
        # The face itself is drawn once, whatever lies under it and however it is lit.
        ratio = painter.device().devicePixelRatioF()
        shown = playing_pixmap(self._face, self._w, ratio, self._style, self._face_up)
        painter.drawPixmap(QPointF(0, 0), shown)
