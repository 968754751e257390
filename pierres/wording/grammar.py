"""Small rules of the two languages that every game's sentences need: lists, owners, capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pierres.translation import Context, spoken
from pierres.wording.typeset import isolated

tr = Context("AuxGrammar")

# How French first names with a mute h begin: Hélène, Henri, Hervé, Honoré, Hortense, Hugo, Hyacinthe.
_MUTE = ("hel", "hen", "her", "hon", "hor", "hu", "hy")


def listed(items: Iterable[str]) -> str:
    """Items as a sentence lists them: "a, b and c"."""
    return _joined(list(items), tr("{first} and {last}"))


def people(names: Iterable[str]) -> str:
    """Names of seats as a sentence lists them."""
    return listed(isolated(name) for name in names)


def whose(name: str) -> str:
    """The name as an owner: "Inès’s" before the thing, in French "d’Inès" or "de Léa" behind it."""
    if spoken() != "fr":
        return f"{isolated(name)}’s"
    return f"d’{isolated(name)}" if cuts_short(name) else f"de {isolated(name)}"


def either(items: Iterable[str]) -> str:
    """Alternatives as a sentence lists them: "a, b or c"."""
    return _joined(list(items), tr("{first} or {last}"))


def _joined(items: list[str], pair: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return pair.format(first=", ".join(items[:-1]), last=items[-1])


def parts(items: Iterable[str]) -> str:
    """Longer items, set apart by semicolons as the language writes them."""
    pair = tr("{first}; {last}")
    text = ""
    for item in items:
        text = pair.format(first=text, last=item) if text else item
    return text


def capital(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def cuts_short(word: str) -> bool:
    """Whether French cuts "le" or "de" short before the word: a vowel, or the mute h of its own names."""
    letters = "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))
    if letters.startswith("y"):
        return letters[1:2] not in tuple("aeiou")
    return letters.startswith((*"aeiouœæ", *_MUTE))
