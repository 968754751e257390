"""How words are set: names that run the other way in a sentence, names that hold the signs by which Qt marks
letters and markup, and what is left of all that for ears.
"""

from __future__ import annotations

import unicodedata
from html import escape

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


def on_button(text: str) -> str:
    """A text with names for a button, a tab or a menu: "&" is drawn as it is and marks no letter."""
    return text.replace("&", "&&")


def as_tip(text: str) -> str:
    """A text with names for a tooltip: what looks like markup is shown as it was written."""
    return f"<qt>{escape(text)}</qt>" if "<" in text or "&lt;" in text else text


def for_ears(text: str) -> str:
    """A text that is read out: the marks of `isolated` mean something to the eye alone."""
    return text.replace(_OPEN, "").replace(_CLOSE, "")
