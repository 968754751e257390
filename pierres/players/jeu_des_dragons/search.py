"""Answers of Le Jeu des dragons, tried out on imagined positions that they have in common."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pierres.players.chance import Random
from pierres.players.jeu_des_dragons import policy
from pierres.players.jeu_des_dragons.policy import CARD, Taste
from pierres.rules.base import Game
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.constants import ROUNDS
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.view import View

LONGEST = 150
"""Answers after which a trial is broken off."""


def options(question: Question, most: int, random: Random) -> list[Json]:
    """The legal answers; of very many, so many drawn from them."""
    legal = question.legal
    if legal.size <= most:
        return list(legal)
    return [legal[index] for index in random.sample(range(legal.size), most)]


def worth(state: Position, seat: int) -> float:
    """What a position is worth to a seat between two gambits, in gold: its own against the others."""
    rich = [
        gold + CARD * len(hand) - sum(owed for _, owed in debts)
        for gold, hand, debts in zip(state.gold, state.hands, state.debts, strict=True)
    ]
    mine = rich.pop(seat)
    if state.over:
        winners = state.winners()
        if state.box.seats[seat] in winners:
            return 60.0 / len(winners) + 0.3 * mine
        return 0.3 * mine - 60.0
    return mine - 0.35 * max(rich) - 0.4 * sum(rich) / len(rich)


def standing(state: Position, seat: int) -> float:
    """The same in the middle of a gambit: with the stakes as far as they seem to be won."""
    if state.over or seat not in state.players:
        return worth(state, seat)
    left = max(0, ROUNDS - state.round)
    ahead = policy.race(state, seat)
    if state.round:
        chance = 1.0 / (1.0 + math.exp(-(ahead + 1.0) / (2.5 + 3.0 * left)))
        chance /= max(1.0, 0.5 * (len(state.players) - 1))
    else:
        chance = 1.0 / max(1, len(state.players))
    return worth(state, seat) + chance * state.stakes


def to_the_end(state: Position, taste: Taste, random: Random) -> None:
    """Play on by rules of thumb to the end of the gambit."""
    gambit = state.gambit
    for _ in range(LONGEST):
        if state.gambit != gambit or not state.open:
            return
        question = state.open[0]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def one_step(state: Position, seat: str, taste: Taste, random: Random) -> None:
    """Play on until the power is done: what follows the answer of a seat, and no play of anybody else."""
    for _ in range(LONGEST):
        if not state.open or state.open[0].kind in ("play", "ante"):
            return
        question = state.open[0]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def judged(
    game: Game, view: View, question: Question, values: Sequence[Json], samples: int, deep: bool,
    tastes: Sequence[Taste], random: Random,
) -> list[float]:  # fmt: skip
    """The mean worth of each of these answers over so many imagined positions, which they have in common."""
    sums = [0.0] * len(values)
    for _ in range(samples):
        world = game.imagine(view, random.randrange)
        taste = tastes[random.randrange(len(tastes))]
        seed = random.getrandbits(48)
        seat = world.box.index[question.who]
        for place, value in enumerate(values):
            state = world.copy()
            chance = Random(seed)
            state.answer(question.who, question.kind, value)
            if deep:
                to_the_end(state, taste, chance)
                sums[place] += worth(state, seat)
            else:
                one_step(state, question.who, taste, chance)
                sums[place] += standing(state, seat)
    return [total / samples for total in sums]
