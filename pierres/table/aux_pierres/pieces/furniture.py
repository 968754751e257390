"""The things between the seats: pile, bag, bank, tray, die and fist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from pierres.table import art, theme
from pierres.table.aux_pierres.pieces.card import CARD_RATIO, draw_back
from pierres.table.aux_pierres.pieces.stones import STONES, draw_kind
from pierres.table.pieces.base import Piece
from pierres.table.pieces.screen import CREST_HEX
from pierres.table.pieces.strokes import fitted_text, oval, pen, rounded, set_ink, soft_shadow

_BAG_INK = theme.drawn("bag_edge")  # the ink line in the files of the bag


@dataclass(frozen=True)
class Pile(Piece):
    """Face-down cards in a pile, as thick as they are many; an empty place where there are none."""

    USUAL: ClassVar[float] = 72.0
    MARGIN: ClassVar[float] = 12.0
    MOST: ClassVar[int] = 12
    """Cards whose edges are drawn."""

    count: int = 0
    """How many cards the pile holds."""

    def look(self) -> str:
        return f"Pile:{self.lit}:{self.dimmed}:{min(self.count, self.MOST)}"

    def top_rect(self, rect: QRectF) -> QRectF:
        """Where the uppermost card lies."""
        step = rect.width() * 0.016
        layers = max(0, min(self.count, self.MOST) - 1)
        w = rect.width() - step * (self.MOST - 1)
        h = w * CARD_RATIO
        return QRectF(step * layers, rect.height() - h - step * layers, w, h)

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, rect.width() * 0.06)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        radius = w * 0.058
        if self.count <= 0:
            painter.setBrush(theme.colour("felt_shade", 0.35))
            painter.setPen(pen(theme.colour("felt_line", 0.9), 1.6 * self.grain(rect), [4, 3]))
            painter.drawRoundedRect(self.top_rect(rect).adjusted(2, 2, -2, -2), radius, radius)
            return
        step = w * 0.016
        top = self.top_rect(rect)
        layers = min(self.count, self.MOST) - 1
        base = top.translated(-step * layers, step * layers)
        g = self.grain(rect)
        soft_shadow(painter, rounded(base.united(top), radius), 2.5 * g, 4 * g, 4 * g)
        for i in range(layers):
            edge = base.translated(step * i, -step * i)
            set_ink(painter, pen("line", max(0.8, w * 0.012)), "parchment_dark" if i % 2 else "parchment")
            painter.drawRoundedRect(edge, radius, radius)
        draw_back(painter, top)


@dataclass(frozen=True)
class Bag(Piece):
    """The black cloth bag: closed on the table, open while stones are drawn from it."""

    USUAL: ClassVar[float] = 100.0

    open: bool = False
    """Whether its mouth stands open."""
    hand: str = ""
    """The seat colour of whoever has a hand in it; "" for none."""

    def _place(self, rect: QRectF) -> QRectF:
        scale = min(rect.width() / 120, rect.height() / 160)
        w, h = 120 * scale, 160 * scale
        return QRectF((rect.width() - w) / 2, (rect.height() - h) / 2, w, h)

    def outline(self, rect: QRectF) -> QPainterPath:
        p = self._place(rect)
        w, h = p.width(), p.height()
        return rounded(p.adjusted(w * 0.06, h * 0.03, -w * 0.06, -h * 0.03), w * 0.4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        # Black cloth needs a pale edge where the table is black too.
        edge = theme.colour("bag_edge").name()
        if self.hand:
            sleeve = theme.seat_colour(self.hand).name()
            art.draw(painter, "bag-hand", rect, {_BAG_INK: edge, CREST_HEX: sleeve})
            return
        art.draw(painter, "bag-open" if self.open else "bag-closed", self._place(rect), {_BAG_INK: edge})


@dataclass(frozen=True)
class Bank(Piece):
    """The bank: an oval tray with what is left of each kind and its number."""

    USUAL: ClassVar[float] = 130.0
    MARGIN: ClassVar[float] = 8.0
    ROWS: ClassVar[tuple[tuple[str, ...], ...]] = (
        STONES, ("fairy", "common", "silver"), ("cursed", "amulet")
    )  # fmt: skip

    title: str = ""
    """The word above the numbers, in the language at hand."""
    px: float = 18
    """Height of the figures."""
    stock: Mapping[str, int] = field(default_factory=dict)
    """What is left: kind → number. A kind that is missing is not shown."""

    def outline(self, rect: QRectF) -> QPainterPath:
        return oval(rect)

    def _columns(self) -> list[list[str]]:
        columns = [[kind for kind in column if kind in self.stock] for column in self.ROWS]
        return [column for column in columns if column]

    def _cells(self, rect: QRectF) -> dict[str, QRectF]:
        """The place of each kind shown: icon at its left, number beside it."""
        columns = self._columns() or [list(column) for column in self.ROWS]
        w, h = rect.width(), rect.height()
        head = self.px * 1.15 if self.title else 0.0
        inner = QRectF(w * 0.10, h * 0.09 + head, w * 0.80, h * 0.77 - head)
        rows = max(len(column) for column in columns)
        pitch = min(inner.height() / rows, self.px * 1.75)
        top = inner.center().y() - pitch * rows / 2
        # The lowest stone keeps off the rim; the column at the right is shorter.
        inner.setLeft(max(inner.left(), w / 2 - _half(rect, top + pitch * (len(columns[0]) - 0.1))))
        width = inner.width() / len(columns)
        cells: dict[str, QRectF] = {}
        for c, column in enumerate(columns):
            for r, kind in enumerate(column):
                cells[kind] = QRectF(inner.left() + width * c, top + pitch * r, width, pitch)
        return cells

    def place_of(self, kind: str, rect: QRectF) -> QRectF:
        """The square of a kind's icon; the middle of the tray for a kind not shown."""
        cell = self._cells(rect).get(kind)
        if cell is None:
            return QRectF(rect.width() / 2 - 12, rect.height() / 2 - 12, 24, 24)
        side = min(cell.height() * 0.86, self.px * 1.4, cell.width() * 0.48)
        # Icon and two figures stand in the middle of their cell.
        left = cell.left() + max(0.0, (cell.width() - side - self.px * 1.42) / 2)
        return QRectF(left, cell.center().y() - side / 2, side, side)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        set_ink(painter, None, theme.colour("shadow", 0.35))
        painter.drawEllipse(rect.translated(2.5, 4))
        set_ink(painter, pen("felt_edge", 2.5 * self.grain(rect)), "panel")
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        set_ink(painter, pen("panel_line", 1.6 * self.grain(rect)), None)
        painter.drawEllipse(rect.adjusted(5, 5, -5, -5))
        # The hollow: its wall is dark under the candle's side and catches light on the other.
        painter.setPen(pen(theme.colour("shadow", 0.30), 2.4 * self.grain(rect)))
        painter.drawArc(rect.adjusted(8, 8, -8, -8), 60 * 16, 130 * 16)
        painter.setPen(pen(theme.colour("glow", 0.22), 2 * self.grain(rect)))
        painter.drawArc(rect.adjusted(8, 8, -8, -8), 250 * 16, 110 * 16)
        if self.title:
            painter.setPen(theme.colour("text_soft"))
            place = QRectF(w * 0.2, h * 0.085, w * 0.6, self.px * 1.2)
            fitted_text(painter, place, self.title, self.px * 0.86, bold=False, family="sans")
        for kind, cell in self._cells(rect).items():
            if kind not in self.stock:
                continue
            icon = self.place_of(kind, rect)
            count = self.stock[kind]
            painter.save()
            if count == 0:
                painter.setOpacity(painter.opacity() * 0.45)
            draw_kind(painter, kind, icon)
            painter.restore()
            painter.setPen(theme.colour("text"))
            left = icon.right() + self.px * 0.32
            # A figure keeps off the icon of the next column.
            wide = max(0.8 * self.px, cell.right() - left - 0.18 * self.px)
            text = QRectF(left, cell.top(), wide, cell.height())
            fitted_text(painter, text, str(count), self.px, family="sans", align=Qt.AlignmentFlag.AlignLeft)


