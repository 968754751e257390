"""The statistics: for each game and set of options what was played, won and scored, and a chart of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from statistics import fmean

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pierres.locales import labelled
from pierres.models import games_played, troubles
from pierres.models.games_played import GamesModel
from pierres.rules.game import OptionFact
from pierres.store import library, statistics
from pierres.store.files import one_line
from pierres.store.statistics import Played
from pierres.store.summary import Group, groups, of_group, summary
from pierres.table import registry, theme
from pierres.table.pieces.strokes import gem, pen
from pierres.table.registry import TABLES
from pierres.windows import style
from pierres.windows.fields import ComboBox
from pierres.windows.widgets import (
    EnterButton,
    Page,
    discard,
    filled,
    frame,
    label,
    make_read_only,
    painting,
    scroll_area,
    set_stacked,
    write,
)
from pierres.wording.base import Wording
from pierres.wording.typeset import as_tip, for_ears, joined

translate = QCoreApplication.translate

BESIDE_FROM = 900
"""From this width on, in pixels at 100 %, chart and table are beside the figures."""


class StatisticsPage(Page):
    """One group at a time. `export` asks for a file to write all games to."""

    export = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games: list[Played] = []
        self._found = statistics.Found()
        self._groups: list[Group] = []
        self._title = label(kind="title")
        self._problem = label(kind="fault", wrap=True)
        self.group = ComboBox()
        self.model = GamesModel(self)
        self.table = QTableView()
        self.chart = ScoreChart()
        self._chart_title = label(kind="head", wrap=True)
        self._nothing = label(kind="soft", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._figures = QWidget()
        self._grid = QGridLayout(self._figures)
        self.leave, self.save = EnterButton(), EnterButton()
        self._build()
        self.group.currentIndexChanged.connect(self._show_group)
        self.leave.clicked.connect(self.back)
        self.save.clicked.connect(self.export)
        self.retranslate()

    def _build(self) -> None:
        sheet = frame("parchment")
        sheet.setMaximumSize(1280, 900)
        self.table.setModel(self.model)
        make_read_only(self.table, "paper_table")
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # Tab leads on to the buttons, not from cell to cell and round again.
        self.table.setTabKeyNavigation(False)
        self.table.setAlternatingRowColors(True)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        right = filled(QVBoxLayout(), self._chart_title, (self.chart, 2), (self.table, 3))
        columns = filled(self._columns, (self._figures, 2), (right, 3), margins=(0, 0, 8, 0), spacing=28)
        self._area = scroll_area(columns)
        # Screen readers say the label of a choice: this is how they tell which page it is.
        self._title.setBuddy(self.group)
        head = filled(QHBoxLayout(), (self._title, 1), (self.group, 1))
        foot = filled(QHBoxLayout(), self.leave, 1, self.save)
        parts = (head, frame("parchment_rule"), self._problem, (self._nothing, 1), (self._area, 1), foot)
        filled(QVBoxLayout(sheet), *parts, margins=(28, 18, 28, 18), spacing=12)
        filled(QHBoxLayout(self), sheet, margins=(20, 14, 20, 14))

    def read(self, game_id: str = "") -> None:
        """Read the statistics, and show those of a game first; a broken file is reported, never lost."""
        self._found = statistics.read()
        self.games = list(self._found.games)
        self._say_problem()
        self._groups = [group for group in groups(self.games) if group[0] in TABLES]
        self._list_groups()
        wanted = next((at for at, group in enumerate(self._groups) if group[0] == game_id), 0)
        self.group.setCurrentIndex(wanted if self._groups else -1)
        self._show_group()

    def _say_problem(self) -> None:
        """Report the lines of the file that could not be read; they stay in it."""
        found, text = self._found, ""
        if found.trouble is not None:
            text = troubles.sentence(found.trouble)
        elif found.passed:
            first, count = found.passed[0], len(found.passed)
            text = translate(
                "StatisticsPage", "%n line(s) of {path} cannot be read and do not count", None, count
            )
            text = text.format(path=one_line(str(statistics.file())))
            where = self.tr("line {number}: {place}") if first.place else self.tr("line {number}")
            place = troubles.shortened(first.place)
            where = where.format(number=first.number, place=place)
            text = self.tr("{text} ({where}).").format(text=text, where=where)
        self._problem.setText(text)
        self._problem.setVisible(bool(text))

    def write(self, path: Path) -> None:
        """Write all games as CSV or JSON, by the name of the file. Raises StoreError."""
        statistics.export(path, self.games)

    def take_focus(self) -> None:
        """Focus the choice of the game."""
        (self.group if self._groups else self.leave).setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Statistics"))
        self.group.setAccessibleName(self.tr("Game and options"))
        self.leave.setText(self.tr("Back"))
        self.save.setText(self.tr("Export…"))
        self._nothing.setText(self.tr("No game has been played yet."))
        self.table.setAccessibleName(self.tr("Games"))
        self.model.retranslate()
        self._say_problem()
        self._list_groups()
        self._show_group()

    def update_style(self) -> None:
        self._arrange()
        self.chart.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Side by side where there is room, else below each other; then the page scrolls."""
        set_stacked(self._columns, self.width() < style.px(BESIDE_FROM))
        self.chart.setMinimumHeight(style.px(120))
        self.table.setMinimumHeight(style.px(180))

    def _list_groups(self) -> None:
        kept = min(self.group.currentIndex(), len(self._groups) - 1)
        with QSignalBlocker(self.group):
            self.group.clear()
            self.group.addItems([group_name(group) for group in self._groups])
            self.group.setCurrentIndex(kept)

    def _show_group(self) -> None:
        at = self.group.currentIndex()
        known = 0 <= at < len(self._groups)
        chosen = of_group(self.games, self._groups[at]) if known else []
        told = summary(chosen)
        several = any(len(game.seats) > 1 for game in chosen)
        unit = library.game(self._groups[at][0]).facts.unit if known else "points"
        rows = games_played.person_figures(told, unit) if several else games_played.figures(told, unit)
        self._show_figures(rows if known else [])
        self.model.show_games(chosen, unit)
        self._chart_title.setText(games_played.score_words(unit).chart)
        points = [(score, game.won) for game in chosen if game.over for score in game.scores.values()]
        self.chart.show_points([] if several else points, self._chart_title.text())
        for widget in (self.chart, self._chart_title):
            widget.setVisible(known and not several)
        self._area.setVisible(known)
        self.group.setVisible(bool(self._groups))
        self._nothing.setVisible(not known)
        self.save.setEnabled(bool(self.games))
        # The figures cannot be focused: screen readers say them after the choice.
        figures = [labelled(caption, value) for caption, value in rows] if known else []
        self.group.describe(for_ears(joined([self._problem.text(), *figures])))
        why = joined([self._problem.text(), self._nothing.text()])
        self.leave.setAccessibleDescription("" if known else why)

    def _show_figures(self, rows: list[tuple[str, str]]) -> None:
        for old in self._figures.findChildren(QLabel):
            discard(old)
        for row, (caption, value) in enumerate(rows):
            self._grid.addWidget(label(caption, wrap=True), row, 0)
            self._grid.addWidget(label(value, kind="head"), row, 1, Qt.AlignmentFlag.AlignRight)
        # The spare room is below the last row, also if the group shown before had more rows.
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(len(rows), 1)


