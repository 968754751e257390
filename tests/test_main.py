"""The command line: what it refuses, what it does without a display, and what it does not load."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pierres import __main__, __version__

NO_DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LC_MESSAGES", "LANG")


def start(*arguments: str, without: tuple[str, ...] = (), **more: str) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if name not in without} | more
    return subprocess.run(
        [sys.executable, "-m", "pierres", *arguments],
        env=environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--dance"], "--dance"),
        (["--lang", "de"], "'de'"),
        (["nowhere.json"], "there is no file nowhere.json"),
        (["no\nwhere.json"], "there is no file no\\nwhere.json"),
        (["no\x1b[31mwhere \u202e.json"], "no\\x1b[31mwhere \\u202e.json"),
        (["simulate", "che\nss"], "che\\nss"),
        (["."], "there is no file ."),
        (["--smoke"], "--smoke"),
        (["simulate", "--dance"], ""),
        (["simulate", "chess"], "chess"),
        (["simulate", "est-royal", "--seat", "1"], "not understood: --seat 1"),
        (["simulate"], "missing: game"),
        (["shot", "est-royal", "--out"], "--out: expected a value"),
        (["replay"], ""),
        (["replay", "--dance"], ""),
        (["solve", "--deal", "x"], "a number from 0 to"),
        (["solve", "--deal", "1_000"], "a number from 0 to"),
        (["solve", "--deal", "1", "--seconds", "x"], "a number above 0"),
        (["hint"], ""),
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        sys.exit(__main__.main(arguments))
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert word in said.err


def test_a_solver_that_nobody_hears_any_longer_ends_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "pierres", "solve", "--deal", "1", "--deal", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as solver:
        assert solver.stdout is not None and solver.stderr is not None
        solver.stdout.close()
        assert solver.stderr.read() == b""


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        __main__.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Pierres {__version__}\n"


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        __main__.main(["--help"])
    said = capsys.readouterr().out
    assert "simulate, replay, solve, hint, shot" in said
    assert "--lang" in said


def test_without_a_display_one_sentence_says_what_to_do() -> None:
    done = start(without=NO_DISPLAY)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("There is no display here")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="platforms of Linux")
@pytest.mark.parametrize("platform", ["xcb", "wayland", "nonsense", "linuxfb", "non\nsense"])
def test_a_platform_that_cannot_work_is_told_in_one_sentence(platform: str, tmp_path: Path) -> None:
    done = start(without=NO_DISPLAY, QT_QPA_PLATFORM=platform, XDG_RUNTIME_DIR=str(tmp_path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("QT_QPA_PLATFORM is set to")


@pytest.mark.parametrize("arguments", [[], ["--smoke-test"]])
def test_a_qt_that_cannot_be_loaded_is_explained(arguments: list[str]) -> None:
    code = (
        "import sys; sys.modules['PySide6.QtGui'] = None; from pierres.__main__ import main;"
        f"sys.exit(main({arguments}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("Pierres cannot start: ")


def test_the_headless_commands_load_no_qt(tmp_path: Path) -> None:
    code = (
        "import sys; from pierres.__main__ import main;"
        "code = main(['simulate', 'aux-pierres', '--seats', '3', '--games', '1', '--seed', '1']);"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("{")


def test_the_smoke_test_plays_and_leaves_nothing(own_folders: Path) -> None:
    done = start("--smoke-test", "--lang", "fr", QT_QPA_PLATFORM="nonsense")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert not own_folders.exists()
