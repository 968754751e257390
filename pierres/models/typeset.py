"""How words are set: names that run the other way in a sentence, and what is left of that for ears."""

from __future__ import annotations

import unicodedata

_OPEN, _CLOSE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
# Letters and numbers that run from right to left, and signs that turn what follows.
_TURNS = frozenset(
    ("R", "AL", "AN", "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"),
)


def isolated(name: str) -> str:
    """A name for a sentence: one that runs from right to left leaves the order of the words round it alone.

    Without this a number beside a Hebrew or Arabic name is drawn on its wrong side.
    """
    if any(unicodedata.bidirectional(letter) in _TURNS for letter in name):
        return f"{_OPEN}{name}{_CLOSE}"
    return name


def for_ears(text: str) -> str:
    """A text that is read out: the marks of `isolated` mean something to the eye alone."""
    return text.replace(_OPEN, "").replace(_CLOSE, "")
