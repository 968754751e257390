"""What pages and dialogs are built of: layouts, labels, frames, and buttons that ignore stray keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QLabel,
    QLayout,
    QListView,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from pierres.models.rows import Index
from pierres.table import keys, theme
from pierres.windows import style

GUARD_MS = 300
"""A key or click that comes sooner after a question or a button appeared was meant for something else."""

CENTRED = int(Qt.AlignmentFlag.AlignCenter)
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
        part, stretch = item if isinstance(item, tuple) else (item, 0)
        if isinstance(part, int):
            layout.addStretch(part)
        elif isinstance(part, QSpacerItem):
            layout.addItem(part)
        elif isinstance(part, QLayout):
            layout.addLayout(part, stretch)
        else:
            layout.addWidget(part, stretch)
    return layout


def gap(pixels: int) -> QSpacerItem:
    """More space between two items of a column."""
    return QSpacerItem(0, pixels, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)


def set_stacked(layout: QBoxLayout, stacked: bool) -> None:
    """Put the items below each other, or side by side."""
    layout.setDirection(layout.Direction.TopToBottom if stacked else layout.Direction.LeftToRight)


def single_shot(parent: QObject, milliseconds: int, slot: Callable[[], object]) -> QTimer:
    """A timer that calls `slot` once, `milliseconds` after it was last started."""
    timer = QTimer(parent, singleShot=True, interval=milliseconds)
    timer.timeout.connect(slot)
    return timer


def label(text: str = "", kind: str = "", wrap: bool = False) -> QLabel:
    """A label with the look `kind`; its text is never markup."""
    made = QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
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
    area = QScrollArea(widgetResizable=True)
    if isinstance(content, QLayout):
        holder = QWidget()
        holder.setLayout(content)
        content = holder
    area.setWidget(content)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def question_box(parent: QWidget, name: str, title: str, text: str, decline: str) -> QMessageBox:
    """A question whose answers the caller adds before opening it. Escape declines, and Enter unless told."""
    box = QMessageBox(parent, textFormat=Qt.TextFormat.PlainText, text=text)
    box.setObjectName(name)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(title)
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


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """A painter of `widget` with smooth edges and pictures; it ends with the block, whatever happens."""
    with QPainter(widget) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        yield painter


def write(
    painter: QPainter, place: QRectF, text: str, font: QFont, ink: QColor, align: int = CENTRED
) -> None:
    """Write `text` into a place."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(place, align, text)


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
        with QPainter(self) as painter:
            painter.setClipRect(event.rect())
            paint_room(painter, QRectF(self.rect()))


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
        pressing = keys.is_enter(event) or event.key() == Qt.Key.Key_Space
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
        if not keys.is_enter(event):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()


class WrappedDelegate(QStyledItemDelegate):
    """Measures a text inside the padding that the style sheet gives it: `inset` pixels at 100 % on each side.

    The list asks for the height of every line whenever one is added, so each text is measured once for a
    width.
    """

    def __init__(self, inset: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inset, self._dress = inset, ""
        self._heights: dict[tuple[str, int], QSize] = {}

    def forget(self) -> None:
        """Measure everything anew: the dress has only now been put on."""
        self._heights = {}

    def text_of(self, index: Index) -> str:
        """The text that is measured."""
        return str(index.data() or "")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        dress = f"{theme.stamp()} {style.scale()}"
        if dress != self._dress:
            self._dress, self._heights = dress, {}
        key = (self.text_of(index), option.rect.width())
        size = self._heights.get(key)
        if size is None:
            narrow = QStyleOptionViewItem(option)
            width = max(40, option.rect.width() - 2 * style.px(self._inset))
            narrow.rect = QRect(option.rect.topLeft(), QSize(width, option.rect.height()))
            size = self._heights[key] = super().sizeHint(narrow, index)
        return size


class WrappedList(QListView):
    """A list of such lines, as wide as the view and never wider."""

    def __init__(self, delegate: WrappedDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True, resizeMode=QListView.ResizeMode.Adjust)
        delegate.setParent(self)
        self._delegate = delegate
        self.setItemDelegate(delegate)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (
            QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.Show,
        ):  # fmt: skip
            # A list that was hidden meanwhile was measured, if at all, in another width and type.
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()
        return done
