"""How one game is kept: as a record with notes, in its autosave after every answer, in a file when asked.

No two running programs resume an autosave at once. Two generations of it are kept. One that cannot be read is
put aside under a name of its own, never removed and never written over, and the game goes on from the other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QLockFile

from pierres.rules.given import Json
from pierres.rules.record import Record, RecordError
from pierres.session.game_history import GameHistory
from pierres.store import files, saves
from pierres.store.files import StoreError
from pierres.store.folders import autosave_folder


class SessionStore:
    """The record of a game under way, and the places where it is written."""

    def __init__(
        self,
        given: Record,
        history: GameHistory,
        path: Path | None,
        autosave: Autosave | None,
        mark: str = "",
    ) -> None:
        """`given` is what the game began from, `path` the file that it has already, `mark` its content."""
        self._mark = mark
        self._given = given
        self._history = history
        self._extra = dict(given.extra)
        self.path = path
        self._saved_steps = history.steps if path is not None else None
        self._autosave = autosave
        self._in_trouble = False
        self._noted = False

    def record(self) -> Record:
        """The game as a record, with what holds at its end once it is over."""
        given, position = self._given, self._history.position
        final = position.snapshot() if self._over() else None
        return Record(
            given.game,
            given.seats,
            given.options,
            given.start,
            self._history.steps,
            final,
            dict(self._extra),
        )

    @property
    def title(self) -> str:
        """What the players call the game; may be empty."""
        title = self._extra.get("title")
        return title if isinstance(title, str) else ""

    def noted(self, key: str) -> Json:
        """What is kept beside the answers under a key of the record; None if nothing is."""
        return deepcopy(self._extra.get(key))

    def note(self, key: str, value: Json) -> None:
        """Keep plain data beside the answers; it is written with the next answer, and on leaving."""
        self._extra[key] = deepcopy(value)
        self._noted = True

    def keep_notes(self, seen: bool = True) -> StoreError | None:
        """Write the autosave if something was noted since; returns what has just begun to go wrong."""
        return self.keep(seen) if self._noted else None

    @property
    def dirty(self) -> bool:
        """Whether there is an answer that the file of `path` does not hold."""
        return self._history.steps != self._saved_steps

    def save(self) -> None:
        """Write the game to `path` again. Raises StoreError, `changed` if somebody else has written there."""
        assert self.path is not None
        now = saves.mark(self.path)
        if now and now != self._mark:
            raise StoreError("write", self.path, "changed")
        self.save_as(self.path)

    def save_as(self, path: Path) -> None:
        """Write the game to a file, which is `path` from now on. Raises StoreError."""
        record = self.record()
        saves.save(path, record)
        self.path, self._saved_steps, self._mark = path, record.steps, saves.mark(path)

    def keep(self, seen: bool = True) -> StoreError | None:
        """Write the autosave, or remove that of a finished game; returns what has just begun to go wrong.

        Nothing is removed before its end has been `seen`.
        """
        if self._autosave is None:
            return None
        try:
            # A lost solitaire is often taken up again some moves back: a crash must not take that away.
            if seen and self._over() and (self._history.facts.hidden or not self._history.can_undo()):
                self._autosave.remove()
            else:
                self._autosave.write(self.record())
        except StoreError as error:
            known, self._in_trouble = self._in_trouble, True
            return None if known else error
        self._in_trouble = self._noted = False
        return None

    def at_risk(self) -> StoreError | None:
        """Why leaving now would lose the game: its autosave fails, tried once more, and no file holds it."""
        if self._over() or not self._in_trouble or not self.dirty:
            return None
        self._in_trouble = False
        return self.keep()

    def close(self) -> None:
        """Let the autosave go, for whoever resumes the game; nothing is left of a game that is over."""
        if self._autosave:
            # What cannot be written now was reported at the last answer.
            with suppress(StoreError):
                if self._over():
                    self._autosave.remove()
                elif self._noted:
                    self._autosave.write(self.record())
            self._autosave.release()

    def abandon(self) -> None:
        """Remove the autosave and let it go. Raises StoreError."""
        if self._autosave:
            self._autosave.remove()
            self._autosave.release()

    def _over(self) -> bool:
        return self._history.position.result() is not None


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
