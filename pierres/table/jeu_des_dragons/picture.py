"""The picture of the table but for the seats: words, the middle, the hand, the answers."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QFontMetricsF

from pierres.table import theme
from pierres.table.jeu_des_dragons.context import FROM_HAND, IN_WORDS, Context
from pierres.table.jeu_des_dragons.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.gold import GoldHeap
from pierres.table.jeu_des_dragons.layout import plates, spread
from pierres.table.jeu_des_dragons.mats import TableWithMats
from pierres.table.jeu_des_dragons.piles import CardPile
from pierres.table.jeu_des_dragons.seats import seats
from pierres.table.jeu_des_dragons.signs import Beat, Slip
from pierres.table.jeu_des_dragons.why_panel import WhyPanel
from pierres.table.pieces import Banner, Label, NamePlate
from pierres.table.places import Rect, around
from pierres.table.plates import Notice, Plate, Slot
from pierres.table.stage import Picture, Spot, Thing
from pierres.translation import translate
from pierres.wording.jeu_des_dragons import names

Part = tuple[list[Thing], list[Spot]]
LIFT = 0.1
"""How far a card is drawn out of the hand, of its height."""


def picture(context: Context) -> Picture:
    """Everything on the table but what is held up to be read."""
    things: list[Thing] = []
    spots: list[Spot] = []
    for part in (words, hand, answers, middle, seats):
        more_things, more_spots = part(context)
        things += more_things
        spots += more_spots
    return Picture(tuple(things), tuple(spots))


def card_thing(
    context: Context, card: str, rect: Rect, z: float, lit: bool = False, dimmed: bool = False, mark: str = ""
) -> Thing:
    """A card that lies face up; there is one of each, so the key follows it wherever it goes."""
    props = {"card": context.cards[card], "lang": context.lang, "face_up": True, "mark": mark}
    return Thing(f"card:{card}", DragonCard, rect, z=z, props=props, lit=lit, dimmed=dimmed)


def card_name(context: Context, card: str) -> str:
    """A card for the ear; what it does comes after its name."""
    return str(context.wording.card(card))


# ---- words


def words(context: Context) -> Part:
    """The table top, the large line, and the line under it."""
    places = context.places
    w, h = places.size
    mats = tuple(seat.block for seat in places.seats)
    things = [Thing("table", TableWithMats, Rect(0, 0, w, h), z=-1000, props={"mats": mats})]
    px = round(places.big)
    if context.headline:
        wide = Banner.width_for(context.headline, places.headline.w, places.headline.h, px)
        rect = around(places.headline.cx, places.headline.cy, wide, places.headline.h)
        things.append(Thing("headline", Banner, rect, z=60, props={"text": context.headline, "px": px}))
    if context.notice:
        props = {"text": context.notice, "warning": context.warning, "px": round(places.text)}
        things.append(Thing("notice", Notice, places.notice, z=60, props=props))
    spot = Spot(
        "question", "question", places.headline, context.headline, role="text", tip=context.headline,
        more=context.notice, drawn="headline",
    )  # fmt: skip
    return things, [spot]


# ---- the hand and the answers


def hand(context: Context) -> Part:
    """The hand that lies open below, the card drawn out raised."""
    view, places = context.view, context.places
    if not context.looking:
        return _why(context)
    held = view.seat(context.holder)
    cards = held.hand or ()
    asked = context.asked
    from_hand = asked is not None and asked.kind in FROM_HAND
    legal = context.legal(*FROM_HAND)
    things: list[Thing] = []
    spots: list[Spot] = []
    if places.hand_plate.w:
        colour = context.players[held.name].colour
        text = translate("DragonTable", "Hand: {name}").format(name=held.name)
        things.append(
            Thing(
                "hand plate",
                NamePlate,
                places.hand_plate,
                z=29,
                make={"colour": colour},
                props={"text": text},
            )
        )
    ordered = sorted(cards, key=lambda card: (context.cards[card].strength, card))
    where = spread(places.hand, len(ordered), "center", lift=LIFT)
    for index, (card, rect) in enumerate(zip(ordered, where, strict=True)):
        drawn = card in context.chosen or card == held.chosen
        at = rect.moved(0, -LIFT * rect.h) if drawn else rect
        fits = card in legal
        things.append(card_thing(context, card, at, 30 + index, lit=fits, dimmed=from_hand and not fits))
        action: tuple[Any, ...] | None = None
        if from_hand:
            action = ("lift", card) if fits else ("refuse", card)
        seen = rect.w if index == len(where) - 1 else where[index + 1].x - rect.x
        name = card_name(context, card)
        if from_hand and fits and asked is not None:
            said = context.wording.answer(view, asked, card)
            name = str(said)
        spots.append(
            Spot(
                f"hand:{card}", "hand", Rect(at.x, at.y, seen, at.h), name, action, ("card", card),
                role="card", level=2, ring=Rect(at.x, at.y, seen, at.h),
                more=context.wording.card_full(card),
            )
        )  # fmt: skip
    return things, spots


def _why(context: Context) -> Part:
    """What happened last, with its reasons, for all to read."""
    places = context.places
    if not context.news:
        return [], []
    props = {"lines": context.news, "px": round(1.35 * places.text)}
    text = " ".join(context.news)
    spot = Spot("why", "why", places.why, text, role="text", tip=text)
    return [Thing("why", WhyPanel, places.why, z=20, props=props)], [spot]


def answers(context: Context) -> Part:
    """Plates: the answers in words, and the one that plays what is drawn out."""
    asked, places = context.asked, context.places
    if asked is None:
        return [], []
    if asked.kind in IN_WORDS:
        return _plates(context, [(value, ("answer", value)) for value in asked.legal])
    if asked.kind not in FROM_HAND and asked.kind != "keep":
        return [], []
    found: list[tuple[str, str, tuple[Any, ...], bool, bool]] = []
    ready = context.complete()
    found.append(("confirm", _confirm_text(context), ("confirm",), True, ready))
    if asked.kind == "give":
        text = _with_caution(context, "pay")
        found.append(("choice:pay", text, ("answer", "pay"), False, True))
    things: list[Thing] = []
    spots: list[Spot] = []
    for (key, text, action, strong, enabled), rect in zip(
        found, plates(places.answers, len(found), places.text), strict=True
    ):
        props = {
            "text": text, "px": round(1.15 * places.text), "strong": strong, "enabled": enabled,
            "hovered": context.hover == key,
        }  # fmt: skip
        things.append(Thing(key, Plate, rect, z=62, props=props))
        spots.append(Spot(key, "answers", rect, text, action, role="button", tip=text))
    return things, spots


def _confirm_text(context: Context) -> str:
    asked, chosen = context.asked, context.chosen
    assert asked is not None
    if not chosen:
        if asked.kind == "keep":
            return translate("DragonTable", "Choose from the ante cards")
        return translate("DragonTable", "Choose a card")
    card = context.wording.card(chosen[0])
    match asked.kind:
        case "ante":
            text = translate("DragonTable", "Set {card}")
        case "play":
            text = translate("DragonTable", "Play {card}")
        case "give":
            text = translate("DragonTable", "Give {card}")
        case "discard":
            text = translate("DragonTable", "Discard {card}")
        case _:
            return translate("DragonTable", "Take %n card(s)", None, len(chosen))
    text = text.format(card=card)
    caution = context.wording.caution(context.view, asked, chosen[0]) if context.complete() else ""
    return f"{text}\n{caution}" if caution else text


def _with_caution(context: Context, value: Any) -> str:
    asked = context.asked
    assert asked is not None
    text = str(context.wording.answer(context.view, asked, value))
    caution = context.wording.caution(context.view, asked, value)
    return f"{text}\n{caution}" if caution else text


def _plates(context: Context, values: list[tuple[Any, tuple[Any, ...]]]) -> Part:
    places = context.places
    things: list[Thing] = []
    spots: list[Spot] = []
    for (value, action), rect in zip(values, plates(places.answers, len(values), places.text), strict=True):
        key = f"choice:{value}"
        text = _with_caution(context, value)
        props = {"text": text, "px": round(1.15 * places.text), "hovered": context.hover == key}
        things.append(Thing(key, Plate, rect, z=62, props=props))
        spots.append(Spot(key, "answers", rect, text, action, role="button", tip=text))
    return things, spots


# ---- the middle


def middle(context: Context) -> Part:
    """The strength to beat, deck and discards, the stakes, the ante cards, and what works now."""
    things: list[Thing] = []
    spots: list[Spot] = []
    for part in (_beat, _piles, _stakes, _antes, _marks):
        more_things, more_spots = part(context)
        things += more_things
        spots += more_spots
    return things, spots


def beat_text(context: Context) -> tuple[str, str]:
    """The number on the plate, and the words beside it."""
    view = context.view
    if view.round == 0:
        return "\N{EN DASH}", translate("DragonTable", "Ante: no powers yet")
    if not view.leader or view.over:
        return "\N{EN DASH}", translate("DragonTable", "The gambit is over")
    if view.to_beat is None:
        return "\N{INFINITY}", translate("DragonTable", "Any card’s power triggers")
    return str(view.to_beat), translate("DragonTable", "Powers trigger up to this strength")


def _beat(context: Context) -> Part:
    rect, (number, text) = context.places.beat, beat_text(context)
    props = {"number": number, "text": text, "px": round(1.4 * context.places.text)}
    said = translate("DragonTable", "{text}: {number}").format(text=text, number=context.view.to_beat)
    name = said if context.view.to_beat is not None else text
    spot = Spot("beat", "beat", rect, name, role="text", tip=name)
    return [Thing("beat", Beat, rect, z=10, props=props)], [spot]


def fitting_px(text: str, px: float, width: float) -> int:
    """Height of letters with which a line fits its place."""
    wide = QFontMetricsF(theme.sans(px)).horizontalAdvance(text)
    return round(px) if wide < 0.97 * width else max(7, int(0.96 * px * width / wide))


def _piles(context: Context) -> Part:
    view, places = context.view, context.places
    top = context.cards[view.discard[-1]] if view.discard else None
    things = [
        Thing("deck", CardPile, places.deck, z=10, props={"count": view.deck, "top": None, "lang": "fr"}),
        Thing(
            "discard", CardPile, places.discard, z=10,
            props={"count": len(view.discard), "top": top, "lang": context.lang},
        ),
    ]  # fmt: skip
    line = translate("DragonTable", "Deck {deck} · discards {discard}").format(
        deck=view.deck, discard=len(view.discard)
    )
    things.append(
        Thing(
            "piles", Label, places.piles, z=11, make={"align": "center"},
            props={"text": line, "px": fitting_px(line, 0.95 * places.text, places.piles.w)},
        )
    )  # fmt: skip
    deck = translate("DragonTable", "Deck: %n card(s)", None, view.deck)
    thrown = translate("DragonTable", "Discards: %n card(s)", None, len(view.discard))
    if top is not None:
        thrown += translate("DragonTable", ", on top {card}").format(card=names.label(top))
    look = ("card", view.discard[-1]) if view.discard else None
    return things, [
        Spot("deck", "middle", places.deck, deck, tip=deck),
        Spot("discard", "middle", places.discard, thrown, look=look, tip=thrown, role="card"),
    ]


def _stakes(context: Context) -> Part:
    rect, amount = context.places.stakes, context.view.stakes
    caption = translate("DragonTable", "Stakes")
    props = {"amount": amount, "caption": caption, "px": round(context.places.text)}
    name = translate("DragonTable", "Stakes: {gold}").format(gold=names.gold(amount))
    return [Thing("stakes", GoldHeap, rect, z=10, props=props)], [
        Spot("stakes", "middle", rect, name, tip=name)
    ]


def _ante_places(area: Rect, n: int) -> list[Rect]:
    """Few ante cards show more of themselves; many would be too small."""
    return spread(area, n, "center", seen=0.6 if n <= 4 else 0.4)


def _antes(context: Context) -> Part:
    view, places = context.view, context.places
    caption = translate("DragonTable", "Ante cards")
    things = [
        Thing(
            "ante", Label, places.ante_caption, z=11, make={"align": "center"},
            props={"text": caption, "px": round(0.95 * places.text)},
        )
    ]  # fmt: skip
    spots: list[Spot] = []
    choosable = context.legal("copy", "take_ante", "keep")
    waiting = view.round == 0 and not view.ante and not view.over
    if waiting:
        players = [seat.name for seat in view.seats if not seat.out]
        for index, rect in enumerate(_ante_places(places.ante, len(players))):
            things.append(Thing(f"slot:{index}", Slot, rect, z=8))
        name = translate("DragonTable", "Ante cards: not turned up yet")
        spots.append(Spot("ante", "middle", places.ante_caption, name, role="text"))
        return things, spots
    ordered = sorted(view.ante, key=lambda card: (context.cards[card].strength, card))
    where = _ante_places(places.ante, len(ordered))
    for index, (card, rect) in enumerate(zip(ordered, where, strict=True)):
        drawn = card in context.chosen
        at = rect.moved(0, -0.06 * rect.h) if drawn else rect
        lit = card in choosable
        things.append(card_thing(context, card, at, 12 + index, lit=lit))
        kind = context.asked.kind if context.asked is not None else ""
        action = (("lift", card) if kind == "keep" else ("answer", card)) if lit else None
        seen = at.w if index == len(where) - 1 else where[index + 1].x - rect.x
        spots.append(
            Spot(
                f"ante:{card}", "middle", Rect(at.x, at.y, seen, at.h), card_name(context, card), action,
                ("card", card), role="card", level=1, more=context.wording.card_full(card),
            )
        )  # fmt: skip
    if not ordered:
        name = translate("DragonTable", "Ante cards: none")
        spots.append(Spot("ante", "middle", places.ante_caption, name, role="text"))
    return things, spots


def _marks(context: Context) -> Part:
    """Gambit, round and leader in a line; a Druid at work beside it."""
    view, places = context.view, context.places
    parts = [translate("DragonTable", "Gambit {number}").format(number=view.gambit)]
    if view.round:
        parts.append(translate("DragonTable", "round {number}").format(number=view.round))
    if view.leader:
        parts.append(translate("DragonTable", "leader: {name}").format(name=view.leader))
    text = said = " · ".join(parts)
    line = places.marks
    things: list[Thing] = []
    spots = [Spot("marks", "middle", line, text, role="text", tip=text)]
    if view.weakest_wins:
        half = Rect(line.x, line.y, 0.5 * line.w - 4, line.h)
        slip = Rect(line.cx + 4, line.y, 0.5 * line.w - 4, line.h)
        words_ = translate("DragonTable", "Druid: the weakest flight wins")
        props = {"text": words_, "card": context.cards.get("druid"), "debt": False}
        things.append(Thing("druid", Slip, slip, z=12, props=props))
        spots.append(Spot("druid", "middle", slip, words_, look=("card", "druid"), tip=words_, level=1))
        # Half the line is left: who leads is told by the slip before his seat.
        line, said = half, " · ".join(parts[:2])
    things.append(
        Thing(
            "marks", Label, line, z=11, make={"align": "center", "role": "body"},
            props={"text": said, "px": round(places.text)},
        )
    )  # fmt: skip
    return things, spots
