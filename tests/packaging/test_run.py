"""The set-up script: what it says where it cannot go on, and that it does nothing twice."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


def start(
    root: Path, *arguments: str, encoding: str = "utf-8", **environ: str
) -> subprocess.CompletedProcess[str]:
    bare = {
        name: value
        for name, value in os.environ.items()
        if name
        not in (
            *("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"),
            *("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"),
        )
    }
    return subprocess.run(
        [sys.executable, str(root / "packaging" / "run.py"), *arguments],
        env=bare | environ,
        capture_output=True,
        encoding=encoding,
        check=False,
        timeout=60,
    )


def test_play_without_a_display_says_so_in_one_sentence(root: Path) -> None:
    done = start(root, "play")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("There is no display here")
    assert "start Pierres from a desktop session" in done.stderr


def test_a_display_that_does_not_answer_is_named(root: Path) -> None:
    done = start(root, "play", DISPLAY=":4711", LANG="fr_FR.UTF-8")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("L’écran :4711 ne répond pas")


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Dites ce qu’il faut faire"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de:fr:en"}, "Dites ce qu’il faut faire"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Say what to do"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "en"}, "Say what to do"),
        ({"LANG": "de_DE.UTF-8"}, "Say what to do"),
    ],
)
def test_it_speaks_the_language_of_the_system(root: Path, language: dict[str, str], beginning: str) -> None:
    assert start(root, **language).stderr.startswith(beginning)


def test_what_it_tells_on_the_way_is_in_that_language_too(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")

    def no_network(command: list[object], **_options: object) -> subprocess.CompletedProcess[str]:
        (tmp_path / ".venv").mkdir(exist_ok=True)
        return subprocess.CompletedProcess([], 1 if "pip" in command else 0)

    monkeypatch.setattr(run.subprocess, "run", no_network)
    with pytest.raises(run.CannotSetUp, match="Les paquets Python n’ont pas pu être installés"):
        run.install(())
    assert capsys.readouterr().out.splitlines() == [
        "Création de .venv",
        "Installation des paquets Python\N{NO-BREAK SPACE}: une seule fois, une ou deux minutes, environ "
        "270\N{NO-BREAK SPACE}Mo sur le disque",
    ]


@pytest.mark.parametrize("signs", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_a_terminal_of_few_signs_shows_plainer_ones(root: Path, signs: str) -> None:
    done = start(root, LANG="fr_FR.UTF-8", PYTHONIOENCODING=signs, PYTHONUTF8="0", encoding=signs)
    assert done.returncode == 2
    assert "\\" not in done.stderr
    said = done.stderr.replace("’", "'").replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Dites ce qu'il faut faire : run.py play, run.py test ou run.py dev.\n"


def test_every_command_knows_what_it_takes_on_the_disk(run: ModuleType) -> None:
    assert set(run.MEGABYTES) == set(run.EXTRAS.values())


@pytest.mark.parametrize("arguments", [[], ["dance"]])
def test_an_unknown_command_is_refused_in_one_sentence(root: Path, arguments: list[str]) -> None:
    done = start(root, *arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "run.py play" in done.stderr


def test_system_packages_are_named_where_they_cannot_be_installed(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(run.os, "geteuid", lambda: 1000)
    with pytest.raises(run.CannotSetUp, match="sudo apt-get install libgl1 libegl1"):
        run.install_system_packages(["libgl1", "libegl1"])


def test_what_apt_could_not_fetch_is_told_in_a_few_lines(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps: list[str] = []

    def no_network(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        steps.append(command[1])
        words = "\n".join(f"E: Failed to fetch {number}" for number in range(50))
        return subprocess.CompletedProcess([], 0 if command[1] == "update" else 100, "", words)

    monkeypatch.setattr(run.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(run.os, "geteuid", lambda: 0)
    monkeypatch.setattr(run.subprocess, "run", no_network)
    with pytest.raises(run.CannotSetUp, match="system packages could not be installed: is there a network"):
        run.install_system_packages(["libgl1"])
    assert steps == ["install", "update", "install"]
    told = capsys.readouterr().err.splitlines()
    assert told[-1] == "E: Failed to fetch 49"
    assert len(told) <= 3


@pytest.fixture
def small_project(run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A project to be set up: with an environment in earnest, and a pip that does nothing."""
    (tmp_path / "constraints.txt").touch()
    (tmp_path / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    in_earnest = subprocess.run

    def stand_in(command: list[object], **options: Any) -> subprocess.CompletedProcess[str]:
        if "ensurepip" in command:
            [packages] = tmp_path.glob(".venv/lib/*/site-packages")
            (packages / "pip.py").touch()
            return subprocess.CompletedProcess([], 0)
        return in_earnest(command, **options)

    monkeypatch.setattr(run.subprocess, "run", stand_in)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "CONSTRAINTS", tmp_path / "constraints.txt")
    return tmp_path


