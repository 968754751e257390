"""Small rules of the two languages: lists, capitals, and the forms of a character's name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from pierres.models.typeset import isolated
from pierres.rules.aux_pierres.characters import Character

translate = QCoreApplication.translate

# Only a name of the box has an article: nobody knows the gender of a card that players made.
_FEMININE = frozenset({"witch", "enchantress", "fairy"})
_BOX = frozenset(
    (
        *(
            "witch",
            "red_dragon",
            "blue_dragon",
            "yellow_dragon",
            "enchanter",
            "magician",
            "sorcerer",
            "thief",
        ),
        *("alchemist", "ancient_dragon", "apprentice", "brigand", "charlatan", "doppelganger"),
        *("two_headed_dragon", "rainbow_dragon", "enchantress", "ghost", "fairy", "gnome", "goblin", "imp"),
        *("merchant", "dwarf_4", "dwarf_5", "necromancer", "goldsmith", "troll"),
    )
)

# How French first names with a mute h begin: Hélène, Henri, Hervé, Honoré, Hortense, Hugo, Hyacinthe.
_MUTE = ("hel", "hen", "her", "hon", "hor", "hu", "hy")


def language() -> str:
    """The code of the language that is on, `fr` or `en`: names of cards come from data in that language."""
    #: The code of this language: fr for French. It chooses the names of the cards.
    return "fr" if translate("AuxGrammar", "en") == "fr" else "en"


def listed(items: Iterable[str]) -> str:
    """Items as a sentence lists them: "a, b and c"."""
    return _joined(list(items), translate("AuxGrammar", "{first} and {last}"))


def people(names: Iterable[str]) -> str:
    """Names of seats as a sentence lists them."""
    return listed(isolated(name) for name in names)


def whose(name: str) -> str:
    """The name as an owner: "Inès’s" before the thing, in French "d’Inès" or "de Léa" behind it."""
    if language() != "fr":
        return f"{isolated(name)}’s"
    return f"d’{isolated(name)}" if _cuts_short(name) else f"de {isolated(name)}"


def either(items: Iterable[str]) -> str:
    """Alternatives as a sentence lists them: "a, b or c"."""
    return _joined(list(items), translate("AuxGrammar", "{first} or {last}"))


def _joined(items: list[str], pair: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return pair.format(first=", ".join(items[:-1]), last=items[-1])


def parts(items: Iterable[str]) -> str:
    """Longer items, set apart by semicolons as the language writes them."""
    pair = translate("AuxGrammar", "{first}; {last}")
    text = ""
    for item in items:
        text = pair.format(first=text, last=item) if text else item
    return text


def capital(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def forms(character: Character) -> Mapping[str, str]:
    """The name as sentences need it: `character` alone, `the`, `The` at the start, `of_the`, `to_the`.

    French joins article and preposition (du, au, à la, de l'); English merely puts them before. An own card
    has quotation marks in place of an article.
    """
    french = language() == "fr"
    name = character.name("fr" if french else "en")
    if character.id not in _BOX:
        name = isolated(name)
        the = f"«\N{NO-BREAK SPACE}{name}\N{NO-BREAK SPACE}»" if french else f"“{name}”"
        of_the, to_the = (f"de {the}", f"à {the}") if french else (f"of {the}", f"to {the}")
    elif not french:
        the, of_the, to_the = f"the {name}", f"of the {name}", f"to the {name}"
    elif _cuts_short(name):
        the, of_the, to_the = f"l’{name}", f"de l’{name}", f"à l’{name}"
    elif character.id in _FEMININE:
        the, of_the, to_the = f"la {name}", f"de la {name}", f"à la {name}"
    else:
        the, of_the, to_the = f"le {name}", f"du {name}", f"au {name}"
    return {"character": name, "the": the, "The": capital(the), "of_the": of_the, "to_the": to_the}


def _cuts_short(word: str) -> bool:
    """Whether French cuts "le" or "de" short before the word: a vowel, or the mute h of its own names."""
    letters = "".join(c for c in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(c))
    if letters.startswith("y"):
        return letters[1:2] not in tuple("aeiou")
    return letters.startswith((*"aeiouœæ", *_MUTE))
