"""Games without a window: `simulate` counts and writes, `replay` compares, nonsense is told in a sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pierres.__main__ import main
from pierres.rules import record as records

KEYS = {
    "games", "answers", "seconds", "games_per_second", "answers_per_second", "rounds", "auctions", "wins",
}  # fmt: skip
REPOSITORY = Path(__file__).parents[1]


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "aux-pierres", *arguments]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.count("\n") == 1
    found: dict[str, Any] = json.loads(said.out)
    return found


@pytest.mark.parametrize("seats", [3, 6])
def test_simulate_prints_one_object(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    said = simulate(capsys, "--seats", str(seats), "--games", "3", "--seed", "5")
    assert set(said) == KEYS
    assert said["games"] == 3
    assert list(said["wins"]) == list("ABCDEF"[:seats])
    assert sum(said["wins"].values()) == 3
    assert said["answers"] > said["auctions"] * seats > said["rounds"] * seats
    assert said["seconds"] > 0
    assert said["games_per_second"] == pytest.approx(3 / said["seconds"], rel=0.05)
    assert said["answers_per_second"] == pytest.approx(said["answers"] / said["seconds"], rel=0.05)


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    timed = ("seconds", "games_per_second", "answers_per_second")
    played = [simulate(capsys, "--games", "2", "--seed", seed) for seed in ("7", "7", "8")]
    first, again, other = [{key: one[key] for key in one if key not in timed} for one in played]
    assert first == again
    assert first != other


def test_records_of_simulated_games_are_whole_and_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = simulate(capsys, "--seats", "3", "--games", "4", "--records", str(tmp_path / "new" / "folder"))
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 4
    steps = wins = 0
    for path in files:
        record = records.read(path.read_bytes(), path.name)
        assert record.seats == ("A", "B", "C")
        assert record.final is not None and record.final["over"]
        steps += len(record.steps)
        wins += record.final["winners"] == ["A"]
    assert steps == said["answers"]
    assert wins == said["wins"]["A"]
    assert main(["replay", *map(str, files)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert [line.split(": ")[1] for line in told.out.splitlines()] == [
        f"{len(records.read(path.read_bytes()).steps)} steps, over, as recorded" for path in files
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games: expected a number from 1 on, not 0"),
        (["--games", "-3"], "--games: expected a number from 1 on, not -3"),
        (["--answers", "0"], "--answers: expected a number from 1 on, not 0"),
        (["--seats", "2"], "--seats: expected 3 to 6, not 2"),
        (["--seats", "0"], "--seats: expected 3 to 6, not 0"),
        (["--seats", "1000000000000"], "--seats: expected 3 to 6, not 1000000000000"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "aux-pierres", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"pierres: {words}\n"


@pytest.mark.parametrize("arguments", [["--games", "many"], ["--seats"], ["--seed", "x"], ["--cards", "3"]])
def test_what_the_command_line_does_not_know_ends_with_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "aux-pierres", *arguments])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_solitaire_is_given_up_when_it_wanders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One seat by itself, counts of its own, and games that go round in circles are capped and counted."""

    def said(*arguments: str) -> dict[str, Any]:
        assert main(["simulate", "est-royal", *arguments]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    own = said("--games", "12", "--records", str(tmp_path))
    assert set(own) == KEYS - {"rounds", "auctions"} | {"turns", "moves", "capped"}
    assert list(own["wins"]) == ["A"]
    assert own["answers"] == own["turns"] + own["moves"] + own["games"]
    ends = [records.read(path.read_bytes()).final for path in sorted(tmp_path.iterdir())]
    assert own["capped"] == sum(not end["over"] for end in ends if end is not None) > 0
    assert main(["replay", *map(str, tmp_path.iterdir())]) == 0
    capsys.readouterr()
    short = said("--games", "4", "--answers", "10")
    assert (short["answers"], short["capped"]) == (40, 4)
    assert said("--games", "1", "--seats", "1")["games"] == 1


def test_a_cap_counts_in_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = simulate(capsys, "--games", "2", "--answers", "30")
    assert (said["answers"], said["capped"], sum(said["wins"].values())) == (60, 2, 0)


def test_records_cannot_go_where_a_file_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("")
    assert main(["simulate", "aux-pierres", "--games", "1", "--records", str(tmp_path / "taken")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("pierres: --records: ")
    assert said.err.count("\n") == 1


def test_a_game_for_one_takes_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "est-royal", "--seats", "2"]) == 2
    assert capsys.readouterr().err == "pierres: --seats: expected 1, not 2\n"


# -- replay --------------------------------------------------------------------------------------------


def written(folder: Path, name: str, **keys: Any) -> str:
    """A small record in a file; returns its path."""
    data = {
        "format": "pierres-record", "version": 1, "game": "aux-pierres", "seats": ["Ada", "Bo", "Cy"],
        "start": {"auction": "fairy", "pile": ["thief"]},
        "steps": [["Ada", "bid", {"fairy": 2}], ["Bo", "bid", {}], ["Cy", "bid", {}]],
        **keys,
    }  # fmt: skip
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_a_record_that_ends_otherwise_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "a.json", final={"bank": {"fairy": 99}})
    assert main(["replay", path]) == 1
    assert capsys.readouterr().err == f"pierres: {path}: final.bank.fairy: expected 99, found 35\n"


