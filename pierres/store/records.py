"""Files that hold records: JSON with one, or JSON lines (`.jsonl`) with one on each line."""

from __future__ import annotations

import sys
from pathlib import Path

from pierres.rules import record as records
from pierres.store.files import LIMIT, StoreError, read_text, trying

LINES_SUFFIX = ".jsonl"
STANDARD_INPUT = "standard input"


def record_texts(path: Path) -> list[tuple[str, str]]:
    """The records of a file, not read yet: how a message names each, and its text. Raises StoreError.

    A record on a line is named by the file and the number of the line; empty lines do not count.
    """
    text = read_text(path)
    if path.suffix.lower() != LINES_SUFFIX:
        return [(str(path), text)]
    return [(f"{path}:{number}", line) for number, line in records.lines(text)]


def standard_input() -> bytes:
    """The text of a record that comes through a pipe, not read yet. Raises StoreError."""
    place = Path(STANDARD_INPUT)
    if sys.stdin is None:
        raise StoreError("read", place, "missing")
    with trying("read", place):
        text = sys.stdin.buffer.read(LIMIT + 1)
    if len(text) > LIMIT:
        raise StoreError("read", place, "too_large")
    return text
