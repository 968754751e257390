"""The scoreboard: a row for each seat, the columns that the game has and the viewer may see."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from pierres.models.rows import Index, UserRole
from pierres.session import Session
from pierres.wording.base import Cell, Column, Wording
from pierres.wording.typeset import as_tip, for_ears

CurrentRole = UserRole + 1
"""Whether the seat of the row is to act."""


class ScoreboardModel(QAbstractTableModel):
    """What `session.view()` shows of every seat, in words."""

    def __init__(self, session: Session, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._wording = wording
        self._columns: tuple[Column, ...] = ()
        self._view: object = None
        self._to_act: str | None = None
        self._rows: list[list[Cell]] = []
        session.changed.connect(self._read)
        self._read()

    def retranslate(self) -> None:
        """Put everything into words again, in the current language."""
        self._columns = self._wording.columns(self._view)
        self._rows = self._written()
        last = len(self._columns) - 1
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def columns(self) -> tuple[Column, ...]:
        """The columns, with their keys."""
        return self._columns

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._session.seats)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == CurrentRole:
            return self._session.seats[index.row()] == self._to_act
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if index.column() == 0 else Qt.AlignmentFlag.AlignHCenter
            return side | Qt.AlignmentFlag.AlignVCenter
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return for_ears(cell.spoken)
        return as_tip(cell.spoken) if role == Qt.ItemDataRole.ToolTipRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The title of a column, its full name in the tooltip; the seat of a row."""
        if orientation == Qt.Orientation.Vertical:
            seats = self._session.seats
            return seats[section] if role == Qt.ItemDataRole.DisplayRole and section < len(seats) else None
        if not 0 <= section < len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._columns[section].tip
        return None

    def _read(self) -> None:
        view, to_act = self._session.view(), self._session.to_act()
        columns = self._wording.columns(view)
        if [column.key for column in columns] != [column.key for column in self._columns]:
            self.beginResetModel()
            self._view, self._to_act, self._columns = view, to_act, columns
            self._rows = self._written()
            self.endResetModel()
        elif view is not self._view or to_act != self._to_act:
            acted, before = self._to_act, self._rows
            self._view, self._to_act = view, to_act
            self._rows = self._written()
            # A table measures its columns anew at each change, so it hears of real ones only, and once.
            concerned = {acted, to_act} if acted != to_act else set()
            rows = zip(self._session.seats, self._rows, before, strict=True)
            others = [row for row, (seat, now, old) in enumerate(rows) if now != old or seat in concerned]
            if others:
                self.dataChanged.emit(self.index(others[0], 0), self.index(others[-1], len(columns) - 1))

    def _written(self) -> list[list[Cell]]:
        seats, keys = self._session.seats, [column.key for column in self._columns]
        return [[self._wording.cell(self._view, seat, key) for key in keys] for seat in seats]
