"""Names of people: which will do, and why others will not."""

from __future__ import annotations

import pytest

from pierres.windows import names
from pierres.windows.names import Fault

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (["Léa", "Hugo"], [None, None]),
        (["Léa", "léa"], [None, Fault.TAKEN]),
        (["Léa", " Léa  "], [None, Fault.TAKEN]),
        (["", "   "], [Fault.EMPTY, Fault.EMPTY]),
        (["chance", "Public", "STAKES"], [Fault.RESERVED] * 3),
        (["a" * 20, "a" * 21], [None, Fault.LONG]),
        (["a\x07b", "\u202egnp"], [Fault.UNPRINTABLE] * 2),
        (["李", "Zoë", "O’Brien"], [None, None, None]),
        (["Léa", "LE\u0301A", "le\u0301a\u200d"], [None, Fault.TAKEN, Fault.TAKEN]),
        ([FAMILY * 14, FAMILY * 15, "e\u0301" * 20, "ẍ\u0301" * 20], [None, Fault.LONG, None, None]),
        (["می\u200cخواهم", "क्\u200dष"], [None, None]),
        (
            ["\u200d", "\u3164", "\u0301", "\u200b"],
            [Fault.EMPTY, Fault.EMPTY, Fault.EMPTY, Fault.UNPRINTABLE],
        ),
        (["x" + "\u0301" * 300], [Fault.LONG]),
    ],
)
def test_faults(given: list[str], found: list[Fault | None]) -> None:
    assert names.faults(given) == found


def test_a_free_name_is_one_that_nobody_has() -> None:
    assert names.free_name([], ("Ann", "Bob")) == "Ann"
    assert names.free_name(["ann "], ("Ann", "Bob")) == "Bob"
    assert names.free_name(["Ann", "Bob"], ("Ann", "Bob")) == "Ann 2"
    with pytest.raises(ValueError, match="empty"):
        names.free_name([], ())


@pytest.mark.parametrize(
    ("typed", "cursor", "kept", "now"),
    [
        ("Ana", 1, "Ana", 1),
        ("a" * 30, None, "a" * 20, 20),
        ("a" * 10 + "B" + "a" * 10, 11, "a" * 20, 10),
        ("abc" + "z" * 19, 3, "a" + "z" * 19, 1),
        ("e\u0301" * 25, None, "e\u0301" * 20, 40),
        (FAMILY * 15, None, FAMILY * 14, 154),
        ("a" * 19 + "👋🏿" + "b", None, "a" * 19 + "👋🏿", 23),
        ("a" * 40, 5, "a" * 20, 20),
        ("x" + "\u0301" * 200, None, "", 0),
    ],
)
def test_what_is_too_much_is_cut_in_front_of_the_cursor_and_between_signs(
    typed: str, cursor: int | None, kept: str, now: int
) -> None:
    assert names.cut(typed, cursor) == (kept, now)


def test_the_same_person_is_not_proposed_twice() -> None:
    assert names.free_name(["Le\u0301a "], ("Léa", "Bo")) == "Bo"
