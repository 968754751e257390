"""The effects that begin with a choice, of the active player, of an opponent or of chance (section 6).

A choice with one legal answer makes itself, except giving, which would tell what is not in a hand (D-26), and
what chance decides. An effect that has no object asks nothing.
"""

from __future__ import annotations

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.cards import Effect
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, STAKES
from pierres.rules.jeu_des_dragons.draws import discard, from_deck
from pierres.rules.jeu_des_dragons.flights import dragons_of, leaves_flight, strongest_opponents
from pierres.rules.jeu_des_dragons.flights import take_antes as antes_to_hand
from pierres.rules.jeu_des_dragons.gold import pay
from pierres.rules.jeu_des_dragons.knowledge import enters_hand, leaves_hand, shown, taken_blind
from pierres.rules.jeu_des_dragons.powers import take_out, trigger, void
from pierres.rules.jeu_des_dragons.state import Cards, State, without
from pierres.rules.legal import Names
from pierres.rules.moments import mark

BLUE = Names(("stakes", "opponents"))
PAY = "pay"


# -- gold and hand cards of opponents ------------------------------------------------------------------


def levy(state: State, task: tasks.Levy, events: list[Event]) -> None:
    """Blue: one gold for each evil dragon of your flight, from the stakes or from each opponent into them.

    Where it counts none nothing is asked (D-89). The opponents pay clockwise (D-22).
    """
    seat = state.turn
    if not task.n:
        void(state, task.card, task.of, "no_dragons", events)
    elif task.blue is None:
        state.ask(task, seat, "blue", BLUE, task.of)
    else:
        state.tell(events, "blue_chose", {"card": task.card, "choice": task.blue, "amount": task.n})
        if task.blue == "stakes":
            take_out(state, task, task.n, events)
            return
        for payer in state.opponents(seat):
            pay(state, payer, STAKES, task.n, "power", task.of, events)


def _aimed_at(state: State, task: tasks.Demand | tasks.Rob, events: list[Event]) -> int | None:
    """The opponent whom a power means: the left neighbour, or the strongest one.

    Of several strongest you name one (D-23); None while you are asked for the name.
    """
    seat = state.turn
    if task.effect.of == "left":
        return state.left_of(seat)
    strongest = strongest_opponents(state, seat)
    name = state.choose(task, "target", [state.name(other) for other in strongest], task.of)
    if name is None:
        return None
    told = {"card": task.card, "of": task.of, "target": name, "tied": len(strongest) > 1}
    state.tell(events, "aimed", told)
    return state.box.index[name]


def demand(state: State, task: tasks.Demand, events: list[Event]) -> None:
    """Green, Brass: an opponent parts, as they like, with a card that fits or with gold.

    That opponent is always asked, in private, also if no card fits (D-26). At ten cards the receiver takes
    none: then a card is shown and stays with its giver, who pays nothing (D-28).
    """
    taker = state.turn
    if task.give is None:
        giver = _aimed_at(state, task, events)
        if giver is not None:
            name = state.name(giver)
            effect = task.effect
            told = {
                "card": task.card, "of": task.of, "from": name, "side": effect.side, "than": effect.than,
                "strength": state.box.strength[task.card], "n": effect.n,
            }  # fmt: skip
            state.tell(events, "demanded", told)
            legal = Names((*that_fit(state, task.card, effect, state.hands[giver]), PAY))
            state.ask(task._replace(target=name), giver, "give", legal, task.of, private=True)
        return
    assert task.target is not None
    giver, card = state.box.index[task.target], task.give
    if card == PAY:
        pay(state, giver, taker, task.effect.n, "power", task.of, events)
        return
    given = {"card": card, "to": state.name(taker)}
    if len(state.hands[taker]) >= HAND_MAX:
        shown(state, giver, card)
        events.append(Event("showed", task.target, given))
    else:
        leaves_hand(state, giver, card)
        enters_hand(state, taker, card)  # D-27: all see it
        events.append(Event("gave", task.target, given))


