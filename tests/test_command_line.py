"""All commands: nonsense is told in one sentence, and an output that takes nothing is no traceback."""

from __future__ import annotations

import io
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

import pytest

from pierres.__main__ import main
from pierres.rules import record as records
from pierres.rules import registry
from tests.rules.test_scenarios import HERE as SCENARIOS

PLAYED = str(Path(__file__).parent / "playthroughs" / "aux-pierres.json")
EST = str(Path(__file__).parent / "playthroughs" / "est-royal.json")
WON = str(SCENARIOS / "est_royal_won.jsonl")
NONSENSE = (
    "", " ", "x", "-1", "0", "1,5", "NaN", "inf", "1e999", "1_0", "١٢", "１", "9" * 5000, "0x10",
    "\x00", "\u202e",
)  # fmt: skip

SAYING = [
    ["simulate", "est-royal", "--games", "1", "--answers", "5"],
    ["replay", PLAYED],
    ["replay", WON],
    ["--help"],
    ["--version"],
    ["simulate", "--help"],
    ["shot", "--help"],
    ["solve", "--seconds", "0.01", EST],
    ["hint", EST],
]


def code_of(arguments: list[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


# -- where results go ----------------------------------------------------------------------------------


@pytest.fixture
def full() -> Iterator[TextIO]:
    disk = open("/dev/full", "w", encoding="utf-8")  # noqa: SIM115
    yield disk
    with suppress(OSError):
        disk.close()


@pytest.fixture
def unread() -> Iterator[TextIO]:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as pipe:
        yield pipe


def said_elsewhere(
    arguments: list[str],
    out: TextIO | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> tuple[int, str]:
    with monkeypatch.context() as there:
        there.setattr(sys, "stdout", out)
        code = code_of(arguments)
    return code, capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("arguments", SAYING, ids=" ".join)
def test_a_full_disk_is_told(
    arguments: list[str], full: TextIO, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said_elsewhere(arguments, full, monkeypatch, capsys)
    assert (code, told) == (1, "pierres: standard output: No space left on device\n")


@pytest.mark.parametrize("arguments", SAYING, ids=" ".join)
def test_nobody_is_told_that_nobody_listens(
    arguments: list[str], unread: TextIO, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said_elsewhere(arguments, unread, monkeypatch, capsys) == (1, "")


@pytest.mark.parametrize("arguments", SAYING, ids=" ".join)
def test_a_closed_output_is_told(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said_elsewhere(arguments, None, monkeypatch, capsys)
    assert (code, told) == (1, "pierres: standard output: it is closed\n")


def test_a_pipe_that_is_closed_after_one_line() -> None:
    """As `replay … | head -1`: the process itself, to its very end."""
    command = [sys.executable, "-m", "pierres", "replay", *[WON] * 3]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replay:
        assert replay.stdout is not None and replay.stderr is not None
        assert b"as recorded" in replay.stdout.readline()
        replay.stdout.close()
        assert replay.stderr.read() == b""
    assert replay.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_complaint_that_nobody_can_read_is_a_code_all_the_same(
    full: TextIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    for out in (full, None):
        monkeypatch.setattr(sys, "stderr", out)
        assert code_of(["replay", "nowhere.json"]) == 2
        assert code_of(["simulate", "chess"]) == 2


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(records, "read", stop)
    assert main(["replay", PLAYED]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_name_that_the_terminal_cannot_spell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "Partie de Léa 🎲.json"
    path.write_bytes(Path(PLAYED).read_bytes())
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["replay", str(path)]) == 0
    assert b"Partie de L\\xe9a \\U0001f3b2.json: " in out.buffer.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", ["hint", "solve"])
def test_no_standard_input(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main([command, "-"]) == 2
    assert capsys.readouterr().err == "pierres: standard input cannot be read: it does not exist.\n"


# -- values --------------------------------------------------------------------------------------------

WITH_VALUES = [
    (
        ["simulate", "est-royal", "--answers", "2", "--games", "1"],
        ("--seats", "--games", "--seed", "--answers", "--option"),
    ),
    (["solve", "--seconds", "0.01"], ("--deal", "--seconds")),
    (["hint", "nowhere.json"], ("--seed",)),
    (
        ["shot", "est-royal", "--record", EST, "--out", "x.png"],
        ("--size", "--lang", "--theme", "--text", "--step", "--dpr", "--viewer", "--focus", "--look"),
    ),
    ([], ("--lang",)),
]
GOOD = {"--seed": ("-1", "0"), "--deal": ("0",)}


@pytest.mark.parametrize(
    ("command", "option", "value"),
    [
        (command, option, value)
        for command, options in WITH_VALUES
        for option in options
        for value in NONSENSE
        if value not in GOOD.get(option, ())
    ],
)
def test_every_bad_value_is_answered_in_one_sentence(
    command: list[str],
    option: str,
    value: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pierres.table.shot._drawn", _not_drawn)
    code = code_of([*command, option, value])
    said = capsys.readouterr()
    assert (code, said.out) == (2, ""), said
    assert said.err.startswith("pierres") and said.err.count("\n") == 1 and said.err[:-1].isprintable()
    assert len(said.err) < 400
    assert not any(words in said.err for words in ("invalid", "argument", "Errno", "Traceback"))
    assert not list(tmp_path.iterdir())


def _not_drawn(*_: object) -> None:
    """Whatever may be seen on the table is asked there; everything before it is asked here."""
    from pierres.table.shot import _Complaint

    raise _Complaint("there is no such thing")


@pytest.mark.parametrize("value", ["", "/dev/null", "/dev/null/x", "a" * 300])
@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "est-royal", "--games", "1", "--answers", "2", "--records"],
        ["solve", "--seconds", "5", WON, "--record"],
        ["replay"],
        ["solve"],
        ["hint"],
        ["shot", "est-royal", "--out", "x.png", "--record"],
        ["shot", "est-royal", "--record", EST, "--size", "320x320", "--out"],
        [],
    ],
    ids=lambda command: " ".join(command[:1] + command[-1:]),
)
def test_names_of_no_file_or_folder(
    command: list[str],
    value: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: object,
) -> None:
    if command[-1:] == ["--out"] and value == "/dev/null":
        pytest.skip("a picture may go there")
    monkeypatch.chdir(tmp_path)
    code = code_of([*command, value])
    said = capsys.readouterr()
    assert code == 2
    assert said.err.startswith("pierres") and said.err.count("\n") == 1 and "Errno" not in said.err
    assert not list(tmp_path.iterdir())


# -- options of the rules ------------------------------------------------------------------------------


def simulated(folder: Path, game: str, *arguments: str) -> list[records.Record]:
    assert main(["simulate", game, "--records", str(folder), *arguments]) == 0
    return [records.read(path.read_bytes()) for path in sorted(folder.iterdir())]


def test_options_stand_in_the_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [
        "--option",
        "gambits=2",
        "--option",
        "buy=one_or_less",
        "--option",
        'hands="open"',
        "--option",
        "start_gold=50",
    ]
    written = simulated(tmp_path, "jeu-des-dragons", "--games", "3", *given)
    assert [record.options for record in written] == [
        {"gambits": 2, "buy": "one_or_less", "hands": "open"}
    ] * 3
    assert main(["replay", *map(str, tmp_path.iterdir())]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["gambits"] <= 6


@pytest.mark.parametrize("game", registry.GAMES)
def test_random_options_are_other_in_each_game(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {option.name for option in registry.facts(game).options if option.choices or option.numbers}
    arguments = ("--games", "40", "--answers", "20", "--seed", "3", "--option", "random")
    written = simulated(tmp_path / "1", game, *arguments)
    assert {name for record in written for name in record.options} == names
    assert len({str(record.options) for record in written}) > 8
    assert main(["replay", *map(str, sorted((tmp_path / "1").iterdir()))]) == 0
    assert [record.options for record in simulated(tmp_path / "2", game, *arguments)] == [
        record.options for record in written
    ]
    # What is given stands in every game; the others are drawn as before.
    name = sorted(names)[0]
    usual = next(option.default for option in registry.facts(game).options if option.name == name)
    fixed = simulated(tmp_path / "3", game, *arguments, "--option", f"{name}={json.dumps(usual)}")
    without = [{key: value for key, value in record.options.items() if key != name} for record in written]
    assert [record.options for record in fixed] == without


def test_without_options_nothing_is_other_than_before(tmp_path: Path) -> None:
    plain = simulated(tmp_path / "1", "est-royal", "--games", "2")
    fixed = simulated(tmp_path / "2", "est-royal", "--games", "2", "--option", "redeal=false")
    assert [record.steps for record in plain] == [record.steps for record in fixed]
    assert [record.options for record in plain] == [{}, {}]


def test_two_play_where_the_option_lets_them(capsys: pytest.CaptureFixture[str]) -> None:
    two = ["simulate", "aux-pierres", "--games", "1", "--answers", "9", "--seats", "2"]
    assert main([*two, "--option", "two_players=true"]) == 0
    capsys.readouterr()
    assert main([*two, "--option", "random"]) == 2
    assert capsys.readouterr().err == "pierres: --seats: expected 3 to 6, not 2\n"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["redeal"], "expected NAME=VALUE or random, not 'redeal'"),
        (["=true"], "expected NAME=VALUE or random, not '=true'"),
        (["redeals=true"], "'redeals' is not an option of est-royal; there are kings_on_aces, "),
        (["redeal=yes"], "redeal: expected one of false, true, not 'yes'"),
        (["redeal=1"], "redeal: expected one of false, true, not 1"),
        (["redeal="], "redeal: expected one of false, true, not ''"),
        (["redeal=True"], "redeal: expected one of false, true, not 'True'"),
        (["redeal=true", "redeal=true"], "redeal is given twice"),
        (["redeal=" + "[" * 90_000], "redeal: expected one of false, true"),
    ],
)
def test_bad_options_are_refused_by_name(
    given: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = itertools.chain.from_iterable(("--option", one) for one in given)
    assert main(["simulate", "est-royal", *options]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and len(said.err) < 300
    assert said.err.startswith(f"pierres: --option: {words}")


def test_own_cards_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "aux-pierres", "--option", "cards=[1]"]) == 2
    assert capsys.readouterr().err.startswith("pierres: --option: ")


def test_the_help_tells_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["simulate", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for game in registry.GAMES:
        for option in registry.facts(game).options:
            assert option.name in said
