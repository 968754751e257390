"""Why a move was refused, in words."""

from __future__ import annotations

from pierres.rules.est_royal.cards import RANKS
from pierres.rules.game import Illegal
from pierres.translation import Context
from pierres.wording.est_royal import names

tr = Context("EstRefusals")


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
            return tr("The game is over.")
        case "same_pile":
            return tr("The card is already there.")
        case "empty_pile":
            return tr("There is no card to take.")
        case "stock_must_be_turned":
            return tr("A card of the stock must be turned to the waste first.")
        case "stock_empty":
            return tr("The stock is used up, and there is no redeal.")
        case "foundation_is_final":
            return tr("A card on a foundation stays there.")
        case "not_to_stock":
            return tr("No card goes back to the stock.")
        case "not_to_waste":
            return tr("Only cards of the stock go to the waste.")
        case "only_card_to_space":
            return tr(
                "It is the only card on its pile: moving it to another space would change nothing.", card=card
            )
        case "corner_wants_base":
            return tr(
                "An empty corner takes only {rank}, the rank of the base card.",
                rank=names.any_of_rank(wanted),
            )
        case "corner_complete":
            return tr("This foundation is complete.")
        case "wrong_rank" | "wrong_suit":
            return tr(
                "{card} does not go here: this foundation takes {wanted} next.",
                card=card,
                wanted=names.the_card(wanted),
            )
        case "not_one_lower":
            return tr(
                "{card} does not go on {on}: only {rank} does.",
                card=card,
                on=on,
                rank=names.any_of_rank(wanted),
            )
        case "nothing_on_base_ace":
            return tr("With this option no king goes on an ace while aces are the base.")
    return tr("That is not a move.")
