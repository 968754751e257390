"""The viewer's purse and the fist being made of it: the private side in rows.

A fist in the making lives nowhere else, so nobody but the person who makes it can ever see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from pierres.rules.game import Question
from pierres.session import Session
from pierres.wording.base import PurseLine, Wording

PURSE, FIST = 0, 1
"""The columns: what is left in the purse, and what is in the fist."""
CoinRole = Qt.ItemDataRole.UserRole + 1
"""The kind of coin of the row."""

Index = QModelIndex | QPersistentModelIndex


class PurseModel(QAbstractTableModel):
    """Kinds of coins as rows; empty when the public looks. The fist is emptied when the question changes."""

    fist_changed = Signal()

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._lines: tuple[PurseLine, ...] = ()
        self._question: Question | None = None
        self._fist: dict[str, int] = {}
        session.changed.connect(self._read)
        self._read()

    # ---- the fist

    def allowed(self) -> tuple[str, ...]:
        """The kinds of coin that the fist may hold; empty where no fist is asked."""
        return self._wording.fist_kinds(self._question) if self._question is not None else ()

    def put(self, kind: str, n: int = 1) -> int:
        """Put up to `n` coins into the fist; returns how many went in, 0 for what may not be bid."""
        return self._move(kind, n)

    def take(self, kind: str, n: int = 1) -> int:
        """Take up to `n` coins back out of the fist; returns how many."""
        return -self._move(kind, -n)

    def set_fist(self, coins: Mapping[str, int]) -> None:
        """Make the fist these coins, as far as the purse has them."""
        self._fist = {}
        for kind in self.allowed():
            count = min(coins.get(kind, 0), self._count(kind))
            if count > 0:
                self._fist[kind] = count
        self._fist_moved()

    def clear(self) -> None:
        """Empty the fist."""
        self.set_fist({})

    def fist(self) -> dict[str, int]:
        """The coins in the fist, without zeros: an answer."""
        return dict(self._fist)

    def value(self) -> int:
        """What the fist is worth."""
        return self._wording.fist_value(self._question.kind, self._fist) if self._question else 0

    def text(self) -> str:
        """The fist in words."""
        return self._wording.fist_text(self._question.kind if self._question else "bid", self._fist)

    # ---- the model

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self._lines = self._wording.purse(self._session.view())
        self._fist_moved()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The kinds of coins."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Purse and fist."""
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """How many coins, and of which kind."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        held = self._fist.get(line.kind, 0)
        count = held if index.column() == FIST else line.count - held
        if role == Qt.ItemDataRole.DisplayRole:
            return count
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return f"{line.name} {count}"
        return line.kind if role == CoinRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the coins, and of the two columns."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return self._lines[section].name if 0 <= section < len(self._lines) else None
        return self.tr("Purse") if section == PURSE else self.tr("Fist")

    # ---- inside

    def _count(self, kind: str) -> int:
        return next((line.count for line in self._lines if line.kind == kind), 0)

    def _move(self, kind: str, n: int) -> int:
        if kind not in self.allowed():
            return 0
        before = self._fist.get(kind, 0)
        after = max(0, min(before + n, self._count(kind)))
        if after == before:
            return 0
        if after:
            self._fist[kind] = after
        else:
            del self._fist[kind]
        self._fist_moved()
        return after - before

    def _fist_moved(self) -> None:
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, 1))
        self.fist_changed.emit()

    def _read(self) -> None:
        question = self._session.asked()
        lines = self._wording.purse(self._session.view())
        if question is self._question and lines == self._lines:
            return
        self.beginResetModel()
        if question is not self._question or [line.count for line in lines] != [
            line.count for line in self._lines
        ]:
            self._fist = {}
        self._question, self._lines = question, lines
        self.endResetModel()
        self.fist_changed.emit()
