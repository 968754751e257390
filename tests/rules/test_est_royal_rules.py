"""The rule book of Est Royal, E-1 to E-6 and the options, where the scenarios do not show it already."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pierres.rules.est_royal.cards import PACK
from pierres.rules.est_royal.deals import pack
from pierres.rules.game import CHANCE, Event, Illegal
from tests.rules.est_royal_house import (
    ACE_DEAL,
    OPTIONS,
    brute_moves,
    dealt,
    draw,
    hold,
    listed,
    play_on,
    sit,
    start_of,
)

SINGLES = {"up": ["9S"], "left": ["8D"], "centre": ["KC"], "right": ["AH"], "down": ["2C"]}


def run(ranks: str, suit: str) -> list[str]:
    return [rank + suit for rank in ranks]


FIVES = "56789TJQKA234"
WON_BUT_ONE = {
    "foundations": {
        "f1": run(FIVES, "H"),
        "f2": run(FIVES, "S"),
        "f3": run(FIVES, "D"),
        "f4": run(FIVES[:-1], "C"),
    },
    "tableau": {"up": ["4C"]},
}


def moved(events: list[Event]) -> list[dict[str, Any]]:
    return [dict(event.public or {}) for event in events if event.kind == "moved"]


# -- E-1 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first_to_waste", [False, True])
def test_the_deal(first_to_waste: bool) -> None:
    """E-1: one card to a corner, five to the cross; by the option one to the waste; the rest is the stock."""
    position = sit(first_to_waste=first_to_waste)
    assert [question[:2] for question in position.questions()] == [(CHANCE, "deal")]
    (told,) = position.answer(CHANCE, "deal", list(pack(1)))
    waste = ["JH"] if first_to_waste else []
    assert told == Event(
        "dealt",
        "",
        {
            "foundations": {"f1": ["7H"], "f2": [], "f3": [], "f4": []},
            "tableau": {"up": ["9S"], "left": ["4H"], "centre": ["8D"], "right": ["8H"], "down": ["5C"]},
            "waste": waste,
            "stock": 46 - len(waste),
        },
    )
    hold(position, [told])
    seven = position.answer("Ada", "turn")
    card = pack(1)[6 + len(waste)]
    assert seven == [Event("turned", "Ada", {"card": card, "stock": 45 - len(waste)})]
    assert position.snapshot()["waste"] == [*waste, card]


def test_only_chance_deals_and_only_once() -> None:
    position = sit()
    for who, kind, value, reason in (
        ("Ada", "turn", None, "not_asked"),
        ("Ada", "deal", list(PACK), "not_asked"),
        (CHANCE, "turn", None, "wrong_kind"),
        (CHANCE, "deal", list(PACK[1:]), "not_a_pack"),
        (CHANCE, "deal", [*PACK[1:], "KC"], "not_a_pack"),
        (CHANCE, "deal", PACK, "not_a_pack"),
        (CHANCE, "deal", [*PACK[1:], ["AS"]], "not_a_pack"),
    ):
        with pytest.raises(Illegal) as caught:
            position.answer(who, kind, value)
        assert caught.value.reason == reason
    position.answer(CHANCE, "deal", list(PACK))
    with pytest.raises(Illegal) as caught:
        position.answer(CHANCE, "deal", list(PACK))
    assert caught.value.reason == "not_asked"


# -- E-2 to E-4: moves ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_legal_moves_are_those_of_the_rule_book(options: dict[str, Any]) -> None:
    """On hundreds of positions of many games, and each of them is taken while every other pair is refused."""
    rng = random.Random(5)
    for number in (*range(10), ACE_DEAL):
        position = dealt(number, **options)
        for _ in range(150):
            if not position.questions():
                break
            assert sorted(listed(position).get("move", [])) == sorted(brute_moves(position))
            if rng.random() < 0.03:
                judge(position)
            position.answer(*draw(position, rng))


def judge(position: Any) -> None:
    """Every pair of piles is taken or refused as the list of legal moves says."""
    legal = listed(position).get("move", [])
    piles = ("up", "left", "centre", "right", "down", "waste", "f1", "f2", "f3", "f4", "stock")
    for source in piles:
        for target in piles:
            twin = position.copy()
            if [source, target] in legal:
                events = twin.answer("Ada", "move", [source, target])
                hold(twin, events)
            else:
                with pytest.raises(Illegal):
                    twin.answer("Ada", "move", [source, target])
                assert twin == position


@pytest.mark.parametrize(
    ("move", "reason", "details"),
    [
        (["up", "up"], "same_pile", {"pile": "up"}),
        (["stock", "up"], "stock_must_be_turned", {}),
        (["f1", "up"], "foundation_is_final", {"pile": "f1"}),
        (["right", "up"], "empty_pile", {"pile": "right"}),
        (["up", "stock"], "not_to_stock", {"card": "8D"}),
        (["up", "waste"], "not_to_waste", {"card": "8D"}),
        (["up", "f2"], "corner_wants_base", {"card": "8D", "base": "5"}),
        (["up", "f1"], "wrong_suit", {"card": "8D", "wanted": "6H"}),
        (["down", "f1"], "wrong_rank", {"card": "7H", "wanted": "6H"}),
        (["up", "centre"], "not_one_lower", {"card": "8D", "on": "KC", "wanted": "Q"}),
        (["waste", "left"], "not_one_lower", {"card": "QS", "on": "AH", "wanted": "K"}),
        (["centre", "right"], "only_card_to_space", {"card": "KC"}),
        (["nowhere", "up"], "no_such_pile", {"pile": "nowhere"}),
        (["up", "f5"], "no_such_pile", {"pile": "f5"}),
        (["up"], "not_a_value", {}),
        (("up", "right"), "not_a_value", {}),
        ("up", "not_a_value", {}),
        ([["up"], "right"], "not_a_value", {}),
        (None, "not_a_value", {}),
        ({"from": "up", "to": "right"}, "not_a_value", {}),
    ],
)
def test_a_refusal_says_why(move: Any, reason: str, details: dict[str, str]) -> None:
    """E-2, E-3, E-4: whoever tries what is not allowed is told what is."""
    cross = {"up": ["9S", "8D"], "left": ["AH"], "centre": ["KC"], "right": [], "down": ["7H"]}
    position = sit(start_of(cross, ["3D", "QS"]))
    before = position.copy()
    with pytest.raises(Illegal) as caught:
        position.answer("Ada", "move", move)
    assert (caught.value.reason, caught.value.details) == (reason, details)
    assert position == before


def test_more_refusals() -> None:
    complete = {"f1": run(FIVES, "H"), "f2": ["5S"]}
    position = sit(start_of({**SINGLES, "right": ["AS"]}, foundations=complete))
    for who, kind, value, reason in (
        ("Ada", "move", ["up", "f1"], "corner_complete"),
        ("Ada", "turn", True, "not_a_value"),
        ("Ada", "turn", "waste", "not_a_value"),
        ("Ada", "redeal", None, "wrong_kind"),
        ("Bo", "turn", None, "not_asked"),
        (CHANCE, "turn", None, "not_asked"),
    ):
        with pytest.raises(Illegal) as caught:
            position.answer(who, kind, value)
        assert caught.value.reason == reason


def test_a_stock_without_cards_is_not_turned() -> None:
    position = sit(start_of({**SINGLES, "up": []}, rest="waste"))
    with pytest.raises(Illegal) as caught:
        position.answer("Ada", "turn")
    assert caught.value.reason == "stock_empty"


def test_a_move_is_told_with_its_card() -> None:
    position = sit(start_of(SINGLES))
    assert position.answer("Ada", "move", ["left", "up"]) == [
        Event("moved", "Ada", {"card": "8D", "from": "left", "to": "up"})
    ]
    assert position.view("Ada").moves == 1


# -- E-5, E-6: the end ---------------------------------------------------------------------------------


def test_the_52nd_card_wins() -> None:
    position = sit(WON_BUT_ONE)
    assert position.view("Ada").score == 51 and position.result() is None
    events = position.answer("Ada", "move", ["up", "f4"])
    assert events[-1] == Event(
        "game_over", "Ada", {"winners": ["Ada"], "scores": {"Ada": 52}, "reason": "won"}
    )
    assert position.result() == (("Ada",), {"Ada": 52})
    for kind, value in (("turn", None), ("move", ["up", "f4"]), ("move", 3), ("nonsense", None)):
        with pytest.raises(Illegal) as caught:
            position.answer("Ada", kind, value)
        assert caught.value.reason == "not_asked"


def test_the_game_is_over_when_nothing_is_left_to_do() -> None:
    """E-5: not before: while a card can be turned or moved, to a space even, it goes on."""
    stuck = {"up": ["2H"], "left": ["4S"], "centre": ["6D"], "right": ["8C"], "down": ["TS"]}
    start = start_of(stuck, ["QD"], {"f1": ["9C"]}, rest="waste")
    start["stock"] = [start["waste"].pop()]
    position = sit(start)
    assert list(listed(position)) == ["turn"]
    events = position.answer("Ada", "turn")
    assert events[-1].kind == "game_over"
    assert events[-1].public == {"winners": [], "scores": {"Ada": 1}, "reason": "stuck"}
    assert position.result() == ((), {"Ada": 1})
    assert position.questions() == ()


# -- the options ---------------------------------------------------------------------------------------

ACES = {"up": ["AS"], "left": ["KD"], "centre": ["7C"], "right": ["9H"], "down": ["2C"]}


def test_kings_go_on_aces_also_when_aces_are_the_base_but_by_option_they_do_not() -> None:
    """E-3 and its option, the book rule of Four Seasons: only while aces are the base."""
    start = start_of(ACES, foundations={"f1": ["AH"]})
    assert sit(start).answer("Ada", "move", ["left", "up"])
    with pytest.raises(Illegal) as caught:
        sit(start, kings_on_aces=False).answer("Ada", "move", ["left", "up"])
    assert (caught.value.reason, caught.value.details) == ("nothing_on_base_ace", {"card": "KD", "on": "AS"})
    fives = start_of(SINGLES)
    assert sit(fives, kings_on_aces=False).answer("Ada", "move", ["centre", "right"])


def test_by_option_the_waste_fills_spaces_at_once() -> None:
    """E-4 and its option: a space is filled in the same answer, in the order of the piles."""
    cross = {**SINGLES, "down": ["7H"]}
    position = sit(start_of(cross, ["3D", "QS"]), fill_from_waste=True)
    events = position.answer("Ada", "move", ["left", "up"])
    assert moved(events) == [
        {"card": "8D", "from": "left", "to": "up"},
        {"card": "QS", "from": "waste", "to": "left", "filled": True},
    ]
    assert position.view("Ada").moves == 1
    hold(position, events)
    assert moved(position.answer("Ada", "move", ["down", "up"]))[1]["card"] == "3D"
    events = position.answer("Ada", "move", ["left", "centre"])
    assert len(moved(events)) == 1 and position.view("Ada").tableau[1] == (), "no waste: the space stays"
    assert ["up", "left"] in listed(position)["move"], "and any available card may fill it"
    events = position.answer("Ada", "turn")
    assert [event.kind for event in events] == ["turned", "moved"], "until the next card is turned"
    assert position.view("Ada").waste == () and len(position.view("Ada").tableau[1]) == 1


def test_without_the_option_a_space_stays() -> None:
    position = sit(start_of(SINGLES, ["3D", "QS"]))
    position.answer("Ada", "move", ["left", "up"])
    assert position.view("Ada").tableau[1] == ()


def test_a_start_with_spaces_is_filled_by_option() -> None:
    view = sit(start_of({**SINGLES, "up": [], "down": []}, ["3D", "QS", "TS"]), fill_from_waste=True).view(
        "x"
    )
    assert (view.tableau[0], view.tableau[4], view.waste) == (("TS",), ("QS",), ("3D",))


def test_by_option_the_waste_is_turned_over_once() -> None:
    """E-4 and its option: the cards come again in the same order; a second time there is no redeal."""
    position = dealt(5, redeal=True)
    order = [position.answer("Ada", "turn")[0].public["card"] for _ in range(46)]  # type: ignore[index]
    assert "turn" in listed(position) and position.view("Ada").redeals == 1
    assert position.answer("Ada", "turn") == [Event("redealt", "Ada", {"stock": 46})]
    view = position.view("Ada")
    assert (view.waste, view.stock, view.redeals) == ((), 46, 0)
    hold(position)
    assert [position.answer("Ada", "turn")[0].public["card"] for _ in range(46)] == order  # type: ignore[index]
    assert "turn" not in listed(position)
    with pytest.raises(Illegal):
        position.answer("Ada", "turn")


def test_nothing_is_turned_over_when_the_waste_is_empty_too() -> None:
    start = {
        "foundations": WON_BUT_ONE["foundations"] | {"f4": run("56789TJQKA2", "C")},
        "tableau": {"up": ["4C", "3C"]},
    }
    position = sit(start, redeal=True)
    assert list(listed(position)) == ["move"]
    position.answer("Ada", "move", ["up", "f4"])
    assert position.answer("Ada", "move", ["up", "f4"])[-1].kind == "game_over"


def test_without_a_redeal_a_game_that_is_stuck_is_over_but_with_it_not() -> None:
    for redeal in (False, True):
        rng = random.Random(3)
        for number in range(8):
            position = dealt(number, redeal=redeal)
            play_on(position, rng, after=hold, most=300)
            if position.result() is not None:
                assert position.view("Ada").redeals == 0


# -- what is seen --------------------------------------------------------------------------------------


def test_the_view_is_the_same_for_all_and_knows_nothing_of_the_order_of_the_stock() -> None:
    position = dealt(1)
    other = sit()
    cards = list(pack(1))
    other.answer(CHANCE, "deal", [*cards[:6], *reversed(cards[6:])])
    assert position != other
    assert position.view("Ada") == other.view("Ada")
    here, there = position.view("Ada"), position.view("public")
    assert here._replace(viewer="public") == there
    assert "JH" not in repr(here)


def test_the_view_says_what_every_corner_wants() -> None:
    corners = {"f1": run(FIVES, "H"), "f2": ["5S", "6S"], "f4": run("56789TJQK", "D")}
    view = sit(start_of({**SINGLES, "up": [], "left": [], "right": ["AS"]}, foundations=corners)).view("Ada")
    assert [view.wanted(corner) for corner in range(4)] == ["", "7S", "5", "AD"]
    assert sit().view("Ada").wanted(2) == ""
