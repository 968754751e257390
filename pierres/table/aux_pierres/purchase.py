"""Buying stones behind the screen: what the bank has and asks, and what is still to pay.

What it costs, what a purse can pay for and what is left over the rules say; here are only the words.
"""

from __future__ import annotations

from pierres.rules.aux_pierres.constants import COLOURS
from pierres.table.aux_pierres.context import Context
from pierres.table.aux_pierres.fist import FistDraft
from pierres.table.aux_pierres.pieces import Heap, Reckoning
from pierres.table.aux_pierres.pieces.reckoning import icon
from pierres.table.aux_pierres.shapes import PrivatePlaces
from pierres.table.picture import Sketch
from pierres.table.pieces import Ground
from pierres.table.places import Rect
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.typeset import isolated


def price(gold: int, silver: int) -> str:
    """A price with its coins drawn; 0 where it cannot be paid so."""
    in_gold = f"{gold}\N{NARROW NO-BREAK SPACE}{icon('fairy', 'common')}" if gold else ""
    in_silver = f"{silver}\N{NARROW NO-BREAK SPACE}{icon('silver')}" if silver else ""
    if in_gold and in_silver:
        return translate("AuxTable", "{gold} or {silver}").format(gold=in_gold, silver=in_silver)
    return in_gold or in_silver


def bank_column(sketch: Sketch, context: Context, draft: FistDraft, places: PrivatePlaces) -> None:
    """What the bank still has of each colour, on its own ground, under its name and its price."""
    if places.bank is None:
        return
    gold, silver = draft.shop.gold, draft.shop.silver
    title = translate("AuxTable", "in the bank")
    px = min(context.places.text, 0.8 * places.bank_title.h)
    sketch.lay("wanted:ground", Ground(alpha=1.0, edge=True), places.bank, z=51)
    sketch.line("wanted:title", title, places.bank_title, px, 52, role="title", fit=True)
    piece = Reckoning(surface="felt", text=price(gold, silver), px=round(px))
    sketch.lay("wanted:price", piece, places.bank_price, 52)
    spoken = translate("AuxTable", "each stone: {price}").format(price=names.price(gold, silver))
    sketch.target(
        "wanted:title", "wanted", places.bank, f"{title} — {spoken}", tip=spoken, role="text", level=1
    )
    for colour, line in zip(COLOURS, places.wanted, strict=True):
        left = draft.limits[colour] - draft.count(colour)
        size = min(0.8 * line.h, 1.7 * context.places.text)
        heap = Heap(kind=colour, label=True, empty=True, count=left, reserve=draft.limits[colour])
        sketch.lay(
            f"wanted:{colour}",
            heap,
            Rect(line.x + 0.06 * line.w, line.cy - size / 2, 0.94 * line.w, size),
            52,
        )
        spoken = translate("AuxTable", "{kind}: {here} in the bank, {laid} on the table").format(
            kind=context.wording.kind(colour), here=left, laid=draft.count(colour)
        )
        more = translate("AuxTable", "{here} in the bank").format(here=left)
        sketch.target(
            f"wanted:{colour}",
            "wanted",
            line,
            context.wording.kind(colour),
            ("add", colour),
            level=2,
            tip=spoken,
            more=more,
            value=(draft.count(colour), draft.limits[colour]),
            role="line",
        )


def hint(draft: FistDraft) -> str:
    """What to do while nothing is laid out."""
    if not any(draft.limits[colour] for colour in COLOURS):
        return translate("AuxTable", "The bank has no stone left: type 0, then Enter.")
    if not draft.shop.most:
        return translate("AuxTable", "{name} cannot pay for a stone: type 0, then Enter.").format(
            name=isolated(draft.question.who)
        )
    return translate("AuxTable", "Click stones and the coins that pay for them, or type numbers.")


def bought(draft: FistDraft) -> str:
    """The stones laid out, and how many of them are paid for."""
    if not draft.touched:
        return ""
    if not draft.counts:
        return translate("AuxTable", "nothing")
    if not draft.wanted():
        return translate("AuxTable", "no stone yet")
    paid = translate("AuxTable", "%n paid for", None, draft.paid_for()[0])
    return translate("AuxTable", "{stones}, {paid}").format(
        stones=names.any_stones(draft.wanted()), paid=paid
    )


def due(draft: FistDraft) -> tuple[str, str]:
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
        text = (
            translate("AuxTable", "this purse can pay for only %n stone(s)", None, most)
            if most
            else translate("AuxTable", "{name} cannot pay for a stone").format(
                name=isolated(draft.question.who)
            )
        )
        return text, text
    if unpaid < 0:
        text = (
            translate("AuxTable", "pays for %n stone(s) more", None, -unpaid)
            if wanted
            else translate("AuxTable", "pays for %n stone(s)", None, paid)
        )
        return text, text
    # Coins that come first are begun for one stone.
    unpaid = unpaid or int(not wanted)
    if unpaid:
        # Silver that has been begun goes on in silver.
        left = (0, unpaid * silver - spare) if spare and silver else (unpaid * gold, unpaid * silver)
        text = translate("AuxTable", "still to pay: {price}")
        return text.format(price=price(*left)), text.format(price=names.price(*left))
    text = translate("AuxTable", "too much: {coins}")
    if spare:
        shown = f"{spare}\N{NARROW NO-BREAK SPACE}{icon('silver')}"
        return text.format(coins=shown), text.format(coins=names.coin("silver", spare))
    shown = f"{over}\N{NARROW NO-BREAK SPACE}{icon('fairy', 'common')}"
    return text.format(coins=shown), text.format(coins=names.price(over, 0))
