"""What happened last and why, for all to read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces import Piece
from pierres.table.pieces.base import Shown, pen
from pierres.table.plates import fitting_font

_WRAP_LEFT = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class WhyPanel(Piece):
    """What happened last and why, line by line, the last line below; as large as the room allows."""

    MARGIN = 2.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(240, 100, parent)
        self._lines: tuple[str, ...] = ()
        self._px = 16.0

    lines = Shown[tuple[str, ...]]()
    """A sentence each."""

    px = Shown[float]()
    """Height of the letters at most."""

    def state(self) -> str:
        return f"{self._px:g}:{'|'.join(self._lines)}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 10, 10)
        return path

    def draw(self, painter: QPainter) -> None:
        painter.setPen(pen(theme.colour("panel_line"), 1.4))
        painter.setBrush(theme.colour("panel", 0.82))
        painter.drawPath(self.outline())
        pad = 0.7 * self._px
        room = self.rect().adjusted(pad, 0.5 * pad, -pad, -0.5 * pad)
        lines = list(self._lines)
        bullet = "\N{BULLET}\N{NO-BREAK SPACE}"
        while lines:
            text = "\n".join(bullet + line for line in lines)
            font = fitting_font(theme.sans, text, room, self._px, _WRAP_LEFT, 0.78)
            needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), _WRAP_LEFT, text)
            if needed.height() <= room.height() or len(lines) == 1:
                painter.setFont(font)
                painter.setPen(theme.colour("text"))
                painter.drawText(room, _WRAP_LEFT, text)
                return
            del lines[0]  # the whole of it stands in the log
