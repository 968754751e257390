"""Names of people at the table: which are taken, and why a name will not do."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

MAX_LENGTH = 20
"""Longest name in characters: what still stands whole on a name plate."""

# Seats of the record notation that are nobody's name; `stakes` is a creditor in Le Jeu des dragons.
RESERVED = frozenset({"chance", "public", "stakes"})


class Fault(Enum):
    """Why a name will not do."""

    EMPTY = "empty"
    LONG = "long"
    RESERVED = "reserved"
    UNPRINTABLE = "unprintable"
    TAKEN = "taken"


def tidy(name: str) -> str:
    """The name as it is kept: without spaces around it, and single ones inside."""
    return " ".join(name.split())


def faults(names: Sequence[str]) -> list[Fault | None]:
    """For each of `names` why it will not do, None where it will.

    Two names that differ in capitals only count as the same: nobody could call them apart.
    """
    seen: set[str] = set()
    found: list[Fault | None] = []
    for name in map(tidy, names):
        key = name.casefold()
        fault: Fault | None = None
        if not name:
            fault = Fault.EMPTY
        elif not name.isprintable():
            fault = Fault.UNPRINTABLE
        elif len(name) > MAX_LENGTH:
            fault = Fault.LONG
        elif key in RESERVED:
            fault = Fault.RESERVED
        elif key in seen:
            fault = Fault.TAKEN
        seen.add(key)
        found.append(fault)
    return found


def free_name(taken: Sequence[str], pool: Sequence[str]) -> str:
    """The first name of `pool` that nobody has; beyond the pool, its names with a number."""
    used = {tidy(name).casefold() for name in taken}
    for number in range(1, len(taken) + 2):
        for name in pool:
            candidate = name if number == 1 else f"{name} {number}"
            if candidate.casefold() not in used:
                return candidate
    raise ValueError("an empty pool of names")
