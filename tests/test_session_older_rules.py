"""A game saved by rules that have been corrected since opens where it still fits, and loses nothing."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from pierres.rules.record import Record
from pierres.session import Session
from pierres.store import saves
from tests.rules.test_scenarios import HERE as SCENARIOS

pytestmark = pytest.mark.usefixtures("qapp")


def saved_by_older_rules(path: Path) -> Record:
    """A second Princess in one play (D-39): once she did not call what a Copper had brought before."""
    scenarios = tomllib.loads((SCENARIOS / "jeu_des_dragons_more.toml").read_text("utf-8"))["scenario"]
    scenario = next(one for one in scenarios if one["id"] == "JD-215")
    steps = [tuple(step) for step in scenario["steps"] if isinstance(step, list) and len(step) == 3]
    brass = len(steps) - 1 - steps[::-1].index(("A", "next", "brass-9"))
    older = [
        *steps[:brass],
        ("A", "next", "bronze-1"),
        ("chance", "draw", "copper-5"),
        ("B", "play", "white-2"),
    ]
    players = {seat: {"kind": "person", "colour": "rose"} for seat in scenario["seats"]}
    record = Record(
        scenario["game"], tuple(scenario["seats"]), {}, scenario["start"], older, None, {"players": players}
    )
    saves.save(path, record)
    return record


def test_it_opens_at_its_last_fitting_step(tmp_path: Path) -> None:
    path = tmp_path / "sunday.pierres"
    record = saved_by_older_rules(path)
    before = path.read_bytes()
    session = Session.open(path)
    assert session.misfit is not None and session.misfit.place == f"steps[{len(record.steps) - 2}]"
    assert session.record.steps == [*record.steps[:-2]]
    session.raise_curtain()
    asked = session.asked()
    assert asked is not None and sorted(asked.legal) == ["brass-9", "copper-10"]
    assert session.answer("brass-9")
    assert session.path is None, "nothing is written over the file"
    session.close()
    assert path.read_bytes() == before
