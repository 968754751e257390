"""The options of the game, and what may be chosen of its look and handling."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import OptionFact
from pierres.translation import translate
from pierres.wording.base import OptionText


def option(fact: OptionFact) -> OptionText:
    """An option for the page of a new game."""
    texts = {
        "kings_on_aces": OptionText(
            translate("EstOptions", "Kings on aces, always"),
            translate(
                "EstOptions",
                "A king may be put on an ace in the cross. Switched off, not while "
                "aces are the base cards, as in the related game Four Seasons.",
            ),
        ),
        "first_to_waste": OptionText(
            translate("EstOptions", "First waste card turned with the deal"),
            translate("EstOptions", "The first card of the stock is turned with the deal."),
        ),
        "fill_from_waste": OptionText(
            translate("EstOptions", "Spaces filled from the waste"),
            translate("EstOptions", "An empty pile of the cross takes the top of the waste at once."),
        ),
        "redeal": OptionText(
            translate("EstOptions", "One redeal"),
            translate("EstOptions", "When the stock is used up, the waste becomes the stock again, once."),
        ),
    }
    return texts[fact.name]


def option_value(fact: OptionFact, value: Any) -> str:
    """One value of an option."""
    return translate("EstOptions", "yes") if value else translate("EstOptions", "no")


def display_text(name: str) -> OptionText:
    """One choice of the look and the handling, `DISPLAYS` by name. Raises KeyError."""
    texts = {
        "large_index": OptionText(
            translate("EstDisplays", "Cards with large indices"),
            translate("EstDisplays", "Rank and suit twice as large, one figure below them."),
        ),
        "four_colours": OptionText(
            translate("EstDisplays", "Four colours"),
            translate("EstDisplays", "Diamonds are blue and clubs are green."),
        ),
        "mirrored": OptionText(
            translate("EstDisplays", "Mirrored table"),
            translate("EstDisplays", "Stock and waste are on the right."),
        ),
        "one_click": OptionText(
            translate("EstDisplays", "One click moves"),
            translate("EstDisplays", "A click on a card sends it to its best place, as a double click does."),
        ),
        "clock": OptionText(
            translate("EstDisplays", "Clock"),
            translate("EstDisplays", "The time played; it starts with the first move."),
        ),
        "truth": OptionText(
            translate("EstDisplays", "Can it still be won?"),
            translate("EstDisplays", "A line under the table says so, as far as is known."),
        ),
    }
    return texts[name]
