"""Bookmarks: points of the game that a player wants to come back to, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from pierres.rules.record import Step
from pierres.session import Session

NOTE = "bookmarks"
MOST = 20


@dataclass(frozen=True)
class Bookmark:
    """One bookmark: the moves that lead to it from the deal, and the points it had."""

    steps: tuple[Step, ...]
    score: int

    @property
    def moves(self) -> int:
        """How many turns and moves lead there."""
        return len(self.steps)


def marks(session: Session) -> list[Bookmark]:
    """The bookmarks of a game, the oldest first; what makes no sense in a file is no bookmark."""
    noted = session.noted(NOTE)
    found = [_mark(entry) for entry in noted] if isinstance(noted, list) else []
    return [mark for mark in found if mark is not None][:MOST]


def add(session: Session) -> bool:
    """Mark the point where the game stands; False if it is marked already."""
    steps, score = tuple(session.record.steps[1:]), session.view().score
    known = marks(session)
    if any(mark.steps == steps for mark in known):
        return False
    noted = session.noted(NOTE)
    # Beside whatever another version has noted there.
    new = {"steps": [list(step) for step in steps], "score": score}
    session.note(NOTE, [*(noted if isinstance(noted, list) else []), new][-MOST:])
    session.keep()
    return True


def go(session: Session, mark: Bookmark) -> None:
    """Go to a bookmark, on another way if need be."""
    session.take_line([*session.record.steps[:1], *mark.steps])


def _mark(entry: object) -> Bookmark | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("steps"), list):
        return None
    steps: list[Step] = []
    for step in entry["steps"]:
        if not isinstance(step, list) or len(step) not in (2, 3):
            return None
        if not all(isinstance(part, str) for part in step[:2]):
            return None
        steps.append(tuple(step))
    score = entry.get("score")
    return Bookmark(tuple(steps), score if type(score) is int else 0)
