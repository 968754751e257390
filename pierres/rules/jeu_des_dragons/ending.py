"""The end of a gambit, and of the game (D-57 to D-66, D-77 to D-88)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.constants import DRAWN_AFTER_A_GAMBIT, NOBODY, ROUNDS
from pierres.rules.jeu_des_dragons.draws import begin_gambit, discard
from pierres.rules.jeu_des_dragons.flights import barring, total
from pierres.rules.jeu_des_dragons.gold import win_stakes
from pierres.rules.jeu_des_dragons.knowledge import lays_down
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.moments import mark

S = TypeVar("S", int, str)


def plays_on(state: State, events: list[Event]) -> bool:
    """After the third and every later round: whether several are tied in front and play another (D-57, D-59).

    Otherwise the gambit ends here. Who is barred by a god is passed over, and the best eligible flight wins,
    the strongest (D-58, D-61), or the weakest by a Druid (D-63); where nobody is eligible nobody wins (D-62),
    and where nobody had a card for an extra round a tie stays one (D-87).
    """
    totals = {seat: total(state, seat) for seat in state.players}
    barred = {seat: god for seat in state.players if (god := barring(state, seat))}
    eligible = [seat for seat in state.players if seat not in barred]
    front = in_front({seat: totals[seat] for seat in eligible}, state.weakest_wins)
    # D-87: in an extra round nobody had a card to play, so that no other would bring anything.
    stuck = state.round > ROUNDS and not state.played
    compared = {
        "totals": {state.name(seat): strength for seat, strength in totals.items()},
        "barred": {state.name(seat): god for seat, god in barred.items()},
        "weakest": state.weakest_wins,
        "front": [state.name(seat) for seat in front],
        "again": len(front) > 1 and not stuck,
    }
    events.append(Event("flights_compared", "", compared))
    if len(front) == 1:
        _end(state, front[0], "weakest" if state.weakest_wins else "strongest", events)
    elif not front:
        _end(state, NOBODY, "barred", events)
    elif stuck:
        _end(state, NOBODY, "no_cards", events)
    else:
        return True
    return False


def in_front(totals: Mapping[S, int], weakest: bool) -> list[S]:
    """Whose of these flights are the strongest, or the weakest (D-58, D-63)."""
    best = (min if weakest else max)(totals.values(), default=0)
    return [seat for seat, strength in totals.items() if strength == best]


def end_gambit(state: State, task: tasks.EndGambit, events: list[Event]) -> None:
    """The gambit ends without winner: the stakes were emptied (D-60)."""
    _end(state, NOBODY, task.why, events)


def _end(state: State, winner: int, why: str, events: list[Event]) -> None:
    """Stakes, debts, elimination, end test, discards, draws, in this order (D-64). NOBODY may have won."""
    ended = {"gambit": state.gambit, "why": why, "stakes": state.stakes}
    events.append(Event("gambit_ends", "" if winner == NOBODY else state.name(winner), ended))
    mark(state, "gambit_decided", events)
    if winner != NOBODY:
        win_stakes(state, winner, events)
    gone = _eliminate(state, events)
    if _is_over(state):
        state.todo.clear()
        over = {
            "winners": list(winners_of(state)),
            "scores": dict(zip(state.box.seats, state.gold, strict=True)),
            "reason": state.over,
            "stakes": state.stakes,
        }
        events.append(Event("game_over", "", over))
        return
    mark(state, "gambit_over", events)
    _clear(state, gone, events)
    state.todo.append(tasks.NEXT_GAMBIT)
    # D-65: from the winner, else from the leader of the last round; each draws both cards at once.
    order = state.clockwise(state.leader if winner == NOBODY else winner)
    for seat in reversed(order):
        state.todo.append(tasks.Draw(seat, DRAWN_AFTER_A_GAMBIT, "gambit"))


def _eliminate(state: State, events: list[Event]) -> list[int]:
    """D-78: who still owes is eliminated, even the winner; their debts are void."""
    gone = [seat for seat in state.players if state.debts[seat]]
    for seat in gone:
        debts = [[state.name(creditor), amount] for creditor, amount in state.debts[seat]]
        events.append(Event("eliminated", state.name(seat), {"debts": debts}))
        state.debts[seat] = ()
    state.players = tuple([seat for seat in state.players if seat not in gone])
    return gone


def _is_over(state: State) -> bool:
    """By ruin: someone is eliminated or has no gold (D-79); not during a gambit (D-82).

    By option: after so many gambits, or when one player is left; a player with no gold and no debt plays on
    (D-80).
    """
    if state.box.gambits:
        if state.gambit >= state.box.gambits:
            state.over = "gambits"
        elif len(state.players) < 2:
            state.over = "one_left"
    elif len(state.players) < len(state.box.seats):
        state.over = "eliminated"
    elif not all(state.gold):
        state.over = "no_gold"
    return bool(state.over)


def winners_of(state: State) -> tuple[str, ...]:
    """Most gold wins; who is equal in front wins together (D-81). Nobody while the game goes on.

    The winner is looked for among those not eliminated, and if all are, among all; gold left in the stakes is
    nobody's (D-88), and what is owed to anybody does not count (D-79).
    """
    if not state.over:
        return ()
    among = state.players or state.box.everybody
    most = max([state.gold[seat] for seat in among])
    return tuple([state.name(seat) for seat in among if state.gold[seat] == most])


def _clear(state: State, gone: list[int], events: list[Event]) -> None:
    """Flights, ante cards, and the hands of the eliminated are discarded together (D-64, D-73, D-80)."""
    cards = state.ante
    hands = {}
    for seat in state.box.everybody:
        cards += state.flights[seat]
        state.flights[seat] = ()
    for seat in gone:
        hand = lays_down(state, seat)
        hands[state.name(seat)] = list(hand)
        cards += hand
    state.ante = ()
    state.played = ()
    events.append(Event("cleared", "", {"cards": list(cards), "hands": hands}))
    discard(state, cards, events)


def next_gambit(state: State, task: tasks.NextGambit, events: list[Event]) -> None:
    """Everybody has two cards more, never above ten (D-66); the next ante. A Druid rules one gambit only."""
    state.gambit += 1
    state.round = 0
    state.leader = state.turn = state.leads_next = NOBODY
    state.gone = ()
    state.weakest_wins = False
    state.paid = [()] * len(state.paid)
    begin_gambit(state, events)
