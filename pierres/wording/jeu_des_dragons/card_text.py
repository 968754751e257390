"""What a card does, in words, written from its data: text and effect cannot differ."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from pierres.rules.jeu_des_dragons.cards import Card, Effect
from pierres.translation import TextContext
from pierres.wording.base import Wording
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons import names

tr = TextContext("DragonCards")


class CardText(Wording):
    """What a wording says of the cards."""

    def __init__(self, characters: Mapping[str, Card], language: str | None = None) -> None:
        super().__init__(characters, language)
        self._cards = characters

    def card(self, key: str) -> str:
        """A name that no other card has."""
        return names.label(self._cards[key])

    def card_full(self, key: str) -> str:
        """Nature, strength and the whole power."""
        card = self._cards[key]
        words = {"nature": capital(names.nature(card.nature)), "strength": card.strength}
        return f"{tr('{nature}, strength {strength}.', **words)} {_power(card)}"

    def rules(self) -> str:
        """The page of resources/rules, with a row for each kind of card: name, strengths, nature, text."""
        kinds: dict[str, list[Card]] = {}
        for card in self._cards.values():
            kinds.setdefault(card.id.partition("-")[0], []).append(card)
        heads = (tr("Card"), tr("Strengths"), tr("Nature"), tr("Power"))
        rows = ["<tr>" + "".join(f"<th align='left'>{escape(head)}</th>" for head in heads) + "</tr>"]
        for same in kinds.values():
            card = same[0]
            cells = (
                f"<b>{escape(names.title(card))}</b>",
                " ".join(str(strength) for strength in sorted(one.strength for one in same)),
                escape(capital(names.nature(card.nature))),
                escape(_power(card)),
            )
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return super().rules().replace("<!--cards-->", f"<table cellpadding='4'>{''.join(rows)}</table>")


def _power(card: Card) -> str:
    """The power, and what holds all the time for a god."""
    said = [effect(one) for one in card.effects] or [tr("No power.")]
    if card.always and card.colours:
        said.append(tr("Counts as every evil colour at once."))
    if card.always:
        side = names.side(card.always)
        said.append(tr("While {side} is in the same flight, that flight cannot win the gambit.", side=side))
    return " ".join(said)


def effect(one: Effect) -> str:
    """One effect in a sentence."""
    gold = names.gold(one.n)
    match one.op:
        case "pay":
            return tr("Pay {gold} into the stakes.", gold=gold)
        case "take" if one.when == "mortal":
            return tr("If there is a mortal in any flight, take {gold} from the stakes.", gold=gold)
        case "take":
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
        case "draw" if one.per == "ahead":
            return tr("Draw a card for each player whose flight is stronger than yours.")
        case "draw":
            return tr("Draw a card for each of the {side} in your flight.", side=names.side(one.side, 2))
        case "draw_each":
            return tr("Every player with {side} in their flight draws a card.", side=names.side(one.side))
        case "copy" if one.of == "antes":
            return tr("Copy the power of one of the ante cards.")
        case "copy":
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
    words = {"side": names.side(one.side), "gold": names.gold(one.n)}
    match one.of, one.than:
        case "left", "stronger":
            return tr(
                "The opponent to your left gives you {side} stronger than this card, or {gold}.", **words
            )
        case "left", _:
            return tr("The opponent to your left gives you {side} weaker than this card, or {gold}.", **words)
        case _, "weaker":
            return tr(
                "The opponent with the strongest flight gives you {side} weaker than this card, or {gold}.",
                **words,
            )
        case _:
            return tr(
                "The opponent with the strongest flight gives you {side} stronger than this card, or {gold}.",
                **words,
            )
