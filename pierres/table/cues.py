"""The vocabulary of motion: what moves where and when, as data, how events become it, and what plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from pierres.rules.game import Event
from pierres.table.motion import Curve, Motion
from pierres.table.picture import Picture, Placement, Renderer, furnish
from pierres.table.pieces.base import Piece, TwoSided
from pierres.table.pieces.item import PieceItem
from pierres.table.places import Rect


@dataclass(frozen=True)
class Fly:
    """Something that is nowhere else in the picture flies from one place to another and is gone."""

    placement: Placement
    start: Rect
    at: float
    ms: float
    fall: bool = False
    """It drops and settles, instead of gliding."""
    flip: bool = False
    """It is turned from its face to its back on the way."""


@dataclass(frozen=True)
class Move:
    """A thing of the picture comes from elsewhere."""

    key: str
    start: Rect
    at: float
    ms: float
    flip: bool = False
    """It is turned from its back to its face on the way."""


@dataclass(frozen=True)
class _OfOneThing:
    """Something happens to a thing of the picture, from `at` on, for `ms` milliseconds."""

    key: str
    at: float
    ms: float = 0.0


class Appear(_OfOneThing):
    """It grows out of nothing."""


class Pulse(_OfOneThing):
    """It swells for a moment."""


class Late(_OfOneThing):
    """It looks as it did before until `at`."""


class Fade(_OfOneThing):
    """It is not seen before `at`, and comes into sight then."""


@dataclass(frozen=True)
class Stand:
    """Something that is not in the picture is to be seen from `at` to `until`."""

    placement: Placement
    at: float
    until: float


@dataclass(frozen=True)
class Open:
    """A thing of the picture is seen as `closed` before `at`, gathers itself, and springs open."""

    key: str
    closed: Piece
    at: float
    ms: float


Cue = Fly | Move | Appear | Pulse | Late | Fade | Stand | Open
_GATHERED = 0.4
"""After this share of its opening a thing is as small as it gets."""
LONGEST = 2600.0
"""All motion after one answer is over in so many milliseconds at normal speed."""


def length(cues: Sequence[Cue]) -> float:
    """When the last one ends."""
    return max((_end(cue) for cue in cues), default=0.0)


def _end(cue: Cue) -> float:
    return cue.until if isinstance(cue, Stand) else cue.at + cue.ms


def shortened(cues: Sequence[Cue], calm: float = 0.0) -> list[Cue]:
    """The same cues, hurried where what begins after `calm` milliseconds would take longer than LONGEST.

    What stands up to then is read, not watched: it is hurried by nobody.
    """
    total = length(cues) - calm
    if total <= LONGEST:
        return list(cues)
    factor = LONGEST / total

    def when(at: float) -> float:
        return at if at <= calm else calm + (at - calm) * factor

    hurried: list[Cue] = []
    for cue in cues:
        start, end = when(cue.at), when(_end(cue))
        if isinstance(cue, Stand):
            hurried.append(replace(cue, at=start, until=end))
        else:
            hurried.append(replace(cue, at=start, ms=end - start))
    return hurried


class CuePlayer:
    """Plays cues on a stage that already shows what will be at their end."""

    def __init__(self, scene: QGraphicsScene, stage: Renderer, motion: Motion) -> None:
        self._scene = scene
        self._stage = stage
        self._motion = motion
        self._flying: list[PieceItem] = []
        self._landed: list[PieceItem] = []

    def play(self, cues: Sequence[Cue], before: Picture, after: Picture, done: Callable[[], None]) -> None:
        """Begin. `done` is called at the end, however it comes; the stage then shows `after`, at rest."""
        self._motion.begin()
        old = {placement.key: placement for placement in before.placements}
        new = {placement.key: placement for placement in after.placements}
        for cue in cues:
            if isinstance(cue, Fly):
                self._fly(cue)
            elif isinstance(cue, Stand):
                self._stand(cue)
            elif cue.key in new:
                self._show(cue, old.get(cue.key), new[cue.key])

        def at_rest() -> None:
            for item in self._flying:
                self._scene.removeItem(item)
            # A group without length ends while it still starts its last animations: they need what they move.
            self._landed, self._flying = self._flying, []
            self._stage.show(after.placements)
            done()

        self._motion.run(at_rest)

    def _guest(self, placement: Placement, z: float) -> PieceItem:
        """An item for something that belongs to no picture."""
        item = PieceItem(placement.piece)
        furnish(item, placement)
        item.setZValue(z)
        self._scene.addItem(item)
        self._flying.append(item)
        return item

    def _stand(self, cue: Stand) -> None:
        item = self._guest(cue.placement, cue.placement.z + 0.5)
        if self._motion.duration(cue.at) > 0:
            self._motion.add(item, "opacity", 0.0, 1.0, cue.at, 120)
        self._motion.call(cue.until, item.hide)

    def _fly(self, cue: Fly) -> None:
        placement = cue.placement
        item = self._guest(placement, 500)
        start = QPointF(cue.start.cx - placement.rect.w / 2, cue.start.cy - placement.rect.h / 2)
        end = QPointF(placement.rect.x, placement.rect.y)
        if cue.at > 0 and self._motion.duration(cue.at) > 0:
            # What flies later is not seen before.
            self._motion.add(item, "opacity", 0.0, 1.0, cue.at, 1)
        curve = Curve.OutBounce if cue.fall else Curve.InOutCubic
        self._motion.add(item, "pos", start, end, cue.at, cue.ms, curve)
        if cue.flip and isinstance(placement.piece, TwoSided):
            self._motion.add(item, "turn", 1.0, 0.0, cue.at, cue.ms)
        self._motion.call(cue.at + cue.ms, item.hide)

    def _show(
        self, cue: Move | Appear | Pulse | Late | Fade | Open, old: Placement | None, new: Placement
    ) -> None:
        item = self._stage.item(cue.key)
        if item is None:
            return
        motion = self._motion
        if isinstance(cue, Move):
            self._move(cue, item)
        elif isinstance(cue, Appear):
            motion.add(item, "opacity", 0.0, 1.0, cue.at, cue.ms * 0.6)
            motion.add(item, "scale", 0.7, 1.0, cue.at, cue.ms, Curve.OutBack)
        elif isinstance(cue, Fade):
            motion.add(item, "opacity", 0.0, 1.0, cue.at, cue.ms)
        elif isinstance(cue, Open):
            self._open(cue, item, new.piece)
        elif isinstance(cue, Pulse):
            swelling = ((0.5, 1.35),)
            motion.add(item, "scale", 1.0, 1.0, cue.at, cue.ms, Curve.Linear, swelling, again=True)
        elif old is None:
            motion.add(item, "opacity", 0.0, 1.0, cue.at, 1)
        else:
            z = item.zValue()
            self._stage.apply(old)
            item.setZValue(z)
            stage = self._stage
            motion.call(cue.at, lambda: _settle(stage, new))

    def _open(self, cue: Open, item: PieceItem, opened: Piece) -> None:
        """What is closed draws together and springs open."""
        if self._motion.duration(cue.at + cue.ms) <= 0:
            return
        item.piece = cue.closed
        way = ((_GATHERED, 0.72), (0.75, 1.12))
        self._motion.add(item, "scale", 1.0, 1.0, cue.at, cue.ms, Curve.Linear, way)

        def spread() -> None:
            item.piece = opened

        self._motion.call(cue.at + _GATHERED * cue.ms, spread)

    def _move(self, cue: Move, item: PieceItem) -> None:
        """Let an item come from where it was, at the larger of its two sizes: a picture is never blown up."""
        end, size = item.scene_center(), item.size()
        wide = max(cue.start.w, size.width())
        tall = wide * size.height() / max(1.0, size.width())
        last = size.width() / wide
        item.set_size(wide, tall)
        half = QPointF(wide / 2, tall / 2)
        start = QPointF(cue.start.cx, cue.start.cy)
        self._motion.add(item, "pos", start - half, end - half, cue.at, cue.ms)
        self._motion.add(item, "scale", max(0.05, cue.start.w / wide), last, cue.at, cue.ms)
        if cue.flip and isinstance(item.piece, TwoSided):
            self._motion.add(item, "turn", 0.0, 1.0, cue.at, cue.ms)


def _settle(stage: Renderer, placement: Placement) -> None:
    """Apply a late change, unless the thing is gone by now."""
    item = stage.item(placement.key)
    if item is not None:
        stage.apply(placement)


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
