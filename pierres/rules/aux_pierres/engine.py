"""Answers come in, what is still to do is done, until the next question is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pierres.rules.aux_pierres import auction, effects, powers, rounds, tasks
from pierres.rules.aux_pierres.state import State
from pierres.rules.game import Event, Question

Perform = Callable[[State, Any, list[Event]], None]

PERFORM: dict[type, Perform] = {
    tasks.DealStones: rounds.deal_stones,
    tasks.DrawSpecials: rounds.draw_specials,
    tasks.NextCharacter: rounds.next_character,
    tasks.Use: powers.use,
    tasks.UseOnce: powers.use_once,
    tasks.PayFor: powers.pay_for,
    tasks.Leave: powers.leave,
    tasks.Do: effects.do,
    tasks.GainStones: effects.gain_stones,
    tasks.Steal: effects.steal,
    tasks.Seize: effects.seize,
    tasks.Banish: effects.banish,
    tasks.BagDraw: effects.bag_draw,
    tasks.BagPush: effects.bag_push,
    tasks.Buy: effects.buy,
    tasks.Perform: powers.perform,
}


def take(state: State, question: Question, meant: Any, events: list[Event]) -> None:
    """Take a legal answer, as its legal space has read it, and go on to the next question."""
    kind = question.kind
    if kind == "bid" or kind == "silver":
        auction.close_fist(state, question, meant, events)
        if state.open:  # the other fists, or the silver round
            return
    else:
        state.open = ()
        task = tasks.answered(state.todo.pop(), kind, meant)
        PERFORM[type(task)](state, task, events)
    go_on(state, events)


def go_on(state: State, events: list[Event]) -> None:
    """Do what is to be done until something is asked or the game is over."""
    todo = state.todo
    while todo and not state.open:
        task = todo.pop()
        PERFORM[type(task)](state, task, events)
