"""Rulings of the dragons beside the scenarios: by brute force in random games, and the rarest by hand."""

from __future__ import annotations

import inspect
import random
import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pierres.rules.jeu_des_dragons as package
from pierres.rules.game import CHANCE, PUBLIC, Event, Illegal
from pierres.rules.jeu_des_dragons import gold
from pierres.rules.jeu_des_dragons.constants import STAKES
from pierres.rules.jeu_des_dragons.flights import barring, special
from pierres.rules.jeu_des_dragons.position import Position
from tests.rules.jeu_des_dragons_house import OPTIONS, Invariants, chance_draws, hands, sit
from tests.rules.random_play import play_on


def test_every_ruling_is_carried_out_somewhere() -> None:
    """Each of the 89 is named, by itself, where the rules do what it says."""
    text = "".join(path.read_text("utf-8") for path in Path(inspect.getfile(package)).parent.glob("*.py"))
    text = re.sub(r"D-\d+ to D-\d+", "", text)
    named = {int(number) for number in re.findall(r"\bD-(\d+)\b", text)}
    assert named == set(range(1, 90))


# -- by brute force in random games ----------------------------------------------------------------------


class Round:
    """Watches plays by their events: whether each power should have triggered, and who should lead next."""

    def __init__(self, untied: bool) -> None:
        self.untied = untied
        self.strength: dict[str, int] = {}
        self.played: list[list[str]] = []
        self.leader = self.priest = ""
        self.whys = Counter[str]()

    def __call__(self, position: Position, events: list[Event]) -> None:
        self.strength = dict(position.box.strength)
        wanted: tuple[str, str] | None = None
        for event in events:
            told: Any = event.public or {}
            if wanted and event.kind in ("triggered", "not_triggered"):
                assert (event.kind, told["why"]) == wanted
                assert told["before"] == (self.played[-2][1] if len(self.played) > 1 else "")
                self.whys[told["why"]] += 1
                wanted = None
            elif event.kind == "played":
                wanted = self._played(event.who, told["card"])
            elif event.kind == "replaced":
                for one in self.played:
                    if one == [event.who, told["card"]]:
                        one[1] = told["by"]
            elif event.kind == "slain":
                for one in self.played:
                    if one == [told["from"], told["card"]]:
                        one[0] = ""
            elif event.kind == "leads_next":
                self.priest = event.who
            elif event.kind == "round_begins":
                self._begins(event.who, told["why"])
        assert wanted is None, "each play says why its power did or did not trigger"

    def _played(self, who: str, card: str) -> tuple[str, str]:
        self.played.append([who, card])
        if len(self.played) == 1:
            return "triggered", "first"
        before, now = (self.strength[one[1]] for one in self.played[-2:])
        if now > before:
            return "not_triggered", "stronger"
        return "triggered", "equal" if now == before else "weaker"

    def _begins(self, who: str, why: str) -> None:
        self.whys[why] += 1
        if why != "ante":
            assert (who, why) == self._wanted()
        self.leader, self.priest, self.played = who, "", []

    def _wanted(self) -> tuple[str, str]:
        if self.priest:
            return self.priest, "priest"
        lying = [(self.strength[card], seat) for seat, card in self.played if seat]
        for strength in sorted({strength for strength, _ in lying}, reverse=True):
            seats = [seat for other, seat in lying if other == strength]
            if len(seats) == 1:
                return seats[0], "strongest" if strength == max(lying)[0] else "untied"
            if not self.untied:
                break
        return self.leader, "tied" if lying else "nothing"


@pytest.mark.parametrize("options", [{}, {"round_tie": "untied"}], ids=str)
def test_triggers_and_leads_are_those_of_the_rule_book(options: dict[str, Any]) -> None:
    whys = Counter[str]()
    for number in range(40):
        watch = Round("round_tie" in options)
        play_on(sit(2 + number % 5, **options), random.Random(number), watch, until=lambda p: p.gambit > 30)
        whys += watch.whys
    wanted = {"first", "weaker", "equal", "stronger", "strongest", "ante", "priest", "tied"}
    assert wanted | ({"untied"} if options else set()) <= set(whys)


def _by_brute_force(position: Position, flight: tuple[str, ...]) -> set[str | int]:
    """What any three dragons of a flight make."""
    made: set[str | int] = set()
    for three in combinations([position.box.cards[card] for card in flight], 3):
        if all(card.dragon for card in three):
            made |= set.intersection(*[set(card.colours) for card in three])
            if len({card.strength for card in three}) == 1:
                made.add(three[0].strength)
    return made


