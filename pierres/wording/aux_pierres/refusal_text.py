"""Why an answer was refused, and what the options of the game mean."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import Illegal, OptionFact
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital
from pierres.wording.base import OptionText
from pierres.wording.typeset import isolated


def refusal(illegal: Illegal) -> str:
    """One sentence that says why; nothing has changed (R-Q4)."""
    who, details = isolated(illegal.who), illegal.details
    match illegal.reason:
        case "not_asked":
            return translate("AuxRefusals", "{name} is not being asked that now.").format(name=who)
        case "wrong_kind":
            return translate("AuxRefusals", "{name} is being asked something else.").format(name=who)
        case "not_in_purse":
            have = int(details.get("have", 0))
            if not have:
                return names.none_left(illegal.who, details["coin"])
            return translate("AuxRefusals", "{name} has only {coins} behind the screen.").format(
                name=who, coins=names.coin(details["coin"], have)
            )
        case "not_allowed_coin":
            if illegal.kind == "silver":
                return translate("AuxRefusals", "Gold and cursed coins may not go into a tie-break fist.")
            return translate(
                "AuxRefusals", "Silver may not be bid here, only gold, cursed coins and amulets."
            )
        case "not_a_choice":
            return _no_choice(illegal.kind)
        case "wrong_price":
            return translate(
                "AuxRefusals", "Each stone costs {price}: these coins do not pay for these stones."
            ).format(price=names.price(int(details.get("gold", 0)), int(details.get("silver", 0))))
        case "not_in_bank":
            have = int(details.get("have", 0))
            if not have:
                return capital(names.no_more(details["colour"])) + "."
            return translate("AuxRefusals", "The bank has only {stones}.").format(
                stones=names.stone(details["colour"], have)
            )
        case _:
            return translate("AuxRefusals", "That is not an answer to this question.")


def _no_choice(kind: str) -> str:
    """Why something is not among what can be chosen."""
    match kind:
        case "pay":
            return translate("AuxRefusals", "These stones do not match the price on the card.")
        case "colour":
            return translate("AuxRefusals", "There are no stones of that colour to take here.")
        case "victim":
            return translate("AuxRefusals", "This player cannot be chosen here.")
        case "character":
            return translate("AuxRefusals", "This character cannot be chosen here.")
        case _:
            return translate("AuxRefusals", "That is not an answer to this question.")


def option(fact: OptionFact) -> OptionText:
    """The label of an option and what it changes."""
    match fact.name:
        case "two_players":
            return OptionText(
                translate("AuxOptions", "Two players (unofficial)"),
                translate(
                    "AuxOptions", "The box is for three to six. Two can play, but the bidding loses its bite."
                ),
            )
        case "double_copied":
            return OptionText(
                translate("AuxOptions", "Doppelganger also on copied characters"),
                translate(
                    "AuxOptions",
                    "The Doppelganger may double a character that Ghost, Goblin or Imp brings into play. "
                    "Switched off, it doubles only the character that was auctioned.",
                ),
            )
        case "amulet_in_silver":
            return OptionText(
                translate("AuxOptions", "Amulets in tie-breaks"),
                translate(
                    "AuxOptions",
                    "An amulet may go into a tie-break fist, where it doubles the silver. "
                    "Switched off, amulets are for gold only.",
                ),
            )
        case "purses":
            return OptionText(
                translate("AuxOptions", "Purses"),
                translate(
                    "AuxOptions",
                    "The coins behind the screens can be hidden from the others, or open "
                    "to all. The rules stay the same.",
                ),
            )
        case "cards":
            return OptionText(
                translate("AuxOptions", "Own cards"),
                translate("AuxOptions", "Special cards of your own, shuffled into the special deck."),
            )
        case _:
            return OptionText(capital(fact.name.replace("_", " ")), fact.ruling)


def option_value(fact: OptionFact, value: Any) -> str:
    """One value of an option."""
    if value is True:
        return translate("AuxOptions", "Yes")
    if value is False:
        return translate("AuxOptions", "No")
    if value == "hidden":
        return translate("AuxOptions", "Hidden")
    if value == "open":
        return translate("AuxOptions", "Open")
    if isinstance(value, (list, tuple)):
        return translate("AuxOptions", "%n card(s)", None, len(value))
    return str(value)
