"""What a card would do if it were played now, or why its power did not trigger."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from pierres.rules.jeu_des_dragons.cards import Card, Effect
from pierres.rules.jeu_des_dragons.view import View
from pierres.table.grammar import people
from pierres.table.jeu_des_dragons.names import gold

translate = QCoreApplication.translate

Cards = Mapping[str, Card]


def now_text(cards: Cards, view: View, key: str) -> str:
    """For a card in the viewer's hand, or one played this round; "" for any other."""
    card = cards[key]
    me = next((seat for seat in view.seats if seat.name == view.viewer), None)
    for place, (_, played) in enumerate(view.played):
        if played == key:
            return _played(cards, card, cards[view.played[place - 1][1]] if place else None)
    if me is None or me.hand is None or key not in me.hand or view.round == 0:
        return _lying(view, key)
    return _in_hand(cards, view, card)


def _played(cards: Cards, card: Card, before: Card | None) -> str:
    if before is None:
        return translate("DragonNow", "Its power triggered: it was the first card of the round.")
    if card.strength > before.strength:
        return translate(
            "DragonNow", "Its power did not trigger: {strength} is more than {limit}, played just before."
        ).format(strength=card.strength, limit=before.strength)
    return translate(
        "DragonNow", "Its power triggered: {strength} is not more than {limit}, played just before."
    ).format(strength=card.strength, limit=before.strength)


def _lying(view: View, key: str) -> str:
    if key in view.ante:
        return translate("DragonNow", "It lies by the stakes, in no flight: no power, no strength counted.")
    return ""


def _in_hand(cards: Cards, view: View, card: Card) -> str:
    if view.to_beat is None:
        text = translate("DragonNow", "Played first in the round, its power triggers.")
    elif card.strength <= view.to_beat:
        text = translate("DragonNow", "Its power would trigger: {strength} is not more than {limit}.").format(
            strength=card.strength, limit=view.to_beat
        )
    else:
        return translate(
            "DragonNow",
            "Its power would not trigger: {strength} is more than {limit}. It counts all the same.",
        ).format(strength=card.strength, limit=view.to_beat)
    more = [said for effect in card.effects if (said := _would(cards, view, card, effect))]
    return " ".join([text, *more])


def _would(cards: Cards, view: View, card: Card, effect: Effect) -> str:
    """What the effect comes to as the flights lie."""
    me = view.seat(view.viewer)
    others = [seat for seat in view.seats if not seat.out and seat.name != me.name]
    strongest = [seat.name for seat in others if seat.total == max(other.total for other in others)]
    match effect.op:
        case "take" if effect.when == "mortal":
            lies = any(not cards[other].side for seat in view.seats for other in seat.flight)
            if not lies:
                return translate("DragonNow", "But no mortal lies in any flight.")
            return _from_stakes(view, effect.n)
        case "take":
            return _from_stakes(view, effect.n)
        case "take_or_levy":
            number = 1 + sum(cards[other].side == effect.side for other in me.flight)
            return translate("DragonNow", "It would count {gold}.").format(gold=gold(number))
        case "demand" | "rob" if effect.of == "strongest":
            return translate("DragonNow", "Strongest now: {people}.").format(people=people(strongest))
        case "collect":
            mixed = [
                seat.name for seat in others
                if {"good", "evil"} <= {cards[other].side for other in seat.flight}
            ]  # fmt: skip
            if not mixed:
                return translate("DragonNow", "But no opponent has good and evil dragons in one flight.")
            return translate("DragonNow", "It would be paid by {people}.").format(people=people(mixed))
        case "draw" if effect.per == "dragons":
            number = 1 + sum(cards[other].side == effect.side for other in me.flight)
            return translate("DragonNow", "It would draw %n card(s).", None, number)
        case "draw":
            number = sum(seat.total > me.total + card.strength for seat in others)
            return translate("DragonNow", "It would draw %n card(s).", None, number)
        case "slay":
            weaker = any(
                cards[other].side and cards[other].strength < card.strength
                for seat in view.seats for other in seat.flight
            )  # fmt: skip
            return "" if weaker else translate("DragonNow", "But no weaker dragon lies in any flight.")
        case "take_antes" if not view.ante:
            return translate("DragonNow", "But no ante card is left.")
        case _:
            return ""


def _from_stakes(view: View, n: int) -> str:
    there = min(n, view.stakes)
    if there == view.stakes:
        return translate("DragonNow", "That would empty the stakes ({gold}) and end the gambit.").format(
            gold=gold(view.stakes)
        )
    return ""