def _half(rect: QRectF, y: float) -> float:
    """How far the hollow of the bank reaches to each side at a height."""
    wide, high = rect.width() / 2 - 9, rect.height() / 2 - 9
    return wide * sqrt(max(0.0, 1 - ((y - rect.height() / 2) / high) ** 2))


@dataclass(frozen=True)
class Tray(Piece):
    """A dashed place to lay things on: the fist's bid on parchment, or a place on the felt."""

    USUAL: ClassVar[float] = 110.0
    CORNERS: ClassVar[tuple[float, float]] = (14.0, inf)

    title: str = ""
    """A small line at the top."""
    surface: str = "parchment"
    """What it lies on: "felt" or "parchment"."""
    px: float = 14
    """Height of the letters of the line."""
    active: bool = False
    """Drawn stronger: things may be laid here now."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        parchment = self.surface == "parchment"
        fill = theme.colour("parchment_dark", 0.95) if parchment else theme.colour("felt_shade", 0.35)
        bold = 2.6 if self.active else 1.8
        line = pen("ink_soft" if parchment else "felt_line", bold * self.grain(rect), [3.2, 2.6])
        set_ink(painter, line, fill)
        r = 14 * self.grain(rect)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), r, r)
        if self.title:
            painter.setPen(theme.colour("ink_soft" if parchment else "text_soft"))
            place = QRectF(10, 4, w - 20, self.px * 1.35)
            fitted_text(painter, place, self.title, self.px, bold=False, family="sans")


# Where the stars lie on the face of the die and how large they are, as shares of it, by the score.
_STARS = {
    0: (0.0, ()),
    1: (0.66, ((0.5, 0.5),)),
    2: (0.44, ((0.31, 0.31), (0.69, 0.69))),
    3: (0.4, ((0.5, 0.29), (0.285, 0.69), (0.715, 0.69))),
}


@dataclass(frozen=True)
class Die(Piece):
    """The score: a wooden cube, seen a little from its right and below, with 0 to 3 red stars on its face."""

    USUAL: ClassVar[float] = 32.0
    DEPTH: ClassVar[float] = 0.15
    """Of the side."""

    score: int = 0
    """Points, 0 to 3; the blank face is 0."""

    def cube_rect(self, rect: QRectF) -> QRectF:
        """The cube: as large as the place allows, in its middle."""
        w, h = rect.width(), rect.height()
        side = min(w, h)
        return QRectF((w - side) / 2, (h - side) / 2, side, side)

    def outline(self, rect: QRectF) -> QPainterPath:
        cube = self.cube_rect(rect)
        return rounded(cube, cube.width() * 0.16)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        cube = self.cube_rect(rect)
        side = cube.width()
        depth = side * self.DEPTH
        r = side * 0.16
        line = pen("line", max(1.3, side * 0.05))
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 1.5 * g, 2.5 * g, 2.5 * g)
        set_ink(painter, line, "parchment_edge")
        painter.drawRoundedRect(cube, r, r)
        face = cube.adjusted(0, 0, -depth, -depth)
        # The right side catches less light than the face and more than the bottom.
        set_ink(painter, None, "parchment_dark")
        painter.drawPath(rounded(cube.adjusted(depth, 0, 0, -depth), r))
        set_ink(painter, line, None)
        painter.drawRoundedRect(cube, r, r)
        corner = QPointF(r * 0.4, r * 0.4)
        painter.drawLine(face.bottomRight() - corner, cube.bottomRight() - corner)
        painter.setBrush(theme.colour("parchment_light"))
        painter.drawRoundedRect(face, r, r)
        # The rounded edge of the face, lit from the candle's side.
        inset = side * 0.07
        set_ink(painter, pen("parchment_dark", max(1.0, side * 0.03)), None)
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), r * 0.7, r * 0.7)
        size, places = _STARS[max(0, min(3, self.score))]
        star = size * face.width()
        for x, y in places:
            middle = face.topLeft() + QPointF(x * face.width(), y * face.height())
            art.draw(painter, "star", QRectF(middle.x() - star / 2, middle.y() - star / 2, star, star))


@dataclass(frozen=True)
class Fist(Piece):
    """A hand over the table: closed on a bid that nobody sees, then open."""

    USUAL: ClassVar[float] = 46.0

    colour: str
    """The seat's colour: that of the sleeve."""
    open: bool = False
    """Whether the hand is open."""

    def outline(self, rect: QRectF) -> QPainterPath:
        w, h = rect.width(), rect.height()
        path = QPainterPath()
        side = min(w, h)
        path.addEllipse(rect.center(), side * 0.48, side * 0.48)
        return path

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        name = "fist-open" if self.open else "fist-closed"
        art.draw(painter, name, rect, {CREST_HEX: theme.seat_colour(self.colour).name()})
