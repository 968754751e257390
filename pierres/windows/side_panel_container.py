"""The table with its side panel: beside it, or over it where the window has no room for both.

A slim tab at the edge of the panel is always visible: a click opens or closes the panel, dragging resizes it.
Over the table the panel does not shrink the table, so that large text is large on the table too.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from pierres.locales import with_key
from pierres.table import theme
from pierres.windows import style
from pierres.windows.widgets import PaintedButton, painting, write

BESIDE_FROM = 1500
"""From this width on, in pixels at 100 %, the panel is beside the table."""
LARGE_TEXT = 150
"""From this text size on, in percent, the table always has the whole width."""
WIDTH = 340
"""The default width of the panel, in pixels at 100 %."""
_DRAG = 4


class PanelTab(PaintedButton):
    """The tab. `dragged` carries how far it is dragged to the left, in pixels."""

    dragged = Signal(int)
    let_go = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._from: float | None = None
        self._moved = False
        self.opened = False

    def show_open(self, opened: bool) -> None:
        """The panel is open, or closed."""
        self.opened = opened
        self.setCursor(Qt.CursorShape.SplitHCursor if opened else Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def strip_width(self) -> int:
        """The width of the tab; without words, beside an open panel, it is slimmer."""
        return min(16, style.px(12)) if self.opened else min(34, style.px(24))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        text = self.tr("Put the panel away") if self.opened else self.tr("Show answers, scores and log")
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(with_key(text, QKeySequence(Qt.Key.Key_F6)))
        # Otherwise screen readers say the tip after the name: the same words again.
        self.setAccessibleDescription(QKeySequence(Qt.Key.Key_F6).toString())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from, self._moved = event.globalPosition().x(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is not None and self.opened:
            by = round(self._from - event.globalPosition().x())
            if self._moved or abs(by) >= _DRAG:
                self._moved = True
                self.setDown(False)
                self.dragged.emit(by)
                return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        moved, self._from, self._moved = self._moved, None, False
        if moved:
            event.accept()
            self.let_go.emit()
            return
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            rect = QRectF(self.rect())
            painter.fillRect(rect, theme.colour("room_light" if self.underMouse() else "panel"))
            painter.setPen(theme.colour("panel_line"))
            painter.drawLine(rect.topLeft() + QPointF(0.5, 0), rect.bottomLeft() + QPointF(0.5, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("text_strong"))
            half, x, y = min(5.0, rect.width() * 0.22), rect.center().x(), rect.height() * 0.5
            turn = 1 if self.opened else -1
            if not self.opened:
                y = rect.height() / 2 - self._paint_words(painter, rect) / 2 - 16
            corners = ((half, 0.0), (-half, -half * 1.7), (-half, half * 1.7))
            painter.drawPolygon(QPolygonF([QPointF(x + dx * turn, y + dy) for dx, dy in corners]))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.colour("focus"), 3))
                painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))

    def _paint_words(self, painter: QPainter, rect: QRectF) -> float:
        """The words, read from top to bottom; returns their length."""
        words = self.tr("Answers · Scores · Log")
        # Only for painting: to set a font on the widget while it is painted would request another paint.
        font = theme.sans(min(style.px(14), 20))
        painter.save()
        painter.translate(rect.center())
        painter.rotate(90)
        place = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width())
        write(painter, place, words, font, theme.colour("text_strong"))
        painter.restore()
        return QFontMetricsF(font).horizontalAdvance(words)


class SidePanelContainer(QWidget):
    """Lays out the table and the panel. `changed`: the panel was opened or closed by a change of size."""

    changed = Signal()
    toggle_requested = Signal()
    width_chosen = Signal(int)

    def __init__(self, stage: QWidget, side: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage, self.side = stage, side
        stage.setParent(self)
        self.tab = PanelTab(self)
        side.setParent(self)
        self.tab.clicked.connect(self.toggle_requested)
        self.tab.dragged.connect(self._drag)
        self.tab.let_go.connect(self._let_go)
        self._beside_wanted, self._over_wanted = True, False
        self._chosen = 0
        self._drag_from = 0
        self.over = False
        """Whether an open panel is over the table."""
        self.opened = False

    def want(self, beside: bool, over: bool) -> None:
        """Whether the panel should be open beside the table, and where it would be over the table."""
        self._beside_wanted, self._over_wanted = beside, over
        self.arrange()

    def set_panel_width(self, width: int) -> None:
        """The width that was chosen for the panel; 0 for the default."""
        self._chosen = max(0, width)
        self.arrange()

    def free_width(self) -> int:
        """How much of the width of the table the panel leaves visible, in pixels."""
        return min(self.stage.width(), self.tab.x())

    def arrange(self) -> None:
        """Lay out table, tab and panel."""
        w, h = self.width(), self.height()
        before = self.over, self.opened
        self.over = w < style.px(BESIDE_FROM) or style.scale() >= LARGE_TEXT
        self.opened = self._over_wanted if self.over else self._beside_wanted
        if self.tab.opened is not self.opened or not self.tab.text():
            self.tab.show_open(self.opened)
        strip = self.tab.strip_width()
        side = self._side_width(w) if self.opened else 0
        shut = min(34, style.px(24))
        self.stage.setGeometry(0, 0, w - (shut if self.over else side + strip), h)
        self.tab.setGeometry(w - side - strip, 0, strip, h)
        self.side.setVisible(self.opened)
        if self.opened:
            self.side.setGeometry(w - side, 0, side, h)
            self.side.raise_()
        self.tab.raise_()
        if (self.over, self.opened) != before:
            self.changed.emit()

    def _side_width(self, w: int) -> int:
        wanted = self._chosen or style.px(WIDTH)
        least = min(style.px(230), 320)
        return max(min(least, w * 3 // 5), min(wanted, w * 3 // 5 if self.over else w * 9 // 20))

    def _drag(self, by: int) -> None:
        if not self._drag_from:
            self._drag_from = self.side.width()
        self._chosen = max(1, self._drag_from + by)
        self.arrange()

    def _let_go(self) -> None:
        self._drag_from = 0
        self._chosen = self.side.width()
        self.width_chosen.emit(self._chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
