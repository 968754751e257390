"""Answers of Le Jeu des dragons, tried out one step ahead on imagined positions that they have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pierres.players.chance import Random
from pierres.players.jeu_des_dragons import policy
from pierres.players.jeu_des_dragons.policy import Taste
from pierres.players.jeu_des_dragons.race import position_worth
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.position import Position

LONGEST = 150
"""Answers after which a trial is broken off."""
CLEARLY = 12.0
"""By so much worse after the first worlds, an answer is looked at no more."""


def one_step(state: Position, taste: Taste, random: Random) -> None:
    """Play on until the power is done: what follows the answer of a seat, and no play of anybody else."""
    for _ in range(LONGEST):
        if not state.open or state.open[0].kind in ("play", "ante"):
            return
        question = state.open[0]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def judged(
    imagine: Callable[[], Position], question: Question, values: Sequence[Json], samples: int, taste: Taste,
    random: Random, hurried: Callable[[], bool],
) -> list[float]:  # fmt: skip
    """What each of these answers comes to, of 100: the mean over so many worlds, or over fewer in a hurry."""
    sums, counts = [0.0] * len(values), [0] * len(values)
    left = list(range(len(values)))
    for number in range(samples):
        if number and (len(left) < 2 or hurried()):
            break
        world = imagine()
        seat = world.box.index[question.who]
        seed = random.getrandbits(48)
        for place in left:
            state = world.copy()
            state.answer(question.who, question.kind, values[place])
            one_step(state, taste, Random(seed))
            sums[place] += position_worth(state, seat, taste.how)
            counts[place] += 1
        best = max([sums[place] / counts[place] for place in left])
        left = [place for place in left if sums[place] / counts[place] > best - CLEARLY]
    return [total / count for total, count in zip(sums, counts, strict=True)]
