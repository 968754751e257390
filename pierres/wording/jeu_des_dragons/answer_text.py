"""Answers in words, so that every choice can be made by ear, and warnings about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.game import Question
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.outlook import gold_asked, if_answered, outlook, triggers
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import Context
from pierres.wording.grammar import capital, whose
from pierres.wording.jeu_des_dragons.names import gold, label, labels
from pierres.wording.typeset import isolated

tr = Context("DragonAnswers")

Cards = Mapping[str, Card]


def answer(cards: Cards, view: View, question: Question, value: Any) -> str:
    """One legal answer."""
    match question.kind:
        case "play":
            return _play(cards, view, cards[value])
        case "blue":
            return _blue(view, value)
        case "target":
            return tr(
                "{name}, flight of strength {strength}", name=isolated(value), strength=view.seat(value).total
            )
        case "give":
            if value == "pay":
                return tr("Pay {gold}", gold=gold(gold_asked(view)))
            return tr("Give: {card}", card=label(cards[value]))
        case "copy" | "slay" | "next":
            return _in_a_flight(cards, view, value)
        case "keep":
            return capital(labels(cards, value))
        case "ante" | "discard" | "take_ante":
            return label(cards[value])
        case _:
            return str(value)


def _play(cards: Cards, view: View, card: Card) -> str:
    if triggers(card, view):
        return tr("{card}: its power triggers", card=label(card))
    return tr("{card}: no power", card=label(card))


def _blue(view: View, value: str) -> str:
    amount = gold(gold_asked(view))
    if value == "stakes":
        return tr("Take {gold} from the stakes", gold=amount)
    return tr("Each opponent pays {gold} into the stakes", gold=amount)


def _in_a_flight(cards: Cards, view: View, card: str) -> str:
    owner = next((seat.name for seat in view.seats if card in seat.flight), None)
    if owner is None:
        return tr("{card}, by the stakes", card=label(cards[card]))
    return tr("{card}, in {whose} flight", card=label(cards[card]), whose=whose(owner))


def caution(cards: Cards, view: View, question: Question, value: Any) -> str:
    """A warning about an answer, or ""."""
    if question.kind == "play":
        return _barred(cards, view, question, cards[value])
    if question.kind == "give" and value == "pay":
        # The first payment is the one asked for; what comes of it may be payments of others.
        events = if_answered(cards, view, "give", value).events
        short = next(event.data["amount"] - event.data["paid"] for event in events if event.kind == "paid")
        if short:
            return tr("{gold} of it would be owed", gold=gold(short))
    if question.kind == "blue" and if_answered(cards, view, "blue", value).ends:
        return tr("this empties the stakes and ends the gambit")
    return ""


def _barred(cards: Cards, view: View, question: Question, card: Card) -> str:
    """Whether the flight could not win any more, as it would lie after the play."""
    if view.seat(question.who).barred:
        return ""
    found = outlook(cards, view, card.id)
    if found is None or not found.barred:
        return ""
    return tr("beside {god} this flight cannot win", god=label(cards[found.barred]))


def rank(cards: Cards, question: Question, value: Any) -> tuple[Any, ...]:
    """Strong cards first; paying, and the opponents, last."""
    if question.kind == "keep":
        return (0, *(-cards[card].strength for card in value), *value)
    if value in cards:
        return (0, -cards[value].strength, value)
    return (1, 0, str(value))
