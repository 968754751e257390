"""Names of the people at a table: when two of them are the same, and whether there is anything to be seen.

The same sign can be written in several ways: "é" is one letter, or an "e" and an accent. Some signs only tell
how their neighbours are to be joined: Persian and Indian names need them, and so do pictures of families. A
name keeps them; they make no difference between two people.
"""

from __future__ import annotations

import unicodedata

ZERO_WIDTH_JOINER = "\u200d"
JOINERS = frozenset({"\u200c", ZERO_WIDTH_JOINER})
"""Signs without a width of their own that a name may hold: how letters join, and which pictures are one."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols in which nothing is drawn: fillers of Korean, and Braille without a dot."""
_SELECTORS = frozenset(map(chr, (0x34F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
"""Marks that choose the look of the sign before them, and are none of their own."""


def tidy(name: str) -> str:
    """The name as it is kept: composed, without spaces around it, and with single ones inside."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def key(name: str) -> str:
    """Two names with the same key are one person's; letters and their capitals are different here."""
    if name.isascii():
        return " ".join(name.split())
    kept: list[str] = []
    # Composed once more at the end: a sign between a letter and its accent keeps the two apart.
    for sign in tidy(name):
        if not _is_unseen(sign) or (sign == ZERO_WIDTH_JOINER and kept and _is_picture(kept[-1])):
            kept.append(sign)
    return tidy("".join(kept))


def person(name: str) -> str:
    """What two names of one person have in common: nobody can call two apart by their capitals."""
    return key(key(name).casefold())


def is_visible(name: str) -> bool:
    """Whether at least one sign of the name is to be seen."""
    return any(not _is_unseen(sign) and unicodedata.category(sign)[0] not in "ZM" for sign in name)


def is_printable(name: str) -> bool:
    """Whether a name holds nothing that breaks or turns a line, or that nobody can see."""
    return all(sign.isprintable() or sign in JOINERS or _is_tag(sign) for sign in name)


def _is_unseen(sign: str) -> bool:
    return sign in _BLANK or sign in _SELECTORS or (not sign.isprintable() and not sign.isspace())


def _is_picture(sign: str) -> bool:
    """Whether this is an emoji, or a colour of skin: a joiner after it makes another picture of them."""
    return unicodedata.category(sign) in ("So", "Sk")


def _is_tag(sign: str) -> bool:
    """Whether this is one of the signs that tell whose a flag is; they follow a flag only."""
    return "\U000e0020" <= sign <= "\U000e007f"
