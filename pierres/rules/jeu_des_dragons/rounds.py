"""Rounds: whose turn it is, the card played and whether its power triggers, who leads next (D-14 to D-21)."""

from __future__ import annotations

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import ending, tasks
from pierres.rules.jeu_des_dragons.constants import NOBODY, ROUNDS, SPECIAL_FLIGHT
from pierres.rules.jeu_des_dragons.knowledge import leaves_hand
from pierres.rules.jeu_des_dragons.powers import trigger
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.legal import Names
from pierres.rules.moments import mark


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
