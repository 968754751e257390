"""The solver at work in a process of its own, so that the table never waits; and deals it found ahead."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from pierres.players.chance import Chance
from pierres.rules.est_royal.deals import NEW_DEALS
from pierres.rules.record import Record
from pierres.session.own_process import OwnProcess
from pierres.store import deal_numbers
from pierres.store.files import StoreError


def bare(record: Record) -> Record:
    """A record without what is noted beside its moves."""
    return Record(record.game, record.seats, record.options, record.start, record.steps)


class Solving(QObject):
    """One search at a time; a new one takes the place of the old."""

    found = Signal(dict)
    """One line of the solver: a verdict, or how far it has come."""
    ended = Signal()
    """The search has ended by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: OwnProcess | None = None

    @property
    def running(self) -> bool:
        """Whether a search is under way."""
        return self._process is not None

    def start(self, command: str, arguments: Sequence[str], text: str = "") -> None:
        """Begin `pierres COMMAND …` (`solve` or `hint`) with `text` as its standard input."""
        self.stop()
        process = self._process = OwnProcess(self, command, arguments, self._read, self._end)
        process.start()
        if text:
            process.write(text.encode())
        process.closeWriteChannel()

    def stop(self) -> None:
        """Drop the search; nothing more is heard of it."""
        process, self._process = self._process, None
        if process is not None:
            process.drop()

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

    def _end(self) -> None:
        process = self._process
        if process is None:
            return
        self._read()
        if self._process is process:
            self._process = None
            process.deleteLater()
            self.ended.emit()


ENOUGH = 12
"""So many are kept ready."""
TRIED = 16
"""So many numbers are tried in one go; nearly all of them can be won."""
SECONDS = 1


class WinnableDeals(QObject):
    """Numbers of deals that are proved to be winnable by the rules of the house."""

    changed = Signal()

    def __init__(self, chance: Chance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chance = chance
        self._numbers = deal_numbers.load()
        self._kept = list(self._numbers)
        self.usual = True
        """Whether the rules in force are those that deals are searched by."""
        self._wanted = False
        self._solving = Solving(self)
        self._solving.found.connect(self._note)
        self._solving.ended.connect(self._go_on)

    def ready(self) -> bool:
        """Whether `take` has one; by other rules than the house's none is known."""
        return self.usual and bool(self._numbers)

    def take(self) -> int:
        """A number, which is not given again. Raises IndexError while there is none."""
        number = self._numbers.pop(0)
        self._keep()
        return number

    def set_rules(self, options: Mapping[str, object]) -> None:
        """The options of the rules in force, those that differ from their defaults."""
        self.usual = not options

    def want(self, wanted: bool) -> None:
        """Fill the store while somebody wants a deal from it, and leave the machine alone otherwise."""
        self._wanted = wanted and self.usual
        if self._wanted:
            self._go_on()
        else:
            self._solving.stop()

    def _go_on(self) -> None:
        if not self._wanted or self._solving.running or len(self._numbers) >= ENOUGH:
            return
        arguments = ["--seconds", str(SECONDS)]
        for _ in range(TRIED):
            arguments += ["--deal", str(self._chance.below(NEW_DEALS))]
        self._solving.start("solve", arguments)

    def _note(self, answer: dict[str, Any]) -> None:
        number = answer.get("deal")
        if answer.get("verdict") != "winnable" or type(number) is not int or number in self._numbers:
            return
        self._numbers.append(number)
        self._keep()
        if len(self._numbers) >= ENOUGH:
            self._solving.stop()
        self.changed.emit()

    def _keep(self) -> None:
        # What cannot be kept is searched again next time.
        with suppress(StoreError):
            self._numbers = deal_numbers.save(self._numbers, self._kept)
            self._kept = list(self._numbers)
