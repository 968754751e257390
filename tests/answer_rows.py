"""The rows of the list of answers, fetched as a view fetches them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex

from pierres.models.answers import AnswerModel, ValueRole


def value(model: AnswerModel, row: int) -> Any:
    """The answer in a row that has been fetched."""
    return model.index(row).data(ValueRole)


def row_of(model: AnswerModel, answer: Any) -> int:
    """The row of an answer, fetched if need be; -1 if it is none."""
    looked = 0
    while True:
        for row in range(looked, model.rowCount()):
            if value(model, row) == answer:
                return row
        looked = model.rowCount()
        if not model.canFetchMore(QModelIndex()):
            return -1
        model.fetchMore(QModelIndex())
