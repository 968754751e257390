"""Events tell everything: whoever only listens knows what lies where, who has what and who owes whom."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC, Event
from pierres.rules.jeu_des_dragons import FACTS
from pierres.rules.jeu_des_dragons.position import Position
from tests.rules.jeu_des_dragons_house import OPTIONS, sit
from tests.rules.random_play import play_on

Told = Mapping[str, Any]


class Listener:
    """Somebody who hears the events that `viewer` may hear, and writes down what they say, nothing else."""

    def __init__(self, position: Position, viewer: str) -> None:
        self.viewer = viewer
        self.sees_all = position.box.open_hands
        self.seats = position.seats
        self.strength = position.box.strength
        self.gold = dict.fromkeys(self.seats, position.box.start_gold)
        self.debts: dict[str, list[list[Any]]] = {seat: [] for seat in self.seats}
        self.sizes = dict.fromkeys(self.seats, 0)
        self.hand: set[str] = set()
        self.flights: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.out: set[str] = set()
        self.stakes = 0
        self.ante: list[str] = []
        self.discard: list[str] = []
        self.price = ""
        self.deck = len(position.box.pack)
        self.gambit = self.round = 0
        self.leader = ""
        self.over = ""

    def hear(self, event: Event) -> None:
        told = event.seen_by(self.viewer)
        if told is not None:
            assert told.public is not None
            hear = getattr(self, f"_{told.kind}", None)
            assert hear is not None, f"an event that this test does not know: {told.kind}"
            hear(told.who, told.public)

    def _nothing_moves(self, who: str, told: Told) -> None:
        assert who == "" or who in self.seats

    _triggered = _not_triggered = _void = _demanded = _aimed = _blue_chose = _showed = _nothing_moves
    _weakest_wins = _leads_next = _special_flight = _not_drawn = _nothing_moves

    # -- cards -------------------------------------------------------------------------------------------

    def _into_hand(self, seat: str, cards: list[str], number: int | None = None) -> None:
        self.sizes[seat] += len(cards) if number is None else number
        if seat == self.viewer:
            self.hand.update(cards)

    def _out_of_hand(self, seat: str, card: str | None) -> None:
        self.sizes[seat] -= 1
        if seat == self.viewer:
            assert card in self.hand
            self.hand.remove(card)

    def _dealt(self, who: str, told: Told) -> None:
        assert ("cards" in told) == (self.sees_all or who == self.viewer)
        self._into_hand(who, told.get("cards", []), told["n"])
        self.deck -= told["n"]

    def _drew(self, who: str, told: Told) -> None:
        assert ("card" in told) == (self.sees_all or who == self.viewer)
        assert told["why"] in ("power", "purchase", "ante", "gambit")
        self._into_hand(who, [told["card"]] if "card" in told else [], 1)
        self.deck -= 1

    def _deck_renewed(self, who: str, told: Told) -> None:
        assert self.deck == 0
        self.deck = told["cards"]
        assert len(self.discard) == self.deck
        self.discard = []

    def _ante_chosen(self, who: str, told: Told) -> None:
        assert who == self.viewer and told["card"] in self.hand

    def _antes_turned(self, who: str, told: Told) -> None:
        for seat, card in told["antes"].items():
            self._out_of_hand(seat, card)
            self.ante.append(card)

    def _ante_tied(self, who: str, told: Told) -> None:
        assert sorted(told["cards"]) == sorted(self.ante)
        self.discard += self.ante
        self.ante = []

    def _ante_led(self, who: str, told: Told) -> None:
        strengths = [self.strength[card] for card in self.ante]
        assert told["price"] == max(strengths)
        assert all(strengths.count(strength) > 1 for strength in told["tied"])
        assert strengths.count(self.strength[told["card"]]) == 1

    def _played(self, who: str, told: Told) -> None:
        self._out_of_hand(who, told["card"])
        self.flights[who].insert(told["place"], told["card"])

    def _passed(self, who: str, told: Told) -> None:
        assert self.sizes[who] == 0

    def _gave(self, who: str, told: Told) -> None:
        self._out_of_hand(who, told["card"])
        self._into_hand(told["to"], [told["card"]])

    def _robbed(self, who: str, told: Told) -> None:
        assert ("card" in told) == (self.sees_all or self.viewer in (who, told["from"]))
        self._out_of_hand(told["from"], told.get("card"))
        self._into_hand(who, [told["card"]] if "card" in told else [], 1)

    def _took_antes(self, who: str, told: Told) -> None:
        for card in told["cards"]:
            self.ante.remove(card)
        assert len(self.ante) == told["left"]
        self._into_hand(who, told["cards"])

    def _discarded(self, who: str, told: Told) -> None:
        if told["why"] == "purchase":
            assert told["card"] == self.price
            self.price = ""
        else:
            self._out_of_hand(who, told["card"])
        self.discard.append(told["card"])

    def _price_turned(self, who: str, told: Told) -> None:
        self.deck -= 1
        self.price = told["card"]
        assert told["price"] == self.strength[self.price]

    def _slain(self, who: str, told: Told) -> None:
        self.flights[told["from"]].remove(told["card"])
        self.discard.append(told["card"])

    def _copper_goes(self, who: str, told: Told) -> None:
        assert self.flights[who].pop(told["place"]) == told["card"]
        self.discard.append(told["card"])

    def _replaced(self, who: str, told: Told) -> None:
        self.flights[who].insert(told["place"], told["by"])
        self.deck -= 1

    def _cleared(self, who: str, told: Told) -> None:
        hands = [card for cards in told["hands"].values() for card in cards]
        lying = [card for flight in self.flights.values() for card in flight]
        assert sorted(told["cards"]) == sorted([*lying, *self.ante, *hands])
        for seat, cards in told["hands"].items():
            assert len(cards) == self.sizes[seat] and seat in self.out
            self.sizes[seat] = 0
            if seat == self.viewer:
                self.hand = set()
        self.discard += told["cards"]
        self.ante = []
        self.flights = {seat: [] for seat in self.seats}

    # -- gold --------------------------------------------------------------------------------------------

    def _move(self, source: str, to: str, amount: int) -> None:
        assert amount >= 0
        for name, number in ((source, -amount), (to, amount)):
            if name == "stakes":
                self.stakes += number
            else:
                self.gold[name] += number

    def _paid(self, who: str, told: Told) -> None:
        assert 0 <= told["paid"] <= told["amount"]
        assert told["why"] in ("ante", "purchase", "power", "colour_flight")
        self._move(who, told["to"], told["paid"])

    def _took(self, who: str, told: Told) -> None:
        assert told["taken"] <= told["amount"]
        self._move("stakes", who, told["taken"])

    def _owes(self, who: str, told: Told) -> None:
        debts = self.debts[who]
        if debts and debts[-1][0] == told["to"]:
            debts[-1][1] += told["amount"]
        else:
            debts.append([told["to"], told["amount"]])
        assert told["in_all"] == sum(amount for to, amount in debts if to == told["to"])

    def _repaid(self, who: str, told: Told) -> None:
        self._move(who, told["to"], told["amount"])
        oldest = self.debts[who][0]
        assert oldest[0] == told["to"]
        oldest[1] -= told["amount"]
        assert oldest[1] == told["left"]
        if not oldest[1]:
            del self.debts[who][0]

    def _debt_void(self, who: str, told: Told) -> None:
        self.debts[who] = [debt for debt in self.debts[who] if debt[0] != told["to"]]

    def _debt_due(self, who: str, told: Told) -> None:
        for debt in self.debts[who]:
            if debt[0] == "stakes":
                debt[0] = told["to"]

    def _won_stakes(self, who: str, told: Told) -> None:
        assert told["amount"] == self.stakes
        self._move("stakes", who, told["amount"])

    # -- the course of the game --------------------------------------------------------------------------

    def _gambit_begins(self, who: str, told: Told) -> None:
        self.gambit += 1
        self.round = 0
        assert (told["gambit"], told["stakes"]) == (self.gambit, self.stakes)

    def _round_begins(self, who: str, told: Told) -> None:
        self.round += 1
        self.leader = who
        assert told["round"] == self.round
        assert told["why"] in ("ante", "priest", "strongest", "tied", "untied", "nothing")

    def _flights_compared(self, who: str, told: Told) -> None:
        for seat, total in told["totals"].items():
            assert total == sum(self.strength[card] for card in self.flights[seat])
        assert not set(told["front"]) & set(told["barred"])
        assert not told["again"] or len(told["front"]) > 1

    def _gambit_ends(self, who: str, told: Told) -> None:
        assert (told["gambit"], told["stakes"]) == (self.gambit, self.stakes)
        assert told["why"] in ("strongest", "weakest", "barred", "no_cards", "emptied")
        assert (who == "") == (told["why"] in ("barred", "no_cards", "emptied"))

    def _eliminated(self, who: str, told: Told) -> None:
        assert told["debts"] == self.debts[who]
        self.debts[who] = []
        self.out.add(who)

    def _game_over(self, who: str, told: Told) -> None:
        self.over = told["reason"]
        assert told["scores"] == self.gold and told["stakes"] == self.stakes

    # -- compared with what there is to see --------------------------------------------------------------

    def compare(self, position: Position) -> None:
        view = position.view(self.viewer)
        for seat in view.seats:
            assert seat.gold == self.gold[seat.name]
            assert seat.debts == tuple((to, amount) for to, amount in self.debts[seat.name])
            assert seat.hand_size == self.sizes[seat.name]
            assert list(seat.flight) == self.flights[seat.name]
            assert seat.out == (seat.name in self.out)
            if seat.name == self.viewer:
                assert set(seat.hand or ()) == self.hand
            else:
                assert (seat.hand is not None) == self.sees_all
        assert sorted(view.ante) == sorted(self.ante)
        assert (view.stakes, view.deck, view.over) == (self.stakes, self.deck, self.over)
        assert list(view.discard) == self.discard
        if not self.over and position.open[0].who != CHANCE:
            assert (view.gambit, view.round) == (self.gambit, self.round)
            assert view.leader == (self.leader if self.round else "")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whoever_listens_knows_what_there_is_to_see(options: dict[str, Any]) -> None:
    for number, seats in enumerate((2, 3, 4, 6)):
        position = sit(seats, **options)
        listeners = [Listener(position, viewer) for viewer in (PUBLIC, *position.seats)]

        def hear(position: Position, events: list[Event], listeners: list[Listener] = listeners) -> None:
            for listener in listeners:
                for event in events:
                    listener.hear(event)
                listener.compare(position)

        play_on(position, random.Random(f"{number}:{options}"), hear, most=1500)


def test_every_kind_of_event_happens_and_the_facts_name_no_others() -> None:
    kinds = Counter[str]()

    def count(position: Position, events: list[Event]) -> None:
        kinds.update(event.kind for event in events)

    for number in range(120):
        options = OPTIONS[number % len(OPTIONS)]
        play_on(sit(2 + number % 5, **options), random.Random(number), count)
    known = {name[1:] for name in dir(Listener) if name.startswith("_") and not name.startswith("__")}
    known -= {"nothing_moves", "into_hand", "out_of_hand", "move"}
    # Scenarios show these: no card is left to be had, and a giver whose card cannot be taken.
    rare = {"passed", "showed"}
    assert known - set(kinds) <= rare
    assert set(kinds) <= known
    assert FACTS.revealing | set(FACTS.counted.values()) <= set(kinds) | rare


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_is_told_of_a_card_that_he_cannot_see(seats: int) -> None:
    """Every card named to a viewer lies open, is in his own hand, or was seen by him in another one."""
    position = sit(seats)
    pack = set(position.box.pack)

    def named(value: Any) -> set[str]:
        if isinstance(value, str):
            return {value} & pack
        if isinstance(value, Mapping):
            return set().union(*[named(inner) for inner in (*value.keys(), *value.values())])
        return set().union(*[named(inner) for inner in value]) if isinstance(value, list | tuple) else set()

    seen: dict[str, set[str]] = {viewer: set() for viewer in (PUBLIC, *position.seats)}

    def look(position: Position, events: list[Event]) -> None:
        for viewer, before in seen.items():
            view = position.view(viewer)
            there = {card for seat in view.seats for card in (*seat.flight, *seat.known, *seat.maybe)}
            there |= {card for seat in view.seats for card in seat.hand or ()} | {*view.ante, *view.discard}
            made = {card for event in events for card in named(event.seen_by(viewer))}
            if not any(event.kind == "deck_renewed" for event in events):
                assert made <= there | before
            seen[viewer] = there

    for number in range(12):
        position = sit(seats)
        seen = {viewer: set() for viewer in (PUBLIC, *position.seats)}
        play_on(position, random.Random(number), look, most=600)
