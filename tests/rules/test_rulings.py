"""Rulings that no scenario can show: seat order, a deck that runs dry, the constants of the house."""

from __future__ import annotations

import random

import pytest

from pierres.rules.aux_pierres import effects, rounds
from pierres.rules.aux_pierres.constants import FAIRY
from pierres.rules.game import CHANCE
from tests.rules.aux_pierres_house import OPTIONS, sit
from tests.rules.random_play import play_on

BIDS = (("Ada", {"fairy": 3}), ("Bo", {"fairy": 1}), ("Cy", {}))


@pytest.mark.parametrize("number", range(10))
def test_seat_order_decides_nothing(number: int) -> None:
    """R-S3: the same answers round another order of seats give every seat the same."""
    options = OPTIONS[number % len(OPTIONS)]
    position = sit(3 + number % 4, **options)
    steps = play_on(position, random.Random(number))
    seats = list(position.seats)
    random.Random(number).shuffle(seats)
    other = sit(seats, **options)
    for step in steps:
        other.answer(*step)
    here, there = position.snapshot(), other.snapshot()
    assert here.pop("seats") == there.pop("seats")
    assert here == there


@pytest.mark.parametrize(("deck", "drawn"), [(0, []), (1, ["alchemist"])])
def test_a_round_begins_with_what_specials_there_are(deck: int, drawn: list[str]) -> None:
    """R-D7: nothing blocks; the round has fewer cards, and the next ones draw from what it discards."""
    position = sit(3)
    position.deck = position.deck[:deck]
    position.answer(CHANCE, "stones", position.questions()[0].legal[0])
    (question,) = position.questions()
    assert list(question.legal) == [drawn]
    position.answer(CHANCE, "specials", drawn)
    assert position.view("public").auction.of == 8 + deck  # type: ignore[union-attr]
    play_on(position, random.Random(1), most=3000)
    assert position.result() or position.round > 3


def test_a_stolen_fairy_coin_may_land_in_front_of_the_thief(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-V7 is a named constant: the other way round it is spent for this round."""
    for behind, fairy, spent in ((True, 6, 3), (False, 5, 4)):
        monkeypatch.setattr(effects, "STOLEN_FAIRY_GOES_BEHIND", behind)
        position = sit(3, {"auction": "thief", "players": {"Bo": {"common": 0}}})
        for seat, fist in BIDS:
            position.answer(seat, "bid", fist)
        assert (position.purses[0][FAIRY], position.spent[0]) == (fairy, spent)


def test_how_much_an_amulet_is_worth_is_a_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-A4: each of two amulets multiplies."""
    for factor, winner in ((2, "Bo"), (3, "Ada")):
        monkeypatch.setattr(rounds, "AMULET_FACTOR", factor)
        position = sit(3, {"auction": "fairy", "players": {"Ada": {"amulet": 2}}})
        for seat, fist in (("Ada", {"fairy": 1, "amulet": 2}), ("Bo", {"fairy": 7}), ("Cy", {})):
            position.answer(seat, "bid", fist)
        seat = position.box.index[winner]
        assert position.purses[seat][FAIRY] + position.spent[seat] == 9
