"""What a card would do if it were played now, or why its power did not trigger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons.cards import Card, Effect
from pierres.rules.jeu_des_dragons.view import SeatView, View
from pierres.table.grammar import people
from pierres.table.jeu_des_dragons.names import gold, label

translate = QCoreApplication.translate

Cards = Mapping[str, Card]


def now_text(cards: Cards, view: View, key: str, history: Sequence[Event] = ()) -> str:
    """For a card in the viewer's hand, or one played this round; "" for any other.

    Where all hands lie open and everybody looks, it is the hand of whoever has his turn. `history` tells of
    cards that a Copper brought: they work, or not, whatever was played before.
    """
    card = cards[key]
    for place, (_, played) in enumerate(view.played):
        if played == key:
            before = cards[view.played[place - 1][1]] if place else None
            return _brought(cards, key, history) or _played(cards, card, before)
    owner = view.viewer if any(seat.name == view.viewer for seat in view.seats) else view.turn
    me = next((seat for seat in view.seats if seat.name == owner), None)
    if me is None or me.hand is None or key not in me.hand or view.round == 0:
        return _lying(view, key)
    return _in_hand(cards, view, me, card)


def _brought(cards: Cards, key: str, history: Sequence[Event]) -> str:
    """Why a card that a Copper brought in this round works or not; "" if it was played from a hand."""
    for event in reversed(history):
        data = event.public or {}
        if event.kind == "round_begins":
            break
        if event.kind in ("triggered", "not_triggered") and data["card"] == key:
            if data["why"] == "replacement":
                return translate("DragonNow", "Its power triggered: it has replaced {before}.").format(
                    before=label(cards[data["before"]])
                )
            if data["why"] == "came_back":
                return translate(
                    "DragonNow",
                    "Its power did not trigger: it was discarded in this same turn, and came back.",
                )
    return ""


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


def _in_hand(cards: Cards, view: View, me: SeatView, card: Card) -> str:
    if not card.effects:
        return translate("DragonNow", "It has no power that could trigger. Its strength counts.")
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
    more = [said for effect in card.effects if (said := _would(cards, view, me, card, effect))]
    return " ".join([text, *more])


def _would(cards: Cards, view: View, me: SeatView, card: Card, effect: Effect) -> str:
    """What the effect comes to as the flights lie."""
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
