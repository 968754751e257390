"""The solver at work in a process of its own, so that the table never waits and a search can be dropped."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

import pierres


def own_command() -> tuple[str, list[str]]:
    """The program and the first arguments that run this same program: the bundle, or the package."""
    if getattr(sys, "frozen", False):
        return sys.executable, []
    return sys.executable, ["-m", "pierres"]


class Solving(QObject):
    """One search at a time; a new one takes the place of the old."""

    found = Signal(dict)
    """One line of the solver: a verdict, or how far it has come."""
    ended = Signal()
    """The search has ended by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def running(self) -> bool:
        """Whether a search is under way."""
        return self._process is not None

    def start(self, command: str, arguments: Sequence[str], text: str = "") -> None:
        """Begin `pierres COMMAND …` (`solve` or `hint`) with `text` as its standard input."""
        self.stop()
        process = QProcess(self)
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
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail)
        self._process = process
        process.start()
        if text:
            process.write(text.encode())
        process.closeWriteChannel()

    def stop(self) -> None:
        """Drop the search; nothing more is heard of it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._end)
        process.errorOccurred.disconnect(self._fail)
        process.kill()
        process.waitForFinished(1000)
        process.deleteLater()

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            line = bytes(process.readLine().data())
            try:
                answer: Any = json.loads(line)
            except ValueError:
                continue
            if isinstance(answer, dict):
                self.found.emit(answer)

    def _fail(self, error: QProcess.ProcessError) -> None:
        # Of any other error `finished` tells as well; whoever then began another search would lose that one.
        if error == QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self, *_how: object) -> None:
        process = self._process
        if process is None:
            return
        self._read()
        if self._process is process:
            self._process = None
            process.deleteLater()
            self.ended.emit()
