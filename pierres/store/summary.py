"""What the statistics come to: the figures of a solitaire, and those of every person at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean

import msgspec

from pierres.rules.names import person
from pierres.store.statistics import Played

Group = tuple[str, str]
"""A game and its options as text: each combination has figures of its own."""


@dataclass(frozen=True)
class Summary:
    """The figures of one group. Numbers that nothing is known for are None."""

    played: int = 0
    """Games begun in earnest, those under way among them."""
    over: int = 0
    won: int = 0
    streak: int = 0
    """Wins in a row up to now."""
    longest_streak: int = 0
    worst_streak: int = 0
    """The most games in a row that were not won."""
    mean_score: float | None = None
    best_score: int | None = None
    mean_seconds: float | None = None
    best_seconds: float | None = None
    """The shortest time of a game that was won."""
    undos: int = 0
    hints: int = 0
    won_unaided: int = 0
    """Games won without a hint and without an undo."""
    persons: tuple[Person, ...] = ()

    @property
    def share(self) -> float | None:
        """The share of the games that ended which were won."""
        return self.won / self.over if self.over else None


@dataclass(frozen=True)
class Person:
    """One name at a table of several."""

    name: str
    played: int
    won: int
    mean_score: float | None


@dataclass
class _Tally:
    name: str = ""
    """As it was written last."""
    played: int = 0
    scores: list[int] = field(default_factory=list)
    won: int = 0


def group_of(game: Played) -> Group:
    """The group that a game belongs to."""
    return game.game, msgspec.json.encode(game.options, order="sorted").decode()


def groups(games: Iterable[Played]) -> list[Group]:
    """The groups that there are games of, the one played last first."""
    found: dict[Group, None] = {}
    for game in games:
        found.pop(group_of(game), None)
        found[group_of(game)] = None
    return list(reversed(found))


def of_group(games: Iterable[Played], group: Group) -> list[Played]:
    """The games of a group, in their order."""
    return [game for game in games if group_of(game) == group]


def summary(games: Sequence[Played]) -> Summary:
    """The figures of some games, in the order in which they were played."""
    over = [game for game in games if game.over]
    scores = [score for game in over for score in game.scores.values()]
    times = [game.seconds for game in over if game.seconds is not None]
    wins = [game for game in over if game.won]
    win_times = [game.seconds for game in wins if game.seconds is not None]
    longest, worst, streak = _streaks(over)
    return Summary(
        played=len(games),
        over=len(over),
        won=len(wins),
        streak=streak,
        longest_streak=longest,
        worst_streak=worst,
        mean_score=fmean(scores) if scores else None,
        best_score=max(scores, default=None),
        mean_seconds=fmean(times) if times else None,
        best_seconds=min(win_times, default=None),
        undos=sum(game.undos for game in games),
        hints=sum(game.hints for game in games),
        won_unaided=sum(not game.hints and not game.undos for game in wins),
        persons=_persons(over),
    )


def _streaks(over: Iterable[Played]) -> tuple[int, int, int]:
    longest = worst = streak = drought = 0
    for game in over:
        streak, drought = (streak + 1, 0) if game.won else (0, drought + 1)
        longest, worst = max(longest, streak), max(worst, drought)
    return longest, worst, streak


def _persons(over: Iterable[Played]) -> tuple[Person, ...]:
    """Everybody who sat at a table of several, who won most first."""
    tallies: dict[str, _Tally] = {}
    for game in over:
        if len(game.seats) < 2:
            continue
        for seat in game.seats:
            if game.players.get(seat, "person") != "person":
                continue
            tally = tallies.setdefault(person(seat), _Tally())
            tally.name = seat
            tally.played += 1
            if seat in game.scores:
                tally.scores.append(game.scores[seat])
            tally.won += seat in game.winners
    persons = [
        Person(tally.name, tally.played, tally.won, fmean(tally.scores) if tally.scores else None)
        for tally in tallies.values()
    ]
    return tuple(sorted(persons, key=lambda one: (-one.won, -(one.mean_score or 0), one.name)))
