"""Flights: their strength and what lies in them (sections 1, 2), and special flights (D-46 to D-56)."""

from __future__ import annotations

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.cards import EVIL, GOOD
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, SPECIAL_FLIGHT
from pierres.rules.jeu_des_dragons.gold import pay, take_from_stakes
from pierres.rules.jeu_des_dragons.knowledge import enters_hand
from pierres.rules.jeu_des_dragons.state import Cards, State, without
from pierres.rules.legal import Some
from pierres.rules.moments import mark


def total(state: State, seat: int) -> int:
    """The strength of a flight: the sum of its cards, mortals counted; 0 if it is empty (D-17, D-58)."""
    return sum(map(state.box.strength.__getitem__, state.flights[seat]))


def dragons_of(state: State, seat: int, side: str) -> Cards:
    """The good or evil dragons of a flight, gods and Dracolich among them; mortals are neither (D-36)."""
    sides = state.box.side
    return tuple([card for card in state.flights[seat] if sides[card] == side])


def mixes(state: State, seat: int) -> bool:
    """Whether good and evil dragons lie in a flight."""
    sides = [state.box.side[card] for card in state.flights[seat]]
    return GOOD in sides and EVIL in sides


def a_mortal_lies(state: State) -> bool:
    """Whether a mortal lies in some flight; ante cards lie in none (D-13)."""
    sides = state.box.side
    return any(not sides[card] for seat in state.players for card in state.flights[seat])


def strongest_opponents(state: State, seat: int) -> list[int]:
    """Those tied for the strongest flight among the opponents, as it is now (D-23, D-24)."""
    opponents = state.opponents(seat)
    totals = [total(state, other) for other in opponents]
    best = max(totals)
    return [other for other, strength in zip(opponents, totals, strict=True) if strength == best]


def barring(state: State, seat: int) -> str:
    """The god who bars a flight from the stakes, or "": one side may not lie beside the god (D-61)."""
    flight = state.flights[seat]
    if not flight:
        return ""
    for god, side in state.box.gods:
        if god in flight and any(state.box.side[card] == side for card in flight):
            return god
    return ""


def leaves_flight(state: State, seat: int, card: str) -> None:
    """A card leaves a flight: a Princess who has not called it yet will not, even if it comes back (D-39).

    Another Princess whose power begins later finds it there again.
    """
    state.flights[seat] = without(state.flights[seat], card)
    todo = state.todo
    for place in range(len(todo) - 1, -1, -1):
        task = todo[place]
        if type(task) is tasks.TriggerEach and card in task.waiting:
            todo[place : place + 1] = (
                [task._replace(waiting=without(task.waiting, card))] if len(task.waiting) > 1 else []
            )


# -- special flights -----------------------------------------------------------------------------------


def special(state: State, seat: int) -> list[tuple[str | int, Cards]]:
    """What a flight makes, and of which dragons: colours by alphabet, then strengths from below (D-54).

    Only dragons count (D-46). Tiamat is of five colours (D-49), Bahamut and the Dracolich are of none (D-50);
    in a flight of four or more any three serve (D-53).
    """
    serves, flight = state.box.serves, state.flights[seat]
    counts: dict[str | int, int] = {}
    for card in flight:
        for key in serves[card]:
            counts[key] = counts.get(key, 0) + 1
    made = [key for key, count in counts.items() if count >= SPECIAL_FLIGHT]
    made.sort(key=lambda key: (isinstance(key, int), key))
    return [(key, tuple([card for card in flight if key in serves[card]])) for key in made]


def special_flights(state: State, task: tasks.SpecialFlights, events: list[Event]) -> None:
    """The first special flight of the active player that is not yet paid is paid; then the next one (D-51).

    Whatever the power has left in the flight counts (D-52). Each colour and strength pays once per player and
    gambit (D-53), and nothing is given back when a dragon is lost later (D-55).
    """
    seat = state.turn
    for made, cards in special(state, seat):
        if made not in state.paid[seat]:
            mark(state, "power_done", events)
            state.paid[seat] += (made,)
            state.todo.append(tasks.SPECIAL_FLIGHTS)
            if isinstance(made, str):
                _colour_flight(state, seat, made, cards, events)
            else:
                _strength_flight(state, seat, made, cards, events)
            return


def _colour_flight(state: State, seat: int, colour: str, cards: Cards, events: list[Event]) -> None:
    """D-47: every opponent pays the strength of the second strongest of the colour, clockwise (D-56)."""
    amount = sorted([state.box.strength[card] for card in cards])[-2]
    told = {"flight": "colour", "colour": colour, "cards": list(cards), "amount": amount}
    state.tell(events, "special_flight", told)
    for payer in state.opponents(seat):
        pay(state, payer, seat, amount, "colour_flight", "", events)


def _strength_flight(state: State, seat: int, strength: int, cards: Cards, events: list[Event]) -> None:
    """D-48: so much from the stakes, then all ante cards, or as many as fit, or as the option allows.

    If the stakes are empty after that, the cards are still taken, and the gambit is over (D-60).
    """
    told = {"flight": "strength", "strength": strength, "cards": list(cards), "amount": strength}
    state.tell(events, "special_flight", told)
    if take_from_stakes(state, seat, strength, "strength_flight", "", events):
        state.todo[:] = [tasks.EndGambit("emptied")]
    state.todo.append(tasks.Keep(strength, min(len(state.ante), state.box.antes_kept)))


def keep(state: State, task: tasks.Keep, events: list[Event]) -> None:
    """Ante cards go to the hand: all that may, or a choice of as many as there is room for (D-48, D-74)."""
    seat = state.turn
    cards = task.keep
    if cards is None:
        number = min(task.n, HAND_MAX - len(state.hands[seat]))
        if 0 < number < len(state.ante):
            state.ask(tasks.Keep(task.strength, number), seat, "keep", Some(state.ante, number))
            return
        cards = state.ante if number else ()
    take_antes(state, cards, "strength_flight", "", events)


def take_antes(state: State, cards: Cards, why: str, card: str, events: list[Event]) -> None:
    """Ante cards go to the active player's hand, in the open (D-12).

    `why` is `power` or `strength_flight`.
    """
    seat = state.turn
    state.ante = tuple([other for other in state.ante if other not in cards])
    for taken in cards:
        enters_hand(state, seat, taken)
    told = {"cards": list(cards), "left": len(state.ante), "why": why, "card": card}
    state.tell(events, "took_antes", told)
