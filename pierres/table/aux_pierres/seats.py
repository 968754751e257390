"""The seats: screen, name, score, stones, gold spent, the doppelganger held, and the fist that lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.aux_pierres.material import COINS, COLOURS
from pierres.rules.aux_pierres.view import SeatView
from pierres.table.aux_pierres.choices import colours_to_choose
from pierres.table.aux_pierres.context import Context, Opened, order_of, translate
from pierres.table.aux_pierres.fist import stones_left
from pierres.table.aux_pierres.shapes import SeatPlaces
from pierres.table.pieces import Die, Fist, Heap, HeldCard, Label, NamePlate, Screen, SeatLight
from pierres.table.places import Rect, columns
from pierres.table.plates import Ground
from pierres.table.stage import Spot, Thing


def seats(context: Context) -> tuple[list[Thing], list[Spot]]:
    """All seats, each with its places to point at."""
    things: list[Thing] = []
    spots: list[Spot] = []
    for name, places in zip(order_of(context.view), context.places.seats, strict=True):
        seat = context.view.seat(name)
        things += _light(context, seat, places)
        things += _front(context, seat, places)
        fists = context.opened.get(name)
        if fists is not None:
            things += _open_fist(context, name, fists, places)
        elif seat.purse is not None and name != context.view.viewer:
            things += _open_purse(name, seat.purse, places)
        spots += _spots(context, seat, places, fists)
    return things, spots


def _light(context: Context, seat: SeatView, places: SeatPlaces) -> list[Thing]:
    winner = seat.name in context.view.winners
    if not winner and (context.view.winners or seat.name != context.to_act):
        return []
    block = places.block if context.places.private is None or places.screen else context.places.private.panel
    rect = Rect(block.cx - 0.62 * block.w, block.cy - 0.8 * block.h, 1.24 * block.w, 1.6 * block.h)
    return [
        Thing(f"light:{seat.name}", SeatLight, rect, z=-500, props={"kind": "winner" if winner else "turn"})
    ]


def _front(context: Context, seat: SeatView, places: SeatPlaces) -> list[Thing]:
    name = seat.name
    player = context.players[name]
    asked = context.asked
    chosen = asked is not None and asked.kind == "victim" and name in asked.legal
    things: list[Thing] = []
    if places.screen is not None:
        things.append(
            Thing(
                f"screen:{name}", Screen, places.screen, z=10,
                make={"colour": player.colour, "crest": player.crest}, lit=chosen,
            )
        )  # fmt: skip
    things.append(
        Thing(
            f"plate:{name}", NamePlate, places.plate, z=12, make={"colour": player.colour},
            props={"text": name, "active": name == context.to_act or name in context.view.winners},
        )
    )  # fmt: skip
    things.append(Thing(f"die:{name}", Die, places.die, z=12, props={"score": seat.score}))
    lit = _stones_to_choose(context, name)
    for colour, rect in zip(COLOURS, places.stones, strict=True):
        count = stones_left(
            seat.stones, context.draft if context.asked and name == context.asked.who else None, colour
        )
        things.append(
            Thing(
                f"stones:{name}:{colour}", Heap, rect, z=14,
                make={"kind": colour, "label": True, "align": "center", "empty": True},
                props={"count": count}, lit=colour in lit and count > 0,
            )
        )  # fmt: skip
    if seat.spent:
        things.append(
            Thing(
                f"spent:{name}", Heap, places.spent, z=14,
                make={"kind": "fairy", "label": True, "align": "center"}, props={"count": seat.spent},
            )
        )  # fmt: skip
    if seat.doppelganger and "doppelganger" in context.characters:
        things.append(
            Thing(
                f"held:{name}", HeldCard, places.held, z=13,
                make={"character": context.characters["doppelganger"], "lang": context.lang},
            )
        )  # fmt: skip
    return things


def _stones_to_choose(context: Context, name: str) -> frozenset[str]:
    """The colours of this seat's stones that the open question lets somebody take or lay out."""
    asked = context.asked
    if asked is None:
        return frozenset()
    if asked.kind == "pay" and asked.who == name and context.draft is not None:
        return frozenset(colour for colour in COLOURS if context.draft.can_add(colour))
    return colours_to_choose(context, "victim") if name == context.victim else frozenset()


