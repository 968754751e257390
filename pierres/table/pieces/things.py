"""The things between the seats: pile, bag, bank, tray, die and fist."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import art, theme
from pierres.table.pieces.base import Piece, Shown, fitted_text, pen, soft_shadow
from pierres.table.pieces.card import CARD_RATIO, draw_back
from pierres.table.pieces.kinds import STONES, draw_kind
from pierres.table.pieces.screen import CREST_HEX

_BAG_INK = theme.drawn("bag_edge")  # the ink line in the files of the bag


class Pile(Piece):
    """Face-down cards in a pile, as thick as they are many; an empty place where there are none."""

    USUAL = 72.0
    MARGIN = 12.0
    _MOST = 12  # cards whose edges are drawn

    def __init__(self, count: int = 0, width: float = 84, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(width, width * CARD_RATIO, parent)
        self._count = count

    count = Shown[int]()
    """How many cards the pile holds."""

    def state(self) -> str:
        return str(min(self._count, self._MOST))

    def top_rect(self) -> QRectF:
        """Where the uppermost card lies, in item coordinates: a drawn card starts from there."""
        step = self._w * 0.016
        layers = max(0, min(self._count, self._MOST) - 1)
        w = self._w - step * (self._MOST - 1)
        h = w * CARD_RATIO
        return QRectF(step * layers, self._h - h - step * layers, w, h)

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = self._w * 0.06
        path.addRoundedRect(self.rect(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        radius = self._w * 0.058
        if self._count <= 0:
            painter.setBrush(theme.colour("felt_shade", 0.35))
            line = pen(theme.colour("felt_line", 0.9), 1.6 * self.grain())
            line.setDashPattern([4, 3])
            painter.setPen(line)
            rect = self.top_rect().adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(rect, radius, radius)
            return
        step = self._w * 0.016
        top = self.top_rect()
        layers = min(self._count, self._MOST) - 1
        base = top.translated(-step * layers, step * layers)
        shadow = QPainterPath()
        shadow.addRoundedRect(base.united(top), radius, radius)
        g = self.grain()
        soft_shadow(painter, shadow, 2.5 * g, 4 * g, 4 * g)
        for i in range(layers):
            edge = base.translated(step * i, -step * i)
            painter.setPen(pen(theme.colour("line"), max(0.8, self._w * 0.012)))
            painter.setBrush(theme.colour("parchment_dark" if i % 2 else "parchment"))
            painter.drawRoundedRect(edge, radius, radius)
        draw_back(painter, top)


class Bag(Piece):
    """The black cloth bag: closed on the table, open while stones are drawn from it."""

    USUAL = 100.0

    def __init__(
        self, w: float = 96, h: float = 128, opened: bool = False, *, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(w, h, parent)
        self._open = opened
        self._hand = ""

    open = Shown[bool]()
    """Whether its mouth stands open."""

    hand = Shown[str]()
    """The seat colour of whoever has a hand in it; "" for none."""

    def mouth(self) -> QPointF:
        """Where stones come out, in item coordinates."""
        place = self._place()
        return QPointF(place.center().x(), place.top() + place.height() * 0.26)

    def state(self) -> str:
        return f"{self._open}:{self._hand}"

    def _place(self) -> QRectF:
        scale = min(self._w / 120, self._h / 160)
        w, h = 120 * scale, 160 * scale
        return QRectF((self._w - w) / 2, (self._h - h) / 2, w, h)

    def outline(self) -> QPainterPath:
        p = self._place()
        path = QPainterPath()
        path.addRoundedRect(
            p.adjusted(p.width() * 0.06, p.height() * 0.03, -p.width() * 0.06, -p.height() * 0.03),
            p.width() * 0.4, p.width() * 0.4,
        )  # fmt: skip
        return path

    def draw(self, painter: QPainter) -> None:
        # Black cloth needs a pale edge where the table is black too.
        edge = theme.colour("bag_edge").name()
        if self._hand:
            sleeve = theme.seat_colour(self._hand).name()
            art.draw(painter, "bag-hand", self.rect(), {_BAG_INK: edge, CREST_HEX: sleeve})
            return
        art.draw(painter, "bag-open" if self._open else "bag-closed", self._place(), {_BAG_INK: edge})


class Bank(Piece):
    """The bank: an oval tray with what is left of each kind and its number."""

    USUAL = 130.0
    MARGIN = 8.0
    _ROWS = (STONES, ("fairy", "common", "silver"), ("cursed", "amulet"))

    def __init__(
        self, w: float = 236, h: float = 152, title: str = "", px: float = 18,
        *, parent: QGraphicsItem | None = None,
    ) -> None:  # fmt: skip
        super().__init__(w, h, parent)
        self._title = title
        self._px = px
        self._stock: dict[str, int] = {}

    @property
    def stock(self) -> dict[str, int]:
        """What is left: kind → number. A kind that is missing is not shown."""
        return dict(self._stock)

    @stock.setter
    def stock(self, stock: Mapping[str, int]) -> None:
        if dict(stock) != self._stock:
            self._stock = dict(stock)
            self.refresh()

    title = Shown[str]()
    """The word above the numbers, in the language at hand."""

    px = Shown[float]()
    """Height of the figures."""

    def state(self) -> str:
        return f"{self._title}:{self._px}:{sorted(self._stock.items())}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.rect())
        return path

    def _columns(self) -> list[list[str]]:
        columns = [[kind for kind in column if kind in self._stock] for column in self._ROWS]
        return [column for column in columns if column]

    def _cells(self) -> dict[str, QRectF]:
        """The place of each kind shown: icon at its left, number beside it."""
        columns = self._columns() or [list(column) for column in self._ROWS]
        w, h = self._w, self._h
        head = self._px * 1.15 if self._title else 0.0
        inner = QRectF(w * 0.10, h * 0.09 + head, w * 0.80, h * 0.77 - head)
        rows = max(len(column) for column in columns)
        pitch = min(inner.height() / rows, self._px * 1.75)
        top = inner.center().y() - pitch * rows / 2
        # The lowest stone keeps off the rim; the column at the right is shorter.
        inner.setLeft(max(inner.left(), w / 2 - self._half(top + pitch * (len(columns[0]) - 0.1))))
        width = inner.width() / len(columns)
        cells: dict[str, QRectF] = {}
        for c, column in enumerate(columns):
            for r, kind in enumerate(column):
                cells[kind] = QRectF(inner.left() + width * c, top + pitch * r, width, pitch)
        return cells

    def place_of(self, kind: str) -> QRectF:
        """The square of a kind's icon, in item coordinates; the middle of the tray for a kind not shown."""
        cell = self._cells().get(kind)
        if cell is None:
            return QRectF(self._w / 2 - 12, self._h / 2 - 12, 24, 24)
        side = min(cell.height() * 0.86, self._px * 1.4, cell.width() * 0.48)
        # Icon and two figures stand in the middle of their cell.
        left = cell.left() + max(0.0, (cell.width() - side - self._px * 1.42) / 2)
        return QRectF(left, cell.center().y() - side / 2, side, side)

    def _half(self, y: float) -> float:
        """How far the hollow reaches to each side at a height."""
        wide, high = self._w / 2 - 9, self._h / 2 - 9
        return wide * sqrt(max(0.0, 1 - ((y - self._h / 2) / high) ** 2))

    def draw(self, painter: QPainter) -> None:
        rect = self.rect()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("shadow", 0.35))
        painter.drawEllipse(rect.translated(2.5, 4))
        painter.setBrush(theme.colour("panel"))
        painter.setPen(pen(theme.colour("felt_edge"), 2.5 * self.grain()))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colour("panel_line"), 1.6 * self.grain()))
        painter.drawEllipse(rect.adjusted(5, 5, -5, -5))
        # The hollow: its wall is dark under the candle's side and catches light on the other.
        painter.setPen(pen(theme.colour("shadow", 0.30), 2.4 * self.grain()))
        painter.drawArc(rect.adjusted(8, 8, -8, -8), 60 * 16, 130 * 16)
        painter.setPen(pen(theme.colour("glow", 0.22), 2 * self.grain()))
        painter.drawArc(rect.adjusted(8, 8, -8, -8), 250 * 16, 110 * 16)
        if self._title:
            painter.setPen(theme.colour("text_soft"))
            place = QRectF(self._w * 0.2, self._h * 0.085, self._w * 0.6, self._px * 1.2)
            fitted_text(painter, place, self._title, self._px * 0.86, bold=False, family="sans")
        for kind, cell in self._cells().items():
            if kind not in self._stock:
                continue
            icon = self.place_of(kind)
            count = self._stock[kind]
            painter.save()
            if count == 0:
                painter.setOpacity(painter.opacity() * 0.45)
            draw_kind(painter, kind, icon)
            painter.restore()
            painter.setPen(theme.colour("text"))
            left = icon.right() + self._px * 0.32
            text = QRectF(left, cell.top(), max(self._px, cell.right() - left), cell.height())
            fitted_text(painter, text, str(count), self._px, family="sans", align=Qt.AlignmentFlag.AlignLeft)


