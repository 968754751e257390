"""The shelf: the boxes of the games side by side on a plank, and the wall that it hangs on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from pierres.table import art, theme
from pierres.windows import style
from pierres.windows.widgets import CENTRED, PaintedButton, paint_focus, painting, write

BOX_RATIO = 1.5
"""The width of a box divided by its height."""
PLANK = 20
"""The thickness of the plank, in pixels."""
AIR = 20
"""Between the words below one box and those below the next, in pixels."""


class BoxText(NamedTuple):
    """What a box says."""

    title: str
    players: str
    summary: str
    invitation: str


class GameBox(PaintedButton):
    """One game: its box, and below the plank its name and number of players."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.words = BoxText("", "", "", "")
        self.title_font, self.players_font = theme.serif(style.px(19)), theme.sans(style.px(14))
        self.players_line = ""

    def say(self, text: BoxText) -> None:
        """Set the texts, in the current language."""
        self.words = text
        self.setAccessibleName(f"{text.title}. {text.invitation}")
        self.setAccessibleDescription(f"{text.players}. {text.summary}")
        self.setToolTip(text.summary)
        self.update()

    def box_rect(self) -> QRectF:
        """The rectangle of the box."""
        w, h, words = float(self.width()), float(self.height()), words_under()
        box_h = min(h - words - 22, w * 0.92 / BOX_RATIO)
        box_w = box_h * BOX_RATIO
        return QRectF((w - box_w) / 2, h - words - box_h - 12, box_w, box_h)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = self.box_rect()
            if self.underMouse() or self.hasFocus():
                box.translate(0, -4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("shadow", 0.35))
            painter.drawRoundedRect(box.adjusted(8, 10, 8, 8), 6, 6)
            self._paint_box(painter, box)
            if self.hasFocus():
                paint_focus(painter, box.adjusted(-4, -4, 4, 4), 8)
            self._paint_words(painter)

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        """The lid of the box; without a drawing of its own it shows the name of the game."""
        if art.exists(name := f"box-{self.game_id}"):
            picture = art.pixmap(name, box.width(), box.height(), self.devicePixelRatioF())
            painter.drawPixmap(box.topLeft(), picture)
            return
        painter.setBrush(theme.colour("parchment"))
        painter.drawRoundedRect(box, 6, 6)
        font, wrapped = theme.serif(style.px(22)), CENTRED | Qt.TextFlag.TextWordWrap
        write(painter, box, self.words.title, font, theme.colour("ink"), wrapped)

    def _paint_words(self, painter: QPainter) -> None:
        y = self.box_rect().bottom() + PLANK + 6
        big, small = style.px(19), style.px(14)
        for font, colour, text, top, height in (
            (self.title_font, "text_strong", self.words.title, y, big * 1.5),
            (self.players_font, "text_soft", self.players_line, y + big * 1.4, small * 1.6),
        ):
            above = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            write(painter, QRectF(0, top, self.width(), height), text, font, theme.colour(colour), above)


