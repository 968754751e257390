"""The shelf: the boxes of the games there are, standing on a plank."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QTextOption
from PySide6.QtWidgets import QWidget

from pierres.table import art, theme
from pierres.windows import look
from pierres.windows.room import PaintedButton, paint_focus

BOX_RATIO = 1.5
"""Width of a box by its height."""
PLANK = 20
"""How thick the plank is, in pixels."""
_FACES = (theme.serif, theme.sans, theme.sans, theme.serif)


@dataclass(frozen=True)
class BoxText:
    """What a box says."""

    title: str
    players: str
    summary: str
    invitation: str


class GameBox(PaintedButton):
    """One game: its box, and beside it (alone on the shelf) or under it (one of several) what it is."""

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.beside = True
        self._text = BoxText("", "", "", "")

    def say(self, text: BoxText) -> None:
        """The words of the game in the language at hand."""
        self._text = text
        self.setAccessibleName(f"{text.title}. {text.invitation}")
        self.setAccessibleDescription(f"{text.players}. {text.summary}")
        self.setToolTip("" if self.beside else text.summary)
        self.update()

    def box_rect(self) -> QRectF:
        """Where the box stands."""
        w, h = float(self.width()), float(self.height())
        if self.beside:
            box_h = min(h - 16, (w * _share()) / BOX_RATIO)
            return QRectF(w * 0.075, h - box_h - 1, box_h * BOX_RATIO, box_h)
        words = words_under()
        box_h = min(h - words - 22, w * 0.92 / BOX_RATIO)
        box_w = box_h * BOX_RATIO
        return QRectF((w - box_w) / 2, h - words - box_h - 12, box_w, box_h)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = self.box_rect()
        if self.underMouse() or self.hasFocus():
            box.translate(0, -4)
        shadow = theme.colour("shadow", 0.35)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(box.adjusted(8, 10, 8, 8), 6, 6)
        self._paint_box(painter, box)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(-4, -4, 4, 4), 8)
        if self.beside:
            self._paint_beside(painter, box)
        else:
            self._paint_under(painter, box)
        painter.end()

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        """The lid of the box; one that nobody has drawn yet has the name of the game on it."""
        name = f"box-{self.game_id}"
        if art.exists(name):
            painter.drawPixmap(
                box.topLeft(), art.pixmap(name, box.width(), box.height(), self.devicePixelRatioF())
            )
            return
        painter.setBrush(theme.colour("parchment"))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.colour("ink"))
        painter.setFont(theme.serif(look.px(22)))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._text.title)

    def words_room(self) -> tuple[QRectF, float, float]:
        """The room for the words beside the box, and the height and width that the words need in it."""
        room, sizes = self._room(self.box_rect())
        button = QFontMetricsF(theme.serif(sizes[3])).horizontalAdvance(self._text.invitation)
        return room, self._total(sizes, room), button + sizes[3] * 2

    def _room(self, box: QRectF) -> tuple[QRectF, tuple[int, int, int, int]]:
        left = box.right() + self.width() * 0.045
        room = QRectF(left, 8, self.width() - left - 12, self.height() - 22)
        return room, self._sizes(room, max(1.0, min(2.6, box.height() / 370)))

    def _paint_beside(self, painter: QPainter, box: QRectF) -> None:
        room, sizes = self._room(box)
        title, body, small, button = (type_(size) for type_, size in zip(_FACES, sizes, strict=True))
        wrap = QTextOption(Qt.AlignmentFlag.AlignLeft)
        wrap.setWrapMode(QTextOption.WrapMode.WordWrap)
        gap = sizes[1] * 0.75
        total = self._total(sizes, room)
        y = max(room.y(), min(box.center().y() - total / 2, room.bottom() - total))
        for font, text, name, after in (
            (title, self._text.title, "text_strong", gap * 0.4),
            (small, self._text.players, "text_soft", gap),
            (body, self._text.summary, "text", gap * 1.5),
        ):
            height = self._height(font, text, room.width())
            painter.setPen(theme.colour(name))
            painter.setFont(font)
            painter.drawText(QRectF(room.x(), y, room.width(), height + 2), text, wrap)
            y += height + after
        width = QFontMetricsF(button).horizontalAdvance(self._text.invitation) + sizes[3] * 2.9
        pill = QRectF(room.x(), y, min(width, room.width()), QFontMetricsF(button).height() + sizes[3] * 0.9)
        painter.setBrush(theme.colour("button_hover" if self.underMouse() else "button"))
        painter.setPen(theme.colour("gold_dark"))
        painter.drawRoundedRect(pill, 9, 9)
        painter.setPen(theme.colour("button_text"))
        painter.setFont(button)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text.invitation)

    def _paint_under(self, painter: QPainter, box: QRectF) -> None:
        y = self.box_rect().bottom() + PLANK + 6
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        title = theme.serif(look.px(19))
        while (
            title.pixelSize() > 12 and QFontMetricsF(title).horizontalAdvance(self._text.title) > self.width()
        ):
            title.setPixelSize(title.pixelSize() - 1)
        painter.setFont(title)
        painter.setPen(theme.colour("text_strong"))
        painter.drawText(QRectF(0, y, self.width(), look.px(19) * 1.5), centre, self._text.title)
        y += look.px(19) * 1.4
        painter.setFont(theme.sans(look.px(14)))
        painter.setPen(theme.colour("text_soft"))
        painter.drawText(QRectF(0, y, self.width(), look.px(14) * 1.6), centre, self._text.players)

    def _sizes(self, room: QRectF, grown: float) -> tuple[int, int, int, int]:
        """Pixels of title, text, small type and button, as large as fits `room`; the title gives way
        before the text does.
        """
        for body in (19, 17, 15, 13, 11):
            for title in range(56, body + 3, -3):
                wide = min(look.px(title * grown), round(room.width() * 0.115))
                # A title that nearly fits one line is set a little smaller rather than broken.
                single = QFontMetricsF(theme.serif(wide)).horizontalAdvance(self._text.title)
                if single > room.width() >= single * 0.72:
                    wide = max(12, int(wide * room.width() / single) - 1)
                text = look.px(body * grown)
                sizes = wide, text, round(text * 0.93), look.px(min(20, body + 1) * grown)
                if self._total(sizes, room) <= room.height():
                    return sizes
        return sizes

    def _total(self, sizes: tuple[int, int, int, int], room: QRectF) -> float:
        title, body, small, button = (type_(size) for type_, size in zip(_FACES, sizes, strict=True))
        words = ((title, self._text.title), (small, self._text.players), (body, self._text.summary))
        height = sum(self._height(font, text, room.width()) for font, text in words)
        return height + sizes[1] * 0.75 * 2.9 + QFontMetricsF(button).height() + sizes[3] * 0.9

    @staticmethod
    def _height(font: QFont, text: str, width: float) -> float:
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), flags, text).height() + 2


class Shelf(QWidget):
    """The plank and the boxes on it, as large as there is room for."""

    chosen = Signal(str)

    def __init__(self, games: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = [GameBox(game, self) for game in games]
        for box in self.boxes:
            box.beside = len(self.boxes) == 1
            box.clicked.connect(self._choose)
        self.set_look()

    def set_look(self) -> None:
        """The text size is another: the words beside a box need their room."""
        self.setMinimumHeight(look.px(176) + 40)

    def wanted_height(self, width: int) -> int:
        """How high the shelf is at most in that width: the box as large as its share of it, and the plank."""
        if len(self.boxes) > 1:
            return max(self.minimumHeight(), round(self._each(width) * 0.92 / BOX_RATIO + words_under()) + 22)
        box = self._each(width) * _share() / BOX_RATIO
        return max(self.minimumHeight(), round(box * 1.06) + 24 + PLANK)

    def sizeHint(self) -> QSize:
        return QSize(900, self.minimumHeight())

    def plank_top(self) -> int:
        """Where the upper edge of the plank is."""
        if not self.boxes:
            return self.height() - PLANK
        return self.boxes[0].y() + round(self.boxes[0].box_rect().bottom())

    def boxes_top(self) -> int:
        """Where the upper edges of the boxes are."""
        return min((box.y() + round(box.box_rect().top()) for box in self.boxes), default=0)

    def _choose(self) -> None:
        box = self.sender()
        if isinstance(box, GameBox):
            self.chosen.emit(box.game_id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _each(self, width: int) -> int:
        """The width of one box with its words."""
        if len(self.boxes) == 1:
            return min(width, max(1100, width * 9 // 10))
        return min(width * 24 // 25 // max(1, len(self.boxes)), max(480, width // 3))

    def _arrange(self) -> None:
        w, h, each = self.width(), self.height(), self._each(self.width())
        left = (w - each * len(self.boxes)) // 2
        under = PLANK + 6 if len(self.boxes) == 1 else 0
        for number, box in enumerate(self.boxes):
            # Several boxes have their words below the plank.
            box.setGeometry(left + number * each, 0, each, h - under)


def words_under() -> float:
    """The height of the words below a box that stands among others, and of the plank above them."""
    return PLANK + look.px(19) * 1.5 + look.px(14) * 1.6


def _share() -> float:
    """How much of its place the picture of a box alone takes; large letters need the width more."""
    return 0.47 - 0.11 * max(0.0, look.scale() / 100 - 1)
