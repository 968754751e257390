"""The seats: name, gold, flight with its sum, the hand face down, debts as slips, and what works on them."""

from __future__ import annotations

from pierres.locales import labelled
from pierres.rules.jeu_des_dragons.outlook import leading
from pierres.rules.jeu_des_dragons.view import SeatView
from pierres.table.jeu_des_dragons.context import Context, order_of
from pierres.table.jeu_des_dragons.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.gold import GoldTally
from pierres.table.jeu_des_dragons.layout import SeatPlaces, spread
from pierres.table.jeu_des_dragons.piles import Backs
from pierres.table.jeu_des_dragons.signs import Slip, Sum
from pierres.table.pieces import NamePlate, SeatLight
from pierres.table.places import Rect, around, columns
from pierres.table.plates import Ground
from pierres.table.stage import Spot, Thing
from pierres.translation import translate
from pierres.wording.jeu_des_dragons import names, scoreboard

Part = tuple[list[Thing], list[Spot]]


def seats(context: Context) -> Part:
    """All seats, each with its places to point at."""
    things: list[Thing] = []
    spots: list[Spot] = []
    best = leading(context.view)
    for name, places in zip(order_of(context.view), context.places.seats, strict=True):
        seat = context.view.seat(name)
        things += _mat(context, seat, places, name in best)
        spots += _spots(context, seat, places)
        for part in (_flight, _hand):
            more_things, more_spots = part(context, seat, places)
            things += more_things
            spots += more_spots
        slips, slip_spots = _slips(context, seat, places)
        things += slips
        spots += slip_spots
    return things, spots


def _mat(context: Context, seat: SeatView, places: SeatPlaces, front: bool) -> list[Thing]:
    name, view = seat.name, context.view
    acts = name in (view.winners or (context.to_act,))
    things = []
    if acts:
        things.append(Thing(f"edge:{name}", Ground, places.block, z=0, make={"alpha": 0.0, "edge": True}))
        block = places.block
        rect = around(block.cx, block.cy, 1.3 * block.w, 1.5 * block.h)
        kind = "winner" if view.winners else "turn"
        things.append(Thing(f"light:{name}", SeatLight, rect, z=-500, props={"kind": kind}))
    asked = context.asked
    target = asked is not None and asked.kind == "target" and name in asked.legal
    things.append(
        Thing(
            f"plate:{name}", NamePlate, places.plate, z=12, make={"colour": context.players[name].colour},
            props={"text": name, "active": acts}, lit=target,
        )
    )  # fmt: skip
    things.append(
        Thing(
            f"gold:{name}", GoldTally, places.gold, z=12,
            props={"amount": seat.gold, "won": name in view.winners},
        )
    )  # fmt: skip
    if seat.flight:
        props = {"value": seat.total, "barred": bool(seat.barred), "front": front}
        things.append(Thing(f"total:{name}", Sum, places.total, z=14, props=props))
    return things


def _flight(context: Context, seat: SeatView, places: SeatPlaces) -> Part:
    things: list[Thing] = []
    spots: list[Spot] = []
    legal = context.legal("slay", "next", "copy")
    marks = context.marks or {}
    where = spread(places.flight, len(seat.flight))
    for index, (card, rect) in enumerate(zip(seat.flight, where, strict=True)):
        lit = card in legal
        props = {
            "card": context.cards[card], "lang": context.lang, "face_up": True, "mark": marks.get(card, ""),
        }  # fmt: skip
        things.append(Thing(f"card:{card}", DragonCard, rect, z=13 + 0.1 * index, props=props, lit=lit))
        seen = rect.w if index == len(where) - 1 else where[index + 1].x - rect.x
        mark = {
            "works": translate("DragonTable", "its power triggered"),
            "idle": translate("DragonTable", "its power did not trigger"),
        }.get(marks.get(card, ""), "")
        name = str(context.wording.card(card))
        if mark:
            name = translate("DragonTable", "{card}, {mark}").format(
                card=context.wording.card(card), mark=mark
            )
        spots.append(
            Spot(
                f"flight:{card}", f"seat:{seat.name}", Rect(rect.x, rect.y, seen, rect.h), name,
                ("answer", card) if lit else None, ("card", card), role="card", level=1,
                more=context.wording.card_full(card),
            )
        )  # fmt: skip
    return things, spots


def _hand(context: Context, seat: SeatView, places: SeatPlaces) -> Part:
    if seat.out or seat.name == context.holder:
        return [], []
    key, rect = f"backs:{seat.name}", places.hand
    name = translate("DragonTable", "{name}: {cards} in hand").format(
        name=seat.name, cards=names.cards(seat.hand_size)
    )
    if seat.known:
        known = names.labels(context.cards, seat.known)
        name = translate("DragonTable", "{hand}; seen: {cards}").format(hand=name, cards=known)
    if seat.hand is None:
        things = [Thing(key, Backs, rect, z=13, props={"count": seat.hand_size})]
        return things, [Spot(key, f"seat:{seat.name}", rect, name, tip=name)]
    name = labelled(name, names.labels(context.cards, seat.hand))
    things, spots = [], [Spot(key, f"seat:{seat.name}", rect, name, tip=name)]
    ordered = sorted(seat.hand, key=lambda card: (context.cards[card].strength, card))
    where = spread(rect, len(ordered))
    for index, (card, place) in enumerate(zip(ordered, where, strict=True)):
        props = {"card": context.cards[card], "lang": context.lang, "face_up": True, "mark": ""}
        things.append(Thing(f"card:{card}", DragonCard, place, z=13 + 0.1 * index, props=props))
        seen = place.w if index == len(where) - 1 else where[index + 1].x - place.x
        spots.append(
            Spot(
                f"held:{card}", f"seat:{seat.name}", Rect(place.x, place.y, seen, place.h),
                str(context.wording.card(card)), look=("card", card), role="card", level=2,
                more=context.wording.card_full(card),
            )
        )  # fmt: skip
    return things, spots


def _slips(context: Context, seat: SeatView, places: SeatPlaces) -> Part:
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
        return [], []
    things: list[Thing] = []
    spots: list[Spot] = []
    cells = columns(places.slips, [1.0] * len(said), 4.0)
    for (key, text, card, debt), cell in zip(said, cells, strict=True):
        wide = min(cell.w, (0.52 * len(text) + (1.9 if card else 1.0)) * cell.h)
        rect = Rect(cell.x, cell.y, wide, cell.h)
        shown = context.cards.get(card) if card else None
        things.append(Thing(key, Slip, rect, z=12, props={"text": text, "card": shown, "debt": debt}))
        look = ("card", card) if card else None
        spoken = labelled(seat.name, text)
        spots.append(Spot(key, f"seat:{seat.name}", rect, spoken, look=look, tip=text, role="text"))
    return things, spots


def _spots(context: Context, seat: SeatView, places: SeatPlaces) -> list[Spot]:
    name, asked = seat.name, context.asked
    text = str(context.wording.seat_text(context.view, name))
    target = asked is not None and asked.kind == "target" and name in asked.legal
    action = ("answer", name) if target else None
    body = Rect(places.plate.x, places.plate.y, places.gold.right - places.plate.x, places.plate.h)
    rect = places.block if target else body
    return [Spot(f"seat:{name}", f"seat:{name}", rect, text, action, role="seat", tip=text, level=0)]
