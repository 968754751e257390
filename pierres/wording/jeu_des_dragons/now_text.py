"""What a card would do if it were played now, or why its power did not trigger, in words.

What is true is found out by the rules (`outlook`); here are only the sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import outlook
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import TextContext
from pierres.wording.grammar import people
from pierres.wording.jeu_des_dragons.names import gold, label, labels
from pierres.wording.typeset import isolated

tr = TextContext("DragonNow")

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
    return " ".join([_trigger(view, found), *_would(cards, view, found)])


def _brought(cards: Cards, key: str, history: Sequence[GameEvent]) -> str:
    """Why a card that a Copper brought in this round works or not; "" if it was played from a hand."""
    for event in reversed(history):
        if event.kind == "round_begins":
            break
        if event.kind in ("triggered", "not_triggered") and event.data["card"] == key:
            if event.data["why"] == "replacement":
                return tr(
                    "Its power triggered: it replaced another card ({before}).",
                    before=label(cards[event.data["before"]]),
                )
            if event.data["why"] == "came_back":
                return tr("Its power did not trigger: it was discarded in this same turn, and came back.")
    return ""


def _played(strength: int, why: str, limit: int | None) -> str:
    if why == "first":
        return tr("Its power triggered: it was the first card of the round.")
    words = {"strength": strength, "limit": limit}
    if why == "stronger":
        return tr("Its power did not trigger: {strength} is more than {limit}, played just before.", **words)
    return tr("Its power triggered: {strength} is not more than {limit}, played just before.", **words)


def _lying(view: View, key: str) -> str:
    if key in view.ante:
        return tr("It is an ante card and lies in no flight: no power, and its strength does not count.")
    return ""


def _without_power() -> str:
    return tr("It has no power. Its strength counts.")


def _trigger(view: View, found: outlook.Outlook) -> str:
    """Whether the power would trigger, and why; where others come first, only if nobody did."""
    if not found.power:
        return _without_power()
    if found.why == "first":
        if found.now:
            return tr("Played first in the round, its power triggers.")
        return tr(
            "{name} plays first: what is played just before this card will decide.", name=isolated(view.turn)
        )
    words = {"strength": found.strength, "limit": found.limit}
    match found.why, found.now:
        case "stronger", True:
            return tr(
                "Its power would not trigger: {strength} is more than {limit}. It counts all the same.",
                **words,
            )
        case "stronger", _:
            return tr("If played now, its power would not trigger: {strength} is more than {limit}.", **words)
        case _, True:
            return tr("Its power would trigger: {strength} is not more than {limit}.", **words)
        case _:
            return tr("If played now, its power would trigger: {strength} is not more than {limit}.", **words)


def _would(cards: Cards, view: View, found: outlook.Outlook) -> list[str]:
    """What would happen; nothing of what the text of the card says already."""
    said: list[str] = []
    forecast, owner = found.forecast, found.owner
    events = forecast.events
    # Of whom the Red Dragon means, or of all opponents in a colour flight, it goes without saying.
    if not forecast.targets and not any(event.kind in ("aimed", "special_flight") for event in events):
        whole = [event.who for event in events if event.kind == "paid" and not _short(event)]
        if payers := [who for who in whole if who != owner]:
            said.append(tr("It would be paid by {people}.", people=people(payers)))
    said += [_event(cards, found, place) for place in range(len(events))]
    if forecast.counted:
        said.append(tr("That would make {gold}.", gold=gold(forecast.counted)))
        if forecast.taken_ends:
            said.append(tr("Taken from the stakes, that would empty them and end the gambit."))
    if forecast.targets:
        said.append(_strongest(forecast.targets))
    if forecast.ends:
        said.append(tr("That would empty the stakes ({gold}) and end the gambit.", gold=gold(view.stakes)))
    drawing = dict.fromkeys(event.who for event in events if event.kind == "drew" and event.who != owner)
    if drawing:
        said.append(tr("A card for {people} too.", people=people(drawing)))
    return [text for text in said if text]


def _short(event: GameEvent) -> int:
    """How much of a payment is owed."""
    return event.data["amount"] - event.data["paid"] if event.kind == "paid" else 0


def _event(cards: Cards, found: outlook.Outlook, place: int) -> str:
    """What one event says; "" for what is in order, and for draws but the first of the owner."""
    events, owner = found.forecast.events, found.owner
    event = events[place]
    match event.kind:
        case "void" if found.power:
            return _void(event.data["reason"])
        case "took" if event.data["taken"]:
            return _taken(found, event.data["taken"], events[place + 1 :])
        case "aimed":
            return _strongest((event.data["target"],))
        case "paid" if event.who != owner and (rest := _short(event)):
            words = {"name": isolated(event.who), "gold": gold(event.data["paid"]), "rest": gold(rest)}
            if not event.data["paid"]:
                return tr("{name} would pay nothing and owe {rest}.", **words)
            return tr("{name} would pay {gold} and owe {rest}.", **words)
        case "drew" | "not_drawn" if event.who == owner:
            return "" if any(_is_draw(before, owner) for before in events[:place]) else _drawn(events, owner)
        case "took_antes" if event.data["cards"]:
            return tr("It would take {cards}.", cards=labels(cards, event.data["cards"]))
        case "slain":
            return tr("It would slay {card}.", card=label(cards[event.data["card"]]))
        case "special_flight" if event.data["flight"] == "colour":
            return tr("A colour flight: {gold} from each opponent.", gold=gold(event.data["amount"]))
        case "special_flight":
            return tr("A strength flight, for gold and ante cards.")
    return ""


def _strongest(names: Sequence[str]) -> str:
    return tr("Strongest now: {people}.", people=people(names))


def _taken(found: outlook.Outlook, taken: int, later: Sequence[GameEvent]) -> str:
    """Gold out of the stakes, and how much of it goes straight back, to repay a debt to them."""
    back = sum(
        event.data["amount"]
        for event in takewhile(lambda event: event.kind == "repaid", later)
        if event.kind == "repaid" and event.data["to"] == STAKES_NAME and event.who == found.owner
    )
    if back:
        return tr(
            "It would take {gold}, and pay {back} of it straight back to the stakes: a debt.",
            gold=gold(taken),
            back=gold(back),
        )
    if found.forecast.ends:  # that is said of the stakes
        return ""
    return tr("It would take {gold}.", gold=gold(taken))


def _is_draw(event: GameEvent, who: str) -> bool:
    return event.kind in ("drew", "not_drawn") and event.who == who


def _drawn(events: Sequence[GameEvent], owner: str) -> str:
    """How many cards the owner would draw, and why no more."""
    own = [event for event in events if event.who == owner]
    text = tr("It would draw %n card(s).", sum(event.kind == "drew" for event in own))
    for event in own:
        if event.kind == "not_drawn":
            if event.data["reason"] == "hand_full":
                return f"{text} {tr('Ten cards in hand are the limit.')}"
            return f"{text} {tr('There is no other card to draw.')}"
    return text


def _void(reason: str) -> str:
    return tr(
        {
            "no_mortal": "But there is no mortal in any flight.",
            "nobody_mixes": "But no opponent has good and evil dragons in one flight.",
            "no_dragons": "But there is no such dragon.",
            "nobody_ahead": "But no flight is stronger: no card to draw.",
            "hand_empty": "But there is no card in that hand.",
            "hand_full": "But ten cards in hand are the limit.",
            "no_antes": "But no ante card is left.",
            "nothing_weaker": "But there is no weaker dragon in any flight.",
            "no_power": "But what it copies has no power.",
        }[reason]
    )
