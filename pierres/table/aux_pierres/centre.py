"""The middle of the table: the card up for bids, row, pile, bank and bag, and the words over them."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.table.aux_pierres import bag_draw
from pierres.table.aux_pierres.choices import cards_to_choose, colours_to_choose
from pierres.table.aux_pierres.context import Context, bank_px, middle_of, used_places
from pierres.table.aux_pierres.layout import fan_places
from pierres.table.aux_pierres.pieces import Bag, Bank, CharacterCard, OvalTable, Pile, Token
from pierres.table.aux_pierres.shapes import CARD_RATIO
from pierres.table.picture import Placement, Sketch, headline
from pierres.table.pieces import Ground, Notice, Slot
from pierres.table.places import Rect
from pierres.translation import translate
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
        "question",
        "question",
        line.rect,
        context.headline,
        role="text",
        tip=context.headline,
        drawn="headline",
    )
    if context.notice:
        piece = Notice(text=context.notice, warning=context.warning, px=round(places.text))
        sketch.lay("notice", piece, places.notice, 61)
        sketch.target("notice", "question", places.notice, context.notice, role="text", tip=context.notice)


def banner(context: Context, text: Sentence) -> Placement:
    """The large line, as wide as its sentence."""
    # Its gems are those of whom it is about: whoever is asked, or whoever won.
    player = context.players.get(text.about) if text.about is not None else None
    colour = player.colour if player is not None else None
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
    view, places, wording = context.view, context.places, context.wording
    used = used_places(view)
    level_of = {level: index for index, level in used.items()}
    middle = middle_of(view)
    choosable = cards_to_choose(context, "row")
    if not middle:
        sketch.lay("slot:middle", Slot(), places.stack[-1], z=20)
    for level, character in enumerate(middle):
        if level in level_of:
            key = card_key(context, level_of[level])
        else:
            key = f"card:{character}#{view.row.count(character)}"
        top = level == len(middle) - 1
        rect = places.stack[level]
        _card(sketch, context, key, character, rect, 40 + level)
        name = wording.character_label(character)
        text = (
            translate("AuxTable", "{card}, in use")
            if view.up is None
            else translate("AuxTable", "{card}, up for bids")
        )
        shown = rect if top else Rect(rect.x, rect.y, places.stack[level + 1].x - rect.x, rect.h)
        sketch.card(
            "card" if top else f"under:{level}",
            "middle",
            shown,
            text.format(card=name),
            character,
            context.wording.character_text(character),
        )
    if view.row and not context.ghosts:
        sketch.line(
            "row:caption",
            translate("AuxTable", "already played"),
            places.row_caption,
            round(0.9 * places.text),
            15,
        )
    for index, character in enumerate(() if context.ghosts else view.row):
        rect = places.row[index]
        name = wording.character_label(character)
        if index in used:
            sketch.lay(f"slot:{index}", Slot(), rect, z=18)
            text = translate("AuxTable", "place of {card}, in use").format(card=name)
            full = wording.character_text(character)
            sketch.target(f"row:{index}", "row", rect, text, look=("card", character), more=full)
            continue
        choice = character in choosable
        _card(
            sketch,
            context,
            card_key(context, index),
            character,
            rect,
            30,
            lit=choice,
            dimmed=bool(choosable) and not choice,
        )
        sketch.card(
            f"row:{index}",
            "row",
            rect,
            name,
            character,
            wording.character_text(character),
            ("answer", character) if choice else None,
        )
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
        inside = rect.inset(3, 3 * CARD_RATIO)
        _card(sketch, context, f"ghost:{index}", character, inside, 19, dimmed=True)
        name = translate("AuxTable", "{card}, to come this round").format(
            card=context.wording.character_label(character)
        )
        sketch.card(f"ghost:{index}", "row", rect, name, character, context.wording.character_text(character))


def _next_up(sketch: Sketch, context: Context) -> None:
    """The next card, turned up on the pile while the auction before it still lies in the middle."""
    character = context.next_up
    if character is None:
        return
    view = context.view
    key = f"card:{character}#{view.row.count(character)}"
    if (character,) == middle_of(view) and character not in view.row:
        key = f"card:{character}#next"
    name = translate("AuxTable", "{card}, next up for bids").format(
        card=context.wording.character_label(character)
    )
    _card(sketch, context, key, character, context.places.pile, 26)
    sketch.card(
        "next",
        "pile",
        context.places.pile,
        name,
        character,
        context.wording.character_text(character),
        level=1,
    )


def _card(
    sketch: Sketch,
    context: Context,
    key: str,
    character: str,
    rect: Rect,
    z: float,
    lit: bool = False,
    dimmed: bool = False,
) -> None:
    card = CharacterCard(context.characters[character], context.lang, lit=lit, dimmed=dimmed)
    sketch.lay(key, card, rect, z)


def stock(sketch: Sketch, context: Context) -> None:
    """Pile, bank and bag."""
    view, places, wording = context.view, context.places, context.wording
    count = len(view.pile)
    pile_words = (
        translate("AuxTable", "%n card(s)", None, count)
        if context.next_up is None
        else translate("AuxTable", "up next")
    )
    bank_words = translate("AuxTable", "bank")
    sketch.lay("pile", Pile(count=count), places.pile, z=20)
    sketch.line("pile:caption", pile_words, places.pile_caption, 0.9 * places.text, 20, fit=True)
    bank = Bank(bank_words, bank_px(places), dict(view.bank))
    sketch.lay("bank", bank, places.bank, z=20)
    sketch.lay(
        "bag", Bag(open=view.bag is not None, hand=_hand(context), lit=_drawing(context)), places.bag, z=20
    )
    sketch.target(
        "pile", "pile", places.pile, wording.pile_text(view), ("fan", None), look=("pile",), role="card"
    )
    choosable = colours_to_choose(context, "bank")
    for kind in (*COLOURS, *COINS):
        icon = bank.place_of(kind, QRectF(0, 0, places.bank.w, places.bank.h))
        rect = Rect(
            places.bank.x + icon.x() - 4,
            places.bank.y + icon.y() - 3,
            2.4 * icon.width() + 8,
            icon.height() + 6,
        )
        thing = (
            wording.stone(kind, view.bank[kind]) if kind in COLOURS else wording.coin(kind, view.bank[kind])
        )
        name = translate("AuxTable", "Bank: {things}").format(things=thing)
        sketch.target(
            f"bank:{kind}",
            "bank",
            rect,
            name,
            ("answer", kind) if kind in choosable else None,
            level=1,
            tip=name,
        )
        if kind in choosable:
            side = icon.height()
            piece = Token(kind=kind, lit=True, dimmed=view.bank[kind] == 0)
            sketch.lay(f"bank:{kind}", piece, Rect(rect.x + 4, rect.y + 3, side, side), 24)
    sketch.target(
        "bag", "bag", places.bag, wording.bag_text(view), ("answer", True) if _drawing(context) else None
    )
    if view.bag is not None and places.bag_inside is not None and places.bag_drawn is not None:
        bag_draw.boxes(sketch, context, places.bag_inside, places.bag_drawn)


def _drawing(context: Context) -> bool:
    return context.asked is not None and context.asked.kind == "draw"


def _hand(context: Context) -> str:
    """The colour of the sleeve in the bag: of whoever is asked to draw and has drawn before."""
    asked, bag = context.asked, context.view.bag
    if asked is None or asked.kind != "draw" or bag is None or not any(bag.drawn.values()):
        return ""
    return context.players[asked.who].colour


def fan(sketch: Sketch, context: Context) -> None:
    """The cards of the pile spread out: as a set, to be looked at or chosen from."""
    choosable = cards_to_choose(context, "pile")
    if not choosable and not context.fan:
        return
    places, view = context.places, context.view
    area = places.fan
    caption = (
        translate("AuxTable", "the pile: choose a card")
        if choosable
        else translate("AuxTable", "in the pile, in any order")
    )
    sketch.lay("fan:ground", Ground(alpha=1.0, edge=True), area, z=80)
    # To choose is what the headline asks for: then the cards have all the room.
    line, cards_at = fan_places(area, len(view.pile), places.text, caption=not choosable)
    if not choosable:
        px = round(min(places.text, 0.72 * line.h))
        sketch.line("fan:caption", caption, line, px, 81, role="body")
    glance = not choosable and context.fan == "glance"
    # The ground takes every click that meets no card, so that nothing under it is hit.
    if not glance:
        sketch.target(
            "fan", "fan", area, caption, ("close", None) if not choosable else None, level=10, role="text"
        )
    for index, (character, rect) in enumerate(zip(view.pile, cards_at, strict=True)):
        choice = character in choosable
        _card(
            sketch,
            context,
            f"fan:{index}",
            character,
            rect,
            82,
            lit=choice,
            dimmed=bool(choosable) and not choice,
        )
        if glance:
            continue
        name = context.wording.character_label(character)
        sketch.card(
            f"fan:{index}",
            "fan",
            rect,
            name,
            character,
            context.wording.character_text(character),
            ("answer", character) if choice else None,
            level=11,
        )
