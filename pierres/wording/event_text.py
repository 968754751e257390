"""What happened, event by event: one way for all games to find the sentence for a kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from pierres.rules.game import Event
from pierres.translation import TextContext
from pierres.wording.typeset import isolated

Data = Mapping[str, Any]
"""What an event says: its public part, and what the viewer may see besides."""
_SAY = "say_"


@dataclass(frozen=True)
class LogLine:
    """One line of the log. `style` is `round`, `auction`, `point`, `plain` or `end`."""

    text: str
    style: str = "plain"


class EventText:
    """The sentences of one game: `say_<kind>(who, data)` for each kind of event; None says nothing.

    A kind that has one sentence, whatever the event tells, may stand in `plain` instead.
    """

    tr: ClassVar = TextContext("")
    plain: ClassVar[Mapping[str, str]] = {}
    """By the kind of event, a text of `tr` that is filled in with `words`."""
    styles: ClassVar[Mapping[str, str]] = {}
    """How a line of the log stands out, by the kind of event."""

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of events that are known here."""
        return frozenset(self.plain) | {
            name.removeprefix(_SAY) for name in dir(self) if name.startswith(_SAY)
        }

    def words(self, who: str, data: Data) -> dict[str, Any]:
        """What a sentence can name of an event: `name` is who it is about."""
        return {**data, "name": isolated(who)}

    def sentence(self, event: Event) -> str | None:
        """What the event says to whoever may see all of it; None if that is nothing."""
        if event.public is None and event.private is None:
            return None
        if event.kind in self.plain:
            return self.tr(self.plain[event.kind], **self.words(event.who, event.data))
        say = getattr(self, _SAY + event.kind, None)
        text: str | None = say(event.who, event.data) if say else None
        return text

    def is_logged(self, event: Event) -> bool:
        """Whether the running log has a line for an event; who looks makes no difference."""
        return True

    def is_news(self, event: Event, seat: str) -> bool:
        """Whether `seat`, who looks again after a while, hears of it."""
        return False

    def line(self, event: Event) -> LogLine | None:
        """The line of the log."""
        text = self.sentence(event) if self.is_logged(event) else None
        return LogLine(text, self.styles.get(event.kind, "plain")) if text else None
