"""The large line over the table, to be read from two metres: what has just happened, or who is asked what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTextCharFormat, QTextLayout

from pierres.table import theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import gem, pen, rounded, set_ink, soft_shadow

_SPACING = 1.16
"""Height of a line for letters of height 1."""
_SIDE = 0.62
"""Free room at each end, for a banner of height 1."""


@dataclass(frozen=True)
class Setting:
    """How a sentence is set: the height of its letters, the width of its lines, and where each begins."""

    px: float
    width: float
    starts: tuple[int, ...]


@lru_cache(maxsize=128)
def set_lines(text: str, width: float, height: float, px: float) -> Setting:
    """The largest letters up to `px` with which `text` fits, in one line, or in two if that is larger."""
    metrics = QFontMetricsF(theme.serif(100))
    whole = metrics.horizontalAdvance(text) / 100
    one = min(px, height / _SPACING, width / whole if whole else px)
    best = Setting(one, whole * one, (0,))
    if one >= px:
        return best
    for at, letter in enumerate(text):
        if letter != " ":
            continue
        wide = max(metrics.horizontalAdvance(part) for part in (text[:at], text[at + 1 :])) / 100
        two = min(px, height / (2 * _SPACING), width / wide if wide else px)
        # Of two ways to break, with letters of one height, the one with the more even lines.
        if (two, -wide * two) > (best.px, -best.width if len(best.starts) == 2 else 0.0):
            best = Setting(two, wide * two, (0, at + 1))
    return best


@dataclass(frozen=True)
class Banner(Piece):
    """A sentence in large letters on a dark pill, names in gold; its edge is of the colour of a seat."""

    USUAL: ClassVar[float] = 52.0
    MARGIN: ClassVar[float] = 9.0

    text: str = ""
    """The sentence."""
    named: tuple[tuple[int, int], ...] = ()
    """Where the names begin and end that stand out in it."""
    colour: str | None = None
    """The seat's colour of whom it speaks to, or None."""
    px: float = 42.0
    """Height of the letters at most."""

    @staticmethod
    def width_for(text: str, widest: float, h: float, px: float) -> float:
        """How wide a banner of height `h` is for `text`."""
        return min(widest, set_lines(text, widest - 2 * _SIDE * h, 0.94 * h, px).width + 2 * _SIDE * h + 1)

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, rect.height() / 2)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 2 * g, 4 * g, 4 * g)
        set_ink(painter, pen("panel_line", max(1.8, 0.03 * h)), theme.colour("panel", 0.96))
        painter.drawPath(self.outline(rect))
        if self.colour is not None:
            self._gems(painter, w, h)
        setting = set_lines(self.text, w - 2 * _SIDE * h, 0.94 * h, self.px)
        font = theme.serif(setting.px)
        tall = _SPACING * setting.px
        top = (h - tall * len(setting.starts)) / 2 - 0.03 * h
        ends = (*(start - 1 for start in setting.starts[1:]), len(self.text))
        for line, (start, end) in enumerate(zip(setting.starts, ends, strict=True)):
            self._line(painter, font, start, end, QRectF(0, top + line * tall, w, tall))

    def _gems(self, painter: QPainter, w: float, h: float) -> None:
        """A lozenge of the seat's colour at each end, as on its name plate."""
        assert self.colour is not None
        set_ink(painter, pen("gold_light", max(1.0, 0.022 * h)), theme.seat_colour(self.colour))
        for x in (0.36 * h, w - 0.36 * h):
            painter.drawPath(gem(x, h * 0.5, h * 0.13, h * 0.23))

    def _line(self, painter: QPainter, font: QFont, start: int, end: int, rect: QRectF) -> None:
        text = self.text[start:end]
        layout = QTextLayout(text, font)
        layout.setFormats(self._gilded(start, end))
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        painter.setPen(theme.colour("text"))
        # The layout's own width is too large where a sentence ends in three dots.
        wide = QFontMetricsF(font).horizontalAdvance(text)
        layout.draw(painter, QPointF(rect.center().x() - wide / 2, rect.center().y() - line.height() / 2))

    def _gilded(self, start: int, end: int) -> list[QTextLayout.FormatRange]:
        """Where names stand between `start` and `end`, counted from there."""
        found = []
        for first, last in self.named:
            first, last = max(first, start), min(last, end)
            if first < last:
                gilt = QTextLayout.FormatRange()
                gilt.start, gilt.length = _units(self.text[start:first]), _units(self.text[first:last])
                gilt.format = QTextCharFormat()
                gilt.format.setForeground(theme.colour("name"))
                found.append(gilt)
        return found


def _units(text: str) -> int:
    """How many units Qt counts for a text."""
    return len(text.encode("utf-16-le")) // 2
