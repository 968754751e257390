"""Moments: positions that people look at on the way from one question to the next.

One answer may open the fists, decide the auction, use a power and turn up the next card. Whoever only plays
on needs none of the positions between; a table shows them one after the other. The rules mark them where
they come about, and a copy is made only for whoever asks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pierres.rules.game import PUBLIC, Event, Marks, Position


class Moment(NamedTuple):
    """One position on the way, with the `events` that have happened since the moment before.

    `name` says what there is to look at (`fists_open`, `card_played`); the last moment of an answer may have
    none, and no events either: then only what was done with has been put away. Nothing is asked at a moment
    but the last.
    """

    name: str
    events: tuple[Event, ...]
    position: Position


def mark(state: Position, name: str, events: list[Event]) -> None:
    """Keep the position as it is now, if somebody asked for the moments of this answer."""
    if state.marks is not None:
        state.marks.append((name, len(events), state.copy()))


def answer_in_moments(position: Position, who: str, kind: str, value: object = None) -> list[Moment]:
    """Answer a question; returns the moments that follow, at least one, all events among them.

    The last one is a copy of the position as it is afterwards. Raises Illegal and changes nothing if the
    answer is illegal.
    """
    marks: Marks = []
    position.marks = marks
    try:
        events = position.answer(who, kind, value)
    finally:
        position.marks = None
    name = ""
    if marks and marks[-1][1] == len(events) and _looks_alike(marks[-1][2], position):
        # Since the last mark nothing has come but a question.
        name = marks.pop()[0]
    moments: list[Moment] = []
    told = 0
    for marked, end, there in marks:
        if end > told or not moments:
            moments.append(Moment(marked, tuple(events[told:end]), there))
            told = end
    moments.append(Moment(name, tuple(events[told:]), position.copy()))
    return moments


def _looks_alike(one: Position, other: Position) -> bool:
    """Whether all that lies open is the same, whatever is asked."""
    return _lying(one.view(PUBLIC)) == _lying(other.view(PUBLIC))


def _lying(view: Any) -> object:
    return view._replace(questions=())
