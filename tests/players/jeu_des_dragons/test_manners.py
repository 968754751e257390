"""A manner is seen in how somebody plays, and moves only among answers that are nearly equal."""

from __future__ import annotations

from functools import cache

import pytest

from pierres.players.jeu_des_dragons import LEVELS, Easy, Hard
from pierres.players.jeu_des_dragons.manners import MANNERS, preferred
from pierres.players.player import ComputerPlayer
from pierres.rules.jeu_des_dragons.outlook import triggers
from tests.players.jeu_des_dragons.test_hidden import player, positions


@cache
def habits_of(level: type[ComputerPlayer], manner: str) -> tuple[float, float, float]:
    """The mean strength of antes and of cards played, and the share of powers that trigger."""
    antes, plays, works = [], [], []
    for position, question in positions(8, 500):
        if question.kind not in ("ante", "play"):
            continue
        thinker = player(level, position, question.who, 1)
        thinker.manner = manner
        view = position.view(question.who)
        _, value = thinker.answer(view, [question])
        card = position.box.cards[str(value)]
        if question.kind == "ante":
            antes.append(card.strength)
        else:
            plays.append(card.strength)
            works.append(triggers(card, view))
    return sum(antes) / len(antes), sum(plays) / len(plays), sum(works) / len(works)


@pytest.mark.parametrize("level", [Easy, Hard])
def test_a_manner_is_seen(level: type[ComputerPlayer]) -> None:
    assert habits_of(level, "bold")[0] > habits_of(level, "cautious")[0]
    assert habits_of(level, "bold")[1] > habits_of(level, "cautious")[1]
    assert habits_of(level, "proud")[1] > habits_of(level, "patient")[1]
    assert habits_of(level, "sly")[2] > habits_of(level, "bold")[2]


def test_a_manner_moves_only_among_nearly_equal_answers() -> None:
    assert preferred([1.0, 5.0, 4.5], [1.0, 0.0, 0.0], 1.0, [0.0, 0.0, 0.0]) == 1
    assert preferred([1.0, 5.0, 4.5], [1.0, 0.0, 1.0], 1.0, [0.0, 0.0, 0.0]) == 2
    assert preferred([1.0, 5.0, 3.9], [1.0, 0.0, 1.0], 1.0, [0.0, 0.0, 0.0]) == 1


def test_every_level_has_all_manners() -> None:
    for level in LEVELS:
        assert tuple(level.MANNERS) == MANNERS
