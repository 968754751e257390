"""The computer players of Le Jeu des dragons at the table: every size and option, own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

import pytest

from pierres.commands.player_files import RandomPlayer, maker
from pierres.paths import resource_path
from pierres.players.jeu_des_dragons import LEVELS, Easy, Hard, Normal
from pierres.players.jeu_des_dragons.manners import MANNERS
from pierres.players.match import Match
from pierres.players.player import MakePlayer
from pierres.rules import jeu_des_dragons
from pierres.rules.base import Game
from tests.rules.jeu_des_dragons_house import OPTIONS, game

SEATS = "ABCDEF"
RIVALS = "tests/players/rivals/jeu_des_dragons.py"
MOST = 260
"""Answers of a game that is not played to its end here."""


def played(
    makers: Sequence[MakePlayer],
    seed: str,
    options: Mapping[str, Any] | None = None,
    of: Game | None = None,
    most: int | None = None,
) -> Match:
    """A game of these players, without an illegal answer."""
    seats = dict(zip(SEATS, makers, strict=False))
    match = Match.begin(of or game(), seats, options or {}, seed)
    match.play(most)
    assert not any(match.illegal.values()), match.illegal
    return match


@cache
def own_cards() -> Game:
    """The box with every power on another card, and other names."""
    text = resource_path("dragons.toml").read_text(encoding="utf-8")
    lines, powers = text.splitlines(), []
    for line in lines:
        if ' power = "' in line:
            powers.append(line.split(' power = "')[1].split('"')[0])
    powers = powers[11:] + powers[:11]
    changed = []
    for line in lines:
        if ' power = "' in line:
            before, rest = line.split(' power = "')
            line = f'{before} power = "{powers.pop()}"{rest[rest.index(chr(34)) + 1 :]}'
            line = line.replace('id = "', 'id = "own')
        changed.append(line)
    return jeu_des_dragons.build({"dragons.toml": "\n".join(changed)})


def mixed(number: int) -> list[MakePlayer]:
    """Players of all kinds at a table whose size depends on the number of the game."""
    kinds: list[MakePlayer] = [
        Easy,
        Normal,
        partial(Hard, samples=1 + number % 4),
        RandomPlayer,
        Easy,
        Normal,
    ]
    size = 2 + number % 5
    return [kinds[(number + place) % 6] for place in range(size)]


@pytest.mark.parametrize("number", range(60))
def test_no_answer_is_illegal(number: int) -> None:
    played(mixed(number), f"mixed {number}", OPTIONS[number % len(OPTIONS)], most=MOST // 2)


@pytest.mark.parametrize("number", range(5))
def test_own_cards_are_played(number: int) -> None:
    played(mixed(number), f"own {number}", of=own_cards(), most=MOST // 2)


def test_four_samples_and_games_to_the_end() -> None:
    for number in range(2):
        match = played([partial(Hard, samples=4), Normal, Easy], f"end {number}")
        assert match.position.result() is not None


def test_easy_wins_most_games_against_random_players() -> None:
    won = 0
    for number in range(40):
        place = number % 4
        makers: list[MakePlayer] = [RandomPlayer] * 4
        makers[place] = Easy
        won += SEATS[place] in played(makers, f"random {number}").position.winners()
    assert won >= 26


@pytest.mark.parametrize("kind", ["OneStep", "Search"])
def test_rivals_give_legal_answers(kind: str) -> None:
    rival = maker("jeu-des-dragons", f"{RIVALS}:{kind}")
    played([rival, Easy, rival], f"rival {kind}", most=120)


def test_who_is_hurried_looks_at_one_world() -> None:
    """The first world is always looked at, and no other one in a hurry."""

    class Hurried(Hard):
        worlds = 0

        def __init__(self, *given: Any) -> None:
            super().__init__(*given, samples=50)
            self.hurried = lambda: True

        def imagined(self, view: Any) -> Any:
            Hurried.worlds += 1
            return super().imagined(view)

    match = played([Hurried, Easy], "hurry", most=80)
    assert 0 < Hurried.worlds <= len(match.times["A"])


def test_equal_seeds_play_equal_games() -> None:
    for level in LEVELS:
        first, again = (played([level] * 3, "equal", most=120) for _ in range(2))
        assert first.steps == again.steps


def test_every_manner_is_somebodys() -> None:
    assert {Easy(game(), "A", ("A", "B"), {}, seed).manner for seed in range(60)} == set(MANNERS)
