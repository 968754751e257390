"""Behind the screen of the one who looks: the purse, and the fist or the purchase in the making."""

from __future__ import annotations

from pierres.rules.aux_pierres.material import COLOURS
from pierres.table.aux_pierres.context import Context, fitted_px, kinds_shown, translate
from pierres.table.aux_pierres.fist import Draft
from pierres.table.aux_pierres.shapes import PrivatePlaces
from pierres.table.pieces import Button, Heap, Label, PurseScreen
from pierres.table.pieces.things import Tray
from pierres.table.places import Rect
from pierres.table.plates import Paragraph, Plate
from pierres.table.stage import Spot, Thing


def private_side(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The open private side; nothing for the public."""
    places = context.places.private
    if places is None or not context.looking:
        return [], []
    player = context.players[context.view.viewer]
    title = translate("AuxTable", "behind the screen of {name}").format(name=context.view.viewer)
    things = [
        Thing(
            "panel", PurseScreen, places.panel, z=50, make={"colour": player.colour, "crest": player.crest}
        ),
        Thing(
            "panel:title", Label, places.title, z=52, make={"align": "center"},
            props={
                "text": title, "role": "ink_soft",
                "px": fitted_px(title, 0.9 * context.places.text, places.title.w),
            },
        ),
    ]  # fmt: skip
    spots: list[Spot] = []
    for part in (_purse(context, places), _wanted(context, places), _tray(context, places)):
        things += part[0]
        spots += part[1]
    return things, spots


def _own(context: Context) -> Draft | None:
    """The draft of a private question; a payment of stones is laid out on the table."""
    draft = context.draft
    return draft if draft is not None and draft.question.private else None


def _purse(context: Context, places: PrivatePlaces) -> tuple[list[Thing], list[Spot]]:
    seat = context.view.seat(context.view.viewer)
    purse = seat.purse or {}
    draft = _own(context)
    kinds = kinds_shown(context.view, context.asked)
    names = [context.wording.kind(kind) for kind in kinds]
    text_px = min(
        fitted_px(name, min(context.places.text, 0.8 * places.labels[0].h), places.labels[0].w)
        for name in names
    )
    things: list[Thing] = []
    spots: list[Spot] = []
    for kind, label, line in zip(kinds, places.labels, places.purse, strict=True):
        laid = draft.count(kind) if draft is not None else (seat.fist or {}).get(kind, 0)
        here = purse.get(kind, 0) - laid
        usable = draft is not None and kind in draft.limits
        size = min(0.92 * line.h, 2.1 * context.places.text)
        heap = Rect(line.x, line.cy - size / 2, line.w, size)
        name = context.wording.kind(kind)
        things.append(
            Thing(
                f"purse:{kind}:label", Label, label, z=52, make={"align": "right"},
                props={"text": name, "role": "ink", "px": max(8, round(text_px))},
                dimmed=draft is not None and not usable,
            )
        )  # fmt: skip
        things.append(
            Thing(
                f"purse:{kind}", Heap, heap, z=52,
                make={"kind": kind, "label": True, "empty": True, "surface": "parchment"},
                props={"count": here, "reserve": purse.get(kind, 0)}, dimmed=draft is not None and not usable,
            )
        )  # fmt: skip
        if usable:
            spoken = translate("AuxTable", "{kind}: {here} behind the screen, {laid} laid out").format(
                kind=name, here=here, laid=laid
            )
        else:
            spoken = translate("AuxTable", "Behind the screen: {things}").format(
                things=context.wording.coin(kind, here)
            )
        action = ("add", kind) if usable else None
        spots.append(Spot(f"purse:{kind}", "purse", line, spoken, action, level=2, tip=spoken, role="line"))
    return things, spots


def _wanted(context: Context, places: PrivatePlaces) -> tuple[list[Thing], list[Spot]]:
    """When stones are bought: what the bank still has of each colour."""
    draft = _own(context)
    if draft is None or not places.wanted:
        return [], []
    things: list[Thing] = []
    spots: list[Spot] = []
    for colour, line in zip(COLOURS, places.wanted, strict=True):
        left = draft.limits[colour] - draft.count(colour)
        size = min(0.88 * line.h, 1.9 * context.places.text)
        things.append(
            Thing(
                f"wanted:{colour}", Heap, Rect(line.x, line.cy - size / 2, line.w, size), z=52,
                make={"kind": colour, "label": True, "empty": True, "surface": "parchment"},
                props={"count": left},
            )
        )  # fmt: skip
        spoken = translate("AuxTable", "{kind}: {here} in the bank, {laid} laid out").format(
            kind=context.wording.kind(colour), here=left, laid=draft.count(colour)
        )
        spots.append(
            Spot(
                f"wanted:{colour}", "wanted", line, spoken, ("add", colour), level=2, tip=spoken, role="line"
            )
        )
    return things, spots


def prices(context: Context) -> tuple[int, int]:
    """Gold and silver that a stone costs in the open purchase; 0 where it cannot be paid so."""
    asked = context.asked
    character = context.characters.get(asked.about) if asked is not None else None
    for option in character.options if character is not None else ():
        for effect in option.do:
            if effect.op == "buy":
                return int(effect.gold or 0), int(effect.silver or 0)
    return 0, 0


def _tray(context: Context, places: PrivatePlaces) -> tuple[list[Thing], list[Spot]]:
    draft = _own(context)
    if draft is None:
        return _closed_fist(context, places)
    px = round(0.88 * context.places.text)
    buying = draft.kind == "buy"
    title = translate("AuxTable", "to buy and to pay") if buying else translate("AuxTable", "in the fist")
    things = [
        Thing(
            "tray", Tray, places.tray, z=51, make={"px": px}, props={"title": title, "active": draft.touched}
        ),
    ]
    spots: list[Spot] = []
    for kind, rect in _cells(draft, places):
        things.append(
            Thing(
                f"tray:{kind}", Heap, rect, z=52,
                make={"kind": kind, "label": True, "align": "center", "surface": "parchment"},
                props={"count": draft.count(kind)},
            )
        )  # fmt: skip
        count = draft.count(kind)
        thing = context.wording.stone(kind, count) if kind in COLOURS else context.wording.coin(kind, count)
        spoken = translate("AuxTable", "Laid out: {things}").format(things=thing)
        spots.append(Spot(f"tray:{kind}", "tray", rect, spoken, ("take", kind), level=2, tip=spoken))
    if not draft.touched:
        first, last = places.tray_lines[0], places.tray_lines[-1]
        things.append(
            Thing(
                "tray:hint", Paragraph, Rect(first.x, first.y, first.w, last.bottom - first.y), z=52,
                props={"text": _hint(buying), "px": px},
            )
        )  # fmt: skip
    value = _value_text(context, draft)
    things.append(
        Thing(
            "tray:value", Label, places.value, z=52, make={"align": "center"},
            props={"text": value, "role": "ink_title",
                "px": fitted_px(value, 1.05 * context.places.text, 0.92 * places.value.w)},
        )
    )  # fmt: skip
    ready = draft.complete()
    close = translate("AuxTable", "Buy") if buying else translate("AuxTable", "Close")
    nothing = translate("AuxTable", "buy nothing") if buying else translate("AuxTable", "empty fist")
    things.append(
        Thing(
            "confirm", Button, places.button, z=52,
            props={"text": close, "hint": translate("AuxTable", "Enter"), "enabled": ready},
        )
    )  # fmt: skip
    things.append(
        Thing(
            "nothing", Plate, places.nothing, z=52,
            props={
                "text": f"0 · {nothing}", "px": round(0.85 * context.places.text),
                "hovered": context.hover == "nothing",
            },
            lit=draft.touched and not draft.counts,
        )
    )  # fmt: skip
    spots.append(Spot("tray", "tray", places.tray, f"{title} — {value}", role="text", level=1))
    spots.append(Spot("confirm", "confirm", places.button, close, ("confirm",), level=2, role="button"))
    spots.append(Spot("nothing", "confirm", places.nothing, nothing, ("nothing",), level=2, role="button"))
    return things, spots


def _hint(buying: bool) -> str:
    if buying:
        return translate("AuxTable", "Click stones and the coins that pay for them, or type numbers.")
    return translate("AuxTable", "Click coins or type a number.")


def _cells(draft: Draft, places: PrivatePlaces) -> list[tuple[str, Rect]]:
    """A place in the tray for each kind laid out."""
    kinds = [kind for kind in draft.limits if draft.count(kind)]
    if not kinds:
        return []
    first, last = places.tray_lines[0], places.tray_lines[-1]
    room = Rect(first.x, first.y, first.w, last.bottom - first.y)
    across = 1 if len(kinds) <= 2 else 2 if len(kinds) <= 4 else 3
    rows = -(-len(kinds) // across)
    w, h = room.w / across, room.h / rows
    size = min(0.92 * h, places.purse[0].h)
    cells = []
    for index, kind in enumerate(kinds):
        row, col = divmod(index, across)
        y = room.y + row * h + (h - size) / 2
        cells.append((kind, Rect(room.x + col * w + 2, y, w - 4, size)))
    return cells


def _value_text(context: Context, draft: Draft) -> str:
    if draft.kind == "buy":
        wanted = draft.wanted()
        paid = draft.paid_for(*prices(context))
        if not draft.counts:
            return ""
        stones = translate("AuxTable", "%n stone(s)", None, wanted)
        return translate("AuxTable", "{stones}, paid for {n}").format(stones=stones, n=paid)
    if not draft.touched:
        return ""
    value = context.wording.fist_value(draft.kind, draft.value())
    return translate("AuxTable", "bid: {value}").format(value=value)


def _closed_fist(context: Context, places: PrivatePlaces) -> tuple[list[Thing], list[Spot]]:
    """The viewer's own fist while it is closed and others still bid."""
    fist = context.view.seat(context.view.viewer).fist
    if fist is None or (context.asked is not None and not context.asked.private):
        return [], []
    things = [
        Thing(
            "tray", Tray, places.tray, z=51, make={"px": round(0.88 * context.places.text)},
            props={"title": translate("AuxTable", "in the fist")},
        )
    ]  # fmt: skip
    kinds = [kind for kind in fist if fist[kind]]
    for index, kind in enumerate(kinds):
        h = min(places.purse[0].h, places.tray_lines[0].h * 2 / len(kinds))
        rect = Rect(places.tray_lines[0].x, places.tray_lines[0].y + index * h, places.tray_lines[0].w, h)
        things.append(
            Thing(
                f"tray:{kind}", Heap, rect, z=52,
                make={"kind": kind, "label": True, "align": "center", "surface": "parchment"},
                props={"count": fist[kind]},
            )
        )  # fmt: skip
    return things, [Spot("tray", "tray", places.tray, context.wording.purse_text(context.view), role="text")]
