"""A start of Le Jeu des dragons is taken as a whole, or every fault of it is named by its place."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pierres.rules.game import CHANCE, BadGame
from pierres.rules.jeu_des_dragons.position import Position
from tests.rules.jeu_des_dragons_house import OPTIONS, Invariants, sit
from tests.rules.random_play import play_on


def good() -> dict[str, Any]:
    return {
        "players": {
            "Ada": {"hand": ["red-10", "fool"], "flight": ["gold-6"]},
            "Bo": {"gold": 0, "hand": ["blue-1"], "flight": ["silver-8", "thief"], "debts": [["stakes", 3]]},
            "Cy": {"gold": 61, "hand": ["druid", "white-1"], "flight": ["black-2"]},
        },
        "stakes": 24,
        "ante": ["tiamat"],
        "discard": ["bahamut"],
        "round": 2,
        "leader": "Cy",
        "turn": "Bo",
        "played": [["Ada", "gold-6"]],
        "gambit": 3,
    }


def start_from(position: Position) -> dict[str, Any]:
    """The start that gives a position again, with another history."""
    snapshot = position.snapshot()
    players = {
        name: {key: seat[key] for key in ("gold", "hand", "flight", "debts", "out")}
        for name, seat in snapshot["seats"].items()
    }
    start = {key: snapshot[key] for key in ("stakes", "discard", "round", "gambit")}
    if position.round:
        start |= {key: snapshot[key] for key in ("ante", "leader", "turn")}
        # A card that was slain since is not in the flight any more, and no start can name it.
        there = [(seat, card) for seat, card in position.played if card in position.flights[seat]]
        start["played"] = [[position.name(seat), card] for seat, card in there]
    return {**start, "players": players}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_any_position_between_two_plays_can_be_started_from(options: dict[str, Any]) -> None:
    """The same lies there and is asked; only what has been seen, a Druid or a Priest is forgotten."""
    rng = random.Random(2)
    again = 0
    for number in range(60):
        position = sit(2 + number % 5, **options)
        play_on(position, rng, most=rng.randrange(10, 100))
        if position.over or position.open[0].kind not in ("play", "ante") or any(position.chosen):
            continue
        start = start_from(position)
        started = sit(position.seats, start, **options)
        assert started.snapshot() == position.snapshot()
        Invariants(started)(started)
        if position.round:
            assert started.paid == position.paid or any(len(flight) > 3 for flight in position.flights)
        play_on(started, rng, Invariants(started), most=400)
        again += 1
    assert again > 3


def test_what_may_be_left_out() -> None:
    position = sit(3, {})
    assert position.gold == [50, 50, 50]
    snapshot = position.snapshot()
    assert (snapshot["round"], snapshot["gambit"], snapshot["leader"], snapshot["turn"]) == (
        1,
        1,
        "Ada",
        "Ada",
    )
    assert snapshot["pending"] == ["chance:draw"], "who has no card buys"
    assert sit(2, {"players": {"Bo": {"out": False}}}, start_gold=7).gold == [7, 7]
    out = sit(3, {"players": {"Ada": {"out": True}}}, gambits=2)
    assert (out.snapshot()["leader"], out.gold) == ("Bo", [0, 50, 50])
    assert sit(3, {"players": {"Bo": {"debts": [["Ada", 4]]}}}).gold == [50, 0, 50]


def test_a_special_flight_that_lies_there_has_been_paid() -> None:
    flight = ["red-5", "red-8", "red-10", "black-5", "brass-5"]
    position = sit(2, {"round": 4, "players": {"Ada": {"hand": ["blue-1"], "flight": flight}}})
    assert position.paid == [("red", 5), ()]


def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    pack = sit(2).box.pack
    start = {"players": {"Ada": {"hand": list(pack[:9])}, "Bo": {"hand": list(pack[9:18])}}}
    position = sit(2, {**start, "discard": list(pack[18:])})
    assert position.snapshot()["deck_size"] == 52
    assert position.discard == ()


def test_a_good_start_is_taken_as_it_is() -> None:
    position = sit(3, good())
    snapshot = position.snapshot()
    for key in ("stakes", "ante", "discard", "round", "leader", "turn", "gambit"):
        assert snapshot[key] == good()[key]
    for name, player in good()["players"].items():
        for key, value in player.items():
            assert snapshot["seats"][name][key] == value
    assert snapshot["pending"] == ["Bo:play"]
    Invariants(position)(position)


def _player(name: str, **keys: Any) -> Callable[[dict[str, Any]], object]:
    return lambda s: s["players"][name].update(keys)


def _to_ante(start: dict[str, Any]) -> None:
    """Begin before the antes are chosen: nothing is named that is not there yet."""
    start["round"] = 0
    for key in ("ante", "leader", "turn", "played"):
        del start[key]
    for player in start["players"].values():
        del player["flight"]


Spoil = Callable[[dict[str, Any]], object]

FAULTS: list[tuple[Spoil, str]] = [
    (lambda s: s.update(nonsense=1), "start.nonsense: unknown key"),
    (lambda s: s.update(players=[]), "start.players: expected an object"),
    (lambda s: s["players"].update(Zoe={}), "start.players.Zoe: no such seat"),
    (lambda s: s["players"].update(Bo=3), "start.players.Bo: expected an object"),
    (_player("Ada", silver=1), "start.players.Ada.silver: unknown key"),
    (_player("Ada", gold=-1), "start.players.Ada.gold: expected a number from 0"),
    (_player("Ada", gold=True), "start.players.Ada.gold: expected a number from 0"),
    (_player("Ada", gold=10**9), "start.players.Ada.gold: expected a number from 0"),
    (_player("Bo", gold=2), "start.players.Bo.gold: a player in debt has none"),
    (_player("Ada", hand="red-10"), "start.players.Ada.hand: expected a list of cards"),
    (_player("Ada", hand=["red-11"]), "start.players.Ada.hand[0]: no card 'red-11'"),
    (_player("Ada", hand=[None]), "start.players.Ada.hand[0]: no card None"),
    (_player("Ada", hand=["gold-2", "gold-2"]), "start.players.Ada.hand[1]: gold-2 appears twice"),
    (_player("Ada", flight=["gold-6", "druid"]), "start.players.Cy.hand[0]: druid appears twice"),
    (
        _player("Cy", hand=[f"{colour}-{n}" for colour in ("green", "copper") for n in (1, 8, 10)]
                + [f"silver-{n}" for n in (2, 3, 6, 10, 12)]),
        "start.players.Cy.hand: at most 10 cards, not 11",
    ),
    (_player("Bo", debts=3), "start.players.Bo.debts: expected a list of debts"),
    (_player("Bo", debts=[3]), "start.players.Bo.debts[0]: expected [creditor, amount]"),
    (_player("Bo", debts=[["Zoe", 1]]), "start.players.Bo.debts[0]: no creditor 'Zoe'"),
    (_player("Bo", debts=[["Ada", 1], ["Bo", 1]]), "start.players.Bo.debts[1]: nobody owes themselves"),
    (_player("Bo", debts=[["Ada", 0]]), "start.players.Bo.debts[0]: expected a number from 1 on"),
    (_player("Ada", out=1), "start.players.Ada.out: must be true or false"),
    (_player("Ada", out=True), "start.players.Ada.hand: an eliminated player has none"),
    (_player("Cy", out=True, hand=[]), "start.players.Cy.gold: an eliminated player has none"),
    (
        lambda s: s.update(players={"Ada": {"out": True}, "Bo": {"out": True}}),
        "start.players: at least two are still in the game",
    ),
    (
        lambda s: s.update(
            players={"Ada": {"out": True}, "Bo": {"debts": [["Ada", 1]]}}, played=[], leader="Bo"
        ),
        "start.players.Bo.debts[0]: Ada is no longer in the game",
    ),
    (lambda s: s.update(stakes=-1), "start.stakes: expected a number from 0"),
    (lambda s: s.update(stakes=1.0), "start.stakes: expected a number from 0"),
    (lambda s: s.update(ante=["tiamat", "fool"]), "start.ante[1]: fool appears twice"),
    (lambda s: s.update(discard={}), "start.discard: expected a list of cards"),
    (lambda s: s.update(round=-1), "start.round: expected a number from 0"),
    (lambda s: s.update(gambit=0), "start.gambit: expected a number from 1"),
    (lambda s: s.update(leader="Zoe"), "start.leader: no seat 'Zoe'"),
    (lambda s: s.update(turn=None), "start.turn: no seat None"),
    (
        lambda s: (s["players"].update(Ada={"out": True}), s.update(leader="Ada", played=[])),
        "start.leader: Ada is no longer in the game",
    ),
    (lambda s: s.update(played=3), "start.played: expected a list"),
    (lambda s: s.update(played=[["Ada"]]), "start.played[0]: expected [seat, card]"),
    (lambda s: s.update(played=[["Zoe", "fool"]]), "start.played[0]: no seat 'Zoe'"),
    (lambda s: s.update(played=[["Ada", "fool"]]), "start.played[0]: no 'fool' in the flight of Ada"),
    (lambda s: s.update(played=[["Bo", "thief"]]), "start.played[0]: it is not Bo"),
    (
        lambda s: s.update(played=[["Ada", "gold-6"], ["Cy", "black-2"]]),
        "start.played[1]: it is not Cy",
    ),
    (lambda s: s.update(round=0), "start.ante: it has no value during the ante"),
    (lambda s: s.update(played=[["Ada", "gold-6"]] * 2), "start.played[1]: it is not Ada"),
    (lambda s: s.update(played=[["Ada", "red-12"]]), "start.played[0]: no 'red-12' in the flight of Ada"),
    *[
        (
            lambda s, key=key, value=value: (_to_ante(s), s.update({key: value})),
            f"start.{key}: it has no value during the ante",
        )
        for key, value in (
            ("leader", "Ada"), ("leader", None), ("leader", []), ("turn", "Cy"), ("turn", 0),
            ("ante", ["red-2"]), ("played", [["Ada", "gold-6"]]), ("played", ""),
        )
    ],
    (
        lambda s: (s.update(round=0), [s.pop(key) for key in ("ante", "leader", "turn")]),
        "start.played: it has no value during the ante",
    ),
    (
        lambda s: (s.update(round=0), [s.pop(key) for key in ("ante", "leader", "turn", "played")]),
        "start.players.Ada.flight: there is none during the ante",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_every_fault_is_named_by_its_place(spoil: Spoil, message: str) -> None:
    start = good()
    spoil(start)
    with pytest.raises(BadGame) as caught:
        sit(3, start, gambits=9)
    assert str(caught.value).startswith(message)


def test_nobody_is_out_in_a_game_that_ends_by_ruin() -> None:
    start = {"players": {"Ada": {"out": True}}}
    with pytest.raises(BadGame, match=r"^start\.players\.Ada\.out: without the option gambits"):
        sit(3, start)
    assert sit(3, start, gambits=1).players == (1, 2)


def test_nothing_named_during_the_ante_may_be_said() -> None:
    start = good()
    _to_ante(start)
    assert sit(3, {**start, "leader": "", "turn": "", "ante": [], "played": []}) == sit(3, start)


def test_the_game_is_over_after_its_gambits() -> None:
    assert sit(3, good(), gambits=3).gambit == 3
    with pytest.raises(BadGame, match=r"^start\.gambit: the game is over after 2 gambits"):
        sit(3, good(), gambits=2)


@pytest.mark.parametrize("start", [3, "start", [1], [["round", 1]]])
def test_a_start_is_an_object(start: Any) -> None:
    with pytest.raises(BadGame, match=r"^start: expected an object"):
        sit(3, start)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"start_gold": 0}, "options.start_gold: expected a whole number from 1 to 1000000, not 0"),
        ({"start_gold": True}, "options.start_gold: expected a whole number"),
        ({"start_gold": 50.0}, "options.start_gold: expected a whole number"),
        ({"gambits": -1}, "options.gambits: expected a whole number from 0 to 1000000, not -1"),
        ({"gambits": "three"}, "options.gambits: expected a whole number"),
        ({"gambits": 10**4000}, "options.gambits: expected a whole number"),
        ({"round_tie": "nobody"}, "options.round_tie: expected one of leader, untied"),
        ({"buy": None}, "options.buy: expected one of empty, one_or_less"),
        ({"hands": "shut"}, "options.hands: expected one of hidden, open, not 'shut'"),
        ({"hand": "open"}, "options.hand: unknown option"),
        ({"strength_flight_cards": 3}, "options.strength_flight_cards: expected one of all, three, two"),
    ],
)
def test_options_are_checked(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadGame) as caught:
        sit(3, **options)
    assert str(caught.value).startswith(message)


def test_no_seat_is_called_stakes() -> None:
    """It is a creditor."""
    with pytest.raises(BadGame, match=r"^seats\[1\]: the name 'stakes' is reserved"):
        sit(["Ada", "stakes"])


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 80)
    | st.sampled_from(["Ada", "red-12", "stakes", "fool", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["Ada", "Bo", "hand", "flight", "gold", "debts", "out", "players", "nonsense"]),
            inner,
        )
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*good(), "nonsense"]), JSON))
def test_no_start_is_an_error_of_the_program(start: dict[str, Any]) -> None:
    try:
        position = sit(2, start)
    except BadGame as error:
        assert str(error).startswith("start")
    else:
        holds = Invariants(position)
        holds(position)
        play_on(position, random.Random(1), holds, most=30)


def test_a_start_of_a_gambit_begins_with_the_ante() -> None:
    start = {"round": 0, "stakes": 5, "gambit": 2, "players": {"Ada": {"hand": ["fool"]}}}
    position = sit(2, start)
    assert position.snapshot()["pending"] == ["chance:draw"]
    for card in ("gold-2", "red-2", "red-3", "red-5", "red-8"):
        position.answer(CHANCE, "draw", card)
    snapshot = position.snapshot()
    assert snapshot["pending"] == ["Ada:ante", "Bo:ante"]
    assert (snapshot["leader"], snapshot["turn"], snapshot["stakes"]) == ("", "", 7)
