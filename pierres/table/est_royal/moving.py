"""How the cards get from one picture of the table to the next, whatever led there: move, undo, deal."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.table.cues import Cue, Fly, Move
from pierres.table.places import Rect
from pierres.table.stage import Picture, Thing

GLIDE_MS, FLIP_MS, DEAL_MS = 190.0, 230.0, 90.0
"""A card that goes elsewhere, one that is turned on its way from the stock, one dealt and the next."""


def changes(before: Picture, after: Picture) -> list[Cue]:
    """What moves: known cards glide, new ones come from the stock and turn, those taken back go there."""
    old, new = _by_key(before), _by_key(after)
    table, was = new.get("table"), old.get("table")
    if table is None or was is None or table.rect != was.rect:
        return []
    stock = _stock(new) or _stock(old)
    cues: list[Cue] = []
    fresh = 0
    for key, thing in new.items():
        if not key.startswith("card:"):
            continue
        there = old.get(key)
        if there is not None and there.rect != thing.rect:
            cues.append(Move(key, there.rect, 0, GLIDE_MS))
        elif there is None and stock is not None and not _uncovered(key, old, new):
            cues.append(Move(key, stock, fresh * DEAL_MS, FLIP_MS, flip=True))
            fresh += 1
    if stock is not None:
        for key, thing in old.items():
            if key.startswith("card:") and key not in new and _goes_back(thing, new):
                back = Thing(key, thing.piece, stock, props={**thing.props, "face_up": True})
                cues.append(Fly(back, thing.rect, 0, GLIDE_MS, flip=True))
    return cues


def dealing(after: Picture) -> list[Cue]:
    """The cards that lie open after the deal, one after the other: base card, then the cross."""
    new = _by_key(after)
    stock = _stock(new)
    cards = [key for key in new if key.startswith("card:")]
    if stock is None:
        return []
    return [Move(key, stock, 120 + at * DEAL_MS, FLIP_MS, flip=True) for at, key in enumerate(cards)]


def _by_key(picture: Picture) -> dict[str, Thing]:
    return {thing.key: thing for thing in picture.things}


def _stock(things: Mapping[str, Thing]) -> Rect | None:
    stock = things.get("back:stock") or things.get("place:stock")
    return stock.rect if stock is not None else None


def _uncovered(key: str, old: Mapping[str, Thing], new: Mapping[str, Thing]) -> bool:
    """Whether a card that was not drawn lay under others all the time, and comes to light again."""
    here = new[key].rect
    return any(
        other.startswith("card:") and thing.rect == here and new.get(other) != thing
        for other, thing in old.items()
    )


def _goes_back(thing: Thing, new: Mapping[str, Thing]) -> bool:
    """Whether a card that is not drawn any more went back to the stock, rather than under others."""
    return not any(key.startswith("card:") and there.rect == thing.rect for key, there in new.items())
