"""The one error of the store: which file, what was tried with it, and why it did not work."""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
