"""The two lists beside the table: the moves made so far, and, for whoever asks to see one, a winning line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt, Signal
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from pierres.models.log import MovesModel, NowRole, StepRole, StyleRole, UndoneRole
from pierres.rules import record as records
from pierres.rules.record import Step
from pierres.session import Session
from pierres.store import library
from pierres.table import theme
from pierres.table.est_royal.solving import bare
from pierres.translation import translate
from pierres.wording.est_royal.wording import EstRoyalWording


class LineView(QWidget):
    """The line as a list. `chosen` carries how many of its steps are to be made."""

    chosen = Signal(int)

    def __init__(self, session: Session, wording: EstRoyalWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._wording = session, wording
        self._line: tuple[Step, ...] = ()
        self._title = QLabel()
        self._title.setProperty("look", "caption")
        self._title.setWordWrap(True)
        self._model = QStringListModel(self)
        self.list = QListView()
        self.list.setProperty("look", "log")
        self.list.setModel(self._model)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.activated.connect(self._choose)
        self.list.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self.list, 1)

    def show_line(self, line: Sequence[Step] | None) -> None:
        """Show a line from where the game stands; None: none is known from here."""
        self._line = tuple(line or ())
        self._model.setStringList(said(self._session, self._wording, self._line))
        title = translate("EstCompanion", "A winning line (the oracle’s)")
        if not self._line:
            title = translate("EstCompanion", "No winning line is known from here.")
        self._title.setText(title)
        self.list.setAccessibleName(title)
        self.list.setVisible(bool(self._line))

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row() + 1)


def said(session: Session, wording: EstRoyalWording, line: Sequence[Step]) -> list[str]:
    """Each step in signs, with the number of the move that it would be."""
    if not line:
        return []
    record = bare(session.record)
    position = records.play(record, library.game(record.game), record.game)
    first = session.view().moves + 1
    texts = []
    for number, step in enumerate(line, first):
        lines = [told.text for event in position.answer(*step) if (told := wording.log(event))]
        texts.append(f"{number}. {'; '.join(lines)}")
    return texts


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
