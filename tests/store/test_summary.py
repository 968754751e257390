"""The figures are those that somebody would count by hand."""

from __future__ import annotations

from itertools import count

from pierres.store.statistics import Played
from pierres.store.summary import Person, Summary, group_of, groups, of_group, summary

_numbers = count()


def game(score: int, *, won: bool = False, over: bool = True, **more: object) -> Played:
    known: dict[str, object] = {
        "id": f"g{next(_numbers)}", "game": "est-royal", "ended": "2026-11-30T20:00:00+00:00",
        "seats": ("Léa",),
        "scores": {"Léa": score}, "won": won, "over": over,
    }  # fmt: skip
    return Played(**(known | more))  # type: ignore[arg-type]


def test_nothing_played_is_nothing_known() -> None:
    empty = summary([])
    assert empty == Summary()
    assert empty.share is None


def test_figures_of_a_solitaire() -> None:
    games = [
        game(52, won=True, seconds=300.0), game(20, seconds=100.0),
        game(52, won=True, seconds=200.0, undos=2),
        game(52, won=True), game(7, over=False, hints=1), game(30), game(10), game(52, won=True, hints=3),
    ]  # fmt: skip
    told = summary(games)
    assert (told.played, told.over, told.won, told.share) == (8, 7, 4, 4 / 7)
    assert (told.streak, told.longest_streak) == (1, 2)
    assert told.mean_score == (4 * 52 + 20 + 30 + 10) / 7 and told.best_score == 52
    assert told.mean_seconds == 200.0 and told.best_seconds == 200.0
    assert (told.undos, told.hints, told.won_unaided) == (2, 4, 2)
    assert told.persons == ()


def test_a_game_that_was_only_left_is_not_lost() -> None:
    told = summary([game(52, won=True), game(5, over=False)])
    assert (told.over, told.share, told.streak) == (1, 1.0, 1)


def test_each_combination_of_options_has_figures_of_its_own() -> None:
    one, two = game(1), game(2, options={"redeal": True, "a": 1})
    three = game(3, options={"a": 1, "redeal": True})
    assert groups([one, two, three]) == [group_of(two), group_of(one)]
    assert groups([two, one]) == [group_of(one), group_of(two)]
    assert of_group([one, two, three], group_of(three)) == [two, three]


def test_one_person_however_the_name_is_written() -> None:
    games = [
        game(0, game="aux-pierres", seats=(lea, "Bo"), scores={lea: 3, "Bo": 1}, winners=(lea,))
        for lea in ("Le\u0301a", "LÉA", "Léa")
    ]
    assert summary(games).persons == (Person("Léa", 3, 3, 3.0), Person("Bo", 3, 0, 1.0))


def test_persons_at_a_table() -> None:
    games = [
        game(0, game="aux-pierres", seats=("Léa", "Bo"), scores={"Léa": 3, "Bo": 1}, winners=("Léa",)),
        game(0, game="aux-pierres", seats=("Bo", "Léa", "Ordi"), scores={"Léa": 1, "Bo": 3, "Ordi": 0},
             winners=("Bo",), players={"Ordi": "computer"}),
        game(0, game="aux-pierres", seats=("Bo", "Noé"), scores={"Bo": 3, "Noé": 0}, winners=("Bo",)),
    ]  # fmt: skip
    assert summary(games).persons == (
        Person("Bo", 3, 2, 7 / 3), Person("Léa", 2, 1, 2.0), Person("Noé", 1, 0, 0.0)
    )  # fmt: skip


def test_what_is_not_known_is_not_nought() -> None:
    games = [
        game(0, game="aux-pierres", seats=("Léa", "Bo"), scores={"Bo": 3}, winners=("Bo",)),
        game(0, game="aux-pierres", seats=("Léa", "Bo"), scores={}, winners=("Léa",)),
    ]  # fmt: skip
    assert summary(games).persons == (Person("Bo", 2, 1, 3.0), Person("Léa", 2, 1, None))
