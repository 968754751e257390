"""The picture of the table but for the seats: words, the middle, the hand, the answers."""

from __future__ import annotations

from pierres.rules.given import Json
from pierres.table.jeu_des_dragons.context import FROM_HAND, IN_WORDS, KEEP, CardDraft, Context
from pierres.table.jeu_des_dragons.layout import button_places, spread, uncovered
from pierres.table.jeu_des_dragons.pieces.piles import CardPile, GoldHeap, TableWithMats
from pierres.table.jeu_des_dragons.pieces.signs import Beat, Slip, WhyPanel
from pierres.table.jeu_des_dragons.seats import by_strength, lay_card, point_at_card, seats
from pierres.table.picture import Action, Picture, Sketch, headline
from pierres.table.pieces import Button, NamePlate, Notice, Slot
from pierres.table.places import Rect
from pierres.translation import translate
from pierres.wording.jeu_des_dragons import names

LIFT = 0.1
"""How far a card is drawn out of the hand, of its height."""


def picture(context: Context) -> Picture:
    """Everything on the table but what is held up to be read."""
    sketch = Sketch()
    for part in (words, hand, answers, middle, seats):
        part(sketch, context)
    return sketch.picture()


# ---- words


def words(sketch: Sketch, context: Context) -> None:
    """The table top, the large line, and the line under it."""
    places = context.places
    w, h = places.size
    mats = tuple(seat.block for seat in places.seats)
    sketch.lay("table", TableWithMats(mats=mats), Rect(0, 0, w, h), z=-1000)
    if context.headline:
        sketch.add(headline(context.headline, places.headline, places.big))
    if context.notice:
        piece = Notice(text=context.notice, warning=context.warning, px=round(places.text))
        sketch.lay("notice", piece, places.notice, 60)
    sketch.target(
        "question", "question", places.headline, context.headline, role="text", tip=context.headline,
        more=context.notice, drawn="headline",
    )  # fmt: skip


# ---- the hand and the answers


def hand(sketch: Sketch, context: Context) -> None:
    """The hand that lies open below, the card drawn out raised."""
    view, places = context.view, context.places
    if not context.holder:
        _why(sketch, context)
        return
    held = view.seat(context.holder)
    cards = held.hand or ()
    asked = context.asked
    from_hand = asked is not None and asked.kind in FROM_HAND
    legal = context.legal(*FROM_HAND)
    if places.hand_plate.w:
        colour = context.colours[held.name]
        text = translate("DragonTable", "Hand: {name}").format(name=held.name)
        sketch.lay("hand plate", NamePlate(colour=colour, text=text), places.hand_plate, z=29)
    ordered = by_strength(context, cards)
    where = spread(places.hand, len(ordered), "center", lift=LIFT)
    for index, (card, rect, seen) in enumerate(zip(ordered, where, uncovered(where), strict=True)):
        rise = -LIFT * rect.h if card in context.drawn_out or card == held.chosen else 0.0
        fits = card in legal
        at, ring = rect.moved(0, rise), seen.moved(0, rise)
        lay_card(sketch, context, card, at, 30 + index, lit=fits, dimmed=from_hand and not fits)
        action, name = None, ""
        if from_hand and asked is not None:
            action = ("lift", card) if fits else ("refuse", card)
            name = str(context.wording.answer(view, asked, card)) if fits else ""
        point_at_card(sketch, context, "hand", "hand", ring, card, action, name=name, level=2, ring=ring)


def _why(sketch: Sketch, context: Context) -> None:
    """What happened last, with its reasons, for all to read."""
    places = context.places
    if not context.news:
        return
    text = " ".join(context.news)
    sketch.lay("why", WhyPanel(context.news, round(1.35 * places.text)), places.why, z=20)
    sketch.target("why", "why", places.why, text, role="text", tip=text)


def answers(sketch: Sketch, context: Context) -> None:
    """Plates: the answers in words, and the one that plays what is drawn out."""
    asked, draft = context.asked, context.draft
    found: list[tuple[str, str, Action, Button]] = []
    px = round(1.15 * context.places.text)

    def add(value: Json) -> None:
        text = _with_caution(context, value)
        found.append((f"choice:{value}", text, ("answer", value), Button(text, px=px)))

    if asked is not None and asked.kind in IN_WORDS:
        for value in asked.legal:
            add(value)
    if draft is not None:
        text = _confirm_text(context, draft)
        button = Button(text, px=px, strong=True, enabled=draft.complete())
        found.append(("confirm", text, ("confirm", None), button))
        if draft.kind == "give":
            add("pay")
    where = button_places(context.places.answers, len(found), context.places.text)
    for (key, text, action, button), rect in zip(found, where, strict=True):
        sketch.lay(key, button, rect, 62)
        sketch.target(key, "answers", rect, text, action, role="button", tip=text)


def _confirm_text(context: Context, draft: CardDraft) -> str:
    chosen = draft.cards
    if not chosen:
        if draft.kind == KEEP:
            return translate("DragonTable", "Choose from the ante cards")
        return translate("DragonTable", "Choose a card")
    card = context.wording.card(chosen[0])
    if draft.kind == KEEP:
        return translate("DragonTable", "Take %n card(s)", None, len(chosen))
    text = {
        "ante": translate("DragonTable", "Ante {card}"),
        "play": translate("DragonTable", "Play {card}"),
        "give": translate("DragonTable", "Give {card}"),
        "discard": translate("DragonTable", "Discard {card}"),
    }[draft.kind]
    text = text.format(card=card)
    caution = ""
    if draft.complete():
        caution = context.wording.caution(context.view, draft.question, chosen[0])
    return f"{text}\n{caution}" if caution else text


