"""This same program, running a command in a process of its own, so that the window never waits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

import pierres


def own_command() -> tuple[str, list[str]]:
    """The program and the first arguments that run this same program: the bundle, or the package."""
    if getattr(sys, "frozen", False):
        return sys.executable, []
    return sys.executable, ["-m", "pierres"]


class OwnProcess(QProcess):
    """Runs `pierres COMMAND …`, not started yet; it complains where this one does.

    `read` is called when there is something to read, `ended` once it is over, or could not even start.
    """

    def __init__(
        self,
        parent: QObject,
        command: str,
        arguments: Sequence[str],
        read: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self._read, self._ended = read, ended
        program, first = own_command()
        self.setProgram(program)
        self.setArguments([*first, command, *arguments])
        environment = QProcessEnvironment.systemEnvironment()
        # From a checkout that is not installed, the package lies beside what runs now.
        here = str(Path(pierres.__file__).parent.parent)
        known = environment.value("PYTHONPATH")
        environment.insert("PYTHONPATH", f"{here}:{known}" if known else here)
        self.setProcessEnvironment(environment)
        self.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self.readyReadStandardOutput.connect(self._hear)
        self.finished.connect(self._end)
        self.errorOccurred.connect(self._fail)

    def drop(self) -> None:
        """End it; nothing more is heard of it."""
        self.readyReadStandardOutput.disconnect(self._hear)
        self.finished.disconnect(self._end)
        self.errorOccurred.disconnect(self._fail)
        self.kill()
        self.waitForFinished(1000)
        self.deleteLater()

    def _hear(self) -> None:
        self._read()

    def _end(self, *_how: object) -> None:
        self._ended()

    def _fail(self, error: QProcess.ProcessError) -> None:
        # Of any other error `finished` tells as well; whoever then began another one would lose that.
        if error == QProcess.ProcessError.FailedToStart:
            self._ended()
