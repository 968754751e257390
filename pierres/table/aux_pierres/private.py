"""Behind the screen of the one who looks: the purse, and the fist or the purchase in the making.

What a purchase costs, what a purse can pay for and what is left over the rules say; here are only the words.
"""

from __future__ import annotations

from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.aux_pierres.rounds import value_of
from pierres.table.aux_pierres.context import Context, kinds_shown
from pierres.table.aux_pierres.fist import FistDraft
from pierres.table.aux_pierres.pieces import FistButton, Heap, PurseScreen, Reckoning, Tray
from pierres.table.aux_pierres.pieces.words import icon
from pierres.table.aux_pierres.shapes import PrivatePlaces
from pierres.table.picture import Sketch
from pierres.table.pieces import Button, Ground, Paragraph
from pierres.table.pieces.strokes import fitted_px
from pierres.table.places import Rect
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.grammar import capital, whose
from pierres.wording.typeset import isolated


def private_side(sketch: Sketch, context: Context) -> None:
    """The open private side; nothing for the public."""
    places = context.places.private
    if places is None:
        return
    title = translate("AuxTable", "purse")
    if places.bank is None:
        title = translate("AuxTable", "behind {whose} screen").format(whose=whose(context.view.viewer))
    sketch.lay("panel", PurseScreen(context.colours[context.view.viewer]), places.panel, z=50)
    sketch.line("panel:title", title, places.title, 0.9 * context.places.text, 52, role="ink_soft", fit=True)
    draft = _own(context)
    _purse(sketch, context, places)
    if draft is None:
        _closed_fist(sketch, context, places)
        return
    if places.bank is not None:
        _bank_column(sketch, context, draft, places)
    _tray(sketch, context, draft, places)


def _own(context: Context) -> FistDraft | None:
    """The draft of a private question; a payment of stones is laid out on the table."""
    draft = context.draft
    return draft if draft is not None and draft.question.private else None


def _purse(sketch: Sketch, context: Context, places: PrivatePlaces) -> None:
    seat = context.view.seat(context.view.viewer)
    purse = seat.purse or {}
    draft = _own(context)
    kinds = kinds_shown(context.view, context.asked)
    labels = [context.wording.kind(kind) for kind in kinds]
    text_px = min(
        fitted_px(name, min(context.places.text, 0.8 * places.labels[0].h), places.labels[0].w)
        for name in labels
    )
    for kind, label, line in zip(kinds, places.labels, places.purse, strict=True):
        laid = draft.count(kind) if draft is not None else (seat.fist or {}).get(kind, 0)
        here = purse.get(kind, 0) - laid
        usable = draft is not None and kind in draft.limits
        size = min(0.92 * line.h, 2.1 * context.places.text)
        place, pale = Rect(line.x, line.cy - size / 2, line.w, size), draft is not None and not usable
        name = context.wording.kind(kind)
        px = max(8, round(text_px))
        sketch.line(f"purse:{kind}:label", name, label, px, 52, role="ink", align="right", dimmed=pale)
        there = purse.get(kind, 0)
        heap = Heap(kind, here, True, empty=True, surface="parchment", reserve=there, dimmed=pale)
        sketch.lay(f"purse:{kind}", heap, place, 52)
        if usable and draft is not None:
            tip = translate("AuxTable", "{kind}: {here} behind the screen, {laid} in the fist")
            tip = tip.format(kind=name, here=here, laid=laid)
            more = translate("AuxTable", "{here} behind the screen").format(here=here)
            sketch.target(
                f"purse:{kind}", "purse", line, name, ("add", kind), level=2, tip=tip, more=more,
                value=(laid, draft.limits[kind]), role="line",
            )  # fmt: skip
        else:
            tip = translate("AuxTable", "Behind the screen: {things}")
            tip = tip.format(things=names.coin(kind, here))
            sketch.target(f"purse:{kind}", "purse", line, tip, level=2, tip=tip, role="line")


