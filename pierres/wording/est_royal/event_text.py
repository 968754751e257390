"""What happened, in words, and the lines of the list of moves."""

from __future__ import annotations

from typing import ClassVar

from pierres.rules.est_royal import events
from pierres.rules.game import Event
from pierres.translation import Context
from pierres.wording.est_royal import names
from pierres.wording.event_text import EventText, LogLine

tr = Context("EstEvents")


class EstRoyalEvents(EventText):
    """Sentences for the events of a game, and a short line in signs for each turn and move."""

    styles: ClassVar = {"dealt": "round", "redealt": "round", "game_over": "end"}

    def say_dealt(self, who: str, data: events.Dealt) -> str:
        base = data["foundations"]["f1"][0]
        return tr("The cards are dealt. Base card: {card}.", card=names.card(base))

    def say_turned(self, who: str, data: events.Turned) -> str:
        left = tr("%n card(s) left in the stock", data["stock"])
        return tr("{card} turned, {left}.", card=names.capital(names.card(data["card"])), left=left)

    def say_redealt(self, who: str, data: events.Redealt) -> str:
        return tr("Redeal: the waste becomes the stock again, %n card(s).", data["stock"])

    def say_moved(self, who: str, data: events.Moved) -> str:
        return tr(
            "{card} {source} {target}.",
            card=names.capital(names.card(data["card"])),
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