class Tray(Piece):
    """A dashed place to lay things on: the fist's bid on parchment, or a place on the felt."""

    USUAL = 110.0

    def __init__(
        self, w: float = 200, h: float = 110, title: str = "", *, surface: str = "parchment", px: float = 14,
        parent: QGraphicsItem | None = None,
    ) -> None:  # fmt: skip
        super().__init__(w, h, parent)
        self._title = title
        self._surface = surface
        self._px = px
        self._active = False

    title = Shown[str]()
    """A small line at the top."""

    active = Shown[bool]()
    """Drawn stronger: things may be laid here now."""

    def inner_rect(self) -> QRectF:
        """Free room below the title."""
        head = self._px * 1.5 if self._title else 8.0
        return QRectF(10, head, self._w - 20, self._h - head - 8)

    def state(self) -> str:
        return f"{self._title}:{self._surface}:{self._px}:{self._active}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 14, 14)
        return path

    def draw(self, painter: QPainter) -> None:
        parchment = self._surface == "parchment"
        fill = theme.colour("parchment_dark", 0.95) if parchment else theme.colour("felt_shade", 0.35)
        line = pen(
            theme.colour("ink_soft" if parchment else "felt_line"),
            (2.6 if self._active else 1.8) * self.grain(),
        )
        line.setDashPattern([3.2, 2.6])
        painter.setPen(line)
        painter.setBrush(fill)
        r = 14 * self.grain()
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), r, r)
        if self._title:
            painter.setPen(theme.colour("ink_soft" if parchment else "text_soft"))
            place = QRectF(10, 4, self._w - 20, self._px * 1.35)
            fitted_text(painter, place, self._title, self._px, bold=False, family="sans")


