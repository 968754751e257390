"""Who sits where, as a picture: the table from above with a crest at every seat, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.windows import crests, style
from pierres.windows.widgets import painting

LEAST = 132
"""The picture is not drawn if it would be lower than this, in pixels."""


def places(count: int, centre: QPointF, rx: float, ry: float) -> list[QPointF]:
    """The places of `count` seats on an oval, clockwise from the bottom, where the first sits."""
    return [
        QPointF(
            centre.x() - rx * sin(2 * pi * number / count), centre.y() + ry * cos(2 * pi * number / count)
        )
        for number in range(count)
    ]


class Seating(QWidget):
    """The picture. Screen readers need not see it: the rows beside it say the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: list[SeatSetting] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, seats: Sequence[SeatSetting]) -> None:
        """Draw these seats."""
        self._seats = list(seats)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        h = min(float(self.height()), 340.0)
        if h < LEAST or not self._seats:
            return
        with painting(self) as painter:
            font = theme.serif(min(style.px(14), h / 11))
            line = QFontMetricsF(font).height()
            crest = min(h * 0.17, 46.0)
            ry = (h - crest - line * 2 - 6) / 2
            rx = min(self.width() / 2 - crest, ry * 2.3)
            centre = QPointF(self.width() / 2, self.height() - h / 2)
            self._paint_table(painter, centre, rx * 0.8, ry * 0.76)
            painter.setFont(font)
            painter.setPen(theme.colour("ink"))
            for seat, place in zip(self._seats, places(len(self._seats), centre, rx, ry), strict=True):
                picture = crests.picture(seat.colour, round(crest), self.devicePixelRatioF())
                painter.drawPixmap(place - QPointF(crest / 2, crest / 2), picture)
                name = QFontMetricsF(font).elidedText(seat.name, Qt.TextElideMode.ElideRight, crest * 3.2)
                # Names are outside the table: above the crests of the far side, below those of the near side.
                y = place.y() - crest / 2 - line if place.y() < centre.y() - 1 else place.y() + crest / 2
                outward = (place.x() - centre.x()) / rx * crest * 0.8
                width = QFontMetricsF(font).horizontalAdvance(name) + 4
                label = QRectF(place.x() + outward - width / 2, y, width, line)
                label.moveLeft(max(0.0, min(label.x(), self.width() - label.width())))
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, name)

    @staticmethod
    def _paint_table(painter: QPainter, centre: QPointF, rx: float, ry: float) -> None:
        felt = QRadialGradient(centre - QPointF(rx * 0.3, ry * 0.4), rx * 1.3)
        felt.setColorAt(0, theme.colour("felt_light"))
        felt.setColorAt(1, theme.colour("felt_dark"))
        painter.setPen(QPen(theme.colour("wood"), max(5.0, ry * 0.12)))
        painter.setBrush(felt)
        painter.drawEllipse(centre, rx, ry)
        painter.setPen(QPen(theme.colour("felt_line"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, rx * 0.9, ry * 0.84)
