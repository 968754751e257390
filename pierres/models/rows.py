"""What the list models have in common: rows that are put into words on demand, in the current language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
UserRole = Qt.ItemDataRole.UserRole


class RowsModel(QAbstractListModel):
    """A list of `rows`; what a row says in each role is decided by `row_data`."""

    rows: Sequence[object] = ()

    def row_data(self, row: int, role: int) -> object:
        """What an existing row says in a role; None for nothing."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put all rows into words again, in the current language."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        return self.row_data(index.row(), role)
