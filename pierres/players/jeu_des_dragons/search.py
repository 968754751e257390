"""Answers of Le Jeu des dragons, tried out on imagined positions that they have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
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


def _play_on(state: Position, until: Callable[[Position], bool], taste: Taste, random: Random) -> None:
    """Answer by rules of thumb until something holds, or the game is over."""
    for _ in range(LONGEST):
        if not state.open or until(state):
            return
        question = state.open[0]
        state.answer(question.who, question.kind, policy.answer(state, question, random, taste))


def _power_is_done(state: Position) -> bool:
    """Whether all that follows from an answer has happened: somebody is to play the next card."""
    return state.open[0].kind in ("play", "ante")


def _gambit_is_over(gambit: int, state: Position) -> bool:
    return state.gambit != gambit


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
            _play_on(state, _power_is_done, taste, Random(seed))
            sums[place] += position_worth(state, seat, taste.how)
            counts[place] += 1
        best = max([sums[place] / counts[place] for place in left])
        left = [place for place in left if sums[place] / counts[place] > best - CLEARLY]
    return [total / count for total, count in zip(sums, counts, strict=True)]


LEAST = 4
"""Fewer worlds than that tell less than rules of thumb."""
SPREADS = 1.6
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
        over = partial(_gambit_is_over, world.gambit)
        seat = world.box.index[question.who]
        seed = random.getrandbits(48)
        for place in left:
            state = world.copy()
            state.answer(question.who, question.kind, values[place])
            _play_on(state, over, taste, Random(seed))
            worths[place].append(game_worth(state, seat, taste.how.weights))
        if number + 1 >= LEAST:
            best = max(left, key=lambda place: fmean(worths[place]))
            left = [place for place in left if place == best or not _worse(worths[place], worths[best])]
    return [fmean(found) for found in worths]


def _worse(worths: Sequence[float], best: Sequence[float]) -> bool:
    """Whether an answer is worse in the same worlds, and not by chance."""
    differ = [one - other for one, other in zip(best, worths, strict=True)]
    return fmean(differ) > SPREADS * sqrt(variance(differ) / len(differ))
