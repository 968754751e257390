"""Whatever a record holds, each command says what is wrong with it in one sentence, or nothing is."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from pierres.__main__ import main
from tests.spoilt_records import sound, spoilt

RECORDS = sound()
BATCH = 40
BATCHES = 50


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["game"])
def test_the_records_are_sound_before(record: object, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps(record), "utf-8")
    assert main(["replay", str(path)]) == 0


@pytest.mark.sampled(25)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_replay_of_spoilt_records(batch: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(batch)
    path = tmp_path / "a.json"
    codes = set()
    for number in range(BATCH):
        text = spoilt(rng.choice(RECORDS), rng)
        path.write_bytes(text)
        try:
            code = main(["replay", str(path)])
        except Exception as error:
            error.add_note(f"record {number} of batch {batch}: {text[:2000]!r}")
            raise
        said = capsys.readouterr()
        lines = said.out + said.err
        assert lines.count("\n") == 1 and lines[:-1].isprintable() and len(lines) < 700, lines
        assert (code == 0) == bool(said.out) and code in (0, 1, 2)
        assert path.read_bytes() == text
        codes.add(code)
    assert len(codes) > 1


@pytest.mark.sampled(50)
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(
    "command", [["solve", "--seconds", "0.01"], ["hint"]], ids=lambda command: command[0]
)
def test_solve_and_hint_of_spoilt_records(
    command: list[str], batch: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(batch)
    path = tmp_path / "a.json"
    solitaires = [record for record in RECORDS if record["game"] == "est-royal"]
    for number in range(BATCH // 4):
        text = spoilt(rng.choice(solitaires), rng)
        path.write_bytes(text)
        try:
            code = main([*command, str(path)])
        except Exception as error:
            error.add_note(f"record {number} of batch {batch}: {text[:2000]!r}")
            raise
        said = capsys.readouterr()
        assert (code, said.out.count("\n"), said.err.count("\n")) in ((0, 1, 0), (2, 0, 1)), said
