"""The options of the game, and what may be chosen of its look and handling."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import OptionFact
from pierres.translation import Context
from pierres.wording.base import OptionText

tr = Context("EstDisplays")
tr_options = Context("EstOptions")


def option(fact: OptionFact) -> OptionText:
    """An option for the page of a new game."""
    texts = {
        "kings_on_aces": OptionText(
            tr_options("Kings on aces, always"),
            tr_options(
                "A king may be put on an ace in the cross. Switched off, not while "
                "aces are the base cards, as in the related game Four Seasons."
            ),
        ),
        "first_to_waste": OptionText(
            tr_options("First waste card turned with the deal"),
            tr_options("The first card of the stock is turned with the deal."),
        ),
        "fill_from_waste": OptionText(
            tr_options("Spaces filled from the waste"),
            tr_options("An empty pile of the cross takes the top of the waste at once."),
        ),
        "redeal": OptionText(
            tr_options("One redeal"),
            tr_options("When the stock is used up, the waste becomes the stock again, once."),
        ),
    }
    return texts[fact.name]


def option_value(fact: OptionFact, value: Any) -> str:
    """One value of an option."""
    return tr_options("yes") if value else tr_options("no")


def display_text(name: str) -> OptionText:
    """One choice of the look and the handling, `DISPLAYS` by name. Raises KeyError."""
    texts = {
        "large_index": OptionText(
            tr("Cards with large indices"),
            tr("Rank and suit twice as large, one figure below them."),
        ),
        "four_colours": OptionText(
            tr("Four colours"),
            tr("Diamonds are blue and clubs are green."),
        ),
        "mirrored": OptionText(
            tr("Mirrored table"),
            tr("Stock and waste are on the right."),
        ),
        "one_click": OptionText(
            tr("One click moves"),
            tr("A click on a card sends it to its best place, as a double click does."),
        ),
        "clock": OptionText(
            tr("Clock"),
            tr("The time played; it starts with the first move."),
        ),
        "truth": OptionText(
            tr("Can it still be won?"),
            tr("A line under the table says so, as far as is known."),
        ),
    }
    return texts[name]
