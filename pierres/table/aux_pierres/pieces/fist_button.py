"""The large button that closes the fist: a word, and under it the key that does the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath

from pierres.table import theme
from pierres.table.pieces.button import Button
from pierres.table.pieces.strokes import draw_off, fitted_text, in_two, pen, rounded, soft_shadow


@dataclass(frozen=True)
class FistButton(Button):
    """A button whose letters are as large as it is, on parchment."""

    USUAL: ClassVar[float] = 52.0
    MARGIN: ClassVar[float] = 7.0

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, min(12, rect.height() * 0.22))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        if self.enabled:
            g = self.grain(rect)
            if not self.down:
                soft_shadow(painter, self.outline(rect), 1.2 * g, 2.6 * g, 2.5 * g)
            face = theme.colour("button_hover" if self.hovered else "button")
            shade = QLinearGradient(0, 0, 0, h)
            shade.setColorAt(0, face.lighter(100 if self.down else 112))
            shade.setColorAt(1, face.darker(112))
            painter.setBrush(shade)
            painter.setPen(pen(theme.colour("line"), 2.5 * g))
            painter.drawPath(self.outline(rect))
            painter.setPen(theme.colour("button_text"))
        else:
            draw_off(painter, self.outline(rect), "parchment")
        sunk = 1.0 if self.down else 0.0
        painter.translate(0, sunk)
        edge = min(8.0, 0.06 * w)
        wide = w - 2 * edge
        size = h * (0.30 if self.hint else 0.36)
        upper, lower = QRectF(edge, h * 0.13, wide, h * 0.42), QRectF(edge, h * 0.55, wide, h * 0.30)
        lines = [self.text]
        if 0.8 * QFontMetricsF(theme.sans(size, bold=True)).horizontalAdvance(self.text) > wide:
            # Two lines are larger than one that would have to shrink.
            lines, size = in_two(self.text), 0.26 * h
            upper, lower = QRectF(edge, 0.07 * h, wide, 0.58 * h), QRectF(edge, 0.66 * h, wide, 0.26 * h)
        if not self.hint:
            upper = QRectF(edge, 0, wide, h)
        high = upper.height() / len(lines)
        for number, line in enumerate(lines):
            place = QRectF(edge, upper.y() + number * high, wide, high)
            fitted_text(painter, place, line, min(size, 0.95 * high), family="sans", smallest=0.45)
        if self.hint:
            fitted_text(painter, lower, self.hint, h * 0.215, bold=False, family="sans")