@given(st.lists(st.sampled_from(sit(2).box.pack), max_size=8, unique=True))
def test_special_flights_are_those_of_any_three_dragons(flight: list[str]) -> None:
    position = sit(2)
    position.flights[0] = tuple(flight)
    made = special(position, 0)
    assert {key for key, _ in made} == _by_brute_force(position, tuple(flight))
    keys = [key for key, _ in made]
    assert keys == sorted(keys, key=lambda key: (isinstance(key, int), key)), "D-54"
    for _, cards in made:
        assert len(cards) >= 3 and set(cards) <= set(flight)
    sides = {position.box.side[card] for card in flight}
    barred = ("bahamut" in flight and "evil" in sides) or ("tiamat" in flight and "good" in sides)
    assert bool(barring(position, 0)) == barred


def test_special_flights_are_paid_once_each() -> None:
    paid = Counter[str]()

    def look(position: Position, events: list[Event]) -> None:
        told = [event.public or {} for event in events if event.kind == "special_flight"]
        paid.update(one["flight"] for one in told)
        for seat, keys in enumerate(position.paid):
            assert len(set(keys)) == len(keys)
            assert {key for key in keys if isinstance(key, str)} <= {
                colour for card in position.box.cards.values() for colour in card.colours
            }, seat

    for number in range(40):
        play_on(sit(2 + number % 5), random.Random(number), look, until=lambda p: p.gambit > 30)
    assert set(paid) == {"colour", "strength"}


# -- gold and debts --------------------------------------------------------------------------------------


debts_of_four = st.lists(
    st.lists(st.tuples(st.integers(-1, 3), st.integers(1, 9)), max_size=3), min_size=4, max_size=4
)


@given(debts_of_four, st.integers(0, 3), st.integers(-1, 3), st.integers(0, 30), st.integers(0, 25))
def test_gold_goes_down_the_line_of_debtors(
    debts: list[list[tuple[int, int]]], payer: int, to: int, have: int, amount: int
) -> None:
    """D-75, D-76: nothing is lost, who owes has no gold, and the debts shrink by what is repaid."""
    if to == payer:
        return
    position = sit(4)
    position.stakes = 11
    for seat, owed in enumerate(debts):
        position.debts[seat] = tuple(debt for debt in owed if debt[0] != seat)
        position.gold[seat] = 0 if position.debts[seat] else 10
    position.gold[payer] = 0 if position.debts[payer] else have
    before, owed_before = sum(position.gold), sum(debt[1] for one in position.debts for debt in one)
    events: list[Event] = []
    gold.pay(position, payer, to, amount, "power", "", events)
    told = [(event.kind, event.public or {}) for event in events]
    new = sum(one["amount"] for kind, one in told if kind == "owes")
    repaid = sum(one["amount"] for kind, one in told if kind == "repaid")
    assert sum(position.gold) + position.stakes == before + 11
    assert sum(debt[1] for one in position.debts for debt in one) == owed_before + new - repaid
    for seat, owed in enumerate(position.debts):
        assert not (owed and position.gold[seat])
        assert all(amount > 0 and creditor != seat for creditor, amount in owed)


def test_gold_passes_through_a_debtor_in_the_middle_of_a_colour_flight() -> None:
    """D-76: Ada owes Cy, who has no gold but what comes to him while the payments are made.

    Red: 1 from Bo goes through Ada to Cy. Then 5 from each: Bo's last 3 go the same way, and he owes 2. Cy
    pays the 4 he has and owes 1; Ada repays him her last 2 of them, of which 1 comes back at once.
    """
    players = hands(Ada="red-12 white-1|red-2 red-5", Bo="white-2|gold-2 silver-2", Cy="white-3|blue-1")
    players["Ada"] |= {"debts": [["Cy", 6]]}
    players["Cy"] |= {"gold": 0}
    players["Bo"] |= {"gold": 4}
    start = {"stakes": 20, "round": 3, "leader": "Cy", "turn": "Ada", "played": [], "players": players}
    position = sit(3, start)
    position.answer("Ada", "play", "red-12")
    events = position.answer(CHANCE, "take", "white-2")
    snapshot = position.snapshot()["seats"]
    assert [snapshot[name]["gold"] for name in ("Ada", "Bo", "Cy")] == [3, 0, 1]
    assert snapshot["Ada"]["debts"] == snapshot["Cy"]["debts"] == []
    assert snapshot["Bo"]["debts"] == [["Ada", 2]]
    assert any(event.kind == "special_flight" for event in events)
    Invariants(position)(position)


