"""A table described as data: what lies there, and what can be pointed at; and what makes the description so.

A scene describes what is to be seen as `Placement`s and what can be pointed at as `Target`s, both with a key
that says what they are ("stones:Léa:red"). `Renderer` keeps one item for each key: the same description
always gives the same scene, whatever was there before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtWidgets import QGraphicsScene

from pierres.rules.given import Json
from pierres.table.pieces.base import Piece
from pierres.table.pieces.item import PieceItem
from pierres.table.pieces.strokes import fitted_px
from pierres.table.pieces.words import TITLES, Banner, Label
from pierres.table.places import Rect, around

Action = tuple[str, Json]
"""What pressing a place does, and with what: ("answer", value), ("add", kind), ("confirm", None)."""


@dataclass(frozen=True)
class Placement:
    """One item of the picture: what is seen, in which room, and how high it lies."""

    key: str
    piece: Piece
    rect: Rect
    z: float = 0.0


def headline(
    text: str, room: Rect, px: float, named: tuple[tuple[int, int], ...] = (), colour: str | None = None
) -> Placement:
    """The large line, as wide as its sentence; the arguments are those of a Banner."""
    px = round(px)
    wide = Banner.width_for(text, room.w, room.h, px)
    banner = Banner(text, named, colour, px)
    return Placement("headline", banner, around(room.cx, room.cy, wide, room.h), 60)


@dataclass(frozen=True)
class Target:
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
    role: str = "place"
    """`place`, `button`, `card`, `seat`, `line` or `text`: what kind of place it is."""
    level: int = 0
    """Where targets overlap, the higher one is hit."""
    ring: Rect | None = None
    """Where the keyboard's ring runs, if not round what is drawn there."""
    drawn: str = ""
    """The placement drawn there, if it is not called like the target; without one the ring is `rect`."""


@dataclass(frozen=True)
class Picture:
    """Everything that a scene shows at one moment."""

    placements: tuple[Placement, ...] = ()
    targets: tuple[Target, ...] = ()

    def placement(self, key: str) -> Placement | None:
        """The placement of that key."""
        for placement in self.placements:
            if placement.key == key:
                return placement
        return None

    def moved(self, where: Mapping[str, Rect]) -> Picture:
        """The same picture with some placements elsewhere."""
        placements = tuple(
            replace(placement, rect=where[placement.key]) if placement.key in where else placement
            for placement in self.placements
        )
        return Picture(placements, self.targets)


class Sketch:
    """A picture in the making. What is laid later lies over what was laid earlier at the same height."""

    def __init__(self) -> None:
        self._placements: list[Placement] = []
        self._targets: list[Target] = []

    def lay(self, key: str, piece: Piece, rect: Rect, z: float = 0.0) -> None:
        """Lay a piece into a room."""
        self._placements.append(Placement(key, piece, rect, z))

    def add(self, placement: Placement) -> None:
        """Lay what is placed already."""
        self._placements.append(placement)

    def target(
        self, key: str, zone: str, rect: Rect, name: str, action: Action | None = None,
        look: tuple[str, ...] | None = None, *, tip: str = "", more: str = "",
        value: tuple[int, int] | None = None, role: str = "place", level: int = 0,
        ring: Rect | None = None, drawn: str = "",
    ) -> None:  # fmt: skip
        """Let a place be pointed at; the arguments are those of a Target."""
        self._targets.append(
            Target(key, zone, rect, name, action, look, tip, more, value, role, level, ring, drawn)
        )

    def line(
        self, key: str, text: str, room: Rect, px: float, z: float = 0.0, *, role: str = "caption",
        align: str = "center", fit: bool = False, dimmed: bool = False,
    ) -> None:  # fmt: skip
        """Lay a line of text, by the arguments of a Label; `fit` makes it smaller where it has no room."""
        if fit:
            px = fitted_px(text, px, room.w, role in TITLES)
        self.lay(key, Label(text, px, role, align, dimmed=dimmed), room, z)

    def picture(self) -> Picture:
        """What has been laid."""
        return Picture(tuple(self._placements), tuple(self._targets))


class Renderer:
    """Keeps one item for each key of a picture, in a QGraphicsScene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, PieceItem] = {}

    def item(self, key: str) -> PieceItem | None:
        """The item of that key."""
        return self._items.get(key)

    def show(self, placements: Iterable[Placement]) -> None:
        """Make the scene show exactly these, at rest; later ones lie over earlier ones of the same z."""
        wanted: dict[str, Placement] = {}
        for placement in placements:
            if placement.key in wanted:
                raise ValueError(f"two placements are called {placement.key}")
            wanted[placement.key] = placement
        for key in [key for key in self._items if key not in wanted]:
            self._scene.removeItem(self._items.pop(key))
        for order, placement in enumerate(wanted.values()):
            item = self.apply(placement)
            item.setZValue(placement.z + order * 1e-4)
        self.settle()

    def settle(self) -> None:
        """Let Qt paint what lies still by itself, where the table is seen in a window."""
        ratio = next((view.devicePixelRatioF() for view in self._scene.views() if view.isVisible()), None)
        if ratio is not None:
            for item in self._items.values():
                item.settle(ratio)

    def apply(self, placement: Placement) -> PieceItem:
        """Bring one item into the state described, without touching its place in the stack."""
        item = self._items.get(placement.key)
        if item is None:
            item = self._items[placement.key] = PieceItem(placement.piece)
            self._scene.addItem(item)
        furnish(item, placement)
        return item


def furnish(item: PieceItem, placement: Placement) -> None:
    """Bring an item into the state described: piece, size and place."""
    item.piece = placement.piece
    rect = placement.piece.laid_in(placement.rect)
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
