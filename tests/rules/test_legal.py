"""The spaces of legal answers: size, index, iteration and membership agree, and chance is fair by piece."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations, product
from math import perm
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pierres.rules.aux_pierres.characters import Pay
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.aux_pierres.powers import payments
from pierres.rules.aux_pierres.spaces import Purchases, Specials
from pierres.rules.game import CHANCE, Illegal
from pierres.rules.legal import YES_NO, CountChoices, Deal, Indices, Legal, Names, UpTo, object_of
from tests.rules.aux_pierres_house import OPTIONS, sit
from tests.rules.random_play import play_on

NOT_ANSWERS: list[Any] = [
    None, True, False, 0, 1, -1, 0.0, 1.0, "", "red", "0", [], ["red"], {}, {"red": 1.0}, {"red": True},
    {"red": -1}, {"red": None}, {"red": 99}, {"green": 1}, {"": 0}, {"stones": 1}, {"stones": {}, "coins": 3},
    {"coins": {"fairy": 1}}, {"stones": {"red": 1}}, {"stones": {}, "coins": {}, "more": 0}, {1: 1}, [[]],
    [None],
    {"A": []}, {"A": ["red"] * 4}, ("red",), b"red", float("nan"), float("inf"), 10**5000,
]  # fmt: skip


def key(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def agree(space: Legal, by_piece: bool = False) -> Counter[str]:
    """Check that the space agrees with itself; returns how often each answer is drawn."""
    drawn = Counter(key(space[index]) for index in range(space.size))
    listed = [key(value) for value in space]
    assert len(listed) == len(set(listed)), "iteration gives each answer once"
    assert set(listed) == set(drawn), "iteration gives what is drawn"
    if not by_piece:
        assert set(drawn.values()) <= {1}, "the answers of a seat differ"
    for value in space:
        assert value in space
        assert space.read(value) is not None
    for value in NOT_ANSWERS:
        read = space.read(value)
        assert (value in space) == (read is not None)
        try:
            listed_too = key(value) in drawn
        except (TypeError, ValueError):
            assert read is None
        else:
            assert listed_too <= (read is not None)
    return drawn


# -- the plain spaces ----------------------------------------------------------------------------------


def test_names() -> None:
    agree(Names(["red", "blue"]))
    assert agree(Names(["fairy", "thief", "fairy"]), by_piece=True) == {'"fairy"': 2, '"thief"': 1}
    assert "yellow" not in Names(["red", "blue"])
    assert ["red"] not in Names(["red", "blue"])


def test_indices() -> None:
    agree(Indices([0, 2, 3]))
    for wrong in (1, 4, -1, True, False, 0.0, "0", None):
        assert wrong not in Indices([0, 2, 3])


def test_yes_and_no() -> None:
    agree(YES_NO)
    for wrong in (0, 1, "true", None, [True]):
        assert wrong not in YES_NO


def test_up_to() -> None:
    space = UpTo({"fairy": 2, "common": 1, "cursed": 0, "amulet": 1})
    assert len(agree(space)) == space.size == 12
    assert {"fairy": 0, "cursed": 0} in space  # a 0 may be written, a missing key is 0
    for wrong in (
        {"fairy": 3},
        {"cursed": 1},
        {"silver": 0},
        {"fairy": -1},
        {"fairy": 1.0},
        {"common": True},
    ):
        assert wrong not in space


def test_an_empty_purse_leaves_the_empty_fist() -> None:
    space = UpTo({"fairy": 0, "common": 0, "cursed": 0, "amulet": 0})
    assert [space[0]] == list(space) == [{}]
    assert space.size == 1


def test_what_is_read_is_independent_of_what_was_said() -> None:
    said = {"fairy": 2, "common": 0}
    fist = UpTo({"fairy": 8, "common": 2}).read(said)
    assert fist == {"fairy": 2}
    said["fairy"] = 7
    assert fist == {"fairy": 2}


def test_count_choices() -> None:
    space = CountChoices(COLOURS, [(2, 0, 0), (1, 1, 0)])
    agree(space)
    assert {"red": 1, "blue": 1, "yellow": 0} in space
    for wrong in ({"red": 1}, {"blue": 2}, {"red": 2, "green": 0}, {"red": 2.0}):
        assert wrong not in space


def test_spaces_are_compared_by_what_is_in_them() -> None:
    assert Names(["red"]) == Names(["red"])
    assert Names(["red"]) != Names(["blue"])
    assert UpTo({"fairy": 1}) == UpTo({"fairy": 1})
    assert UpTo({"fairy": 1}) != UpTo({"fairy": 2})
    assert Names([]) != Indices([])


# -- payments and purchases against brute force --------------------------------------------------------

THREE_COUNTS = st.tuples(*[st.integers(0, 5)] * 3)


@given(THREE_COUNTS, st.sampled_from(["any", "same", "distinct"]), st.integers(1, 6))
def test_payments_are_all_the_handfuls_that_fit_the_pattern(
    stones: tuple[int, ...], pattern: str, number: int
) -> None:
    """R-U6: meant literally, by taking every handful out of the stones themselves."""
    pieces = [colour for colour, count in enumerate(stones) for _ in range(count)]
    fits = {
        "any": lambda handful: True,
        "same": lambda handful: len(set(handful)) == 1,
        "distinct": lambda handful: len(set(handful)) == len(handful),
    }[pattern]
    handfuls = {
        tuple(handful.count(colour) for colour in range(3))
        for handful in _handfuls(pieces, number)
        if fits(handful)
    }
    ways = payments(list(stones), Pay("stones", stones=number, pattern=pattern))
    assert len(ways) == len(set(ways))
    assert set(ways) == handfuls


def _handfuls(pieces: list[int], number: int) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = {()}
    for piece in pieces:
        found |= {(*handful, piece) for handful in found if len(handful) < number}
    return {handful for handful in found if len(handful) == number}


@given(
    bank=st.tuples(*[st.integers(0, 3)] * 3),
    money=st.tuples(st.integers(0, 4), st.integers(0, 3), st.integers(0, 9)),
    gold=st.integers(0, 3),
    silver=st.integers(0, 4),
)
def test_purchases_against_brute_force(
    bank: tuple[int, ...], money: tuple[int, ...], gold: int, silver: int
) -> None:
    """R-X7: each stone for `gold` gold or for `silver` silver, never a mixture; 0 is no price."""
    space = Purchases(bank, money, gold, silver)
    drawn = agree(space)
    possible = set()
    for stones in product(*(range(count + 1) for count in bank)):
        for coins in product(*(range(count + 1) for count in money)):
            if _buys(sum(stones), coins[0] + coins[1], coins[2], gold, silver):
                money_kinds = ("fairy", "common", "silver")
                value = {"stones": object_of(stones, COLOURS), "coins": object_of(coins, money_kinds)}
                possible.add(key(value))
    assert set(drawn) == possible


def _buys(stones: int, gold_paid: int, silver_paid: int, gold: int, silver: int) -> bool:
    """Whether the stones can be shared out among those paid in gold and those paid in silver."""
    return any(
        gold_paid == by_gold * gold
        and silver_paid == (stones - by_gold) * silver
        and (gold > 0 or by_gold == 0)
        and (silver > 0 or by_gold == stones)
        for by_gold in range(stones + 1)
    )


def test_a_purchase_may_leave_out_what_is_nothing() -> None:
    space = Purchases((1, 1, 1), (1, 0, 0), 1, 3)
    for value in ({}, {"stones": {}}, {"coins": {}}, {"stones": {"red": 0}, "coins": {"silver": 0}}):
        assert space.read(value) == ((0, 0, 0), (0, 0, 0))


# -- chance is fair by piece (R-Q5) --------------------------------------------------------------------


@pytest.mark.parametrize("bag", [(2, 1, 1), (4, 0, 0), (3, 3, 1), (1, 2, 2)])
def test_every_order_of_the_stones_is_dealt_as_often(bag: tuple[int, ...]) -> None:
    pieces = [colour for colour, count in zip(COLOURS, bag, strict=True) for _ in range(count)]
    space = Deal(("A",), tuple(pieces), 4)
    assert space.size == perm(sum(bag), 4)
    by_hand = Counter(key({"A": list(order)}) for order in permutations(pieces, 4))
    assert agree(space, by_piece=True) == by_hand


def test_stones_for_two_are_dealt_as_often_as_pieces_lie() -> None:
    bag = (5, 2, 1)
    pieces = [colour for colour, count in zip(COLOURS, bag, strict=True) for _ in range(count)]
    space = Deal(("A", "B"), tuple(pieces), 4)
    by_hand = Counter(key({"A": list(order[:4]), "B": list(order[4:])}) for order in permutations(pieces, 8))
    drawn = Counter(key(space[index]) for index in range(space.size))
    assert drawn == by_hand
    assert {key(value) for value in space} == set(by_hand)


def test_the_deal_of_the_box() -> None:
    question = sit(6).questions()[0]
    assert question.legal.size == perm(36, 24)
    rng = random.Random(1)
    for _ in range(200):
        value = question.legal[rng.randrange(question.legal.size)]
        assert value in question.legal
        assert Counter(stone for stones in value.values() for stone in stones) <= Counter(
            dict.fromkeys(COLOURS, 12)
        )
    some = {key(value) for value, _ in zip(question.legal, range(500), strict=False)}
    assert len(some) == 500  # one after the other, never all at once


def specials(deck: str, discard: str = "") -> Specials:
    return Specials(tuple(deck.split()), tuple(discard.split()))


def test_two_specials_of_a_full_deck() -> None:
    deck = "fairy fairy ghost imp"
    by_hand = Counter(key(list(order)) for order in permutations(deck.split(), 2))
    assert agree(specials(deck, "troll"), by_piece=True) == by_hand


def test_an_empty_deck_is_refilled_between_the_two_draws() -> None:
    """R-D4: the last card, then any of the discard; the card just drawn is not in the refill."""
    drawn = agree(specials("troll", "fairy fairy ghost troll"), by_piece=True)
    assert drawn == {
        key(["troll", "fairy"]): 2, key(["troll", "ghost"]): 1, key(["troll", "troll"]): 1,
    }  # fmt: skip


def test_an_empty_deck_is_refilled_before_the_first_draw() -> None:
    drawn = agree(specials("", "fairy fairy ghost"), by_piece=True)
    assert drawn == {
        key(["fairy", "fairy"]): 2, key(["fairy", "ghost"]): 2, key(["ghost", "fairy"]): 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "discard", "answers"),
    [
        ("ghost", "", [["ghost"]]),
        ("", "imp", [["imp"]]),
        ("", "", [[]]),
        ("ghost", "imp", [["ghost", "imp"]]),
    ],
)
def test_fewer_than_two_specials_are_drawn_where_there_are_no_more(
    deck: str, discard: str, answers: list[list[str]]
) -> None:
    """R-D7: nothing blocks."""
    space = specials(deck, discard)
    agree(space, by_piece=True)
    assert list(space) == answers


def test_the_pile_and_the_bag_are_fair_by_piece() -> None:
    position = sit(3, {"row": ["witch"], "pile": ["fairy", "fairy", "thief"]})
    assert agree(position.questions()[0].legal, by_piece=True) == {'"fairy"': 2, '"thief"': 1}
    start = {"auction": "two_headed_dragon", "players": {"Bo": {"stones": {"red": 11, "yellow": 12}}}}
    position = sit(3, start)
    for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {})):
        position.answer(seat, "bid", fist)
    assert agree(position.questions()[0].legal, by_piece=True) == {'"red"': 1, '"blue"': 2}
    position.answer(CHANCE, "stone", "blue")
    assert agree(position.questions()[0].legal, by_piece=True) == {'"red"': 1, '"blue"': 1}


# -- over whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_question_of_random_games_agrees_with_itself(number: int) -> None:
    """Also: a drawn answer is never refused, and an answer that is not legal always is (R-Q4)."""
    rng = random.Random(number)
    position = sit(3 + number % 4, **OPTIONS[number])
    kinds = set()

    def look(now: Any, events: Any) -> None:
        for question in now.open:
            kinds.add(question.kind)
            assert question.legal.size >= 1
            if question.legal.size <= 300:
                agree(question.legal, by_piece=question.who == CHANCE)
            for value in rng.sample(NOT_ANSWERS, 3):
                if value not in question.legal:
                    with pytest.raises(Illegal):
                        now.copy().answer(question.who, question.kind, value)

    play_on(position, rng, look, most=1500)
    assert {"bid", "specials", "reveal"} <= kinds
