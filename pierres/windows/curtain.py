"""The curtain: it covers the whole page, names the next person, and opens by a key or by its button.

When it falls, the table behind it is already the public one: nothing private can be seen around, before or
through it. It ignores keys that were meant for what was there before: one that is held down, and one that
follows too soon. A click opens it on its button only: the slow second click of whoever closed a fist does
nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from pierres.table import keys, theme
from pierres.windows import crests, style
from pierres.windows.widgets import CENTRED, EnterButton, painting, write
from pierres.wording.base import CurtainText

GUARD_MS = 500
"""A key or click that comes sooner after the curtain fell was meant for something else."""
FALL_MS = 220


class CurtainButton(EnterButton):
    """The only button on the curtain; it opens the curtain."""

    def __init__(self, curtain: Curtain) -> None:
        super().__init__(parent=curtain)
        self._curtain = curtain
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def ready(self) -> bool:
        return self._curtain.ready()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # With Control, Alt or Meta no key opens it.
        if keys.is_command(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Tab must not reach what is behind the curtain.
        return False if self._curtain.is_down else super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setOpacity(self._curtain.words_seen)
            down = self.isDown()
            pill = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            name = "parchment_dark" if down else "gold_light" if self.underMouse() else "parchment"
            painter.setBrush(theme.colour(name))
            painter.setPen(QPen(theme.colour("gold"), 1.5))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            words, place = self._curtain.words_font(), pill.translated(0, 1 if down else 0)
            line = CENTRED | Qt.TextFlag.TextSingleLine
            write(painter, place, self.text(), words, theme.colour("ink"), line)


class Curtain(QWidget):
    """Covers its parent. `opened` is emitted when the person it names is there."""

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guard_ms = GUARD_MS
        self.fall_ms = FALL_MS
        self.setObjectName("curtain")
        self.button = CurtainButton(self)
        self.button.clicked.connect(self._open)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.button)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation, True)
        self._text = CurtainText("", "", "")
        self._hint = ""
        self._block, self._crest = QRectF(), QRectF()
        self._lines: list[tuple[QFont, str, QRectF, str]] = []
        """Font, colour, place and text of each line."""
        self._halves: tuple[QPixmap, QPixmap] | None = None
        self._halves_size = (0, 0, 0.0)
        self._colour = theme.SEAT_COLOURS[0]
        self._down = False
        self._closed = 0.0
        self._since = QElapsedTimer()
        self._fall = QVariantAnimation(self)
        self._fall.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._fall.valueChanged.connect(self._move)
        self._fall.finished.connect(self._settle)
        self.hide()

    @property
    def is_down(self) -> bool:
        """Whether the curtain hides the page; it does so from the moment it begins to fall."""
        return self._down

    def say(self, text: CurtainText, colour: str) -> None:
        """Set the texts, and the colour of the seat that the curtain waits for."""
        self._text, self._colour = text, colour
        self._hint = self.tr("or press Enter")
        self.setAccessibleName(". ".join(filter(None, (text.title, text.invitation))))
        self.button.setText(text.confirm)
        # Screen readers say first whose turn it is.
        self.button.setAccessibleName(f"{self.accessibleName()}. {text.confirm}")
        self._arrange()
        self.update()

    def lower(self) -> None:
        """Fall and accept every key and click; for another person the guard time starts again."""
        self.button.setDown(False)
        self._since.start()
        if (parent := self.parentWidget()) is not None:
            self.setGeometry(parent.rect())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.raise_()
        already, self._down = self._down, True
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not already:
            self._run(1.0)

    def lift(self) -> None:
        """Rise: what is behind can be seen and used from now on."""
        if self._down:
            self._down = False
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
            self._run(0.0)

    def drop(self) -> None:
        """Disappear at once, together with the table behind it."""
        self._fall.stop()
        self._down, self._closed = False, 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        self._settle()

    def _run(self, goal: float) -> None:
        self._fall.stop()
        if self.fall_ms <= 0:
            self._move(goal)
            self._settle()
            return
        self._fall.setDuration(self.fall_ms)
        self._fall.setStartValue(self._closed)
        self._fall.setEndValue(goal)
        self._fall.start()

    def _move(self, closed: float) -> None:
        self._closed = float(closed)
        # What is behind a closed curtain need not be painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self._closed >= 1.0)
        self.update()

    def _settle(self) -> None:
        if not self._down:
            # Otherwise Qt would focus the next widget; the page knows better which was used last.
            self.button.clearFocus()
            self.hide()
            # Megabytes in a large window; the cache of pictures keeps them as long as there is room.
            self._halves = None

    def ready(self) -> bool:
        """Whether a key or a click can be meant for this curtain: it has been down for long enough."""
        return self._down and self._since.elapsed() >= self.guard_ms

    def _open(self) -> None:
        if self.ready():
            self.opened.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._arrange()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        w, h, dpr = self.width(), self.height(), self.devicePixelRatioF()
        with painting(self) as painter:
            left, right = self._halves_for(w, h, dpr)
            apart = round((1.0 - self._closed) * w / 2)
            painter.drawPixmap(QPointF(-apart, 0), left)
            half = right.width() / right.devicePixelRatio()
            painter.drawPixmap(QPointF(w - half + apart, 0), right)
            if self._closed > 0.0:
                painter.setOpacity(self.words_seen)
                self._paint_words(painter)

    def _halves_for(self, w: int, h: int, dpr: float) -> tuple[QPixmap, QPixmap]:
        """The two halves of the curtain, drawn once for a size and cached, for they are slow to draw."""
        if self._halves is None or self._halves_size != (w, h, dpr):
            # Imported late: the first window appears sooner without the pieces of the tables.
            from pierres.table.pieces import curtain as drawn

            self._halves, self._halves_size = drawn.halves(w, h, dpr), (w, h, dpr)
        return self._halves

    @property
    def words_seen(self) -> float:
        """The opacity of the words, from 0 to 1: they appear last and disappear first."""
        return max(0.0, self._closed * 2 - 1)

    def _arrange(self) -> None:
        w, h = self.width(), self.height()
        unit = min(w / 16, h / 10)
        crest = full = min(unit * 3.0, h * 0.3)
        title, words = theme.serif(unit * 1.15), theme.sans(max(style.px(17), unit * 0.30))
        title_h = self._fit(title, self._text.title, w * 0.86)
        metrics = QFontMetricsF(words)
        gap, words_h = unit * 0.25, metrics.height()
        pill_h, hint_h = words_h * 1.9, words_h * 0.9
        total = crest + gap + title_h + gap + words_h + gap * 2 + pill_h + gap * 0.6 + hint_h
        y = (h - total) / 2
        if y < 0:  # very large text in a low window: the crest gives way
            crest = max(unit, crest + 2 * y)
            y = max(0.0, (h - (total - full + crest)) / 2)
        title_w = QFontMetricsF(title).horizontalAdvance(self._text.title)
        wide = max(title_w, metrics.horizontalAdvance(self._text.invitation), unit * 5)
        block_w = min(w - 24, wide + unit * 1.6)
        block = QRectF((w - block_w) / 2, y - gap * 2, block_w, h - 2 * (y - gap * 2))
        crest_place = QRectF((w - crest) / 2, y, crest, crest)
        title_place = QRectF(0, crest_place.bottom() + gap, w, title_h)
        words_place = QRectF(0, title_place.bottom() + gap, w, words_h)
        pill_w = metrics.horizontalAdvance(self._text.confirm) + pill_h * 1.2
        pill = QRectF((w - pill_w) / 2, words_place.bottom() + gap * 2, pill_w, pill_h)
        hint_place = QRectF(0, pill.bottom() + gap * 0.6, w, hint_h)
        small = theme.sans(max(style.px(13), unit * 0.2))
        self._block, self._crest = block, crest_place
        self._lines = [
            (title, "text_strong", title_place, self._text.title),
            (words, "text", words_place, self._text.invitation),
            (small, "text_soft", hint_place, self._hint),
        ]
        self.button.setGeometry(pill.toAlignedRect())

    def words_font(self) -> QFont:
        """The font of the button too; the style sheet would set that of all buttons."""
        return self._lines[1][0] if self._lines else self.font()

    def _paint_words(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme.NIGHT["panel_line"]), 2))
        painter.setBrush(QColor(theme.NIGHT["panel"]))
        radius = min(self.width() / 16, self.height() / 10) * 0.3
        painter.drawRoundedRect(self._block, radius, radius)
        picture = crests.picture(self._colour, round(self._crest.width()), self.devicePixelRatioF())
        painter.drawPixmap(self._crest.topLeft(), picture)
        for font, colour, place, text in self._lines:
            write(painter, place, text, font, QColor(theme.NIGHT[colour]))

    @staticmethod
    def _fit(font: QFont, text: str, width: float) -> float:
        """Shrink `font` until `text` fits `width`; returns the height of the line."""
        size = font.pixelSize()
        while size > 18 and QFontMetricsF(font).horizontalAdvance(text) > width:
            size -= 2
            font.setPixelSize(size)
        return QFontMetricsF(font).height()
