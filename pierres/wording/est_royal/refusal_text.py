"""Why a move was refused, in words."""

from __future__ import annotations

from pierres.rules.est_royal.cards import RANKS
from pierres.rules.game import Illegal
from pierres.translation import translate
from pierres.wording.est_royal import names


def refusal(illegal: Illegal) -> str:
    """Why an answer was refused; nothing has changed."""
    said = {
        key: names.the_card(value) if len(value) == 2 and value[0] in RANKS else value
        for key, value in illegal.details.items()
        if key in ("card", "on") and isinstance(value, str)
    }
    card, on = names.capital(said.get("card", "")), said.get("on", "")
    wanted = str(illegal.details.get("wanted", illegal.details.get("base", "")))
    match illegal.reason:
        case "not_asked":
            return translate("EstRefusals", "The game is over.")
        case "same_pile":
            return translate("EstRefusals", "The card is already there.")
        case "empty_pile":
            return translate("EstRefusals", "There is no card to take.")
        case "stock_must_be_turned":
            return translate("EstRefusals", "A card of the stock must be turned to the waste first.")
        case "stock_empty":
            return translate("EstRefusals", "The stock is used up, and there is no redeal.")
        case "foundation_is_final":
            return translate("EstRefusals", "A card on a foundation stays there.")
        case "not_to_stock":
            return translate("EstRefusals", "No card goes back to the stock.")
        case "not_to_waste":
            return translate("EstRefusals", "Only cards of the stock go to the waste.")
        case "only_card_to_space":
            return translate(
                "EstRefusals",
                "It is the only card on its pile: moving it to another space would change nothing.",
            ).format(card=card)
        case "corner_wants_base":
            return translate(
                "EstRefusals", "An empty corner takes only {rank}, the rank of the base card."
            ).format(rank=names.any_of_rank(wanted))
        case "corner_complete":
            return translate("EstRefusals", "This foundation is complete.")
        case "wrong_rank" | "wrong_suit":
            return translate(
                "EstRefusals", "{card} does not go here: this foundation takes {wanted} next."
            ).format(card=card, wanted=names.the_card(wanted))
        case "not_one_lower":
            return translate("EstRefusals", "{card} does not go on {on}: only {rank} does.").format(
                card=card, on=on, rank=names.any_of_rank(wanted)
            )
        case "nothing_on_base_ace":
            return translate(
                "EstRefusals", "With this option no king goes on an ace while aces are the base."
            )
    return translate("EstRefusals", "That is not a move.")
