"""Who plays a seat, and since when: `players.SEAT.kind` and `since` of a record."""

from __future__ import annotations

from typing import Any

import pytest

from pierres.players.chance import Chance
from pierres.players.who_plays import MIXED, WhoPlays
from pierres.rules.game import BadGame

SEATS = ("Ada", "Bo", "Cleo")
GAME = "aux-pierres"


def of(given: Any = None, game: str = GAME) -> WhoPlays:
    return WhoPlays(game, SEATS, given, Chance(1))


def test_everybody_is_a_person_unless_it_is_said() -> None:
    who = of({"Bo": {"kind": "hard"}})
    assert who.persons == ("Ada", "Cleo")
    assert who.computers == ("Bo",)
    assert who.kind("Bo") == "hard"
    assert 0 < who.seed("Bo") < 1 << 53
    assert "seed" not in who.of("Ada")


def test_handing_over_is_noted_with_the_step() -> None:
    who = of()
    who.hand_over("Ada", "easy", 7)
    who.hand_over("Ada", "easy", 9)
    who.hand_over("Ada", "person", 12)
    assert who.as_json()["Ada"]["since"] == [[7, "easy"], [12, "person"]]  # type: ignore[index]
    assert who.as_json()["Ada"]["kind"] == "person"  # type: ignore[index]
    assert [who.kind("Ada", step) for step in (0, 6, 7, 11, 12, 50)] == [
        "person", "person", "easy", "easy", "person", "person"
    ]  # fmt: skip
    again = of(who.as_json())
    assert again.as_json() == who.as_json()


def test_of_two_changes_at_one_step_the_last_counts() -> None:
    who = of()
    who.hand_over("Ada", "easy", 7)
    who.hand_over("Ada", "hard", 7)
    assert who.as_json()["Ada"]["since"] == [[7, "hard"]]  # type: ignore[index]


def test_steps_that_were_taken_back_are_not_counted_for_whoever_took_over_after_them() -> None:
    who = of()
    who.hand_over("Ada", "easy", 20)
    who.cut(15)
    assert who.kind("Ada", 15) == "easy"
    assert who.kind("Ada", 14) == "person"
    who.hand_over("Ada", "person", 10)
    assert who.as_json()["Ada"]["since"] == [[10, "person"]]  # type: ignore[index]


def test_a_game_is_a_persons_if_a_person_gave_all_answers() -> None:
    who = of({"Cleo": {"kind": "normal"}})
    who.hand_over("Ada", "easy", 2)
    steps: list[Any] = [("Ada", "bid", {}), ("Bo", "bid", {}), ("Cleo", "bid", {})]
    assert [who.only(seat, steps) for seat in SEATS] == ["person", "person", "normal"]
    steps.append(("Ada", "bid", {}))
    assert who.only("Ada", steps) == MIXED
    assert who.only("Ada", []) == "easy"


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"Ada": {"kind": "genius"}}, "players.Ada.kind"),
        ({"Ada": {"kind": 3}}, "players.Ada.kind"),
        ({"Ada": {"kind": "easy", "since": 3}}, "players.Ada.since"),
        ({"Ada": {"since": [[3]]}}, "players.Ada.since[0]"),
        ({"Ada": {"since": [[3, "easy"], [3, "hard"]]}}, "players.Ada.since[1]"),
        ({"Ada": {"since": [[True, "easy"]]}}, "players.Ada.since[0]"),
        ({"Ada": {"since": [[-4, "easy"]]}}, "players.Ada.since[0]"),
        ({"Ada": {"since": [[4, "genius"]]}}, "players.Ada.since[0]"),
        ({"Ada": {"since": [[4, []]]}}, "players.Ada.since[0]"),
    ],
)
def test_nonsense_is_refused_at_its_place(given: Any, place: str) -> None:
    with pytest.raises(BadGame, match="^" + place.replace("[", r"\[") + ": "):
        of(given)


def test_nobody_plays_the_solitaire_for_you() -> None:
    with pytest.raises(BadGame, match=r"players\.Ada\.kind"):
        WhoPlays("est-royal", ("Ada",), {"Ada": {"kind": "easy"}}, Chance(1))


def test_what_another_version_noted_stays() -> None:
    who = of({"Ada": {"hat": "red"}, "Zoe": {"kind": "ghost"}})
    assert who.as_json()["Zoe"] == {"kind": "ghost"}
    assert who.as_json()["Ada"]["hat"] == "red"  # type: ignore[index]
