"""The scores as a small table: a picture for each kind of stone or coin, and the seat to act in bold."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from pierres.models.rows import Index
from pierres.models.scoreboard import CurrentRole, ScoreboardModel
from pierres.table import art, theme
from pierres.table.aux_pierres.pieces.stones import COINS, STONES, kind_pixmap
from pierres.windows import style
from pierres.windows.widgets import make_read_only

ICON = 20
WIDEST = 96
"""The maximum width of a column, in pixels at 100 %: long names are elided and complete in the tooltip."""


def picture(key: str, size: int, dpr: float) -> QPixmap | None:
    """The picture of a column: a drawing made for it, a stone or a coin, or none."""
    if art.exists(f"column-{key}"):
        return art.pixmap(f"column-{key}", size, size, dpr)
    return kind_pixmap(key, size, dpr) if key in (*STONES, *COINS) else None


class KindHeader(QHeaderView):
    """A header that shows columns by their pictures; the names are in the tooltips and for the
    screen reader.
    """

    def __init__(self, model: ScoreboardModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(style.px(30))
        self.setMaximumSectionSize(style.px(WIDEST))
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def _picture(self, section: int) -> QPixmap | None:
        columns = self._scores.columns()
        if not 0 <= section < len(columns):
            return None
        return picture(columns[section].key, style.px(ICON), self.devicePixelRatioF())

    def sectionSizeFromContents(self, section: int) -> QSize:
        height = style.px(ICON + 4)
        if self._picture(section) is not None:
            return QSize(style.px(ICON + 8), height)
        words = str(self._scores.headerData(section, Qt.Orientation.Horizontal) or "")
        return QSize(self.fontMetrics().horizontalAdvance(words) + style.px(10), height)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        drawn = self._picture(section)
        if drawn is None:
            super().paintSection(painter, rect, section)
            return
        place = QRect(0, 0, style.px(ICON), style.px(ICON))
        place.moveCenter(rect.center())
        painter.drawPixmap(place, drawn)


class ScoreDelegate(QStyledItemDelegate):
    """The seat to act is highlighted, not by colour alone."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(CurrentRole):
            option.font.setBold(True)
            option.palette.setColor(option.palette.ColorRole.Text, theme.colour("text_strong"))


class ScoreView(QTableView):
    """As high as there are seats, and no higher."""

    def __init__(self, model: ScoreboardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_read_only(self, "scores")
        self.setHorizontalHeader(KindHeader(model, self))
        self.setModel(model)
        self.setItemDelegate(ScoreDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        model.modelReset.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length() + 6
        if self.horizontalHeader().length() > self.width():
            height += self.horizontalScrollBar().sizeHint().height()
        return QSize(self.horizontalHeader().length() + 6, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, min(self.sizeHint().height(), style.px(230)))
