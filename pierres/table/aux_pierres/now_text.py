"""What a card would do now, from what the viewer may see; and why a power did not trigger.

Stones, bank and row are in the open, so much can be said for everybody. Coins behind a screen count only
where the view shows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from pierres.models.typeset import isolated
from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay
from pierres.rules.aux_pierres.material import COLOURS
from pierres.rules.aux_pierres.view import SeatView, View
from pierres.rules.game import Event
from pierres.table.aux_pierres import card_text, names
from pierres.table.aux_pierres.event_text import EventText
from pierres.table.aux_pierres.grammar import capital, either, listed, parts, people

translate = QCoreApplication.translate

_FATES = frozenset({"cursed", "no_bid", "tied", "won", "void", "declined", "doubled", "used"})


def now_text(
    characters: Mapping[str, Character],
    events: EventText,
    view: View,
    key: str,
    history: Sequence[Event] = (),
) -> str:
    """What happened to the card this round, then what it would do now, a line each; "" for nothing."""
    told = [*fate(events, key, history), *outlook(characters[key], view)]
    return "\n".join(told or plain(characters[key], view))


def fate(events: EventText, key: str, history: Sequence[Event]) -> list[str]:
    """How the auction of the card ended this round, and why its power did nothing."""
    lines: list[str] = []
    for event in history:
        if event.kind == "round_begins":
            lines = []
        elif event.kind in _FATES and event.public and event.public.get("character") == key:
            if event.kind == "tied" and event.public["round"] == "gold":
                continue
            if event.kind == "used" and not event.public["copied"]:
                continue
            text = events.sentence(event)
            if text and text not in lines:
                lines.append(text)
    return lines


def outlook(character: Character, view: View) -> list[str]:
    """What is out of the ordinary about using the card now."""
    user = _user(view)
    lines: list[str] = []
    for option in character.options:
        if option.pay is not None:
            lines += _payers(option.pay, view, user)
        for effect in option.do:
            lines += _effect(effect, view, user)
    if user is not None and character.options[0].pay is not None:
        lines += _forced(character.options, user)
    return lines


def plain(character: Character, view: View) -> list[str]:
    """What using the card now would ordinarily come to, for a card of which nothing else is to be said."""
    user = _user(view)
    effects = [effect for option in character.options for effect in option.do]
    gains = _gains(effects, view, user) if len(character.options) == 1 else []
    if gains:
        return gains
    ops = {effect.op for effect in effects}
    if "keep" in ops:
        return [translate("AuxNow", "Nobody holds it yet.")]
    if "seize" in ops:
        others = [seat.name for seat in view.seats if user is None or seat.name != user.name]
        return [translate("AuxNow", "Can be chosen: {names}.").format(names=people(others))]
    if "steal" in ops:
        return [translate("AuxNow", "The second-highest bidder will be known when the fists open.")]
    return _points(character.options, user)


def _gains(effects: Sequence[Effect], view: View, user: SeatView | None) -> list[str]:
    """What the user would get from the bank, when there is enough of it."""
    wanted: dict[str, int] = {}
    for effect in effects:
        key = (
            effect.coin if effect.op == "gain" else effect.colour if effect.op == "gain_stones" else "choice"
        )
        if key != "choice":
            wanted[key] = wanted.get(key, 0) + effect.n
    enough = {key: n for key, n in wanted.items() if view.bank[key] >= n}
    if not enough:
        return []
    things = listed(names.thing(key, n) for key, n in enough.items())
    there = view.bank[next(iter(enough))]
    if user is None:
        if len(enough) > 1:
            text = translate("AuxNow", "The winner gets {things}.")
        else:
            text = translate("AuxNow", "The winner gets {things}; the bank has\N{NO-BREAK SPACE}{there}.")
        return [text.format(things=things, there=there)]
    if len(enough) > 1:
        text = translate("AuxNow", "{name} would get {things}.")
    else:
        text = translate("AuxNow", "{name} would get {things}; the bank has\N{NO-BREAK SPACE}{there}.")
    return [text.format(name=isolated(user.name), things=things, there=there)]


def _points(options: Sequence[Option], user: SeatView | None) -> list[str]:
    """Where nothing else can be said, what the card may be worth."""
    most = max((effect.n for option in options for effect in option.do if effect.op == "score"), default=0)
    if not most:
        return [translate("AuxNow", "This will be known when the fists open.")]
    if user is None:
        return [translate("AuxNow", "The winner may score %n point(s).", None, most)]
    return [
        translate(
            "AuxNow", "{name} may score %n point(s), and has\N{NO-BREAK SPACE}{score}.", None, most
        ).format(name=isolated(user.name), score=user.score)
    ]


def _user(view: View) -> SeatView | None:
    """Who uses powers now: the winner of the auction under way, else the seat that looks."""
    auction = view.auction
    if auction is not None and auction.winner is not None:
        return view.seat(auction.winner)
    return next((seat for seat in view.seats if seat.name == view.viewer), None)


def _can_pay(pay: Pay, seat: SeatView) -> bool | None:
    """None where the coins of that seat may not be seen."""
    if pay.kind in ("all_stones", "bid"):
        return True
    if pay.kind == "coins":
        if seat.purse is None:
            return None
        purse = seat.purse
        return all(purse[coin] >= count for coin, count in pay.coins.items())
    counts = [seat.stones[colour] for colour in COLOURS]
    if pay.pattern == "same":
        return max(counts) >= pay.stones
    if pay.pattern == "distinct":
        return sum(count > 0 for count in counts) >= pay.stones
    return sum(counts) >= pay.stones


def _payers(pay: Pay, view: View, user: SeatView | None) -> list[str]:
    if pay.kind == "all_stones":
        if user is None:
            return []
        count = sum(user.stones.values())
        if not count:
            return [
                translate("AuxNow", "{name} has no stone: the power costs nothing.").format(
                    name=isolated(user.name)
                )
            ]
        return [
            translate("AuxNow", "{name} would pay %n stone(s).", None, count).format(
                name=isolated(user.name)
            ),
        ]
    if pay.kind == "bid":
        auction = view.auction
        if auction is None or auction.winner is None or auction.winner not in auction.bids:
            return []
        fairy = auction.bids[auction.winner].get("fairy", 0)
        return [
            translate("AuxNow", "{name} would lose {coins} of this bid.").format(
                name=isolated(auction.winner), coins=names.coin("fairy", fairy)
            )
            if fairy
            else translate("AuxNow", "{name} has bid no fairy gold: the power costs nothing.").format(
                name=isolated(auction.winner)
            )
        ]
    if user is not None:
        return []
    able = [seat.name for seat in view.seats if _can_pay(pay, seat)]
    if pay.kind == "coins" and not able:
        return []
    if not able:
        return [translate("AuxNow", "Nobody can pay this now.")]
    return [translate("AuxNow", "Can pay: {names}.").format(names=people(able))]


def _forced(options: Sequence[Option], user: SeatView) -> list[str]:
    """What is left to the user where a payment is or is not possible."""
    priced = [
        option.pay for option in options if option.pay is not None and option.pay.kind in ("stones", "coins")
    ]
    answers = [_can_pay(pay, user) for pay in priced]
    if not priced or None in answers:
        return []
    words = {"name": isolated(user.name)}
    free = [card_text.option_line(option) for option in options if option.pay is None]
    if any(answers):
        if free:
            return [translate("AuxNow", "{name} can pay, and chooses.").format(**words)]
        return [translate("AuxNow", "{name} can pay, and must.").format(**words)]
    if free:
        return [
            translate("AuxNow", "{name} cannot pay, and gets: {gives}.").format(gives=either(free), **words)
        ]
    return [translate("AuxNow", "{name} cannot pay: no effect.").format(**words)]


def _effect(effect: Effect, view: View, user: SeatView | None) -> list[str]:
    match effect.op:
        case "gain":
            return _supply(effect.coin, effect.n, view)
        case "gain_stones" if effect.colour == "choice":
            return [_stock(view)]
        case "gain_stones":
            return _supply(effect.colour, effect.n, view)
        case "steal" | "seize":
            return _victims(effect, view)
        case "banish":
            return _banish(effect, view, user)
        case "bag_draw":
            return [_into_bag(view, effect.per_colour)]
        case "bag_push" | "buy":
            return [_stock(view)]
        case "perform":
            return _perform(effect, view)
        case "keep":
            holder = next((seat.name for seat in view.seats if seat.doppelganger), None)
            return [translate("AuxNow", "{name} holds it.").format(name=isolated(holder))] if holder else []
        case _:
            return []


def _supply(key: str, wanted: int, view: View) -> list[str]:
    """Shortage of the bank; nothing where it has enough."""
    there = view.bank[key]
    if not there:
        return [capital(names.no_more(key)) + "."]
    if there < wanted:
        return [
            translate("AuxNow", "The bank has only {things}: no more can be gained.").format(
                things=names.thing(key, there)
            )
        ]
    return []


def _stock(view: View) -> str:
    there = {colour: view.bank[colour] for colour in COLOURS}
    if not any(there.values()):
        return translate("AuxNow", "The bank has no stones: no effect.")
    return translate("AuxNow", "In the bank: {stones}.").format(stones=names.stones(there))


def _into_bag(view: View, per_colour: int) -> str:
    there = {colour: min(per_colour, view.bank[colour]) for colour in COLOURS}
    if not any(there.values()):
        return translate("AuxNow", "The bank has no stones: no effect.")
    return translate("AuxNow", "Into the bag would go {stones}.").format(stones=names.stones(there))


def _victims(effect: Effect, view: View) -> list[str]:
    auction = view.auction
    if effect.from_ != "second_bidder" or auction is None or auction.winner is None:
        return []
    return [
        translate("AuxNow", "Second-highest bidder: {names}.").format(names=people(auction.second_bidders))
    ]


def _banish(effect: Effect, view: View, user: SeatView | None) -> list[str]:
    colours = COLOURS if effect.colour == "choice" else (effect.colour,)
    lines = []
    for colour in colours:
        lost = [
            translate("AuxNow", "{name}\N{NO-BREAK SPACE}{count}").format(
                name=isolated(seat.name), count=seat.stones[colour]
            )
            for seat in view.seats
            if seat.stones[colour] and (effect.who == "everyone" or user is None or seat.name != user.name)
        ]
        what = listed(lost) if lost else translate("AuxNow", "nobody")
        lines.append(
            translate("AuxNow", "{colour}: {who}").format(colour=capital(names.colour(colour)), who=what)
        )
    return [parts(lines) + "."]


def _perform(effect: Effect, view: View) -> list[str]:
    if effect.pool == "unplayed":
        if not view.pile:
            return [translate("AuxNow", "The pile is empty: no effect.")]
        return [translate("AuxNow", "%n character(s) in the pile.", None, len(view.pile))]
    return [translate("AuxNow", "%n character(s) in the row.", None, len(view.row))]
