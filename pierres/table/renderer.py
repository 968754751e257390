"""Makes the description of a table so: one item for each key of a picture.

It makes what is new, changes what is there and takes away what is gone, so that the same description always
gives the same scene, whatever was there before.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsScene

from pierres.table.picture import Placement
from pierres.table.pieces.item import PieceItem


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
            self._remove(key)
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

    def _remove(self, key: str) -> None:
        self._scene.removeItem(self._items.pop(key))


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
