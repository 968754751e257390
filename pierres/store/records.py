"""Files that hold records: JSON with one, or JSON lines (`.jsonl`) with one on each line."""

from __future__ import annotations

from pathlib import Path

from pierres.rules import record as records
from pierres.store.files import read_text

LINES_SUFFIX = ".jsonl"


def record_texts(path: Path) -> list[tuple[str, str]]:
    """The records of a file, not read yet: how a message names each, and its text. Raises StoreError.

    A record on a line is named by the file and the number of the line; empty lines do not count.
    """
    text = read_text(path)
    if path.suffix.lower() != LINES_SUFFIX:
        return [(str(path), text)]
    return [(f"{path}:{number}", line) for number, line in records.lines(text)]
