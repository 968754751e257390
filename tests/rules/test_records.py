"""Records: written and read again they are the same; every broken one is refused with place and reason."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pierres.rules import record as records
from pierres.rules.record import VERSION, Record, RecordError
from pierres.rules.registry import GAMES
from tests.rules.aux_pierres_house import OPTIONS, OWN_CARDS, game, sit
from tests.rules.random_play import SIX, play_on

REPOSITORY = Path(__file__).parents[2]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def small(**keys: Any) -> dict[str, Any]:
    """A small good record as an object, with some keys changed."""
    return {
        "format": "pierres-record",
        "version": 1,
        "game": "aux-pierres",
        "seats": ["Ada", "Bo", "Cy"],
        "start": {"auction": "fairy", "pile": ["thief"]},
        "steps": [["Ada", "bid", {"fairy": 2}], ["Bo", "bid", {}], ["Cy", "bid", {"common": 1}]],
        "final": {"bank": {"fairy": 35}, "seats": {"Ada": {"fairy": 7, "spent": 2}}},
        **keys,
    }


def whole_game(number: int) -> Record:
    """A random game to the end, as a record."""
    options = OPTIONS[number % len(OPTIONS)]
    seats = SIX[: 3 + number % 4]
    position = sit(seats, **options)
    steps = play_on(position, random.Random(number))
    return Record("aux-pierres", seats, options, steps=steps, final=position.snapshot())


# -- there and back ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_a_record_is_read_as_it_was_written(number: int) -> None:
    record = whole_game(number)
    text = records.write(record)
    again = records.read(text)
    assert again == record
    assert records.write(again) == text
    assert records.read(text.encode()) == record
    assert json.loads(text) == records.to_object(record)
    position = records.play(again, game())
    assert position.snapshot() == record.final


def test_a_record_is_one_step_a_line() -> None:
    lines = records.write(records.from_object(small())).splitlines()
    assert lines[:5] == [
        "{",
        '  "format": "pierres-record",',
        '  "version": 1,',
        '  "game": "aux-pierres",',
        '  "seats": ["Ada", "Bo", "Cy"],',
    ]
    assert '    ["Ada", "bid", {"fairy": 2}],' in lines
    assert records.write(Record("aux-pierres", SIX)).endswith('  "steps": []\n}\n')


def test_keys_that_nobody_knows_are_kept() -> None:
    """A saved game has a title, a date, notes; a reader ignores what it does not know."""
    extra = {"title": "Un soir à table", "players": {"Ada": "human"}, "notes": [1, None, {"é": 0.5}]}
    record = records.from_object(small(**extra))
    assert record.extra == extra
    assert records.read(records.write(record)) == record
    assert records.play(record, game()).snapshot()["bank"]["fairy"] == 35


def test_what_may_be_left_out() -> None:
    bare = {"format": "pierres-record", "version": 1, "game": "aux-pierres", "seats": list(SIX)}
    record = records.from_object(bare)
    assert (record.options, record.start, record.steps, record.final, record.extra) == (
        {},
        None,
        [],
        None,
        {},
    )
    assert set(records.to_object(record)) == {*bare, "steps"}


def test_a_scenario_needs_no_format_but_a_wrong_one_is_refused() -> None:
    scenario = small()
    del scenario["format"], scenario["version"]
    assert records.from_object(scenario, format_wanted=False).game == "aux-pierres"
    with pytest.raises(RecordError, match="format"):
        records.from_object(scenario)
    with pytest.raises(RecordError, match="format"):
        records.from_object({**scenario, "format": "other"}, format_wanted=False)


def test_steps_without_a_value_stay_without() -> None:
    record = records.from_object(small(steps=[["chance", "stones"]]))
    assert record.steps == [("chance", "stones")]
    assert records.read(records.write(record)) == record


def test_the_order_of_fists_means_nothing() -> None:
    """Questions to several seats at once are secret until the last: their steps may stand in any order."""
    steps = small()["steps"]
    ends = [
        records.play(records.from_object(small(steps=list(order))), game()).snapshot()
        for order in (steps, steps[::-1], [steps[1], steps[2], steps[0]])
    ]
    assert ends[0] == ends[1] == ends[2]


def test_replay_tells_each_step_with_its_events() -> None:
    replayed = [
        (one.number, [event.kind for event in one.events])
        for one in records.replay(records.from_object(small()), game())
    ]
    assert [number for number, _ in replayed] == [0, 1, 2]
    assert replayed[0][1] == ["fist_closed"]
    assert replayed[2][1][:3] == ["fist_closed", "fists_opened", "won"]


SAME_ANSWERS = """
import random, sys
from pierres.rules import record as records
from pierres.rules.record import Record
from pierres.rules.registry import GAMES
from pierres.store import library
game = library.game("aux-pierres")
position = game.start(("Ada", "Bo", "Cy", "Di"))
rng, steps = random.Random(4), []
while position.questions():
    question = position.questions()[0]
    value = question.legal[rng.randrange(question.legal.size)]
    position.answer(question.who, question.kind, value)
    steps.append((question.who, question.kind, value))
