"""The table with a mat before every seat, one picture: mats that lie still cost a frame nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from pierres.table import theme
from pierres.table.pieces.surfaces import SquareTable
from pierres.table.places import Rect, qrect


@dataclass(frozen=True)
class TableWithMats(SquareTable):
    """The table, and darker places on its felt."""

    ALPHA: ClassVar[float] = 0.5

    mats: tuple[Rect, ...] = ()
    """Where the mats lie, one for each seat."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        super().draw(painter, rect)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel", self.ALPHA))
        for mat in self.mats:
            r = min(16.0, 0.3 * mat.h)
            painter.drawRoundedRect(qrect(mat), r, r)
