"""What every card can do, whatever is printed on it: lie face up or down, and turn from one to the other."""

from __future__ import annotations

from PySide6.QtCore import Property
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from pierres.table.pieces.base import Piece


class TurningCard(Piece):
    """A piece of fixed proportions with two sides; `turn` lets it flip."""

    USUAL = 190.0
    MARGIN = 12.0
    RATIO = 1.0  # height to width
    ROUND = 0.064  # radius of the corners, of the width

    def __init__(self, width: float, face_up: bool, parent: QGraphicsItem | None = None) -> None:
        super().__init__(width, width * self.RATIO, parent)
        self._face_up = face_up
        self._turn = 1.0 if face_up else 0.0

    @property
    def face_up(self) -> bool:
        """Whether the face shows. Setting it turns the card at once; animate `turn` to see it flip."""
        return self._face_up

    @face_up.setter
    def face_up(self, up: bool) -> None:
        self._set_turn(1.0 if up else 0.0)

    def set_width(self, width: float) -> None:
        """Change the size, keeping the proportions."""
        self.set_size(width, width * self.RATIO)

    def _get_turn(self) -> float:
        return self._turn

    def _set_turn(self, turn: float) -> None:
        self._turn = turn
        up = turn >= 0.5
        if up != self._face_up:
            self._face_up = up
            self.refresh()
        narrow = max(0.02, abs(2 * turn - 1))
        if narrow >= 1.0:
            self.setTransform(QTransform())
            self._bent()
            return
        c = self.rect().center()
        self.setTransform(QTransform().translate(c.x(), 0).scale(narrow, 1).translate(-c.x(), 0))
        self._bent()

    # 0 is the back, 1 the face; between them the card is seen edge on.
    turn = Property(float, _get_turn, _set_turn)

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = self._w * self.ROUND
        path.addRoundedRect(self.rect(), r, r)
        return path
