"""Answers of Le Jeu des dragons, tried out on imagined positions that they have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, variance

from pierres.players.chance import Random
from pierres.players.jeu_des_dragons import policy
from pierres.players.jeu_des_dragons.policy import Taste
from pierres.players.jeu_des_dragons.race import game_worth, position_worth
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


LEAST = 3
"""Fewer worlds than that tell less than rules of thumb."""
SPREADS = 1.3
"""By so many standard errors worse than the best one, an answer is looked at no more."""


def played_out(
    imagine: Callable[[], Position], question: Question, values: Sequence[Json], samples: int, taste: Taste,
    random: Random, hurried: Callable[[], bool],
) -> list[float]:  # fmt: skip
    """What each of these answers comes to, of 100, when the gambit is played out by rules of thumb.

    Chance and worlds are common to all of them, so that their differences tell more than their means. Nothing
    comes of it where there was time for less than `LEAST` worlds.
    """
    worths: list[list[float]] = [[] for _ in values]
    left = list(range(len(values)))
    for number in range(samples):
        if len(left) < 2:
            break
        if hurried():
            if number < LEAST:
                return []
            break
        world = imagine()
        seat = world.box.index[question.who]
        seed = random.getrandbits(48)
        for place in left:
            state = world.copy()
            state.answer(question.who, question.kind, values[place])
            to_the_end(state, world.gambit, taste, Random(seed))
            worths[place].append(game_worth(state, seat, taste.how.weights))
        if number + 1 >= LEAST:
            best = max(left, key=lambda place: fmean(worths[place]))
            left = [place for place in left if place == best or not _worse(worths[place], worths[best])]
    return [fmean(found) for found in worths]


def to_the_end(state: Position, gambit: int, taste: Taste, random: Random) -> None:
    """Play on by rules of thumb to the end of the gambit."""
    for _ in range(LONGEST):
        if state.gambit != gambit or not state.open:
            return
        question = state.open[0]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def _worse(worths: Sequence[float], best: Sequence[float]) -> bool:
    """Whether an answer is worse in the same worlds, and not by chance."""
    differ = [one - other for one, other in zip(best, worths, strict=True)]
    return fmean(differ) > SPREADS * sqrt(variance(differ) / len(differ))
