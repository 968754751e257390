"""The game told in chapters, and what can be counted of it."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import Event
from pierres.translation import Context
from pierres.wording.base import Chapter, Ledger, SeatCounts
from pierres.wording.est_royal.event_text import EstRoyalEvents

tr = Context("EstStory")


def story(events: EstRoyalEvents, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
    """The game in two chapters: what was dealt, and the moves, foundations marked."""
    told = [event for event in history if event.kind in ("turned", "moved", "redealt")]
    opening = [text for event in history if event.kind == "dealt" and (text := events.sentence(event))]
    ending = [text for event in history if event.kind == "game_over" and (text := events.sentence(event))]
    # A line ends between two moves and not within one.
    moves = [line.text.replace(" ", "\N{NO-BREAK SPACE}") for event in told if (line := events.line(event))]
    rows = tuple(" · ".join(moves[start : start + 12]) for start in range(0, len(moves), 12))
    chapters = [Chapter(tr("The deal"), tuple(opening))]
    if rows:
        chapters.append(Chapter(tr("Turns and moves"), rows))
    if ending:
        chapters.append(Chapter(tr("The end"), tuple(ending)))
    return chapters


def ledger(history: Sequence[Event], seats: Sequence[str]) -> Ledger:
    """How many turns and moves the game took, and which of them went to a foundation."""
    turns = sum(event.kind == "turned" for event in history)
    moves = sum(event.kind == "moved" and not event.data.get("filled") for event in history)
    length = tr("%n move(s)", turns + moves)
    return Ledger(
        length,
        (
            SeatCounts(tr("Cards turned"), dict.fromkeys(seats, turns)),
            SeatCounts(tr("Cards moved"), dict.fromkeys(seats, moves)),
        ),
    )
