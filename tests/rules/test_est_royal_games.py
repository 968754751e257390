"""Random games of Est Royal by the hundred: the invariants hold after every answer, and they can fail."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from pierres.commands.random_games import random_game
from pierres.rules.est_royal.moves import Moves
from pierres.rules.est_royal.position import Position
from tests.rules.est_royal_house import ACE_DEAL, OPTIONS, dealt, game, hold, play_on
from tests.rules.test_legal import agree

GAMES = 25


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_lose_no_card(options: dict[str, Any]) -> None:
    ends = 0
    for number in range(GAMES):
        position = dealt(number if number else ACE_DEAL, **options)
        hold(position)
        play_on(position, random.Random(f"{options}:{number}"), most=220, after=hold)
        ends += position.result() is not None
    assert ends


def test_the_space_of_moves_agrees_with_itself() -> None:
    position = dealt(1)
    rng = random.Random(1)
    for _ in range(40):
        play_on(position, rng, most=1)
        for question in position.questions():
            if isinstance(question.legal, Moves):
                agree(question.legal)


def test_all_answers_of_a_seat_are_drawn_equally_often() -> None:
    """The first answer after the deal: one turn and the moves, each as likely as the other."""
    drawn = {"turn": 0, "move": 0}
    wanted = 0.0
    games = 2000
    for seed in range(games):
        rng = random.Random(seed)
        position, steps = random_game(game(), ("A",), rng, most=2)
        assert len(steps) == 2 and isinstance(position, Position)
        drawn[steps[1][1]] += 1
        before = game().start(["A"])
        before.answer(*steps[0])
        wanted += 1 / sum(question.legal.size for question in before.questions())
    assert abs(drawn["turn"] - wanted) < 4 * games**0.5 / 2
    assert drawn["move"] > 500


TAMPER: dict[str, Callable[[Position], object]] = {
    "52 cards in exactly one pile each": lambda position: position.stock.pop(),
    "52 cards in exactly one": lambda position: position.waste.append(position.stock[-1]),
    "piles go down": lambda position: position.piles[0].append(position.stock.pop(0)),
    "moves are those of the rule book": lambda position: position.waste.append(position.stock.pop()),
    "a card can be turned": lambda position: setattr(position, "found", position.questions()[1:]),
    "52 cards in": lambda position: setattr(position, "heights", [13, 0, 0, 0]),
}


@pytest.mark.parametrize("what", TAMPER)
def test_the_invariants_can_fail(what: str) -> None:
    position = dealt(2)
    hold(position)
    assert position.questions()
    TAMPER[what](position)
    position.public = None
    with pytest.raises(AssertionError, match=what):
        hold(position)