def _tray(sketch: Sketch, context: Context, draft: FistDraft, places: PrivatePlaces) -> None:
    px = round(0.88 * context.places.text)
    buying = draft.kind == "buy"
    title = translate("AuxTable", "to buy and to pay") if buying else translate("AuxTable", "in the fist")
    tray = Tray(px=px, title="" if buying and draft.counts else title, active=draft.touched)
    sketch.lay("tray", tray, places.tray, 51)
    several = len(draft.counts) > 1
    for kind, rect in _cells(draft, places):
        # Of one kind alone the line under it says how many.
        heap = Heap(kind, draft.count(kind), buying or several, "center", surface="parchment")
        sketch.lay(f"tray:{kind}", heap, rect, 52)
        spoken = translate("AuxTable", "In the fist: {things}")
        if buying:
            spoken = translate("AuxTable", "On the table: {things}")
        spoken = spoken.format(things=names.thing(kind, draft.count(kind)))
        sketch.target(f"tray:{kind}", "tray", rect, spoken, ("take", kind), level=2, tip=spoken)
    hint = _purchase_hint(draft) if buying else _bid_hint(draft)
    nothing = translate("AuxTable", "buy nothing") if buying else translate("AuxTable", "empty fist")
    if not draft.touched:
        room, top = places.tray_room, places.tray_title.bottom
        piece = Paragraph(text=hint, px=px)
        sketch.lay("tray:hint", piece, Rect(room.x, top, room.w, places.tray.bottom - top - 0.5 * px), 52)
    elif not draft.counts:
        # Chosen, though nothing lies there: without a word the tray would look as before.
        room, large = places.tray_room, 1.3 * context.places.text
        sketch.line("tray:none", capital(nothing), room, large, 52, role="ink_title", fit=True)
    value = _bought(draft) if buying else _value_text(context, draft)
    due, due_spoken = _due(draft) if buying else ("", "")
    if value:
        letters = 1.05 * context.places.text
        sketch.line("tray:value", value, places.value, letters, 52, role="ink_title", fit=True)
    if due:
        sketch.lay("tray:due", Reckoning(text=due, px=round(0.95 * context.places.text)), places.due, z=52)
    ready = draft.complete()
    close = translate("AuxTable", "Buy") if buying else translate("AuxTable", "Close the fist")
    # The way on, for every fist alike: what was chosen lies in the tray.
    way_on = FistButton(text=close, hint=translate("AuxTable", "Enter"), enabled=ready, lit=ready)
    sketch.lay("confirm", way_on, places.button, 52)
    # Where nothing can be laid out, this comes first; Enter alone still does nothing.
    first = not draft.touched and not any(draft.limits.values())
    button = Button(f"0 · {nothing}", px=round(0.85 * context.places.text), lit=first)
    sketch.lay("nothing", button, places.nothing, 52)
    if buying:
        said = " — ".join(text for text in (title, value, due_spoken) if text)
    elif draft.touched:
        said = context.wording.in_fist(draft.kind, draft.counts)
    else:
        said = translate("AuxTable", "Nothing in the fist yet")
    sketch.target("tray", "tray", places.tray, said, role="text", level=1)
    why = "" if ready else due_spoken or hint
    sketch.target(
        "confirm", "confirm", places.button, f"{close} — {why}" if why else close, ("confirm", None), tip=why,
        level=2, role="button",
    )  # fmt: skip
    sketch.target("nothing", "confirm", places.nothing, nothing, ("nothing", None), level=2, role="button")


def laid_text(context: Context, draft: FistDraft, kind: str | None) -> str:
    """What is laid out now, spoken: of one kind, out of how many there are, and what all is worth."""
    said = []
    if kind is not None:
        things = names.thing(kind, draft.count(kind))
        text = translate("AuxTable", "{things} of {most}")
        said.append(text.format(things=things, most=draft.limits[kind]))
    if draft.kind == "buy":
        said += [_bought(draft), _due(draft)[1]]
    elif draft.kind == "pay":
        if draft.complete():
            # The next Enter pays: nobody may do so believing that it lays out one more.
            said.append(translate("AuxTable", "Enter pays"))
    elif kind is None or len(draft.counts) > 1:
        said.append(_value_text(context, draft))
    return ". ".join(part for part in said if part)


