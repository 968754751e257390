"""Stones drawn from the bag: what is still in it, what came out, and large the one that came last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.aux_pierres.events import GameEvent
from pierres.table.aux_pierres.choices import colours_to_choose
from pierres.table.aux_pierres.context import Context
from pierres.table.aux_pierres.pieces import Heap, Token, Tray
from pierres.table.picture import Sketch
from pierres.table.pieces.strokes import fitted_px, in_two
from pierres.table.places import Rect, columns
from pierres.translation import translate
from pierres.wording.aux_pierres import names


def last_drawn(history: Sequence[GameEvent]) -> str | None:
    """The colour of the stone that came out of the bag last, while the bag is being drawn from."""
    for event in reversed(history):
        if event.kind == "drew":
            return event.data["colour"]
        if event.kind in ("bag_filled", "bag_kept", "bag_lost"):
            return None
    return None


def boxes(sketch: Sketch, context: Context, inside: Rect, drawn: Rect) -> None:
    """The two boxes under the bag."""
    bag = context.view.bag
    assert bag is not None
    titles = {"inside": translate("AuxTable", "in the bag"), "drawn": translate("AuxTable", "drawn")}
    if bag.announced:
        text = translate("AuxTable", "drawn — {colour} loses all")
        titles["drawn"] = text.format(colour=names.colour(bag.announced))
    for name, rect, counts in (("inside", inside, bag.stones), ("drawn", drawn, bag.drawn)):
        spoken = translate("AuxTable", "{place}: {stones}")
        spoken = spoken.format(place=titles[name], stones=names.stones(counts))
        sketch.lay(f"bag:{name}", Tray(surface="felt"), rect, z=16)
        sketch.target(f"bag:{name}", "bag", rect, spoken, tip=spoken)
        room = rect.inset(max(8.0, 0.5 * context.places.text), 0.07 * rect.h)
        left = dict(counts)
        last = context.last_drawn
        if name == "drawn" and last and left.get(last, 0):
            # It is what everybody waits for: as high as the box, before the words.
            left[last] -= 1
            side = room.h
            sketch.lay("bag:drawn:last", Token(kind=last), Rect(room.x, room.y, side, side), z=23)
            room = Rect(room.x + 1.25 * side, room.y, room.w - 1.25 * side, room.h)
        px = min(context.places.text, 0.42 * room.h)
        alone = name == "drawn" and not any(left.values())
        title = Rect(room.x, room.y, room.w, room.h if alone else 1.3 * px)
        lines = [titles[name]]
        if alone and fitted_px(titles[name], px, room.w) < 0.8 * px:
            # Two lines are larger than one that would have to shrink.
            lines = in_two(titles[name])
        high = title.h / len(lines)
        px = min([px, *(fitted_px(line, px, room.w) for line in lines)])
        for number, line in enumerate(lines):
            place = Rect(title.x, title.y + number * high, title.w, high)
            key = f"bag:{name}:title" + ("" if number == 0 else f":{number}")
            sketch.line(key, line, place, px, 17, role="body", align="left")
        below = Rect(room.x, title.bottom, room.w, room.bottom - title.bottom)
        choosable = colours_to_choose(context, "bag") if name == "inside" else frozenset()
        _heaps(sketch, context, name, below, left, choosable)


def _heaps(
    sketch: Sketch, context: Context, name: str, room: Rect, counts: Mapping[str, int],
    choosable: frozenset[str],
) -> None:  # fmt: skip
    """A heap for each colour that is there, one after the other from the left."""
    size = min(0.94 * room.h, 2.1 * context.places.text)
    there = [colour for colour in COLOURS if counts[colour] or name == "inside"]
    shares = [max(1.0, min(6.0, counts[colour])) + 1.6 for colour in there]
    for colour, cell in zip(there, columns(room, shares, 0.4 * size) if there else [], strict=True):
        rect = Rect(cell.x, room.cy - size / 2, cell.w, size)
        choice = colour in choosable
        if counts[colour]:
            heap = Heap(kind=colour, label=True, count=counts[colour], lit=choice)
            sketch.lay(f"bag:{name}:{colour}", heap, rect, 22)
        if choice:
            said = names.stone(colour, counts[colour])
            sketch.target(f"bag:inside:{colour}", "bag", rect, said, ("answer", colour), level=1)
