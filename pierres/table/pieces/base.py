"""What all pieces are: plain data that says what is to be seen, and how that is drawn into a rectangle.

A piece is a frozen dataclass. Two pieces that are equal look alike at the same size, so that pictures can be
kept and descriptions of tables compared. Where and how large it lies is said by whoever lays it
(`pierres.table.picture`); what Qt shows it with is `PieceItem`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from pierres.table import art
from pierres.table.pieces.strokes import halo, rounded
from pierres.table.places import Rect


@dataclass(frozen=True)
class Piece:
    """One thing on the table. Its rectangle is the thing itself; shadow and halo lie round it."""

    MARGIN: ClassVar[float] = 7.0
    """Scene units round the thing for shadow and halo, at its usual size."""
    USUAL: ClassVar[float] = 0.0
    """Its smaller side on a table of 1600 × 1000; 0: its lines never grow."""
    DIM: ClassVar[float] = 0.42
    """How strong the picture of what cannot be chosen is."""
    TELLS: ClassVar[bool] = False
    """Whether it says something that no place to point at covers: a sum, what a fist was worth."""
    CORNERS: ClassVar[tuple[float, float]] = (6.0, inf)
    """The largest radius of its round corners, and the largest to its height."""
    OPAQUE: ClassVar[bool] = False
    """Whether `draw` fills all of it, and there is no margin."""

    lit: bool = field(default=False, kw_only=True)
    """A golden halo: this can be chosen now."""
    dimmed: bool = field(default=False, kw_only=True)
    """Drawn paler: this cannot be chosen now."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the thing into `rect`, whose corner is the origin."""
        raise NotImplementedError

    def look(self) -> str:
        """All that the picture depends on but size and theme."""
        return repr(self)

    def outline(self, rect: QRectF) -> QPainterPath:
        """The edge of the thing: where the halo runs."""
        most, share = self.CORNERS
        return rounded(rect, min(most, share * rect.height()))

    def laid_in(self, room: Rect) -> Rect:
        """The rectangle that it takes of the room that is given to it."""
        return room

    def grain(self, rect: QRectF) -> float:
        """By how much lines, shadow and halo are stronger than at the usual size: never weaker."""
        return max(1.0, min(rect.width(), rect.height()) / self.USUAL) if self.USUAL else 1.0

    def margin(self, rect: QRectF) -> float:
        """The room round the thing, in scene units."""
        return self.MARGIN * self.grain(rect)

    def compose(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it with its lights."""
        if self.lit:
            halo(painter, self.outline(rect), self.margin(rect))
        if self.dimmed:
            painter.setOpacity(self.DIM)
        self.draw(painter, rect)

    def pixmap(self, w: float, h: float, dpr: float = 1.0) -> QPixmap:
        """Its picture with the margin, drawn once per size, pixel ratio and theme."""
        rect = QRectF(0, 0, w, h)
        m = self.margin(rect)

        def paint(painter: QPainter) -> None:
            painter.translate(m, m)
            self.compose(painter, rect)

        return art.composed(f"{w:.2f}x{h:.2f}:{self.look()}", w + 2 * m, h + 2 * m, dpr, paint, self.OPAQUE)


@dataclass(frozen=True)
class TwoSided(Piece):
    """A card of fixed proportions that lies face up or face down, and can be turned."""

    USUAL: ClassVar[float] = 190.0
    MARGIN: ClassVar[float] = 12.0
    RATIO: ClassVar[float] = 1.0
    """Height to width."""
    ROUND: ClassVar[float] = 0.064
    """Radius of the corners, of the width."""

    face_up: bool = field(default=True, kw_only=True)

    def face_pixmap(self, width: float, dpr: float) -> QPixmap:
        """Its face alone, `width` logical pixels wide."""
        raise NotImplementedError

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, rect.width() * self.ROUND)
