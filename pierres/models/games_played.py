"""The games of the statistics as a table, the latest first, and the figures of a group in words."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from pierres.locales import moment_text, percent_text
from pierres.store.statistics import Played
from pierres.store.summary import Summary

translate = QCoreApplication.translate

COLUMNS = ("ended", "deal", "result", "score", "answers", "seconds", "undos", "hints")
TABLE_COLUMNS = ("ended", "result", "score", "answers")
"""What is shown of a game of several."""

SortRole = Qt.ItemDataRole.UserRole + 1

Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractTableModel):
    """The games of one group."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[Played] = []
        self._columns: tuple[str, ...] = COLUMNS

    def show_games(self, games: list[Played]) -> None:
        """Show these, the last of them first."""
        self.beginResetModel()
        self._games = games[::-1]
        self._columns = TABLE_COLUMNS if games and len(games[-1].seats) > 1 else COLUMNS
        self.endResetModel()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many games there are."""
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many columns this kind of game has."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = {
            "ended": translate("Statistics", "When"),
            "deal": translate("Statistics", "Deal"),
            "result": translate("Statistics", "Result"),
            "score": translate("Statistics", "Points"),
            "answers": translate("Statistics", "Moves"),
            "seconds": translate("Statistics", "Time"),
            "undos": translate("Statistics", "Undos"),
            "hints": translate("Statistics", "Hints"),
        }
        return titles[self._columns[section]]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell in words."""
        if not index.isValid() or index.row() >= len(self._games):
            return None
        game, key = self._games[index.row()], self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(game, key)
        if role == Qt.ItemDataRole.TextAlignmentRole and key not in ("ended", "result"):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None


def _cell(game: Played, key: str) -> str:
    locale = QLocale()
    match key:
        case "ended":
            return when(game.ended)
        case "deal":
            return "" if game.deal is None else str(game.deal)
        case "result":
            return result(game)
        case "score":
            if len(game.seats) > 1:
                return " · ".join(
                    f"{seat}\N{NO-BREAK SPACE}{game.scores.get(seat, 0)}" for seat in game.seats
                )
            return " ".join(locale.toString(score) for score in game.scores.values())
        case "seconds":
            return "" if game.seconds is None else duration(game.seconds)
    return locale.toString(int(getattr(game, key)))


def result(game: Played) -> str:
    """How a game ended, in a word or by the names of the winners."""
    if not game.over:
        return translate("Statistics", "under way")
    if len(game.seats) > 1:
        return ", ".join(game.winners)
    return translate("Statistics", "won") if game.won else translate("Statistics", "stuck")


def when(ended: str) -> str:
    """A moment as the language writes it; what is no moment stays as it is written."""
    try:
        moment = datetime.fromisoformat(ended)
    except ValueError:
        return ended
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return moment_text(local)


def duration(seconds: float) -> str:
    """Minutes and seconds, with hours once there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def figures(told: Summary) -> list[tuple[str, str]]:
    """The figures of a solitaire: what each is, and how it is written."""
    locale = QLocale()
    share = "–" if told.share is None else percent_text(locale.toString(100 * told.share, "f", 1))
    won = f"{locale.toString(told.won)} ({share})" if told.over else locale.toString(told.won)
    rows = [
        (translate("Statistics", "Games begun"), locale.toString(told.played)),
        (translate("Statistics", "Played to the end"), locale.toString(told.over)),
        (translate("Statistics", "Won"), won),
        (translate("Statistics", "Won without hint or undo"), locale.toString(told.won_unaided)),
        (translate("Statistics", "Current streak"), locale.toString(told.streak)),
        (translate("Statistics", "Longest streak"), locale.toString(told.longest_streak)),
        (translate("Statistics", "Average score"), _number(told.mean_score, 1)),
        (translate("Statistics", "Best score"), _number(told.best_score, 0)),
        (translate("Statistics", "Undos"), locale.toString(told.undos)),
        (translate("Statistics", "Hints"), locale.toString(told.hints)),
    ]
    if told.mean_seconds is not None:
        rows.append((translate("Statistics", "Average time"), duration(told.mean_seconds)))
    if told.best_seconds is not None:
        rows.append((translate("Statistics", "Shortest win"), duration(told.best_seconds)))
    return rows


def person_figures(told: Summary) -> list[tuple[str, str]]:
    """The figures of everybody at a table of several."""
    locale = QLocale()
    rows = [(translate("Statistics", "Played to the end"), locale.toString(told.over))]
    for person in told.persons:
        won = translate("Statistics", "%n win(s)", None, person.won)
        text = translate("Statistics", "{won} of {played}, {mean} points on average")
        rows.append(
            (person.name, text.format(won=won, played=person.played, mean=_number(person.mean_score, 1)))
        )
    return rows


def _number(value: float | None, digits: int) -> str:
    return "–" if value is None else QLocale().toString(float(value), "f", digits)
