"""The legal answers to what is asked at the screen, in words: the whole game can be played from this list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from PySide6.QtCore import QModelIndex, QObject, Qt

from pierres.models.rows import Index, RowsModel, UserRole
from pierres.rules.game import Question
from pierres.session import Session
from pierres.wording.base import Wording
from pierres.wording.typeset import as_tip, for_ears

CHUNK = 64
"""How many rows are fetched at a time."""
SORTED_MOST = 8192
"""Up to so many answers are sorted; more come in the order of their space, without listing all of them."""

ValueRole = UserRole + 1
"""The answer itself, for `Session.answer`."""
CautionRole = UserRole + 2
"""A warning about it, or ""."""
KindRole = UserRole + 3
"""The kind of the question that it answers, for `Session.answer`."""

Answer = tuple[Question, object]


class AnswerModel(RowsModel):
    """The answers to `session.choices()`: empty behind the curtain and when the game is over."""

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._questions: tuple[Question, ...] = ()
        self._step = -1
        self._view = session.view()
        """The view that the rows refer to: they are never put into words with an earlier or a later one."""
        self.rows: list[Answer] = []
        self._rest: Iterator[Answer] = iter(())
        self._left = 0
        session.changed.connect(self._read)
        self._read()

    def row_data(self, row: int, role: int) -> object:
        question, value = self.rows[row]
        if role == ValueRole:
            return value
        if role == KindRole:
            return question.kind
        if role == CautionRole:
            return self._wording.caution(self._view, question, value)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._wording.answer(self._view, question, value)
        if role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return None
        caution = self._wording.caution(self._view, question, value)
        text = ". ".join(filter(None, (self._wording.answer(self._view, question, value), caution)))
        return for_ears(text) if role == Qt.ItemDataRole.AccessibleTextRole else as_tip(text)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._left > 0

    def fetchMore(self, parent: Index) -> None:
        more = self._next() if self.canFetchMore(parent) else []
        if more:
            first = len(self.rows)
            self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
            self.rows += more
            self.endInsertRows()

    def _next(self) -> list[Answer]:
        more = list(islice(self._rest, CHUNK))
        self._left = max(0, self._left - len(more)) if len(more) == CHUNK else 0
        return more

    def _read(self) -> None:
        questions, step = self._session.choices(), self._session.steps_taken
        view = self._view = self._session.view()
        if questions == self._questions and step == self._step:
            return
        self.beginResetModel()
        self._questions, self._step = questions, step
        self._left = sum(question.legal.size for question in questions)
        answers: Iterator[Answer] = ((question, value) for question in questions for value in question.legal)
        if self._left <= SORTED_MOST:
            answers = iter(sorted(answers, key=lambda answer: self._wording.rank(view, *answer)))
        self._rest = answers
        self.rows = self._next()
        self.endResetModel()
