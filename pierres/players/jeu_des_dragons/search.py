"""Answers of Le Jeu des dragons, tried out on imagined positions that they have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pierres.players.chance import Random
from pierres.players.jeu_des_dragons import policy
from pierres.players.jeu_des_dragons.policy import Taste
from pierres.players.jeu_des_dragons.race import game_worth, position_worth
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.position import Position

LONGEST = 150
"""Answers after which a trial is broken off."""


def one_step(state: Position, taste: Taste, random: Random) -> None:
    """Play on until the power is done: what follows the answer of a seat, and no play of anybody else."""
    for _ in range(LONGEST):
        if not state.open or state.open[0].kind in ("play", "ante"):
            return
        question = state.open[0]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def to_the_end(state: Position, tastes: Sequence[Taste], random: Random) -> None:
    """Play on by rules of thumb to the end of the gambit."""
    gambit = state.gambit
    index = state.box.index
    for _ in range(LONGEST):
        if state.gambit != gambit or not state.open:
            return
        question = state.open[0]
        taste = tastes[index.get(question.who, 0)]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def after(
    world: Position, question: Question, value: Json, seat: int, tastes: Sequence[Taste], seed: int, deep: bool,
    means: Sequence[float] | None,
) -> float:  # fmt: skip
    """What an answer comes to in one world, of 100."""
    state = world.copy()
    random = Random(seed)
    state.answer(question.who, question.kind, value)
    if deep:
        to_the_end(state, tastes, random)
        return game_worth(state, seat) if state.over or not state.round else position_worth(state, seat)[0]
    one_step(state, tastes[seat], random)
    return position_worth(state, seat, means)[0]
