"""Events tell everything that happens: whoever only listens knows what lies where (R-I1, R-I2)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from pierres.rules.aux_pierres.constants import COINS, COLOURS, POINTS_TO_WIN, PURSE_AT_START
from pierres.rules.aux_pierres.position import Position
from pierres.rules.game import CHANCE, PUBLIC, Event
from tests.rules.aux_pierres_house import OPTIONS, sit
from tests.rules.random_play import play_on


class Listener:
    """Somebody who hears the events that `viewer` may hear, and writes down what they say, nothing else."""

    def __init__(self, seats: tuple[str, ...], viewer: str) -> None:
        self.viewer = viewer
        self.seats = seats
        self.purse = dict(zip(COINS, PURSE_AT_START, strict=True))
        self.spent = dict.fromkeys(seats, 0)
        self.stones = {seat: dict.fromkeys(COLOURS, 0) for seat in seats}
        self.score = dict.fromkeys(seats, 0)
        self.holder: str | None = None
        self.row: list[str] = []
        self.round = 0
        self.over = False

    def hear(self, event: Event) -> None:
        told = event.seen_by(self.viewer)
        if told is not None:
            assert told.public is not None
            hear = getattr(self, f"_{told.kind}", None)
            assert hear is not None, f"an event that this test does not know: {told.kind}"
            hear(told.who, told.public)

    def _coins(self, seat: str, coins: Mapping[str, int], sign: int) -> None:
        if seat == self.viewer:
            for coin, count in coins.items():
                self.purse[coin] += sign * count

    def _stones(self, seat: str, stones: Mapping[str, int], sign: int) -> None:
        for colour, count in stones.items():
            self.stones[seat][colour] += sign * count

    def _nothing_moves(self, who: str, told: Mapping[str, Any]) -> None:
        assert who == "" or who in self.seats

    _auction = _cursed = _no_bid = _tied = _won = _void = _declined = _used = _nothing_moves
    _specials_drawn = _announced = _drew = _bag_filled = _bag_lost = _chose_character = _nothing_moves
    _stole_nothing = _fist_closed = _nothing_moves

    def _dealt(self, who: str, told: Mapping[str, Any]) -> None:
        for seat, stones in told["stones"].items():
            self._stones(seat, stones, +1)

    def _round_begins(self, who: str, told: Mapping[str, Any]) -> None:
        self.round = told["round"]
        self.row = []

    def _fists_opened(self, who: str, told: Mapping[str, Any]) -> None:
        for seat, fist in told["fists"].items():
            self._coins(seat, fist, -1)
            self.spent[seat] += fist.get("fairy", 0)
        best = max(told["values"].values())
        assert set(told["values"]) == set(told["fists"]) and best >= 0

    def _joined_row(self, who: str, told: Mapping[str, Any]) -> None:
        self.row.append(told["character"])

    def _kept(self, who: str, told: Mapping[str, Any]) -> None:
        self.holder = who
        self.row.remove(told["character"])

    def _doubled(self, who: str, told: Mapping[str, Any]) -> None:
        assert self.holder == who
        self.holder = None

    def _gained(self, who: str, told: Mapping[str, Any]) -> None:
        assert 0 <= told["n"] <= told["wanted"]
        self._coins(who, {told["coin"]: told["n"]}, +1)

    def _gained_stones(self, who: str, told: Mapping[str, Any]) -> None:
        self._stones(who, {told["colour"]: told["n"]}, +1)

    def _paid_stones(self, who: str, told: Mapping[str, Any]) -> None:
        self._stones(who, told["stones"], -1)

    def _paid_coins(self, who: str, told: Mapping[str, Any]) -> None:
        self._coins(who, told["coins"], -1)

    def _gave_bid(self, who: str, told: Mapping[str, Any]) -> None:
        self.spent[who] -= told["fairy"]

    def _bought(self, who: str, told: Mapping[str, Any]) -> None:
        self._stones(who, told["stones"], +1)
        self._coins(who, told["coins"], -1)

    def _stole(self, who: str, told: Mapping[str, Any]) -> None:
        if told["thing"] == "stone":
            self._stones(told["victim"], {told["colour"]: 1}, -1)
            self._stones(who, {told["colour"]: 1}, +1)
            return
        self._coins(who, {told["thing"]: 1}, +1)
        if told["front"]:
            self.spent[told["victim"]] -= 1
        else:
            self._coins(told["victim"], {told["thing"]: 1}, -1)

    def _seized(self, who: str, told: Mapping[str, Any]) -> None:
        if self.viewer in (who, told["victim"]):
            self._coins(who, told["coins"], +1)
            self._coins(told["victim"], told["coins"], -1)

    def _banished(self, who: str, told: Mapping[str, Any]) -> None:
        for seat, count in told["stones"].items():
            assert count > 0
            self._stones(seat, {told["colour"]: count}, -1)

    def _bag_kept(self, who: str, told: Mapping[str, Any]) -> None:
        self._stones(who, told["stones"], +1)

    def _scored(self, who: str, told: Mapping[str, Any]) -> None:
        self.score[who] += told["n"]
        assert told["score"] == self.score[who]

    def _game_over(self, who: str, told: Mapping[str, Any]) -> None:
        assert told["winners"] == [who] and told["scores"] == self.score
        self.over = True

    def _round_ends(self, who: str, told: Mapping[str, Any]) -> None:
        for seat, count in told["fairy"].items():
            self.spent[seat] -= count
            self._coins(seat, {"fairy": count}, +1)
        self.purse["cursed"] = 0
        assert told["round"] == self.round

    def agrees(self, position: Position) -> None:
        """Compare what was heard with what the viewer sees."""
        view = position.view(self.viewer)
        for seat in view.seats:
            assert seat.stones == self.stones[seat.name]
            assert seat.spent == self.spent[seat.name]
            assert seat.score == self.score[seat.name]
            assert seat.doppelganger == (self.holder == seat.name)
        if self.viewer != PUBLIC:
            assert view.seat(self.viewer).purse == self.purse
        assert list(view.row) == self.row
        assert bool(view.winners) == self.over
        assert max(self.score.values()) <= POINTS_TO_WIN


@pytest.mark.parametrize("number", range(12))
def test_who_listens_knows_what_lies_where(number: int) -> None:
    options = OPTIONS[number % len(OPTIONS)]
    position = sit(3 + number % 4, **options)
    listeners = [Listener(position.seats, viewer) for viewer in (*position.seats, PUBLIC)]

    def look(now: Position, events: list[Event]) -> None:
        for listener in listeners:
            for event in events:
                listener.hear(event)
            listener.agrees(now)

    play_on(position, random.Random(number), look)
    assert all(listener.over for listener in listeners)


def test_an_auction_in_events() -> None:
    """The order of the steps: open, pay, decide, join the row, use; then the next card is asked for."""
    position = sit(
        3,
        {
            "auction": "enchanter",
            "pile": ["thief"],
            "players": {"Bo": {"stones": {"red": 1, "blue": 1, "yellow": 1}}},
        },
    )
    told: list[tuple[Any, ...]] = []
    for step in (
        ("Cy", "bid", {"common": 2}),
        ("Ada", "bid", {}),
        ("Bo", "bid", {"fairy": 2}),
        ("Bo", "silver", {"silver": 1}),
        ("Cy", "silver", {}),
        ("Bo", "option", 0),
        (CHANCE, "reveal", "thief"),
    ):
        told += [(event.kind, event.who) for event in position.answer(*step)]
    assert told == [
        ("fist_closed", "Cy"),
        ("fist_closed", "Ada"),
        ("fist_closed", "Bo"),
        ("fists_opened", ""),
        ("tied", ""),
        ("fist_closed", "Bo"),
        ("fist_closed", "Cy"),
        ("fists_opened", ""),
        ("won", "Bo"),
        ("joined_row", ""),
        ("used", "Bo"),
        ("paid_stones", "Bo"),
        ("scored", "Bo"),
        ("auction", ""),
    ]


def test_every_kind_of_event_happens_in_random_games() -> None:
    """So that the tests above have heard them all."""
    kinds = Counter[str]()
    for number in range(60):
        position = sit(3 + number % 3, **OPTIONS[number % len(OPTIONS)])
        play_on(position, random.Random(number), lambda _, events: kinds.update(e.kind for e in events))
    known = {name.removeprefix("_") for name in vars(Listener) if not name.startswith("__")}
    known -= {"coins", "stones", "nothing_moves", "hear", "agrees"}
    assert set(kinds) == known
