"""Saved games: each is a record in a file. The autosaves of games under way have a folder of their own."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from uuid import uuid4

import msgspec

from pierres.rules import record as records
from pierres.rules.given import Object
from pierres.rules.record import Record, RecordError
from pierres.store import files, folders
from pierres.store.files import StoreError, one_line

SUFFIX = ".pierres"
OLDER = ".older"
"""Added to the name of an autosave: the one before it, for the case that the last cannot be read."""
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
    players: Object = field(default_factory=dict)
    """Seat → colour and kind, as the record has it."""
    steps: int = 0
    over: bool = False
    error: StoreError | RecordError | None = None
    """Why it is no game that can be played on."""


def saves() -> list[Save]:
    """The games in the folder of saves, newest first, the unreadable among them. Raises StoreError."""
    listed = (_look_at(path) for path in files.listed(folders.saves_folder()) if path.suffix == SUFFIX)
    return _newest_first([save for save in listed if save is not None])


def unfinished() -> list[Save]:
    """The games under way that can be read, newest first; each by its last autosave that can be read.

    Raises StoreError.
    """
    found: list[Save] = []
    for path in autosaves():
        known = (_look_at(generation) for generation in generations(path))
        readable = next((save for save in known if save is not None and save.error is None), None)
        if readable is not None:
            found.append(replace(readable, path=path))
    return _newest_first(found)


def autosaves() -> list[Path]:
    """The path of each game under way, whether it can be read or not. Raises StoreError."""
    folder = folders.autosave_folder()
    names = {path.name.removesuffix(OLDER) for path in files.listed(folder)}
    return [folder / name for name in sorted(names) if name.endswith(SUFFIX)]


def generations(path: Path) -> list[Path]:
    """The autosaves that there are of a game, the last one first."""
    return [each for each in (path, older(path)) if os.path.lexists(each)]


def older(path: Path) -> Path:
    """Where the autosave before the last one is."""
    return path.with_name(path.name + OLDER)


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
    """Write a record as `save` does, quicker and less fine to read, and keep the one before.

    Raises StoreError.
    """
    try:
        text = msgspec.json.encode(records.to_object(record))
    except UnicodeEncodeError as error:
        raise StoreError("write", path, "not_text") from error
    files.atomic_write(path, text, older(path))


def mark(path: Path) -> str:
    """What tells one content of a file from another; "" for a file that is not there or cannot be read."""
    try:
        return sha256(files.read_bytes(path)).hexdigest()
    except StoreError:
        return ""


def discard(path: Path) -> None:
    """Remove an autosave, the older one first: it must not come back alone. Raises StoreError."""
    files.remove(older(path))
    files.remove(path)


def _newest_first(listed: list[Save]) -> list[Save]:
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
        # What was read on the way would live as long as the list does.
        error.__context__ = error.__cause__ = None
        return Save(path, modified, error=error.with_traceback(None))
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
