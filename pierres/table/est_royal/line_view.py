"""A winning line beside the table, for whoever asks to see one: its moves, the next one first.

It is the oracle's: it knows the stock. So it is shown on demand only, and says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QStringListModel, Signal
from PySide6.QtWidgets import QLabel, QListView, QVBoxLayout, QWidget

from pierres.rules import record as records
from pierres.rules.record import Record, Step
from pierres.session import Session
from pierres.store import library
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
    now: Record = session.record
    record = Record(now.game, now.seats, now.options, now.start, now.steps)
    position = records.play(record, library.game(record.game), record.game)
    first = session.view().moves + 1
    texts = []
    for number, step in enumerate(line, first):
        lines = [told.text for event in position.answer(*step) if (told := wording.log(event))]
        texts.append(f"{number}. {'; '.join(lines)}")
    return texts
