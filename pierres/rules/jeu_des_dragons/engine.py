"""Answers come in, what is still to do is done, until the next question is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pierres.rules.game import Event, Question
from pierres.rules.jeu_des_dragons import ante, choices, draws, ending, flights, powers, rounds, tasks
from pierres.rules.jeu_des_dragons.state import State

Perform = Callable[[State, Any, list[Event]], None]

PERFORM: dict[type, Perform] = {
    tasks.DealHands: draws.deal_hands,
    tasks.Purchases: draws.purchases,
    tasks.Buy: draws.buy,
    tasks.Draw: draws.draw,
    tasks.AskAntes: ante.ask_antes,
    tasks.FirstRound: rounds.first_round,
    tasks.Turn: rounds.take_turn,
    tasks.SpecialFlights: flights.special_flights,
    tasks.EndPlay: rounds.end_play,
    tasks.NextTurn: rounds.next_turn,
    tasks.EndGambit: ending.end_gambit,
    tasks.NextGambit: ending.next_gambit,
    tasks.Carry: powers.carry,
    tasks.Levy: choices.levy,
    tasks.Demand: choices.demand,
    tasks.Rob: choices.rob,
    tasks.TakeAntes: choices.take_antes,
    tasks.Replace: choices.replace,
    tasks.Copy: choices.copy,
    tasks.Slay: choices.slay,
    tasks.Discard: choices.discard_one,
    tasks.TriggerEach: choices.trigger_each,
    tasks.Keep: flights.keep,
}

Finish = Callable[[State, Any, Any, list[Event]], None]

FINISH: dict[type, Finish] = {
    tasks.Draw: draws.drawn,
    tasks.Turn: rounds.play,
    tasks.TakeBlind: choices.take_blind,
}
"""What the answer does to the tasks that have no field for it."""


def take(state: State, question: Question, meant: Any, events: list[Event]) -> None:
    """Take a legal answer, as its legal space has read it, and go on to the next question."""
    kind = question.kind
    if kind == "ante":
        ante.choose(state, question, meant, events)
        if state.open:  # the other antes
            return
    else:
        state.open = ()
        task = state.todo.pop()
        finish = FINISH.get(type(task))
        if finish is not None:
            finish(state, task, meant, events)
        else:
            state.todo.append(tasks.answered(task, kind, meant))
    go_on(state, events)


def go_on(state: State, events: list[Event]) -> None:
    """Do what is to be done until something is asked or the game is over."""
    todo = state.todo
    while todo and not state.open:
        task = todo.pop()
        PERFORM[type(task)](state, task, events)
