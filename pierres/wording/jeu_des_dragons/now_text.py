"""What a card would do if it were played now, or why its power did not trigger, in words.

What is true is found out by the rules (`outlook`); here are only the sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import facts, outlook
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import translate
from pierres.wording.grammar import people
from pierres.wording.jeu_des_dragons.names import gold, label, labels
from pierres.wording.typeset import isolated

Cards = Mapping[str, Card]


def now_text(cards: Cards, view: View, key: str, history: Sequence[Event] = ()) -> str:
    """For a card in the viewer's hand, or one played this round; "" for any other.

    Where all hands lie open and everybody looks, it is the hand of the seat whose turn it is. `history` tells
    of cards that a Copper brought: they work, or not, whatever was played before.
    """
    played = outlook.why_played(cards, view, key)
    if played is not None:
        if not cards[key].effects:
            return _without_power()
        return _brought(cards, key, history) or _played(cards[key].strength, *played)
    found = outlook.outlook(cards, view, key)
    if found is None:
        return _lying(view, key)
    return " ".join([_trigger(view, found), *_would(cards, found)])


def _brought(cards: Cards, key: str, history: Sequence[GameEvent]) -> str:
    """Why a card that a Copper brought in this round works or not; "" if it was played from a hand."""
    for event in reversed(history):
        if event.kind == "round_begins":
            break
        if event.kind in ("triggered", "not_triggered") and event.data["card"] == key:
            if event.data["why"] == "replacement":
                return translate(
                    "DragonNow", "Its power triggered: it replaced another card ({before})."
                ).format(before=label(cards[event.data["before"]]))
            if event.data["why"] == "came_back":
                return translate(
                    "DragonNow",
                    "Its power did not trigger: it was discarded in this same turn, and came back.",
                )
    return ""


def _played(strength: int, why: str, limit: int | None) -> str:
    if why == "first":
        return translate("DragonNow", "Its power triggered: it was the first card of the round.")
    if why == "stronger":
        text = translate(
            "DragonNow", "Its power did not trigger: {strength} is more than {limit}, played just before."
        )
    else:
        text = translate(
            "DragonNow", "Its power triggered: {strength} is not more than {limit}, played just before."
        )
    return text.format(strength=strength, limit=limit)


def _lying(view: View, key: str) -> str:
    if key in view.ante:
        return translate(
            "DragonNow",
            "It is an ante card and lies in no flight: no power, and its strength does not count.",
        )
    return ""


def _without_power() -> str:
    return translate("DragonNow", "It has no power. Its strength counts.")


def _trigger(view: View, found: outlook.Outlook) -> str:
    """Whether the power would trigger, and why; where others come first, only if nobody did."""
    if not found.power:
        return _without_power()
    if found.why == "first":
        if found.now:
            return translate("DragonNow", "Played first in the round, its power triggers.")
        return translate(
            "DragonNow", "{name} plays first: what is played just before this card will decide."
        ).format(name=isolated(view.turn))
    if found.why == "stronger":
        text = (
            translate(
                "DragonNow",
                "Its power would not trigger: {strength} is more than {limit}. It counts all the same.",
            )
            if found.now
            else translate(
                "DragonNow", "If played now, its power would not trigger: {strength} is more than {limit}."
            )
        )
    elif found.now:
        text = translate("DragonNow", "Its power would trigger: {strength} is not more than {limit}.")
    else:
        text = translate(
            "DragonNow", "If played now, its power would trigger: {strength} is not more than {limit}."
        )
    return text.format(strength=found.strength, limit=found.limit)


def _would(cards: Cards, found: outlook.Outlook) -> list[str]:
    """What would happen; nothing of what the text of the card says already."""
    said: list[str] = []
    ends = any(isinstance(fact, facts.Ends) for fact in found.facts)
    paying = [fact for fact in found.facts if isinstance(fact, facts.Paid) and fact.who != found.owner]
    # Of whom the Red Dragon means, or of all opponents in a colour flight, it goes without saying.
    if not any(isinstance(fact, facts.Aimed | facts.MadeFlight) for fact in found.facts):
        whole = [fact.who for fact in paying if fact.paid == fact.amount]
        if whole:
            said.append(translate("DragonNow", "It would be paid by {people}.").format(people=people(whole)))
    drawing = [fact.who for fact in found.facts if isinstance(fact, facts.Drawn) and fact.n]
    others = [who for who in drawing if who != found.owner]
    for fact in found.facts:
        if isinstance(fact, facts.Took) and ends and not fact.back:
            continue
        if text := _fact(cards, found, fact):
            said.append(text)
    if others:
        said.append(translate("DragonNow", "A card for {people} too.").format(people=people(others)))
    return said


def _fact(cards: Cards, found: outlook.Outlook, fact: facts.Fact) -> str:
    match fact:
        case facts.Void(reason) if found.power:
            return _void(reason)
        case facts.Took(_, taken, back) if taken:
            if not back:
                return translate("DragonNow", "It would take {gold}.").format(gold=gold(taken))
            return translate(
                "DragonNow", "It would take {gold}, and pay {back} of it straight back to the stakes: a debt."
            ).format(gold=gold(taken), back=gold(back))
        case facts.Counted(n, out):
            counted = translate("DragonNow", "That would make {gold}.").format(gold=gold(n))
            if not any(isinstance(inner, facts.Ends) for inner in out):
                return counted
            ends = translate("DragonNow", "Taken from the stakes, that would empty them and end the gambit.")
            return f"{counted} {ends}"
        case facts.Aimed(at):
            return translate("DragonNow", "Strongest now: {people}.").format(people=people(at))
        case facts.Paid(who, _, amount, 0) if who != found.owner and amount:
            return translate("DragonNow", "{name} would pay nothing and owe {rest}.").format(
                name=isolated(who), rest=gold(amount)
            )
        case facts.Paid(who, _, amount, paid) if who != found.owner and paid < amount:
            return translate("DragonNow", "{name} would pay {gold} and owe {rest}.").format(
                name=isolated(who), gold=gold(paid), rest=gold(amount - paid)
            )
        case facts.Drawn(who, n, stopped) if who == found.owner:
            return _drawn(n, stopped)
        case facts.TookAntes(taken_cards):
            return translate("DragonNow", "It would take {cards}.").format(cards=labels(cards, taken_cards))
        case facts.Slain(card):
            return translate("DragonNow", "It would slay {card}.").format(card=label(cards[card]))
        case facts.MadeFlight("colour", amount):
            return translate("DragonNow", "A colour flight: {gold} from each opponent.").format(
                gold=gold(amount)
            )
        case facts.MadeFlight():
            return translate("DragonNow", "A strength flight, for gold and ante cards.")
        case facts.Ends(stakes):
            return translate("DragonNow", "That would empty the stakes ({gold}) and end the gambit.").format(
                gold=gold(stakes)
            )
    return ""


def _drawn(n: int, stopped: str) -> str:
    text = translate("DragonNow", "It would draw %n card(s).", None, n)
    if stopped == "hand_full":
        return f"{text} {translate('DragonNow', 'Ten cards in hand are the limit.')}"
    if stopped:
        return f"{text} {translate('DragonNow', 'There is no other card to draw.')}"
    return text


def _void(reason: str) -> str:
    return {
        "no_mortal": translate("DragonNow", "But there is no mortal in any flight."),
        "nobody_mixes": translate("DragonNow", "But no opponent has good and evil dragons in one flight."),
        "no_dragons": translate("DragonNow", "But there is no such dragon."),
        "nobody_ahead": translate("DragonNow", "But no flight is stronger: no card to draw."),
        "hand_empty": translate("DragonNow", "But there is no card in that hand."),
        "hand_full": translate("DragonNow", "But ten cards in hand are the limit."),
        "no_antes": translate("DragonNow", "But no ante card is left."),
        "nothing_weaker": translate("DragonNow", "But there is no weaker dragon in any flight."),
        "no_power": translate("DragonNow", "But what it copies has no power."),
    }[reason]
