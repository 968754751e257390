"""The seats: name, gold, flight with its sum, the hand face down, debts as slips, and what works on them."""

from __future__ import annotations

from collections.abc import Iterable

from pierres.locales import labelled
from pierres.rules.jeu_des_dragons.outlook import leading
from pierres.rules.jeu_des_dragons.view import SeatView
from pierres.table.jeu_des_dragons.context import Context
from pierres.table.jeu_des_dragons.layout import SeatPlaces, spread, uncovered
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.pieces.piles import Backs, GoldTally
from pierres.table.jeu_des_dragons.pieces.signs import Slip, Sum
from pierres.table.picture import Action, Sketch
from pierres.table.pieces import Ground, NamePlate, SeatLight
from pierres.table.places import Rect, around, clockwise, columns
from pierres.translation import translate
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons import names, scoreboard


def seats(sketch: Sketch, context: Context) -> None:
    """All seats, each with its places to point at."""
    best = leading(context.view)
    order = clockwise([seat.name for seat in context.view.seats], context.view.viewer)
    for name, places in zip(order, context.places.seats, strict=True):
        seat = context.view.seat(name)
        _mat(sketch, context, seat, places, name in best)
        for part in (_seat, _flight, _hand, _slips):
            part(sketch, context, seat, places)


def lay_card(
    sketch: Sketch, context: Context, card: str, rect: Rect, z: float, mark: str = "", lit: bool = False,
    dimmed: bool = False,
) -> None:  # fmt: skip
    """A card that lies face up; there is one of each, so the key follows it wherever it goes."""
    shown = DragonCard(context.cards[card], context.wording.language(), mark, lit=lit, dimmed=dimmed)
    sketch.lay(f"card:{card}", shown, rect, z)


def point_at_card(
    sketch: Sketch, context: Context, place: str, zone: str, rect: Rect, card: str,
    action: Action | None = None, *, name: str = "", level: int = 1, ring: Rect | None = None,
) -> None:  # fmt: skip
    """Let a card be pointed at and held up; what it does comes after its name."""
    name, text = name or str(context.wording.card(card)), context.wording.card_full(card)
    look, key = ("card", card), f"{place}:{card}"
    sketch.target(key, zone, rect, name, action, look, more=text, role="card", level=level, ring=ring)


def by_strength(context: Context, cards: Iterable[str]) -> list[str]:
    """Cards in the order in which a hand is held."""
    return sorted(cards, key=lambda card: (context.cards[card].strength, card))


def _mat(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces, front: bool) -> None:
    name, view = seat.name, context.view
    acts = name in (view.winners or (context.to_act,))
    if acts:
        sketch.lay(f"edge:{name}", Ground(alpha=0.0, edge=True), places.block, z=0)
        block = places.block
        rect = around(block.cx, block.cy, 1.3 * block.w, 1.5 * block.h)
        kind = "winner" if view.winners else "turn"
        sketch.lay(f"light:{name}", SeatLight(kind=kind), rect, z=-500)
    asked = context.asked
    target = asked is not None and asked.kind == "target" and name in asked.legal
    plate = NamePlate(name, context.colours[name], acts, name in context.computers, lit=target)
    sketch.lay(f"plate:{name}", plate, places.plate, 12)
    sketch.lay(f"gold:{name}", GoldTally(amount=seat.gold, won=name in view.winners), places.gold, z=12)
    if seat.flight:
        total = Sum(value=seat.total, barred=bool(seat.barred), front=front)
        sketch.lay(f"total:{name}", total, places.total, z=14)


def _flight(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    legal = context.legal("slay", "next", "copy")
    marks = context.marks or {}
    said = {
        "works": translate("DragonTable", "its power triggered"),
        "idle": translate("DragonTable", "its power did not trigger"),
    }
    where = spread(places.flight, len(seat.flight))
    for index, (card, rect, seen) in enumerate(zip(seat.flight, where, uncovered(where), strict=True)):
        lit, mark = card in legal, marks.get(card, "")
        lay_card(sketch, context, card, rect, 13 + 0.1 * index, mark, lit)
        name = ""
        if mark in said:
            name = translate("DragonTable", "{card}, {mark}")
            name = name.format(card=context.wording.card(card), mark=said[mark])
        action = ("answer", card) if lit else None
        point_at_card(sketch, context, "flight", f"seat:{seat.name}", seen, card, action, name=name)


def _hand(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    if seat.out or seat.name == context.holder:
        return
    key, rect = f"backs:{seat.name}", places.hand
    name = translate("DragonTable", "{name}: {cards} in hand")
    name = name.format(name=seat.name, cards=names.cards(seat.hand_size))
    if seat.known:
        known = names.labels(context.cards, seat.known)
        name = translate("DragonTable", "{hand}; seen: {cards}").format(hand=name, cards=known)
    if seat.hand is not None:
        name = labelled(name, names.labels(context.cards, seat.hand))
    sketch.target(key, f"seat:{seat.name}", rect, name, tip=name)
    if seat.hand is None:
        sketch.lay(key, Backs(count=seat.hand_size), rect, z=13)
        return
    cards = by_strength(context, seat.hand)
    where = spread(rect, len(cards))
    for index, (card, place, seen) in enumerate(zip(cards, where, uncovered(where), strict=True)):
        lay_card(sketch, context, card, place, 13 + 0.1 * index)
        point_at_card(sketch, context, "held", f"seat:{seat.name}", seen, card, level=2)


def _slips(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    """Debts, who leads next by a Priest, who leads, and the god that bars the flight."""
    said: list[tuple[str, str, str | None, bool]] = []
    for index, (creditor, amount) in enumerate(seat.debts):
        said.append((f"debt:{seat.name}:{index}", scoreboard.debt_text(creditor, amount), None, True))
    if seat.barred:
        text = translate("DragonTable", "cannot win")
        said.append((f"barred:{seat.name}", text, seat.barred, False))
    if context.view.leads_next == seat.name:
        said.append((f"priest:{seat.name}", translate("DragonTable", "leads next"), "priest", False))
    if seat.out:
        said.append((f"out:{seat.name}", translate("DragonTable", "out of the game"), None, False))
    elif context.view.leader == seat.name and context.view.round:
        said.append((f"leader:{seat.name}", translate("DragonTable", "leader"), None, False))
    if not said:
        return
    cells = columns(places.slips, [1.0] * len(said), 4.0)
    for (key, text, card, debt), cell in zip(said, cells, strict=True):
        wide = min(cell.w, (0.52 * len(text) + (1.9 if card else 1.0)) * cell.h)
        rect = Rect(cell.x, cell.y, wide, cell.h)
        shown = context.cards.get(card) if card else None
        sketch.lay(key, Slip(text=text, card=shown, debt=debt), rect, z=12)
        look = ("card", card) if card else None
        spoken = labelled(seat.name, text)
        sketch.target(key, f"seat:{seat.name}", rect, spoken, look=look, tip=text, role="text")


def _seat(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    name, asked = seat.name, context.asked
    text = str(context.wording.seat_text(context.view, name))
    if name in context.computers:
        text = f"{text}. {capital(context.computers[name])}"
    target = asked is not None and asked.kind == "target" and name in asked.legal
    action = ("answer", name) if target else None
    body = Rect(places.plate.x, places.plate.y, places.gold.right - places.plate.x, places.plate.h)
    rect = places.block if target else body
    sketch.target(f"seat:{name}", f"seat:{name}", rect, text, action, role="seat", tip=text, level=0)
