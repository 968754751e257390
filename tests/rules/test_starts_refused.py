"""Starts that earlier versions took and the notation does not: refused, but not in a game that was saved."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pierres.rules import record as records
from pierres.rules.record import RecordError
from pierres.store import library

OUT_IN_RUIN = {
    "game": "jeu-des-dragons", "seats": ["A", "B", "C"],
    "start": {
        "round": 3, "stakes": 10, "leader": "B", "turn": "A", "played": [["B", "red-2"]],
        "players": {
            "A": {"gold": 20, "hand": ["red-5", "red-8"], "flight": ["white-1", "white-2"]},
            "B": {"gold": 20, "hand": ["black-1"], "flight": ["white-3", "green-1", "red-2"]},
            "C": {"out": True},
        },
    },
    "steps": [["A", "play", "red-5"]],
}  # fmt: skip
WITCH_UP_ROW = {
    "game": "aux-pierres", "seats": ["A", "B", "C"],
    "start": {"auction": "witch", "row": ["thief"], "pile": ["sorcerer"]},
    "steps": [],
}  # fmt: skip
SEAT_PUBLIC = {"game": "jeu-des-dragons", "seats": ["public", "B"], "steps": []}


def played(record: dict[str, Any], **more: Any) -> Any:
    read = records.read(json.dumps({"format": "pierres-record", "version": 1, **record, **more}))
    return records.play(read, library.game(read.game))


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (
            OUT_IN_RUIN,
            "start.players.C.out: without the option gambits the game is over when somebody is out",
        ),
        (WITCH_UP_ROW, "start.row: it is empty while the witch is up: she is first in the round"),
        (SEAT_PUBLIC, "seats[0]: the name 'public' is reserved"),
    ],
)
def test_it_is_refused_by_its_place(record: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        played(record)
    assert str(caught.value) == f"record: {message}"


def test_out_goes_with_a_number_of_gambits() -> None:
    assert played(OUT_IN_RUIN, options={"gambits": 2}).snapshot()["seats"]["C"]["out"]


def test_a_game_that_was_saved_from_it_opens() -> None:
    saved = {"players": {seat: {"kind": "person", "colour": "rose"} for seat in "ABC"}}
    assert played(OUT_IN_RUIN, **saved).snapshot()["winners"] == ["A"]
    assert played(WITCH_UP_ROW, **saved).snapshot()["row"] == ["thief"]


def test_the_witch_up_alone() -> None:
    position = played({**WITCH_UP_ROW, "start": {"auction": "witch"}}).snapshot()
    assert (position["row"], position["auction"]) == ([], "witch")
    assert played({**WITCH_UP_ROW, "start": {"auction": "witch", "row": []}}).snapshot() == position


def test_options_are_an_object_in_every_game() -> None:
    """An empty list is none, though it is as false as an empty object."""
    for game_id, seats in (("aux-pierres", "ABC"), ("jeu-des-dragons", "AB"), ("est-royal", "A")):
        game = library.game(game_id)
        for options in ([], 0, "", False):
            with pytest.raises(ValueError, match="options: expected an object"):
                game.start(tuple(seats), options)  # type: ignore[arg-type]
