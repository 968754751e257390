"""This same program, running a command in a process of its own, so that the window never waits."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

import pierres


def own_command() -> tuple[str, list[str]]:
    """The program and the first arguments that run this same program: the bundle, or the package."""
    if getattr(sys, "frozen", False):
        return sys.executable, []
    return sys.executable, ["-m", "pierres"]


def own_process(parent: QObject, command: str, arguments: Sequence[str] = ()) -> QProcess:
    """A process, not started yet, that runs `pierres COMMAND …`; it complains where this one does."""
    process = QProcess(parent)
    program, first = own_command()
    process.setProgram(program)
    process.setArguments([*first, command, *arguments])
    environment = QProcessEnvironment.systemEnvironment()
    # From a checkout that is not installed, the package lies beside what runs now.
    here = str(Path(pierres.__file__).parent.parent)
    known = environment.value("PYTHONPATH")
    environment.insert("PYTHONPATH", f"{here}:{known}" if known else here)
    process.setProcessEnvironment(environment)
    process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    return process
