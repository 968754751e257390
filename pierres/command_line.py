"""What all commands share: how values are read and refused, and where sentences and results go.

A bad value is answered in one sentence of our own and with exit code 2. Standard output may be a pipe that
nobody reads any more, a full disk, or closed: a result that cannot be written is a failure (exit code 1),
reported where somebody can still read it, and never a traceback.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from pierres.rules.given import shown
from pierres.store.files import one_line

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

BAD_INPUT = 2
_WORDS = (
    ("expected one argument", "expected a value"),
    ("expected at least one argument", "expected at least one value"),
    ("the following arguments are required: ", "missing: "),
    ("unrecognized arguments: ", "not understood: "),
)
"""Sentences of argparse, and how we say the same."""


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence, without the usage in front of it, and takes no half a name for a whole one."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **more})

    def error(self, message: str) -> NoReturn:
        """End the program with that sentence."""
        message = message.removeprefix("argument ")
        for theirs, ours in _WORDS:
            message = message.replace(theirs, ours)
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)} (see {self.prog} --help)\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """The help is a result like any other; argparse would not tell that it could not be printed."""
        if file is sys.stdout:
            say(message.rstrip("\n"))
        else:
            super()._print_message(message, file)


def whole(text: str) -> int:
    """A whole number; its limits are the command's business."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"expected a whole number of at most 18 digits, not {shown(text)}")
    return int(text)


def decimal(text: str) -> float:
    """A number with a point, if it has a fraction; its limits are the command's business."""
    if not re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,2})?", text):
        raise argparse.ArgumentTypeError(f"expected a number like 1.5, not {shown(text)}")
    return float(text)


def some_path(text: str) -> Path:
    """The path of a file or folder."""
    if not text:
        raise argparse.ArgumentTypeError("expected the name of a file or folder, not ''")
    return Path(text)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""What a command adds its parser to."""


def one_of(names: Collection[str]) -> dict[str, Any]:
    """The keywords by which `add_argument` expects one of these names."""

    def read(text: str) -> str:
        if text not in names:
            raise argparse.ArgumentTypeError(f"expected one of {', '.join(names)}, not {shown(text)}")
        return text

    return {"type": read, "choices": list(names)}


class NoOutput(Exception):
    """Standard output takes nothing more; the sentence says why, and is empty where nobody listens."""

    def tell(self) -> int:
        """Say so, if there is something to be said; returns the exit code."""
        if sys.stdout is not None:
            # What could not be written would be tried again at the very end, and fail again.
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return complain(f"standard output: {self}", 1) if str(self) else 1


def say(line: str) -> None:
    """Print a line of the result at once: somebody may be waiting for it at the other end of a pipe.

    Raises NoOutput.
    """
    if sys.stdout is None:
        raise NoOutput("it is closed")
    with _told():
        print(line, flush=True)


def flush() -> None:
    """Let nothing that was printed wait for the end of the program. Raises NoOutput."""
    if sys.stdout is not None:
        with _told():
            sys.stdout.flush()


@contextmanager
def _told() -> Iterator[None]:
    """What goes wrong with standard output, as NoOutput."""
    try:
        yield
    except BrokenPipeError:
        raise NoOutput from None
    except OSError as error:
        raise NoOutput(error.strerror or str(error)) from None


def complain(sentence: str, code: int = BAD_INPUT) -> int:
    """Tell the person at the command line what is wrong, in one line. Returns the exit code."""
    return tell(f"pierres: {one_line(sentence)}", code)


def tell(text: str, code: int = BAD_INPUT) -> int:
    """Print a text beside the results; a failure of that cannot be reported. Returns the exit code."""
    with suppress(OSError, ValueError):
        print(text, file=sys.stderr, flush=True)
    return code


def prepare() -> None:
    """A name that the terminal's letters cannot spell is spelt by number, not an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
