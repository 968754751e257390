"""The forms of a character's name, beside the rules of the two languages that every game shares."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.characters import Character
from pierres.translation import spoken
from pierres.wording.grammar import capital, cuts_short, either, listed, parts, people, whose
from pierres.wording.typeset import isolated

__all__ = ["capital", "either", "forms", "listed", "parts", "people", "whose"]

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


def forms(character: Character) -> Mapping[str, str]:
    """The name as sentences need it: `character` alone, `the`, `The` at the start, `of_the`, `to_the`.

    French joins article and preposition (du, au, à la, de l'); English merely puts them before. An own card
    has quotation marks in place of an article.
    """
    french = spoken() == "fr"
    name = character.name("fr" if french else "en")
    if character.id not in _BOX:
        name = isolated(name)
        the = f"«\N{NO-BREAK SPACE}{name}\N{NO-BREAK SPACE}»" if french else f"“{name}”"
        of_the, to_the = (f"de {the}", f"à {the}") if french else (f"of {the}", f"to {the}")
    elif not french:
        the, of_the, to_the = f"the {name}", f"of the {name}", f"to the {name}"
    elif cuts_short(name):
        the, of_the, to_the = f"l’{name}", f"de l’{name}", f"à l’{name}"
    elif character.id in _FEMININE:
        the, of_the, to_the = f"la {name}", f"de la {name}", f"à la {name}"
    else:
        the, of_the, to_the = f"le {name}", f"du {name}", f"au {name}"
    return {"character": name, "the": the, "The": capital(the), "of_the": of_the, "to_the": to_the}