def taken_text(context: Context, draft: FistDraft, enough: bool) -> str:
    """What a number typed has taken; `enough`: whether there is as much as was typed."""
    fist: str = context.wording.in_fist(draft.kind, draft.counts)
    if enough:
        return fist
    return translate("AuxTable", "That is all the gold there is. {fist}").format(fist=fist)


def _bid_hint(draft: FistDraft) -> str:
    """What to do while nothing is laid out, or why nothing can be."""
    if any(draft.limits.values()):
        return translate("AuxTable", "Click coins or type a number.")
    text = translate("AuxTable", "{name} has no gold left: type 0, then Enter.")
    if draft.kind == "silver":
        text = translate("AuxTable", "{name} has no silver left: type 0, then Enter.")
    return text.format(name=isolated(draft.question.who))


def _cells(draft: FistDraft, places: PrivatePlaces) -> list[tuple[str, Rect]]:
    """A place in the tray for each kind laid out; in a purchase the stones over their coins."""
    kinds = [kind for kind in draft.limits if draft.count(kind)]
    stones = [kind for kind in kinds if kind in COLOURS]
    coins = [kind for kind in kinds if kind not in COLOURS]
    if draft.kind == "buy":
        # Both lines are there from the start, so that nothing jumps when the first coin is laid.
        rows = [stones, coins]
    elif len(coins) <= 2:
        rows = [[kind] for kind in coins]
    else:
        rows = [coins[:2], coins[2:]]
    room = places.tray_room
    h = room.h / max(1, len(rows))
    size = min(0.86 * h, places.purse[0].h)
    cells = []
    for index, row in enumerate(rows):
        w = room.w / max(1, len(row))
        y = room.y + index * h + (h - size) / 2
        cells += [(kind, Rect(room.x + col * w + 2, y, w - 4, size)) for col, kind in enumerate(row)]
    return cells


def _value_text(context: Context, draft: FistDraft) -> str:
    if not draft.touched:
        return ""
    value = value_of(draft.kind, draft.counts)
    return translate("AuxTable", "bid: {value}").format(value=value)


def _closed_fist(sketch: Sketch, context: Context, places: PrivatePlaces) -> None:
    """The viewer's own fist while it is closed and others still bid."""
    fist = context.view.seat(context.view.viewer).fist
    if fist is None or (context.asked is not None and not context.asked.private):
        return
    tray = Tray(px=round(0.88 * context.places.text), title=translate("AuxTable", "in the fist"))
    sketch.lay("tray", tray, places.tray, 51)
    kinds = [kind for kind in fist if fist[kind]]
    room = places.tray_room
    h = min(places.purse[0].h, room.h / max(1, len(kinds)))
    top = room.cy - h * len(kinds) / 2
    for index, kind in enumerate(kinds):
        heap = Heap(kind=kind, label=True, align="center", surface="parchment", count=fist[kind])
        sketch.lay(f"tray:{kind}", heap, Rect(room.x, top + index * h, room.w, 0.9 * h), 52)
    sketch.target("tray", "tray", places.tray, context.wording.purse_text(context.view), role="text")


def _price(gold: int, silver: int) -> str:
    """A price with its coins drawn; 0 where it cannot be paid so."""
    in_gold = f"{gold}\N{NARROW NO-BREAK SPACE}{icon('fairy', 'common')}" if gold else ""
    in_silver = f"{silver}\N{NARROW NO-BREAK SPACE}{icon('silver')}" if silver else ""
    if in_gold and in_silver:
        return translate("AuxTable", "{gold} or {silver}").format(gold=in_gold, silver=in_silver)
    return in_gold or in_silver


