"""The list of moves beside the table: a click on a move goes there; what was taken back stays, paler."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pierres.models.log import MovesModel, NowRole, StepRole, StyleRole, UndoneRole
from pierres.session import Session
from pierres.table import theme

AnyIndex = QModelIndex | QPersistentModelIndex


class _MoveLine(QStyledItemDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        font = option.font
        font.setBold(bool(index.data(NowRole)) or index.data(StyleRole) == "point")
        font.setItalic(bool(index.data(UndoneRole)))
        option.font = font
        if index.data(UndoneRole):
            option.palette.setBrush(option.palette.ColorRole.Text, QBrush(theme.colour("text_soft")))
        elif index.data(NowRole) or index.data(StyleRole) in ("point", "end"):
            option.palette.setBrush(option.palette.ColorRole.Text, QBrush(theme.colour("text_strong")))


class MovesView(QListView):
    """The moves of one session; the one made last is kept in sight."""

    def __init__(self, session: Session, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setModel(model)
        self.setItemDelegate(_MoveLine(self))
        self.setProperty("look", "log")
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.clicked.connect(self._go)
        self.activated.connect(self._go)
        session.changed.connect(self._follow)
        self._model = model

    def _go(self, index: QModelIndex) -> None:
        step = index.data(StepRole)
        if isinstance(step, int):
            self._session.go_to(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel is opened, or has another height: what is looked for is where the game stands."""
        super().resizeEvent(event)
        self._follow()

    def _follow(self) -> None:
        now = self._model.now()
        if now >= 0:
            self.scrollTo(self._model.index(now))
