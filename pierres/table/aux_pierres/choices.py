"""What an open question lets the person at the screen choose, and where on the table it lies.

Answers in words stand as plates under the headline; things that can be taken are lit where they lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.aux_pierres.material import COLOURS
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Question
from pierres.table.aux_pierres.context import Context, translate
from pierres.table.aux_pierres.private_places import plate_places
from pierres.table.pieces import Heap
from pierres.table.pieces.things import Tray
from pierres.table.places import Rect, columns
from pierres.table.plates import Plate
from pierres.table.stage import Spot, Thing

_IN_WORDS = ("double", "use", "option", "draw")


def _effects(asked: Question | None, characters: Mapping[str, Any]) -> list[Any]:
    """The effects of the character that the open question is about."""
    character = characters.get(asked.about) if asked is not None else None
    return [effect for option in character.options for effect in option.do] if character is not None else []


def from_pile(view: View, asked: Question | None, characters: Mapping[str, Any]) -> bool:
    """Whether the open question is which card of the pile to use."""
    if asked is None or asked.kind != "character":
        return False
    pools = {effect.pool for effect in _effects(asked, characters) if effect.op == "perform"}
    if len(pools) == 1:
        return pools == {"unplayed"}
    return set(asked.legal) <= set(view.pile)


def cards_to_choose(context: Context, place: str) -> frozenset[str]:
    """The characters of the `row` or the `pile` that may be chosen now."""
    asked = context.asked
    if asked is None or asked.kind != "character":
        return frozenset()
    here = from_pile(context.view, asked, context.characters) == (place == "pile")
    return frozenset(asked.legal) if here else frozenset()


def colours_to_choose(context: Context, place: str) -> frozenset[str]:
    """The colours that may be chosen now by pointing at stones of the `bank` or in the `bag`."""
    asked = context.asked
    if asked is None or asked.kind != "colour":
        return frozenset()
    ops = {effect.op for effect in _effects(asked, context.characters)} & {
        "gain_stones",
        "steal",
        "banish",
        "bag_push",
    }
    if context.view.bag is not None:
        where = "bag"
    elif ops == {"steal"}:
        where = "victim"
    else:
        where = "bank"
    return frozenset(asked.legal) if where == place else frozenset()


def choices(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The plates for the open public question."""
    asked = context.asked
    if asked is None or asked.private:
        return [], []
    if asked.kind == "pay":
        return _payment(context)
    if asked.kind == "colour":
        return _plates(context, [colour for colour in COLOURS if colour in asked.legal], icons=True)
    if asked.kind in _IN_WORDS:
        values = list(asked.legal)
        return _plates(context, values)
    return [], []


def _plates(context: Context, values: list[Any], icons: bool = False) -> tuple[list[Thing], list[Spot]]:
    asked, places = context.asked, context.places
    assert asked is not None
    things: list[Thing] = []
    spots: list[Spot] = []
    for value, rect in zip(values, plate_places(places.choices, len(values), places.text), strict=True):
        key = f"choice:{str(value).lower()}"
        text = context.wording.answer(context.view, asked, value)
        caution = context.wording.caution(context.view, asked, value)
        if caution:
            text = f"{text}\n{caution}"
        things.append(
            Thing(
                key, Plate, rect, z=62,
                props={
                    "text": text, "px": round(1.3 * places.text), "icon": value if icons else "",
                    "hovered": context.hover == key,
                },
            )
        )  # fmt: skip
        spots.append(Spot(key, "choices", rect, text, ("answer", value), role="button", tip=text))
    return things, spots


def _payment(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The stones laid out so far, and the plates that pay them or take them back."""
    asked, places, draft = context.asked, context.places, context.draft
    assert asked is not None and draft is not None
    tray, pay, back = _payment_places(places.choices, places.text)
    surface = "parchment" if places.private is not None else "felt"
    px = round(0.85 * places.text)
    title = translate("AuxTable", "to pay — click the stones")
    things = [
        Thing(
            "tray", Tray, tray, z=62, make={"surface": surface, "px": px},
            props={"title": title, "active": not draft.complete()},
        )
    ]  # fmt: skip
    spots: list[Spot] = []
    head = 1.4 * px
    room = Rect(tray.x + 10, tray.y + head, tray.w - 20, max(4.0, tray.h - head - 5))
    size = min(room.h, 1.9 * places.text)
    for cell, colour in zip(columns(room, (1, 1, 1), 8), COLOURS, strict=True):
        rect = Rect(cell.x, room.cy - size / 2, cell.w, size)
        count = draft.count(colour)
        if count:
            things.append(
                Thing(
                    f"tray:{colour}", Heap, rect, z=63,
                    make={"kind": colour, "label": True, "align": "center", "surface": surface},
                    props={"count": count},
                )
            )  # fmt: skip
            name = translate("AuxTable", "Laid out: {things}").format(
                things=context.wording.stone(colour, count)
            )
            spots.append(Spot(f"tray:{colour}", "choices", rect, name, ("take", colour), tip=name))
    ready = draft.complete()
    for key, rect, text, action, strong in (
        ("confirm", pay, translate("AuxTable", "Pay"), ("confirm",), True),
        ("clear", back, translate("AuxTable", "Take back"), ("clear",), False),
    ):
        things.append(
            Thing(
                key, Plate, rect, z=62,
                props={
                    "text": text, "px": round(1.3 * places.text), "strong": strong,
                    "hovered": context.hover == key, "enabled": bool(ready if strong else draft.counts),
                },
            )
        )  # fmt: skip
        spots.append(Spot(key, "choices", rect, text, action, role="button"))
    return things, spots


def _payment_places(area: Rect, text: float) -> tuple[Rect, Rect, Rect]:
    """Tray and two plates: side by side in a wide place, the plates under the tray in a tall one."""
    gap = 0.5 * text
    if area.w > 3.2 * area.h:
        tray, pay, back = columns(area, (0.46, 0.31, 0.23), gap)
        return tray, pay, back
    high = 0.56 * (area.h - gap)
    below = Rect(area.x, area.y + high + gap, area.w, area.h - high - gap)
    pay, back = columns(below, (0.55, 0.45), gap)
    return Rect(area.x, area.y, area.w, high), pay, back
