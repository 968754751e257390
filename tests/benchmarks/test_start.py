"""The program as a whole process on a real (virtual) display: first window, memory, and quiet at rest.

Needs Xvfb and xwininfo.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xwininfo")), reason="needs Xvfb and xwininfo (x11-utils)"
)

FIRST_WINDOW = 1.0  # seconds
PEAK_MEMORY = 150  # MB
REST = 5.0  # seconds


@pytest.fixture
def environ(tmp_path: Path, own_folders: Path) -> Iterator[dict[str, str]]:
    """The environment of a desktop session of its own: an X server, and the folders of this test."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as lines:
        number = lines.readline().strip()
    # The bytecode is kept, as it is for everybody, from the second start on: the first round is not counted.
    session = os.environ | {"DISPLAY": f":{number}", "PYTHONPYCACHEPREFIX": str(tmp_path / "bytecode")}
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE"):
        session.pop(name, None)
    yield session
    server.terminate()
    server.wait()


def window_is_shown(environ: dict[str, str]) -> bool:
    """Whether a window of some size is on the display."""
    # It fails where a window goes while it looks: then there is another look.
    done = subprocess.run(
        ["xwininfo", "-root", "-tree"], env=environ, capture_output=True, text=True, check=False
    )
    for window, width in re.findall(r"^\s+(0x\w+) .*?(\d+)x\d+\+", done.stdout, re.MULTILINE):
        if int(width) < 400:
            continue
        state = subprocess.run(
            ["xwininfo", "-id", window], env=environ, capture_output=True, text=True, check=False
        )
        if "Map State: IsViewable" in state.stdout:
            return True
    return False


@pytest.fixture
def start(environ: dict[str, str]) -> Iterator[Callable[[], psutil.Popen]]:
    """Starts the program and returns it once its window is there."""
    started: list[psutil.Popen] = []

    def start_program() -> psutil.Popen:
        program = psutil.Popen([sys.executable, "-m", "pierres"], env=environ)
        started.append(program)
        while not window_is_shown(environ):
            assert program.poll() is None, "the program ended before it showed a window"
            time.sleep(0.03)
        return program

    yield start_program
    for program in started:
        if program.poll() is None:
            program.kill()
        program.wait()


def test_first_window(benchmark: BenchmarkFixture, start: Callable[[], psutil.Popen]) -> None:
    def round_() -> None:
        running.append(start())

    def end_last() -> None:
        while running:
            program = running.pop()
            program.kill()
            program.wait()

    running: list[psutil.Popen] = []
    # The first start fills the caches of the disk.
    benchmark.pedantic(round_, setup=end_last, rounds=5, warmup_rounds=1)
    assert benchmark.stats.stats.median < FIRST_WINDOW


def test_memory_and_rest(benchmark: BenchmarkFixture, start: Callable[[], psutil.Popen]) -> None:
    program = benchmark.pedantic(start, rounds=1)
    time.sleep(2)  # until all that is still to be drawn is drawn
    before = program.cpu_times()
    time.sleep(REST)
    after = program.cpu_times()
    status = Path(f"/proc/{program.pid}/status").read_text(encoding="ascii")
    peak = int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) // 1024
    busy = (after.user + after.system - before.user - before.system) / REST
    benchmark.extra_info.update(peak_memory_mb=peak, busy_at_rest=busy)
    assert peak < PEAK_MEMORY
    assert busy < 0.01
