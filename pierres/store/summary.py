"""What the statistics come to: the figures of a solitaire, and those of every person at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from pierres.rules.names import person
from pierres.store.statistics import Played

PERSON, MIXED = "person", "mixed"
"""Kinds of players that are no level of the computer."""
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
    mean_score: float | None = None
    best_score: int | None = None
    mean_seconds: float | None = None
    best_seconds: float | None = None
    """The shortest time of a game that was won."""
    undos: int = 0
    hints: int = 0
    won_unaided: int = 0
    """Games won without a hint and without an undo."""
    advised: int = 0
    """Games in which somebody took advice."""
    persons: tuple[Person, ...] = ()
    computers: tuple[Person, ...] = ()
    """The same of the computer players; the name of each is its level."""

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
    longest, streak = _streaks(over)
    return Summary(
        played=len(games),
        over=len(over),
        won=len(wins),
        streak=streak,
        longest_streak=longest,
        mean_score=fmean(scores) if scores else None,
        best_score=max(scores, default=None),
        mean_seconds=fmean(times) if times else None,
        best_seconds=min(win_times, default=None),
        undos=sum(game.undos for game in games),
        hints=sum(game.hints for game in games),
        won_unaided=sum(not game.hints and not game.undos for game in wins),
        advised=sum(game.advice > 0 for game in games),
        persons=_by_name(over, _person),
        computers=_by_name(over, _computer),
    )


def _streaks(over: Iterable[Played]) -> tuple[int, int]:
    """The most wins in a row, and those up to now."""
    longest = streak = 0
    for game in over:
        streak = streak + 1 if game.won else 0
        longest = max(longest, streak)
    return longest, streak


def _person(game: Played, seat: str) -> tuple[str, str] | None:
    """Who sat there, in letters that do not count and in those that were written."""
    return (person(seat), seat) if game.players.get(seat, PERSON) == PERSON else None


def _computer(game: Played, seat: str) -> tuple[str, str] | None:
    """The level of the computer player that sat there all the time."""
    kind = game.players.get(seat)
    return (kind, kind) if kind not in (None, PERSON, MIXED) else None


def _by_name(
    over: Iterable[Played], who: Callable[[Played, str], tuple[str, str] | None]
) -> tuple[Person, ...]:
    """All players at tables of several, who won most first; each by the name that was written last."""
    of_each: dict[str, list[tuple[Played, str, str]]] = {}
    for game in over:
        for seat in game.seats if len(game.seats) > 1 else ():
            if (found := who(game, seat)) is not None:
                of_each.setdefault(found[0], []).append((game, seat, found[1]))
    persons = []
    for played in of_each.values():
        scores = [game.scores[seat] for game, seat, _ in played if seat in game.scores]
        won = sum(seat in game.winners for game, seat, _ in played)
        persons.append(Person(played[-1][2], len(played), won, fmean(scores) if scores else None))
    return tuple(sorted(persons, key=lambda one: (-one.won, -(one.mean_score or 0), one.name)))
