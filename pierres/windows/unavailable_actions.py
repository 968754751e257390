"""Which actions are unavailable now, and why: for the menus, and for those who press the shortcut."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pierres.session import Session
from pierres.windows.gate import Phase
from pierres.windows.pages import Pages

translate = QCoreApplication.translate


def unavailable(session: Session | None, pages: Pages) -> dict[str, str]:
    """The unavailable actions by name, each with a sentence that gives the reason."""
    reasons: dict[str, str] = {}
    if session is None:
        none = translate("UnavailableActions", "There is no game on the table.")
        reasons = dict.fromkeys(("save", "save_as", "close", "pause", "undo", "redo"), none)
        if pages.offered() is None:
            reasons["resume"] = translate("UnavailableActions", "There is no unfinished game.")
    elif not pages.at_table():
        away = translate("UnavailableActions", "This works only at the table.")
        reasons = dict.fromkeys(("pause", "undo", "redo"), away)
    else:
        reasons = _at_table(session, pages)
    if not pages.at_table():
        side = translate("UnavailableActions", "Only the table has a side panel.")
        reasons |= dict.fromkeys(("side", "answers", "scores", "log"), side)
    return reasons


def _at_table(session: Session, pages: Pages) -> dict[str, str]:
    reasons = {"resume": translate("UnavailableActions", "This game is already under way.")}
    phase = pages.table.gate.phase if pages.table is not None else Phase.OVER
    if phase is Phase.COVERED:
        reasons["pause"] = translate("UnavailableActions", "The curtain is already down.")
    elif phase is not Phase.PLAYING:
        reasons["pause"] = translate(
            "UnavailableActions", "There is nothing to hide now: everybody may look."
        )
    if not session.can_undo():
        reasons["undo"] = translate("UnavailableActions", "There is nothing to undo yet.")
        if session.has_answers():
            reasons["undo"] = translate(
                "UnavailableActions", "The last step cannot be undone: it revealed something that was hidden."
            )
    if not session.can_redo():
        reasons["redo"] = translate("UnavailableActions", "There is nothing to redo.")
    return reasons