def test_who_owes_the_winner_by_way_of_the_stakes_is_told() -> None:
    """D-77: the void and the due debts are events of their own."""
    players = hands(
        Ada="white-1|red-2 green-4 gold-6", Bo="white-8 white-2|gold-9 silver-3", Cy="white-3|red-3"
    )
    players["Ada"] |= {"gold": 0, "debts": [["stakes", 4]]}
    players["Bo"] |= {"gold": 0, "debts": [["stakes", 7]]}
    played = [["Cy", "red-3"], ["Ada", "gold-6"]]
    start = {"stakes": 30, "round": 3, "leader": "Cy", "turn": "Bo", "played": played, "players": players}
    position = sit(3, start)
    told = {event.kind: (event.who, event.public) for event in position.answer("Bo", "play", "white-8")}
    assert told["debt_void"] == ("Bo", {"to": "stakes", "amount": 7})
    assert told["debt_due"] == ("Ada", {"to": "Bo", "amount": 4})
    assert told["eliminated"] == ("Ada", {"debts": [["Bo", 4]]})
    assert told["game_over"][1] == {
        "winners": ["Cy"], "scores": {"Ada": 0, "Bo": 30, "Cy": 50}, "reason": "eliminated", "stakes": 0,
    }  # fmt: skip


def test_if_all_are_eliminated_all_are_looked_at() -> None:
    """D-88: nobody has gold, and nobody may win the stakes."""
    players = hands(Ada="black-9|bahamut green-4 red-3", Bo="gold-4 white-2|tiamat green-8")
    players["Ada"] |= {"gold": 0, "debts": [["Bo", 1]]}
    players["Bo"] |= {"gold": 0, "debts": [["Ada", 2], ["stakes", 1]]}
    start = {
        "stakes": 20, "round": 3, "turn": "Bo", "played": [["Ada", "red-3"]], "players": players,
    }  # fmt: skip
    for options, reason in (({}, "eliminated"), ({"gambits": 5}, "one_left"), ({"gambits": 1}, "gambits")):
        position = sit(2, start, **options)
        position.answer("Bo", "play", "gold-4")
        assert position.result() == (("Ada", "Bo"), {"Ada": 0, "Bo": 0})
        assert position.over == reason and position.stakes == 20
        Invariants(position)(position)


# -- rare plays ------------------------------------------------------------------------------------------


def test_the_taking_of_nothing_from_empty_stakes_ends_the_gambit() -> None:
    """D-60: they were empty; White without a mortal takes nothing and ends nothing."""
    for card, ends in (("black-9", True), ("white-8", False), ("thief", True), ("gold-2", False)):
        start = {"leader": "Ada", "players": hands(Ada=f"{card} red-2 red-3", Bo="red-5 red-8")}
        position = sit(2, start)
        events = position.answer("Ada", "play", card)
        while position.open[0].kind == "discard":
            events += position.answer("Ada", "discard", "red-2")
        assert any(event.kind == "gambit_ends" for event in events) == ends, card


def test_blue_from_the_opponents_fills_empty_stakes() -> None:
    position = sit(2, {"players": hands(Ada="blue-9 red-2", Bo="red-5 red-8")})
    position.answer("Ada", "play", "blue-9")
    position.answer("Ada", "blue", "opponents")
    assert (position.stakes, position.gambit, position.round) == (1, 1, 1)


def test_three_tied_ante_cards_are_chosen_one_by_one() -> None:
    """D-40: asked once for each card so chosen."""
    ante = ["gold-6", "green-6", "silver-6", "red-10"]
    players = hands(Ada="bronze-11 white-1", Bo="white-2")
    position = sit(2, {"stakes": 20, "ante": ante, "players": players})
    position.answer("Ada", "play", "bronze-11")
    assert list(position.open[0].legal) == ["gold-6", "green-6", "silver-6"]
    position.answer("Ada", "take_ante", "green-6")
    assert list(position.open[0].legal) == ["gold-6", "silver-6"]
    position.answer("Ada", "take_ante", "silver-6")
    assert position.view("Ada").seat("Ada").hand == ("green-6", "white-1", "silver-6")
    assert position.ante == ("gold-6", "red-10")


def test_with_room_for_one_any_of_those_that_could_be_the_two_weakest() -> None:
    full = "black-1 black-2 black-3 black-5 black-7 black-9 blue-1 blue-2 blue-4"
    ante = ["red-10", "gold-6", "silver-6", "white-4"]
    players = hands(Ada=f"bronze-11 {full}", Bo="white-2")
    position = sit(2, {"stakes": 20, "ante": ante, "players": players})
    position.answer("Ada", "play", "bronze-11")
    assert list(position.open[0].legal) == ["gold-6", "silver-6", "white-4"]
    position.answer("Ada", "take_ante", "white-4")
    assert position.open[0].kind == "play" and len(position.hands[0]) == 10


