"""A table described as data, and the stage that makes the description so.

A scene describes what is to be seen as `Thing`s and what can be pointed at as `Spot`s, both with a key that
says what they are ("stones:Léa:red"). The stage keeps one item for each key: it makes what is new, changes
what is there and takes away what is gone, so that the same description always gives the same picture,
whatever was there before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtWidgets import QGraphicsScene

from pierres.rules.given import Json
from pierres.table.pieces.base import Piece
from pierres.table.pieces.item import PieceItem
from pierres.table.pieces.strokes import fitted_px
from pierres.table.pieces.words import TITLES, Label
from pierres.table.places import Rect

Action = tuple[str, Json]
"""What pressing a place does, and with what: ("answer", value), ("add", kind), ("confirm", None)."""


@dataclass(frozen=True)
class Thing:
    """One item of the picture: what is seen, in which room, and how high it lies."""

    key: str
    piece: Piece
    rect: Rect
    z: float = 0.0


@dataclass(frozen=True)
class Spot:
    """A place that can be pointed at, focused and read out. `action` is what pressing it does."""

    key: str
    zone: str
    rect: Rect
    name: str
    action: Action | None = None
    look: tuple[str, ...] | None = None
    """What is shown large while it is hovered or held: ("card", id) or ("pile",)."""
    tip: str = ""
    more: str = ""
    """What is to be heard of it after its name: what a card does, how many coins are left."""
    value: tuple[int, int] | None = None
    """How many are laid out there, and how many can be."""
    role: str = "thing"
    """`thing`, `button`, `card`, `seat`, `line` or `text`: what kind of place it is."""
    level: int = 0
    """Where spots overlap, the higher one is hit."""
    ring: Rect | None = None
    """Where the keyboard's ring runs, if not round what is drawn there."""
    drawn: str = ""
    """The thing that is drawn there, if it is not called like the spot; without one the ring is `rect`."""


@dataclass(frozen=True)
class Picture:
    """Everything that a scene shows at one moment."""

    things: tuple[Thing, ...] = ()
    spots: tuple[Spot, ...] = ()

    def thing(self, key: str) -> Thing | None:
        """The thing of that key."""
        for thing in self.things:
            if thing.key == key:
                return thing
        return None

    def moved(self, where: Mapping[str, Rect]) -> Picture:
        """The same picture with some things elsewhere."""
        things = tuple(
            replace(thing, rect=where[thing.key]) if thing.key in where else thing for thing in self.things
        )
        return Picture(things, self.spots)


class Sketch:
    """A picture in the making. What is laid later lies over what was laid earlier at the same height."""

    def __init__(self) -> None:
        self._things: list[Thing] = []
        self._spots: list[Spot] = []

    def lay(self, key: str, piece: Piece, rect: Rect, z: float = 0.0) -> None:
        """Lay a piece into a room."""
        self._things.append(Thing(key, piece, rect, z))

    def point(
        self, key: str, zone: str, rect: Rect, name: str, action: Action | None = None,
        look: tuple[str, ...] | None = None, *, tip: str = "", more: str = "",
        value: tuple[int, int] | None = None, role: str = "thing", level: int = 0,
        ring: Rect | None = None, drawn: str = "",
    ) -> None:  # fmt: skip
        """Let a place be pointed at; the arguments are those of a Spot."""
        self._spots.append(
            Spot(key, zone, rect, name, action, look, tip, more, value, role, level, ring, drawn)
        )

    def line(
        self, key: str, text: str, room: Rect, px: float, z: float = 0.0, *, role: str = "caption",
        align: str = "center", fit: bool = False, dimmed: bool = False,
    ) -> None:  # fmt: skip
        """Lay a line of text, by the arguments of a Label; `fit` makes it smaller where it has no room."""
        if fit:
            px = fitted_px(text, px, room.w, role in TITLES)
        self.lay(key, Label(text, px, role, align, dimmed=dimmed), room, z)

    def card(
        self, key: str, zone: str, rect: Rect, name: str, card: str, text: str, action: Action | None = None,
        *, level: int = 0, ring: Rect | None = None,
    ) -> None:  # fmt: skip
        """Let a card be pointed at and held up; `text` is what it does."""
        look = ("card", card)
        self.point(key, zone, rect, name, action, look, more=text, role="card", level=level, ring=ring)

    def picture(self) -> Picture:
        """What has been laid."""
        return Picture(tuple(self._things), tuple(self._spots))


class Stage:
    """Keeps one item for each key of a picture, in a QGraphicsScene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, PieceItem] = {}

    def item(self, key: str) -> PieceItem | None:
        """The item of that key."""
        return self._items.get(key)

    def show(self, things: Iterable[Thing]) -> None:
        """Make the scene show exactly `things`, at rest; later ones lie over earlier ones of the same z."""
        wanted: dict[str, Thing] = {}
        for thing in things:
            if thing.key in wanted:
                raise ValueError(f"two things are called {thing.key}")
            wanted[thing.key] = thing
        for key in [key for key in self._items if key not in wanted]:
            self._remove(key)
        for order, thing in enumerate(wanted.values()):
            item = self.apply(thing)
            item.setZValue(thing.z + order * 1e-4)
        self.settle()

    def settle(self) -> None:
        """Let Qt paint what lies still by itself, where the table is seen in a window."""
        ratio = next((view.devicePixelRatioF() for view in self._scene.views() if view.isVisible()), None)
        if ratio is not None:
            for item in self._items.values():
                item.settle(ratio)

    def apply(self, thing: Thing) -> PieceItem:
        """Bring one item into the state described, without touching its place in the stack."""
        item = self._items.get(thing.key)
        if item is None:
            item = self._items[thing.key] = PieceItem(thing.piece)
            self._scene.addItem(item)
        furnish(item, thing)
        return item

    def _remove(self, key: str) -> None:
        self._scene.removeItem(self._items.pop(key))

    def dump(self) -> dict[str, tuple[object, ...]]:
        """The state of every item as it really is, for comparing two scenes."""
        return {key: state_of(item) for key, item in sorted(self._items.items())}

    def in_order(self) -> Sequence[str]:
        """The keys from the lowest to the highest."""
        return sorted(self._items, key=lambda key: self._items[key].zValue())


def furnish(item: PieceItem, thing: Thing) -> None:
    """Bring an item into the state described: piece, size and place."""
    item.piece = thing.piece
    rect = thing.piece.laid_in(thing.rect)
    item.set_size(rect.w, rect.h)
    item.setPos(rect.x, rect.y)
    item.lie_flat()
    # Qt has the place of an item painted anew even if it is set to what holds already.
    if item.scale() != 1.0:
        item.setScale(1.0)
    if item.rotation() != 0.0:
        item.setRotation(0.0)
    item.setOpacity(1.0)
    item.setVisible(True)


def state_of(item: PieceItem) -> tuple[object, ...]:
    """What can be seen of an item: place, size and piece."""
    size = item.size()
    return (
        round(item.x(), 3),
        round(item.y(), 3),
        round(size.width(), 3),
        round(size.height(), 3),
        round(item.zValue(), 6),
        round(item.scale(), 4),
        round(item.rotation(), 4),
        round(item.opacity(), 4),
        item.isVisible(),
        item.piece,
        tuple(round(v, 4) for v in (item.transform().m11(), item.transform().dx())),
    )
