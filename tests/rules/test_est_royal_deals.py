"""Numbered deals by the frozen rule, the deal of a day, and deals as texts to be passed on."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from hashlib import sha256
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pierres.rules.est_royal import deals
from pierres.rules.est_royal.cards import PACK, RANKS, card_of
from pierres.rules.est_royal.deals import BadDeal, from_text, number_in, of_day, pack, to_text
from pierres.rules.legal import NO_VALUE, Orders
from tests.rules.test_legal import agree

TABLE = {
    1: "7H 9S 4H 8D 8H 5C JH 6H 9C JS",
    2: "QD 3C 4S 5D 7D 2H KD TH AS 6S",
    3: "AH 3H 7C QC 9C 2S 5C AD 3D JS",
    42: "7S 3D KS AC 2C AS AD KH TH 5S",
}
"""The table of the specification: it holds for ever."""

packs = st.permutations(PACK).map(tuple)


# -- numbers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", TABLE)
def test_the_table_of_the_numbered_deals(number: int) -> None:
    assert " ".join(pack(number)[:10]) == TABLE[number]


def test_numbered_deals_are_frozen() -> None:
    """All cards of many deals, small and large numbers: whoever breaks this breaks every deal ever named."""
    numbers = [*range(1000), 20_251_130, 10**9 - 1, 1 << 32, 1 << 63, deals.DEALS - 1]
    text = "\n".join(" ".join(pack(number)) for number in numbers)
    assert (
        sha256(text.encode()).hexdigest()
        == "c1c86842a9189c032b71d4320d46f08fed4c39ba65cc382a55961c1913ae9f13"
    )


@given(st.integers(0, deals.DEALS - 1))
def test_every_number_is_a_whole_pack(number: int) -> None:
    assert sorted(pack(number)) == sorted(PACK)
    assert pack(number) == pack(number)


@pytest.mark.parametrize("number", [-1, deals.DEALS, True, 1.0, "1", None])
def test_other_numbers_are_no_deals(number: object) -> None:
    with pytest.raises(ValueError, match="from 0 to 18446744073709551615"):
        pack(number)  # type: ignore[arg-type]


def test_a_number_below_n_is_drawn_again_where_the_draws_end_unevenly() -> None:
    """2^64 is no multiple of 3: its last number would make 0 likelier."""
    last = deals.DEALS - 1
    assert last % 3 == 0
    assert deals._below(3, iter([last, 5])) == 2
    assert deals._below(4, iter([last, 5])) == 3


def test_the_deal_of_a_day_is_its_date() -> None:
    assert of_day(2025, 11, 30) == 20251130
    assert of_day(2026, 1, 2) == 20260102


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("42", 42), (" #42 ", 42), ("1 000 000", 10**6), ("0", 0), ("Deal no. 42", 42),
        ("Donne n°\u00a042", 42),
        ("n° 1\u202f234", 1234), ("No 7", 7), ("deal 7", 7),
    ],
)  # fmt: skip
def test_a_number_can_be_typed(text: str, number: int) -> None:
    assert number_in(text) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("no", "not_a_number"), ("Deal", "not_a_number"), ("4 no. 2", "not_a_number"),
        ("now 4", "not_a_number"),
        ("", "not_a_number"), ("-1", "not_a_number"), ("4.5", "not_a_number"), ("٣", "not_a_number"),
        (str(deals.DEALS), "number_too_large"), ("9" * 10_000, "number_too_large"),
    ],
)  # fmt: skip
def test_a_number_that_is_none_is_told(text: str, reason: str) -> None:
    with pytest.raises(BadDeal) as caught:
        number_in(text)
    assert caught.value.reason == reason


# -- cards and orders ----------------------------------------------------------------------------------


def test_cards_are_numbered_suit_by_suit() -> None:
    assert (PACK[0], PACK[12], PACK[13], PACK[51]) == ("AS", "KS", "AH", "KC")
    assert [card_of(PACK[card]) for card in range(52)] == list(range(52))
    for name in ("", "10H", "ah", "HA", "1S", None, 3, ["AS"], "AS "):
        assert card_of(name) is None


def test_orders_are_counted_and_drawn() -> None:
    space = Orders(("a", "b", "c", "d"))
    assert space.size == factorial(4)
    agree(space)
    assert list(space) == [space[index] for index in range(24)], "by the dictionary"
    assert [space.index(space[index]) for index in range(24)] == list(range(24))
    for value in (
        ["a", "b", "c"],
        ["a", "b", "c", "c"],
        ["a", "b", "c", "e"],
        ("a", "b", "c", "d"),
        [[], 1, 2, 3],
    ):
        assert value not in space
    for wrong in (("a", "b", "c"), ("a", "b", "c", "c"), ("a", "b", "c", "e")):
        with pytest.raises(ValueError):
            space.index(wrong)


def test_the_deal_is_any_order_of_the_pack() -> None:
    assert deals.ORDERS.size == factorial(52)
    rng = random.Random(1)
    for index in (0, factorial(52) - 1, *(rng.randrange(factorial(52)) for _ in range(50))):
        order = deals.ORDERS[index]
        assert order in deals.ORDERS
        assert deals.ORDERS.index(order) == index
    assert deals.ORDERS[0] == list(PACK)
    assert deals.ORDERS[factorial(52) - 1] == list(reversed(PACK))


def test_an_answer_without_a_value() -> None:
    assert agree(NO_VALUE) == {"null": 1}
    assert NO_VALUE.read(None) is True
    with pytest.raises(IndexError):
        NO_VALUE[1]


# -- texts ---------------------------------------------------------------------------------------------


@given(packs)
def test_a_share_text_gives_the_same_deal_again(deal: tuple[str, ...]) -> None:
    text = to_text(deal)
    assert text.startswith("ER1-") and len(text) == 59
    assert from_text(text) == deal
    assert from_text(f"  {text.lower().replace('-', ' ')}\n") == deal
    assert from_text(text.replace("0", "o").replace("1", "l").replace("ERl", "ER1")) == deal


def test_share_texts_are_frozen() -> None:
    assert to_text(pack(1)) == "ER1-8T67XP-EQT7YG-R9X3JT-VQ9870-HWRPGE-8QW6BK-3YZCPG-QZDS0T"


@given(packs, st.integers(4, 58), st.sampled_from(deals._LETTERS))
def test_a_slip_of_the_pen_is_noticed(deal: tuple[str, ...], place: int, letter: str) -> None:
    """One wrong letter, or two neighbours swapped, is never another deal."""
    text = to_text(deal)
    wrong = text[:place] + letter + text[place + 1 :]
    swapped = text[: place - 1] + text[place] + text[place - 1] + text[place + 1 :]
    for slip in (wrong, swapped):
        if slip.replace("-", "") == text.replace("-", ""):
            assert from_text(slip) == deal
            continue
        with pytest.raises(BadDeal) as caught:
            from_text(slip)
        assert caught.value.reason in ("share_check", "share_length", "not_a_card")


@pytest.mark.parametrize("between", [" ", ", ", "\n", "\t;", '", "', " | "])
def test_52_cards_with_anything_between_them(between: str) -> None:
    deal = pack(7)
    assert from_text(between.join(deal)) == deal
    assert from_text(between.join(deal).lower()) == deal
    assert from_text(between.join(deal).replace("T", "10")) == deal
    symbols = str.maketrans("SHDC", "♠♥♦♣")
    assert from_text(between.join(deal).translate(symbols)) == deal


FRENCH = {"T": "10", "J": "V", "Q": "D", "K": "R"}
SUITS = ("♠♥♦♣", "♤♡♢♧", "PCKT")


def in_french(deal: Sequence[str], suits: str) -> list[str]:
    signs = dict(zip("SHDC", suits, strict=True))
    return [FRENCH.get(rank, rank) + signs[suit] for rank, suit in deal]


@pytest.mark.parametrize("suits", SUITS)
@given(deal=packs)
def test_cards_in_french(suits: str, deal: tuple[str, ...]) -> None:
    text = " ".join(in_french(deal, suits))
    assert from_text(text) == deal
    assert from_text(text.lower()) == deal
    assert from_text(", ".join(f"{word}\ufe0e" for word in in_french(deal, suits))) == deal


def test_what_is_wrong_with_cards_in_french_is_told_of_them() -> None:
    words = in_french(pack(1), "PCKT")
    for text, sentence in (
        (" ".join(words[:-1]), "missing: 7C"),
        (" ".join([*words, "dt"]), "QC appears twice, at places 38 and 53"),
        (" ".join([*words[:30], "QS", *words[31:]]), "'QS', at place 31, is not a card"),
        (" ".join([*words[:30], "1P"]), "'1P', at place 31, is not a card"),
        (" ".join([*words[:30], "♠R"]), "'♠R', at place 31, is not a card"),
    ):
        with pytest.raises(BadDeal) as caught:
            from_text(text)
        assert str(caught.value) == sentence


def test_no_pack_can_be_read_in_two_languages() -> None:
    """Only aces to tens of one letter's suit are cards in both; the others tell the language."""
    english = [
        word for suit in "SHDC" for rank in (*RANKS, "10") for word in (rank + suit, (rank + suit).lower())
    ]
    french = [word for word in english if deals.read_cards([word, "RP", "DP", "VP"])[0] is not None]
    assert {word[-1] for word in french} == {"C", "c"}
    assert deals.read_cards(["10C"]) == ["TC"] and deals.read_cards(["10C", "RC"]) == ["TH", "KH"]
    assert deals.read_cards(["TC", "KC"]) == ["TC", "KC"] and deals.read_cards(["10T", "RK"]) == ["TC", "KD"]


