"""The seats: screen, name, score, stones, gold spent, the doppelganger held, and the fist that lies open."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.locales import labelled
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.rounds import value_of
from pierres.rules.aux_pierres.view import SeatView
from pierres.table.aux_pierres.choices import colours_to_choose
from pierres.table.aux_pierres.context import Context, Opened
from pierres.table.aux_pierres.fist import stones_left
from pierres.table.aux_pierres.pieces import Die, Fist, FistTally, Heap, HeldCard
from pierres.table.aux_pierres.pieces.stones import heaps
from pierres.table.aux_pierres.shapes import SeatPlaces
from pierres.table.picture import Action, Sketch
from pierres.table.pieces import Ground, NamePlate, Screen, SeatLight
from pierres.table.places import Rect, around, clockwise, columns
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.grammar import capital


def seats(sketch: Sketch, context: Context) -> None:
    """All seats, each with its places to point at."""
    order = clockwise([seat.name for seat in context.view.seats], context.view.viewer)
    for name, places in zip(order, context.places.seats, strict=True):
        seat = context.view.seat(name)
        _light(sketch, context, seat, places)
        _front(sketch, context, seat, places)
        _hand(sketch, context, name, places)
        if seat.purse is not None and name != context.view.viewer:
            _open_purse(sketch, name, seat.purse, places)
        _spots(sketch, context, seat, places)


def _light(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    winner = seat.name in context.view.winners
    if not winner and (context.view.winners or seat.name != context.in_light):
        return
    private = context.places.private
    if private is not None and places.screen is None:
        # The open side is large and bright by itself: light round its edge will do.
        rect = around(private.panel.cx, private.panel.cy, 1.2 * private.panel.w, 1.5 * private.panel.h)
    else:
        rect = around(places.block.cx, places.block.cy, 1.7 * places.block.w, 2.3 * places.block.h)
    sketch.lay(f"light:{seat.name}", SeatLight("winner" if winner else "turn"), rect, z=-500)


def _front(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    name = seat.name
    colour_of = context.colours[name]
    asked = context.asked
    chosen = asked is not None and asked.kind == "victim" and name in asked.legal
    if places.screen is not None:
        sketch.lay(f"screen:{name}", Screen(colour_of, lit=chosen), places.screen, 10)
    active = name in (context.view.winners or (context.in_light,))
    plate = NamePlate(name, colour_of, active, name in context.computers)
    sketch.lay(f"plate:{name}", plate, places.raised if active else places.plate, 12)
    sketch.lay(f"die:{name}", Die(score=seat.score), places.die, z=12)
    if places.screen is not None:
        sketch.lay(f"mat:{name}", Ground(alpha=0.34), _mat(places, seat), z=9)
    lit = _stones_to_choose(context, name)
    for colour, rect in zip(COLOURS, places.stones, strict=True):
        draft = context.draft if context.asked and name == context.asked.who else None
        count = stones_left(seat.stones, draft, colour)
        heap = Heap(colour, count, True, "center", empty=True, lit=colour in lit and count > 0)
        sketch.lay(f"stones:{name}:{colour}", heap, rect, 14)
    if seat.spent:
        spent = translate("AuxTable", "%n spent", None, seat.spent)
        heap = Heap("fairy", seat.spent, True, "center", words=spent)
        sketch.lay(f"spent:{name}", heap, places.spent, 14)
    if seat.doppelganger and "doppelganger" in context.characters:
        piece = HeldCard(context.characters["doppelganger"], context.wording.language())
        sketch.lay(f"held:{name}", piece, places.held, 13)


def _mat(places: SeatPlaces, seat: SeatView) -> Rect:
    """Under stones and gold, for they lie across the rim and the golden line and are to be counted."""
    rects = [*places.stones, *([places.spent] if seat.spent else [])]
    left, right = min(rect.x for rect in places.stones), max(rect.right for rect in places.stones)
    top, bottom = min(rect.y for rect in rects), max(rect.bottom for rect in rects)
    edge = 0.12 * places.stones[0].h
    return Rect(left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge)


def _stones_to_choose(context: Context, name: str) -> frozenset[str]:
    """The colours of this seat's stones that the open question lets somebody take or lay out."""
    asked = context.asked
    if asked is None:
        return frozenset()
    if asked.kind == "pay" and asked.who == name and context.draft is not None:
        return frozenset(colour for colour in COLOURS if context.draft.can_add(colour))
    return colours_to_choose(context, "victim") if name == context.victim else frozenset()


