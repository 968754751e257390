"""Where no screen reader can run, the tests of what it says are left out, and that is said aloud."""

from __future__ import annotations

import pytest

from tests.accessibility.reader import missing


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if lacks := missing():
        terminalreporter.section("left out")
        terminalreporter.write_line(f"What a screen reader says was not tested: without {', '.join(lacks)}.")