def test_a_step_that_is_not_legal_is_told_with_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "a.json", steps=[["Ada", "bid", {}], ["Bo", "bid", {"fairy": 9}]])
    assert main(["replay", path]) == 1
    said = capsys.readouterr().err
    assert said == f'pierres: {path}: steps[1]: Bo cannot answer bid {{"fairy": 9}}: not in purse\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON"),
        ("[]", "expected an object"),
        ('{"format": "pierres-record", "version": 2}', "version: version 2 is newer than this program"),
        (
            '{"format": "pierres-record", "version": 1, "game": "aux-pierres", "seats": []}',
            "seats: expected 3 to 6",
        ),
    ],
)
def test_a_broken_file_ends_with_2(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("pierres: ") and str(path) in said.err and words in said.err


def test_a_file_that_is_not_there_ends_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nowhere.json")]) == 2
    assert "nowhere.json" in capsys.readouterr().err
    assert main(["replay", str(tmp_path)]) == 2


def test_a_name_that_breaks_the_line_is_told_in_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = written(tmp_path, "a\nb.json")
    differs = written(tmp_path, "a\rb.json", final={"over": True})
    assert main(["replay", good, differs, str(tmp_path / "c\x1b.json")]) == 2
    said = capsys.readouterr()
    assert said.out.splitlines() == [f"{tmp_path}/a\\nb.json: 3 steps, open, as recorded"]
    told = said.err.splitlines()
    assert len(told) == 2 and "\x1b" not in said.err
    assert "a\\rb.json: final.over" in told[0] and "c\\x1b.json cannot be read" in told[1]


def test_one_bad_record_among_many_does_not_keep_the_others_from_being_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.json").write_text("{")
    good = written(tmp_path, "good.json")
    differs = written(tmp_path, "differs.json", final={"over": True})
    assert main(["replay", differs, good]) == 1
    assert capsys.readouterr().out == f"{good}: 3 steps, open, as recorded\n"
    assert main(["replay", str(tmp_path / "broken.json"), differs, good]) == 2
    said = capsys.readouterr()
    assert said.out == f"{good}: 3 steps, open, as recorded\n"
    assert said.err.count("\n") == 2


def test_a_file_with_a_record_on_each_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line is replayed and told by its number, the broken ones too; empty lines do not count."""
    won = (REPOSITORY / "tests" / "scenarios" / "est_royal_won.jsonl").read_text("utf-8").splitlines()
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join([won[0], "", won[1].replace('"score":52', '"score":51'), "{", won[2]]) + "\n")
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    steps = [len(json.loads(won[number])["steps"]) for number in (0, 2)]
    assert said.out.splitlines() == [
        f"{path}:1: {steps[0]} steps, over, as recorded",
        f"{path}:5: {steps[1]} steps, over, as recorded",
    ]
    assert said.err.splitlines()[0] == f"pierres: {path}:3: final.score: expected 51, found 52"
    assert said.err.splitlines()[1].startswith(f"pierres: {path}:4: line 1, column 2: not JSON")
    assert main(["replay", str(tmp_path / "none.jsonl")]) == 2


def test_the_two_commands_as_a_user_gives_them(tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pierres", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, cwd=REPOSITORY, timeout=120, check=False
        )

    done = run(
        "simulate", "aux-pierres", "--seats", "4", "--games", "1", "--seed", "1", "--records", str(tmp_path)
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert set(json.loads(done.stdout)) == KEYS
    (path,) = tmp_path.iterdir()
    assert run("replay", str(path)).returncode == 0
    path.write_text(path.read_text("utf-8").replace('"over": true', '"over": false'), "utf-8")
    broken = run("replay", str(path))
    assert (broken.returncode, "final.over" in broken.stderr) == (1, True)
