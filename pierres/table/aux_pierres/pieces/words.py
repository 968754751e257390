"""Words and numbers of this game alone: the button of the fist, a reckoning with coins, a fist’s worth."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter

from pierres.table import theme
from pierres.table.aux_pierres.pieces.stones import KINDS, draw_kind, kind_pixmap
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import draw_off, fitted_text, in_two, pen, set_ink, shaded, soft_shadow
from pierres.table.pieces.surfaces import Chip
from pierres.table.pieces.words import Button


@dataclass(frozen=True)
class FistButton(Button):
    """A button whose letters are as large as it is, on parchment."""

    USUAL: ClassVar[float] = 52.0
    MARGIN: ClassVar[float] = 7.0
    CORNERS: ClassVar[tuple[float, float]] = (12.0, 0.22)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        if self.enabled:
            g = self.grain(rect)
            if not self.down:
                soft_shadow(painter, self.outline(rect), 1.2 * g, 2.6 * g, 2.5 * g)
            face = theme.colour("button_hover" if self.hovered else "button")
            stops = (0, face.lighter(100 if self.down else 112)), (1, face.darker(112))
            shade = shaded(QLinearGradient(0, 0, 0, h), *stops)
            set_ink(painter, pen("line", 2.5 * g), shade)
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


_MARK = re.compile(rf"\[({'|'.join(KINDS)})\]")
_ICON = 1.3  # of the letters' height
_OVERLAP = 0.66  # of an icon: of two that mean "of either kind" the first lies partly under the other
_SMALLEST = 7.0  # pixels


def icon(*kinds: str) -> str:
    """How kinds are written in a text; several lie partly over one another and mean either of them."""
    return "".join(f"[{kind}]" for kind in kinds)


@dataclass(frozen=True)
class Reckoning(Piece):
    """One line in the middle of its place, as large as `px` or as the place allows."""

    MARGIN: ClassVar[float] = 2.0

    text: str = ""
    """The line; `icon` writes a stone or a coin."""
    px: float = 14.0
    """Height of the letters at most."""
    surface: str = "parchment"
    """What it lies on: "felt" or "parchment"."""

    def width_at(self, px: float) -> float:
        """How wide the line is in letters of that height."""
        return sum(width for _, width in _measured(_parts(self.text), px))

    def letters(self, rect: QRectF) -> float:
        """The height of the letters in that place."""
        px = min(self.px, rect.height() / _ICON)
        while px > _SMALLEST and self.width_at(px) > rect.width():
            px -= 0.25
        return max(_SMALLEST, px)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        px = self.letters(rect)
        parts = _measured(_parts(self.text), px)
        painter.setFont(theme.sans(px))
        painter.setPen(theme.colour("ink" if self.surface == "parchment" else "text"))
        x = (w - sum(width for _, width in parts)) / 2
        side = _ICON * px
        for part, width in parts:
            if part in KINDS:
                draw_kind(painter, part, QRectF(x, (h - side) / 2, side, side))
            else:
                flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
                painter.drawText(QRectF(x, 0, width + 1, h), flags, part)
            x += width


def _parts(text: str) -> list[str]:
    """The text cut into words and kinds."""
    return [part for part in _MARK.split(text) if part]


def _measured(parts: Sequence[str], px: float) -> list[tuple[str, float]]:
    """Each part and how far the next one stands from it."""
    metrics = QFontMetricsF(theme.sans(px))
    found = []
    for index, part in enumerate(parts):
        if part not in KINDS:
            found.append((part, metrics.horizontalAdvance(part)))
        elif index + 1 < len(parts) and parts[index + 1] in KINDS:
            found.append((part, _ICON * px * _OVERLAP))
        else:
            found.append((part, _ICON * px))
    return found


_STEP = 0.52
"""How far a coin stands out behind the one before it, of its width."""


@dataclass(frozen=True)
class FistTally(Chip):
    """The kinds of coin and the value of the fist on a chip."""

    kinds: tuple[str, ...] = ("fairy",)
    """The kinds of coin in the fist, one behind the other."""
    text: str = ""
    """The number."""
    idle: bool = False
    """Whether they were worth nothing: drawn dim."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        super().draw(painter, rect)
        px = 0.72 * h
        number = QFontMetricsF(theme.serif(px)).horizontalAdvance(self.text)
        behind = len(self.kinds) - 1
        side = min(0.7 * h, 0.5 * w / (1 + _STEP * behind))
        if behind:
            side = min(side, 0.6 * h)
        coins = side * (1 + _STEP * behind)
        free = w - 0.2 * h
        gap = 0.1 * h
        wide = min(number, free - coins - gap)
        left = (w - coins - gap - wide) / 2
        dpr = painter.device().devicePixelRatioF()
        painter.setOpacity(0.6 if self.idle else 1.0)
        for index, kind in reversed(list(enumerate(self.kinds))):
            at = QPointF(left + index * _STEP * side, (h - side) / 2)
            painter.drawPixmap(at, kind_pixmap(kind, side, dpr))
        painter.setOpacity(1.0)
        ink = "text_soft" if self.idle else "name" if self.won else "text"
        painter.setPen(theme.colour(ink))
        fitted_text(painter, QRectF(left + coins + gap, -0.03 * h, wide + 1, h), self.text, px, smallest=0.5)
