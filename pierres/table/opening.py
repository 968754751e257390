"""How a game may begin otherwise than from its box: what a game's own part of the new-game page gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pierres.rules.given import Json
from pierres.rules.record import Step


@dataclass(frozen=True)
class Opening:
    """Steps that stand before anybody is asked, and what is noted beside them in the record."""

    steps: tuple[Step, ...] = ()
    notes: Mapping[str, Json] = field(default_factory=dict)


class OpeningForm(QWidget):
    """A part of the new-game page. `changed`: something else is chosen, or is well or badly chosen now."""

    changed = Signal()

    def problem(self) -> str:
        """Why no game can begin with this, in one sentence; "" if one can."""
        raise NotImplementedError

    def opening(self) -> Opening:
        """How the game begins. Only while there is no `problem`."""
        raise NotImplementedError

    def set_options(self, options: Mapping[str, object]) -> None:
        """The options of the rules that are chosen beside it."""

    def retranslate(self) -> None:
        """Read all words again."""
        raise NotImplementedError
