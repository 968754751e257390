"""Stones and coins: how each kind is drawn, single ones, heaps of one kind, and a row of places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import floor
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from pierres.table import art, theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import closed, oval, pen, rounded, set_ink, soft_shadow
from pierres.table.places import Rect, columns

STONES = ("red", "blue", "yellow")
COINS = ("fairy", "common", "silver", "cursed", "amulet")
KINDS = STONES + COINS

_FILE = {kind: f"stone-{kind}" for kind in STONES} | {kind: f"coin-{kind}" for kind in COINS}
# Where a letter stands, from the top, and how high it is, both as shares of the piece.
_LETTER = {"red": (0.62, 0.36), "blue": (0.60, 0.40), "yellow": (0.5, 0.44), "amulet": (0.61, 0.40)}
_SMALL = 24  # device pixels
_PALE = ("red", "blue", "cursed", "amulet")  # dark kinds, whose letter is pale
# The letters of the high-contrast theme. The French word for common gold is "vulgaire", hence the two tables;
# argent and the skull's cross are understood in both languages, D is for the amulet that doubles.
_LETTERS: Mapping[str, Mapping[str, str]] = {
    "en": {"red": "R", "blue": "S", "yellow": "T", "fairy": "F", "common": "C", "silver": "A", "cursed": "X",
           "amulet": "D"},
    "fr": {"red": "R", "blue": "S", "yellow": "T", "fairy": "F", "common": "V", "silver": "A", "cursed": "X",
           "amulet": "D"},
}  # fmt: skip
_GEMS = {"red": "ruby", "blue": "sapphire", "yellow": "topaz"}


def draw_kind(painter: QPainter, kind: str, rect: QRectF) -> None:
    """Draw one stone or coin into the square `rect`, with its letter where the theme has letters."""
    recolour = None
    if kind in _GEMS:
        written, colour = theme.drawn(_GEMS[kind]), theme.colour(_GEMS[kind]).name()
        recolour = {written: colour} if colour != written else None
    name = _FILE[kind]
    pixels = abs(painter.worldTransform().m22()) * rect.height() * painter.device().devicePixelRatioF()
    if kind == "fairy" and pixels < _SMALL:
        name = "coin-fairy-small"  # at this size four wings run together: two bold ones stay wings
    art.draw(painter, name, rect, recolour)
    if written := letter(kind):
        _draw_letter(painter, written, rect, kind)


def letter(kind: str) -> str:
    """The letter of a kind in the theme in force; empty where the theme has none."""
    return theme.letters(_LETTERS).get(kind, "")


def _draw_letter(painter: QPainter, letter: str, rect: QRectF, kind: str) -> None:
    """A letter with a rim, so that it reads on any drawing."""
    middle, height = _LETTER.get(kind, (0.5, 0.46))
    face, rim = ("paper", "ink") if kind in _PALE else ("ink", "paper")
    path = QPainterPath()
    path.addText(QPointF(0, 0), theme.sans(100, bold=True), letter)
    box = path.boundingRect()
    scale = rect.height() * height / box.height()
    painter.save()
    painter.translate(rect.center().x(), rect.top() + rect.height() * middle)
    painter.scale(scale, scale)
    painter.translate(-box.center())
    set_ink(painter, pen(rim, box.height() * 0.30), rim)
    painter.drawPath(path)
    set_ink(painter, None, face)
    painter.drawPath(path)
    painter.restore()


def kind_outline(kind: str, rect: QRectF) -> QPainterPath:
    """The rough edge of a kind: for halos and empty places."""
    r = rect.adjusted(rect.width() * 0.04, rect.height() * 0.04, -rect.width() * 0.04, -rect.height() * 0.04)
    cx, left, right, top, bottom = r.center().x(), r.left(), r.right(), r.top(), r.bottom()
    if kind == "red":
        low = bottom - r.height() * 0.08
        return closed((cx, top), (right, low), (left, low))
    if kind == "yellow":
        high, low = top + r.height() / 4, bottom - r.height() / 4
        return closed((cx, top), (right, high), (right, low), (cx, bottom), (left, low), (left, high))
    if kind not in ("blue", "amulet"):
        return oval(r)
    path = QPainterPath(QPointF(cx, top))
    belly = top + r.height() * 0.45
    path.cubicTo(cx + r.width() * 0.5, belly, right, bottom, cx, bottom)
    path.cubicTo(left, bottom, cx - r.width() * 0.5, belly, cx, top)
    return path


def kind_pixmap(kind: str, size: float, dpr: float = 1.0) -> QPixmap:
    """One stone or coin as an icon of `size` logical pixels. Raises KeyError for an unknown kind."""
    _FILE[kind]
    return art.composed(
        f"kind:{kind}", size, size, dpr, lambda p: draw_kind(p, kind, QRectF(0, 0, size, size))
    )


@dataclass(frozen=True)
class Token(Piece):
    """One stone or coin."""

    USUAL: ClassVar[float] = 24.0
    MARGIN: ClassVar[float] = 5.0

    kind: str
    """A stone's colour or a coin's kind."""

    def outline(self, rect: QRectF) -> QPainterPath:
        return kind_outline(self.kind, rect)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 1.2 * g, 1.8 * g, 2.0 * g)
        draw_kind(painter, self.kind, rect)


@dataclass(frozen=True)
class Sign(Piece):
    """A stone or coin beside words, without a shadow."""

    MARGIN: ClassVar[float] = 0.0

    kind: str

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_kind(painter, self.kind, rect)


@dataclass(frozen=True)
class Vacancies(Piece):
    """A row of empty round places, each as wide as the row is high."""

    MARGIN: ClassVar[float] = 2.0

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side = rect.height()
        set_ink(painter, pen(theme.colour("text_soft", 0.8), 0.06 * side, [2, 2]), None)
        for index in range(round(rect.width() / side)):
            painter.drawEllipse(QPointF((index + 0.5) * side, side / 2), 0.36 * side, 0.36 * side)


class _Row(NamedTuple):
    """How the pieces of a heap lie."""

    step: float
    """From piece to piece."""
    shown: int
    """How many are drawn."""
    number: str
    """`beside` the row, `on` its last piece, or ""."""
    start: float
    width: float
    """Of pieces and number."""


@dataclass(frozen=True)
class Heap(Piece):
    """A row of stones or coins of one kind, overlapping so that it never grows beyond its width.

    With `label`, or when the row is too narrow to show each piece, the number stands after it.
    """

    USUAL: ClassVar[float] = 24.0
    MARGIN: ClassVar[float] = 5.0
    # Only the pieces turn pale, not their number.
    DIM: ClassVar[float] = 1.0
    # Of a piece, still visible under the next.
    TIGHTEST: ClassVar[float] = 0.24

    kind: str
    """A stone's colour or a coin's kind."""
    count: int = 0
    """How many pieces lie here."""
    label: bool = False
    """Whether the number is always written when there is more than one."""
    align: str = "left"
    """Which side the row keeps to: "left", "center" or "right"."""
    empty: bool = False
    """Whether an empty place is drawn where nothing lies."""
    surface: str = "felt"
    """What it lies on: "felt" or "parchment"."""
    reserve: int = 0
    """Space the row for at least so many, so that it does not shift while pieces come and go."""
    words: str = ""
    """What is written instead of the bare number: "8 spent"."""

    # ---- where the pieces lie

    def place_of(self, i: int, rect: QRectF) -> QRectF:
        """The square of piece `i`; `i` = `count` is where the next one lands."""
        w, h, row = rect.width(), rect.height(), self._row(rect)
        at = min(i, max(row.shown - 1, 0)) if i < self.count else min(i, row.shown)
        return QRectF(min(row.start + at * row.step, w - h), 0, h, h)

    def _row(self, rect: QRectF) -> _Row:
        w, h = rect.width(), rect.height()
        number, wide = "", self._number_width(h)
        crowded = self.label or self._fit(w, h)[1] < self.count
        if (self.words and self.count) or (self.count > 1 and crowded):
            number = "on" if w < h + wide else "beside"
        beside = wide if number == "beside" else 0.0
        step, shown = self._fit(w - beside, h)
        taken = h + step * (max(shown, 1) - 1) + beside
        start = {"left": 0.0, "center": (w - taken) / 2, "right": w - taken}[self.align]
        return _Row(step, shown, number, start, taken if shown else beside)

    def _number_width(self, h: float) -> float:
        if self.words:
            return QFontMetricsF(self._font(h)).horizontalAdvance(self.words) + 0.24 * h
        return h * (0.62 + 0.42 * (len(str(self.count)) - 1))

    def _font(self, h: float) -> QFont:
        """The number is as bold as the pieces; words are smaller, but never too small to read."""
        return theme.sans(max(11.0, 0.6 * h) if self.words else 0.72 * h, bold=True)

    def _fit(self, width: float, size: float) -> tuple[float, int]:
        """The step from piece to piece in `width`, and how many pieces it shows."""
        widest = size * (1.0 if self.kind in STONES else 0.9)
        n = max(self.count, self.reserve)
        if n <= 1:
            return widest, min(self.count, 1)
        step = min(widest, (width - size) / (n - 1))
        tightest = size * self.TIGHTEST
        if step >= tightest:
            return step, self.count
        return tightest, max(1, min(self.count, 1 + floor(max(0.0, width - size) / tightest)))

    # ---- picture

    def outline(self, rect: QRectF) -> QPainterPath:
        w, h, row = rect.width(), rect.height(), self._row(rect)
        return rounded(QRectF(row.start, 0, min(max(row.width, h), w), h), h / 2)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        h, row = rect.height(), self._row(rect)
        if row.shown == 0:
            if self.empty:
                self._draw_empty(painter, rect)
            return
        g = self.grain(rect)
        painter.setOpacity(Piece.DIM if self.dimmed else 1.0)
        for i in range(row.shown):
            place = self.place_of(i, rect)
            soft_shadow(painter, kind_outline(self.kind, place), 1.0 * g, 1.5 * g, 1.6 * g)
            draw_kind(painter, self.kind, place)
        painter.setOpacity(1.0)
        if row.number == "on":
            self._draw_badge(painter, rect, self.place_of(row.shown - 1, rect))
        elif row.number:
            self._draw_number(painter, row.start + h + row.step * (row.shown - 1) + h * 0.14, h)

    def _draw_number(self, painter: QPainter, x: float, h: float) -> None:
        """The number with a rim, for it may lie across the edge of the table."""
        ink, rim = ("ink", "parchment") if self.surface == "parchment" else ("text", "text_rim")
        if self.dimmed:
            ink = f"{ink}_soft"
        font = self._font(h)
        path = QPainterPath()
        text = self.words or str(self.count)
        path.addText(QPointF(x, h * 0.5 + font.pixelSize() * 0.33), font, text)
        set_ink(painter, pen(theme.colour(rim, 0.85), h * 0.17), None)
        painter.drawPath(path)
        set_ink(painter, None, ink)
        painter.drawPath(path)

    def _draw_badge(self, painter: QPainter, rect: QRectF, place: QRectF) -> None:
        size = rect.height() * 0.52
        width = size * (0.62 + 0.46 * len(str(self.count)))
        badge = QRectF(place.right() - width, place.bottom() - size, width, size)
        set_ink(painter, pen("panel_line", 1.2 * self.grain(rect)), "panel")
        painter.drawRoundedRect(badge, size / 2, size / 2)
        painter.setFont(theme.sans(size * 0.86, bold=True))
        painter.setPen(theme.colour("text"))
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), str(self.count))

    def _draw_empty(self, painter: QPainter, rect: QRectF) -> None:
        place = self.place_of(0, rect)
        inset = place.height() * 0.14
        ink = "ink_soft" if self.surface == "parchment" else "text_soft"
        set_ink(painter, pen(theme.colour(ink, 0.55), 1.3 * self.grain(rect), [2.5, 2.5]), None)
        painter.drawPath(kind_outline(self.kind, place.adjusted(inset, inset, -inset, -inset)))


def heaps(coins: Mapping[str, int], room: Rect, size: float, label: bool) -> Iterator[tuple[str, Heap, Rect]]:
    """One small heap for each kind there is, side by side in the middle of a room: kind, heap, place."""
    there = [kind for kind in COINS if coins.get(kind)]
    if not there:
        return
    shares = [1.0 + min(coins[kind], 8) * 0.55 for kind in there]
    for kind, cell in zip(there, columns(room, shares, 3.0), strict=True):
        yield kind, Heap(kind, coins[kind], label, "center"), Rect(cell.x, room.cy - size / 2, cell.w, size)
