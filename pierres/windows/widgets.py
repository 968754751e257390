"""What pages and dialogs are built of: layouts, labels, frames, and buttons that ignore stray keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pierres.table import theme
from pierres.windows import style

GUARD_MS = 300
"""A key or click that comes sooner after a question or a button appeared was meant for something else."""

ANY_HEIGHT = 16777215
"""Qt's QWIDGETSIZE_MAX: no maximum."""

Box = TypeVar("Box", bound=QBoxLayout)
Item = QWidget | QLayout | QSpacerItem | int


def filled(
    layout: Box,
    *items: Item | tuple[QWidget | QLayout, int],
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    spacing: int | None = None,
) -> Box:
    """`layout` with `items` in it: widgets or layouts, alone or with a stretch; a number is a stretch."""
    layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for item in items:
        if isinstance(item, int):
            layout.addStretch(item)
            continue
        if isinstance(item, QSpacerItem):
            layout.addItem(item)
            continue
        part, stretch = item if isinstance(item, tuple) else (item, 0)
        if isinstance(part, QLayout):
            layout.addLayout(part, stretch)
        else:
            layout.addWidget(part, stretch)
    return layout


def gap(pixels: int) -> QSpacerItem:
    """More space between two items of a column."""
    return QSpacerItem(0, pixels, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)


def set_stacked(layout: QBoxLayout, stacked: bool) -> None:
    """Put the items below each other, or side by side."""
    directions = QBoxLayout.Direction
    layout.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)


def single_shot(parent: QObject, milliseconds: int, slot: Callable[[], object]) -> QTimer:
    """A timer that calls `slot` once, `milliseconds` after it was last started."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(slot)
    return timer


def label(text: str = "", kind: str = "", wrap: bool = False) -> QLabel:
    """A label with the look `kind`; its text is never markup."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if kind:
        style.set_look(made, kind)
    return made


def frame(kind: str) -> QFrame:
    """A frame with the look `kind`."""
    made = QFrame()
    style.set_look(made, kind)
    return made


def scroll_area(content: QWidget | QLayout) -> QScrollArea:
    """A frameless area that scrolls `content` vertically and never takes the focus."""
    area = QScrollArea()
    if isinstance(content, QLayout):
        holder = QWidget()
        holder.setLayout(content)
        content = holder
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def question_box(parent: QWidget, name: str, title: str, text: str, decline: str) -> QMessageBox:
    """A question whose answers the caller adds before opening it. Escape declines, and Enter unless told."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    declining = box.addButton(decline, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(declining)
    box.setEscapeButton(declining)
    return box


def make_read_only(table: QTableView, look: str) -> None:
    """Show `table` without grid, row numbers or editing."""
    style.set_look(table, look)
    table.setShowGrid(False)
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    table.verticalHeader().hide()


def discard(widget: QWidget) -> None:
    """Take `widget` out of its layout and delete it."""
    parent = widget.parentWidget()
    if parent is not None and (layout := parent.layout()) is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def paint_room(painter: QPainter, rect: QRectF) -> None:
    """The background of all pages in the colours of the theme, lit from the top left."""
    light = QRadialGradient(
        QPointF(rect.x() + rect.width() * 0.2, rect.y() - rect.height() * 0.1),
        max(rect.width(), rect.height()) * 1.15,
    )
    for place, name in ((0.0, "room_light"), (0.45, "room"), (1.0, "room_dark")):
        light.setColorAt(place, theme.colour(name))
    painter.fillRect(rect, light)


def paint_focus(painter: QPainter, rect: QRectF, radius: float = 10.0) -> None:
    """The focus ring of painted buttons: a bright line with a dark edge, visible on every background."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for name, width in (("focus_edge", 5.0), ("focus", 2.5)):
        painter.setPen(QPen(theme.colour(name), width))
        painter.drawRoundedRect(rect, radius, radius)


class Page(QWidget):
    """A page of the window. Escape emits `back`, except in full screen, where it leaves that first."""

    back = Signal()

    def retranslate(self) -> None:
        """Set all texts in the current language; called again whenever it changes."""

    def update_style(self) -> None:
        """The theme or the text size has changed."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Only the exposed part is painted: a cached picture would not be worth its memory.
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        paint_room(painter, QRectF(self.rect()))
        painter.end()


class SheetDialog(QDialog):
    """A window beside the main one, not modal: a sheet above a button that closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        sheet = frame("parchment")
        sheet.setLayout(self.content())
        self.close_button = EnterButton()
        self.close_button.clicked.connect(self.close)
        foot = filled(QHBoxLayout(), 1, self.close_button)
        filled(QVBoxLayout(self), (sheet, 1), foot, margins=(14, 14, 14, 12))

    def content(self) -> QLayout:
        """What is on the sheet; called once, while the dialog is made."""
        raise NotImplementedError

    def present(self) -> None:
        """Show the window in front of the others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def retranslate(self) -> None:
        """Set all texts in the current language; called again whenever it changes."""
        self.close_button.setText(self.tr("&Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class EnterButton(QPushButton):
    """A push button that Enter presses too, but no key held down or pressed before it could be seen."""

    def __init__(self, look: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if look:
            style.set_look(self, look)
        self.guard_ms = GUARD_MS
        self.by_key = False
        """Whether a key pressed it last."""
        self.setAutoDefault(True)
        self._since = QElapsedTimer()
        self._since.start()

    def fit(self, room: QSize) -> int:
        """Shrink the font until the text fits `room`; returns the width of the button."""
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
        """Start again the time in which nothing is accepted."""
        self._since.start()

    def ready(self) -> bool:
        """Whether the button has been visible for long enough."""
        return self._since.elapsed() >= self.guard_ms

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressing = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if pressing and (event.isAutoRepeat() or not self.ready()):
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
