"""A few numbers of deals that were found to be winnable, kept for the next time somebody asks for one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import cast

import msgspec

from pierres.rules import plain
from pierres.rules.est_royal.deals import DEALS
from pierres.rules.plain import NotPlain
from pierres.store import files, folders
from pierres.store.files import StoreError
from pierres.store.values import merged

MOST = 40
_LIMIT = 64 * 1024


def load() -> list[int]:
    """The numbers kept, none where nothing can be read: they can be found again."""
    try:
        numbers, _ = plain.salvage(files.read_text(_path(), _LIMIT))
    except (StoreError, NotPlain):
        return []
    if not isinstance(numbers, list):
        return []
    return [number for number in numbers if type(number) is int and 0 <= number < DEALS][:MOST]


def save(numbers: Sequence[int], was: Sequence[int] = ()) -> list[int]:
    """Keep the numbers, which were `was` when they were read; returns all that are kept now.

    Another program may have found or used up some meanwhile: no number is dealt twice. Raises StoreError.
    """
    path = _path()
    with files.alone(path.parent):
        kept = cast(list[int], merged(load(), list(was), list(numbers)))[:MOST]
        files.atomic_write(path, msgspec.json.encode(kept))
    return kept


def _path() -> Path:
    return folders.data_folder() / "winnable-deals.json"
