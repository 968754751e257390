"""The furniture of the solitaire table: cloth, niches of the foundations, counts, marks, and the score."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF

from pierres.rules.est_royal.cards import RANKS_A_SUIT
from pierres.table import theme
from pierres.table.est_royal.pieces.playing_card import TAG_RATIO, draw_tag
from pierres.table.est_royal.pieces.playing_faces import CORNER, Style, W
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import fitted_text, oval, pen, rounded, set_ink, soft_shadow
from pierres.table.places import Rect, qrect

_USUAL = Style()
_LEFT = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class Count(Piece):
    """How many cards a pile has, on a small plate."""

    USUAL: ClassVar[float] = 24.0
    MARGIN: ClassVar[float] = 3.0

    text: str = ""
    """The number."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        h = rect.height()
        set_ink(painter, pen("panel_line", 1.3 * self.grain(rect)), theme.colour("panel", 0.96))
        painter.drawRoundedRect(rect, h / 2, h / 2)
        painter.setPen(theme.colour("text"))
        fitted_text(painter, rect, self.text, 0.74 * h, family="sans")


@dataclass(frozen=True)
class HintFrame(Piece):
    """A bold frame round a card or an empty place, and in its middle a medal: an arrow that points down to a
    place where a card may go, or up at a card that may be taken."""

    MARGIN: ClassVar[float] = 9.0

    kind: str = "place"
    """`place` or `card`."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w = rect.width()
        bold = max(3.0, 0.03 * w)
        round_ = w * CORNER / W
        frame = rect.adjusted(-0.5 * bold, -0.5 * bold, 0.5 * bold, 0.5 * bold)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name, width in (("line", bold + 2.5), ("halo", bold)):
            painter.setPen(pen(theme.colour(name), width))
            painter.drawRoundedRect(frame, round_ + 0.5 * bold, round_ + 0.5 * bold)
        side = 0.36 * w
        painter.translate(rect.center())
        medal = oval(QRectF(-side / 2, -side / 2, side, side))
        soft_shadow(painter, medal, 1.5, 2.5, 2.5)
        set_ink(painter, pen("line", max(1.6, 0.05 * side)), "gold")
        painter.drawPath(medal)
        if self.kind == "card":
            painter.rotate(180)
        arrow = ((-0.1, -0.3), (0.1, -0.3), (0.1, 0), (0.27, 0), (0, 0.32), (-0.27, 0), (-0.1, 0))
        set_ink(painter, None, "line")
        painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in arrow]))


@dataclass(frozen=True)
class Niche(Piece):
    """The place of a foundation, sunk into the table and framed in gold: the card lies on the left, beside it
    stand what comes next, the base rank, and how far the foundation has grown."""

    MARGIN: ClassVar[float] = 3.0
    CORNERS: ClassVar[tuple[float, float]] = (inf, 0.07)

    notes: Rect
    """Where the words stand, in the niche's own coordinates."""
    wants: str = ""
    """The caption over the slip."""
    wanted: str = ""
    """What comes next, as `draw_tag` takes it; "" where there is no slip."""
    base: str = ""
    count: int = 0
    number: str = ""
    """The count in words: "2/13"."""
    px: float = 14.0
    style: Style = _USUAL

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        h = rect.height()
        notes, px = qrect(self.notes), self.px
        self._frame(painter, rect)
        full = self.count == RANKS_A_SUIT
        top = notes.top()
        if self.wanted:
            height = min(2.3 * px, notes.width() / TAG_RATIO, 0.19 * notes.height())
            painter.setPen(theme.colour("text"))
            line = QRectF(notes.left(), top, notes.width(), 1.35 * px)
            fitted_text(painter, line, self.wants, px, bold=False, family="sans", align=_LEFT)
            slip = QRectF(notes.left() + 1, line.bottom() + 0.15 * px, height * TAG_RATIO, height)
            draw_tag(painter, self.wanted, self.style, slip)
            top = slip.bottom()
        low = notes.bottom() - 1.4 * px
        number = QRectF(notes.left(), low, notes.width(), 1.4 * px)
        painter.setPen(theme.colour("text"))
        fitted_text(painter, number, self.number, 1.05 * px, family="sans", align=_LEFT)
        low -= 0.5 * px
        self._steps(painter, QRectF(notes.left(), low, 0.97 * notes.width(), 0.5 * px))
        low -= 1.5 * px
        painter.setPen(theme.colour("text"))
        base = QRectF(notes.left(), low, notes.width(), 1.35 * px)
        fitted_text(painter, base, self.base, px, bold=False, family="sans", align=_LEFT)
        wide = min(0.72 * notes.width(), 1.2 * (low - top) - px, (0.5 if full else 0.34) * h)
        if self.count and wide > 1.1 * px:
            _crown(painter, QPointF(notes.left() + 0.45 * notes.width(), (top + low) / 2), wide, full)

    def _frame(self, painter: QPainter, rect: QRectF) -> None:
        set_ink(painter, None, theme.colour("felt_shade", 0.42))
        painter.drawPath(self.outline(rect))
        set_ink(painter, pen("felt_line", max(1.8, 0.010 * rect.height())), None)
        painter.drawPath(self.outline(rect))

    def _steps(self, painter: QPainter, bar: QRectF) -> None:
        """One notch for each of the thirteen cards."""
        step = bar.width() / RANKS_A_SUIT
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(RANKS_A_SUIT):
            notch = QRectF(bar.left() + index * step, bar.top(), 0.68 * step, bar.height())
            done = index < self.count
            painter.setBrush(theme.colour("halo") if done else theme.colour("text", 0.28))
            painter.drawRoundedRect(notch, 0.25 * notch.width(), 0.25 * notch.width())


