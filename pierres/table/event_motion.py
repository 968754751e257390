"""How the events of a change look: one way for all games to find the cues for a kind of event."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import Event
from pierres.table.cues import Appear, Cue, Fly, Move, Pulse, shortened
from pierres.table.picture import Picture, Placement
from pierres.table.pieces.base import Piece
from pierres.table.places import Rect

_SHOW = "show_"


class EventMotion:
    """The cues of one change: `show_<kind>(who, data)` for each kind of event, one after the other.

    They have the picture before and the picture after, and `at`, when what happens next begins. Only what the
    viewer may see is moved.
    """

    def __init__(self, before: Picture, after: Picture) -> None:
        self.old = {placement.key: placement for placement in before.placements}
        self.new = {placement.key: placement for placement in after.placements}
        self.at = 0.0
        self.calm = 0.0
        """What stands up to then is read, and not hurried."""
        self.added: list[Cue] = []
        self.moved: set[str] = set()
        """Things that have a motion of their own already: each moves once, whatever happened to it."""

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of events that have cues here."""
        return frozenset(name.removeprefix(_SHOW) for name in dir(self) if name.startswith(_SHOW))

    def cues(self, events: Sequence[Event]) -> list[Cue]:
        """What to play."""
        for event in events:
            self.show(event)
        self.show_rest()
        return shortened(self.added, self.calm)

    def show(self, event: Event) -> None:
        """Add the cues of one event."""
        way = getattr(self, _SHOW + event.kind, None)
        if way is not None:
            way(event.who, event.data)

    def show_rest(self) -> None:
        """Add cues for what no event tells: whatever only lies elsewhere now."""

    # ---- what the ways are made of

    def add(self, *cues: Cue) -> None:
        """Add cues as they are."""
        self.added += cues

    def wait(self, ms: float) -> None:
        """What comes next begins so much later."""
        self.at += ms

    def rect(self, key: str) -> Rect | None:
        """Where a thing lies now, or lay before."""
        placement = self.new.get(key) or self.old.get(key)
        return placement.rect if placement is not None else None

    def move(self, key: str, start: Rect | None, ms: float, flip: bool = False) -> None:
        """A thing of the picture comes from elsewhere."""
        if start is not None and key in self.new and key not in self.moved:
            self.moved.add(key)
            self.add(Move(key, start, self.at, ms, flip))

    def fly(
        self, piece: Piece, start: Rect, end: Rect, ms: float, after: float = 0.0, fall: bool = False
    ) -> None:
        """Something that is nowhere else flies from one place to another, `after` milliseconds from now."""
        self.add(Fly(Placement("flying", piece, end), start, self.at + after, ms, fall))

    def pulse(self, key: str, ms: float) -> None:
        """A thing swells for a moment."""
        self.add(Pulse(key, self.at, ms))

    def appear(self, key: str, ms: float) -> None:
        """A thing of the picture grows out of nothing."""
        self.add(Appear(key, self.at, ms))
