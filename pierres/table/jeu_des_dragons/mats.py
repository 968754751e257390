"""The table with a mat before every seat, one picture: mats that lie still cost a frame nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Shown
from pierres.table.pieces.cloth import Cloth
from pierres.table.places import Rect
from pierres.table.stage import qrect


class TableWithMats(Cloth):
    """The table, and darker places on its felt."""

    ALPHA = 0.5

    def __init__(
        self,
        w: float = 1600,
        h: float = 1000,
        mats: tuple[Rect, ...] = (),
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(w, h, parent=parent)
        self._mats = mats

    mats = Shown[tuple[Rect, ...]]()
    """Where the mats lie, one for each seat."""

    def state(self) -> str:
        return ",".join(f"{mat.x:.1f} {mat.y:.1f} {mat.w:.1f} {mat.h:.1f}" for mat in self._mats)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel", self.ALPHA))
        for mat in self._mats:
            r = min(16.0, 0.3 * mat.h)
            painter.drawRoundedRect(qrect(mat), r, r)
