"""Names at a table: which are the same person's, and that games saved with such names open still."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from pierres.rules import names
from pierres.rules import record as records
from pierres.rules.game import BadGame, checked_seats
from pierres.rules.record import RecordError
from pierres.store import library

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
PERSIAN = "می\u200cخواهم"
SAME = [
    ("Léa", "Le\u0301a"),
    ("Ana", "Ana "),
    ("Ana", " Ana"),
    ("Ana Lu", "Ana \u00a0 Lu"),
    ("Ana", "Ana\u200d"),
    ("Ana", "A\u200bna"),
    ("Ana", "A\u00adna"),
    ("Ana", "Ana\u3164"),
    ("Le\u200da", "Lea"),
    ("e\u200b\u0301", "é"),
    (PERSIAN, "میخواهم"),
    ("❤", "❤\ufe0f"),
]
DIFFERENT = [("Ana", "ana"), ("Léa", "Lea"), (FAMILY, "👨👩👧👦"), ("李", "杢"), ("👋🏻", "👋🏿")]
UNSEEN = [
    "\u200b",
    "\u200d",
    " \u200c ",
    "\u3164",
    "\u2800",
    "\ufe0f",
    "\u0301",
    "\u202e",
    "\ufeff",
    "\x07",
    "\U000e0067",
]


def begun(seats: list[str], **more: Any) -> str:
    return json.dumps(
        {"format": "pierres-record", "version": 1, "game": "jeu-des-dragons", "seats": seats, **more}
    )


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_alike_are_one_person(one: str, other: str) -> None:
    assert names.key(one) == names.key(other)
    with pytest.raises(RecordError, match=r"seats\[2\]: the name .* appears twice"):
        records.read(begun([one, "Bo", other]))
    with pytest.raises(BadGame, match=r"seats\[1\]"):
        library.game("jeu-des-dragons").start([other, one])


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_look_different_are_two_people(one: str, other: str) -> None:
    assert records.read(begun([one, other])).seats == (one, other)


@pytest.mark.parametrize("name", UNSEEN)
def test_of_a_name_something_is_to_be_seen(name: str) -> None:
    assert not names.is_visible(name)
    with pytest.raises(RecordError, match=r"seats\[0\]: nothing can be seen of the name"):
        records.read(begun([name, "Bo"]))


@pytest.mark.parametrize(
    "name", [FAMILY, PERSIAN, "क्\u200dष", "രാജന്\u200d", "O’Brien", "🏴\U000e0067\U000e0062\U000e007f"]
)
def test_signs_that_only_join_may_stand_in_a_name(name: str) -> None:
    assert names.is_visible(name) and names.is_printable(name)
    assert names.tidy(name) == name
    assert checked_seats([name, "Bo"]) == (name, "Bo")


@pytest.mark.parametrize("name", ["chance", "public", "stakes", " public", "chan\u200bce"])
def test_reserved_names(name: str) -> None:
    with pytest.raises(RecordError, match=r"seats\[1\]: the name .* is reserved"):
        record = records.read(begun(["Bo", name]))
        records.begin(record, library.game(record.game))


@pytest.mark.parametrize(
    "seats", [*map(list, SAME), *([name, "Bo"] for name in UNSEEN if name.strip()), ["stakes ", "Bo"]]
)
def test_a_saved_game_opens_with_names_told_apart_as_they_stand_in_it(seats: list[str]) -> None:
    record = records.read(begun(seats, players={seat: {"kind": "person"} for seat in seats}))
    position = records.begin(record, library.game(record.game))
    hands = position.questions()[0].legal[0]
    assert list(hands) == seats
    position.answer("chance", "hands", hands)
    assert [question.who for question in position.questions()] == seats


@pytest.mark.parametrize(
    "seats", [["Ana", "Ana"], ["chance", "Bo"], ["public", "Bo"], ["stakes", "Bo"], ["", "Bo"]]
)
def test_what_no_version_has_saved_is_refused_in_a_saved_game_too(seats: list[str]) -> None:
    with pytest.raises(RecordError, match="seats"):
        record = records.read(begun(seats, players={}))
        records.begin(record, library.game(record.game))


@pytest.mark.parametrize("more", [{}, {"players": {}}], ids=["begun", "saved"])
def test_seats_by_the_ten_thousand_are_counted_in_no_time(more: dict[str, Any]) -> None:
    """A file may hold as many: each name was looked for among all the others."""
    seats = [f"{number}" for number in range(60_000)]
    start = time.process_time()
    assert len(records.read(begun(seats, **more)).seats) == 60_000
    with pytest.raises(RecordError, match="appears twice"):
        records.read(begun([*seats, seats[0]], **more))
    assert time.process_time() - start < 10
