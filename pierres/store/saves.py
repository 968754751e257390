"""Saved games: each is a record in a file. The autosaves of games under way have a folder of their own."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from pierres.rules import record as records
from pierres.rules.record import Record, RecordError
from pierres.store import files, folders
from pierres.store.errors import StoreError, one_line

SUFFIX = ".pierres"
_DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Save:
    """What a list of games shows of one file."""

    path: Path
    modified: float
    """Seconds since 1970."""
    title: str = ""
    game: str = ""
    seats: tuple[str, ...] = ()
    players: Mapping[str, Any] = field(default_factory=dict)
    """Seat → colour and kind, as the record has it."""
    steps: int = 0
    over: bool = False
    problem: str | None = None
    """Why it is no game that can be played on: one English sentence."""


def saves() -> list[Save]:
    """The games in the folder of saves, newest first, the unreadable among them. Raises StoreError."""
    return _listed(folders.saves_folder())


def unfinished() -> list[Save]:
    """The games under way that can be read, newest first. Raises StoreError."""
    return [save for save in _listed(folders.autosave_folder()) if save.problem is None]


def new_autosave() -> Path:
    """A path for the autosave of a game that begins; no other game will ever have it. Raises StoreError."""
    folder = folders.autosave_folder()
    _sweep(folder)
    return folder / f"{uuid4().hex}{SUFFIX}"


def load(path: Path) -> Record:
    """Read a record. Raises StoreError for the file, RecordError for what is in it."""
    return records.read(files.read_text(path), one_line(str(path)))


def save(path: Path, record: Record) -> None:
    """Write a record, whole or not at all. Raises StoreError."""
    files.atomic_write(path, records.write(record))


def autosave(path: Path, record: Record) -> None:
    """Write a record as `save` does, quicker and in a form that is less fine to read. Raises StoreError."""
    try:
        text = msgspec.json.encode(records.to_object(record))
    except UnicodeEncodeError as error:
        raise StoreError("write", path, "not_text") from error
    files.atomic_write(path, text)


def discard(path: Path) -> None:
    """Remove a saved game. Raises StoreError."""
    files.remove(path)


def _listed(folder: Path) -> list[Save]:
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError as error:
        raise StoreError.of("list", folder, error) from error
    listed = [save for path in found if (save := _look_at(path)) is not None]
    return sorted(listed, key=lambda save: (-save.modified, save.path.name))


def _look_at(path: Path) -> Save | None:
    """What a list shows of a file; None if it went away meanwhile."""
    try:
        modified = path.stat().st_mtime
    except OSError:
        return None
    try:
        record = load(path)
    except (StoreError, RecordError) as error:
        return Save(path, modified, problem=str(error))
    title, players = record.extra.get("title"), record.extra.get("players")
    return Save(
        path,
        modified,
        title=title if isinstance(title, str) else "",
        game=record.game,
        seats=tuple(record.seats),
        players=players if isinstance(players, dict) else {},
        steps=len(record.steps),
        over=bool(record.final and record.final.get("over")),
    )


def _sweep(folder: Path) -> None:
    """Remove what writers left that were killed in the middle of it; a day old, so nobody writes it now."""
    for path in folder.glob(f".*{files.TEMPORARY}"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _DAY:
                path.unlink()
