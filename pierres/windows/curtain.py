"""The curtain: it covers the whole page, names the person to come, and opens at a key or a click.

When it comes down, the table behind it is already the public one, so that nothing private can be seen round
it, before it or through it. It takes no key that was meant for what lay there before: neither a key held down
nor one that follows within the blink of an eye.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QElapsedTimer,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from pierres.models.wording import CurtainText
from pierres.table import theme
from pierres.windows import crests, look

GUARD_MS = 300
"""A key or click that comes sooner after the curtain was meant for something else."""
FALL_MS = 220


class Curtain(QWidget):
    """Covers its parent. `opened` is emitted when the person named has come."""

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.guard_ms = GUARD_MS
        self.fall_ms = FALL_MS
        self.setObjectName("curtain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._text = CurtainText("", "", "")
        self._hint = ""
        self._halves: tuple[QPixmap, QPixmap] | None = None
        self._halves_size = (0, 0, 0.0)
        self._colour = theme.SEAT_COLOURS[0]
        self._down = False
        self._closed = 0.0
        self._pressed = False
        self.by_key = False
        """Whether a key opened it last: then the table shows where the keyboard is."""
        self._since = QElapsedTimer()
        self._fall = QVariantAnimation(self)
        self._fall.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._fall.valueChanged.connect(self._move)
        self._fall.finished.connect(self._settle)
        self.hide()

    @property
    def is_down(self) -> bool:
        """Whether the curtain hides the page; it does so from the first moment of its fall."""
        return self._down

    def say(self, text: CurtainText, colour: str) -> None:
        """What the curtain says, and the colour of the seat that it waits for."""
        self._text, self._colour = text, colour
        self._hint = self.tr("Enter, space or a click")
        self.setAccessibleName(f"{text.title}. {text.invitation}")
        self.setAccessibleDescription(f"{text.confirm}. {self._hint}")
        self.update()

    def lower(self) -> None:
        """Come down and take every key and click; another person's curtain does so anew."""
        self._pressed = False
        self._since.start()
        self.setGeometry(self._cloth())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.raise_()
        already, self._down = self._down, True
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not already:
            self._run(1.0)

    def _cloth(self) -> QRect:
        parent = self.parentWidget()
        return parent.rect() if parent is not None else self.rect()

    def lift(self) -> None:
        """Go up: what is behind may be seen and used from now on."""
        if not self._down:
            return
        self._down = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._run(0.0)

    def drop(self) -> None:
        """Be gone at once: the table it stood before is gone too."""
        self._fall.stop()
        self._down, self._closed = False, 0.0
        self._go()

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
        self.update()

    def _settle(self) -> None:
        if not self._down:
            self._go()

    def _go(self) -> None:
        # Otherwise Qt would hand the keyboard on to what comes next; the page knows better who used it last.
        self.clearFocus()
        self.hide()

    def is_settled(self) -> bool:
        """Whether the cloth hangs still."""
        return self._fall.state() == QAbstractAnimation.State.Stopped

    # keys and clicks

    def click(self) -> None:
        """Open it for a screen reader, as Enter does."""
        self.by_key = True
        self._open()

    def _open(self) -> None:
        if self._down and self._since.elapsed() >= self.guard_ms:
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Escape is the way out of full screen, for which the window listens.
        event.setAccepted(event.key() != Qt.Key.Key_Escape)
        if event.isAutoRepeat() or event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
            | Qt.KeyboardModifier.AltModifier
            | Qt.KeyboardModifier.MetaModifier
        ):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.by_key = True
            self._open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.by_key = False
        self._pressed = event.button() == Qt.MouseButton.LeftButton and self._since.elapsed() >= self.guard_ms

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second half of a double click began on what lay here before.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        pressed, self._pressed = self._pressed, False
        if (
            pressed
            and event.button() == Qt.MouseButton.LeftButton
            and self.rect().contains(event.position().toPoint())
        ):
            self._open()

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Tab must not reach what is behind; away from the curtain it works as everywhere.
        return False if self._down else super().focusNextPrevChild(forward)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.update()

    # the picture

    def paintEvent(self, event: QPaintEvent) -> None:
        w, h, dpr = self.width(), self.height(), self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        left, right = self._cloth_for(w, h, dpr)
        apart = round((1.0 - self._closed) * w / 2)
        painter.drawPixmap(QPointF(-apart, 0), left)
        half = right.width() / right.devicePixelRatio()
        painter.drawPixmap(QPointF(w - half + apart, 0), right)
        if self._closed > 0.0:
            painter.setOpacity(max(0.0, self._closed * 2 - 1))
            self._paint_words(painter, w, h)
        painter.end()

    def _cloth_for(self, w: int, h: int, dpr: float) -> tuple[QPixmap, QPixmap]:
        """The two halves of the cloth: drawn once for a size, and kept, for they are dear."""
        size = (w, h, dpr)
        if self._halves is None or self._halves_size != size:
            # Imported now: the first window is there sooner without the pieces of the tables.
            from pierres.table.pieces import curtain as drawn

            self._halves, self._halves_size = drawn.halves(w, h, dpr), size
        return self._halves

    def _paint_words(self, painter: QPainter, w: float, h: float) -> None:
        unit = min(w / 16, h / 10)
        crest_size = min(unit * 3.0, h * 0.3)
        title = theme.serif(unit * 1.15)
        words = theme.sans(max(look.px(17), unit * 0.30))
        title_h = self._fit(title, self._text.title, w * 0.86)
        gap = unit * 0.25
        words_h = QFontMetricsF(words).height()
        pill_h = words_h * 1.9
        hint_h = words_h * 0.9
        total = crest_size + gap + title_h + gap + words_h + gap * 2 + pill_h + gap * 0.6 + hint_h
        y = (h - total) / 2
        if y < 0:  # very large text in a low window: the crest gives way
            crest_size = max(unit, crest_size + 2 * y)
            y = max(0.0, (h - (total - min(unit * 3.0, h * 0.3) + crest_size)) / 2)
        wide = max(
            QFontMetricsF(title).horizontalAdvance(self._text.title),
            QFontMetricsF(words).horizontalAdvance(self._text.invitation),
            unit * 5,
        )
        block_w = min(w - 24, wide + unit * 1.6)
        block = QRectF((w - block_w) / 2, y - gap * 2, block_w, h - 2 * (y - gap * 2))
        painter.setPen(QPen(QColor(theme.NIGHT["panel_line"]), 2))
        painter.setBrush(QColor(theme.NIGHT["panel"]))
        painter.drawRoundedRect(block, unit * 0.3, unit * 0.3)
        picture = crests.picture(self._colour, round(crest_size), self.devicePixelRatioF())
        painter.drawPixmap(QPointF((w - picture.width() / picture.devicePixelRatio()) / 2, y), picture)
        y += crest_size + gap
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setFont(title)
        painter.setPen(QColor(theme.NIGHT["text_strong"]))
        painter.drawText(QRectF(0, y, w, title_h), centre, self._text.title)
        y += title_h + gap
        painter.setFont(words)
        painter.setPen(QColor(theme.NIGHT["text"]))
        painter.drawText(QRectF(0, y, w, words_h), centre, self._text.invitation)
        y += words_h + gap * 2
        metrics = QFontMetricsF(words)
        pill_w = metrics.horizontalAdvance(self._text.confirm) + pill_h * 1.2
        pill = QRectF((w - pill_w) / 2, y, pill_w, pill_h)
        painter.setBrush(theme.colour("parchment"))
        painter.setPen(theme.colour("gold"))
        painter.drawRoundedRect(pill, pill_h / 2, pill_h / 2)
        painter.setPen(theme.colour("ink"))
        painter.drawText(pill, centre, self._text.confirm)
        small = theme.sans(max(look.px(13), unit * 0.2))
        painter.setFont(small)
        painter.setPen(QColor(theme.NIGHT["text_soft"]))
        painter.drawText(QRectF(0, pill.bottom() + gap * 0.6, w, hint_h), centre, self._hint)

    @staticmethod
    def _fit(font: QFont, text: str, width: float) -> float:
        """Make `font` small enough for `text` to fit `width`; returns the height of the line."""
        size = font.pixelSize()
        while size > 18 and QFontMetricsF(font).horizontalAdvance(text) > width:
            size -= 2
            font.setPixelSize(size)
        return QFontMetricsF(font).height()
