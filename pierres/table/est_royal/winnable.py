"""Deals that can be won, searched ahead: a small store that is filled while it is in use."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from pierres.players.chance import Chance
from pierres.rules.est_royal.deals import NEW_DEALS
from pierres.store import deal_numbers
from pierres.store.errors import StoreError
from pierres.table.est_royal.solving import Solving

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
        self._usual = True
        self._wanted = False
        self._solving = Solving(self)
        self._solving.found.connect(self._note)
        self._solving.ended.connect(self._go_on)

    @property
    def usual(self) -> bool:
        """Whether the rules in force are those that deals are searched by."""
        return self._usual

    def ready(self) -> bool:
        """Whether `take` has one; by other rules than the house's none is known."""
        return self._usual and bool(self._numbers)

    def take(self) -> int:
        """A number, which is not given again. Raises IndexError while there is none."""
        number = self._numbers.pop(0)
        self._keep()
        return number

    def set_rules(self, options: Mapping[str, object]) -> None:
        """The options of the rules in force, those that differ from their defaults."""
        self._usual = not options

    def want(self, wanted: bool) -> None:
        """Fill the store while somebody wants a deal from it, and leave the machine alone otherwise."""
        self._wanted = wanted and self._usual
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