def test_the_step_of_a_record_can_be_pasted() -> None:
    assert from_text(json.dumps(list(pack(7)))) == pack(7)


DEAL = list(pack(1))


@pytest.mark.parametrize(
    ("text", "reason", "sentence"),
    [
        ("", "no_cards", "there are no cards: expected 52"),
        (" , ", "no_cards", "there are no cards: expected 52"),
        (" ".join(DEAL[:-1]), "missing", "missing: 7C"),
        (" ".join(DEAL[:45]), "missing", "missing: 8S, TS, 2D, 3D, 9D and 2 more"),
        (" ".join([*DEAL, "7H"]), "twice", "7H appears twice, at places 1 and 53"),
        (" ".join([*DEAL[:5], "9S"]), "twice", "9S appears twice, at places 2 and 6"),
        (" ".join([*DEAL[:5], "1S"]), "not_a_card", "'1S', at place 6, is not a card"),
        ("7H9S4H", "not_a_card", "'7H9S4H', at place 1, is not a card"),
        ("x" * 5000, "not_a_card", "'xxxxxxxxxxx…', at place 1, is not a card"),
        ("ER1-123", "share_length", "a share text has 48 letters after ER1, this one has 3"),
        ("ER1-" + "é" * 48, "share_letter", "'É', number 1 after ER1, does not occur in a share text"),
        ("ER1" + "Z" * 48, "share_check", "a letter of the share text is wrong"),
    ],
)
def test_a_text_that_is_no_deal_is_told_in_a_sentence(text: str, reason: str, sentence: str) -> None:
    with pytest.raises(BadDeal) as caught:
        from_text(text)
    assert (caught.value.reason, str(caught.value)) == (reason, sentence)


@given(st.text(max_size=200) | st.text(alphabet="AKQJT98765432SHDC ER1-", max_size=300))
def test_any_text_is_a_deal_or_a_bad_one(text: str) -> None:
    try:
        assert sorted(from_text(text)) == sorted(PACK)
    except BadDeal as error:
        assert 0 < len(str(error)) < 120 and "\n" not in str(error)