def that_fit(state: State, card: str, effect: Effect, hand: Cards) -> list[str]:
    """The dragons of a hand, of the side wanted, strictly weaker or stronger than the card (D-25)."""
    side, strength = state.box.side, state.box.strength
    limit = strength[card]
    if effect.than == "weaker":
        return [other for other in hand if side[other] == effect.side and strength[other] < limit]
    return [other for other in hand if side[other] == effect.side and strength[other] > limit]


def rob(state: State, task: tasks.Rob, events: list[Event]) -> None:
    """Red: the strongest opponent loses gold to you, then a hand card taken blind.

    From an empty hand, or with ten cards in your own, you take the gold only (D-43).
    """
    victim = _aimed_at(state, task, events)
    if victim is None:
        return
    seat = state.turn
    pay(state, victim, seat, task.effect.n, "power", task.of, events)
    if not state.hands[victim]:
        void(state, task.card, task.of, "hand_empty", events)
    elif len(state.hands[seat]) >= HAND_MAX:
        void(state, task.card, task.of, "hand_full", events)
    else:
        blind = tasks.TakeBlind(task.card, task.of, victim)
        state.ask_chance(blind, "take", Names(state.hands[victim]), task.of, private=True)


def take_blind(state: State, task: tasks.TakeBlind, card: str, events: list[Event]) -> None:
    """The card drawn by chance is known to its old and its new owner."""
    seat, victim = state.turn, task.victim
    taken_blind(state, card, victim, seat)
    names = state.name(seat), state.name(victim)
    told = {"from": names[1], "of": task.of}
    events.append(Event("robbed", names[0], told, {"card": card}, state.eyes(*names)))


# -- ante cards, hand cards, flights -------------------------------------------------------------------


def take_antes(state: State, task: tasks.TakeAntes, events: list[Event]) -> None:
    """Bronze: the two lowest ante cards (D-40).

    The certain ones are taken, then you choose among the tied. With room for one card only it is one card
    among all that could be of the two lowest.
    """
    room = HAND_MAX - len(state.hands[state.turn])
    if task.take_ante is not None:
        antes_to_hand(state, (task.take_ante,), "power", task.of, events)
        left = task.left - 1
    elif not state.ante:
        void(state, task.card, task.of, "no_antes", events)
        return
    elif not room:
        void(state, task.card, task.of, "hand_full", events)
        return
    else:
        left = task.left
        if room < left:
            ranked = sorted([state.box.strength[card] for card in state.ante])
            limit = ranked[min(left, len(ranked)) - 1]
            _take_one_of(state, task._replace(left=1), limit, events)
            return
    while left and state.ante:
        lowest = min([state.box.strength[card] for card in state.ante])
        tied = tuple([card for card in state.ante if state.box.strength[card] == lowest])
        if len(tied) > left:
            _take_one_of(state, tasks.TakeAntes(task.card, task.of, left), lowest, events)
            return
        antes_to_hand(state, tied, "power", task.of, events)
        left -= len(tied)


def _take_one_of(state: State, task: tasks.TakeAntes, limit: int, events: list[Event]) -> None:
    """One of the ante cards that are not stronger than `limit`, at choice where there are several."""
    fit = [card for card in state.ante if state.box.strength[card] <= limit]
    card = state.choose(task, "take_ante", fit, task.of)
    if card is not None:
        antes_to_hand(state, (card,), "power", task.of, events)


def discard_one(state: State, task: tasks.Discard, events: list[Event]) -> None:
    """Thief: a hand card of your choice, if you have one (D-42)."""
    seat = state.turn
    hand = state.hands[seat]
    card = task.discard
    if card is None:
        if not hand:
            void(state, task.card, task.of, "hand_empty", events)
            return
        if len(hand) > 1:
            state.ask(task, seat, "discard", Names(hand), task.of, private=True)
            return
        card = hand[0]
    leaves_hand(state, seat, card)
    state.tell(events, "discarded", {"card": card, "why": "power", "of": task.of})
    discard(state, (card,), events)