record = Record("aux-pierres", position.seats, steps=steps, final=position.snapshot())
sys.stdout.buffer.write(records.write(record).encode())
"""


def test_the_same_answers_give_the_same_text_on_any_run() -> None:
    texts = set()
    for seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(REPOSITORY)}
        done = subprocess.run(
            [sys.executable, "-c", SAME_ANSWERS],
            capture_output=True,
            check=True,
            env=environment,
            timeout=120,
        )
        texts.add(done.stdout)
    assert len(texts) == 1
    (text,) = texts
    assert records.play(records.read(text), game()).result()


# -- `final` -------------------------------------------------------------------------------------------


def test_final_is_compared() -> None:
    assert records.play(records.from_object(small()), game())
    wrong = small(final={"seats": {"Ada": {"fairy": 8}}})
    with pytest.raises(RecordError) as caught:
        records.play(records.from_object(wrong), game(), "mine.json")
    assert str(caught.value) == "mine.json: final.seats.Ada.fairy: expected 8, found 7"
    assert (caught.value.source, caught.value.place) == ("mine.json", "final.seats.Ada.fairy")


@pytest.mark.parametrize(
    ("final", "place"),
    [
        ({"bank": {"fairy": 34}}, "final.bank.fairy"),
        ({"bank": {"fairy": 35.0}}, "final.bank.fairy"),
        ({"bank": {"gold": None}}, "final.bank.gold"),
        ({"bank": 35}, "final.bank"),
        ({"bank": {"fairy": {"x": 1}}}, "final.bank.fairy"),
        ({"seats": {"Zoe": {"fairy": 1}}}, "final.seats.Zoe"),
        ({"seats": {"Ada": {"stones": {"red": 1}}}}, "final.seats.Ada.stones.red"),
        ({"seats": {"Ada": {"doppelganger": 0}}}, "final.seats.Ada.doppelganger"),
        ({"row": ["fairy", "witch"]}, "final.row"),
        ({"pile": ["thief", "thief"]}, "final.pile"),
        ({"pile": {"thief": 1}}, "final.pile"),
        ({"pile": [["thief"]]}, "final.pile"),
        ({"auction": "fairy"}, "final.auction"),
        ({"auction": None}, "final.auction"),
        ({"round": 2}, "final.round"),
        ({"round": True}, "final.round"),
        ({"over": True}, "final.over"),
        ({"over": 0}, "final.over"),
        ({"winners": ["Ada"]}, "final.winners"),
        ({"pending": []}, "final.pending"),
        ({"pending": ["chance:specials"]}, "final.pending"),
        ({"legal": ["fairy"]}, "final.legal"),
        ({"legal": []}, "final.legal"),
        ({"legal": "thief"}, "final.legal"),
        ({"legal": ["thief", "fairy"]}, "final.legal"),
        ({"hand_size": 3}, "final.hand_size"),
    ],
)
def test_every_key_of_final_can_differ(final: dict[str, Any], place: str) -> None:
    record = records.from_object(small(final=final))
    with pytest.raises(RecordError) as caught:
        records.play(record, game())
    assert caught.value.place == place


def test_what_final_may_leave_open() -> None:
    """Only the keys given are compared; sets in any order; stones compare all three colours."""
    position = sit(
        3, {"row": ["witch"], "pile": ["fairy", "thief", "fairy"], "players": {"Bo": {"stones": {"red": 1}}}}
    )
    for expect in (
        {},
        {"pile": ["thief", "fairy", "fairy"], "pending": ["chance:reveal"]},
        {"legal": ["thief", "fairy"]},
        {"seats": {"Bo": {"stones": {"red": 1, "blue": 0}}, "Ada": {"stones": {}}}},
    ):
        assert records.differences(expect, position) == []
    assert records.differences({"seats": {"Bo": {"stones": {}}}}, position) == [("seats.Bo.stones.red", 0, 1)]
    assert records.differences({"pile": ["thief", "fairy"]}, position)


def test_legal_answers_compare_as_a_set_with_zeros_written_or_not() -> None:
    position = sit(3, {"auction": "fairy", "players": {"Cy": {"fairy": 1, "common": 0}}})
    position.answer("Ada", "bid", {})
    position.answer("Bo", "bid", {})
    for legal in ([{}, {"fairy": 1}], [{"fairy": 1, "common": 0}, {"fairy": 0}], [{}, {}, {"fairy": 1}]):
        assert records.differences({"legal": legal}, position) == []
    for legal in ([{}], [{"fairy": 1}], [{}, {"fairy": 2}], [{}, {"fairy": 1}, None], None):
        assert records.differences({"legal": legal}, position)


def test_there_is_no_one_legal_answer_among_several_questions() -> None:
    for legal in ([], [{}]):
        assert records.differences({"legal": legal}, sit(3, {"auction": "fairy"}))


def test_the_deals_are_not_listed_to_be_compared() -> None:
    """There are more than 10 to the 30 of them: a record that asks for them must not hang the program."""
    assert records.differences({"legal": []}, sit(6))
    some = [sit(6).questions()[0].legal[0]]
    assert records.differences({"legal": some}, sit(6))


# -- broken texts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1, column 1", "not JSON"),
        ('{\n  "format": ', "line 2, column 13", "not JSON"),
        ("{]", "line 1, column 2", "not JSON"),
        (b"\xff\xfe", "", "not a text in UTF-8"),
        (b'{"a": "\xe9"}', "", "not a text in UTF-8"),
        ('{"version": NaN}', "version", "nan cannot stand here"),
        ('{"version": -Infinity}', "version", "-inf cannot stand here"),
        ('{"a": {"b": 1, "b": 1}}', "a.b", "this key stands there twice"),
        ('{"a": [0, {"c": 1, "b": 1, "c": 2}]}', "a[1].c", "this key stands there twice"),
        ("[" * 100_000, "", "not JSON"),
        ('{"a": ' * 100_000, "", "not JSON"),
        ("9" * 5000, "", "not JSON"),
        ("[]", "", "expected an object"),
        ("null", "", "expected an object"),
        ('"pierres-record"', "", "expected an object"),
        ("1", "", "expected an object"),
        ("{}", "format", 'expected "pierres-record"'),
    ],
    ids=range(17),
)
def test_a_text_that_is_no_record_is_refused(text: str | bytes, place: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        records.read(text, "mine.json")
    assert (caught.value.source, caught.value.place) == ("mine.json", place)
    assert reason in caught.value.reason
    assert str(caught.value).startswith("mine.json: ")


def test_a_text_that_was_encoded_twice_over_is_refused() -> None:
    text = records.write(records.from_object(small()))
    for encoding in ("utf-16", "utf-32"):
        with pytest.raises(RecordError):
            records.read(text.encode(encoding))
    assert records.read(b"\xef\xbb\xbf" + text.encode()).game == "aux-pierres"


DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]
NESTED = json.loads("[" * 33 + "]" * 33)

BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"format": "pierres-save"}, "format", 'expected "pierres-record"'),
    ({"format": None}, "format", 'expected "pierres-record"'),
    ({"version": 0}, "version", "a number from 1 on"),
    ({"version": "1"}, "version", "a number from 1 on"),
    ({"version": True}, "version", "a number from 1 on"),
    ({"version": 1.0}, "version", "a number from 1 on"),
    ({"version": None}, "version", "a number from 1 on"),
    ({"version": VERSION + 1}, "version", f"version {VERSION + 1} is newer than this program"),
    ({"game": "chess"}, "game", f"'chess' is not a game of this program ({', '.join(GAMES)})"),
    ({"game": ["aux-pierres"]}, "game", "is not a game of this program"),
    ({"game": None}, "game", "None is not a game"),
    ({"seats": "Ada"}, "seats", "expected a list of names"),
    ({"seats": {"Ada": 1}}, "seats", "expected a list of names"),
    ({"seats": None}, "seats", "expected a list of names"),
    ({"seats": ["Ada", "Bo", 3]}, "seats[2]", "expected a name"),
    ({"seats": ["Ada", "", "Bo"]}, "seats[1]", "expected a name"),
    ({"seats": ["Ada", "Bo", "Ada"]}, "seats[2]", "the name 'Ada' appears twice"),
    ({"seats": ["Ada", "chance", "Cy"]}, "seats[1]", "the name 'chance' is reserved"),
    ({"options": []}, "options", "expected an object"),
    ({"options": 3}, "options", "expected an object"),
    ({"start": []}, "start", "expected an object"),
    ({"start": "fairy"}, "start", "expected an object"),
    ({"final": True}, "final", "expected an object"),
    ({"steps": {}}, "steps", "expected a list"),
    ({"steps": None}, "steps", "expected a list"),
    ({"steps": ["Ada"]}, "steps[0]", "expected [who, kind] or [who, kind, value]"),
    ({"steps": [["Ada", "bid", {}], ["Ada"]]}, "steps[1]", "expected [who, kind] or [who, kind, value]"),
    ({"steps": [["Ada", "bid", {}, "refused"]]}, "steps[0]", "expected [who, kind] or [who, kind, value]"),
    ({"steps": [{"expect": {}}]}, "steps[0]", "expected [who, kind] or [who, kind, value]"),
    ({"steps": [[1, "bid", {}]]}, "steps[0]", "who and kind are names"),
    ({"steps": [["Ada", None, {}]]}, "steps[0]", "who and kind are names"),
    ({"title": float("nan")}, "title", "nan cannot stand here"),
    ({"title": [float("inf")]}, "title[0]", "inf cannot stand here"),
    ({"title": {"a": 1 << 64}}, "title.a", "cannot stand here"),
    ({"title": {"a": -(1 << 63) - 1}}, "title.a", "cannot stand here"),
    ({"title": -(10**5000)}, "title", "cannot stand here"),
    ({"title": "half \ud83d"}, "title", "cannot stand here"),
    ({"half \ud83d": 1}, "", "cannot be a name"),
    ({"title": {3: 1}}, "title", "3 cannot be a name"),
    ({"title": b"bytes"}, "title", "cannot stand here"),
    ({"title": (1, 2)}, "title", "cannot stand here"),
    ({"title": NESTED}, "title" + "[0]" * 32, "nested too deeply"),
    ({"title": DEEP}, "title" + "[0]" * 32, "nested too deeply"),
    ({"steps": [["Ada", "bid", DEEP]]}, "steps[0][2]" + "[0]" * 30, "nested too deeply"),
    ({"final": {"pile": DEEP}}, "final.pile" + "[0]" * 31, "nested too deeply"),
]  # fmt: skip


@pytest.mark.parametrize(("keys", "place", "reason"), BAD, ids=range(len(BAD)))
def test_a_broken_record_is_refused_with_source_place_and_reason(
    keys: dict[Any, Any], place: str, reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        records.from_object({**small(), **keys}, "mine.json")
    assert (caught.value.source, caught.value.place) == ("mine.json", place)
    assert reason in caught.value.reason


@pytest.mark.parametrize("missing", ["format", "version", "game"])
def test_what_may_not_be_left_out(missing: str) -> None:
    lacking = small()
    del lacking[missing]
    with pytest.raises(RecordError) as caught:
        records.from_object(lacking, "mine.json")
    assert caught.value.place == missing


def test_a_record_without_seats_cannot_begin() -> None:
    lacking = small()
    del lacking["seats"]
    with pytest.raises(RecordError, match=r"^mine\.json: seats: expected 3 to 6, not 0$"):
        records.begin(records.from_object(lacking, "mine.json"), game(), "mine.json")


@pytest.mark.parametrize(
    ("keys", "place", "reason"),
    [
        ({"seats": ["Ada", "Bo"]}, "seats", "expected 3 to 6, not 2"),
        ({"options": {"speed": 1}}, "options.speed", "unknown option"),
        ({"options": {"purses": "shown"}}, "options.purses", "expected one of hidden, open, not 'shown'"),
        ({"options": {"cards": [{}]}}, "options.cards", "card 1: id: wants a-z"),
        ({"start": {"auction": "dragon"}}, "start.auction", "no character 'dragon'"),
        ({"start": {"players": {"Zoe": {}}}}, "start.players.Zoe", "no such seat"),
        ({"start": {"row": ["witch", "imp", "imp"]}}, "start", "imp is in more places"),
    ],
)
def test_a_record_that_cannot_begin_is_refused(keys: dict[str, Any], place: str, reason: str) -> None:
    record = records.from_object(small(**keys), "mine.json")
    for begin in (records.begin, records.play):
        with pytest.raises(RecordError) as caught:
            begin(record, game(), "mine.json")
        assert (caught.value.source, caught.value.place) == ("mine.json", place)
        assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (["Ada", "bid", {"fairy": 99}], 'Ada cannot answer bid {"fairy": 99}: not in purse'),
        (["Ada", "silver", {}], "Ada cannot answer silver {}: wrong kind"),
        (["Zoe", "bid", {}], "Zoe cannot answer bid {}: not asked"),
        (["Ada", "bid"], "Ada cannot answer bid without a value: not a value"),
        (["chance", "reveal", "thief"], 'chance cannot answer reveal "thief": not asked'),
    ],
)
def test_a_step_that_is_not_legal_is_refused_with_its_number(step: list[Any], reason: str) -> None:
    good = ["Bo", "bid", {}]
    record = records.from_object(small(steps=[good, step]), "mine.json")
    with pytest.raises(RecordError) as caught:
        records.play(record, game(), "mine.json")
    assert str(caught.value) == f"mine.json: steps[1]: {reason}"


def test_a_step_after_the_end_is_refused() -> None:
    record = whole_game(0)
    record.steps.append(("chance", "reveal", "thief"))
    with pytest.raises(RecordError) as caught:
        records.play(record, game())
    assert caught.value.place == f"steps[{len(record.steps) - 1}]"


def test_a_message_is_never_endless() -> None:
    huge = "x" * 1_000_000
    for keys in ({"game": huge}, {"seats": ["Ada", "Bo", huge, huge]}, {"steps": [[huge, "bid", huge]]}):
        with pytest.raises(RecordError) as caught:
            records.play(records.from_object(small(**keys)), game())
        assert len(str(caught.value)) <= 400


# -- nothing but RecordError ---------------------------------------------------------------------------


def tried(data: Any) -> None:
    """Read, write and play an object; only a RecordError may come of it."""
    try:
        record = records.from_object(data)
        text = records.write(record)
        assert records.write(records.read(text)) == text
        text.encode()
        records.play(record, game())
    except RecordError as error:
        assert error.reason
        assert len(str(error)) <= 400


@settings(max_examples=200)
@given(JSON)
def test_any_object_is_read_or_refused(data: Any) -> None:
    tried(data)


@settings(max_examples=300)
@given(st.text() | st.binary() | JSON.map(lambda data: json.dumps(data)))
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    try:
        records.read(text)
    except RecordError as error:
        assert error.reason


FULL = small(
    options={"cards": OWN_CARDS, "purses": "open"},
    start={
        "auction": "fairy",
        "row": ["witch", "imp"],
        "pile": ["thief", "echo"],
        "round": 2,
        "discard": ["troll"],
        "players": {"Ada": {"fairy": 3, "stones": {"red": 2}, "doppelganger": True, "score": 1}},
    },
    final={
        "pending": ["Ada:double"],
        "row": ["witch"],
        "winners": [],
        "over": False,
        "seats": {"Ada": {"stones": {"red": 1}}},
    },
    title="x",
)


@settings(max_examples=400)
@given(st.data())
def test_a_record_with_one_place_spoilt_is_read_or_refused(data: st.DataObject) -> None:
    spoilt = copy.deepcopy(FULL)
    data.draw(st.sampled_from(places(spoilt)))(data.draw(JSON))
    tried(spoilt)


def places(value: Any) -> list[Callable[[Any], None]]:
    """A function for each place in a value that puts something else there."""
    found: list[Callable[[Any], None]] = []
    for key, inner in list(value.items() if isinstance(value, dict) else enumerate(value)):
        found.append(lambda other, key=key: value.__setitem__(key, other))
        if isinstance(inner, dict | list):
            found += places(inner)
    return found