def _hand(sketch: Sketch, context: Context, name: str, places: SeatPlaces) -> None:
    """The hand at the side of the screen: closed on a bid, or open, with what it was worth beside it."""
    closed = name in context.closed
    fists = context.opened.get(name, ())
    if not fists and not closed:
        return
    rect = places.fist
    side = min(rect.h, 0.54 * rect.w)
    hand = Rect(rect.x, rect.bottom - side, side, side)
    sketch.lay(f"fist:{name}", Fist(colour=context.colours[name], open=not closed), hand, z=21)
    worth = [fist for fist in fists if len(fists) > 1 or any(fist.coins.values())]
    room = Rect(hand.right - 0.06 * side, rect.y, rect.right - hand.right + 0.06 * side, rect.h)
    for index, (fist, place) in enumerate(zip(worth, _tally_places(room, len(worth)), strict=True)):
        decides = index == len(worth) - 1
        worth_of = _worth(context, fist, decides and name == context.winner)
        sketch.lay(f"fist:{name}:{fist.kind}", worth_of, place, z=22)


def _tally_places(room: Rect, n: int) -> list[Rect]:
    """Where the values of a gold fist and of a silver one stand: the one that decides is the larger."""
    if n == 0:
        return []
    if room.w > 2.2 * room.h:
        return [cell.inset(1, 0.06 * room.h) for cell in columns(room, (0.42, 0.58)[-n:], 2)]
    one = min(0.52 * room.h, 0.66 * room.w)
    if n == 1:
        return [Rect(room.x, room.cy - one / 2, room.w, one)]
    small = 0.74 * min(one, room.h / 1.8)
    large = min(one, room.h / 1.8)
    top = room.cy - (small + large + 2) / 2
    return [Rect(room.x, top, 0.8 * room.w, small), Rect(room.x, top + small + 2, room.w, large)]


def _worth(context: Context, fist: Opened, won: bool) -> FistTally:
    """The value of a fist behind one coin of each kind in it; coins worth nothing are counted, dim."""
    held = [kind for kind in COINS if fist.coins.get(kind)]
    value = value_of(fist.kind, fist.coins)
    if not value and held:
        count = sum(fist.coins[kind] for kind in held)
        return FistTally(won, tuple(held), f"×{count}", idle=True)
    if not held:
        held = ["silver" if fist.kind == "silver" else "fairy"]
    return FistTally(won, tuple(held), str(value))


def _open_purse(sketch: Sketch, name: str, purse: Mapping[str, int], places: SeatPlaces) -> None:
    """Where purses are played open: what lies behind the screen, shown before it."""
    rect = places.purse
    sketch.lay(f"purse:{name}:ground", Ground(alpha=1.0, edge=True), rect, z=20)
    room = rect.inset(0.04 * rect.w, 0)
    for key, heap, place in heaps(purse, room, 0.46 * rect.h, label=True):
        sketch.lay(f"purse:{name}:{key}", heap, place, z=22)


def _spots(sketch: Sketch, context: Context, seat: SeatView, places: SeatPlaces) -> None:
    name, wording = seat.name, context.wording
    zone = f"seat:{name}"
    asked = context.asked
    body = places.screen if places.screen is not None else places.plate
    text = str(wording.seat_text(context.view, name))
    for fist in context.opened.get(name, ()):
        text = f"{text}. {wording.in_fist(fist.kind, fist.coins)}"
    if name in context.closed:
        text = translate("AuxTable", "{seat}. The fist is closed.").format(seat=text)
    action: Action | None = None
    if asked is not None and asked.kind == "victim" and name in asked.legal:
        action = ("answer", name)
    tip = name
    if name in context.computers:
        tip, text = labelled(name, context.computers[name]), f"{text}. {capital(context.computers[name])}"
    sketch.target(zone, zone, body, text, action, tip=tip, role="seat")
    lit = _stones_to_choose(context, name)
    for colour, rect in zip(COLOURS, places.stones, strict=True):
        spoken = translate("AuxTable", "{name}: {things}")
        spoken = spoken.format(name=name, things=names.stone(colour, seat.stones[colour]))
        take: Action | None = None
        if colour in lit and asked is not None:
            take = ("add", colour) if asked.kind == "pay" else ("answer", colour)
        sketch.target(f"stones:{name}:{colour}", zone, rect, spoken, take, level=1, tip=spoken)
    if seat.spent:
        spoken = translate("AuxTable", "{name}, spent this round: {things}")
        spoken = spoken.format(name=name, things=names.coin("fairy", seat.spent))
        sketch.target(f"spent:{name}", zone, places.spent, spoken, level=1, tip=spoken)
    spoken = translate("AuxTable", "{name}: {things}").format(name=name, things=names.points(seat.score))
    sketch.target(f"die:{name}", zone, places.die, spoken, level=1, tip=spoken)
    if seat.doppelganger and "doppelganger" in context.characters:
        card = "doppelganger"
        spoken = translate("AuxTable", "{name} holds the card {card}")
        spoken = spoken.format(name=name, card=wording.character(card))
        look, text = ("card", card), wording.character_text(card)
        sketch.target(f"held:{name}", zone, places.held, spoken, look=look, more=text, role="card", level=1)
