"""A game of random legal answers: the quickest way through the rules."""

from __future__ import annotations

import random
from collections.abc import Callable

from pierres.rules import record as records
from pierres.rules.base import Game
from pierres.rules.game import Event, Position
from pierres.rules.given import Object

EXACT = 1 << 32
"""Below it a random fraction of 53 bits is even enough to draw an answer by."""


def random_game(
    game: Game,
    seats: tuple[str, ...],
    rng: random.Random,
    note: Callable[[Position, list[Event]], None] | None = None,
    most: int | None = None,
    options: Object | None = None,
) -> tuple[Position, list[records.Step]]:
    """One game of random legal answers, seats and chance alike, and its steps; at most `most` of them.

    A seat with several questions answers one of them: all its legal answers are equally likely.
    """
    position = game.start(seats, options)
    steps: list[records.Step] = []
    pick = rng.random
    while (questions := position.questions()) and len(steps) != most:
        question = questions[0]
        legal = question.legal
        size = legal.size
        if len(questions) > 1 and (choice := [other for other in questions if other.who == question.who])[1:]:
            size = sum([other.legal.size for other in choice])
            index = int(pick() * size) if size < EXACT else rng.randrange(size)
            for question in choice:
                if index < question.legal.size:
                    break
                index -= question.legal.size
            value = question.legal[index]
        else:
            value = legal[int(pick() * size) if size < EXACT else rng.randrange(size)]
        who, kind = question.who, question.kind
        events = position.answer(who, kind, value)
        steps.append((who, kind) if value is None else (who, kind, value))
        if note is not None:
            note(position, events)
    return position, steps
