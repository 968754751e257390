"""The places of a table that must not overlap: one way to find them for all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from itertools import combinations

from pierres.table.aux_pierres import shapes as aux_pierres
from pierres.table.est_royal import layout as est_royal
from pierres.table.jeu_des_dragons import layout as jeu_des_dragons
from pierres.table.places import Rect

AnyPlaces = aux_pierres.Layout | jeu_des_dragons.Layout | est_royal.Places
_ON_OTHERS = frozenset({"rim", "body", "block", "fan", "stack", "cards", "notes"})
"""Places on or in which others lie, or which lie in others."""


def apart(places: AnyPlaces) -> dict[str, Rect]:
    """All that must not overlap, by name."""
    found = _named(places)
    if isinstance(places, aux_pierres.Layout):
        return _of_aux_pierres(places, found)
    if isinstance(places, est_royal.Places):
        for corner in places.niche:
            del found[f"room {corner}"]
    return {name: rect for name, rect in found.items() if rect.w}


def overlaps(places: AnyPlaces) -> list[str]:
    """What lies over something else."""
    return [
        f"{name} {a} over {other} {b}"
        for (name, a), (other, b) in combinations(apart(places).items(), 2)
        if a.overlaps(b)
    ]


def holds(room: Rect, rect: Rect, slack: float = 0.01) -> bool:
    """Whether a rectangle lies in another one."""
    return (
        rect.x >= room.x - slack
        and rect.y >= room.y - slack
        and rect.right <= room.right + slack
        and rect.bottom <= room.bottom + slack
    )


def _named(places: object, prefix: str = "") -> dict[str, Rect]:
    """Every rectangle of a data class, and of those in it."""
    if isinstance(places, Rect):
        return {prefix.strip(): places}
    parts: list[tuple[object, object]] = []
    if is_dataclass(places):
        parts = [
            (one.name, getattr(places, one.name)) for one in fields(places) if one.name not in _ON_OTHERS
        ]
    elif isinstance(places, Mapping):
        parts = list(places.items())
    elif isinstance(places, tuple):
        parts = list(enumerate(places))
    found: dict[str, Rect] = {}
    for name, part in parts:
        found |= _named(part, f"{prefix} {name}")
    return found


def _of_aux_pierres(places: aux_pierres.Layout, found: dict[str, Rect]) -> dict[str, Rect]:
    for index, seat in enumerate(places.seats):
        name = f"seats {index}"
        found[f"{name} plate"] = found.pop(f"{name} raised")
        # A purse that is played open lies before the screen.
        del found[f"{name} purse"]
        if seat.screen is not None:
            # The plate and the die hang over the lower edge of the screen, as on the box's own screens.
            x, y, w, _ = seat.screen
            found[f"{name} screen"] = Rect(x, y, w, max(0.0, seat.raised.y - y))
            # The hand lies half before the screen and half beside it.
            side = seat.screen.right
            found[f"{name} fist"] = Rect(side, seat.fist.y, seat.fist.right - side, seat.fist.h)
    if places.private is None:
        if not places.choices.h:
            del found["choices"]
        return found
    del found["choices"]
    for name in ("panel", "tray_title", "tray_room", "value", "due", "bank"):
        found.pop(f"private {name}", None)
    if places.private.bank is None:
        del found["private bank_title"], found["private bank_price"]
    return found
