"""The games played: one line of JSON a game, in a file that is only ever added to.

What the lines say is keyed by the ids of the rules, never by words, so that it can be read in any language
and by any later version. A line that cannot be understood costs that line and is reported; it stays where it
is, as everything in the file does: nothing here ever writes over any of it.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

from pierres.rules import plain
from pierres.rules.plain import NotPlain
from pierres.rules.registry import GAMES
from pierres.store import files, folders, library
from pierres.store.files import StoreError, trying

FIELDS = (
    "id", "game", "ended", "over", "options", "deal", "seats", "players", "winners", "scores", "won",
    "answers", "seconds", "undos", "hints", "advice", "unit",
)  # fmt: skip
"""The columns of an export, in this order. `unit` says what the scores are counted in, where it is known."""

MOST = 2**31 - 1
"""No count of ours comes near it; what is larger was never written by us, and no page could show it."""
SECONDS_MOST = 1e9

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Score = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=SECONDS_MOST)]


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game that was begun in earnest, as it stood when it ended or was left."""

    id: str
    """Of this game alone; of two lines with one id the later counts: it was resumed after all. But an
    end that was reached is not taken back by leaving in the middle afterwards, and a win by nothing.
    """
    game: str
    ended: str
    """When it ended or was left, as ISO 8601 in universal time."""
    over: bool = True
    """Whether it has ended; a game that was only left is not lost."""
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    """The options that differ from their defaults."""
    players: dict[str, str] = {}
    """Seat → kind of player, or `mixed`; only where a person has not given all answers."""
    winners: tuple[str, ...] = ()
    scores: dict[str, Score] = {}
    """What each seat had when it ended or was left; of a seat that is not named nothing is known."""
    won: bool = False
    """For one player: whether the game was won."""
    answers: Count = 0
    """How many answers the players gave."""
    seconds: Seconds | None = None
    """Time on the clock, where one ran."""
    undos: Count = 0
    hints: Count = 0
    advice: Count = 0
    """How often somebody asked what a computer player would do."""
    deal: int | None = None
    """The number of a numbered deal."""


@dataclass(frozen=True)
class Passed:
    """A line that could not be understood."""

    number: int
    """Of the line, from 1."""
    place: str
    """The key in it, "" for the line as such."""
    reason: str
    """In English."""


@dataclass(frozen=True)
class Found:
    """The games as they were found, and what a person must hear about the file."""

    games: tuple[Played, ...] = ()
    passed: tuple[Passed, ...] = ()
    trouble: StoreError | None = None
    """Why the file could not be read at all."""


def file() -> Path:
    """Where the games are. Raises StoreError."""
    return folders.data_folder() / "statistics.jsonl"


def read() -> Found:
    """All games, in the order of their lines. Never raises: the program goes on all the same."""
    try:
        # A bad byte spoils its line, not the games of years.
        text = files.read_bytes(file()).decode("utf-8-sig", "replace")
    except StoreError as error:
        return Found() if error.problem == "missing" else Found(trouble=error)
    games: dict[str, Played] = {}
    passed: list[Passed] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        game = _game(line, number)
        if isinstance(game, Passed):
            passed.append(game)
            continue
        stands = games.get(game.id)
        if stands is not None and ((stands.over and not game.over) or (stands.won and not game.won)):
            continue
        games.pop(game.id, None)
        games[game.id] = game
    return Found(tuple(games.values()), tuple(passed))


def add(game: Played) -> None:
    """Write a line for a game that has ended or was left. Raises StoreError; nothing is lost by that."""
    path = file()
    files.refuse_no_file(path)
    with trying("write", path), path.open("ab+") as lines:
        # After half a line, which a stop in the middle of writing leaves, this one begins on its own.
        lines.seek(0, os.SEEK_END)
        torn = False
        if lines.tell():
            lines.seek(-1, os.SEEK_END)
            torn = lines.read(1) != b"\n"
        lines.write((b"\n" if torn else b"") + msgspec.json.encode(game) + b"\n")
        lines.flush()
        os.fsync(lines.fileno())


def as_json(games: Iterable[Played]) -> str:
    """The games as a JSON list of objects, every field written out."""
    return (
        msgspec.json.format(msgspec.json.encode([_whole(game) for game in games]), indent=2).decode() + "\n"
    )


def as_csv(games: Iterable[Played]) -> str:
    """The games as a table with a head; lists and objects are written as JSON within their cell."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow(FIELDS)
    for game in games:
        whole = _whole(game)
        table.writerow([_cell(whole[name]) for name in FIELDS])
    return text.getvalue()


def export(path: Path, games: Sequence[Played]) -> None:
    """Write the games to a file: CSV if its name says so, JSON otherwise. Raises StoreError."""
    files.atomic_write(path, as_csv(games) if path.suffix.lower() == ".csv" else as_json(games))


def _whole(game: Played) -> dict[str, object]:
    whole = {name: getattr(game, name) for name in FIELDS if name != "unit"}
    return {**whole, "unit": library.game(game.game).facts.unit if game.game in GAMES else None}


def _cell(value: object) -> object:
    if value is None:
        return ""
    if isinstance(value, bool | dict | list | tuple):
        return msgspec.json.encode(value).decode()
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t"):
        # A name must not become a formula when the table is opened.
        return f"'{value}"
    return value


def _game(line: str, number: int) -> Played | Passed:
    """The game of a line, or why there is none to be read."""
    try:
        return msgspec.convert(plain.read(line), Played)
    except NotPlain as error:
        place = "" if error.kind == "damaged" else error.place
        return Passed(number, place, error.reason)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        return Passed(number, place.strip("`."), reason)
