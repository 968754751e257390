"""The ante, which is round 0, and the rounds.

The ante: a card each, chosen in secret, turned together; a leader and a price (D-6 to D-13). A round: whose
turn it is, the card played and whether its power triggers, who leads next (D-14 to D-21).
"""

from __future__ import annotations

from pierres.rules.game import Event, Question
from pierres.rules.jeu_des_dragons import ending, tasks
from pierres.rules.jeu_des_dragons.constants import NOBODY, ROUNDS, SPECIAL_FLIGHT, STAKES
from pierres.rules.jeu_des_dragons.draws import discard
from pierres.rules.jeu_des_dragons.gold import pay
from pierres.rules.jeu_des_dragons.knowledge import leaves_hand
from pierres.rules.jeu_des_dragons.powers import trigger
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.legal import Names
from pierres.rules.moments import mark

# -- the ante ------------------------------------------------------------------------------------------


def ask_antes(state: State, task: tasks.AskAntes, events: list[Event]) -> None:
    """D-6: each chooses one hand card, even the only one."""
    seats, hands = state.box.seats, state.hands
    state.open = tuple(
        [Question(seats[seat], "ante", Names(hands[seat]), "", True) for seat in state.players]
    )


def choose_ante(state: State, question: Question, card: str, events: list[Event]) -> None:
    """One ante card is chosen; with the last one all are turned."""
    who = question.who
    state.chosen[state.box.index[who]] = card
    events.append(Event("ante_chosen", who, None, {"card": card}, (who,)))
    if not state.open:
        _turn_up(state, events)


def _turn_up(state: State, events: list[Event]) -> None:
    """All antes are revealed together (D-6), and lie by the stakes (D-12); no power, no flight (D-13)."""
    antes: dict[int, str] = {}
    for seat in state.players:
        card = state.chosen[seat]
        assert card is not None
        antes[seat] = card
        leaves_hand(state, seat, card)
    state.chosen = [None] * len(state.chosen)
    state.ante = tuple(antes.values())
    turned = {state.name(seat): card for seat, card in antes.items()}
    events.append(Event("antes_turned", "", {"antes": turned}))
    mark(state, "antes_turned", events)
    strength = {seat: state.box.strength[card] for seat, card in antes.items()}
    strengths = list(strength.values())
    untied = [seat for seat in antes if strengths.count(strength[seat]) == 1]
    if untied:
        _pay_antes(state, max(untied, key=strength.__getitem__), max(strengths), antes, events)
    else:
        _ante_again(state, events)


def _pay_antes(state: State, leader: int, price: int, antes: dict[int, str], events: list[Event]) -> None:
    """The strongest untied card leads (D-8, D-9); all pay the strength of the strongest, tied or not (D-7).

    Then whoever has no card left buys, from the leader clockwise (D-84).
    """
    best = state.box.strength[antes[leader]]
    strengths = [state.box.strength[card] for card in antes.values()]
    over = sorted({strength for strength in strengths if strength > best}, reverse=True)
    led = {"card": antes[leader], "price": price, "tied": over}
    events.append(Event("ante_led", state.name(leader), led))
    order = state.clockwise(leader)
    for seat in order:
        pay(state, seat, STAKES, price, "ante", antes[seat], events)
    state.leader = leader
    mark(state, "antes_paid", events)
    state.todo.append(tasks.FIRST_ROUND)
    state.todo.append(tasks.Buyers(order))


def _ante_again(state: State, events: list[Event]) -> None:
    """No untied strength: the cards are discarded, each draws one, ante again, unpaid (D-10, D-11)."""
    cards, state.ante = state.ante, ()
    events.append(Event("ante_tied", "", {"cards": list(cards)}))
    discard(state, cards, events)
    state.todo.append(tasks.ASK_ANTES)
    state.todo.append(tasks.Buyers(state.players))
    for seat in reversed(state.players):
        state.todo.append(tasks.Draw(seat, 1, "ante"))


# -- rounds --------------------------------------------------------------------------------------------


def begin_round(state: State, leader: int, why: str, events: list[Event]) -> None:
    """The next round begins with a leader; `why` they lead is a key of `_next_leader`, or `ante`."""
    state.round += 1
    state.leader = state.turn = leader
    state.played = ()
    state.leads_next = NOBODY
    told = {"round": state.round, "why": why}
    events.append(Event("round_begins", state.name(leader), told))
    state.todo.append(tasks.TURN_OF[leader])


