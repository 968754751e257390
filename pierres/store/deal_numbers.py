"""A few numbers of deals that were found to be winnable, kept for the next time one is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from pierres.store import files, folders
from pierres.store.errors import StoreError

MOST = 40
_LIMIT = 64 * 1024


def load() -> list[int]:
    """The numbers kept, none where nothing can be read: they can be found again."""
    with suppress(StoreError, msgspec.DecodeError):
        numbers = msgspec.json.decode(files.read_text(_path(), _LIMIT), type=list[int])
        return [number for number in numbers if number >= 0][:MOST]
    return []


def save(numbers: Sequence[int]) -> None:
    """Keep some numbers. Raises StoreError."""
    files.atomic_write(_path(), msgspec.json.encode(list(numbers)[:MOST]))


def _path() -> Path:
    return folders.data_folder() / "winnable-deals.json"
