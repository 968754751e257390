"""What happened, and why an answer was refused, in words."""

from __future__ import annotations

from pierres.rules.est_royal.cards import RANKS
from pierres.rules.game import Event, Illegal
from pierres.translation import translate
from pierres.wording.base import LogLine
from pierres.wording.est_royal import names


def sentence(event: Event) -> str | None:
    """What happened, for the ear; None for an event of another game."""
    data = event.public or {}
    match event.kind:
        case "dealt":
            base = data["foundations"]["f1"][0]
            return translate("EstEvents", "The cards are dealt. Base card: {card}.").format(
                card=names.card(base)
            )
        case "turned":
            left = translate("EstEvents", "%n card(s) left in the stock", None, data["stock"])
            return translate("EstEvents", "{card} turned, {left}.").format(
                card=names.capital(names.card(data["card"])), left=left
            )
        case "redealt":
            return translate(
                "EstEvents", "Redeal: the waste becomes the stock again, %n card(s).", None, data["stock"]
            )
        case "moved":
            return translate("EstEvents", "{card} {source} {target}.").format(
                card=names.capital(names.card(data["card"])),
                source=names.from_pile(data["from"]),
                target=names.to_pile(data["to"]),
            )
        case "game_over":
            score = next(iter(data["scores"].values()))
            if data["winners"]:
                return translate("EstEvents", "Won: all %n card(s) are on the foundations.", None, score)
            return translate("EstEvents", "No move is left: %n point(s).", None, score)
    return None


LOGGED = frozenset({"turned", "moved", "dealt", "redealt", "game_over"})
"""The kinds of events that have a line in the list of moves."""


def line(event: Event) -> LogLine | None:
    """The line of the list of moves: short, in signs."""
    data = event.public or {}
    match event.kind:
        case "turned":
            return LogLine(names.short(data["card"]))
        case "moved":
            text = translate("EstEvents", "{card} → {pile}").format(
                card=names.short(data["card"]), pile=names.brief(data["to"])
            )
            return LogLine(text, "point" if data["to"].startswith("f") else "plain")
        case "dealt" | "redealt":
            return LogLine(sentence(event) or "", "round")
        case "game_over":
            return LogLine(sentence(event) or "", "end")
    return None


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
