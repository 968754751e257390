"""The deck and the discards (D-73): draws, one card at a time, and purchases (D-67 to D-72, D-84)."""

from __future__ import annotations

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.constants import BOUGHT_UP_TO, HAND_AT_START, HAND_MAX, STAKES
from pierres.rules.jeu_des_dragons.gold import pay
from pierres.rules.jeu_des_dragons.state import Cards, State
from pierres.rules.legal import Deal, Names


def deal_hands(state: State, task: tasks.DealHands, events: list[Event]) -> None:
    """D-2, D-3: everybody has their gold, and is dealt six cards."""
    box = state.box
    if task.hands is None:
        state.ask_chance(task, "hands", Deal(box.seats, box.pack, HAND_AT_START))
        return
    state.hands = list(task.hands)
    dealt = {card for hand in task.hands for card in hand}
    state.deck = tuple(card for card in state.deck if card not in dealt)
    for name, hand in zip(box.seats, task.hands, strict=True):
        events.append(Event("dealt", name, {"n": HAND_AT_START}, {"cards": list(hand)}, state.eyes(name)))
    begin_gambit(state, events)


def begin_gambit(state: State, events: list[Event]) -> None:
    """Whoever has no card buys, in the order of the seats (D-84); then all choose an ante card."""
    events.append(Event("gambit_begins", "", {"gambit": state.gambit, "stakes": state.stakes}))
    state.todo.append(tasks.ASK_ANTES)
    state.todo.append(tasks.Buyers(state.players))


# -- the deck ------------------------------------------------------------------------------------------


def from_deck(state: State, card: str, told: Event, events: list[Event]) -> None:
    """A card leaves the deck; behind the last one the discards come back at once (D-73).

    `told` is the event that tells where it goes.
    """
    deck = state.deck
    place = deck.index(card)
    state.deck = deck[:place] + deck[place + 1 :]
    events.append(told)
    if not state.deck:
        renew(state, events)


def discard(state: State, cards: Cards, events: list[Event]) -> None:
    """Cards go to the discards together, and with them into an empty deck (D-73)."""
    state.discard += cards
    if not state.deck:
        renew(state, events)


def renew(state: State, events: list[Event]) -> None:
    """D-73: the deck is empty; if there are discards they become the deck at once."""
    if state.discard:
        state.deck = state.box.in_order(state.discard)
        state.discard = ()
        events.append(Event("deck_renewed", "", {"cards": len(state.deck)}))


def draw(state: State, task: tasks.Draw, events: list[Event]) -> None:
    """Draw cards one by one; ten in hand (D-45, D-74), or no card left anywhere (D-73), end it."""
    if len(state.hands[task.seat]) < HAND_MAX and state.deck:
        state.ask_chance(task, "draw", Names(state.deck), task.about, private=True)
        return
    reason = "no_cards" if len(state.hands[task.seat]) < HAND_MAX else "hand_full"
    told = {"n": task.left, "reason": reason, "why": task.why, "about": task.about}
    events.append(Event("not_drawn", state.name(task.seat), told))


def drawn(state: State, task: tasks.Draw, card: str, events: list[Event]) -> None:
    """A card goes from the deck to a hand, seen by its owner alone; then the next one."""
    seat, left, why, about = task
    state.hands[seat] += (card,)
    name = state.box.seats[seat]
    told = Event("drew", name, {"why": why, "about": about}, {"card": card}, state.eyes(name))
    from_deck(state, card, told, events)
    if left > 1:
        draw(state, tasks.Draw(seat, left - 1, why, about), events)


# -- purchases -----------------------------------------------------------------------------------------


def purchases(state: State, task: tasks.Buyers, events: list[Event]) -> None:
    """The next of these seats who has no card buys, if there is a card to be had (D-67, D-71, D-85)."""
    hands = state.hands
    for place, seat in enumerate(task.seats):
        if not hands[seat] and state.deck:
            state.todo.append(tasks.Buyers(task.seats[place + 1 :]))
            state.todo.append(tasks.BuyCards(seat))
            return


def buy(state: State, task: tasks.BuyCards, events: list[Event]) -> None:
    """A card is turned, its strength paid into the stakes, on credit if need be; it is discarded (D-69).

    Only then are cards drawn, up to four in hand (D-70).
    """
    seat, card = task
    if card is None:
        state.ask_chance(task, "draw", Names(state.deck), private=True)
        return
    who, price = state.box.seats[seat], state.box.strength[card]
    told = {"card": card, "price": price, "left": len(state.hands[seat])}
    from_deck(state, card, Event("price_turned", who, told), events)
    pay(state, seat, STAKES, price, "purchase", card, events)
    events.append(Event("discarded", who, {"card": card, "why": "purchase", "of": ""}))
    discard(state, (card,), events)
    state.todo.append(tasks.Draw(seat, BOUGHT_UP_TO - len(state.hands[seat]), "purchase"))
