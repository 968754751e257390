"""Stones drawn from the bag: what is still in it, what came out, and large the one that came last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.game import Event
from pierres.table.aux_pierres.choices import colours_to_choose
from pierres.table.aux_pierres.context import Context, fitted_px
from pierres.table.pieces import Heap, Label, Stone
from pierres.table.pieces.things import Tray
from pierres.table.places import Rect, columns
from pierres.table.stage import Spot, Thing
from pierres.translation import translate


def last_drawn(history: Sequence[Event]) -> str | None:
    """The colour of the stone that came out of the bag last, while the bag is being drawn from."""
    for event in reversed(history):
        if event.kind == "drew" and event.public:
            return str(event.public["colour"])
        if event.kind in ("bag_filled", "bag_kept", "bag_lost"):
            return None
    return None


def boxes(context: Context, inside: Rect, drawn: Rect) -> tuple[list[Thing], list[Spot]]:
    """The two boxes under the bag."""
    bag = context.view.bag
    assert bag is not None
    titles = {"inside": translate("AuxTable", "in the bag"), "drawn": translate("AuxTable", "drawn")}
    if bag.announced:
        titles["drawn"] = translate("AuxTable", "drawn — {colour} loses all").format(
            colour=context.wording.colour(bag.announced)
        )
    things: list[Thing] = []
    spots: list[Spot] = []
    for name, rect, counts in (("inside", inside, bag.stones), ("drawn", drawn, bag.drawn)):
        spoken = translate("AuxTable", "{place}: {stones}").format(
            place=titles[name], stones=context.wording.stones(counts)
        )
        things.append(Thing(f"bag:{name}", Tray, rect, z=16, make={"surface": "felt"}))
        spots.append(Spot(f"bag:{name}", "bag", rect, spoken, tip=spoken))
        room = rect.inset(max(8.0, 0.5 * context.places.text), 0.07 * rect.h)
        left = dict(counts)
        last = context.last_drawn
        if name == "drawn" and last and left.get(last, 0):
            # It is what everybody waits for: as high as the box, before the words.
            left[last] -= 1
            side = room.h
            things.append(
                Thing("bag:drawn:last", Stone, Rect(room.x, room.y, side, side), z=23, make={"kind": last})
            )
            room = Rect(room.x + 1.25 * side, room.y, room.w - 1.25 * side, room.h)
        px = min(context.places.text, 0.42 * room.h)
        alone = name == "drawn" and not any(left.values())
        title = Rect(room.x, room.y, room.w, room.h if alone else 1.3 * px)
        things.append(
            Thing(
                f"bag:{name}:title", Label, title, z=17, make={"align": "left"},
                props={"text": titles[name], "px": fitted_px(titles[name], px, title.w), "role": "body"},
            )
        )  # fmt: skip
        below = Rect(room.x, title.bottom, room.w, room.bottom - title.bottom)
        choosable = colours_to_choose(context, "bag") if name == "inside" else frozenset()
        more, places = _heaps(context, name, below, left, choosable)
        things += more
        spots += places
    return things, spots


def _heaps(
    context: Context, name: str, room: Rect, counts: Mapping[str, int], choosable: frozenset[str]
) -> tuple[list[Thing], list[Spot]]:
    """A heap for each colour that is there, one after the other from the left."""
    things: list[Thing] = []
    spots: list[Spot] = []
    size = min(0.94 * room.h, 2.1 * context.places.text)
    there = [colour for colour in COLOURS if counts[colour] or name == "inside"]
    shares = [max(1.0, min(6.0, counts[colour])) + 1.6 for colour in there]
    for colour, cell in zip(there, columns(room, shares, 0.4 * size) if there else [], strict=True):
        rect = Rect(cell.x, room.cy - size / 2, cell.w, size)
        choice = colour in choosable
        if counts[colour]:
            things.append(
                Thing(
                    f"bag:{name}:{colour}", Heap, rect, z=22, make={"kind": colour, "label": True},
                    props={"count": counts[colour]}, lit=choice,
                )
            )  # fmt: skip
        if choice:
            said = context.wording.stone(colour, counts[colour])
            spots.append(Spot(f"bag:inside:{colour}", "bag", rect, said, ("answer", colour), level=1))
    return things, spots
