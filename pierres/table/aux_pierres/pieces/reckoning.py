"""A line of words and numbers with stones and coins drawn among them: a price, what remains to pay."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from pierres.table import theme
from pierres.table.aux_pierres.pieces.kinds import KINDS, draw_kind
from pierres.table.pieces.base import Piece

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