def group_name(group: Group) -> str:
    """A game with what is chosen of its options, in words."""
    game_id, text = group
    wording = registry.wording(game_id)
    options = json.loads(text)
    facts = {fact.name: fact for fact in library.game(game_id).facts.options}
    said = (_option_text(wording, facts.get(name), name, value) for name, value in options.items())
    return " · ".join(filter(None, (wording.title(), ", ".join(filter(None, said)))))


def _option_text(wording: Wording, fact: OptionFact | None, name: str, value: object) -> str:
    """An option in words, "" for own cards; what only another version knows is shown as it is written."""
    if fact is not None and (value in fact.choices or (type(value) is int and value in fact.numbers)):
        label = wording.option(fact).label
        return label if value is True else labelled(label, wording.option_value(fact, value))
    if fact is not None and not fact.choices and not fact.numbers:
        return ""
    label = name if fact is None else wording.option(fact).label
    return troubles.shortened(labelled(label, json.dumps(value, ensure_ascii=False)))


MEAN_OF = 10
"""The line is the mean of this many games, up to each."""
SHOWN = 200
"""No more games than this are drawn: the latest."""


class ScoreChart(QWidget):
    """Scores over time; games that were won are crowned by a diamond, the others are round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: list[tuple[int, bool]] = []
        self._highest = 52
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(style.px(120))

    def sizeHint(self) -> QSize:
        return QSize(style.px(420), style.px(220))

    def show_points(self, points: Sequence[tuple[int, bool]], description: str) -> None:
        """Points and whether the game was won, in the order played; `description` is what is read out."""
        self._points = list(points)[-SHOWN:]
        self._highest = max([10, *(score for score, _won in self._points)])
        self.setAccessibleName(description)
        self.setToolTip(as_tip(description))
        self.update()

    def means(self) -> list[float]:
        """The mean of the last MEAN_OF games, for each game."""
        scores = [score for score, _won in self._points]
        return [fmean(scores[max(0, end - MEAN_OF) : end]) for end in range(1, len(scores) + 1)]

    def marks(self) -> range:
        """The scores at which lines are drawn, evenly apart: by round numbers, or by suits of a solitaire."""
        steps = chain((2, 5, 10, 13), (digit * 10**zeros for zeros in count(1) for digit in (2, 5, 10)))
        step = next(step for step in steps if self._highest <= 5 * step)
        return range(0, self._highest + step, step)

    def place(self, at: int, score: float) -> QPointF:
        """Where a score of the game number `at` is drawn."""
        field = self._field()
        last = max(1, len(self._points) - 1)
        x = field.left() + field.width() * (at / last if len(self._points) > 1 else 0.5)
        return QPointF(x, field.bottom() - field.height() * score / self.marks()[-1])

    def _field(self) -> QRectF:
        return QRectF(self.rect()).adjusted(style.px(34), style.px(10), -style.px(12), -style.px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            field = self._field()
            for score in self.marks():
                y = self.place(0, score).y()
                painter.setPen(pen(theme.colour("parchment_edge", 0.7), 1))
                painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
                box = QRectF(0, y - style.px(9), field.left() - style.px(6), style.px(18))
                right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                write(painter, box, str(score), theme.sans(style.px(12)), theme.colour("ink_soft"), right)
            painter.setPen(pen(theme.colour("ruby"), 2))
            painter.drawPolyline(QPolygonF([self.place(at, mean) for at, mean in enumerate(self.means())]))
            reach = max(2.2, min(5.0, field.width() / max(1, len(self._points)) / 2.4))
            painter.setPen(pen(theme.colour("ink"), 1))
            for at, (score, won) in enumerate(self._points):
                centre = self.place(at, score)
                painter.setBrush(theme.colour("gold" if won else "sapphire"))
                if won:
                    d = reach * 1.5
                    painter.drawPath(gem(centre.x(), centre.y(), d, d))
                else:
                    painter.drawEllipse(centre, reach, reach)
