"""The one large line over a table: what is asked of whom, or which computer players think."""

from __future__ import annotations

from pierres.session import Session
from pierres.wording import player_kinds
from pierres.wording.base import Wording
from pierres.wording.typeset import Sentence


def thinking(session: Session) -> tuple[str, ...]:
    """The computer players who are asked on the table as it is on show, no person being asked."""
    if session.to_act() not in session.computers:
        return ()
    waiting = session.waiting()
    return tuple(seat for seat in session.computers if seat in waiting)


def headline(session: Session, wording: Wording) -> Sentence:
    """The large line at the moment on show, as its viewer may read it."""
    if who := thinking(session):
        return player_kinds.thinking(who)
    said = wording.headline(session.view(), session.asked(), session.to_act())
    return said if isinstance(said, Sentence) else Sentence(said)
