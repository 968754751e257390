"""Why an answer was refused, in words."""

from __future__ import annotations

from pierres.rules.game import Illegal
from pierres.translation import Context
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital
from pierres.wording.typeset import isolated

tr = Context("AuxRefusals")


def refusal(illegal: Illegal) -> str:
    """One sentence that says why; nothing has changed (R-Q4)."""
    who = isolated(illegal.who)
    coin, colour = str(illegal.details.get("coin")), str(illegal.details.get("colour"))
    numbers = {key: value for key, value in illegal.details.items() if isinstance(value, int)}
    match illegal.reason:
        case "not_asked":
            return tr("{name} is not being asked that now.", name=who)
        case "wrong_kind":
            return tr("{name} is being asked something else.", name=who)
        case "not_in_purse":
            have = numbers.get("have", 0)
            if not have:
                return names.none_left(illegal.who, coin)
            return tr("{name} has only {coins} behind the screen.", name=who, coins=names.coin(coin, have))
        case "not_allowed_coin":
            if illegal.kind == "silver":
                return tr("Gold and cursed coins may not go into a tie-break fist.")
            return tr("Silver may not be bid here, only gold, cursed coins and amulets.")
        case "not_a_choice":
            return _no_choice(illegal.kind)
        case "wrong_price":
            return tr(
                "Each stone costs {price}: these coins do not pay for these stones.",
                price=names.price(numbers.get("gold", 0), numbers.get("silver", 0)),
            )
        case "not_in_bank":
            have = numbers.get("have", 0)
            if not have:
                return capital(names.no_more(colour)) + "."
            return tr("The bank has only {stones}.", stones=names.stone(colour, have))
        case _:
            return tr("That is not an answer to this question.")


def _no_choice(kind: str) -> str:
    """Why something is not among what can be chosen."""
    match kind:
        case "pay":
            return tr("These stones do not match the price on the card.")
        case "colour":
            return tr("There are no stones of that colour to take here.")
        case "victim":
            return tr("This player cannot be chosen here.")
        case "character":
            return tr("This character cannot be chosen here.")
        case _:
            return tr("That is not an answer to this question.")
