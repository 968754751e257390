"""Events tell what `events` of each game says, so that mypy finds a misspelt key where they are read."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest

from pierres.rules import registry
from pierres.rules.game import Event, Position
from pierres.store import library
from pierres.table.registry import wording
from tests.rules import aux_pierres_house, est_royal_house, jeu_des_dragons_house
from tests.rules.random_play import SIX, play_on
from tests.type_errors import type_errors

GAMES = 40
RARE = {"passed", "showed"}
"""After so many of them every other kind of event has come."""
OPTIONS = {
    "aux-pierres": aux_pierres_house.OPTIONS,
    "jeu-des-dragons": jeu_des_dragons_house.OPTIONS,
    "est-royal": est_royal_house.OPTIONS,
}


def kinds(game: str) -> dict[str, Any]:
    """Kind → the class of what it tells."""
    events = import_module(f"{registry.package_of(game)}.events")
    return {
        kind: told
        for literal, told in map(get_args, get_args(events.GameEvent))
        for kind in get_args(literal)
    }


def fits(value: object, hint: Any) -> bool:
    """Whether a value is of the type of a key."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return fits(value, inner[0])
    if origin is dict:
        return isinstance(value, dict) and all(
            fits(key, inner[0]) and fits(one, inner[1]) for key, one in value.items()
        )
    if origin is list:
        return isinstance(value, list) and all(fits(one, inner[0]) for one in value)
    return type(value) in (inner or (hint,))


def check(event: Event, told: Any) -> None:
    assert not set(event.public or {}) & set(event.private or {}), event
    hints = get_type_hints(told, include_extras=True)
    assert told.__required_keys__ <= set(event.data) <= set(hints), event
    for key, value in event.data.items():
        assert fits(value, hints[key]), (event, key)
    if event.private is not None:  # whoever may not see it has the other keys all the same
        assert told.__required_keys__ <= set(event.public or told.__required_keys__), event


@pytest.mark.parametrize("name", registry.GAMES)
def test_events_tell_what_their_kind_says(name: str) -> None:
    known = kinds(name)
    came: set[str] = set()

    def note(position: Position, events: list[Event]) -> None:
        for event in events:
            assert event.kind in known, event
            check(event, known[event.kind])
            came.add(event.kind)
            for viewer in position.seats:
                seen = event.seen_by(viewer)
                assert seen is None or set(seen.data) == set(seen.public or {})

    game = library.game(name)
    for number in range(GAMES):
        options = OPTIONS[name][number % len(OPTIONS[name])]
        seats = SIX[: game.facts.seats_min + number % (game.facts.seats_max - game.facts.seats_min + 1)]
        play_on(game.start(seats, options), random.Random(number), note, 1500)
    assert came >= set(known) - RARE


@pytest.mark.parametrize(
    ("game", "kind", "key", "wrong"),
    [
        ("aux_pierres", "gained", "wanted", "wantd"),
        ("jeu_des_dragons", "paid", "amount", "amuont"),
        ("est_royal", "moved", "from", "form"),
    ],
)
def test_mypy_finds_a_misspelt_key(game: str, kind: str, key: str, wrong: str) -> None:
    lines = f"""
        from pierres.rules.game import Event
        from pierres.rules.{game}.events import GameEvent

        def read(event: GameEvent) -> object:
            if event.kind == "{kind}":
                return event.data["{{key}}"]
            return None

        def hear(event: Event) -> object:
            return read(event)
        """
    assert type_errors(lines.format(key=key)) == []
    errors = type_errors(lines.format(key=wrong))
    assert len(errors) == 1 and f'has no key "{wrong}"' in errors[0]


def test_mypy_finds_a_misspelt_kind_and_a_key_of_another_kind() -> None:
    lines = """
        from pierres.rules.jeu_des_dragons.events import GameEvent

        def read(event: GameEvent) -> object:
            match event.kind:
                case "took":
                    return event.data["paid"]
            return event.kind == "payed"
        """
    errors = type_errors(lines)
    assert any('"Took" has no key "paid"' in error for error in errors)
    assert any("Non-overlapping" in error for error in errors)


def test_a_mapping_of_plain_data_is_no_event() -> None:
    """The methods of a reader name the class of what they read: no dictionary passes for it."""
    lines = """
        from collections.abc import Mapping
        from pierres.rules.jeu_des_dragons.events import Paid

        def read(data: Paid) -> int:
            return data["paid"]

        def hear(data: Mapping[str, object]) -> int:
            return read(data)
        """
    assert any("incompatible type" in error for error in type_errors(lines))


def readers(game: str) -> list[type]:
    """The classes with a method for each kind of event: what says it, and what shows it."""
    package = registry.package_of(game).rpartition(".")[2]
    found = []
    for module, base in (("wording", "event_text"), ("table", "motion")):
        there = import_module(f"pierres.{module}.{package}.{base}")
        found += [
            one
            for one in vars(there).values()
            if isinstance(one, type) and any(name.startswith(("say_", "show_")) for name in vars(one))
        ]
    return found


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_method_for_a_kind_of_event_reads_what_that_kind_tells(name: str) -> None:
    known = kinds(name)
    methods = 0
    for reader in readers(name):
        for method in dir(reader):
            kind = method.partition("_")[2]
            if method.startswith(("say_", "show_")) and kind in known:
                hints = get_type_hints(getattr(reader, method))
                assert hints["data"] is known[kind], f"{reader.__name__}.{method}"
                methods += 1
    assert methods >= 3


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_sentence_in_a_table_names_what_its_kind_of_event_tells(name: str, qapp: object) -> None:
    """As `words` has it: mypy does not read what stands in the braces of a text."""
    rules, known = library.game(name), kinds(name)
    characters = getattr(rules, "characters", {})
    said = wording(name, characters, "en").events
    samples = {str: "Tom", int: 2, bool: True, list: [], dict: {}}
    for kind in said.plain:
        hints = get_type_hints(known[kind])
        data = {key: samples[get_origin(hint) or hint] for key, hint in hints.items()}
        data |= {key: next(iter(characters)) for key in ("card", "character", "of") if key in hints}
        sentence = said.sentence(Event(kind, "Léa", data))
        assert sentence and "{" not in sentence, kind
