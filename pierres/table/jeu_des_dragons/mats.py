"""The table top with a mat before every seat, one picture: mats that lie still cost a frame nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import art, theme
from pierres.table.pieces import TableTop
from pierres.table.pieces.surface import table_pixmap
from pierres.table.places import Rect
from pierres.table.stage import qrect


class TableWithMats(TableTop):
    """The felt, and darker places on it."""

    ALPHA = 0.5

    def __init__(
        self,
        w: float = 1600,
        h: float = 1000,
        oval: QRectF | None = None,
        mats: tuple[Rect, ...] = (),
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(w, h, oval, parent=parent)
        self._mats = mats

    def state(self) -> str:
        return ",".join(f"{mat.x:.1f} {mat.y:.1f} {mat.w:.1f} {mat.h:.1f}" for mat in self._mats)

    def _picture(self, dpr: float) -> QPixmap:
        felt = table_pixmap(self._w, self._h, dpr, self._oval)

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(QPointF(0, 0), felt)
            self._draw_mats(painter)

        key = f"dragons table:{self.state()}"
        return art.composed(key, self._w, self._h, dpr, paint, opaque=True)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        self._draw_mats(painter)

    def _draw_mats(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel", self.ALPHA))
        for mat in self._mats:
            r = min(16.0, 0.3 * mat.h)
            painter.drawRoundedRect(qrect(mat), r, r)
