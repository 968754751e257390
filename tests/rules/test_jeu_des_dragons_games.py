"""Ten thousand random games of Le Jeu des dragons end, and the invariants hold after every answer."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from pierres.rules.jeu_des_dragons.position import Position
from tests.rules.jeu_des_dragons_house import OPTIONS, Invariants, sit
from tests.rules.random_play import play_on

CHUNK = 100
CHUNKS = {2: 24, 3: 22, 4: 20, 5: 18, 6: 16}
"""Seats → chunks of games."""
CAP = 150
"""Games that nothing limits are given up after so many gambits: two rich players go on for hundreds."""


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("seats", "chunk"), [(seats, chunk) for seats, chunks in CHUNKS.items() for chunk in range(chunks)]
)
def test_random_games_end_and_nothing_is_lost(seats: int, chunk: int) -> None:
    for number in range(CHUNK):
        options = OPTIONS[number % len(OPTIONS)]
        position = sit(seats, **options)
        holds = Invariants(position)
        try:
            play_on(
                position, random.Random(f"{seats}:{chunk}:{number}"), holds, until=lambda at: at.gambit > CAP
            )
        except Exception as error:
            error.add_note(f"game {number} of chunk {chunk} with {seats} seats and options {options}")
            raise
        result = position.result()
        if result is None:
            assert position.gambit > CAP and seats < 4
            continue
        assert result.winners
        assert position.gambit <= (options.get("gambits", 0) or CAP)
        best = max(gold for seat, gold in result.scores.items() if seat in result.winners)
        assert all(result.scores[seat] == best for seat in result.winners)
        assert all(gold <= best for gold in result.scores.values())


def test_there_are_ten_thousand() -> None:
    assert sum(CHUNKS.values()) * CHUNK == 10_000


def _owes(position: Position, seat: int, creditor: int) -> None:
    position.stakes += position.gold[seat]
    position.gold[seat] = 0
    position.debts[seat] = ((creditor, 1),)


TAMPER: dict[str, Callable[[Position], object]] = {
    "gold adds up": lambda position: position.gold.__setitem__(0, 1000),
    "no gold is negative": lambda position: position.gold.__setitem__(
        slice(0, 2), [-1, sum(position.gold[:2]) + 1]
    ),
    "each card is in one place": lambda position: setattr(position, "deck", position.deck[1:]),
    "in one place": lambda position: setattr(position, "ante", position.hands[0][:1]),
    "no hand is above ten": lambda position: position.hands.__setitem__(0, position.deck[:11]),
    "an empty deck": lambda position: (
        setattr(position, "discard", position.deck),
        setattr(position, "deck", ()),
    ),
    "who owes has no gold": lambda position: position.debts.__setitem__(0, ((1, 3),)),
    "nobody owes themselves": lambda position: _owes(position, 0, 0),
    "creditors are in the game": lambda position: (
        _owes(position, 0, 2),
        setattr(position, "players", (0, 1)),
    ),
    "the eliminated have nothing": lambda position: setattr(position, "players", (0, 1)),
    "what is known is true": lambda position: position.seen.__setitem__(position.hands[0][0], (0, 2, 0, 0)),
    "known of hands": lambda position: position.seen.__setitem__(position.deck[0], (1, 1, 1, 1)),
    "a question is open": lambda position: setattr(position, "open", ()),
}


@pytest.mark.parametrize("what", TAMPER)
def test_the_invariants_can_fail(what: str) -> None:
    position = sit(3)
    holds = Invariants(position)
    play_on(position, random.Random(7), holds, most=4)
    assert sum(position.gold) and not position.seen
    TAMPER[what](position)
    with pytest.raises(AssertionError, match=what):
        holds(position)
