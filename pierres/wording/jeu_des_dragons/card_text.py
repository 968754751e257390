"""What a card does, in words, written from its data: text and effect cannot differ."""

from __future__ import annotations

from pierres.rules.jeu_des_dragons.cards import Card, Effect
from pierres.translation import translate
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons import names


def full(card: Card) -> str:
    """Nature, strength and the whole power."""
    head = translate("DragonCards", "{nature}, strength {strength}.").format(
        nature=capital(names.nature(card.nature)), strength=card.strength
    )
    parts = [head, *(effect(one) for one in card.effects)]
    if not card.effects:
        parts.append(translate("DragonCards", "No power."))
    if card.always:
        parts.append(always(card))
    return " ".join(parts)


def power(card: Card) -> str:
    """The power alone."""
    return " ".join(effect(one) for one in card.effects) or translate("DragonCards", "No power.")


def always(card: Card) -> str:
    """What holds all the time for a god."""
    text = translate(
        "DragonCards", "While {side} is in the same flight, that flight cannot win the gambit."
    ).format(side=names.side(card.always))
    if card.colours:
        text = translate("DragonCards", "Counts as every evil colour at once.") + " " + text
    return text


def effect(one: Effect) -> str:
    """One effect in a sentence."""
    gold = names.gold(one.n)
    match one.op:
        case "pay":
            return translate("DragonCards", "Pay {gold} into the stakes.").format(gold=gold)
        case "take":
            if one.when == "mortal":
                return translate(
                    "DragonCards", "If there is a mortal in any flight, take {gold} from the stakes."
                ).format(gold=gold)
            return translate("DragonCards", "Take {gold} from the stakes.").format(gold=gold)
        case "take_or_levy":
            return translate(
                "DragonCards",
                "Count the {side} in your flight: take that much gold from the stakes, or "
                "have each opponent pay that much into them.",
            ).format(side=names.side(one.side, 2))
        case "collect":
            return translate(
                "DragonCards",
                "Each opponent with both good and evil dragons in their flight pays you {gold}.",
            ).format(gold=gold)
        case "demand":
            return _demand(one)
        case "rob":
            return translate(
                "DragonCards",
                "The opponent with the strongest flight pays you {gold}, and you take a "
                "card from their hand, unseen.",
            ).format(gold=gold)
        case "take_antes":
            return translate("DragonCards", "Take the %n weakest ante card(s) into your hand.", None, one.n)
        case "replace":
            return translate(
                "DragonCards",
                "Discard this card; the next card of the deck takes its place, and its power triggers.",
            )
        case "draw":
            return _draw(one)
        case "draw_each":
            return translate("DragonCards", "Every player with {side} in their flight draws a card.").format(
                side=names.side(one.side)
            )
        case "copy":
            if one.of == "antes":
                return translate("DragonCards", "Copy the power of one of the ante cards.")
            return translate("DragonCards", "Copy the power of {side} in any flight.").format(
                side=names.side(one.side)
            )
        case "slay":
            return translate("DragonCards", "Discard a weaker dragon from any flight.")
        case "discard":
            return translate("DragonCards", "Discard a card from your hand.")
        case "weakest_wins":
            return translate("DragonCards", "The weakest flight wins this gambit.")
        case "lead_next":
            return translate("DragonCards", "You lead the next round of this gambit.")
        case _:
            return translate("DragonCards", "The powers of all {side} in your flight trigger.").format(
                side=names.side(one.side, 2)
            )


def _demand(one: Effect) -> str:
    if one.of == "left":
        text = translate(
            "DragonCards", "The opponent to your left gives you {side} weaker than this card, or {gold}."
        )
        if one.than == "stronger":
            text = translate(
                "DragonCards",
                "The opponent to your left gives you {side} stronger than this card, or {gold}.",
            )
    else:
        text = translate(
            "DragonCards",
            "The opponent with the strongest flight gives you {side} stronger than this card, or {gold}.",
        )
        if one.than == "weaker":
            text = translate(
                "DragonCards",
                "The opponent with the strongest flight gives you {side} weaker than this card, or {gold}.",
            )
    return text.format(side=names.side(one.side), gold=names.gold(one.n))


def _draw(one: Effect) -> str:
    if one.per == "ahead":
        return translate("DragonCards", "Draw a card for each player whose flight is stronger than yours.")
    return translate("DragonCards", "Draw a card for each of the {side} in your flight.").format(
        side=names.side(one.side, 2)
    )
