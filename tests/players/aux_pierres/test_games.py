"""Whole games of the three levels: no illegal answer, at all sizes, under all options, with own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from string import ascii_uppercase

import pytest

from pierres.commands.player_files import RandomPlayer
from pierres.players.aux_pierres import LEVELS
from pierres.players.aux_pierres.levels import AuxPlayer, Easy, Hard, Normal
from pierres.players.chance import Random
from pierres.players.match import Match
from pierres.players.player import MakePlayer
from pierres.rules.base import Game
from pierres.rules.given import Json
from pierres.store import library

KINDS: tuple[MakePlayer, ...] = (Easy, Normal, Hard, RandomPlayer)

OWN_CARDS: list[Json] = [
    {
        "id": "dealer", "en": "Dealer", "deck": "special", "copies": 2,
        "option": [
            {"pay": {"coins": {"silver": 3}}, "do": [{"op": "gain_stones", "colour": "choice", "n": 2}]},
            {"pay": {"stones": 2, "pattern": "distinct"}, "do": [{"op": "gain", "coin": "common", "n": 2}]},
            {"do": [{"op": "bag_draw", "per_colour": 3, "keep": 3}, {"op": "bag_push"}]},
        ],
    },
    {
        "id": "giant", "fr": "Géant", "deck": "special", "copies": 3, "may_decline": True,
        "option": [
            {
                "pay": {"bid": True},
                "do": [
                    {"op": "steal", "from": "chosen_other", "ladder": ["stone", "silver"], "n": 2},
                    {"op": "banish", "who": "others", "colour": "choice"},
                ],
            },
            {"do": [{"op": "seize", "from": "second_bidder", "coins": ["fairy", "silver"]}]},
            {"do": [{"op": "buy", "gold": 2}, {"op": "buy", "silver": 2}]},
            {"do": [
                {"op": "gain", "coin": "cursed", "n": 2},
                {"op": "perform", "pool": "played", "pick": "choice"},
            ]},
        ],
    },
    {
        "id": "prince", "en": "Prince", "deck": "special", "copies": 3, "doubling": "forbidden",
        "option": [
            {"pay": {"coins": {"fairy": 2}}, "do": [{"op": "score", "n": 1}]},
            {"pay": {"stones": 3, "pattern": "same"}, "do": [{"op": "score", "n": 2}]},
            {"do": [{"op": "perform", "pool": "unplayed", "pick": "random"}]},
        ],
    },
]  # fmt: skip
"""Cards of players' own, with all that the vocabulary has and the box has not."""


def game() -> Game:
    return library.game("aux-pierres")


def played(makers: Sequence[MakePlayer], seed: str, options: Mapping[str, Json], most: int = 1500) -> Match:
    """A game of these players, all of whose answers were legal."""
    seats = dict(zip(ascii_uppercase, makers, strict=False))
    match = Match.begin(game(), seats, options, seed)
    match.play(most)
    assert not any(match.illegal.values())
    return match


@pytest.mark.parametrize("number", range(36))
def test_no_answer_is_illegal(number: int) -> None:
    random = Random(f"mixed:{number}")
    options: dict[str, Json] = {
        "two_players": number % 6 == 0,
        "double_copied": random.random() < 0.5,
        "amulet_in_silver": random.random() < 0.5,
        "purses": random.choice(["hidden", "open"]),
    }
    if number % 2:
        options["cards"] = OWN_CARDS
    seats = 2 if number % 6 == 0 else 3 + number % 4
    played([random.choice(KINDS) for _ in range(seats)], f"mixed:{number}", options)


@pytest.mark.parametrize("level", LEVELS)
def test_four_of_a_kind_come_to_an_end(level: MakePlayer) -> None:
    for seed in range(2):
        assert played([level] * 4, f"same:{seed}", {}, most=4000).position.result() is not None


def test_with_few_samples() -> None:
    few = partial(Hard, samples=4)
    played([few, few, Normal], "few", {})


def test_in_a_hurry() -> None:
    def hurried(*given: object) -> AuxPlayer:
        player = Hard(*given)
        player.hurried = lambda: True
        return player

    played([hurried, hurried, Easy], "hurried", {})


def test_a_seat_that_is_taken_over() -> None:
    """A player that has heard of nothing before plays on."""
    match = played([Easy] * 4, "over", {}, most=150)
    late = Hard(game(), "B", match.position.seats, {}, 5)
    match.players = {**match.players, "B": late}
    match.play(500)
    assert not any(match.illegal.values())


def test_easy_beats_random_answers() -> None:
    won = 0
    for number in range(20):
        makers: list[MakePlayer] = [RandomPlayer] * 4
        makers[number % 4] = Easy
        result = played(makers, f"easy:{number}", {}).position.result()
        won += result is not None and result.winners == (ascii_uppercase[number % 4],)
    assert won >= 16


def test_levels_differ() -> None:
    """A few games only: tests/strength.py measures them."""
    for better, worse in ((Normal, Easy), (Hard, Easy)):
        won = 0
        for number in range(12):
            makers: list[MakePlayer] = [worse] * 4
            makers[number % 4] = better
            result = played(makers, f"levels:{number}", {}).position.result()
            won += result is not None and result.winners == (ascii_uppercase[number % 4],)
        assert won >= 6
