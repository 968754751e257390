"""The autosave of one game under way, which no two running programs go on with at once."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from pierres.rules.record import Record
from pierres.store import saves
from pierres.store.errors import StoreError
from pierres.store.folders import autosave_folder


class Autosave:
    """The file of a game under way, and the lock that keeps a second program from going on with it."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` is that of a game to go on with; a new game gets one when it is first written."""
        self.path = path
        self._lock: QLockFile | None = None

    def take(self) -> None:
        """Lock the file. Raises StoreError (`in_use`) if a running program has it."""
        assert self.path is not None
        lock = QLockFile(f"{self.path}.lock")
        # However long a game lasts; the lock of a program that has died is seen as such all the same.
        lock.setStaleLockTime(0)
        if lock.tryLock(0):
            self._lock = lock
        elif lock.error() == QLockFile.LockError.LockFailedError:
            raise StoreError("read", self.path, "in_use")

    def is_free(self) -> bool:
        """Whether no running program has the file."""
        if not Path(f"{self.path}.lock").exists():
            return True
        with suppress(StoreError):
            self.take()
            self.release()
            return True
        return False

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
        saves.autosave(self.path, record)

    def remove(self) -> None:
        """Remove the file, if there is one. Raises StoreError."""
        if self.path is not None:
            saves.discard(self.path)

    def release(self) -> None:
        """Let the file go; it stays where it is."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