def _crown(painter: QPainter, middle: QPointF, wide: float, full: bool) -> None:
    side = wide / 2
    points = [(-0.8, 0.5), (-1, -0.28), (-0.42, 0.05), (0, -0.5), (0.42, 0.05), (1, -0.28), (0.8, 0.5)]
    crown = QPolygonF([middle + QPointF(x * side, y * side) for x, y in points])
    painter.setPen(pen("felt_line", max(1.4, 0.05 * wide)))
    painter.setBrush(theme.colour("gold") if full else theme.colour("felt_line", 0.25))
    painter.drawPolygon(crown)
    foot = middle + QPointF(0, 0.72 * side)
    painter.drawLine(foot - QPointF(0.8 * side, 0), foot + QPointF(0.8 * side, 0))


@dataclass(frozen=True)
class ScorePlate(Piece):
    """The deal, the points of 52 with a bar, and two or three lines more."""

    USUAL: ClassVar[float] = 230.0
    MARGIN: ClassVar[float] = 4.0
    CORNERS: ClassVar[tuple[float, float]] = (inf, 0.05)

    title: str
    points: int
    word: str
    """What the points are points of."""
    lines: tuple[tuple[str, str], ...]
    """Captions and their values."""
    px: float
    """Height of the letters at most."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        set_ink(
            painter, pen(theme.colour("panel_line", 0.8), 1.4 * self.grain(rect)), theme.colour("panel", 0.5)
        )
        painter.drawPath(self.outline(rect))
        pad = min(0.07 * h, 0.07 * w)
        # All of it is seen, however large the letters would be.
        px = min(self.px, (h - 2 * pad) / (5.7 + 1.4 * len(self.lines)))
        left, wide = 1.2 * pad, w - 2.4 * pad
        free = h - 2 * pad - (5.7 + 1.4 * len(self.lines)) * px
        y = pad + 0.25 * free
        painter.setPen(theme.colour("text_strong"))
        fitted_text(painter, QRectF(left, y, wide, 1.5 * px), self.title, 1.12 * px, align=_LEFT)
        y += 1.7 * px
        big = 2.7 * px
        number = theme.serif(big * 0.92, bold=True)
        metrics = QFontMetricsF(number)
        painter.setFont(number)
        painter.setPen(theme.colour("text"))
        baseline = y + 0.5 * big + metrics.capHeight() / 2
        painter.drawText(QPointF(left, baseline), str(self.points))
        beside = left + metrics.horizontalAdvance(str(self.points)) + 0.4 * px
        painter.setPen(theme.colour("text_soft"))
        rest = QRectF(beside, baseline - 1.2 * px, max(1.0, left + wide - beside), 1.6 * px)
        fitted_text(painter, rest, self.word, px, bold=False, family="sans", align=_LEFT)
        y += big + 0.1 * px
        bar = QRectF(left, y, wide, 0.55 * px)
        set_ink(painter, pen("panel_line", 1.2 * self.grain(rect)), theme.colour("panel", 0.7))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        set_ink(painter, None, "gold")
        done = QRectF(bar)
        done.setWidth(max(bar.height(), bar.width() * self.points / 52))
        painter.drawRoundedRect(done.adjusted(1, 1, -1, -1), bar.height() / 2, bar.height() / 2)
        y += 1.15 * px + min(free / 2, px)
        for caption, value in self.lines:
            row = QRectF(left, y, wide, 1.4 * px)
            painter.setPen(theme.colour("text_soft"))
            half = QRectF(row.left(), row.top(), 0.62 * wide, row.height())
            fitted_text(painter, half, caption, px, bold=False, family="sans", align=_LEFT)
            painter.setPen(theme.colour("text"))
            other = QRectF(half.right(), row.top(), 0.38 * wide, row.height())
            fitted_text(painter, other, value, px, family="sans", align=Qt.AlignmentFlag.AlignRight)
            y += 1.4 * px


@dataclass(frozen=True)
class PileSheet(Piece):
    """The ground of a pile that is spread out, with a line over it."""

    MARGIN: ClassVar[float] = 6.0

    title: str
    px: float
    """Height of the letters of the line."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        shape = rounded(rect, 12)
        soft_shadow(painter, shape, 2, 3, 3)
        set_ink(painter, pen("panel_line", 1.8), "panel")
        painter.drawPath(shape)
        painter.setPen(theme.colour("text"))
        px = self.px
        line = QRectF(0.9 * px, 0.45 * px, rect.width() - 1.8 * px, 1.4 * px)
        fitted_text(painter, line, self.title, px, bold=False, family="sans", align=_LEFT)
