"""A start of Est Royal is taken as a whole, or every fault of it is named by its place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pierres.rules import record as records
from pierres.rules.est_royal.cards import PACK, PILES
from pierres.rules.est_royal.deals import pack
from pierres.rules.est_royal.position import Position
from pierres.rules.game import BadGame
from pierres.rules.record import RecordError
from tests.rules.est_royal_house import OPTIONS, dealt, game, hold, play_on, sit, start_of

CROSS = {"up": ["9S", "8D"], "left": [], "centre": ["KC"], "right": ["AH"], "down": ["2C"]}


def good() -> dict[str, Any]:
    return start_of(CROSS, ["3D", "QS"], {"f1": ["5H", "6H"], "f3": ["5C"]})


def start_from(position: Position) -> dict[str, Any]:
    """The start that gives a position again, with another history."""
    snapshot = position.snapshot()
    start = {key: snapshot[key] for key in ("foundations", "tableau", "waste")}
    return {**start, "stock": [PACK[card] for card in reversed(position.stock)]}


@pytest.mark.parametrize("options", OPTIONS[:4], ids=str)
def test_any_position_of_a_game_can_be_started_from(options: dict[str, Any]) -> None:
    rng = random.Random(2)
    for number in range(12):
        position = dealt(number, **options)
        play_on(position, rng, most=rng.randrange(160))
        again = sit(start_from(position), **options)
        assert again.snapshot() == position.snapshot()
        hold(again)
        again.answers = position.answers
        assert again == position


def test_the_next_card_of_the_stock_is_the_first_of_the_list() -> None:
    start = good()
    position = sit(start)
    hold(position)
    (event,) = position.answer("Ada", "turn")
    assert (event.public or {})["card"] == start["stock"][0]


def test_what_may_be_left_out_is_empty() -> None:
    start = good()
    del start["tableau"]["left"]
    assert sit(start).snapshot()["foundations"]["f4"] == []
    cards = [card for card in PACK if card != "5H"]
    bare = {"foundations": {"f1": ["5H"]}, "stock": cards}
    assert sit(bare).snapshot()["tableau"]["up"] == []


def test_a_start_may_be_the_end() -> None:
    cards = "56789TJQKA234"
    corners = {f"f{number}": [rank + suit for rank in cards] for number, suit in enumerate("SHDC", 1)}
    position = sit({"foundations": corners})
    assert position.result() == (("Ada",), {"Ada": 52})
    hold(position)


Spoil = Callable[[dict[str, Any]], object]

FAULTS: list[tuple[Spoil, str]] = [
    (lambda s: s.update(nonsense=1), "start.nonsense: unknown key"),
    (lambda s: s.update(foundations=[]), "start.foundations: expected an object"),
    (lambda s: s.update(tableau=None), "start.tableau: expected an object"),
    (lambda s: s["foundations"].update(f5=[]), "start.foundations.f5: no such pile"),
    (lambda s: s["tableau"].update(middle=[]), "start.tableau.middle: no such pile"),
    (lambda s: s["tableau"].update(up="9S"), "start.tableau.up: expected a list of cards"),
    (lambda s: s.update(waste={}), "start.waste: expected a list of cards"),
    (lambda s: s.update(stock=52), "start.stock: expected a list of cards"),
    (lambda s: s["tableau"]["up"].append("10H"), "start.tableau.up[2]: no card '10H'"),
    (lambda s: s["waste"].append(None), "start.waste[2]: no card None"),
    (lambda s: s["stock"].insert(0, ["AS"]), "start.stock[0]: no card ['AS']"),
    (lambda s: s["waste"].append("2C"), "start.waste[2]: 2C is already in start.tableau.down[0]"),
    (lambda s: s["stock"].pop(), "start: missing: QC"),
    (lambda s: s.update(stock=[]), "start: missing: AS, 2S, 3S and 39 more"),
    (lambda s: s.update(foundations={}), "start.foundations: no corner has a base card"),
    (
        lambda s: s["foundations"].update(f2=["7C"]),
        "start.foundations.f2[0]: the base rank is 5, 7C is of another",
    ),
    (lambda s: s["foundations"]["f1"].append("8H"), "start.foundations.f1[2]: 7H comes next, not 8H"),
    (lambda s: s["foundations"]["f3"].append("6D"), "start.foundations.f3[1]: 6C comes next, not 6D"),
    (
        lambda s: s["foundations"].update(f1=[f"{rank}H" for rank in "56789TJQKA234"] + ["5D"]),
        "start.foundations.f1[13]: the foundation is complete without 5D",
    ),
    (lambda s: s["tableau"]["up"].append("6D"), "start.tableau.up[2]: 6D does not go on 8D"),
    (lambda s: s["tableau"]["centre"].append("AS"), "start.tableau.centre[1]: AS does not go on KC"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spoil", "words"), FAULTS, ids=[words.split(":")[0] + str(n) for n, (_, words) in enumerate(FAULTS)]
)
def test_a_fault_of_a_start_is_named_by_its_place(spoil: Spoil, words: str) -> None:
    start = good()
    hold(sit(start))
    spoil(start)
    with pytest.raises(BadGame) as caught:
        sit(start)
    assert str(caught.value) == words


def test_a_king_lies_on_a_base_ace_only_where_it_may() -> None:
    start = start_of({"up": ["AS", "KD"]}, foundations={"f1": ["AH"]})
    hold(sit(start))
    with pytest.raises(BadGame, match=r"start\.tableau\.up\[1\]: KD does not go on AS"):
        sit(start, kings_on_aces=False)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        ([], {}, "seats: expected 1, not 0"),
        (["A", "B"], {}, "seats: expected 1, not 2"),
        (["A"], {"redeal": 1}, "options.redeal: expected one of false, true, not 1"),
        (["A"], {"redeals": True}, "options.redeals: unknown option"),
        (["A"], [], "options: expected an object"),
    ],
)
def test_seats_and_options(seats: list[str], options: Any, words: str) -> None:
    with pytest.raises(BadGame) as caught:
        game().start(seats, options)
    assert str(caught.value) == words


CARDS = st.sampled_from([*PACK, *PILES, "", "1S", None, 3]) | st.lists(st.none(), max_size=1)
PLACES = (
    st.dictionaries(st.sampled_from([*PILES, "x"]), st.lists(CARDS, max_size=4) | CARDS, max_size=4) | CARDS
)


@given(
    st.dictionaries(
        st.sampled_from(["foundations", "tableau", "waste", "stock", "x"]), PLACES | st.lists(CARDS)
    )
)
def test_any_start_is_taken_or_refused_in_a_sentence(start: dict[str, Any]) -> None:
    try:
        hold(sit(start))
    except BadGame as error:
        assert str(error).startswith("start")
        assert len(str(error)) < 200


# -- records -------------------------------------------------------------------------------------------


def small(**keys: Any) -> dict[str, Any]:
    return {
        "format": "pierres-record",
        "version": 1,
        "game": "est-royal",
        "seats": ["Ada"],
        "steps": [["chance", "deal", list(pack(1))], ["Ada", "turn"], ["Ada", "move", ["left", "down"]]],
        **keys,
    }


@pytest.mark.parametrize(
    ("keys", "place", "words"),
    [
        ({"seats": ["Ada", "Bo"]}, "seats", "expected 1, not 2"),
        ({"options": {"redeal": "yes"}}, "options.redeal", "expected one of false, true"),
        ({"start": {"waste": ["XX"]}}, "start.foundations", "no corner has a base card"),
        ({"steps": [["Ada", "turn"]]}, "steps[0]", "Ada cannot answer turn without a value: not asked"),
        ({"steps": [["chance", "deal", list(PACK[1:])]]}, "steps[0]", "not a pack"),
        ({"steps": [["chance", "deal"]]}, "steps[0]", "not a pack"),
        (
            {"steps": [["chance", "deal", list(pack(1))], ["Ada", "move", ["up", "f1"]]]},
            "steps[1]",
            'Ada cannot answer move ["up", "f1"]: wrong suit',
        ),
        ({"final": {"stock_size": 46}}, "final.stock_size", "expected 46, found 45"),
        ({"final": {"tableau": {"left": ["4H"]}}}, "final.tableau.left", 'expected ["4H"]'),
        ({"final": {"foundations": {"f9": []}}}, "final.foundations.f9", "expected [], found null"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(keys: dict[str, Any], place: str, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.play(records.read(json.dumps(small(**keys)), "mine.json"), game(), "mine.json")
    assert (caught.value.source, caught.value.place) == ("mine.json", place)
    assert words in caught.value.reason


def test_a_record_plays_to_the_same_position_always() -> None:
    """Written, read and played again: the same text, the same position, the same events."""
    for number, options in enumerate(OPTIONS):
        position = sit(**options)
        told: list[Any] = []
        steps = play_on(position, random.Random(number), after=lambda _, events: told.extend(events))  # noqa: B023
        extra = {"deal": number, "title": "Une réussite"}
        record = records.Record("est-royal", ("Ada",), options, None, steps, position.snapshot(), extra)
        text = records.write(record)
        again = records.read(text)
        assert again == record and records.write(again) == text
        assert records.play(again, game()) == position
        assert [event for one in records.replay(again, game()) for event in one.events] == told


def test_a_turn_is_written_without_a_value_but_read_with_none_too() -> None:
    text = json.dumps(small(steps=[["chance", "deal", list(pack(1))], ["Ada", "turn", None]]))
    assert records.play(records.read(text), game()).snapshot()["stock_size"] == 45
