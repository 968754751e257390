"""The autosave of one game under way, which no two running programs resume at once.

Two generations of it are kept. One that cannot be read is put aside under a name of its own, never removed
and never written over, and the game goes on from the other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QLockFile

from pierres.rules.record import Record, RecordError
from pierres.store import files, saves
from pierres.store.files import StoreError
from pierres.store.folders import autosave_folder


class Left(Enum):
    """What is left of a game when an autosave of it was put aside."""

    WHOLE = "whole"
    """All: it was the older one."""
    OLDER = "older"
    """All but the last answer."""
    PART = "part"
    """As many answers as fit the rules."""
    NOTHING = "nothing"


Fault = tuple[Path, StoreError | RecordError]
"""A file, and why it cannot be read or played."""


@dataclass(frozen=True)
class PutAside:
    """An autosave that cannot be played: why, where it is now, and what is left of its game."""

    file: Path
    error: StoreError | RecordError
    aside: Path | None
    """None if it could not be moved: it stays where it is."""
    left: Left


class Autosave:
    """The file of a game under way, and the lock that keeps a second program from going on with it."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` is that of a game to resume; a new game gets one when it is first written."""
        self.path = path
        self._lock: QLockFile | None = None
        self._known: tuple[int, ...] | None = None
        """The state of the file that was read or written last."""

    def take(self) -> None:
        """Lock the file. Raises StoreError (`in_use`) if a running program has it."""
        assert self.path is not None
        if self._has_no_lock():
            return
        lock = QLockFile(str(self._lock_path()))
        # However long a game lasts; the lock of a program that has died is seen as such all the same.
        lock.setStaleLockTime(0)
        if lock.tryLock(0):
            self._lock = lock
        elif lock.error() == QLockFile.LockError.LockFailedError:
            raise StoreError("read", self.path, "in_use")

    def is_free(self) -> bool:
        """Whether no running program has the file."""
        if not self._lock_path().exists():
            return True
        with suppress(StoreError):
            self.take()
            self.release()
            return True
        return False

    def _lock_path(self) -> Path:
        return Path(f"{self.path}.lock")

    def _has_no_lock(self) -> bool:
        """Whether something lies there that no lock of ours is: Qt would wait for a pipe to be written to."""
        lock = self._lock_path()
        return os.path.lexists(lock) and not lock.is_file()

    def know(self) -> None:
        """The file as it is now is what was read."""
        assert self.path is not None
        self._known = files.signature(self.path)

    def write(self, record: Record) -> None:
        """Put the game into the file. Raises StoreError."""
        if self.path is None:
            self.path = saves.new_autosave()
            self.take()
        elif not self.path.parent.is_dir():
            # Somebody cleared the folder away while the game went on: the lock is gone with it.
            autosave_folder()
            self.release()
            self.take()
        if files.signature(self.path) not in (None, self._known):
            # Whatever somebody has made of it meanwhile must not take the place of the one before.
            files.set_aside(self.path)
        saves.autosave(self.path, record)
        self.know()

    def remove(self) -> None:
        """Remove the file, if there is one. Raises StoreError."""
        if self.path is not None:
            saves.discard(self.path)

    def release(self) -> None:
        """Let the file go; it stays where it is."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def put_aside(self, file: Path, error: StoreError | RecordError, part: Record | None) -> PutAside:
        """Put an autosave aside that cannot be played. `part` is what can be played of it, and goes on."""
        assert self.path is not None
        try:
            if part is None:
                left = Left.OLDER if file == self.path else Left.WHOLE
                return PutAside(file, error, files.set_aside(file), left)
            asides = [files.copy_aside(each) for each in saves.generations(self.path)]
            self.know()
            self.write(part)
            return PutAside(file, error, asides[0], Left.PART)
        except StoreError:
            return PutAside(file, error, None, Left.OLDER if part is None else Left.PART)


def put_broken_aside() -> list[PutAside]:
    """Put the autosaves aside that cannot be read, but not those of open games. Raises StoreError."""
    found: list[PutAside] = []
    for path in saves.autosaves():
        if not _faults(path):
            continue
        with suppress(StoreError), _taken(path):
            # Read again: whoever had the game open until now may have written it meanwhile.
            if faults := _faults(path):
                found.append(_all_aside(path, faults, [file for file, _ in faults]))
    return found


def give_up(path: Path, error: StoreError | RecordError) -> PutAside:
    """Put all autosaves of a game aside: none of them can be played. Raises StoreError (`in_use`)."""
    with _taken(path):
        there = saves.generations(path)
        return _all_aside(path, [(file, error) for file in there] or [(path, error)], there)


@contextmanager
def _taken(path: Path) -> Iterator[None]:
    autosave = Autosave(path)
    autosave.take()
    try:
        yield
    finally:
        autosave.release()


def _faults(path: Path) -> list[Fault]:
    """The autosaves of one game that cannot be read, the last one first."""
    faults: list[Fault] = []
    for each in saves.generations(path):
        try:
            saves.load(each)
        except (StoreError, RecordError) as error:
            faults.append((each, error))
    return faults


def _all_aside(path: Path, faults: list[Fault], doomed: list[Path]) -> PutAside:
    """Put some autosaves of one game aside; the first of them is reported."""
    first, error = faults[0]
    whole = Left.OLDER if first == path else Left.WHOLE
    left = Left.NOTHING if len(doomed) == len(saves.generations(path)) else whole
    asides: list[Path | None] = []
    for each in doomed:
        try:
            asides.append(files.set_aside(each))
        except StoreError:
            asides.append(None)
    return PutAside(first, error, next(iter(asides), None), left)
