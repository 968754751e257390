"""What the options of the game mean."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import OptionFact
from pierres.translation import Context
from pierres.wording.aux_pierres.grammar import capital
from pierres.wording.base import OptionText

tr = Context("AuxOptions")


def option(fact: OptionFact) -> OptionText:
    """The label of an option and what it changes."""
    match fact.name:
        case "two_players":
            return OptionText(
                tr("Two players (unofficial)"),
                tr("The box is for three to six. Two can play, but the bidding loses its bite."),
            )
        case "double_copied":
            return OptionText(
                tr("Doppelganger also on copied characters"),
                tr(
                    "The Doppelganger may double a character that Ghost, Goblin or Imp brings into play. "
                    "Switched off, it doubles only the character that was auctioned."
                ),
            )
        case "amulet_in_silver":
            return OptionText(
                tr("Amulets in tie-breaks"),
                tr(
                    "An amulet may go into a tie-break fist, where it doubles the silver. "
                    "Switched off, amulets are for gold only."
                ),
            )
        case "purses":
            return OptionText(
                tr("Purses"),
                tr(
                    "The coins behind the screens can be hidden from the others, or open "
                    "to all. The rules stay the same."
                ),
            )
        case "cards":
            return OptionText(
                tr("Own cards"),
                tr("Special cards of your own, shuffled into the special deck."),
            )
        case _:
            return OptionText(capital(fact.name.replace("_", " ")), fact.ruling)


def option_value(fact: OptionFact, value: Any) -> str:
    """One value of an option."""
    if value is True:
        return tr("Yes")
    if value is False:
        return tr("No")
    if value == "hidden":
        return tr("Hidden")
    if value == "open":
        return tr("Open")
    if isinstance(value, (list, tuple)):
        return tr("%n card(s)", len(value))
    return str(value)
