"""Text files, read with a limit and written whole or not at all."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from pierres.store.errors import StoreError

LIMIT = 16 * 1024 * 1024
"""Bytes. A long game takes a hundredth of it: what is larger was never written by us."""

TEMPORARY = ".tmp"
"""The ending of a file that is still being written; its name begins with a dot."""


def read_text(path: Path, limit: int = LIMIT) -> str:
    """The text of a file of at most `limit` bytes in UTF-8. Raises StoreError."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            # A pipe would wait for ever, a device never end.
            raise StoreError("read", path, "not_a_file")
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise StoreError.of("read", path, error) from error
    except ValueError as error:
        # A zero byte in the name.
        raise StoreError("read", path, "missing") from error
    if len(data) > limit:
        raise StoreError("read", path, "too_large")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise StoreError("read", path, "not_text") from error


def atomic_write(path: Path, text: str | bytes) -> None:
    """Put `text` into a file, as a whole: whatever happens on the way, the file holds the old or the new.

    The new text goes to a file beside it, down to the disk, and takes its name last. What is no file (a pipe,
    a device) is written to as it is, and never replaced. Raises StoreError.
    """
    try:
        data = text.encode("utf-8") if isinstance(text, str) else text
    except UnicodeEncodeError as error:
        # Half a character, as a file made by hand may hold.
        raise StoreError("write", path, "not_text") from error
    # Writing through a link changes what it points to, not the link.
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(data)
            return
    except OSError as error:
        raise StoreError.of("write", path, error) from error
    temporary = target.with_name(f".{uuid4().hex}{TEMPORARY}")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        raise StoreError.of("write", path, error) from error


def made(folder: Path) -> Path:
    """The folder, made with all that leads to it if it is not there. Raises StoreError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError.of("write", folder, error) from error
    return folder


def remove(path: Path) -> None:
    """Remove a file; one that is not there any more is removed already. Raises StoreError."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError.of("remove", path, error) from error


def set_aside(path: Path) -> Path:
    """Move a file to the first free name `….broken-N`. Raises StoreError."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.broken-{number}")
        try:
            # Taking the name first keeps two programs from moving onto each other.
            aside.open("xb").close()
            os.replace(path, aside)
            return aside
        except FileExistsError:
            number += 1
        except OSError as error:
            raise StoreError.of("write", aside, error) from error
