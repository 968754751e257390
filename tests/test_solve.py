"""`solve` on the command line: files with a record on each line, and nonsense told in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pierres.__main__ import main
from pierres.rules.record import read

POSITIONS = Path(__file__).parent / "scenarios" / "est_royal_positions.jsonl"


def test_a_record_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is decided at its end; a line that is no record is told, and keeps nobody from the others."""
    lines = POSITIONS.read_text().splitlines()[:2]
    file = tmp_path / "two.jsonl"
    file.write_text("\n".join([lines[0], "nonsense", lines[1]]))
    assert main(["solve", str(file), "--record", str(tmp_path / "won")]) == 2
    said = capsys.readouterr()
    found = [json.loads(line) for line in said.out.splitlines()]
    assert [line["file"] for line in found] == [f"{file}:1", f"{file}:3"]
    assert [line["verdict"] for line in found] == [read(line).extra["verdict"] for line in lines]
    assert said.err.startswith(f"pierres: {file}:2: ") and said.err.count("\n") == 1
    won = sorted(str(path) for path in (tmp_path / "won").iterdir())
    assert [Path(path).name for path in won] == ["two-1-won.json", "two-3-won.json"]
    assert main(["replay", *won]) == 0
