"""What an open question lets the person at the screen choose, and where on the table it lies.

Answers in words stand as plates under the headline; things that can be taken are lit where they lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.legal import CountChoices
from pierres.table.aux_pierres.context import Context
from pierres.table.aux_pierres.layout import button_places
from pierres.table.aux_pierres.pieces import Heap, Sign, Tray, Vacancies
from pierres.table.picture import Sketch
from pierres.table.pieces import Button
from pierres.table.places import Rect, columns
from pierres.translation import translate
from pierres.wording.aux_pierres import names

_IN_WORDS = ("double", "use", "option", "draw")


_WHERE = {"gain_stones": "bank", "banish": "bank", "steal": "victim", "bag_push": "bag"}
"""Where the stones of the colours lie that an operation lets choose."""


def from_pile(view: View, asked: Question | None) -> bool:
    """Whether the open question is which card of the pile to use."""
    if asked is None or asked.kind != "character":
        return False
    effect = asking(view).effect
    return effect is not None and effect.pool == "unplayed"


def cards_to_choose(context: Context, place: str) -> frozenset[str]:
    """The characters of the `row` or the `pile` that may be chosen now."""
    asked = context.asked
    if asked is None or asked.kind != "character":
        return frozenset()
    here = from_pile(context.view, asked) == (place == "pile")
    return frozenset(map(str, asked.legal)) if here else frozenset()


def colours_to_choose(context: Context, place: str) -> frozenset[str]:
    """The colours that may be chosen now by pointing at stones of the `bank` or in the `bag`."""
    asked = context.asked
    if asked is None or asked.kind != "colour":
        return frozenset()
    return frozenset(map(str, asked.legal)) if _WHERE.get(asking(context.view).op) == place else frozenset()


def point_at_card(
    sketch: Sketch, context: Context, key: str, zone: str, rect: Rect, character: str, said: str = "{card}",
    *, choice: bool = False, level: int = 0, role: str = "card",
) -> None:  # fmt: skip
    """Let a card be pointed at and held up; `said` is what it is called, and `choice` whether it answers."""
    wording = context.wording
    name = said.format(card=wording.character_label(character))
    action = ("answer", character) if choice else None
    text = wording.character_text(character)
    sketch.target(key, zone, rect, name, action, ("card", character), more=text, role=role, level=level)


def choices(sketch: Sketch, context: Context) -> None:
    """The plates for the open public question."""
    asked = context.asked
    if asked is None or asked.private:
        return
    if asked.kind == "pay":
        _payment(sketch, context)
    elif asked.kind == "colour":
        _plates(sketch, context, [colour for colour in COLOURS if colour in asked.legal], icons=True)
    elif asked.kind in _IN_WORDS:
        _plates(sketch, context, list(asked.legal))


def _plates(sketch: Sketch, context: Context, values: Sequence[Json], icons: bool = False) -> None:
    asked, places = context.asked, context.places
    assert asked is not None
    for value, rect in zip(values, button_places(places.choices, len(values), places.text), strict=True):
        key = f"choice:{str(value).lower()}"
        text = context.wording.answer(context.view, asked, value)
        caution = context.wording.caution(context.view, asked, value)
        if caution:
            text = f"{text}\n{caution}"
        button = Button(text=text, px=round(1.3 * places.text), icon=Sign(str(value)) if icons else None)
        sketch.lay(key, button, rect, 62)
        sketch.target(key, "choices", rect, text, ("answer", value), role="button", tip=text)


def _payment(sketch: Sketch, context: Context) -> None:
    """The stones laid out so far, and the plates that pay them or take them back."""
    asked, places, draft = context.asked, context.places, context.draft
    assert asked is not None and draft is not None
    private = places.private
    if private is not None:
        tray, pay, back = private.tray, private.button, private.nothing
    else:
        tray, pay, back = _payment_places(places.choices, places.text)
    surface = "parchment" if private is not None else "felt"
    assert isinstance(asked.legal, CountChoices)
    wanted, laid = sum(asked.legal.choices[0]), sum(draft.counts.values())
    _payment_tray(sketch, context, tray, surface, wanted, laid)
    ready = draft.complete()
    left = translate("AuxTable", "%n more stone(s) to choose", None, wanted - laid)
    if private is not None:
        left = translate("AuxTable", "{laid} of {wanted}").format(laid=laid, wanted=wanted)
    enter, erase = translate("AuxTable", "Enter"), translate("AuxTable", "Backspace")
    hint = enter if ready else left
    px = round(1.2 * places.text)
    text = translate("AuxTable", "Pay")
    sketch.lay("confirm", Button(text, px=px, strong=True, enabled=ready, hint=hint), pay, 62)
    spoken = text if ready else f"{text} — {hint}"
    sketch.target("confirm", "choices", pay, spoken, ("confirm", None), role="button", tip=hint)
    text = translate("AuxTable", "Take back")
    sketch.lay("clear", Button(text, px=px, enabled=bool(draft.counts), hint=erase), back, 62)
    sketch.target("clear", "choices", back, text, ("clear", None), role="button", tip=erase)


def _payment_tray(sketch: Sketch, context: Context, tray: Rect, surface: str, wanted: int, laid: int) -> None:
    """A place for each stone that is to be paid; those laid out fill them from the left."""
    draft, text = context.draft, context.places.text
    assert draft is not None
    title = translate("AuxTable", "to pay — click the stones")
    if surface == "parchment":
        title = translate("AuxTable", "to pay")
    sum_of = translate("AuxTable", "{laid} of {wanted}").format(laid=laid, wanted=wanted)
    room = tray.inset(max(8.0, 0.5 * text), max(4.0, 0.05 * tray.h))
    px = min(text, 0.4 * room.h)
    line = Rect(room.x, room.y, room.w, 1.25 * px)
    below = Rect(room.x, line.bottom, room.w, room.bottom - line.bottom)
    said = 3.4 * px
    side = min(0.96 * below.h, 2.0 * text, (below.w - said) / wanted)
    first = below.cx - (wanted * side + said) / 2
    ink = "ink" if surface == "parchment" else "body"
    top = below.cy - side / 2
    sketch.lay("tray", Tray(surface=surface, active=not draft.complete()), tray, z=62)
    sketch.line("tray:title", title, line, px, 63, role=ink, fit=True)
    sketch.lay("tray:places", Vacancies(), Rect(first, top, wanted * side, side), z=63)
    after = Rect(first + wanted * side, below.cy - 0.65 * px, said, 1.3 * px)
    sketch.line("tray:sum", sum_of, after, px, 63, role=ink, fit=True)
    for colour in COLOURS:
        count = draft.count(colour)
        if not count:
            continue
        rect = Rect(first, top, count * side, side)
        first += rect.w
        heap = Heap(kind=colour, label=False, align="left", surface=surface, count=count)
        sketch.lay(f"tray:{colour}", heap, rect, 64)
        name = translate("AuxTable", "To pay: {things}").format(things=names.stone(colour, count))
        sketch.target(f"tray:{colour}", "choices", rect, name, ("take", colour), tip=name)


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
