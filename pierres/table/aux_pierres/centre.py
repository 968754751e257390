"""The middle of the table: the card up for bids, row, pile, bank and bag, and the words over them."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.table.aux_pierres import bag_draw
from pierres.table.aux_pierres.choices import cards_to_choose, colours_to_choose, point_at_card
from pierres.table.aux_pierres.context import Context, bank_px, middle_of, used_places
from pierres.table.aux_pierres.layout import fan_places
from pierres.table.aux_pierres.pieces import Bag, Bank, CharacterCard, OvalTable, Pile, Token
from pierres.table.aux_pierres.shapes import CARD_RATIO
from pierres.table.picture import Action, Placement, Sketch, headline
from pierres.table.pieces import Ground, Notice, Slot
from pierres.table.places import Rect
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.typeset import Sentence


def words(sketch: Sketch, context: Context) -> None:
    """The ground, the counter, the headline, and the notice over it."""
    places = context.places
    w, h = places.size
    sketch.lay("table", OvalTable(places.rim), Rect(0, 0, w, h), z=-1000)
    counter = counter_text(context)
    sketch.line("counter", counter, places.counter, places.text, 5, align="left", fit=True)
    sketch.target("counter", "round", places.counter, counter, role="text")
    line = banner(context, context.headline)
    if context.headline:
        sketch.add(line)
    sketch.target(
        "question", "question", line.rect, context.headline, role="text", tip=context.headline,
        drawn="headline",
    )  # fmt: skip
    if context.notice:
        piece = Notice(text=context.notice, warning=context.warning, px=round(places.text))
        sketch.lay("notice", piece, places.notice, 61)
        sketch.target("notice", "question", places.notice, context.notice, role="text", tip=context.notice)


def banner(context: Context, text: Sentence) -> Placement:
    """The large line, as wide as its sentence."""
    # Its gems are those of whom it is about: whoever is asked, or whoever won.
    colour = context.colours.get(text.about) if text.about is not None else None
    return headline(text, context.places.headline, context.places.big, text.named, colour)


def counter_text(context: Context) -> str:
    """Round and auction."""
    view = context.view
    if view.auction is None or view.winners:
        return translate("AuxTable", "Round {round}").format(round=view.round)
    return translate("AuxTable", "Round {round} · auction {number} of {of}").format(
        round=view.round, number=view.auction.number, of=view.auction.of
    )


def card_key(context: Context, index: int) -> str:
    """The name of the card at a place of the row: two copies of a character are two cards."""
    row = context.view.row
    return f"card:{row[index]}#{row[:index].count(row[index])}"


def cards(sketch: Sketch, context: Context) -> None:
    """The card in the middle, or the stack of those being used, and the row."""
    view, places = context.view, context.places
    used = used_places(view)
    level_of = {level: index for index, level in used.items()}
    middle = middle_of(view)
    choosable = cards_to_choose(context, "row")
    if not middle:
        sketch.lay("slot:middle", Slot(), places.stack[-1], z=20)
    up = translate("AuxTable", "{card}, up for bids")
    said = translate("AuxTable", "{card}, in use") if view.up is None else up
    for level, character in enumerate(middle):
        key = f"card:{character}#{view.row.count(character)}"
        if level in level_of:
            key = card_key(context, level_of[level])
        rect = shown = places.stack[level]
        _card(sketch, context, key, character, rect, 40 + level)
        top = level == len(middle) - 1
        if not top:
            shown = rect._replace(w=places.stack[level + 1].x - rect.x)
        point_at_card(sketch, context, "card" if top else f"under:{level}", "middle", shown, character, said)
    if view.row and not context.ghosts:
        caption = translate("AuxTable", "already played")
        sketch.line("row:caption", caption, places.row_caption, round(0.9 * places.text), 15)
    for index, character in enumerate(() if context.ghosts else view.row):
        rect = places.row[index]
        if index in used:
            sketch.lay(f"slot:{index}", Slot(), rect, z=18)
            text = translate("AuxTable", "place of {card}, in use")
            point_at_card(sketch, context, f"row:{index}", "row", rect, character, text, role="place")
            continue
        key = card_key(context, index)
        choice = _card(sketch, context, key, character, rect, 30, choosable)
        point_at_card(sketch, context, f"row:{index}", "row", rect, character, choice=choice)
    for part in (_ghosts, _next_up):
        part(sketch, context)


def _ghosts(sketch: Sketch, context: Context) -> None:
    """The specials of the round on its bare row: everybody has seen which ones were shuffled in."""
    places, ghosts = context.places, context.ghosts
    if not ghosts:
        return
    caption = translate("AuxTable", "specials of this round")
    sketch.line("row:caption", caption, places.row_caption, 0.9 * places.text, 15, fit=True)
    for index, character in enumerate(ghosts):
        rect = places.row[index]
        sketch.lay(f"ghost:{index}:slot", Slot(), rect, z=18)
        card = CharacterCard(context.characters[character], context.wording.language(), dimmed=True)
        sketch.lay(f"ghost:{index}", card, rect.inset(3, 3 * CARD_RATIO), 19)
        said = translate("AuxTable", "{card}, to come this round")
        point_at_card(sketch, context, f"ghost:{index}", "row", rect, character, said)


def _next_up(sketch: Sketch, context: Context) -> None:
    """The next card, turned up on the pile while the auction before it still lies in the middle."""
    character, pile = context.next_up, context.places.pile
    if character is None:
        return
    view = context.view
    key = f"card:{character}#{view.row.count(character)}"
    if (character,) == middle_of(view) and character not in view.row:
        key = f"card:{character}#next"
    _card(sketch, context, key, character, pile, 26)
    said = translate("AuxTable", "{card}, next up for bids")
    point_at_card(sketch, context, "next", "pile", pile, character, said, level=1)


def _card(
    sketch: Sketch, context: Context, key: str, character: str, rect: Rect, z: float,
    choosable: frozenset[str] = frozenset(),
) -> bool:  # fmt: skip
    """Lay a card, lit or dim while some of its kind are `choosable`; returns whether it is one of them."""
    lit = character in choosable
    shown, dimmed = context.characters[character], bool(choosable) and not lit
    sketch.lay(key, CharacterCard(shown, context.wording.language(), lit=lit, dimmed=dimmed), rect, z)
    return lit


def stock(sketch: Sketch, context: Context) -> None:
    """Pile, bank and bag."""
    view, places, wording = context.view, context.places, context.wording
    count, asked = len(view.pile), context.asked
    drawing = asked is not None and asked.kind == "draw"
    cards = translate("AuxTable", "%n card(s)", None, count)
    caption = cards if context.next_up is None else translate("AuxTable", "up next")
    sketch.lay("pile", Pile(count=count), places.pile, z=20)
    sketch.line("pile:caption", caption, places.pile_caption, 0.9 * places.text, 20, fit=True)
    bank = Bank(translate("AuxTable", "bank"), bank_px(places), dict(view.bank))
    sketch.lay("bank", bank, places.bank, z=20)
    bag = Bag(open=view.bag is not None, hand=_hand(context), lit=drawing)
    sketch.lay("bag", bag, places.bag, z=20)
    text = wording.pile_text(view)
    sketch.target("pile", "pile", places.pile, text, ("fan", None), look=("pile",), role="card")
    choosable = colours_to_choose(context, "bank")
    for kind in (*COLOURS, *COINS):
        icon = bank.place_of(kind, QRectF(0, 0, places.bank.w, places.bank.h))
        x, y, side = places.bank.x + icon.x() - 4, places.bank.y + icon.y() - 3, icon.height()
        rect = Rect(x, y, 2.4 * icon.width() + 8, side + 6)
        number = view.bank[kind]
        name = translate("AuxTable", "Bank: {things}").format(things=names.thing(kind, number))
        action: Action | None = ("answer", kind) if kind in choosable else None
        sketch.target(f"bank:{kind}", "bank", rect, name, action, level=1, tip=name)
        if action:
            piece = Token(kind=kind, lit=True, dimmed=number == 0)
            sketch.lay(f"bank:{kind}", piece, Rect(x + 4, y + 3, side, side), 24)
    sketch.target("bag", "bag", places.bag, wording.bag_text(view), ("answer", True) if drawing else None)
    if view.bag is not None and places.bag_inside is not None and places.bag_drawn is not None:
        bag_draw.boxes(sketch, context, places.bag_inside, places.bag_drawn)


def _hand(context: Context) -> str:
    """The colour of the sleeve in the bag: of whoever is asked to draw and has drawn before."""
    asked, bag = context.asked, context.view.bag
    if asked is None or asked.kind != "draw" or bag is None or not any(bag.drawn.values()):
        return ""
    return context.colours[asked.who]


def fan(sketch: Sketch, context: Context) -> None:
    """The cards of the pile spread out: as a set, to be looked at or chosen from."""
    choosable = cards_to_choose(context, "pile")
    if not choosable and not context.fan:
        return
    places, view = context.places, context.view
    area = places.fan
    caption = translate("AuxTable", "in the pile, in any order")
    if choosable:
        caption = translate("AuxTable", "the pile: choose a card")
    sketch.lay("fan:ground", Ground(alpha=1.0, edge=True), area, z=80)
    # To choose is what the headline asks for: then the cards have all the room.
    line, cards_at = fan_places(area, len(view.pile), places.text, caption=not choosable)
    if not choosable:
        px = round(min(places.text, 0.72 * line.h))
        sketch.line("fan:caption", caption, line, px, 81, role="body")
    glance = not choosable and context.fan == "glance"
    # The ground takes every click that meets no card, so that nothing under it is hit.
    if not glance:
        action = None if choosable else ("close", None)
        sketch.target("fan", "fan", area, caption, action, level=10, role="text")
    for index, (character, rect) in enumerate(zip(view.pile, cards_at, strict=True)):
        key = f"fan:{index}"
        choice = _card(sketch, context, key, character, rect, 82, choosable)
        if not glance:
            point_at_card(sketch, context, key, "fan", rect, character, choice=choice, level=11)
