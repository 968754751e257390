"""The scores at the end: the winners first, and what everybody did to get there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from pierres.rules.game import Result
from pierres.session import Session
from pierres.table import art
from pierres.windows import crests, style
from pierres.windows.widgets import make_read_only
from pierres.wording.base import Ledger
from pierres.wording.typeset import as_tip


def ranked(result: Result) -> list[tuple[int, str]]:
    """Place and seat of everybody, the winners first; equal scores share a place."""
    seats = sorted(result.scores, key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    placed: list[tuple[int, str]] = []
    for number, seat in enumerate(seats, 1):
        if placed and _rank(result, seat) == _rank(result, placed[-1][1]):
            number = placed[-1][0]
        placed.append((number, seat))
    return placed


def _rank(result: Result, seat: str) -> tuple[bool, int]:
    return seat in result.winners, result.scores[seat]


class FinalScores(QTableWidget):
    """As high as there are seats. The winner is marked by a star, by bold type, and in words."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        make_read_only(self, "final")
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def tell(self, ledger: Ledger) -> None:
        """Write everything, in the language and the text size in force."""
        result = self._session.result()
        if result is None:
            return
        placed, tallies = ranked(result), ledger.tallies
        self.setRowCount(len(placed))
        self.setColumnCount(3 + len(tallies))
        titles = [
            "",
            self.tr("Player"),
            ledger.score or self.tr("Points"),
            *(tally.title for tally in tallies),
        ]
        self.setHorizontalHeaderLabels(titles)
        if (over_names := self.horizontalHeaderItem(1)) is not None:
            over_names.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setIconSize(QSize(style.px(26), style.px(26)))
        for row, (place, seat) in enumerate(placed):
            won = seat in result.winners
            texts = [str(place), seat, str(result.scores[seat])]
            texts += [str(tally.counts.get(seat, 0)) for tally in tallies]
            items = [self._item(text, column, won) for column, text in enumerate(texts)]
            for column, item in enumerate(items):
                self.setItem(row, column, item)
            mark, name = items[:2]
            if won:
                mark.setText("")
                mark.setIcon(QIcon(self._star()))
                mark.setData(Qt.ItemDataRole.AccessibleTextRole, self.tr("Winner"))
            colour = crests.colour_of(self._session, seat)
            name.setIcon(crests.icon(colour, style.px(26), self.devicePixelRatioF()))
        self._measure()

    @staticmethod
    def _item(text: str, column: int, won: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignHCenter
        item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        font = item.font()
        font.setBold(won)
        item.setFont(font)
        item.setToolTip(as_tip(text) if column == 1 else "")
        return item

    def _star(self) -> QPixmap:
        return art.pixmap("star", style.px(24), style.px(24), self.devicePixelRatioF(), art.golden_star())

    def _measure(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(style.px(34))
        for column in range(self.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column == 1 else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setDefaultSectionSize(style.px(34))
        self.updateGeometry()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Names and scores come first: the last tallies are hidden until there is room for them."""
        if self.columnCount() < 3:
            return
        header = self.horizontalHeader()
        for column in range(3, self.columnCount()):
            self.setColumnHidden(column, False)  # a hidden one tells no width
        widths = [
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column), header.minimumSectionSize())
            for column in range(self.columnCount())
        ]
        wanted = min(self.sizeHintForColumn(1), style.px(110))
        room = self.viewport().width() - widths[0] - widths[2] - wanted
        for column in range(3, self.columnCount()):
            room -= widths[column]
            self.setColumnHidden(column, room < 0)

    def sizeHint(self) -> QSize:
        rows = self.verticalHeader().length()
        return QSize(style.px(360), self.horizontalHeader().sizeHint().height() + rows + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(240), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.updateGeometry()
