"""The games of the statistics as a table, the latest first, and the figures of a group in words."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QObject, Qt

from pierres.locales import moment_text, percent_text
from pierres.models.rows import Index
from pierres.store.statistics import Played
from pierres.store.summary import Summary
from pierres.translation import TextContext
from pierres.wording import player_kinds

tr = TextContext("Statistics")

COLUMNS = ("ended", "deal", "result", "score", "answers", "seconds", "undos", "hints")
TABLE_COLUMNS = ("ended", "result", "score", "answers")
"""The columns of a game with several seats."""

UNKNOWN = "–"


class ScoreWords(NamedTuple):
    """What a game counts in, in the words of the page."""

    column: str
    chart: str
    mean: str
    best: str
    person: str
    """With {won}, {played} and {mean}."""


def score_words(unit: str) -> ScoreWords:
    """The words for scores in `points`, `gold` or `cards`."""
    if unit == "gold":
        return ScoreWords(
            tr("Gold"),
            tr("Gold, game by game, with the average of ten"),
            tr("Average gold"),
            tr("Most gold"),
            tr("{won} of {played}, {mean} gold on average"),
        )
    if unit == "cards":
        return ScoreWords(
            tr("Cards"),
            tr("Cards on the foundations, game by game, with the average of ten"),
            tr("Average cards on the foundations"),
            tr("Most cards on the foundations"),
            tr("{won} of {played}, {mean} cards on average"),
        )
    return ScoreWords(
        tr("Points"),
        tr("Points, game by game, with the average of ten"),
        tr("Average score"),
        tr("Best score"),
        tr("{won} of {played}, {mean} points on average"),
    )


class GamesModel(QAbstractTableModel):
    """The games of one group."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[Played] = []
        self._columns: tuple[str, ...] = COLUMNS
        self._unit = "points"

    def show_games(self, games: list[Played], unit: str) -> None:
        """Show these, whose scores are in `unit`, the last of them first."""
        self.beginResetModel()
        self._unit = unit
        self._games = games[::-1]
        self._columns = TABLE_COLUMNS if games and len(games[-1].seats) > 1 else COLUMNS
        self.endResetModel()

    def retranslate(self) -> None:
        """Put everything into words again, in the current language."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = {
            "ended": tr("When"),
            "deal": tr("Deal"),
            "result": tr("Result"),
            "score": score_words(self._unit).column,
            "answers": tr("Moves"),
            "seconds": tr("Time"),
            "undos": tr("Undos"),
            "hints": tr("Hints"),
        }
        return titles[self._columns[section]]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._games):
            return None
        game, key = self._games[index.row()], self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(game, key)
        if role == Qt.ItemDataRole.TextAlignmentRole and key not in ("ended", "result"):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None


def _cell(game: Played, key: str) -> str:
    match key:
        case "ended":
            return when(game.ended)
        case "deal":
            return "" if game.deal is None else str(game.deal)
        case "result":
            return result(game)
        case "score":
            if len(game.seats) > 1:
                return " · ".join(f"{seat}\N{NO-BREAK SPACE}{_score(game, seat)}" for seat in game.seats)
            return " ".join(_score(game, seat) for seat in game.seats)
        case "seconds":
            return "" if game.seconds is None else duration(game.seconds)
    return QLocale().toString(int(getattr(game, key)))


def _score(game: Played, seat: str) -> str:
    """The score of a seat; an unknown one is not zero."""
    return QLocale().toString(game.scores[seat]) if seat in game.scores else UNKNOWN


def result(game: Played) -> str:
    """How a game ended, in a word or by the names of the winners."""
    if not game.over:
        return tr("under way")
    if len(game.seats) > 1:
        winners = player_kinds.listed(
            game.winners, {seat: {"kind": kind} for seat, kind in game.players.items()}
        )
        return tr("{winners}, with advice", winners=winners) if game.advice else winners
    return tr("won") if game.won else tr("stuck")


def when(ended: str) -> str:
    """A moment as the language writes it; what is no moment stays as it is written."""
    try:
        seconds = int(datetime.fromisoformat(ended).timestamp())
    except (ValueError, OverflowError, OSError):
        # The year 1 is a date too, but no moment that the system can tell.
        return ended
    return moment_text(QDateTime.fromSecsSinceEpoch(seconds))


def duration(seconds: float) -> str:
    """Minutes and seconds, with hours once there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def figures(told: Summary, unit: str) -> list[tuple[str, str]]:
    """The figures of a solitaire: what each is, and how it is written."""
    locale, words = QLocale(), score_words(unit)
    share = UNKNOWN if told.share is None else percent_text(locale.toString(100 * told.share, "f", 1))
    won = f"{locale.toString(told.won)} ({share})" if told.over else locale.toString(told.won)
    rows = [
        (tr("Games begun"), locale.toString(told.played)),
        (tr("Played to the end"), locale.toString(told.over)),
        (tr("Won"), won),
        (tr("Won without hint or undo"), locale.toString(told.won_unaided)),
        (tr("Current streak"), locale.toString(told.streak)),
        (tr("Longest streak"), locale.toString(told.longest_streak)),
        (words.mean, _number(told.mean_score, 1)),
        (words.best, _number(told.best_score, 0)),
        (tr("Undos"), locale.toString(told.undos)),
        (tr("Hints"), locale.toString(told.hints)),
    ]
    if told.mean_seconds is not None:
        rows.append((tr("Average time"), duration(told.mean_seconds)))
    if told.best_seconds is not None:
        rows.append((tr("Shortest win"), duration(told.best_seconds)))
    return rows


def person_figures(told: Summary, unit: str) -> list[tuple[str, str]]:
    """The figures of everybody at tables of several: people by name, the computer by its levels."""
    locale = QLocale()
    rows = [(tr("Played to the end"), locale.toString(told.over))]
    computers = [(player_kinds.whole(one.name), one) for one in told.computers]
    for name, person in [*((one.name, one) for one in told.persons), *computers]:
        won = tr("%n win(s)", person.won)
        text = score_words(unit).person
        mean = _number(person.mean_score, 1)
        rows.append((name, text.format(won=won, played=person.played, mean=mean)))
    if told.advised:
        rows.append((tr("Games with advice"), locale.toString(told.advised)))
    return rows


def _number(value: float | None, digits: int) -> str:
    return UNKNOWN if value is None else QLocale().toString(float(value), "f", digits)
