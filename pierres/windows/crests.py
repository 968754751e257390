"""Crests and colours of the seats, as pictures and words for the widgets, and who sits where as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from pierres.session import Session
from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.translation import TextContext
from pierres.windows import style
from pierres.windows.widgets import painting

tr = TextContext("Crests")


def picture(colour: str, size: int, dpr: float) -> QPixmap:
    """The crest of a seat on its shield, `size` logical pixels high."""
    # Imported late: the first page draws a crest only if there is a game to resume.
    from pierres.table.pieces import curtain

    return curtain.crest(known(colour), theme.crest_for(known(colour)), size, dpr)


def icon(colour: str, size: int, dpr: float) -> QIcon:
    """The same as an icon."""
    return QIcon(picture(colour, size, dpr))


def with_cogwheel(crest: QPixmap) -> QPixmap:
    """A crest with the sign of computer players in its lower right corner."""
    # Imported late, as above.
    from pierres.table import art

    marked = QPixmap(crest)
    size = crest.width() / crest.devicePixelRatio()
    with QPainter(marked) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.draw(painter, "icon-computer", QRectF(0.42 * size, 0.42 * size, 0.58 * size, 0.58 * size))
    return marked


def known(colour: object) -> str:
    """`colour` if there is such a seat colour, else the first: a record may come from anywhere."""
    return colour if isinstance(colour, str) and colour in theme.SEAT_COLOURS else theme.SEAT_COLOURS[0]


def colour_of(session: Session, seat: str) -> str:
    """The colour of a seat of a game."""
    return known(session.player(seat)["colour"])


def name(colour: str) -> str:
    """The colour and its crest in words: "coral, with the flame"."""
    return {
        "coral": tr("coral, with the flame"),
        "teal": tr("sea green, with the tower"),
        "violet": tr("violet, with the leaf"),
        "ochre": tr("ochre, with the key"),
        "azure": tr("azure, with the chalice"),
        "rose": tr("rose, with the sun"),
    }[known(colour)]


LEAST = 132
"""The picture is not drawn if it would be lower than this, in pixels."""


def places(count: int, centre: QPointF, rx: float, ry: float) -> list[QPointF]:
    """The places of `count` seats on an oval, clockwise from the bottom, where the first sits."""
    angles = [2 * pi * number / count for number in range(count)]
    return [QPointF(centre.x() - rx * sin(angle), centre.y() + ry * cos(angle)) for angle in angles]


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
                drawn = picture(seat.colour, round(crest), self.devicePixelRatioF())
                if seat.kind != "person":
                    drawn = with_cogwheel(drawn)
                painter.drawPixmap(place - QPointF(crest / 2, crest / 2), drawn)
                shown = QFontMetricsF(font).elidedText(seat.name, Qt.TextElideMode.ElideRight, crest * 3.2)
                # Names are outside the table: above the crests of the far side, below those of the near side.
                y = place.y() - crest / 2 - line if place.y() < centre.y() - 1 else place.y() + crest / 2
                outward = (place.x() - centre.x()) / rx * crest * 0.8
                width = QFontMetricsF(font).horizontalAdvance(shown) + 4
                label = QRectF(place.x() + outward - width / 2, y, width, line)
                label.moveLeft(max(0.0, min(label.x(), self.width() - label.width())))
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, shown)

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
