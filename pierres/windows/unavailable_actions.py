"""Which actions are unavailable now, and why: for the menus, and for those who press the shortcut.

And the other keys that no field and no shortcut has handled: Escape, F10 and `?`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from pierres.rules.game import CHANCE, PUBLIC
from pierres.session import Session
from pierres.table import keys
from pierres.translation import TextContext
from pierres.windows.actions import Actions
from pierres.windows.full_screen import FullScreen
from pierres.windows.gate import Phase
from pierres.windows.pages import Pages

tr = TextContext("UnavailableActions")
COMPUTER_ACTIONS = ("skip", "why", "advice")


def unavailable(
    session: Session | None, pages: Pages, computer_reasons: Mapping[str, str] = MappingProxyType({})
) -> dict[str, str]:
    """The unavailable actions by name, each with a sentence that gives the reason.

    `computer_reasons` are those of the actions about computer players, at the table.
    """
    reasons: dict[str, str] = {}
    if session is None:
        none = tr("There is no game on the table.")
        of_game = ("save", "save_as", "close", "pause", "undo", "redo", *COMPUTER_ACTIONS)
        reasons = dict.fromkeys(of_game, none)
        if pages.offered() is None:
            reasons["resume"] = tr("There is no unfinished game.")
    elif not pages.at_table():
        away = tr("This works only at the table.")
        reasons = dict.fromkeys(("pause", "undo", "redo", *COMPUTER_ACTIONS), away)
    else:
        reasons = {**_at_table(session, pages), **computer_reasons}
    if not pages.at_table():
        side = tr("Only the table has a side panel.")
        reasons |= dict.fromkeys(("side", "answers", "scores", "log"), side)
    return reasons


def _at_table(session: Session, pages: Pages) -> dict[str, str]:
    reasons = {"resume": tr("This game is already under way.")}
    phase = pages.table.gate.phase if pages.table is not None else Phase.OVER
    if phase is Phase.COVERED:
        reasons["pause"] = tr("The curtain is already down.")
    elif phase is not Phase.PLAYING or not _hides(session):
        reasons["pause"] = tr("There is nothing to hide now: everybody may look.")
    if not session.can_undo():
        reasons["undo"] = tr("There is nothing to undo yet.")
        why = session.why_no_undo()
        if why == CHANCE:
            reasons["undo"] = tr("The last step cannot be undone: chance has answered since.")
        elif why is not None:
            reasons["undo"] = tr("The last step cannot be undone: it revealed something that was hidden.")
    if not session.can_redo():
        reasons["redo"] = tr("There is nothing to redo.")
    return reasons


def _hides(session: Session) -> bool:
    """Whether the curtain would hide anything, or somebody who sits at the screen alone may leave it."""
    return session.everybody != PUBLIC or session.viewer != PUBLIC or session.present is not None


class UnhandledKeys(QObject):
    """`refused` carries the reason why the action of a key is disabled."""

    refused = Signal(str)

    def __init__(self, actions: Actions, full_screen: FullScreen) -> None:
        super().__init__(actions)
        self._actions, self._full_screen = actions, full_screen

    def take(self, event: QKeyEvent) -> bool:
        """Handle a key; False if it means nothing."""
        plain = not keys.is_command(event)
        if plain and event.key() == Qt.Key.Key_Escape and self._full_screen.on:
            self._full_screen.set(False)
        elif plain and event.key() == Qt.Key.Key_F10:
            self._full_screen.open_menu()
        elif plain and event.text() == "?":
            # By its text, wherever a keyboard has it.
            self._actions.all["keys"].trigger()
        elif (action := self._actions.action_for_key(event)) is None:
            return False
        elif action.isEnabled():
            action.trigger()
        elif not event.isAutoRepeat():
            self.refused.emit(action.toolTip())
        return True
