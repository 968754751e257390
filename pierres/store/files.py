"""Text files, read with a limit and written whole or not at all; and the one error of the store.

The error tells which file, what was tried with it, and why it did not work.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import time
import unicodedata
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from uuid import uuid4

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

LIMIT = 16 * 1024 * 1024
"""Bytes. A long game takes a hundredth of it: what is larger was never written by us."""

TEMPORARY = ".tmp"
"""The ending of a file that is still being written; its name begins with a dot."""

_TRIES, _WAIT = 400, 0.005
"""So often, and so many seconds apart, a folder is tried that another program is writing in."""

_PROBLEMS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "not_a_folder",
    errno.EEXIST: "not_a_folder",
    errno.EISDIR: "not_a_file",
}
"""What an error number means here; EEXIST comes only where a folder should be and a file is."""

_REASONS = {
    "full": "the disk is full",
    "forbidden": "access is denied",
    "missing": "it does not exist",
    "not_a_folder": "part of the path is not a folder",
    "not_a_file": "it is not a file",
    "too_large": "the file is too large to be a saved game",
    "not_text": "it is not text in UTF-8",
    "in_use": "another running program has it open",
    "changed": "another program has changed it meanwhile",
}


def one_line(text: str) -> str:
    """A text with a name from outside in it, fit for a sentence: what breaks or turns a line is spelt."""
    return "".join(
        letter
        if letter.isprintable() or unicodedata.category(letter) == "Zs"
        else letter.encode("unicode_escape").decode("ascii")
        for letter in text
    )


class StoreError(Exception):
    """A file or folder that could not be read, written or removed; nothing was lost by it.

    `action` is `read`, `write`, `remove` or `list`; `problem` is a key of the reasons above, or `failed`
    with what the system said in `detail`. `str()` is an English sentence; a window makes its own of the keys.
    """

    def __init__(self, action: str, path: Path, problem: str, detail: str = "") -> None:
        self.action = action
        self.path = path
        self.problem = problem
        self.detail = detail
        done = {"read": "read", "write": "written", "remove": "removed", "list": "listed"}[action]
        super().__init__(f"{one_line(str(path))} cannot be {done}: {self.reason}.")

    @property
    def reason(self) -> str:
        """The part of the sentence that says why."""
        return _REASONS.get(self.problem, self.detail)


@contextmanager
def trying(action: str, path: Path) -> Iterator[None]:
    """Try something with `path`: what the system says against it is raised as StoreError."""
    try:
        yield
    except OSError as error:
        problem = _PROBLEMS.get(error.errno or 0, "failed")
        said = error.strerror or str(error) if problem == "failed" else ""
        raise StoreError(action, path, problem, said) from error
    except ValueError as error:  # a zero byte in the name
        raise StoreError(action, path, "missing") from error


def read_text(path: Path, limit: int = LIMIT) -> str:
    """The text of a file of at most `limit` bytes in UTF-8. Raises StoreError."""
    try:
        return read_bytes(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise StoreError("read", path, "not_text") from error


def read_bytes(path: Path, limit: int = LIMIT) -> bytes:
    """What is in a file of at most `limit` bytes. Raises StoreError."""
    with trying("read", path):
        if not stat.S_ISREG(path.stat().st_mode):
            # A pipe would wait for ever, a device never end.
            raise StoreError("read", path, "not_a_file")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    if len(data) > limit:
        raise StoreError("read", path, "too_large")
    return data


def atomic_write(path: Path, text: str | bytes, older: Path | None = None) -> None:
    """Put `text` into a file, as a whole: whatever happens on the way, the file holds the old or the new.

    The new text goes to a file beside it, down to the disk, and takes its name last. With `older` the text
    before is kept under that name: at any moment one of the two holds what was written last. What is no file
    (a pipe, a device) is left alone. Raises StoreError.
    """
    try:
        data = text.encode("utf-8") if isinstance(text, str) else text
    except UnicodeEncodeError as error:
        # Half a character, as a file made by hand may hold.
        raise StoreError("write", path, "not_text") from error
    refuse_no_file(path)
    with trying("write", path):
        # Writing through a link changes what it points to, not the link.
        target = Path(os.path.realpath(path))
        temporary = target.with_name(f".{uuid4().hex}{TEMPORARY}")
        try:
            with temporary.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if older is not None and target.exists():
                os.replace(target, older)
            os.replace(temporary, target)
        except OSError:
            with suppress(OSError):
                temporary.unlink()
            raise


def write_out(path: Path, data: bytes) -> None:
    """Put a result where somebody asked for it: into a file as a whole, into a pipe or a device as it comes.

    A pipe is waited for until somebody reads it: on the command line it is for that. Raises StoreError.
    """
    with trying("write", path):
        as_it_comes = path.exists() and not path.is_file() and not path.is_dir()
        if as_it_comes:
            path.write_bytes(data)
    if not as_it_comes:
        atomic_write(path, data)


def refuse_no_file(path: Path) -> None:
    """Raise StoreError if a file can be neither found nor made there: a pipe would hold up the program."""
    with trying("write", path):
        if path.exists() and not path.is_file():
            raise StoreError("write", path, "not_a_file")


def signature(path: Path) -> tuple[int, ...] | None:
    """What tells one state of a file from another without reading it; None if there is nothing."""
    try:
        known = path.stat()
    except OSError:
        return None
    return known.st_ino, known.st_size, known.st_mtime_ns


def made(folder: Path) -> Path:
    """The folder, made with all that leads to it if it is not there. Raises StoreError."""
    with trying("write", folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def remove(path: Path) -> None:
    """Remove a file; one that is not there any more is removed already. Raises StoreError."""
    with trying("remove", path):
        path.unlink(missing_ok=True)


def set_aside(path: Path, word: str = "broken") -> Path:
    """Move a file, or whatever has its name, to the first free name `….broken-N`. Raises StoreError."""
    aside = _free_name(path, word, path.is_dir() and not path.is_symlink())
    with trying("write", aside):
        os.replace(path, aside)
    return aside


def copy_aside(path: Path) -> Path:
    """Put a copy of a file under the first free name `….broken-N`. Raises StoreError."""
    aside = _free_name(path, "broken", False)
    with trying("write", aside):
        shutil.copyfile(path, aside)
    return aside


def set_aside_before(path: Path) -> list[Path]:
    """What was put aside of a file so far. Raises StoreError."""
    return [other for other in listed(path.parent) if other.name.startswith(f"{path.name}.broken-")]


def listed(folder: Path) -> list[Path]:
    """What is in a folder. Raises StoreError."""
    with trying("list", folder):
        found = list(folder.iterdir())
    return found


def _free_name(path: Path, word: str, folder: bool) -> Path:
    """The first free name of its kind, taken: so no two programs move onto each other. Raises StoreError."""
    number = 1
    while True:
        name = path.with_name(f"{path.name}.{word}-{number}")
        with trying("write", name), suppress(FileExistsError):
            if folder:
                name.mkdir()
            else:
                name.open("xb").close()
            return name
        number += 1


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep other running programs of ours from writing in a folder meanwhile, for as long as one can wait.

    Where the system knows no such thing, or somebody holds it for longer, we go on all the same.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            stack.callback(os.close, handle)
            for _ in range(_TRIES):
                with suppress(BlockingIOError):
                    if fcntl is not None:
                        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                time.sleep(_WAIT)
        yield
