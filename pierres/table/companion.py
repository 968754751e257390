"""What a game may have beside its scene, and before it: actions, a strip, a part of the panel; ways to begin.

A table's package that needs nothing of this offers none of it. The window puts the parts where they belong
and knows no more of them than stands here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from pierres.rules.given import Json
from pierres.rules.record import Step
from pierres.session import Session
from pierres.table.view import TableView
from pierres.wording.base import Wording


class Companion(QObject):
    """Goes with one session and its view, and ends with them."""

    told = Signal(str)
    """A passing sentence for the window."""
    begin_wanted = Signal(object)
    """An Opening: another game of this kind, by the same people and options, is to begin."""

    def __init__(self, session: Session, wording: Wording, view: TableView) -> None:
        super().__init__(view)
        self.session, self.wording, self.view = session, wording, view

    def actions(self) -> Sequence[QAction | QMenu | None]:
        """The game's own menu; None is a line between groups."""
        return ()

    def strip(self) -> QWidget | None:
        """What stands under the table."""
        return None

    def title(self) -> str:
        """What this one game is called, for the title of the window."""
        return ""

    def panel(self) -> QWidget | None:
        """What stands in the side panel in place of the log."""
        return None

    def panel_title(self) -> str:
        """The title over `panel`."""
        return ""

    def set_displays(self, displays: Mapping[str, bool]) -> None:
        """What the player has chosen of the look and the handling of this game."""

    def set_resting(self, resting: bool) -> None:
        """Nobody looks at the table now, or somebody does again: clocks stop, searches wait."""

    def opening_again(self) -> Opening | None:
        """How a new game like this one begins; None for the box."""
        return None

    def retranslate(self) -> None:
        """Read all words again."""

    def close(self) -> None:
        """The game is left."""


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