def _open_fist(context: Context, name: str, fists: Sequence[Opened], places: SeatPlaces) -> list[Thing]:
    """The open hand before the screen, with what lay in it, gold and then silver, and what each was worth."""
    rect = places.fist
    hand_side = min(rect.h * 1.06, rect.w * 0.34)
    hand = Rect(rect.x + 0.01 * rect.w, rect.cy - hand_side / 2, hand_side, hand_side)
    values = " · ".join(str(context.wording.fist_value(fist.kind, fist.coins)) for fist in fists)
    px = min(1.5 * context.places.text, 0.6 * rect.h) * (0.75 if len(fists) > 1 else 1.0)
    value_w = min((0.9 + 0.5 * len(values)) * px, 0.34 * rect.w)
    value = Rect(rect.right - value_w - 0.02 * rect.w, rect.y, value_w, rect.h)
    things = [
        Thing(f"fist:{name}:ground", Ground, rect, z=20, make={"alpha": 1.0, "edge": True}),
        Thing(
            f"fist:{name}", Fist, hand, z=21, make={"colour": context.players[name].colour},
            props={"open": True},
        ),
        Thing(
            f"fist:{name}:value", Label, value, z=22, make={"align": "center"},
            props={"text": values, "role": "title", "px": round(px)},
        ),
    ]  # fmt: skip
    room = Rect(hand.right + 3, rect.y, max(1.0, value.x - hand.right - 6), rect.h)
    full = [fist for fist in fists if any(fist.coins.values())]
    shares = [1.0 + 0.4 * sum(fist.coins.values()) for fist in full]
    for fist, part in zip(full, columns(room, shares, 3.0) if full else [], strict=True):
        things += _heaps(f"fist:{name}:{fist.kind}", fist.coins, part, 0.52 * rect.h, 22, label=False)
    return things


def _open_purse(name: str, purse: Mapping[str, int], places: SeatPlaces) -> list[Thing]:
    """Where purses are played open: what lies behind the screen, shown before it."""
    rect = places.fist
    things = [Thing(f"purse:{name}:ground", Ground, rect, z=20, make={"alpha": 1.0, "edge": True})]
    return things + _heaps(f"purse:{name}", purse, rect.inset(0.04 * rect.w, 0), 0.46 * rect.h, 22)


def _heaps(
    key: str, coins: Mapping[str, int], room: Rect, size: float, z: float, label: bool = True
) -> list[Thing]:
    """One small heap for each kind there is, side by side."""
    there = [kind for kind in COINS if coins.get(kind)]
    if not there:
        return []
    size = min(size, room.h)
    shares = [1.0 + min(coins[kind], 8) * 0.55 for kind in there]
    return [
        Thing(
            f"{key}:{kind}", Heap, Rect(cell.x, room.cy - size / 2, cell.w, size), z=z,
            make={"kind": kind, "label": label, "align": "center"}, props={"count": coins[kind]},
        )
        for kind, cell in zip(there, columns(room, shares, 3.0), strict=True)
    ]  # fmt: skip


def _spots(
    context: Context, seat: SeatView, places: SeatPlaces, fists: Sequence[Opened] | None
) -> list[Spot]:
    name, wording = seat.name, context.wording
    zone = f"seat:{name}"
    asked = context.asked
    body = places.screen if places.screen is not None else places.plate
    text = str(wording.seat_text(context.view, name))
    for fist in fists or ():
        words = wording.fist_text(fist.kind, fist.coins)
        text = translate("AuxTable", "{seat}. In the fist: {fist}").format(seat=text, fist=words)
    action: tuple[object, ...] | None = None
    if asked is not None and asked.kind == "victim" and name in asked.legal:
        action = ("answer", name)
    spots = [Spot(zone, zone, body, text, action, tip=name, role="seat")]
    lit = _stones_to_choose(context, name)
    for colour, rect in zip(COLOURS, places.stones, strict=True):
        spoken = translate("AuxTable", "{name}: {things}").format(
            name=name, things=wording.stone(colour, seat.stones[colour])
        )
        take: tuple[object, ...] | None = None
        if colour in lit and asked is not None:
            take = ("add", colour) if asked.kind == "pay" else ("answer", colour)
        spots.append(Spot(f"stones:{name}:{colour}", zone, rect, spoken, take, level=1, tip=spoken))
    spoken = translate("AuxTable", "{name}, spent this round: {things}").format(
        name=name, things=wording.coin("fairy", seat.spent)
    )
    spots.append(Spot(f"spent:{name}", zone, places.spent, spoken, level=1, tip=spoken))
    spoken = translate("AuxTable", "{name}: {things}").format(name=name, things=wording.points(seat.score))
    spots.append(Spot(f"die:{name}", zone, places.die, spoken, level=1, tip=spoken))
    if seat.doppelganger and "doppelganger" in context.characters:
        spoken = translate("AuxTable", "{name} holds the card {card}").format(
            name=name, card=wording.character("doppelganger")
        )
        spots.append(
            Spot(
                f"held:{name}", zone, places.held, spoken, look=("card", "doppelganger"), level=1, role="card"
            )
        )
    return spots
