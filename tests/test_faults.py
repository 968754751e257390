"""What goes wrong is never silent: it is in a file, on the terminal, and whoever listens hears of it once."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pierres import faults
from pierres.faults import CRASH, LARGEST, LOG, MOST_REPORTED, FaultLog
from tests.permissions import forbidden


@pytest.fixture
def log() -> Iterator[FaultLog]:
    """One that listens."""
    made = FaultLog()
    made.install()
    yield made
    made.leave()


@pytest.fixture
def folder(own_folders: Path) -> Path:
    """Where the file is."""
    return own_folders / "state" / "pierres"


def go_wrong(log: FaultLog, error: Exception, times: int = 1) -> None:
    for _ in range(times):
        try:
            raise error
        except Exception as caught:
            log.note(type(caught), caught, caught.__traceback__)


def test_an_exception_is_in_the_file_on_the_terminal_and_heard(
    log: FaultLog, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heard: list[int] = []
    log.listener = lambda: heard.append(1)
    try:
        raise ValueError(f"no such place: {Path.home()}/games")
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)
    for text in ((folder / LOG).read_text("utf-8"), capsys.readouterr().err, log.report()):
        assert "test_faults.py" in text and "ValueError: no such place: ~/games" in text
    assert heard == [1] and log.count() == 1


def test_one_that_comes_again_and_again_is_told_once_and_counted(
    log: FaultLog, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heard: list[int] = []
    log.listener = lambda: heard.append(1)
    go_wrong(log, KeyError("paint"), times=1000)
    text = (folder / LOG).read_text("utf-8")
    assert text.count("Traceback") == 1 and "1000 times" in text and len(text.splitlines()) < 20
    assert capsys.readouterr().err.count("Traceback") == 1
    assert heard == [1] and log.report().count("Traceback") == 1


def test_of_many_faults_the_first_stand_in_the_report_and_the_file_stays_small(
    log: FaultLog, folder: Path
) -> None:
    for number in range(300):
        log.message(logging.WARNING, f"{number} {'x' * 2000}")
    for number in range(2 * MOST_REPORTED):
        kind = type(f"Fault{number}", (Exception,), {})
        go_wrong(log, kind("x"))
    assert log.report().count("Traceback") == MOST_REPORTED and "Fault0" in log.report()
    sizes = [path.stat().st_size for path in folder.glob(f"{LOG}*")]
    assert len(sizes) == 2 and max(sizes) <= LARGEST


class Evil(Exception):
    """Goes wrong while it is put into words."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


def test_a_fault_within_the_telling_ends_there(log: FaultLog, folder: Path) -> None:
    def listen() -> None:
        go_wrong(log, ValueError("inner"))
        raise ValueError("listener")

    log.listener = listen
    go_wrong(log, ValueError("outer"))
    go_wrong(log, Evil())
    text = (folder / LOG).read_text("utf-8")
    assert "outer" in text and "inner" not in text and "Evil" in text


@pytest.mark.parametrize("broken", ["a file", "nowhere", "forbidden"])
def test_where_nothing_can_be_written_the_rest_works(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "state"
    if broken == "a file":
        home.write_text("")
    else:
        home.mkdir()
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null/state" if broken == "nowhere" else str(home))
    log = FaultLog()
    with forbidden(*[home] * (broken == "forbidden")):
        log.install()
        try:
            heard: list[int] = []
            log.listener = lambda: heard.append(1)
            go_wrong(log, ValueError("x"))
            log.message(logging.WARNING, "y")
            assert heard == [1] and "ValueError: x" in log.report() and "y" in capsys.readouterr().err
        finally:
            log.leave()
    assert home.is_file() or not list(home.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names, nor such devices")
@pytest.mark.parametrize("what", ["pipe", "device", "folder", "loop", "large"])
@pytest.mark.parametrize("name", [LOG, CRASH])
def test_whatever_stands_in_the_place_of_the_file_the_program_starts(
    folder: Path, name: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pipe was opened and waited for ever; a device without an end would have filled the memory."""
    folder.mkdir(parents=True)
    path = folder / name
    if what == "pipe":
        os.mkfifo(path)
    elif what == "folder":
        path.mkdir()
    elif what == "large":
        path.write_bytes(b"\xff" * 30_000_000)
    else:
        path.symlink_to("/dev/zero" if what == "device" else path)
    log = FaultLog()
    log.install()
    try:
        go_wrong(log, ValueError("x"))
        assert "ValueError: x" in capsys.readouterr().err and len(log.report()) < 1_000_000
    finally:
        log.leave()


def test_without_a_home_of_ones_own_a_fault_is_told_all_the_same(
    log: FaultLog, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", none)
    go_wrong(log, ValueError("x"))
    assert "ValueError: x" in (folder / LOG).read_text("utf-8") and log.count() == 1


def test_a_disk_that_gets_full_makes_no_second_fault(log: FaultLog, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(faults._File, "shouldRollover", full)
    go_wrong(log, ValueError("x"))
    assert log.count() == 1


def test_threads_and_what_python_cannot_raise_are_told_too(log: FaultLog, folder: Path) -> None:
    def run() -> None:
        raise ValueError("in a thread")

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()

    class Unlucky:
        def __del__(self) -> None:
            raise ValueError("in a destructor")

    Unlucky()
    text = (folder / LOG).read_text("utf-8")
    assert "in a thread" in text and "in a destructor" in text


def test_warnings_of_qt_are_in_the_file_and_heard_by_nobody(log: FaultLog, folder: Path) -> None:
    heard: list[int] = []
    log.listener = lambda: heard.append(1)
    for _ in range(3):
        log.message(logging.WARNING, "a warning")
    log.message(logging.DEBUG, "chatter")
    text = (folder / LOG).read_text("utf-8")
    assert text.count("a warning") == 1 and "chatter" not in text and not heard


def python(code: str, **more: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **more}
    return subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False, timeout=60
    )


def test_a_process_that_was_killed_by_a_fault_tells_the_next_one(folder: Path) -> None:
    done = python(
        "import faulthandler; from pierres import faults; faults.log.install(); faulthandler._sigsegv()"
    )
    assert done.returncode < 0
    log = FaultLog()
    log.install()
    try:
        assert "Segmentation fault" in log.last_crash and "Segmentation fault" in log.report()
        assert "Segmentation fault" in (folder / LOG).read_text("utf-8")
    finally:
        log.leave()
    after = FaultLog()
    after.install()
    after.leave()
    assert after.last_crash == "" and (folder / CRASH).exists()


STARTS = """
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QMessageBox
from pierres import app
from pierres.windows import main_window

def boom(*_):
    qWarning("hear, hear")
    raise ValueError("at the start")

def tell(box):
    print(box.text())
    next(button for button in box.buttons() if "report" in button.text()).click()
    from PySide6.QtGui import QGuiApplication
    print("ValueError: at the start" in QGuiApplication.clipboard().text())

main_window.MainWindow.__init__ = boom
QMessageBox.exec = tell
raise SystemExit(app.run(language="en"))
"""


def test_a_fault_at_the_start_is_told_in_a_box_in_the_file_and_on_the_terminal(folder: Path) -> None:
    done = python(STARTS)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "Pierres cannot start: something went wrong in the program.", "True",
    ]  # fmt: skip
    for text in (done.stderr, (folder / LOG).read_text("utf-8")):
        assert "ValueError: at the start" in text and "hear, hear" in text
