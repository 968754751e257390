"""The button: whatever is pressed on a table and is not a thing itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from pierres.table import theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import (
    WRAPPED,
    WRAPPED_LEFT,
    draw_off,
    fitting_font,
    pen,
    rounded,
    soft_shadow,
)


@dataclass(frozen=True)
class Button(Piece):
    """Words that can be pressed: an answer on a parchment plate, or the way on."""

    USUAL: ClassVar[float] = 48.0
    MARGIN: ClassVar[float] = 8.0

    text: str = ""
    """What it says; wrapped and made smaller to fit."""
    icon: Piece | None = None
    """What is drawn beside the words."""
    px: float = 16.0
    """Height of the letters at most."""
    strong: bool = False
    """Drawn as the button that goes on."""
    enabled: bool = True
    """Whether pressing it would do something yet."""
    hint: str = ""
    """A small line under it: the key that does the same, or why it does nothing yet."""
    hovered: bool = False
    """Whether the pointer is over it. The table sees to this, and to the next."""
    pressed: bool = False
    """Whether the button of the mouse went down on it, and is held."""

    @property
    def down(self) -> bool:
        """Whether it is sunk: let go now, and it is pressed."""
        return self.enabled and self.pressed and self.hovered

    def outline(self, rect: QRectF) -> QPainterPath:
        return rounded(rect, min(12.0, rect.height() * 0.24))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        h = rect.height()
        if self.strong:
            face = theme.colour("button_hover" if self.hovered else "button")
            ink = theme.colour("button_text")
        else:
            face = theme.colour("ribbon_special" if self.hovered else "parchment")
            ink = theme.colour("ink")
        if self.enabled:
            g = self.grain(rect)
            if self.down:
                face = face.darker(110)
                painter.translate(0, g)
            else:
                soft_shadow(painter, self.outline(rect), 1.4 * g, 2.4 * g, 2.5 * g)
            painter.setPen(pen(theme.colour("line"), 2 * g))
            painter.setBrush(face)
            painter.drawPath(self.outline(rect))
        else:
            draw_off(painter, self.outline(rect), "felt")
            ink = painter.pen().color()
        pad = min(10.0, 0.12 * h + 3)
        box = rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
        if self.hint:
            lower = QRectF(box.left(), box.top() + 0.58 * box.height(), box.width(), 0.42 * box.height())
            box.setHeight(0.58 * box.height())
            painter.setFont(fitting_font(theme.sans, self.hint, lower, 0.76 * self.px))
            painter.setPen(ink)
            painter.drawText(lower, WRAPPED, self.hint)
        if self.icon is not None:
            side = min(box.height(), self.px * 1.9)
            metrics = QFontMetricsF(theme.sans(self.px, True))
            text_w = (
                min(metrics.horizontalAdvance(self.text), box.width() - side * 1.25) if self.text else 0.0
            )
            left = box.center().x() - (side + text_w + (side * 0.25 if text_w else 0)) / 2
            dpr = painter.device().devicePixelRatioF()
            painter.drawPixmap(QPointF(left, box.center().y() - side / 2), self.icon.pixmap(side, side, dpr))
            box = QRectF(
                left + side * 1.25, box.top(), max(1.0, box.right() - left - side * 1.25), box.height()
            )
        if self.text:
            painter.setFont(fitting_font(_bold_sans, self.text, box, self.px))
            painter.setPen(ink)
            painter.drawText(box, WRAPPED if self.icon is None else WRAPPED_LEFT, self.text)


def _bold_sans(px: float) -> QFont:
    return theme.sans(px, bold=True)
