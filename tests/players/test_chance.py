"""Chance answers fairly, and the same for the same seed."""

from __future__ import annotations

from collections import Counter

from pierres.players.chance import Chance
from pierres.rules.game import CHANCE, Question
from pierres.rules.legal import Names
from pierres.store import library


def ask(chance: Chance, times: int) -> list[str]:
    bag = Question(CHANCE, "stone", Names(("red", "red", "red", "blue")))
    return [chance.draw(bag) for _ in range(times)]


def test_a_seed_gives_the_same_answers_again() -> None:
    assert ask(Chance(7), 40) == ask(Chance(7), 40)
    assert ask(Chance(7), 40) != ask(Chance(8), 40)


def test_without_a_seed_two_games_differ() -> None:
    assert ask(Chance(), 200) != ask(Chance(), 200)


def test_three_red_stones_of_four_come_three_times_in_four() -> None:
    drawn = Counter(ask(Chance(1), 4000))
    assert 2880 < drawn["red"] < 3120
    assert set(drawn) == {"red", "blue"}


def test_a_space_larger_than_a_machine_word_is_drawn_from() -> None:
    game = library.game("aux-pierres")
    position = game.start(["A", "B", "C", "D", "E", "F"])
    (deal,) = position.questions()
    assert deal.legal.size > 2**64
    position.answer(CHANCE, deal.kind, Chance(3).draw(deal))
