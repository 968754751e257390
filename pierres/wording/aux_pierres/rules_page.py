"""The chapter of the rules that is not written by hand: what every card does, from its data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from pierres.rules.aux_pierres.characters import Character
from pierres.translation import translate
from pierres.wording.aux_pierres import card_text


def cards(characters: Mapping[str, Character], label: Callable[[str], str]) -> str:
    """The cards as HTML: those of the base deck, then the specials, as their data lists them.

    Names and texts are escaped: an own card's name is plain text, whatever it holds.
    """
    base = [key for key, character in characters.items() if character.deck == "base"]
    specials = [key for key in characters if key not in base]
    chapters = (
        (translate("AuxRules", "Always in play"), base),
        (translate("AuxRules", "Specials, two each round"), specials),
    )
    return "\n".join(
        f"<h3>{escape(title)}</h3>\n" + "\n".join(_card(characters[key], label(key)) for key in keys)
        for title, keys in chapters
        if keys
    )


def _card(character: Character, label: str) -> str:
    name = escape(label)
    if character.copies > 1:
        times = translate("AuxRules", "%n card(s)", None, character.copies)
        name += f" <small>({escape(times)})</small>"
    lines = "<br>".join(escape(line) for line in card_text.full(character).split("\n"))
    return f"<p><b>{name}</b><br>{lines}</p>"
