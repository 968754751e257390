"""The scores as a small table: a picture for each kind of stone or coin, and the seat to act in bold."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from pierres.models.scoreboard import CurrentRole, ScoreboardModel
from pierres.table import theme
from pierres.table.pieces import COINS, STONES
from pierres.table.pieces.kinds import kind_pixmap
from pierres.windows import look

ICON = 20
_DRAWN = frozenset((*STONES, *COINS))


class KindHeader(QHeaderView):
    """A header that shows a kind by its picture; its name is in the tooltip and for the screen reader."""

    def __init__(self, model: ScoreboardModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(look.px(30))
        self.setToolTip("")

    def _kind(self, section: int) -> str | None:
        columns = self._scores.columns()
        key = columns[section].key if 0 <= section < len(columns) else ""
        return key if key in _DRAWN else None

    def sectionSizeFromContents(self, section: int) -> QSize:
        size = super().sectionSizeFromContents(section)
        if self._kind(section) is None:
            return size
        return QSize(look.px(ICON + 10), max(size.height(), look.px(ICON + 4)))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        kind = self._kind(section)
        if kind is None:
            super().paintSection(painter, rect, section)
            return
        size = look.px(ICON)
        place = QRect(0, 0, size, size)
        place.moveCenter(rect.center())
        painter.drawPixmap(place, kind_pixmap(kind, size, self.devicePixelRatioF()))


class ScoreDelegate(QStyledItemDelegate):
    """The seat that is to act stands out, not by colour alone."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(CurrentRole):
            option.font.setBold(True)
            option.palette.setColor(option.palette.ColorRole.Text, theme.colour("text_strong"))


class ScoreView(QTableView):
    """As high as there are seats, and no higher."""

    def __init__(self, model: ScoreboardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look.dress(self, "scores")
        self.setHorizontalHeader(KindHeader(model, self))
        self.setModel(model)
        self.setItemDelegate(ScoreDelegate(self))
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
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
        return QSize(120, min(self.sizeHint().height(), look.px(230)))