def test_a_strength_flight_with_a_full_hand_takes_the_gold_only() -> None:
    """D-48, D-74: by the Princess's Gold the hand is full when the flight is looked at."""
    full = "black-1 black-2 black-3 black-5 black-7 black-9 blue-1 blue-2 blue-4"
    players = hands(Ada=f"princess {full}|gold-9 brass-9 bronze-9", Bo="white-2|gold-2")
    position = sit(2, {"stakes": 20, "round": 4, "ante": ["red-10"], "players": players})
    position.paid[0] = ()
    position.answer("Ada", "play", "princess")
    position.answer("Ada", "next", "gold-9")
    chance_draws(position, "white-1")
    position.answer("Ada", "next", "bronze-9")
    events = position.answer("Bo", "give", "pay")
    assert position.ante == ("red-10",)
    assert {"cards": [], "left": 1, "why": "strength_flight", "card": ""} in [e.public for e in events]
    assert position.gold == [50 - 1 + 5 + 9, 45]


def test_the_dracolich_works_as_a_red_of_another_flight() -> None:
    players = hands(Ada="dracolich white-1", Bo="white-2 white-3|red-12")
    position = sit(2, {"stakes": 20, "round": 2, "players": players})
    (played, triggered, copied, *_) = position.answer("Ada", "play", "dracolich")
    assert played.kind == "played" and triggered.public == {
        "card": "dracolich", "of": "dracolich", "why": "first", "before": "", "power": True,
    }  # fmt: skip
    assert copied.public == {
        "card": "dracolich", "of": "red-12", "why": "copy", "before": "dracolich", "power": True,
    }  # fmt: skip
    assert position.view(PUBLIC).working == ("dracolich", "red-12")
    position.answer(CHANCE, "take", "white-3")
    assert position.gold == [51, 49]


# -- refusals --------------------------------------------------------------------------------------------


def refused(position: Position, who: str, kind: str, value: object) -> tuple[str, dict[str, Any]]:
    before = position.copy()
    with pytest.raises(Illegal) as caught:
        position.answer(who, kind, value)
    assert position == before
    return caught.value.reason, caught.value.details


def test_every_refusal_has_its_reason() -> None:
    players = hands(Ada="green-8 white-1", Bo="black-5 white-2 gold-4", Cy="red-2")
    position = sit(3, {"stakes": 20, "players": players})
    assert refused(position, "Bo", "play", "black-5") == ("not_asked", {})
    assert refused(position, "Ada", "ante", "green-8") == ("wrong_kind", {"asked": "play"})
    assert refused(position, "Ada", "play", "black-5") == ("not_in_hand", {"card": "black-5"})
    assert refused(position, "Ada", "play", "green-9") == ("not_a_choice", {})
    assert refused(position, "Ada", "play", ["green-8"]) == ("not_a_value", {})
    assert refused(position, "Ada", "play", None) == ("not_a_value", {})
    position.answer("Ada", "play", "green-8")
    assert refused(position, "Bo", "give", "gold-4") == (
        "does_not_fit",
        {"card": "gold-4", "side": "evil", "than": "weaker", "strength": 8},
    )
    assert refused(position, "Bo", "give", "red-2") == ("not_in_hand", {"card": "red-2"})
    assert refused(position, "Bo", "give", "nothing") == ("not_a_choice", {})


def test_a_wrong_choice_of_ante_cards_is_refused_for_its_reason() -> None:
    players = hands(Ada="black-9 black-1|brass-9 bronze-9", Bo="white-2|silver-8")
    start = {"stakes": 30, "round": 3, "ante": ["gold-2", "green-4", "white-6"], "players": players}
    position = sit(2, start, strength_flight_cards="two")
    position.answer("Ada", "play", "black-9")
    assert refused(position, "Ada", "keep", ["gold-2"]) == ("wrong_number", {"wanted": 2})
    assert refused(position, "Ada", "keep", ["gold-2", "gold-2"]) == ("wrong_number", {"wanted": 2})
    assert refused(position, "Ada", "keep", ["gold-2", "black-1"]) == ("not_a_choice", {})
    assert refused(position, "Ada", "keep", ["gold-2", 3]) == ("not_a_value", {})
    assert refused(position, "Ada", "keep", "gold-2") == ("not_a_value", {})


@pytest.mark.parametrize("number", range(10))
def test_the_names_of_the_seats_decide_nothing(number: int) -> None:
    options = OPTIONS[number]
    position = sit(4, **options)
    steps = play_on(position, random.Random(number), most=300)
    names = dict(zip(position.seats, ("Zoe", "Yan", "Xia", "Wim"), strict=True))
    other = sit(tuple(names.values()), **options)
    for who, kind, value in steps:
        if isinstance(value, dict):
            value = {names[seat]: cards for seat, cards in value.items()}
        elif kind == "target":
            value = names[value]
        other.answer(names.get(who, who), kind, value)
    assert (other.gold, other.hands, other.flights, other.debts, other.stakes) == (
        position.gold, position.hands, position.flights, position.debts, position.stakes,
    )  # fmt: skip
    assert STAKES not in other.players
