"""Every rule scenario holds: the ones of tests/scenarios, and those of folders given with --scenarios DIR.

A scenario file is a list of `[[scenario]]` tables in the notation of the records, or JSON lines with a record
on each.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pierres.rules import record as records
from pierres.rules.est_royal.cards import PACK
from pierres.rules.game import Illegal, Position
from pierres.store import library

HERE = Path(__file__).parent.parent / "scenarios"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each scenario of the games that there are."""
    if not {"scenario", "line"} & set(metafunc.fixturenames):
        return
    folders = [HERE, *(Path(folder) for folder in metafunc.config.getoption("--scenarios") or ())]
    scenarios, lines = [], []
    for folder in folders:
        if not folder.is_dir():
            raise pytest.UsageError(f"--scenarios {folder}: there is no such folder")
        for path in sorted(folder.glob("*.toml")):
            tables = tomllib.loads(path.read_text("utf-8"))["scenario"]
            scenarios += [pytest.param(one, id=f"{path.stem}-{one['id']}") for one in tables]
        for path in sorted(folder.glob("*.jsonl")):
            for number, line in records.lines(path.read_text("utf-8")):
                lines.append(pytest.param(line, id=f"{path.stem}-{number}"))
    if "scenario" in metafunc.fixturenames:
        metafunc.parametrize("scenario", scenarios)
    if "line" in metafunc.fixturenames:
        metafunc.parametrize("line", lines)


def check(scenario: dict[str, Any]) -> None:
    """Play a scenario; AssertionError names the step where something else happens."""
    plain = {**scenario, "steps": []}
    record = records.from_object(plain, scenario["id"], format_wanted=False)
    position = records.begin(record, library.game(record.game), scenario["id"])
    for number, step in enumerate(scenario["steps"]):
        place = f"{scenario['id']} ({scenario['rule']}) step {number}: {step}"
        if isinstance(step, dict):
            assert set(step) == {"expect"}, place
            assert records.differences(step["expect"], position) == [], place
        elif len(step) == 4:
            assert step[3] == "refused", place
            _refused(position, step[:2] if step[2] == "" else step[:3], place)
        else:
            position.answer(*step)


def _refused(position: Position, step: list[Any], place: str) -> None:
    before, twin = position.snapshot(), position.copy()
    with pytest.raises(Illegal):
        position.answer(*step)
        pytest.fail(place)
    assert position.snapshot() == before, place
    assert position == twin, place


def test_scenario(scenario: dict[str, Any]) -> None:
    check(scenario)


def check_line(line: str) -> None:
    """Play a record; AssertionError or RecordError says where something else happens.

    What a search has found out about its end (`verdict`) must fit: a game that can be won is not over.
    """
    record = records.read(line)
    assert record.final is not None or "verdict" in record.extra, "the record expects nothing"
    position = records.play(record, library.game(record.game))
    if record.extra.get("verdict") == "winnable":
        assert position.result() is None or position.snapshot()["winners"]
    elif record.extra.get("verdict") == "lost":
        assert not position.snapshot()["winners"]


def test_record_on_a_line(line: str) -> None:
    check_line(line)


def test_a_false_expectation_on_a_line_fails() -> None:
    end = {"score": 1, "over": False, "winners": []}
    record = {
        "format": "pierres-record", "version": 1, "game": "est-royal", "seats": ["A"],
        "steps": [["chance", "deal", list(PACK)], ["A", "turn"]],
    }  # fmt: skip
    check_line(json.dumps({**record, "final": end}))
    for wrong in (
        {},
        {"final": {**end, "score": 2}},
        {"final": end, "steps": [*record["steps"], ["A", "move", ["waste", "stock"]]]},
    ):
        with pytest.raises((AssertionError, records.RecordError)):
            check_line(json.dumps({**record, **wrong}))


def test_a_false_expectation_fails() -> None:
    """The runner itself can fail: an expectation that does not hold, and a refusal that does not come."""
    base = {
        "id": "X",
        "rule": "-",
        "game": "aux-pierres",
        "seats": ["A", "B", "C"],
        "start": {"auction": "fairy"},
    }
    wrong: list[list[Any]] = [
        [{"expect": {"bank": {"fairy": 35}}}],
        [{"expect": {"seats": {"A": {"stones": {"red": 1}}}}}],
        [{"expect": {"pending": ["A:bid", "B:bid"]}}],
        [{"expect": {"nonsense": 1}}],
        [{"expect": {"over": 0}}],
        [["A", "bid", {}, "refused"]],
    ]
    for steps in wrong:
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            check({**base, "steps": steps})
