"""What cannot be done now, and why: for the menus, and for whoever strikes the key of it all the same."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pierres.session import Session
from pierres.windows.gate import Phase
from pierres.windows.pages import Pages

translate = QCoreApplication.translate


def impossible(session: Session | None, pages: Pages) -> dict[str, str]:
    """The actions by name that are impossible at this moment, each with a sentence on why."""
    why: dict[str, str] = {}
    at_table = pages.at_table()
    if session is None:
        none = translate("UnavailableActions", "There is no game on the table.")
        why = dict.fromkeys(("save", "save_as", "close", "pause", "undo", "redo"), none)
        if pages.start is None or pages.start.continue_button.isHidden():
            why["resume"] = translate("UnavailableActions", "There is no unfinished game.")
    elif not at_table:
        away = translate("UnavailableActions", "This works only at the table.")
        why = dict.fromkeys(("pause", "undo", "redo"), away)
    else:
        why = _at_table(session, pages)
    if not at_table:
        side = translate("UnavailableActions", "Only the table has a side panel.")
        why |= dict.fromkeys(("side", "answers", "scores", "log"), side)
    return why


def _at_table(session: Session, pages: Pages) -> dict[str, str]:
    why = {"resume": translate("UnavailableActions", "This game is already under way.")}
    phase = pages.table.gate.phase if pages.table is not None else Phase.OVER
    if phase is Phase.COVERED:
        why["pause"] = translate("UnavailableActions", "The curtain is already down.")
    elif phase is not Phase.PLAYING:
        why["pause"] = translate("UnavailableActions", "There is nothing to hide now: everybody may look.")
    if not session.can_undo():
        why["undo"] = (
            translate(
                "UnavailableActions", "The last step cannot be undone: it revealed something that was hidden."
            )
            if session.has_answers()
            else translate("UnavailableActions", "There is nothing to undo yet.")
        )
    if not session.can_redo():
        why["redo"] = translate("UnavailableActions", "There is nothing to redo.")
    return why