def test_whatever_was_broken_off_is_made_anew(run: ModuleType, small_project: Path) -> None:
    venv = small_project / ".venv"
    run.install(())
    assert (venv / "installed-play").exists()
    assert not (venv / "unfinished").exists()
    rest = venv / "rest"
    rest.touch()
    run.install(())
    assert rest.exists()  # nothing is done twice

    (venv / "unfinished").touch()  # killed while pip worked
    run.install(())
    assert not rest.exists()
    assert not (venv / "unfinished").exists()

    [pip] = venv.glob("lib/*/site-packages/pip.py")  # killed before there was a pip
    pip.unlink()
    (venv / "installed-play").unlink()
    run.install(())
    assert pip.exists()
    assert (venv / "installed-play").exists()


def test_an_environment_of_another_version_is_made_anew(run: ModuleType, small_project: Path) -> None:
    """As after an upgrade of the system: Python is the new one, its packages lie where the old one looked."""
    venv = small_project / ".venv"
    run.install(())
    [folder] = venv.glob("lib/python*")
    folder.rename(folder.with_name("python3.4"))
    run.install(())
    assert [path.name for path in venv.glob("lib/python*")] == [folder.name]


def test_two_starts_at_once_set_up_one_after_the_other(
    run: ModuleType, small_project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The child of somebody who was killed: it alone has the lock still.
    with run._alone() as lock:
        child = subprocess.Popen(
            [sys.executable, "-c", "import time; time.sleep(1)"], pass_fds=[lock], stdout=subprocess.DEVNULL
        )
    run.install(())
    assert child.poll() == 0
    assert capsys.readouterr().out.startswith("Waiting for another set-up of this folder to end\n")


def test_packages_are_installed_once_for_each_version_of_the_pins(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[list[str]] = []

    def note(command: list[object], **_options: object) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        calls.append(words)
        if words[1:3] == ["-m", "venv"]:
            python = tmp_path / ".venv" / "bin" / "python"
            python.parent.mkdir(parents=True)
            python.touch()
        return subprocess.CompletedProcess([], 0)

    pins = tmp_path / "constraints.txt"
    pins.write_text("msgspec==1\n")
    (tmp_path / "pyproject.toml").write_text(
        '[project]\ndependencies = ["msgspec"]\n[project.optional-dependencies]\ntest = ["pytest"]\n'
    )
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "CONSTRAINTS", pins)
    monkeypatch.setattr(run.subprocess, "run", note)

    def installed() -> list[list[str]]:
        found = [call[call.index("-c") + 2 :] for call in calls if "install" in call]
        calls.clear()
        return found

    run.install(())
    assert installed() == [["msgspec"]]
    run.install(())
    assert installed() == []
    run.install(("test",))
    assert installed() == [["msgspec", "pytest"]]
    run.install(("test",))
    run.install(())
    assert installed() == []
    pins.write_text("msgspec==2\n")
    run.install(())
    assert installed() == [["msgspec"]]
    run.install(("test",))
    assert installed() == [["msgspec", "pytest"]]