def _bank_column(sketch: Sketch, context: Context, draft: FistDraft, places: PrivatePlaces) -> None:
    """What the bank still has of each colour, on its own ground, under its name and its price."""
    assert places.bank is not None
    gold, silver = draft.shop.gold, draft.shop.silver
    title = translate("AuxTable", "in the bank")
    px = min(context.places.text, 0.8 * places.bank_title.h)
    sketch.lay("wanted:ground", Ground(alpha=1.0, edge=True), places.bank, z=51)
    sketch.line("wanted:title", title, places.bank_title, px, 52, role="title", fit=True)
    piece = Reckoning(surface="felt", text=_price(gold, silver), px=round(px))
    sketch.lay("wanted:price", piece, places.bank_price, 52)
    spoken = translate("AuxTable", "each stone: {price}").format(price=names.price(gold, silver))
    said = f"{title} — {spoken}"
    sketch.target("wanted:title", "wanted", places.bank, said, tip=spoken, role="text", level=1)
    for colour, line in zip(COLOURS, places.wanted, strict=True):
        laid, most, kind = draft.count(colour), draft.limits[colour], context.wording.kind(colour)
        size = min(0.8 * line.h, 1.7 * context.places.text)
        heap = Heap(kind=colour, label=True, empty=True, count=most - laid, reserve=most)
        rect = Rect(line.x + 0.06 * line.w, line.cy - size / 2, 0.94 * line.w, size)
        sketch.lay(f"wanted:{colour}", heap, rect, 52)
        spoken = translate("AuxTable", "{kind}: {here} in the bank, {laid} on the table")
        spoken = spoken.format(kind=kind, here=most - laid, laid=laid)
        more = translate("AuxTable", "{here} in the bank").format(here=most - laid)
        sketch.target(
            f"wanted:{colour}", "wanted", line, kind, ("add", colour), level=2, tip=spoken, more=more,
            value=(laid, most), role="line",
        )  # fmt: skip


def _purchase_hint(draft: FistDraft) -> str:
    """What to do while nothing is laid out."""
    if not any(draft.limits[colour] for colour in COLOURS):
        return translate("AuxTable", "The bank has no stone left: type 0, then Enter.")
    if not draft.shop.most:
        text = translate("AuxTable", "{name} cannot pay for a stone: type 0, then Enter.")
        return text.format(name=isolated(draft.question.who))
    return translate("AuxTable", "Click stones and the coins that pay for them, or type numbers.")


def _bought(draft: FistDraft) -> str:
    """The stones laid out, and how many of them are paid for."""
    if not draft.touched:
        return ""
    if not draft.counts:
        return translate("AuxTable", "nothing")
    if not draft.wanted():
        return translate("AuxTable", "no stone yet")
    stones = names.any_stones(draft.wanted())
    paid = translate("AuxTable", "%n paid for", None, draft.paid_for()[0])
    return translate("AuxTable", "{stones}, {paid}").format(stones=stones, paid=paid)


def _due(draft: FistDraft) -> tuple[str, str]:
    """Why it cannot be bought yet: what is unpaid or too much, as shown and as read out."""
    if not draft.counts:
        return "", ""
    if draft.complete():
        text = translate("AuxTable", "all paid for")
        return text, text
    gold, silver, most = draft.shop.gold, draft.shop.silver, draft.shop.most
    wanted, (paid, over, spare) = draft.wanted(), draft.paid_for()
    unpaid = wanted - paid
    if wanted > most:
        text = translate("AuxTable", "{name} cannot pay for a stone")
        text = text.format(name=isolated(draft.question.who))
        if most:
            text = translate("AuxTable", "this purse can pay for only %n stone(s)", None, most)
        return text, text
    if unpaid < 0:
        text = translate("AuxTable", "pays for %n stone(s)", None, paid)
        if wanted:
            text = translate("AuxTable", "pays for %n stone(s) more", None, -unpaid)
        return text, text
    # Coins that come first are begun for one stone.
    unpaid = unpaid or int(not wanted)
    if unpaid:
        # Silver that has been begun goes on in silver.
        left = (0, unpaid * silver - spare) if spare and silver else (unpaid * gold, unpaid * silver)
        text = translate("AuxTable", "still to pay: {price}")
        return text.format(price=_price(*left)), text.format(price=names.price(*left))
    text = translate("AuxTable", "too much: {coins}")
    if spare:
        shown = f"{spare}\N{NARROW NO-BREAK SPACE}{icon('silver')}"
        return text.format(coins=shown), text.format(coins=names.coin("silver", spare))
    shown = f"{over}\N{NARROW NO-BREAK SPACE}{icon('fairy', 'common')}"
    return text.format(coins=shown), text.format(coins=names.price(over, 0))
