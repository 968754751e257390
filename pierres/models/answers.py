"""The legal answers to what is asked at the screen, in words: the whole game can be played from this list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pierres.rules.game import Question
from pierres.session import Session
from pierres.wording.base import Wording
from pierres.wording.typeset import as_tip, for_ears

CHUNK = 64
"""How many rows are fetched at a time."""
SORTED_MOST = 8192
"""Up to so many answers are put in order; more come as their space gives them, none written out."""

ValueRole = Qt.ItemDataRole.UserRole + 1
"""The answer itself, for `Session.answer`."""
CautionRole = Qt.ItemDataRole.UserRole + 2
"""A warning about it, or ""."""
KindRole = Qt.ItemDataRole.UserRole + 3
"""The kind of the question that it answers, for `Session.answer`."""

Index = QModelIndex | QPersistentModelIndex


class AnswerModel(QAbstractListModel):
    """The answers to `session.choices()`: empty behind the curtain and when the game is over."""

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._questions: tuple[Question, ...] = ()
        self._step = -1
        self._view: Any = None
        """What the rows are about: a row is never put into words with what was seen before or after it."""
        self._rows: list[tuple[Question, Any]] = []
        self._rest: Iterator[tuple[Question, Any]] = iter(())
        self._left = 0
        session.changed.connect(self._read)
        self._read()

    def question(self) -> Question | None:
        """The question that the rows answer, or the first where they answer several."""
        return self._questions[0] if self._questions else None

    def value(self, row: int) -> Any:
        """The answer in a row that has been fetched. Raises IndexError."""
        return self._rows[row][1]

    def row_of(self, value: Any) -> int:
        """The row of an answer, fetched if need be; -1 if it is none."""
        if not any(value in question.legal for question in self._questions):
            return -1
        looked = 0
        while True:
            for row in range(looked, len(self._rows)):
                if self._rows[row][1] == value:
                    return row
            looked = len(self._rows)
            if not self.canFetchMore(QModelIndex()):
                return -1
            self.fetchMore(QModelIndex())

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The rows fetched so far."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, tooltip, warning or the answer itself."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        question, value = self._rows[index.row()]
        if role == ValueRole:
            return value
        if role == KindRole:
            return question.kind
        view = self._view
        if role == Qt.ItemDataRole.DisplayRole:
            return self._wording.answer(view, question, value)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = self._wording.answer(view, question, value)
            caution = self._wording.caution(view, question, value)
            text = f"{text}. {caution}" if caution else text
            return for_ears(text) if role == Qt.ItemDataRole.AccessibleTextRole else as_tip(text)
        if role == CautionRole:
            return self._wording.caution(view, question, value)
        return None

    def canFetchMore(self, parent: Index) -> bool:
        """Whether answers are left."""
        return not parent.isValid() and self._left > 0

    def fetchMore(self, parent: Index) -> None:
        """The next answers."""
        more = list(islice(self._rest, CHUNK)) if self.canFetchMore(parent) else []
        if not more:
            self._left = 0
            return
        first = len(self._rows)
        self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
        self._rows += more
        self._left = max(0, self._left - len(more)) if len(more) == CHUNK else 0
        self.endInsertRows()

    def _read(self) -> None:
        questions, step = self._session.choices(), self._session.steps_taken
        if questions == self._questions and step == self._step:
            self._view = self._session.view()
            return
        self.beginResetModel()
        self._view = self._session.view()
        self._questions, self._step = questions, step
        self._left = sum(question.legal.size for question in questions)
        answers: Iterator[tuple[Question, Any]]
        answers = ((question, value) for question in questions for value in question.legal)
        if self._left <= SORTED_MOST:
            view = self._view
            answers = iter(sorted(answers, key=lambda answer: self._wording.rank(view, *answer)))
        self._rest = answers
        self._rows = list(islice(self._rest, CHUNK))
        self._left = max(0, self._left - len(self._rows)) if len(self._rows) == CHUNK else 0
        self.endResetModel()
