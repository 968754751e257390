"""The room around the pages: candle light from the top left, and the buttons that take no stray key."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRadialGradient, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QWidget

from pierres.table import theme
from pierres.windows import style

GUARD_MS = 300
"""A key or click that comes sooner after a question or a button appeared was meant for what was there before.
"""


def paint_room(painter: QPainter, rect: QRectF) -> None:
    """The room in the colours of the theme, lit from the top left."""
    light = QRadialGradient(
        QPointF(rect.x() + rect.width() * 0.2, rect.y() - rect.height() * 0.1),
        max(rect.width(), rect.height()) * 1.15,
    )
    light.setColorAt(0.0, theme.colour("room_light"))
    light.setColorAt(0.45, theme.colour("room"))
    light.setColorAt(1.0, theme.colour("room_dark"))
    painter.fillRect(rect, light)


class Page(QWidget):
    """A page: the room. Only what is new of it is painted, so a picture of it is not worth its memory."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        paint_room(painter, QRectF(self.rect()))
        painter.end()


class EnterButton(QPushButton):
    """A push button that Enter presses too, but neither a key held down nor one struck before it was seen."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.guard_ms = GUARD_MS
        self.by_key = False
        """Whether a key pressed it last."""
        self.setAutoDefault(True)
        self._since = QElapsedTimer()
        self._since.start()

    def fit(self, room: QSize) -> int:
        """Make the letters as small as they must be for the text to stand in `room`; returns the width."""
        self.setStyleSheet("")
        self.ensurePolished()
        px, size = self.fontInfo().pixelSize(), self.sizeHint()
        share = min(1.0, room.width() / size.width(), room.height() / size.height())
        if share < 1.0:
            small = max(8, int(px * share) - 1)
            self.setStyleSheet(f"font-size: {small}px; padding: {small // 5}px {small // 2}px;")
            self.ensurePolished()
        return self.sizeHint().width()

    def appear(self) -> None:
        """Begin the moment in which nothing is taken."""
        self._since.start()

    def ready(self) -> bool:
        """Whether it has been in sight long enough."""
        return self._since.elapsed() >= self.guard_ms

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        taking = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if taking and (event.isAutoRepeat() or not self.ready()):
            event.accept()
            return
        self.by_key = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_key = False
        if self.ready():
            super().mousePressEvent(event)
        else:
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


def label(text: str = "", kind: str = "", wrap: bool = False) -> QLabel:
    """A label that is dressed as `kind`."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if kind:
        style.dress(made, kind)
    return made


def frame(kind: str) -> QFrame:
    """A frame that is dressed as `kind`."""
    made = QFrame()
    style.dress(made, kind)
    return made


def paint_focus(painter: QPainter, rect: QRectF, radius: float = 10.0) -> None:
    """The one focus ring of painted buttons: a bright line with a dark edge, seen on every ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for name, width in (("focus_edge", 5.0), ("focus", 2.5)):
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setColor(theme.colour(name))
        pen.setWidthF(width)
        painter.setPen(pen)
        painter.drawRoundedRect(rect, radius, radius)


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """A colour between two, `share` of the second."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
    )


class PaintedButton(QAbstractButton):
    """A button that paints itself, pressed by Enter as well as by Space."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)