def _with_caution(context: Context, value: Json) -> str:
    asked = context.asked
    assert asked is not None
    text = str(context.wording.answer(context.view, asked, value))
    caution = context.wording.caution(context.view, asked, value)
    return f"{text}\n{caution}" if caution else text


# ---- the middle


def middle(sketch: Sketch, context: Context) -> None:
    """The strength to beat, deck and discards, the stakes, the ante cards, and what works now."""
    for part in (_beat, _piles, _stakes, _antes, _marks):
        part(sketch, context)


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


def _beat(sketch: Sketch, context: Context) -> None:
    rect, (number, text) = context.places.beat, beat_text(context)
    said = translate("DragonTable", "{text}: {number}").format(text=text, number=context.view.to_beat)
    name = said if context.view.to_beat is not None else text
    sketch.lay("beat", Beat(number, text, round(1.4 * context.places.text)), rect, z=10)
    sketch.target("beat", "beat", rect, name, role="text", tip=name)


def _piles(sketch: Sketch, context: Context) -> None:
    view, places = context.view, context.places
    top = context.cards[view.discard[-1]] if view.discard else None
    sketch.lay("deck", CardPile(count=view.deck, top=None, lang="fr"), places.deck, z=10)
    thrown = CardPile(count=len(view.discard), top=top, lang=context.wording.language())
    sketch.lay("discard", thrown, places.discard, z=10)
    line = translate("DragonTable", "Deck {deck} · discards {discard}")
    line = line.format(deck=view.deck, discard=len(view.discard))
    sketch.line("piles", line, places.piles, 0.95 * places.text, 11, fit=True)
    deck = translate("DragonTable", "Deck: %n card(s)", None, view.deck)
    under = translate("DragonTable", "Discards: %n card(s)", None, len(view.discard))
    if top is not None:
        under += translate("DragonTable", ", on top {card}").format(card=names.label(top))
    look = ("card", view.discard[-1]) if view.discard else None
    sketch.target("deck", "middle", places.deck, deck, tip=deck)
    sketch.target("discard", "middle", places.discard, under, look=look, tip=under, role="card")


def _stakes(sketch: Sketch, context: Context) -> None:
    rect, amount = context.places.stakes, context.view.stakes
    caption = translate("DragonTable", "Stakes")
    name = translate("DragonTable", "Stakes: {gold}").format(gold=names.gold(amount))
    sketch.lay("stakes", GoldHeap(amount, caption, round(context.places.text)), rect, z=10)
    sketch.target("stakes", "middle", rect, name, tip=name)


def _ante_places(area: Rect, n: int) -> list[Rect]:
    """Few ante cards show more of themselves; many would be too small."""
    return spread(area, n, "center", seen=0.6 if n <= 4 else 0.4)


def _antes(sketch: Sketch, context: Context) -> None:
    view, places = context.view, context.places
    caption = translate("DragonTable", "Ante cards")
    sketch.line("ante", caption, places.ante_caption, round(0.95 * places.text), 11)
    choosable = context.legal("copy", "take_ante", "keep")
    waiting = view.round == 0 and not view.ante and not view.over
    if waiting:
        players = [seat.name for seat in view.seats if not seat.out]
        for index, rect in enumerate(_ante_places(places.ante, len(players))):
            sketch.lay(f"slot:{index}", Slot(), rect, z=8)
        name = translate("DragonTable", "Ante cards: not turned up yet")
        sketch.target("ante", "middle", places.ante_caption, name, role="text")
        return
    ordered = by_strength(context, view.ante)
    where = _ante_places(places.ante, len(ordered))
    kind = context.asked.kind if context.asked is not None else ""
    for index, (card, rect, seen) in enumerate(zip(ordered, where, uncovered(where), strict=True)):
        rise = -0.06 * rect.h if card in context.drawn_out else 0.0
        lit = card in choosable
        lay_card(sketch, context, card, rect.moved(0, rise), 12 + index, lit=lit)
        action = ("lift" if kind == KEEP else "answer", card) if lit else None
        point_at_card(sketch, context, "ante", "middle", seen.moved(0, rise), card, action)
    if not ordered:
        name = translate("DragonTable", "Ante cards: none")
        sketch.target("ante", "middle", places.ante_caption, name, role="text")


def _marks(sketch: Sketch, context: Context) -> None:
    """Gambit, round and leader in a line; a Druid at work beside it."""
    view, places = context.view, context.places
    parts = [translate("DragonTable", "Gambit {number}").format(number=view.gambit)]
    if view.round:
        parts.append(translate("DragonTable", "round {number}").format(number=view.round))
    if view.leader:
        parts.append(translate("DragonTable", "leader: {name}").format(name=view.leader))
    text = said = " · ".join(parts)
    line = places.marks
    sketch.target("marks", "middle", line, text, role="text", tip=text)
    if view.weakest_wins:
        half = Rect(line.x, line.y, 0.5 * line.w - 4, line.h)
        slip = Rect(line.cx + 4, line.y, 0.5 * line.w - 4, line.h)
        words_ = translate("DragonTable", "Druid: the weakest flight wins")
        sketch.lay("druid", Slip(text=words_, card=context.cards.get("druid"), debt=False), slip, z=12)
        sketch.target("druid", "middle", slip, words_, look=("card", "druid"), tip=words_, level=1)
        # Half the line is left: the slip before the seat says who leads.
        line, said = half, " · ".join(parts[:2])
    sketch.line("marks", said, line, round(places.text), 11, role="body")
