"""The shelf: the boxes of the games there are, standing on a plank, and the ribbon that goes on
with a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextOption,
)
from PySide6.QtWidgets import QWidget

from pierres.store.saves import Save
from pierres.table import art, theme
from pierres.windows import crests, look
from pierres.windows.room import PaintedButton, paint_focus

BOX_RATIO = 1.5
"""Width of a box by its height."""


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
            box_h = min(h - 14, (w * 0.46) / BOX_RATIO)
            box_w = box_h * BOX_RATIO
            # In the middle of the height: the plank is drawn under it.
            return QRectF(w * 0.04, (h - box_h) / 2, box_w, box_h)
        words = look.px(19) * 1.5 + look.px(14) * 1.6
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
        picture = art.pixmap(f"box-{self.game_id}", box.width(), box.height(), self.devicePixelRatioF())
        painter.drawPixmap(box.topLeft(), picture)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(-4, -4, 4, 4), 8)
        if self.beside:
            self._paint_beside(painter, box)
        else:
            self._paint_under(painter, box)
        painter.end()

    def _paint_beside(self, painter: QPainter, box: QRectF) -> None:
        left = box.right() + self.width() * 0.045
        room = QRectF(left, box.y(), self.width() - left - 12, box.height())
        title, body, small = self._fonts(room)
        wrap = QTextOption(Qt.AlignmentFlag.AlignLeft)
        wrap.setWrapMode(QTextOption.WrapMode.WordWrap)
        title_h = self._height(title, self._text.title, room.width())
        body_h = self._height(body, self._text.summary, room.width())
        small_h = QFontMetricsF(small).height()
        button = theme.serif(look.px(18))
        button_h = QFontMetricsF(button).height() + look.px(16)
        gap = look.px(12)
        total = title_h + small_h + body_h + button_h + gap * 3
        y = max(room.y(), room.center().y() - total / 2)
        painter.setPen(theme.colour("text_strong"))
        painter.setFont(title)
        painter.drawText(QRectF(room.x(), y, room.width(), title_h), self._text.title, wrap)
        y += title_h + gap * 0.4
        painter.setPen(theme.colour("text_soft"))
        painter.setFont(small)
        painter.drawText(QRectF(room.x(), y, room.width(), small_h), self._text.players, wrap)
        y += small_h + gap
        painter.setPen(theme.colour("text"))
        painter.setFont(body)
        painter.drawText(QRectF(room.x(), y, room.width(), body_h + 2), self._text.summary, wrap)
        y += body_h + gap * 1.4
        width = QFontMetricsF(button).horizontalAdvance(self._text.invitation) + look.px(52)
        pill = QRectF(room.x(), y, min(width, room.width()), button_h)
        painter.setBrush(theme.colour("button_hover" if self.underMouse() else "button"))
        painter.setPen(theme.colour("gold_dark"))
        painter.drawRoundedRect(pill, 9, 9)
        painter.setPen(theme.colour("button_text"))
        painter.setFont(button)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._text.invitation)

    def _paint_under(self, painter: QPainter, box: QRectF) -> None:
        y = self.box_rect().bottom() + 14
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

    def _fonts(self, room: QRectF) -> tuple[QFont, QFont, QFont]:
        """Title, body and small type, as large as fits `room`; the title gives way before the text does."""
        sizes = [(title, body) for body in (19, 17, 15, 13, 11) for title in range(60, body + 5, -3)]
        for title_px, body_px in sizes:
            title = theme.serif(min(look.px(title_px), room.width() * 0.115))
            # A title that nearly fits one line is set a little smaller rather than broken.
            single = QFontMetricsF(title).horizontalAdvance(self._text.title)
            if single > room.width() >= single * 0.72:
                title.setPixelSize(max(12, int(title.pixelSize() * room.width() / single) - 1))
            fonts = title, theme.sans(look.px(body_px)), theme.sans(look.px(body_px - 1))
            used = self._height(fonts[0], self._text.title, room.width())
            used += self._height(fonts[1], self._text.summary, room.width())
            if used + look.px(96) <= room.height():
                break
        return fonts

    @staticmethod
    def _height(font: QFont, text: str, width: float) -> float:
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), flags, text).height() + 2


class Shelf(QWidget):
    """The plank and the boxes on it, as large as there is room for."""

    chosen = Signal(str)

    def __init__(self, games: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = [GameBox(game, self) for game in games]
        for box in self.boxes:
            box.beside = len(self.boxes) == 1
            box.clicked.connect(self._choose)
        self.setMinimumHeight(150)

    def sizeHint(self) -> QSize:
        return QSize(900, 420)

    def _choose(self) -> None:
        box = self.sender()
        if isinstance(box, GameBox):
            self.chosen.emit(box.game_id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        w, h = self.width(), self.height()
        plank = self._plank_height()
        each = min(
            w // max(1, len(self.boxes)), max(1100, w * 4 // 5) if len(self.boxes) == 1 else max(460, w // 4)
        )
        left = (w - each * len(self.boxes)) // 2
        under = 0 if len(self.boxes) == 1 else plank
        for number, box in enumerate(self.boxes):
            # Several boxes have their words below the plank.
            box.setGeometry(left + number * each, 0, each, h - plank + under)

    def _plank_height(self) -> int:
        return 22 if len(self.boxes) == 1 else 20

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.boxes and self.boxes[0].beside:
            top = round(self.boxes[0].box_rect().bottom()) + 3
        else:
            top = round(self.boxes[0].box_rect().bottom()) if self.boxes else 0
        paint_plank(painter, QRectF(0, top, self.width(), 16))
        painter.end()


def paint_plank(painter: QPainter, rect: QRectF) -> None:
    """The wood that the boxes stand on, lit from the left."""
    wood = QLinearGradient(rect.topLeft(), rect.topRight())
    wood.setColorAt(0.0, theme.colour("wood_light"))
    wood.setColorAt(0.4, theme.colour("wood"))
    wood.setColorAt(1.0, theme.colour("wood_dark"))
    painter.setPen(theme.colour("wood_line"))
    painter.setBrush(wood)
    painter.drawRoundedRect(rect, 3, 3)
    painter.setPen(theme.colour("wood_light", 0.7))
    painter.drawLine(rect.topLeft() + QPointF(4, 2), rect.topRight() + QPointF(-4, 2))


class ContinueRibbon(PaintedButton):
    """One large button: go on with the game that was left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.save: Save | None = None
        self._title = ""
        self.setSizePolicy(self.sizePolicy().horizontalPolicy(), self.sizePolicy().verticalPolicy())

    def offer(self, save: Save, title: str) -> None:
        """Offer to go on with `save`, a game called `title`."""
        self.save, self._title = save, title
        self._retranslate()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(720, look.px(88))

    def minimumSizeHint(self) -> QSize:
        return QSize(360, look.px(88))

    def when(self) -> str:
        """When the game was left, as the language writes it."""
        if self.save is None:
            return ""
        moment = QDateTime.fromSecsSinceEpoch(int(self.save.modified))
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        if self.save is None:
            return
        self.setText(self.tr("Continue"))
        self.setAccessibleName(f"{self.text()}: {self._title}")
        self.setAccessibleDescription(f"{', '.join(self.save.seats)}, {self.when()}")
        self.setToolTip(self.accessibleDescription())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(5, 5, -5, -7)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("shadow", 0.35))
        painter.drawRoundedRect(rect.translated(3, 4), 12, 12)
        painter.setPen(theme.colour("parchment_edge"))
        painter.setBrush(theme.colour("parchment_light" if self.underMouse() else "parchment"))
        painter.drawRoundedRect(rect, 12, 12)
        painter.setPen(theme.colour("parchment_edge"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 8, 8)
        if self.save is not None:
            self._paint_words(painter, rect.adjusted(look.px(24), 0, -look.px(24), 0))
        if self.hasFocus():
            paint_focus(painter, rect.adjusted(-1, -1, 1, 1), 12)
        painter.end()

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        assert self.save is not None
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.colour("ink"))
        large = theme.serif(look.px(30))
        painter.setFont(large)
        word = QFontMetricsF(large).horizontalAdvance(self.text())
        painter.drawText(rect, vertical | Qt.AlignmentFlag.AlignLeft, self.text())
        arrow = QFontMetricsF(large).horizontalAdvance("›")
        painter.setPen(theme.colour("ink_soft"))
        painter.drawText(rect, vertical | Qt.AlignmentFlag.AlignRight, "›")
        x = rect.x() + word + look.px(28)
        size = look.px(40)
        # In a narrow ribbon the crests give way to the names.
        wide = rect.width() - word - arrow > look.px(540)
        count = len(self.save.seats) if wide else 0
        step = min(size * 0.92, max(size * 0.4, (rect.width() * 0.34) / max(1, count)))
        for number, seat in enumerate(self.save.seats[:count]):
            player = self.save.players.get(seat)
            colour = crests.known(player.get("colour") if isinstance(player, dict) else None)
            if not isinstance(player, dict):
                colour = theme.SEAT_COLOURS[number % len(theme.SEAT_COLOURS)]
            picture = crests.picture(colour, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x + number * step, rect.center().y() - size / 2), picture)
        if wide:
            x += step * (count - 1) + size + look.px(18)
        words = QRectF(x, rect.y(), rect.right() - arrow - look.px(10) - x, rect.height())
        lines = (
            (theme.serif(look.px(17)), self._title, "ink"),
            (theme.sans(look.px(14)), f"{', '.join(self.save.seats)} · {self.when()}", "ink_soft"),
        )
        heights = [QFontMetricsF(font).height() for font, _, _ in lines]
        y = words.center().y() - sum(heights) / 2
        for (font, text, ink), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(theme.colour(ink))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, words.width())
            painter.drawText(
                QRectF(x, y, words.width(), height), vertical | Qt.AlignmentFlag.AlignLeft, shown
            )
            y += height
