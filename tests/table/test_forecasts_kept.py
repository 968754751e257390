"""What a forecast once said and what was true is said today as well: a forecast is not made true by silence.

Each line of `forecasts.jsonl` holds a record and what was said at some of its steps to some viewers, as the
claims of the referees. Those with a name were wrong once: there exactly that is said. The others are from
random games, in words of an earlier version, which were true in every play that was tried.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pierres.rules import record as records
from pierres.rules.game import PUBLIC
from pierres.rules.record import Record
from pierres.store import library
from pierres.table import registry
from tests.languages import spoken
from tests.table import aux_referee, dragons_referee, test_aux_forecasts, test_dragons_forecasts

pytestmark = pytest.mark.usefixtures("qapp")

LINES = [json.loads(line) for line in Path(__file__).with_name("forecasts.jsonl").read_text().splitlines()]
NAMED = {line["name"]: line for line in LINES if "name" in line}
MAY_SAY_LESS = 0.02
_OF_PEOPLE = frozenset({"victims", "seconds", "payers", "strongest", "draws too"})
_SAME = {"old pile": "pile", "old row": "row"}

Claim = tuple[Any, ...]


def plain(claims: list[Claim]) -> set[Claim]:
    """Claims that can be compared: people in any order, and none to choose from means that nothing comes."""
    compared = set()
    for name, *values in claims:
        name = _SAME.get(name, name)
        if name in ("pile", "row") and values == [0]:
            compared.add((f"void {name}_empty",))
        elif name in _OF_PEOPLE and values:
            compared.add((name, frozenset(re.split(", | and ", values[0]))))
        else:
            compared.add((name, *values))
    return compared


def positions(record: Record) -> Iterator[tuple[int, Any]]:
    """Every position of a record, with the number of answers before it."""
    game = library.game(record.game)
    position: Any = records.begin(record, game, "here")
    yield 0, position
    for number, step in enumerate(record.steps, 1):
        position.answer(*step)
        yield number, position


def said(game: str, view: Any, characters: Any, card: str) -> list[Claim]:
    """The claims of the forecast for a card."""
    text = registry.wording(game, characters).now_text(view, card)
    return (aux_referee if game == "aux-pierres" else dragons_referee).claims(text)


def characters_of(position: Any) -> Any:
    return getattr(position, "characters", dragons_referee.CARDS)


def test_what_was_true_is_still_said() -> None:
    looks, less = 0, []
    with spoken("en"):
        for line in LINES:
            record = records.from_object(line["record"], "here")
            for number, position in positions(record):
                for step, viewer, card, claims in line["looks"]:
                    if step == number:
                        now = plain(said(record.game, position.view(viewer), characters_of(position), card))
                        missing = plain([tuple(claim) for claim in claims]) - now
                        looks += 1
                        if missing:
                            less.append((card, viewer, missing, now))
    assert looks > 400
    assert len(less) <= MAY_SAY_LESS * looks, less


@pytest.mark.parametrize("name", NAMED)
def test_what_was_wrong_once_is_right(name: str) -> None:
    """Exactly what is to be said is; and nothing false to anybody of any card at any step."""
    line = NAMED[name]
    record = records.from_object(line["record"], name)
    rng, judged = Random(name), 0
    with spoken("en"):
        for number, position in positions(record):
            cards = characters_of(position)
            for step, viewer, card, claims in line["looks"]:
                if step == number:
                    now = said(record.game, position.view(viewer), cards, card)
                    assert now == [tuple(claim) for claim in claims], (step, viewer, card)
            for viewer in (*position.seats, PUBLIC):
                view = position.view(viewer)
                for card in cards:
                    text = registry.wording(record.game, cards).now_text(view, card)
                    if record.game == "aux-pierres":
                        assert not test_aux_forecasts.judge(position, viewer, card, text, rng)
                    elif viewer != PUBLIC and card in (view.seat(viewer).hand or ()):
                        assert test_dragons_forecasts.judge(position, viewer, card, text, rng) == ([], [])
                    judged += bool(text)
        assert not records.differences(record.final or {}, position)
    assert judged > 2
