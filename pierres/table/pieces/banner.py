"""The large line over the table, to be read from two metres: what has just happened, or who is asked what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Piece, Shown, pen, soft_shadow

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


class Banner(Piece):
    """A sentence in large letters on a dark pill, names in gold; its edge is of the colour of a seat."""

    USUAL = 52.0
    MARGIN = 9.0

    def __init__(
        self, text: str = "", w: float = 660, h: float = 72, *, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(w, h, parent)
        self._text = text
        self._named: tuple[tuple[int, int], ...] = ()
        self._colour: str | None = None
        self._px = 0.58 * h

    text = Shown[str]()
    """The sentence."""

    named = Shown[tuple[tuple[int, int], ...]]()
    """Where the names begin and end that stand out in it."""

    colour = Shown[str | None]()
    """The seat's colour of whom it speaks to, or None."""

    px = Shown[float]()
    """Height of the letters at most."""

    @staticmethod
    def width_for(text: str, widest: float, h: float, px: float) -> float:
        """How wide a banner of height `h` is for `text`."""
        return min(widest, set_lines(text, widest - 2 * _SIDE * h, 0.94 * h, px).width + 2 * _SIDE * h + 1)

    def state(self) -> str:
        return f"{self._colour}:{self._px:g}:{self._named}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), self._h / 2, self._h / 2)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        g = self.grain()
        soft_shadow(painter, self.outline(), 2 * g, 4 * g, 4 * g)
        painter.setBrush(theme.colour("panel", 0.96))
        painter.setPen(pen(theme.colour("panel_line"), max(1.8, 0.03 * h)))
        painter.drawPath(self.outline())
        if self._colour is not None:
            self._gems(painter)
        setting = set_lines(self._text, w - 2 * _SIDE * h, 0.94 * h, self._px)
        font = theme.serif(setting.px)
        tall = _SPACING * setting.px
        top = (h - tall * len(setting.starts)) / 2 - 0.03 * h
        ends = (*(start - 1 for start in setting.starts[1:]), len(self._text))
        for line, (start, end) in enumerate(zip(setting.starts, ends, strict=True)):
            self._line(painter, font, start, end, QRectF(0, top + line * tall, w, tall))

    def _gems(self, painter: QPainter) -> None:
        """A lozenge of the seat's colour at each end, as on its name plate."""
        assert self._colour is not None
        h = self._h
        painter.setBrush(theme.seat_colour(self._colour))
        painter.setPen(pen(theme.colour("gold_light"), max(1.0, 0.022 * h)))
        for x in (0.36 * h, self._w - 0.36 * h):
            gem = QPainterPath(QPointF(x, h * 0.27))
            gem.lineTo(x + h * 0.13, h * 0.5)
            gem.lineTo(x, h * 0.73)
            gem.lineTo(x - h * 0.13, h * 0.5)
            gem.closeSubpath()
            painter.drawPath(gem)

    def _line(self, painter: QPainter, font: QFont, start: int, end: int, rect: QRectF) -> None:
        text = self._text[start:end]
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
        for first, last in self._named:
            first, last = max(first, start), min(last, end)
            if first < last:
                gilt = QTextLayout.FormatRange()
                gilt.start, gilt.length = _units(self._text[start:first]), _units(self._text[first:last])
                gilt.format = QTextCharFormat()
                gilt.format.setForeground(theme.colour("name"))
                found.append(gilt)
        return found


def _units(text: str) -> int:
    """How many units Qt counts for a text."""
    return len(text.encode("utf-16-le")) // 2