class Shelf(QWidget):
    """The plank and the boxes on it, as large as there is room for."""

    chosen = Signal(str)

    def __init__(self, games: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = [GameBox(game, self) for game in games]
        for box in self.boxes:
            box.clicked.connect(self._choose)
        self.update_style()

    def update_style(self) -> None:
        """The text size has changed: the words need their room."""
        self.setMinimumHeight(style.px(176) + 40)
        self.fit_words()

    def wanted_height(self, width: int) -> int:
        """The greatest useful height at that width: that of the largest box with its words."""
        return max(self.minimumHeight(), round(self._each(width) * 0.92 / BOX_RATIO + words_under()) + 22)

    def sizeHint(self) -> QSize:
        return QSize(900, self.minimumHeight())

    def plank_top(self) -> int:
        """The upper edge of the plank."""
        return self.boxes[0].y() + round(self.boxes[0].box_rect().bottom())

    def boxes_top(self) -> int:
        """The upper edge of the boxes."""
        return min(box.y() + round(box.box_rect().top()) for box in self.boxes)

    def fit_words(self) -> None:
        """Letters of one size below all boxes, with which the longest line keeps off its neighbour.

        Where they would be much smaller, only who can play is said, without the time that it takes.
        """
        widths = [box.width() for box in self.boxes]
        titles = fitting(theme.serif(style.px(19)), [box.words.title for box in self.boxes], widths)
        whole = [box.words.players for box in self.boxes]
        for told in (whole, [line.split(" · ")[0] for line in whole]):
            font = fitting(theme.sans(style.px(14)), told, widths)
            if font.pixelSize() >= 0.85 * style.px(14):
                break
        for box, line in zip(self.boxes, told, strict=True):
            box.title_font, box.players_font, box.players_line = titles, font, line
            box.update()

    def _choose(self) -> None:
        box = self.sender()
        if isinstance(box, GameBox):
            self.chosen.emit(box.game_id)

    def _each(self, width: int) -> int:
        return min(width * 24 // 25 // len(self.boxes), max(480, width // 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        each = self._each(self.width())
        left = (self.width() - each * len(self.boxes)) // 2
        for number, box in enumerate(self.boxes):
            box.setGeometry(left + number * each, 0, each, self.height())
        self.fit_words()


def fitting(font: QFont, lines: Sequence[str], widths: Sequence[int]) -> QFont:
    """The font, or a smaller one, with which each line leaves some air in its width, in pixels."""
    needed = (max(1.0, QFontMetricsF(font).horizontalAdvance(text)) for text in lines)
    shares = ((width - AIR) / text for width, text in zip(widths, needed, strict=True))
    if (share := min(shares, default=1.0)) < 1:
        font.setPixelSize(max(10, int(font.pixelSize() * share)))
    return font


def words_under() -> float:
    """The height of the plank and of the words below it."""
    return PLANK + style.px(19) * 1.5 + style.px(14) * 1.6


def paint_wall(painter: QPainter, wall: QRectF, plank: QRectF) -> None:
    """Everything behind the boxes: the shadow under the plank, the panelling, the plank and its brackets."""
    below = QRectF(wall.x(), plank.bottom(), wall.width(), max(0.0, wall.bottom() - plank.bottom()))
    dusk = QLinearGradient(below.topLeft(), below.bottomLeft())
    dusk.setColorAt(0.0, theme.colour("shadow", 0.55))
    dusk.setColorAt(min(1.0, 90 / max(1.0, below.height())), theme.colour("shadow", 0.16))
    dusk.setColorAt(1.0, theme.colour("shadow", 0.24))
    painter.fillRect(below, dusk)
    _paint_panelling(painter, below)
    for share in (0.03, 0.97):
        _paint_bracket(painter, QPointF(wall.x() + wall.width() * share, plank.bottom()), plank.height())
    _paint_plank(painter, plank)


def _paint_panelling(painter: QPainter, below: QRectF) -> None:
    board = max(120.0, below.width() / 11)
    painter.setPen(QPen(theme.colour("shadow", 0.22), 1.5))
    x = below.x() + board / 2
    while x < below.right():
        painter.drawLine(QPointF(x, below.y()), QPointF(x, below.bottom()))
        x += board


def _paint_bracket(painter: QPainter, top: QPointF, plank: float) -> None:
    w, h = plank * 1.1, plank * 2.6
    path = QPainterPath(top + QPointF(-w, 0))
    path.lineTo(top + QPointF(w, 0))
    path.cubicTo(top + QPointF(w * 0.9, h * 0.5), top + QPointF(w * 0.2, h * 0.45), top + QPointF(0, h))
    path.cubicTo(top + QPointF(-w * 0.2, h * 0.45), top + QPointF(-w * 0.9, h * 0.5), top + QPointF(-w, 0))
    painter.setPen(QPen(theme.colour("wood_line"), 2))
    painter.setBrush(theme.colour("wood_dark"))
    painter.drawPath(path)


def _paint_plank(painter: QPainter, rect: QRectF) -> None:
    """The wood that the boxes stand on, lit from the left, with a moulding at its lower edge."""
    wood = QLinearGradient(rect.topLeft(), rect.topRight())
    wood.setColorAt(0.0, theme.colour("wood_light"))
    wood.setColorAt(0.4, theme.colour("wood"))
    wood.setColorAt(1.0, theme.colour("wood_dark"))
    painter.setPen(QPen(theme.colour("wood_line"), 2))
    painter.setBrush(wood)
    painter.drawRect(rect.adjusted(-4, 0, 4, 0))
    painter.setPen(QPen(theme.colour("wood_light", 0.8), 2))
    painter.drawLine(rect.topLeft() + QPointF(0, 2.5), rect.topRight() + QPointF(0, 2.5))
    painter.setPen(QPen(theme.colour("wood_line", 0.7), 1.5))
    y = rect.y() + rect.height() * 0.68
    painter.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))


def paint_sign(painter: QPainter, room: QRectF, name: str) -> None:
    """The name of the program on a wooden sign that hangs from above, if `room` is high enough for one."""
    h = min(0.42 * room.height(), 0.12 * room.width(), 150.0)
    if h < 56:
        return
    font = theme.serif(0.58 * h)
    text = QFontMetricsF(font).horizontalAdvance(name)
    stone = 0.40 * h
    sign = QRectF(0, 0, text + 4 * stone + 0.9 * h, h)
    sign.moveCenter(room.center() + QPointF(0, 0.06 * room.height()))
    painter.setPen(QPen(theme.colour("wood_line"), max(2.0, 0.03 * h)))
    for share in (0.14, 0.86):
        x = sign.x() + share * sign.width()
        painter.drawLine(QPointF(x, room.top()), QPointF(x, sign.top()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("shadow", 0.35))
    painter.drawRoundedRect(sign.translated(0.04 * h, 0.07 * h), 0.16 * h, 0.16 * h)
    wood = QLinearGradient(sign.topLeft(), sign.bottomRight())
    wood.setColorAt(0.0, theme.colour("wood"))
    wood.setColorAt(1.0, theme.colour("wood_dark"))
    painter.setPen(QPen(theme.colour("wood_line"), max(2.0, 0.03 * h)))
    painter.setBrush(wood)
    painter.drawRoundedRect(sign, 0.16 * h, 0.16 * h)
    inner = sign.adjusted(0.09 * h, 0.09 * h, -0.09 * h, -0.09 * h)
    painter.setPen(QPen(theme.colour("gold"), max(1.2, 0.016 * h)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 0.10 * h, 0.10 * h)
    write(painter, sign.adjusted(0, -0.04 * h, 0, -0.04 * h), name, font, theme.colour("gold_light"))
    middle = sign.center().y()
    for x, colours in (
        (inner.left() + 0.22 * h, ("blue", "red")),
        (inner.right() - 0.22 * h, ("yellow", "red")),
    ):
        outward = 1 if x < sign.center().x() else -1
        for at, colour in enumerate(colours):
            centre = QPointF(x + outward * stone * (0.5 + 0.95 * at), middle + (0.10 - 0.16 * at) * h)
            place = QRectF(0, 0, stone, stone)
            place.moveCenter(centre)
            art.draw(painter, f"stone-{colour}", place)
