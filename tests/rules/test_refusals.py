"""Whatever anybody says is taken, or refused whole and in words: answers, starts, options, seats."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.start import KEYS, PLAYER_KEYS
from pierres.rules.game import CHANCE, PUBLIC, BadGame, Illegal
from pierres.rules.given import shown
from tests.rules.aux_pierres_house import OPTIONS, game, sit
from tests.rules.random_play import draw, play_on

WORDS = [
    *COINS,
    *COLOURS,
    "stones",
    "coins",
    "Ada",
    "Bo",
    "Cy",
    "thief",
    "ghost",
    "witch",
    "cards",
    *KEYS,
    *PLAYER_KEYS,
]
PLAIN = (
    st.none()
    | st.booleans()
    | st.integers(-2, 13)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=6)
)
NAMES = st.sampled_from(WORDS) | st.text(max_size=6)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=10,
)

DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]
HOSTILE = [
    DEEP,
    {"fairy": DEEP},
    {"stones": DEEP},
    10**5000,
    [10**5000],
    {"fairy": -(10**5000)},
    "x" * 100_000,
]


def position_after(seed: int) -> Position:
    """A position somewhere in a random game."""
    rng = random.Random(seed)
    position = sit(3, **OPTIONS[seed % len(OPTIONS)])
    play_on(position, rng, most=rng.randrange(400))
    if not position.open:
        position = sit(3)
    return position


# -- answers -------------------------------------------------------------------------------------------


def refused(position: Position, who: Any, kind: Any, value: Any) -> Illegal:
    """The refusal of an answer; the position must be as it was."""
    before = position.copy()
    snapshot, views = position.snapshot(), [position.view(viewer) for viewer in (*position.seats, PUBLIC)]
    with pytest.raises(Illegal) as caught:
        position.answer(who, kind, value)
    assert position == before
    assert position.snapshot() == snapshot
    assert [position.view(viewer) for viewer in (*position.seats, PUBLIC)] == views
    assert (caught.value.who, caught.value.kind) == (who, kind)
    assert caught.value.reason.replace("_", "").isalpha()
    assert len(str(caught.value)) < 1000
    return caught.value


@settings(max_examples=300)
@given(st.integers(0, 10_000), JSON)
def test_any_value_is_taken_or_refused_whole(seed: int, value: Any) -> None:
    """R-Q4: and it is taken exactly if it is legal."""
    position = position_after(seed)
    for question in position.questions():
        if value in question.legal:
            position.copy().answer(question.who, question.kind, value)
        else:
            refused(position, question.who, question.kind, value)


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_value_is_refused_in_few_words(value: Any) -> None:
    kinds = set()
    for seed in range(60):
        position = position_after(seed)
        for question in position.questions():
            kinds.add(question.kind)
            refused(position, question.who, question.kind, value)
    assert {"bid", "reveal"} < kinds


@given(
    st.integers(0, 10_000), st.sampled_from(["Ada", "Bo", "Cy", CHANCE, PUBLIC, ""]) | st.text(), NAMES, JSON
)
def test_who_and_what_is_not_asked_is_refused(seed: int, who: str, kind: str, value: Any) -> None:
    position = position_after(seed)
    asked = {question.who: question.kind for question in position.questions()}
    if asked.get(who) != kind:
        error = refused(position, who, kind, value)
        assert error.reason == ("wrong_kind" if who in asked else "not_asked")


def test_nothing_is_taken_once_the_game_is_over() -> None:
    position = sit(3)
    play_on(position, random.Random(5))
    assert position.result()
    for who in (*position.seats, CHANCE):
        for kind in ("bid", "reveal", "specials"):
            assert refused(position, who, kind, {}).reason == "not_asked"


@pytest.mark.parametrize(
    ("value", "reason", "details"),
    [
        (3, "not_a_value", {}),
        ({"fairy": "2"}, "not_a_value", {}),
        ({"fairy": -1}, "not_a_value", {}),
        ({"silver": 1}, "not_allowed_coin", {"coin": "silver"}),
        ({"common": 3}, "not_in_purse", {"coin": "common", "have": 2}),
        ({"amulet": 1}, "not_in_purse", {"coin": "amulet", "have": 0}),
    ],
)
def test_why_a_fist_is_refused(value: Any, reason: str, details: dict[str, Any]) -> None:
    error = refused(sit(3, {"auction": "thief"}), "Ada", "bid", value)
    assert (error.reason, error.details) == (reason, details)


@pytest.mark.parametrize(
    ("value", "reason", "details"),
    [
        ([], "not_a_value", {}),
        ({"stones": {"red": 1}, "coins": {"fairy": 1}, "tip": 1}, "not_a_value", {}),
        ({"stones": {"red": 1}, "coins": {"amulet": 1}}, "not_a_value", {}),
        ({"stones": {"red": 1}, "coins": {"fairy": 9}}, "not_in_purse", {"coin": "fairy", "have": 7}),
        ({"stones": {"red": 13}, "coins": {"fairy": 7}}, "not_in_bank", {"colour": "red", "have": 12}),
        ({"stones": {"red": 1}, "coins": {"fairy": 2}}, "wrong_price", {"gold": 1, "silver": 3}),
    ],
)
def test_why_a_purchase_is_refused(value: Any, reason: str, details: dict[str, Any]) -> None:
    position = sit(3, {"auction": "merchant"})
    for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {})):
        position.answer(seat, "bid", fist)
    error = refused(position, "Ada", "buy", value)
    assert (error.reason, error.details) == (reason, details)


def test_another_question_is_named() -> None:
    assert refused(sit(3, {"auction": "thief"}), "Ada", "silver", {}).details == {"asked": "bid"}


# -- starts, options, seats ----------------------------------------------------------------------------


@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=4) | JSON)
def test_any_start_is_played_or_refused_as_a_bad_game(start: Any) -> None:
    if start is None:
        return
    try:
        position = game().start(("Ada", "Bo", "Cy"), {}, start)
    except BadGame as error:
        assert str(error).startswith("start")
        assert len(str(error)) < 1000
    else:
        _plays(position)


@settings(max_examples=300)
@given(
    st.dictionaries(
        st.sampled_from(PLAYER_KEYS), PLAIN | st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 5))
    )
)
def test_any_player_is_played_or_refused_as_a_bad_game(player: Any) -> None:
    try:
        position = game().start(("Ada", "Bo", "Cy"), {}, {"auction": "gnome", "players": {"Bo": player}})
    except BadGame as error:
        assert str(error).startswith("start.players")
    else:
        _plays(position)


def _plays(position: Any) -> None:
    rng = random.Random(0)
    for _ in range(30):
        for question in position.questions()[:1]:
            position.answer(question.who, question.kind, draw(question, rng))


@pytest.mark.parametrize(
    ("start", "place"),
    [
        (3, "start: expected an object"),
        ([], "start: expected an object"),
        ({"deck": []}, "start.deck: unknown key"),
        ({"round": 0}, "start.round: expected a number from 1 to 1000000, not 0"),
        ({"round": True}, "start.round: expected a number from 1 to 1000000"),
        ({"players": []}, "start.players: expected an object"),
        ({"players": {"Zoe": {}}}, "start.players.Zoe: no such seat"),
        ({"players": {"Bo": 3}}, "start.players.Bo: expected an object"),
        ({"players": {"Bo": {"gold": 1}}}, "start.players.Bo.gold: unknown key"),
        ({"players": {"Bo": {"fairy": -1}}}, "start.players.Bo.fairy: expected a number from 0 to 1000000"),
        ({"players": {"Bo": {"fairy": 1.0}}}, "start.players.Bo.fairy: expected a number from 0 to 1000000"),
        ({"players": {"Bo": {"fairy": -(10**5000)}}}, "start.players.Bo.fairy: expected a number from 0 to"),
        ({"players": {"Bo": {"fairy": 10**5000}}}, "start.players.Bo.fairy: expected a number from 0 to"),
        ({"players": {"Bo": {"stones": {"red": 10**5000}}}}, "start.players: something with a huge number"),
        ({"round": 10**5000}, "start.round: expected a number from 1 to 1000000"),
        ({"players": {"Bo": {"fairy": 45}}}, "start.players: 1 more fairy than there are"),
        ({"players": {"Bo": {"spent": 37}}}, "start.players: 1 more fairy than there are"),
        ({"players": {"Bo": {"stones": {"red": 13}}}}, "start.players: 1 more red than there are"),
        ({"players": {"Bo": {"cursed": 4}}}, "start.players: 1 more cursed than there are"),
        ({"players": {"Bo": {"stones": ["red"]}}}, "start.players.Bo.stones: expected colours and numbers"),
        ({"players": {"Bo": {"stones": {"green": 1}}}}, "start.players.Bo.stones: expected colours"),
        ({"players": {"Bo": {"score": 3}}}, "start.players.Bo.score: the game is over at 3 points"),
        ({"players": {"Bo": {"doppelganger": 1}}}, "start.players.Bo.doppelganger: must be true or false"),
        (
            {"players": {"Ada": {"doppelganger": True}, "Bo": {"doppelganger": True}}},
            "start.players.Bo.doppelganger: there is only one",
        ),
        ({"auction": "dragon"}, "start.auction: no character 'dragon'"),
        ({"auction": None}, "start.auction: no character None"),
        ({"auction": ["thief"]}, "start.auction: no character ['thief']"),
        ({"row": "witch"}, "start.row: expected a list of characters"),
        ({"row": ["witch", 3]}, "start.row: no character 3"),
        ({"pile": {"thief": 1}}, "start.pile: expected a list of characters"),
        ({"discard": ["thief"]}, "start.discard: only specials are discarded"),
        ({"row": [], "auction": "thief"}, "start.row: the witch is in the row, or up for bids"),
        ({"pile": ["witch"], "row": []}, "start.row: the witch is in the row, or up for bids"),
        ({"pile": ["witch"]}, "start: witch is in more places than there are copies of it"),
        ({"auction": "witch", "row": ["witch"]}, "start: witch is in more places"),
        ({"row": ["witch", "imp", "imp"]}, "start: imp is in more places than there are copies of it"),
        ({"auction": "fairy", "pile": ["fairy"], "discard": ["fairy"]}, "start: fairy is in more places"),
        (
            {"auction": "doppelganger", "players": {"Bo": {"doppelganger": True}}},
            "start: doppelganger is in more places than there are copies of it",
        ),
    ],
)  # fmt: skip
def test_a_bad_start_is_refused_with_its_place(start: Any, place: str) -> None:
    with pytest.raises(BadGame) as caught:
        game().start(("Ada", "Bo", "Cy"), {}, start)
    assert str(caught.value).startswith(place)


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_start_or_option_is_refused_in_few_words(value: Any) -> None:
    starts = [
        value,
        *({key: value} for key in KEYS),
        *({"players": {"Bo": {key: value}}} for key in PLAYER_KEYS),
    ]
    for start in starts:
        with pytest.raises(BadGame) as caught:
            game().start(("Ada", "Bo", "Cy"), {}, start)
        assert len(str(caught.value)) < 1000
    for name in ("two_players", "double_copied", "amulet_in_silver", "purses", "cards"):
        with pytest.raises(BadGame, match=rf"^options\.{name}"):
            game().start(("Ada", "Bo", "Cy"), {name: value})


@given(JSON)
def test_any_options_are_played_or_refused_as_a_bad_game(options: Any) -> None:
    try:
        game().start(("Ada", "Bo", "Cy"), options)
    except BadGame as error:
        assert str(error).startswith("options")
    else:
        assert not options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"speed": 1}, "options.speed: unknown option"),
        ({"two_players": 1}, "options.two_players: expected one of false, true, not 1"),
        ({"double_copied": "no"}, "options.double_copied: expected one of false, true"),
        ({"purses": "shown"}, "options.purses: expected one of hidden, open, not 'shown'"),
        ({"purses": None}, "options.purses: expected one of hidden, open, not None"),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadGame) as caught:
        game().start(("Ada", "Bo", "Cy"), options)
    assert str(caught.value).startswith(message)


@given(JSON)
def test_any_seats_are_played_or_refused_as_a_bad_game(seats: Any) -> None:
    try:
        position = game().start(seats)
    except BadGame as error:
        assert str(error).startswith("seats")
    else:
        assert 3 <= len(position.seats) <= 6


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (("A", "B"), "seats: expected 3 to 6, not 2"),
        (tuple("ABCDEFG"), "seats: expected 3 to 6, not 7"),
        (("A", "B", "A"), "seats[2]: the name 'A' appears twice"),
        (("A", "B", ""), "seats[2]: expected a name"),
        (("A", "B", " "), "seats[2]: expected a name"),
        (("A", "chance", "C"), "seats[1]: the name 'chance' is reserved"),
        (("A", "B", "public"), "seats[2]: the name 'public' is reserved"),
        ("ABC", "seats: expected a list of names"),
        (None, "seats: expected a list of names"),
    ],
)
def test_bad_seats_are_refused_with_their_place(seats: Any, message: str) -> None:
    """R-S1: three to six."""
    with pytest.raises(BadGame) as caught:
        game().start(seats)
    assert str(caught.value) == message


def test_two_may_play_by_the_unofficial_option() -> None:
    assert sit(2, two_players=True).seats == ("Ada", "Bo")
    with pytest.raises(BadGame, match="seats: expected 2 to 6, not 1"):
        sit(1, two_players=True)


# -- words ---------------------------------------------------------------------------------------------


def test_what_is_shown_of_a_value_is_short_and_never_an_error() -> None:
    assert shown({"fairy": 1}) == "{'fairy': 1}"
    for value in HOSTILE:
        assert len(shown(value)) < 300
