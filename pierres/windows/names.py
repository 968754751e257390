"""Names of people at the table: which are taken, and why a name is not accepted."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QTextBoundaryFinder

from pierres.rules.names import is_printable, is_visible, person, tidy

__all__ = ["MAX_LENGTH", "Fault", "cut", "faults", "free_name", "person", "tidy"]

MAX_LENGTH = 20
"""The longest name, in characters as people count them: what fits a name plate."""
MOST_LETTERS = 8 * MAX_LENGTH
"""A family emoji is one character of eleven code units; a letter with a hundred accents is no name."""

# Seats of the record notation that are nobody's name; `stakes` is a creditor in Le Jeu des dragons.
RESERVED = frozenset({"chance", "public", "stakes"})


class Fault(Enum):
    """Why a name is not accepted."""

    EMPTY = "empty"
    LONG = "long"
    RESERVED = "reserved"
    UNPRINTABLE = "unprintable"
    TAKEN = "taken"


def cut(name: str, at: int | None = None) -> tuple[str, int]:
    """The part of a name that is short enough, and the new position of a cursor that was at `at`.

    The name is cut before the cursor, as if the rest had not been typed, and between whole characters:
    accents and emoji are never split. The cursor counts UTF-16 code units, like all of Qt.
    """
    units = name.encode("utf-16-le", "surrogatepass")
    at = len(units) // 2 if at is None else at
    before, behind = (part.decode("utf-16-le", "replace") for part in (units[: 2 * at], units[2 * at :]))
    after = _ends(behind)
    signs, letters = MAX_LENGTH - len(after), MOST_LETTERS - (after[-1] if after else 0)
    if signs < 0 or letters < 0:
        return cut(behind)
    ends = [0, *(end for end in _ends(before)[:signs] if end <= letters)]
    return units[: 2 * ends[-1]].decode("utf-16-le", "replace") + behind, ends[-1]


def _ends(name: str) -> list[int]:
    """Where the characters of a name end, in UTF-16 code units."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    ends = []
    while (end := finder.toNextBoundary()) > 0:
        ends.append(end)
    return ends


def faults(names: Sequence[str]) -> list[Fault | None]:
    """For each of `names` why it is not accepted, None where it is."""
    seen: set[str] = set()
    found: list[Fault | None] = []
    for name in map(tidy, names):
        alike = person(name)
        fault: Fault | None = None
        if name and not is_printable(name):
            fault = Fault.UNPRINTABLE
        elif not name or not is_visible(name):
            fault = Fault.EMPTY
        elif cut(name)[0] != name:
            fault = Fault.LONG
        elif alike in RESERVED:
            fault = Fault.RESERVED
        elif alike in seen:
            fault = Fault.TAKEN
        seen.add(alike)
        found.append(fault)
    return found


def free_name(taken: Sequence[str], pool: Sequence[str]) -> str:
    """The first name of `pool` that is not taken; if all are, one with a number."""
    used, rounds = set(map(person, taken)), range(2, len(taken) + 2)
    candidates = [*pool, *(f"{name} {number}" for number in rounds for name in pool)]
    if not pool:
        raise ValueError("an empty pool of names")
    return next(name for name in candidates if person(name) not in used)
