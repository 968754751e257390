"""Texts in the language of the program, or in another one that somebody reads at the same time.

The window speaks the language whose translators are installed. A telephone or a page with both languages
asks for another one: whatever is said inside `speaking` is in that language, and the window notices nothing.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QTranslator

from pierres.paths import translations_folder

#: Language codes in the order of the menu, each with its own name for itself.
LANGUAGES = {"fr": "Français", "en": "English"}

_given: ContextVar[str | None] = ContextVar("language", default=None)


@contextmanager
def speaking(code: str | None) -> Iterator[None]:
    """Speak the language `code` in this block and thread; None is that of the window.

    Raises ValueError for a code not in LANGUAGES.
    """
    if code is not None and code not in LANGUAGES:
        raise ValueError(f"no such language: {code!r}")
    before = _given.set(code)
    try:
        yield
    finally:
        _given.reset(before)


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    """A text in the language that is spoken; `n` chooses its form, and stands in place of %n."""
    code = _given.get()
    if code is None:
        return QCoreApplication.translate(context, text, disambiguation, n)
    found = _translator(code).translate(context, text, disambiguation, n) or text
    return found if n < 0 else found.replace("%n", str(n))


@dataclass(frozen=True)
class TextContext:
    """The texts of one context, translated and then filled in.

    A module says `tr = TextContext("AuxEvents")` once, and then `tr("{name} pays %n gold", n, name=name)`. A
    choice between literals is a text too: `tr("open" if found else "hidden")`, `tr({"a": "A"}[key])`.
    """

    name: str

    def __call__(self, text: str, n: int = -1, /, **words: object) -> str:
        """The text in the language that is spoken; `n` chooses its form. KeyError if a word is missing."""
        said = translate(self.name, text, None, n)
        return said.format(**words) if words else said

    def later(self, texts: Mapping[str, str]) -> Mapping[str, str]:
        """Texts by a key, to be said later by `tr(texts[key], …)`; one with %n has a plural."""
        return texts


def spoken() -> str:
    """The code of the language that is spoken: names of cards and pages of rules come from data in it."""
    #: The code of this language: fr for French. It chooses the names of the cards.
    return _given.get() or ("fr" if QCoreApplication.translate("Language", "en") == "fr" else "en")


@lru_cache
def _translator(code: str) -> QTranslator:
    translator = QTranslator()
    translator.load(f"pierres_{code}", str(translations_folder()))
    return translator
