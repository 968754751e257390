"""An answer in the making: what can be laid out, and what the answer is."""

from __future__ import annotations

from typing import Any

import pytest

from pierres.players.chance import Chance
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table.aux_pierres.fist import FistDraft

NAMES = ("A", "B", "C")


def draft(
    auction: str, bids: list[dict[str, int]], options: dict[str, Any] | None = None, **purse: int
) -> FistDraft:
    """The draft for the question that comes after these bids."""
    players = {"A": {"stones": {"red": 3, "blue": 2, "yellow": 1}, **purse}}
    start = {"auction": auction, "row": ["witch"], "players": players}
    session = Session(Record("aux-pierres", NAMES, options or {}, start, [], None, {}), Chance(1), None, None)
    for bid in bids:
        session.raise_curtain()
        assert session.answer(bid)
    session.raise_curtain()
    asked = session.asked()
    assert asked is not None
    return FistDraft(asked, session.view())


WON: list[dict[str, int]] = [{"fairy": 2}, {}, {}]


def test_a_fist_holds_what_the_purse_has() -> None:
    fist = draft("fairy", [], cursed=1)
    assert fist.limits == {"fairy": 8, "common": 2, "cursed": 1, "amulet": 0}
    assert fist.add("common") and fist.add("common") and not fist.add("common")
    assert not fist.add("amulet") and not fist.add("silver")
    assert fist.take("common") and not fist.take("cursed")
    assert fist.value() == {"common": 1} and fist.complete()


def test_an_untouched_fist_is_not_complete_and_an_emptied_one_is() -> None:
    fist = draft("fairy", [])
    assert not fist.complete()
    fist.clear()
    assert fist.complete() and fist.value() == {}


def test_a_digit_for_coins_that_are_not_there_arms_no_empty_fist() -> None:
    fist = draft("fairy", [], fairy=0, common=0)
    assert not fist.type_digit("fairy", 9)
    assert not fist.complete(), "Enter would close an empty fist that nobody asked for"
    fist.end_number()
    assert fist.type_digit("fairy", 0) and fist.complete() and fist.value() == {}


def test_typing_numbers() -> None:
    fist = draft("fairy", [], fairy=14)
    assert fist.type_digit("fairy", 1) and fist.count("fairy") == 1
    assert fist.type_digit("fairy", 2) and fist.count("fairy") == 12
    assert fist.type_digit("fairy", 3) and fist.count("fairy") == 3, "123 is more than there is: 3 is meant"
    fist.end_number()
    assert fist.type_digit("fairy", 1) and fist.count("fairy") == 1
    assert not fist.type_digit("common", 7) and fist.count("common") == 2


def test_a_number_is_gold_of_either_kind_and_common_gold_comes_last() -> None:
    fist = draft("fairy", [], fairy=3, common=4)
    assert fist.type_digit("fairy", 2) and fist.value() == {"fairy": 2} and fist.filled == 0
    fist.end_number()
    assert fist.type_digit("fairy", 5) and fist.value() == {"fairy": 3, "common": 2} and fist.filled == 2
    assert fist.type_digit("fairy", 1) and fist.value() == {"fairy": 1}, "51 is too much: 1 is meant"
    fist.end_number()
    assert not fist.type_digit("fairy", 9) and fist.value() == {"fairy": 3, "common": 4}
    assert fist.type_digit("fairy", 0) and fist.value() == {} and fist.complete()


def test_without_fairy_gold_a_number_means_common_gold() -> None:
    fist = draft("fairy", [], fairy=0, common=2)
    assert fist.type_digit("fairy", 1) and fist.value() == {"common": 1} and fist.filled == 1


def test_common_gold_that_was_laid_by_hand_stays() -> None:
    fist = draft("fairy", [], fairy=3, common=4)
    assert fist.add("common") and fist.type_digit("fairy", 2)
    assert fist.value() == {"common": 1, "fairy": 2}
    fist.end_number()
    assert fist.type_digit("common", 3) and fist.type_digit("fairy", 1)
    assert fist.value() == {"common": 3, "fairy": 1}, "a line that was chosen means its own coins"


def test_in_a_purchase_a_number_means_the_coins_of_its_line() -> None:
    buy = draft("merchant", WON, fairy=3)
    assert not buy.type_digit("fairy", 9) and "common" not in buy.counts


@pytest.mark.parametrize("allowed", [True, False])
def test_an_amulet_in_a_silver_fist_as_the_table_rules(allowed: bool) -> None:
    tied = [{"fairy": 1}, {"fairy": 1}, {}]
    fist = draft("fairy", tied, {"amulet_in_silver": allowed}, amulet=1)
    assert fist.kind == "silver"
    assert ("amulet" in fist.limits) == allowed


def test_a_payment_takes_only_stones_that_can_still_make_it_up() -> None:
    pay = draft("apprentice", WON)
    assert pay.kind == "pay" and not pay.complete()
    assert not pay.can_add("yellow"), "there is no pair of yellow stones"
    assert pay.add("red")
    assert not pay.can_add("blue") and not pay.complete()
    assert pay.add("red") and pay.complete() and not pay.can_add("red")
    pay.clear()
    assert pay.add("blue") and pay.add("blue") and pay.value() == {"blue": 2}


def test_a_purchase_counts_stones_and_what_is_paid_for() -> None:
    buy = draft("merchant", WON)
    assert buy.kind == "buy" and set(buy.limits) == {"fairy", "common", "silver", "red", "blue", "yellow"}
    for kind in ("red", "red", "fairy"):
        assert buy.add(kind)
    assert (buy.wanted(), buy.paid_for()) == (2, (1, 0, 0)) and not buy.complete()
    buy.set("silver", 3)
    assert buy.paid_for() == (2, 0, 0) and buy.complete()
    assert buy.value() == {"stones": {"red": 2}, "coins": {"fairy": 1, "silver": 3}}
    buy.set("silver", 4)
    assert buy.paid_for() == (2, 0, 1)
    assert not buy.complete(), "never a coin too many"