def first_round(state: State, task: tasks.FirstRound, events: list[Event]) -> None:
    """Round 1 begins with the leader whom the ante has given."""
    begin_round(state, state.leader, "ante", events)


def take_turn(state: State, task: tasks.Turn, events: list[Event]) -> None:
    """The turn of a seat: who has no card buys first (D-84); who can get none passes (D-85)."""
    seat = task.seat
    hand = state.hands[seat]
    if len(hand) <= state.box.buys_at and not task.bought and state.deck:  # D-67
        state.turn = seat
        state.todo.append(tasks.Turn(seat, bought=True))
        state.todo.append(tasks.BuyCards(seat))
    else:
        state.turn = seat
        if hand:
            state.ask(task, seat, "play", Names(hand), "", private=True)
        else:
            events.append(Event("passed", state.name(seat), {}))
            state.todo.append(tasks.NEXT_TURN)


def play(state: State, task: tasks.Turn, card: str, events: list[Event]) -> None:
    """A card is played to the end of the flight; its power triggers, or it lies there all the same (D-17).

    The first card of a round triggers (D-14), another one if it is not stronger than the card played just
    before it in this round (D-15); a seat that passed is passed over (D-85). It is nobody's choice (D-16).
    """
    box, seat = state.box, task.seat
    leaves_hand(state, seat, card)
    flight = state.flights[seat] = (*state.flights[seat], card)
    before = state.played[-1][1] if state.played else ""
    state.played += ((seat, card),)
    state.gone = ()
    who = box.seats[seat]
    events.append(Event("played", who, {"card": card, "place": len(flight) - 1}))
    mark(state, "card_played", events)
    state.todo.append(tasks.END_PLAY)
    if len(flight) >= SPECIAL_FLIGHT:
        state.todo.append(tasks.SPECIAL_FLIGHTS)
    if not before:
        trigger(state, card, card, "first", "", events)
        return
    why = compared(box.strength[card], box.strength[before])
    if why == "stronger":
        events.append(Event("not_triggered", who, {"card": card, "why": why, "before": before}))
    else:
        trigger(state, card, card, why, before, events)


def compared(strength: int, limit: int) -> str:
    """A card beside the one played just before it in this round: only a `stronger` one does not trigger.

    The other words are `weaker` and `equal` (D-15).
    """
    return "weaker" if strength < limit else "stronger" if strength > limit else "equal"


def end_play(state: State, task: tasks.EndPlay, events: list[Event]) -> None:
    """The play is quite resolved: whoever has no card buys, the active player first (D-67, D-68, D-72)."""
    mark(state, "play_done", events)
    if () in state.hands:
        state.todo.append(tasks.NEXT_TURN)
        state.todo.append(tasks.Buyers(state.clockwise(state.turn)))
    else:
        next_turn(state, tasks.NEXT_TURN, events)


def next_turn(state: State, task: tasks.NextTurn, events: list[Event]) -> None:
    """The next player clockwise; after the last one the round is over, after the third perhaps the gambit."""
    seat = state.left_of(state.turn)
    if seat != state.leader:
        take_turn(state, tasks.TURN_OF[seat], events)
    elif state.round < ROUNDS or ending.plays_on(state, events):
        leader, why = _next_leader(state)
        begin_round(state, leader, why, events)


def _next_leader(state: State) -> tuple[int, str]:
    """Who leads the next round, and why.

    `priest`: the last Priest power of the round, whatever was played (D-21). `strongest`: the strongest card
    of the round (D-18), which may be the replacement of a Copper (D-19), and never a slain card (D-20).
    `tied`: on a tie for it the leader stays. `untied`: by option the strongest untied card leads instead.
    `nothing`: no card of the round lies there, so the leader stays.
    """
    if state.leads_next != NOBODY:
        return state.leads_next, "priest"
    strength = state.box.strength
    there = [(seat, strength[card]) for seat, card in state.played if card in state.flights[seat]]
    if not there:
        return state.leader, "nothing"
    strengths = [number for _, number in there]
    best = max(strengths)
    if strengths.count(best) > 1:
        untied = [number for number in strengths if strengths.count(number) == 1]
        if not state.box.untied_leads or not untied:
            return state.leader, "tied"
        best = max(untied)
        return there[strengths.index(best)][0], "untied"
    return there[strengths.index(best)][0], "strongest"
