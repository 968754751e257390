"""The middle of the table: the card up for bids, row, pile, bank and bag, and the words over them."""

from __future__ import annotations

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.table.aux_pierres import bag_draw
from pierres.table.aux_pierres.choices import cards_to_choose, colours_to_choose
from pierres.table.aux_pierres.context import Context, bank_px, fitted_px, middle_of, used_places
from pierres.table.aux_pierres.private_places import fan_places
from pierres.table.pieces import CARD_RATIO, Bag, Bank, Banner, Card, Label, Pile, Stone, TableTop
from pierres.table.places import Rect, around
from pierres.table.plates import Ground, Notice, Slot
from pierres.table.stage import Spot, Thing, qrect
from pierres.translation import translate
from pierres.wording.typeset import Sentence


def words(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The ground, the counter, the headline, and the notice over it."""
    places = context.places
    w, h = places.size
    things = [Thing("table", TableTop, Rect(0, 0, w, h), z=-1000, props={"oval": qrect(places.rim)})]
    counter = counter_text(context)
    things.append(
        Thing(
            "counter",
            Label,
            places.counter,
            z=5,
            make={"align": "left"},
            props={"text": counter, "px": fitted_px(counter, places.text, places.counter.w)},
        )
    )
    spots = [Spot("counter", "round", places.counter, counter, role="text")]
    headline = context.headline
    line = banner(context, headline)
    if headline:
        things.append(line)
    spots.append(Spot("question", "question", line.rect, headline, role="text", tip=headline))
    if context.notice:
        things.append(
            Thing(
                "notice", Notice, places.notice, z=61,
                props={"text": context.notice, "warning": context.warning, "px": round(places.text)},
            )
        )  # fmt: skip
        spots.append(
            Spot("notice", "question", places.notice, context.notice, role="text", tip=context.notice)
        )
    return things, spots


def banner(context: Context, text: Sentence) -> Thing:
    """The large line, as wide as its sentence."""
    place = context.places.headline
    px = round(context.places.big)
    wide = Banner.width_for(text, place.w, place.h, px)
    # Its gems are those of whom it is about: whoever is asked, or whoever won.
    player = context.players.get(text.about) if text.about is not None else None
    return Thing(
        "headline", Banner, around(place.cx, place.cy, wide, place.h), z=60,
        props={
            "text": text, "named": text.named, "px": px,
            "colour": player.colour if player is not None else None,
        },
    )  # fmt: skip


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


def cards(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The card in the middle, or the stack of those being used, and the row."""
    view, places, wording = context.view, context.places, context.wording
    used = used_places(view)
    level_of = {level: index for index, level in used.items()}
    middle = middle_of(view)
    choosable = cards_to_choose(context, "row")
    things: list[Thing] = []
    spots: list[Spot] = []
    if not middle:
        things.append(Thing("slot:middle", Slot, places.stack[-1], z=20))
    for level, character in enumerate(middle):
        if level in level_of:
            key = card_key(context, level_of[level])
        else:
            key = f"card:{character}#{view.row.count(character)}"
        top = level == len(middle) - 1
        rect = places.stack[level]
        things.append(_card(context, key, character, rect, 40 + level))
        name = wording.character_label(character)
        text = (
            translate("AuxTable", "{card}, in use")
            if view.up is None
            else translate("AuxTable", "{card}, up for bids")
        )
        shown = rect if top else Rect(rect.x, rect.y, places.stack[level + 1].x - rect.x, rect.h)
        spots.append(
            Spot(
                "card" if top else f"under:{level}", "middle", shown,
                text.format(card=name), look=("card", character), role="card",
                more=context.wording.character_text(character),
            )
        )  # fmt: skip
    if view.row:
        things.append(
            Thing(
                "row:caption", Label, places.row_caption, z=15, make={"align": "center"},
                props={"text": translate("AuxTable", "already played"), "px": round(0.9 * places.text)},
            )
        )  # fmt: skip
    for index, character in enumerate(view.row):
        rect = places.row[index]
        name = wording.character_label(character)
        if index in used:
            things.append(Thing(f"slot:{index}", Slot, rect, z=18))
            text = translate("AuxTable", "place of {card}, in use").format(card=name)
            full = wording.character_text(character)
            spots.append(Spot(f"row:{index}", "row", rect, text, look=("card", character), more=full))
            continue
        choice = character in choosable
        things.append(
            _card(
                context,
                card_key(context, index),
                character,
                rect,
                30,
                lit=choice,
                dimmed=bool(choosable) and not choice,
            )
        )
        spots.append(
            Spot(
                f"row:{index}", "row", rect, name, ("answer", character) if choice else None,
                look=("card", character), role="card", more=wording.character_text(character),
            )
        )  # fmt: skip
    for part in (_ghosts, _next_up):
        more_things, more_spots = part(context)
        things += more_things
        spots += more_spots
    return things, spots


def _ghosts(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The specials of the round on the empty row: everybody has seen which ones were shuffled in."""
    places, ghosts = context.places, context.ghosts
    if not ghosts:
        return [], []
    caption = translate("AuxTable", "specials of this round")
    px = fitted_px(caption, 0.9 * places.text, places.row_caption.w)
    things = [
        Thing("row:caption", Label, places.row_caption, z=15, make={"align": "center"},
              props={"text": caption, "px": px})
    ]  # fmt: skip
    spots = []
    for index, character in enumerate(ghosts):
        rect = places.row[index]
        things.append(Thing(f"ghost:{index}:slot", Slot, rect, z=18))
        inside = rect.inset(3, 3 * CARD_RATIO)
        things.append(_card(context, f"ghost:{index}", character, inside, 19, dimmed=True))
        name = translate("AuxTable", "{card}, to come this round").format(
            card=context.wording.character_label(character)
        )
        spots.append(
            Spot(
                f"ghost:{index}", "row", rect, name, look=("card", character), role="card",
                more=context.wording.character_text(character),
            )
        )  # fmt: skip
    return things, spots


def _next_up(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The next card, turned up on the pile while the auction before it still lies in the middle."""
    character = context.next_up
    if character is None:
        return [], []
    view = context.view
    key = f"card:{character}#{view.row.count(character)}"
    if (character,) == middle_of(view) and character not in view.row:
        key = f"card:{character}#next"
    name = translate("AuxTable", "{card}, next up for bids").format(
        card=context.wording.character_label(character)
    )
    spot = Spot(
        "next", "pile", context.places.pile, name, look=("card", character), level=1, role="card",
        more=context.wording.character_text(character),
    )  # fmt: skip
    return [_card(context, key, character, context.places.pile, 26)], [spot]


def _card(
    context: Context, key: str, character: str, rect: Rect, z: float, lit: bool = False, dimmed: bool = False
) -> Thing:
    return Thing(
        key, Card, rect, z=z, props={"character": context.characters[character], "lang": context.lang},
        lit=lit, dimmed=dimmed,
    )  # fmt: skip


def stock(context: Context) -> tuple[list[Thing], list[Spot]]:
    """Pile, bank and bag."""
    view, places, wording = context.view, context.places, context.wording
    count = len(view.pile)
    pile_words = (
        translate("AuxTable", "%n card(s)", None, count)
        if context.next_up is None
        else translate("AuxTable", "up next")
    )
    bank_words = translate("AuxTable", "bank")
    things = [
        Thing("pile", Pile, places.pile, z=20, props={"count": count}),
        Thing(
            "pile:caption", Label, places.pile_caption, z=20, make={"align": "center"},
            props={"text": pile_words, "px": fitted_px(pile_words, 0.9 * places.text, places.pile_caption.w)},
        ),
        Thing(
            "bank", Bank, places.bank, z=20,
            props={"title": bank_words, "px": bank_px(places), "stock": dict(view.bank)},
        ),
        Thing(
            "bag", Bag, places.bag, z=20, props={"open": view.bag is not None, "hand": _hand(context)},
            lit=_drawing(context),
        ),
    ]  # fmt: skip
    spots = [
        Spot("pile", "pile", places.pile, wording.pile_text(view), ("fan",), look=("pile",), role="card")
    ]
    probe = Bank(places.bank.w, places.bank.h, bank_words, bank_px(places))
    probe.stock = dict(view.bank)
    choosable = colours_to_choose(context, "bank")
    for kind in (*COLOURS, *COINS):
        icon = probe.place_of(kind)
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
        spots.append(
            Spot(
                f"bank:{kind}",
                "bank",
                rect,
                name,
                ("answer", kind) if kind in choosable else None,
                level=1,
                tip=name,
            )
        )
        if kind in choosable:
            side = icon.height()
            things.append(
                Thing(
                    f"bank:{kind}", Stone, Rect(rect.x + 4, rect.y + 3, side, side), z=24,
                    make={"kind": kind}, lit=True, dimmed=view.bank[kind] == 0,
                )
            )  # fmt: skip
    spots.append(
        Spot(
            "bag", "bag", places.bag, wording.bag_text(view), ("answer", True) if _drawing(context) else None
        )
    )
    if view.bag is not None and places.bag_inside is not None and places.bag_drawn is not None:
        more, places_in = bag_draw.boxes(context, places.bag_inside, places.bag_drawn)
        things += more
        spots += places_in
    return things, spots


def _drawing(context: Context) -> bool:
    return context.asked is not None and context.asked.kind == "draw"


def _hand(context: Context) -> str:
    """The colour of the sleeve in the bag: of whoever is asked to draw and has drawn before."""
    asked, bag = context.asked, context.view.bag
    if asked is None or asked.kind != "draw" or bag is None or not any(bag.drawn.values()):
        return ""
    return context.players[asked.who].colour


def fan(context: Context) -> tuple[list[Thing], list[Spot]]:
    """The cards of the pile spread out: as a set, to be looked at or chosen from."""
    choosable = cards_to_choose(context, "pile")
    if not choosable and not context.fan:
        return [], []
    places, view = context.places, context.view
    area = places.fan
    caption = (
        translate("AuxTable", "the pile: choose a card")
        if choosable
        else translate("AuxTable", "in the pile, in any order")
    )
    things = [Thing("fan:ground", Ground, area, z=80, make={"alpha": 1.0, "edge": True})]
    # To choose is what the headline asks for: then the cards have all the room.
    line, cards_at = fan_places(area, len(view.pile), places.text, caption=not choosable)
    if not choosable:
        px = round(min(places.text, 0.72 * line.h))
        things.append(
            Thing(
                "fan:caption", Label, line, z=81, make={"align": "center"},
                props={"text": caption, "px": px, "role": "body"},
            )
        )  # fmt: skip
    glance = not choosable and context.fan == "glance"
    # The ground takes every click that meets no card, so that nothing under it is hit.
    spots: list[Spot] = (
        []
        if glance
        else [Spot("fan", "fan", area, caption, ("close",) if not choosable else None, level=10, role="text")]
    )
    for index, (character, rect) in enumerate(zip(view.pile, cards_at, strict=True)):
        choice = character in choosable
        things.append(
            _card(
                context,
                f"fan:{index}",
                character,
                rect,
                82,
                lit=choice,
                dimmed=bool(choosable) and not choice,
            )
        )
        if glance:
            continue
        name = context.wording.character_label(character)
        spots.append(
            Spot(
                f"fan:{index}", "fan", rect, name, ("answer", character) if choice else None,
                look=("card", character), level=11, role="card",
                more=context.wording.character_text(character),
            )
        )  # fmt: skip
    return things, spots
