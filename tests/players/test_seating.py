"""Every seat has a player of a known kind and, while there are enough, a colour of its own."""

from __future__ import annotations

import pytest

from pierres.players import PERSON, SEAT_COLOURS, seating


def colours(seats: list[str], given: object) -> list[str]:
    return [player["colour"] for player in seating(seats, given).values()]


def test_without_wishes_the_colours_come_in_order() -> None:
    assert colours(["A", "B", "C"], None) == list(SEAT_COLOURS[:3])


def test_a_wish_is_kept_and_nobody_else_gets_that_colour() -> None:
    assert colours(["A", "B", "C"], {"C": {"colour": "coral"}, "A": {"colour": "rose"}}) == [
        "rose",
        "teal",
        "coral",
    ]


def test_the_second_with_the_same_wish_gets_another() -> None:
    assert colours(["A", "B"], {"A": {"colour": "teal"}, "B": {"colour": "teal"}}) == ["teal", "coral"]


@pytest.mark.parametrize("given", [3, [], {"A": "coral"}, {"A": {"colour": "plaid"}}, {"A": {"colour": [1]}}])
def test_what_makes_no_sense_gets_the_default(given: object) -> None:
    assert seating(["A"], given) == {"A": {"kind": PERSON, "colour": "coral"}}


def test_what_else_is_known_of_a_player_is_kept() -> None:
    assert seating(["A"], {"A": {"colour": "rose", "level": 3}})["A"] == {
        "kind": PERSON,
        "colour": "rose",
        "level": 3,
    }


def test_more_seats_than_colours_begin_again() -> None:
    seats = [f"seat {number}" for number in range(8)]
    assert colours(seats, None) == [*SEAT_COLOURS, *SEAT_COLOURS[:2]]
