"""The letters that choose an entry of a menu: one for each entry, none of them twice.

Most texts bring their letter with them, as `&`. What is put together while the program runs (names of games,
of looks, of colours) gets one here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def letter(text: str) -> str:
    """The letter of a text in lower case, "" if it has none."""
    found = re.search("&(.)", text.replace("&&", ""))
    return found[1].lower() if found else ""


def with_letters(texts: Sequence[str], taken: Iterable[str] = ()) -> list[str]:
    """The texts, each with a letter that no other one and none of `taken` has, as far as there are any.

    Letters at the beginning of words come first. An earlier text takes another of its letters if
    that helps a later one, so that as many texts as possible have one.
    """
    fixed = {letter(text) for text in texts} | {one.lower() for one in taken}
    owner: dict[str, int] = {}

    def find(index: int, tried: set[str]) -> bool:
        wishes = [wish for wish in _wishes(texts[index]) if wish not in fixed and wish not in tried]
        free = next((wish for wish in wishes if wish not in owner), None)
        if free is not None:
            owner[free] = index
            return True
        for wish in wishes:
            tried.add(wish)
            if find(owner[wish], tried):
                owner[wish] = index
                return True
        return False

    for index, text in enumerate(texts):
        if not letter(text):
            find(index, set())
    chosen = {index: wish for wish, index in owner.items()}
    return [_marked(text, chosen.get(index, "")) for index, text in enumerate(texts)]


def _wishes(text: str) -> list[str]:
    """The letters and digits of a text, those that begin a word first."""
    plain = text.replace("&", " ").lower()
    first = [word[0] for word in plain.split() if word[0].isalnum()]
    return list(dict.fromkeys([*first, *(sign for sign in plain if sign.isalnum())]))


def _marked(text: str, wish: str) -> str:
    if not wish:
        return text
    lower = text.lower()
    starts = [at for at, sign in enumerate(lower) if sign == wish]
    at = next((at for at in starts if at == 0 or lower[at - 1].isspace()), starts[0])
    return f"{text[:at]}&{text[at:]}"
