"""Random play, the same for every game: what the tests of all rules share."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

from pierres.rules.game import Event, Position, Question
from pierres.rules.moments import answer_in_moments
from pierres.rules.record import Step

SIX = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")

P = TypeVar("P", bound=Position)


def draw(question: Question, rng: random.Random) -> Any:
    """A random legal answer."""
    size = question.legal.size
    return question.legal[int(rng.random() * size) if size < 1 << 32 else rng.randrange(size)]


def on_the_way(position: Any, rng: random.Random) -> list[Any]:
    """The positions that people look at between a random answer to what is open and the question after it."""
    question = rng.choice(position.open)
    moments = answer_in_moments(position.copy(), question.who, question.kind, draw(question, rng))
    return [moment.position for moment in moments[:-1]]


def play_on(
    position: P,
    rng: random.Random,
    after: Callable[[P, list[Event]], None] | None = None,
    most: int | None = None,
    until: Callable[[P], bool] | None = None,
) -> list[Step]:
    """Give random legal answers to the end of the game, or `most` of them, or `until` something holds."""
    steps: list[Step] = []
    while (asked := position.questions()) and len(steps) != most and not (until and until(position)):
        question = asked[int(rng.random() * len(asked))]
        value = draw(question, rng)
        events = position.answer(question.who, question.kind, value)
        if after is not None:
            after(position, events)
        steps.append((question.who, question.kind, value))
    return steps