# Where the stars lie on the face of the die and how large they are, as shares of it, by the score.
_STARS = {
    0: (0.0, ()),
    1: (0.66, ((0.5, 0.5),)),
    2: (0.44, ((0.31, 0.31), (0.69, 0.69))),
    3: (0.4, ((0.5, 0.29), (0.285, 0.69), (0.715, 0.69))),
}


class Die(Piece):
    """The score: a wooden cube, seen a little from its right and below, with 0 to 3 red stars on its face."""

    USUAL = 32.0

    _DEPTH = 0.15  # of the side

    def __init__(
        self, score: int = 0, w: float = 34, h: float = 34, *, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(w, h, parent)
        self._score = score

    score = Shown[int]()
    """Points, 0 to 3; the blank face is 0."""

    def state(self) -> str:
        return str(self._score)

    def cube_rect(self) -> QRectF:
        """The cube: as large as the place allows, in its middle."""
        side = min(self._w, self._h)
        return QRectF((self._w - side) / 2, (self._h - side) / 2, side, side)

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = min(self._w, self._h) * 0.16
        path.addRoundedRect(self.cube_rect(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        cube = self.cube_rect()
        side = cube.width()
        depth = side * self._DEPTH
        r = side * 0.16
        line = pen(theme.colour("line"), max(1.3, side * 0.05))
        g = self.grain()
        soft_shadow(painter, self.outline(), 1.5 * g, 2.5 * g, 2.5 * g)
        painter.setPen(line)
        painter.setBrush(theme.colour("parchment_edge"))
        painter.drawRoundedRect(cube, r, r)
        face = cube.adjusted(0, 0, -depth, -depth)
        # The right side catches less light than the face and more than the bottom.
        right = QPainterPath()
        right.addRoundedRect(cube.adjusted(depth, 0, 0, -depth), r, r)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("parchment_dark"))
        painter.drawPath(right)
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cube, r, r)
        painter.drawLine(
            face.bottomRight() - QPointF(r * 0.4, r * 0.4), cube.bottomRight() - QPointF(r * 0.4, r * 0.4)
        )
        painter.setBrush(theme.colour("parchment_light"))
        painter.drawRoundedRect(face, r, r)
        # The rounded edge of the face, lit from the candle's side.
        inset = side * 0.07
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colour("parchment_dark"), max(1.0, side * 0.03)))
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), r * 0.7, r * 0.7)
        size, places = _STARS[max(0, min(3, self._score))]
        star = size * face.width()
        for x, y in places:
            middle = face.topLeft() + QPointF(x * face.width(), y * face.height())
            art.draw(painter, "star", QRectF(middle.x() - star / 2, middle.y() - star / 2, star, star))


class Fist(Piece):
    """A hand over the table: closed on a bid that nobody sees, then open."""

    USUAL = 46.0

    def __init__(
        self, colour: str, w: float = 64, h: float = 64, *, opened: bool = False,
        parent: QGraphicsItem | None = None,
    ) -> None:  # fmt: skip
        super().__init__(w, h, parent)
        self._colour = colour
        self._open = opened

    colour = Shown[str]()
    """The seat's colour: that of the sleeve."""

    open = Shown[bool]()
    """Whether the hand is open."""

    def palm_rect(self) -> QRectF:
        """Where coins lie on the open hand, in item coordinates."""
        return QRectF(self._w * 0.26, self._h * 0.46, self._w * 0.44, self._h * 0.28)

    def state(self) -> str:
        return f"{self._colour}:{self._open}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        side = min(self._w, self._h)
        path.addEllipse(self.rect().center(), side * 0.48, side * 0.48)
        return path

    def draw(self, painter: QPainter) -> None:
        name = "fist-open" if self._open else "fist-closed"
        art.draw(painter, name, self.rect(), {CREST_HEX: theme.seat_colour(self._colour).name()})
