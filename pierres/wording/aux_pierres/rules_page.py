"""The chapter of the rules that is not written by hand: what every card does, from its data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from pierres.rules.aux_pierres.characters import Character
from pierres.translation import Context
from pierres.wording.aux_pierres import card_text

tr = Context("AuxRules")


def cards(characters: Mapping[str, Character], label: Callable[[str], str]) -> str:
    """The cards as HTML: those of the base deck, then the specials, as their data lists them.

    Names and texts are escaped: an own card's name is plain text, whatever it holds.
    """
    base = [key for key, character in characters.items() if character.deck == "base"]
    specials = [key for key in characters if key not in base]
    chapters = (
        (tr("Always in play"), base),
        (tr("Specials, two each round"), specials),
    )
    return "\n".join(
        f"<h3>{escape(title)}</h3>\n" + "\n".join(_card(characters[key], label(key)) for key in keys)
        for title, keys in chapters
        if keys
    )


def _card(character: Character, label: str) -> str:
    name = escape(label)
    if character.copies > 1:
        times = tr("%n card(s)", character.copies)
        name += f" <small>({escape(times)})</small>"
    lines = "<br>".join(escape(line) for line in card_text.full(character).split("\n"))
    return f"<p><b>{name}</b><br>{lines}</p>"
