"""What a card does, in words, written from its data: text and effect cannot differ."""

from __future__ import annotations

from pierres.rules.jeu_des_dragons.cards import Card, Effect
from pierres.translation import Context
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons import names

tr = Context("DragonCards")


def full(card: Card) -> str:
    """Nature, strength and the whole power."""
    head = tr(
        "{nature}, strength {strength}.", nature=capital(names.nature(card.nature)), strength=card.strength
    )
    parts = [head, *(effect(one) for one in card.effects)]
    if not card.effects:
        parts.append(tr("No power."))
    if card.always:
        parts.append(always(card))
    return " ".join(parts)


def power(card: Card) -> str:
    """The power alone."""
    return " ".join(effect(one) for one in card.effects) or tr("No power.")


def always(card: Card) -> str:
    """What holds all the time for a god."""
    text = tr(
        "While {side} is in the same flight, that flight cannot win the gambit.", side=names.side(card.always)
    )
    if card.colours:
        text = tr("Counts as every evil colour at once.") + " " + text
    return text


def effect(one: Effect) -> str:
    """One effect in a sentence."""
    gold = names.gold(one.n)
    match one.op:
        case "pay":
            return tr("Pay {gold} into the stakes.", gold=gold)
        case "take":
            if one.when == "mortal":
                return tr("If there is a mortal in any flight, take {gold} from the stakes.", gold=gold)
            return tr("Take {gold} from the stakes.", gold=gold)
        case "take_or_levy":
            return tr(
                "Count the {side} in your flight: take that much gold from the stakes, or "
                "have each opponent pay that much into them.",
                side=names.side(one.side, 2),
            )
        case "collect":
            return tr(
                "Each opponent with both good and evil dragons in their flight pays you {gold}.", gold=gold
            )
        case "demand":
            return _demand(one)
        case "rob":
            return tr(
                "The opponent with the strongest flight pays you {gold}, and you take a "
                "card from their hand, unseen.",
                gold=gold,
            )
        case "take_antes":
            return tr("Take the %n weakest ante card(s) into your hand.", one.n)
        case "replace":
            return tr("Discard this card; the next card of the deck takes its place, and its power triggers.")
        case "draw":
            return _draw(one)
        case "draw_each":
            return tr("Every player with {side} in their flight draws a card.", side=names.side(one.side))
        case "copy":
            if one.of == "antes":
                return tr("Copy the power of one of the ante cards.")
            return tr("Copy the power of {side} in any flight.", side=names.side(one.side))
        case "slay":
            return tr("Discard a weaker dragon from any flight.")
        case "discard":
            return tr("Discard a card from your hand.")
        case "weakest_wins":
            return tr("The weakest flight wins this gambit.")
        case "lead_next":
            return tr("You lead the next round of this gambit.")
        case _:
            return tr("The powers of all {side} in your flight trigger.", side=names.side(one.side, 2))


def _demand(one: Effect) -> str:
    if one.of == "left":
        text = tr("The opponent to your left gives you {side} weaker than this card, or {gold}.")
        if one.than == "stronger":
            text = tr("The opponent to your left gives you {side} stronger than this card, or {gold}.")
    else:
        text = tr(
            "The opponent with the strongest flight gives you {side} stronger than this card, or {gold}."
        )
        if one.than == "weaker":
            text = tr(
                "The opponent with the strongest flight gives you {side} weaker than this card, or {gold}."
            )
    return text.format(side=names.side(one.side), gold=names.gold(one.n))


def _draw(one: Effect) -> str:
    if one.per == "ahead":
        return tr("Draw a card for each player whose flight is stronger than yours.")
    return tr("Draw a card for each of the {side} in your flight.", side=names.side(one.side, 2))
