"""How words are set: names that run the other way in a sentence, names that hold the signs by which Qt marks
letters and markup, and what is left of all that when it is spoken.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextvars import ContextVar
from html import escape

_OPEN, _CLOSE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
# Letters and numbers that run from right to left, and signs that turn what follows.
_TURNS = frozenset(("R", "AL", "AN", "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))

# Before and after a name while its place in a sentence is looked for: no characters that a name can have.
_NAME, _AFTER = "\ufdd0", "\ufdd1"
_marks_names: ContextVar[bool] = ContextVar("marks names", default=False)
_ENDS = ".!?…:;"


def isolated(name: str) -> str:
    """A name for a sentence: one that runs from right to left leaves the order of the words round it alone.

    Without this a number beside a Hebrew or Arabic name is drawn on its wrong side.
    """
    if any(unicodedata.bidirectional(letter) in _TURNS for letter in name):
        name = f"{_OPEN}{name}{_CLOSE}"
    return f"{_NAME}{name}{_AFTER}" if _marks_names.get() else name


class Sentence(str):
    """A sentence that knows whom it is about, and where names of persons stand in it.

    A name may be a part of another one, of a word or a number ("Al", "Or", "1"): whoever looks for it in the
    text finds the wrong person.
    """

    __slots__ = ("about", "named")

    about: str | None
    """The one person whom it tells of or speaks to, or None."""
    named: tuple[tuple[int, int], ...]
    """Where each name begins and ends."""

    def __new__(
        cls, text: str = "", about: str | None = None, named: tuple[tuple[int, int], ...] = ()
    ) -> Sentence:
        sentence = super().__new__(cls, text)
        sentence.about, sentence.named = about, named
        return sentence

    def without_stop(self) -> Sentence:
        """The same without a full stop at its end."""
        return Sentence(self.rstrip("."), self.about, self.named)


NOTHING_SAID = Sentence()


def sentence(say: Callable[[], str], about: str | None) -> Sentence:
    """What `say` says, with the places of the names: every name comes into a sentence by `isolated`."""
    before = _marks_names.set(True)
    try:
        marked = say()
    finally:
        _marks_names.reset(before)
    text, named, begin = "", [], 0
    for letter in marked:
        if letter == _NAME:
            begin = len(text)
        elif letter == _AFTER:
            named.append((begin, len(text)))
        else:
            text += letter
    return Sentence(text, about, tuple(named))


def on_button(text: str) -> str:
    """A text with names for a button, a tab or a menu: "&" is drawn as it is and marks no letter."""
    return text.replace("&", "&&")


def as_tip(text: str) -> str:
    """A text with names for a tooltip: what looks like markup is shown as it was written."""
    return f"<qt>{escape(text)}</qt>" if "<" in text or "&lt;" in text else text


def for_ears(text: str) -> str:
    """A text that is read out: the marks of `isolated` mean something to the eye alone."""
    return text.replace(_OPEN, "").replace(_CLOSE, "")


def joined(sentences: list[str]) -> str:
    """Sentences one after the other, each with its full stop but the last one, which may be a mere name."""
    *most, last = [said for said in sentences if said] or [""]
    return " ".join([*(said if said[-1] in _ENDS else f"{said}." for said in most), last])
