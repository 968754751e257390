"""Small rules of the two languages that every game's sentences need: lists, owners, capitals."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from pierres.translation import TextContext, spoken
from pierres.wording.typeset import isolated

tr = TextContext("Wording")

# How French first names with a mute h begin: Hélène, Henri, Hervé, Honoré, Hortense, Hugo, Hyacinthe.
_MUTE = ("hel", "hen", "her", "hon", "hor", "hu", "hy")


def listed(items: Iterable[str]) -> str:
    """Items as a sentence lists them: "a, b and c"."""
    return _joined(list(items), tr("{first} and {last}"))


def people(names: Iterable[str]) -> str:
    """Names of seats as a sentence lists them."""
    return listed(isolated(name) for name in names)


def counted(counts: Mapping[str, int]) -> str:
    """Seats with what is counted for each: "Inès 2 and Tom 1"."""
    one = tr("{name}\N{NO-BREAK SPACE}{count}")
    return listed(one.format(name=isolated(name), count=count) for name, count in counts.items())


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


def with_article(name: str, *, feminine: bool = False, the: str = "") -> dict[str, str]:
    """A name as sentences need it: `the`, `The` at the start, `of_the`, `to_the`.

    French joins article and preposition (du, au, à la, de l'); English merely puts them before. A name that
    has no article is given as `the`.
    """
    if spoken() != "fr":
        the = the or f"the {name}"
        of_the, to_the = f"of {the}", f"to {the}"
    elif the:
        of_the, to_the = f"de {the}", f"à {the}"
    elif cuts_short(name):
        the, of_the, to_the = f"l’{name}", f"de l’{name}", f"à l’{name}"
    elif feminine:
        the, of_the, to_the = f"la {name}", f"de la {name}", f"à la {name}"
    else:
        the, of_the, to_the = f"le {name}", f"du {name}", f"au {name}"
    return {"the": the, "The": capital(the), "of_the": of_the, "to_the": to_the}


def cuts_short(word: str) -> bool:
    """Whether French cuts "le" or "de" short before the word: a vowel, or the mute h of its own names."""
    letters = "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))
    if letters.startswith("y"):
        return letters[1:2] not in tuple("aeiou")
    return letters.startswith((*"aeiouœæ", *_MUTE))
