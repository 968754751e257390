"""What every game of the registry must offer; a game without a recorded playthrough fails."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import random
import re
from pathlib import Path
from typing import Any

import pytest

import pierres.rules
from pierres.rules import record as records
from pierres.rules import registry
from pierres.rules.base import Game
from pierres.rules.game import CHANCE, PUBLIC, BadGame, Facts, Illegal, Position, Question
from pierres.rules.record import Record, Step
from pierres.store import library

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
NONSENSE: list[Any] = [
    None,
    True,
    -1,
    10**30,
    "",
    "nonsense",
    [],
    [None],
    {},
    {"": 1},
    float("nan"),
    object(),
]

DOORS = {"open", "exec", "eval", "input", "print", "__import__", "id", "hash"}

pytestmark = pytest.mark.parametrize("name", registry.GAMES)


@pytest.fixture
def game(name: str) -> Game:
    return library.game(name)


def seats_of(facts: Facts, number: int | None = None) -> tuple[str, ...]:
    return tuple("ABCDEFGH"[: number or facts.seats_min])


def draw(question: Question, rng: random.Random) -> Any:
    return question.legal[rng.randrange(question.legal.size)]


def play(position: Position, rng: random.Random, most: int) -> list[Step]:
    """Random legal answers to the end, or `most` of them."""
    steps: list[Step] = []
    while position.questions() and len(steps) != most:
        question = rng.choice(position.questions())
        value = draw(question, rng)
        position.answer(question.who, question.kind, value)
        asked = (question.who, question.kind)
        steps.append(asked if value is None else (*asked, value))
    return steps


def played(game: Game, seed: int, most: int) -> Position:
    position = game.start(seats_of(game.facts))
    play(position, random.Random(seed), most)
    return position


def ended(game: Game, seats: tuple[str, ...], seed: int = 0) -> tuple[Position, list[Step]]:
    """A game at its end, and its steps; of a game that can wander for ever one that does not."""
    for attempt in range(100):
        position = game.start(seats)
        steps = play(position, random.Random(f"{seed}:{attempt}"), game.facts.given_up_after or 10_000_000)
        if not position.questions():
            return position, steps
    raise AssertionError("no game comes to an end")


# -- facts ---------------------------------------------------------------------------------------------


def test_facts_make_sense(name: str, game: Game) -> None:
    facts = game.facts
    assert facts.id == name
    assert 1 <= facts.seats_min <= facts.seats_max <= 8
    assert facts.longest is None or facts.longest > 0
    assert facts.given_up_after is None or facts.given_up_after > 0
    assert all(isinstance(kind, str) for kind in (*facts.revealing, *facts.counted, *facts.counted.values()))
    names = [option.name for option in facts.options]
    assert len(set(names)) == len(names)
    for option in facts.options:
        assert re.fullmatch(r"[A-Z]-[A-Z]?\d+", option.ruling)
        assert not option.choices or option.default in option.choices
    assert library.game(name) is game


def test_a_game_is_built_from_its_resources_alone(name: str) -> None:
    resources = registry.resources_of(name)
    if resources:
        with pytest.raises(KeyError):
            registry.build(name, {})
        with pytest.raises(BadGame):
            registry.build(name, dict.fromkeys(resources, "nonsense"))
    else:
        assert registry.build(name, {}).facts.id == name
    with pytest.raises(KeyError):
        registry.package_of(f"{name}-of-somebody-else")


def test_every_number_of_seats_and_every_option_can_be_played(game: Game) -> None:
    facts = game.facts
    for number in range(facts.seats_min, facts.seats_max + 1):
        assert game.start(seats_of(facts, number)).seats == seats_of(facts, number)
    for option in facts.options:
        for choice in option.choices or (option.default,):
            assert game.start(seats_of(facts), {option.name: choice}).questions()


def test_what_cannot_be_played_is_a_bad_game(game: Game) -> None:
    facts = game.facts
    seats = seats_of(facts)
    for bad in ((), seats_of(facts, facts.seats_max + 1), (*seats[1:], ""), (*seats[1:], CHANCE), None, 3):
        with pytest.raises(BadGame):
            game.start(bad)  # type: ignore[arg-type]
    if len(seats) > 1:
        with pytest.raises(BadGame):
            game.start((*seats[1:], seats[1]))
    for options in ({"nonsense": True}, {option.name: object() for option in facts.options}, 3):
        with pytest.raises(BadGame):
            game.start(seats, options)  # type: ignore[arg-type]
    for start in ({"nonsense": 1}, 3, "start", [1]):
        with pytest.raises(BadGame):
            game.start(seats, {}, start)  # type: ignore[arg-type]


# -- play ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_with_a_result(game: Game, seed: int) -> None:
    number = game.facts.seats_min + seed % (game.facts.seats_max - game.facts.seats_min + 1)
    assert game.start(seats_of(game.facts, number)).result() is None
    position, steps = ended(game, seats_of(game.facts, number), seed)
    result = position.result()
    assert result is not None
    assert set(result.winners) <= set(position.seats) == set(result.scores)
    assert position.snapshot()["over"] is True
    assert sorted(position.snapshot()["winners"]) == sorted(result.winners)
    if game.facts.longest is not None:
        assert len(steps) <= game.facts.longest


def test_questions_are_to_seats_or_to_chance(game: Game) -> None:
    rng = random.Random(9)
    position = game.start(seats_of(game.facts))
    for _ in range(600):
        questions = position.questions()
        asked = [(question.who, question.kind) for question in questions]
        assert len(set(asked)) == len(asked)
        who = {question.who for question in questions}
        assert who <= {*position.seats, CHANCE}
        if len(who) > 1:
            assert len(who) == len(asked)
            assert CHANCE not in who and all(question.private for question in questions)
        for question in questions:
            assert question.legal.size >= 1
            value = draw(question, rng)
            assert value in question.legal
        if not questions:
            break
        play(position, rng, 1)


def test_the_same_answers_give_the_same_position_and_the_same_events(game: Game) -> None:
    steps = play(game.start(seats_of(game.facts)), random.Random(3), 400)
    first, second = game.start(seats_of(game.facts)), game.start(seats_of(game.facts))
    for step in steps:
        assert first.answer(*step) == second.answer(*step)
    assert first == second
    assert first.snapshot() == second.snapshot()


def test_positions_that_differ_are_not_equal(game: Game) -> None:
    """Also where the same is asked in both."""
    position = game.start(seats_of(game.facts))
    course = [position.copy()]
    for _ in range(60):
        play(position, random.Random(4), 1)
        course.append(position.copy())
    snapshots = [position.snapshot() for position in course]
    alike = 0
    for number, one in enumerate(course):
        for place, other in enumerate(course[:number]):
            if snapshots[number] != snapshots[place]:
                assert one != other
                asked = [[question[:2] for question in there.questions()] for there in (one, other)]
                alike += asked[0] == asked[1]
    assert alike


def test_a_copy_is_independent(game: Game) -> None:
    for most in (0, 1, 7, 60, 200):
        position = played(game, most, most)
        snapshot, views = position.snapshot(), [position.view(seat) for seat in position.seats]
        twin = position.copy()
        assert twin == position
        play(twin, random.Random(1), 80)
        assert position.snapshot() == snapshot
        assert [position.view(seat) for seat in position.seats] == views
        assert twin != position or not twin.questions()
        other = position.copy()
        play(position, random.Random(2), 80)
        assert other.snapshot() == snapshot


def test_views_are_frozen_and_compare_by_value(game: Game) -> None:
    position = played(game, 5, 30)
    for viewer in (*position.seats, PUBLIC):
        view = position.view(viewer)
        assert view == position.view(viewer) == position.copy().view(viewer)
        names = view._fields if isinstance(view, tuple) else [one.name for one in dataclasses.fields(view)]
        assert "viewer" in names
        for name in names:
            with pytest.raises(AttributeError):  # also what a frozen dataclass raises
                setattr(view, name, None)
        assert all(not question.private or question.who == viewer for question in view.questions)
    before = position.view(PUBLIC)
    play(position, random.Random(1), 30)
    assert position.view(PUBLIC) != before


def test_illegal_answers_are_refused_and_change_nothing(game: Game) -> None:
    refused = 0
    over, _ = ended(game, seats_of(game.facts))
    for position in (*(played(game, most, most) for most in (0, 1, 2, 30, 150)), over):
        before, snapshot = position.copy(), position.snapshot()
        legal = {(question.who, question.kind): question.legal for question in position.questions()}
        for who in (*position.seats, CHANCE, PUBLIC, "Z"):
            for kind in ("nonsense", *(kind for _, kind in legal)):
                for value in NONSENSE:
                    if value in legal.get((who, kind), ()):
                        continue
                    with pytest.raises(Illegal) as caught:
                        position.answer(who, kind, value)
                    assert caught.value.reason
                    refused += 1
        assert position == before
        assert position.snapshot() == snapshot
    assert refused > 100


def test_events_tell_no_more_than_they_say(game: Game) -> None:
    rng = random.Random(6)
    position = game.start(seats_of(game.facts))
    for _ in range(game.facts.given_up_after or 10_000_000):
        if not position.questions():
            break
        question = rng.choice(position.questions())
        for event in position.answer(question.who, question.kind, draw(question, rng)):
            assert event.who in (*position.seats, CHANCE, "")
            assert event.public is not None or event.private is not None
            assert set(event.sees) <= set(position.seats)
            for viewer in (*position.seats, PUBLIC):
                told = event.seen_by(viewer)
                if viewer in event.sees:
                    assert told is not None and told.public == {
                        **(event.public or {}),
                        **(event.private or {}),
                    }
                else:
                    assert (told and told.public) == event.public
                assert told is None or (told.private, told.sees) == (None, ())


# -- records -------------------------------------------------------------------------------------------


def test_a_snapshot_compares_with_its_own_position(game: Game) -> None:
    for most in (0, 1, 40, 200):
        position = played(game, most, most)
        assert records.differences(position.snapshot(), position) == []
        assert position.unordered <= {*_keys(position.snapshot()), "legal"}


def _keys(snapshot: dict[str, Any]) -> set[str]:
    """The keys of a snapshot, those of the objects in it too."""
    inner = (_keys(value) for value in snapshot.values() if isinstance(value, dict))
    return set(snapshot).union(*inner)


def test_a_snapshot_is_a_copy(game: Game) -> None:
    position = played(game, 1, 50)
    before = position.copy()
    _spoil(position.snapshot())
    assert position == before


def _spoil(value: Any) -> None:
    for inner in list(value.values() if isinstance(value, dict) else value):
        if isinstance(inner, dict | list):
            _spoil(inner)
    value.clear()


def test_a_record_replays(name: str, game: Game) -> None:
    position, steps = ended(game, seats_of(game.facts), 8)
    record = Record(name, position.seats, steps=steps, final=position.snapshot())
    assert records.play(records.read(records.write(record)), game) == position


def test_the_recorded_playthrough_replays_exactly(name: str, game: Game) -> None:
    """Recorded once, kept for ever: a change of the rules that changes a game shows here."""
    path = PLAYTHROUGHS / f"{name}.json"
    text = path.read_text("utf-8")
    record = records.read(text, path.name)
    assert record.game == name
    assert records.write(record) == text
    position = records.play(record, game, path.name)
    assert position.result() is not None
    assert record.final == position.snapshot()


# -- purity --------------------------------------------------------------------------------------------


def test_the_rules_open_no_file_and_ask_no_clock(name: str) -> None:
    """Beyond the import contracts: none of the built-in doors to the world is used either."""
    root = Path(inspect.getfile(pierres.rules)).parent
    files = [*root.glob("*.py"), *(root / name.replace("-", "_")).rglob("*.py")]
    assert len(files) > 5
    for path in files:
        calls = [
            node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
        ]
        assert not DOORS & {call.id for call in calls if isinstance(call, ast.Name)}, path
