"""Why an answer was refused, in words."""

from __future__ import annotations

from pierres.rules.game import Illegal
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital
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
