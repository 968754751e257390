"""What a stage really shows, for comparing two."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.table.picture import Renderer
from pierres.table.pieces.item import PieceItem


def dump(stage: Renderer) -> dict[str, tuple[object, ...]]:
    """The state of every item as it really is."""
    return {key: _state(item) for key, item in sorted(stage._items.items())}


def in_order(stage: Renderer) -> Sequence[str]:
    """The keys from the lowest to the highest."""
    return sorted(stage._items, key=lambda key: stage._items[key].zValue())


def _state(item: PieceItem) -> tuple[object, ...]:
    """What can be seen of an item: place, size and piece."""
    size, bent = item.size(), item.transform()
    numbers = (
        item.x(), item.y(), size.width(), size.height(), item.scale(), item.rotation(), item.opacity(),
        bent.m11(), bent.dx(),
    )  # fmt: skip
    return *(round(number, 3) for number in numbers), round(item.zValue(), 6), item.isVisible(), item.piece
