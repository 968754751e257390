"""Ten thousand random games end, and the invariants hold after every answer."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from pierres.rules.aux_pierres.position import Position
from tests.rules.aux_pierres_house import OPTIONS, Invariants, sit
from tests.rules.random_play import play_on

CHUNK = 100
CHUNKS = {3: 40, 4: 30, 5: 20, 6: 10}
"""Seats → chunks of games. Games of six take more than twice as many answers as games of three."""


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("seats", "chunk"), [(seats, chunk) for seats, chunks in CHUNKS.items() for chunk in range(chunks)]
)
def test_random_games_end_and_nothing_is_lost(seats: int, chunk: int) -> None:
    for number in range(CHUNK):
        # Every other game is played as the box has it, the rest with each choice of options in turn.
        options = OPTIONS[number // 2 % len(OPTIONS)] if number % 2 else {}
        position = sit(seats, **options)
        holds = Invariants(position)
        try:
            play_on(position, random.Random(f"{seats}:{chunk}:{number}"), holds)
        except Exception as error:
            error.add_note(f"game {number} of chunk {chunk} with {seats} seats and options {options}")
            raise
        result = position.result()
        assert result is not None
        assert len(result.winners) == 1
        assert result.scores[result.winners[0]] == 3


def test_there_are_ten_thousand() -> None:
    assert sum(CHUNKS.values()) * CHUNK == 10_000


TAMPER: dict[str, Callable[[Position], None]] = {
    "coins add up": lambda position: position.bank_coins.__setitem__(2, position.bank_coins[2] + 1),
    "stones add up": lambda position: position.stones[0].__setitem__(1, position.stones[0][1] + 1),
    "nothing is negative": lambda position: position.spent.__setitem__(1, -1),
    "the bag is empty": lambda position: setattr(position, "bag", (1, 0, 0)) or _less_red(position),
    "no special is lost": lambda position: setattr(position, "deck", position.deck[1:]),
    "the cards of the round": lambda position: setattr(position, "pile", position.pile[1:]),
    "at three points": lambda position: position.score.__setitem__(0, 3),
    "one winner": lambda position: position.score.__setitem__(slice(None), [3, 3, 0]),
    "scores are from 0": lambda position: position.score.__setitem__(0, -1),
    "something is asked": lambda position: setattr(position, "open", ()),
}


def _less_red(position: Position) -> None:
    position.bank_stones[0] -= 1


@pytest.mark.parametrize("what", TAMPER)
def test_the_invariants_can_fail(what: str) -> None:
    position = sit(3)
    holds = Invariants(position)
    play_on(position, random.Random(7), holds, most=5)
    TAMPER[what](position)
    with pytest.raises(AssertionError, match=what):
        holds(position, [])
