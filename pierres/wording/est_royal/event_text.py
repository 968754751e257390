"""What happened, in words, and the lines of the list of moves; the story and the numbers made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pierres.rules.est_royal import events
from pierres.rules.game import Event
from pierres.translation import TextContext
from pierres.wording.base import Chapter, Ledger, SeatCounts
from pierres.wording.est_royal import names
from pierres.wording.event_text import EventText, LogLine
from pierres.wording.grammar import capital

tr = TextContext("EstEvents")


class EstRoyalEvents(EventText):
    """Sentences for the events of a game, and a short line in signs for each turn and move."""

    styles: ClassVar = {"dealt": "round", "redealt": "round", "game_over": "end"}

    def say_dealt(self, who: str, data: events.Dealt) -> str:
        base = data["foundations"]["f1"][0]
        return tr("The cards are dealt. Base card: {card}.", card=names.card(base))

    def say_turned(self, who: str, data: events.Turned) -> str:
        left = tr("%n card(s) left in the stock", data["stock"])
        return tr("{card} turned, {left}.", card=capital(names.card(data["card"])), left=left)

    def say_redealt(self, who: str, data: events.Redealt) -> str:
        return tr("Redeal: the waste becomes the stock again, %n card(s).", data["stock"])

    def say_moved(self, who: str, data: events.Moved) -> str:
        return tr(
            "{card} {source} {target}.",
            card=capital(names.card(data["card"])),
            source=names.from_pile(data["from"]),
            target=names.to_pile(data["to"]),
        )

    def say_game_over(self, who: str, data: events.GameOver) -> str:
        score = next(iter(data["scores"].values()))
        if data["winners"]:
            return tr("Won: all %n card(s) are on the foundations.", score)
        return tr("No move is left: %n point(s).", score)

    def line(self, event: Event) -> LogLine | None:
        """The line of the list of moves: short, in signs."""
        happened: events.GameEvent = event
        if happened.kind == "turned":
            return LogLine(names.short(happened.data["card"]))
        if happened.kind == "moved":
            text = tr(
                "{card} → {pile}",
                card=names.short(happened.data["card"]),
                pile=names.brief(happened.data["to"]),
            )
            return LogLine(text, "point" if happened.data["to"].startswith("f") else "plain")
        return super().line(event)


def story(events: EstRoyalEvents, history: Sequence[Event]) -> list[Chapter]:
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