def slay(state: State, task: tasks.Slay, events: list[Event]) -> None:
    """Dragonslayer: a dragon weaker than this card must go if there is one, in whatever flight, your own too.

    Mortals, and equal and stronger dragons, are safe (D-41).
    """
    side, strength = state.box.side, state.box.strength
    limit = strength[task.card]
    weaker = {
        card: seat
        for seat in state.clockwise(state.turn)
        for card in state.flights[seat]
        if side[card] and strength[card] < limit
    }
    if not weaker:
        void(state, task.card, task.of, "nothing_weaker", events)
        return
    card = state.choose(task, "slay", tuple(weaker), task.of)
    if card is None:
        return
    owner = weaker[card]
    leaves_flight(state, owner, card)
    state.tell(events, "slain", {"card": card, "from": state.name(owner), "of": task.of})
    discard(state, (card,), events)


def replace(state: State, task: tasks.Replace, events: list[Event]) -> None:
    """Copper: this card is discarded, then the next card of the deck lies down in its place and works (D-38).

    So an empty deck is renewed with it, and there always is a next card. A Copper that comes is replaced in
    turn (D-37), and so is an Archmage who works as one (D-30). Only a card that has been discarded so in this
    play, and comes back, stays and does not trigger (D-86). The card that came is the card played (D-19).
    """
    seat, place, old = state.turn, task.place, task.card
    card = task.draw
    if card is None:
        leaves_flight(state, seat, old)
        state.gone += (old,)
        state.tell(events, "copper_goes", {"card": old, "place": place, "of": task.of})
        discard(state, (old,), events)
        state.ask_chance(task, "draw", Names(state.deck), task.of, private=True)
        return
    told = Event("replaced", state.name(seat), {"card": old, "by": card, "place": place})
    from_deck(state, card, told, events)
    flight = state.flights[seat]
    state.flights[seat] = (*flight[:place], card, *flight[place:])
    state.played = tuple([(seat, card) if one == (seat, old) else one for one in state.played])
    mark(state, "card_replaced", events)
    if card in state.gone:
        state.tell(events, "not_triggered", {"card": card, "why": "came_back", "before": ""})
    else:
        trigger(state, card, card, "replacement", old, events)


# -- powers of other cards -----------------------------------------------------------------------------


def copy(state: State, task: tasks.Copy, events: list[Event]) -> None:
    """Archmage: works as an ante card; Dracolich: as another evil dragon in any flight (D-35).

    Without any there is nothing more (D-34, D-35). The Archmage who works as an anted Dracolich chooses among
    the evil dragons in flights, at its own strength (D-33).
    """
    seat = state.turn
    if task.effect.of == "antes":
        there, reason = state.ante, "no_antes"
    else:
        side = task.effect.side
        dragons = [card for other in state.clockwise(seat) for card in dragons_of(state, other, side)]
        there, reason = tuple([card for card in dragons if card != task.card]), "no_dragons"
    if not there:
        void(state, task.card, task.of, reason, events)
        return
    card = state.choose(task, "copy", there, task.of)
    if card is None:
        return
    trigger(state, task.card, card, "copy", task.of, events)


def trigger_each(state: State, task: tasks.TriggerEach, events: list[Event]) -> None:
    """Princess: each good dragon once, at its own strength, in an order that you choose one by one (D-39).

    One that leaves the flight before its turn comes is waiting no more.
    """
    waiting = task.waiting
    if not waiting:
        void(state, task.card, task.of, "no_dragons", events)
        return
    card = state.choose(task, "next", waiting, task.of)
    if card is None:
        return
    left = without(waiting, card)
    if left:
        state.todo.append(tasks.TriggerEach(task.card, task.of, left))
    trigger(state, card, card, "chosen", task.card, events)
