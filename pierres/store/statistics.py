"""The games played: one line of JSON a game, in a file that is only ever added to.

What the lines say is keyed by the ids of the rules, never by words, so that it can be read in any language
and by any later version. A line that came only half down (the machine stopped in the middle of it) costs
that line; a file that is no such file is set aside, told, and never written over.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from pierres.store import files, folders
from pierres.store.errors import StoreError

FIELDS = (
    "id", "game", "ended", "over", "options", "deal", "seats", "players", "winners", "scores", "won",
    "answers", "seconds", "undos", "hints",
)  # fmt: skip
"""The columns of an export, in this order."""


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game that was begun in earnest, as it stood when it ended or was left."""

    id: str
    """Of this game alone; of two lines with one id the later counts: it was gone on with after all. But an
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
    """Seat → kind of player; only where it is not a person."""
    winners: tuple[str, ...] = ()
    scores: dict[str, int] = {}
    won: bool = False
    """For one player: whether the game was won."""
    answers: int = 0
    """How many answers the players gave."""
    seconds: float | None = None
    """Time on the clock, where one ran."""
    undos: int = 0
    hints: int = 0
    deal: int | None = None
    """The number of a numbered deal."""


@dataclass(frozen=True)
class Found:
    """The lines as they were found, and what a person must be told about the file."""

    games: tuple[Played, ...] = ()
    set_aside: Path | None = None
    """Where a file that could not be understood was put."""
    problem: str | None = None
    """What was wrong: one English sentence."""


def read() -> Found:
    """All games, in the order of their lines. Never raises: the program goes on all the same."""
    try:
        path = _path()
        games, problem = _read(path)
        if problem is None:
            return Found(games)
        aside = files.set_aside(path)
        # What could be read goes on; the file as it was is beside it.
        if games:
            files.atomic_write(path, b"".join(map(_line, games)))
        return Found(games, aside, f"{path} is not a file of statistics: {problem}.")
    except StoreError as error:
        return Found((), None, str(error))


def add(game: Played) -> None:
    """Write a line for a game that has ended or was left. Raises StoreError; nothing is lost by that."""
    path = _path()
    try:
        with path.open("ab+") as file:
            # After half a line, which a stop in the middle of writing leaves, this one begins on its own.
            file.seek(0, os.SEEK_END)
            torn = False
            if file.tell():
                file.seek(-1, os.SEEK_END)
                torn = file.read(1) != b"\n"
            file.write((b"\n" if torn else b"") + _line(game))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise StoreError.of("write", path, error) from error


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


def _path() -> Path:
    return folders.data_folder() / "statistics.jsonl"


def _line(game: Played) -> bytes:
    return msgspec.json.encode(game) + b"\n"


def _whole(game: Played) -> dict[str, Any]:
    return {name: getattr(game, name) for name in FIELDS}


def _cell(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, bool | dict | list | tuple):
        return msgspec.json.encode(value).decode()
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t"):
        # A name must not become a formula when the table is opened.
        return f"'{value}"
    return value


def _legible(path: Path) -> str:
    """What is text in a file that is not all text. Raises StoreError."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise StoreError.of("read", path, error) from error


def _read(path: Path) -> tuple[tuple[Played, ...], str | None]:
    """The games that can be read, and what is wrong with the file, if anything is."""
    broken: str | None = None
    try:
        text = files.read_text(path)
    except StoreError as error:
        if error.problem == "missing":
            return (), None
        if error.problem == "too_large":
            return (), error.reason
        if error.problem != "not_text":
            raise
        # One bad byte costs its line, not the games of years.
        text, broken = _legible(path), error.reason
    games: dict[str, Played] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            # A torn line is one that ends before its object does: that is no reason to set a file aside.
            if not (isinstance(error, msgspec.ValidationError) or not line.startswith("{")):
                continue
            broken = broken or f"line {number}: {error}"
            continue
        stands = games.get(game.id)
        if stands is not None and ((stands.over and not game.over) or (stands.won and not game.won)):
            continue
        games.pop(game.id, None)
        games[game.id] = game
    return tuple(games.values()), broken
