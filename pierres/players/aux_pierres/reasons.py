"""Why a seat answered as it did, told from what all may know once the answer lies open.

Nothing behind a screen is read, not even one's own: equal answers have equal reasons, whatever is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.players.aux_pierres.reading import Reading, read
from pierres.players.aux_pierres.using import carry_out, use_once
from pierres.players.player import Reason
from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Character, Option
from pierres.rules.aux_pierres.constants import POINTS_TO_WIN, PURSE_AT_START
from pierres.rules.aux_pierres.state import Box
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Question
from pierres.rules.given import Json

FOR = {
    "gain_stones": "stones", "steal": "stones", "bag_draw": "stones", "bag_push": "stones", "buy": "stones",
    "gain": "coins", "seize": "coins", "banish": "harm", "perform": "copy", "keep": "later",
}  # fmt: skip
"""What an effect is good for."""
LITTLE = 0.08
"""How much strength is little."""


def reason_for(box: Box, view: View, question: Question, value: Json) -> Reason:
    """The reason for an answer that a seat gave to a question."""
    reading = _open(box, view)
    card = {"character": question.about}
    match question.kind, value:
        case "bid", dict():
            return _bid(reading, view, value)
        case "silver", dict():
            return Reason("silver_some" if value.get("silver") else "silver_none", card)
        case "double" | "use" | "draw", bool():
            return Reason(f"{question.kind}_{'yes' if value else 'no'}", card)
        case "option", int():
            return _option(reading, box.characters[question.about], value)
        case "colour", str():
            return Reason(f"colour_{_what(view)}", {"colour": value})
        case "victim", str():
            return Reason("victim", {"seat": value})
        case "character", str():
            return Reason("character", {"character": value})
        case "buy", dict():
            return Reason("buy_some" if value.get("stones") else "buy_none", card)
    return Reason("pay", card)


def _open(box: Box, view: View) -> Reading:
    """The position with purses as they were at the beginning, whatever they are."""
    purses = []
    for seat in view.seats:
        fairy, *others = PURSE_AT_START
        purses.append([float(max(0, fairy - seat.spent)), *map(float, others)])
    return read(box, view, box.index[view.viewer], purses)


def _bid(reading: Reading, view: View, fist: Mapping[str, Json]) -> Reason:
    me = reading.me
    assert view.up is not None
    card = reading.box.characters[view.up]
    told: dict[str, Json] = {"character": card.id}
    if fist.get("cursed"):
        return Reason("bid_curse", told)
    _, after = use_once(reading, card, me)
    gain = after.strength(me) - reading.strength(me)
    if not fist.get("fairy") and not fist.get("common"):
        if gain < LITTLE:
            return Reason("pass_little", told)
        return Reason("pass_save" if reading.pile else "pass_last", told)
    if after.score[me] >= POINTS_TO_WIN:
        return Reason("bid_win", told)
    if after.score[me] > reading.score[me]:
        return Reason("bid_point", told)
    for seat in range(len(reading.score)):
        if seat != me and use_once(reading, card, seat)[1].score[seat] >= POINTS_TO_WIN:
            return Reason("bid_stop", {**told, "seat": view.seats[seat].name})
    if not reading.pile:
        return Reason("bid_last", told)
    if gain < LITTLE:
        return Reason("bid_cheap", told)
    return Reason(f"bid_{_wanted_for(reading, card)}", told)


def _wanted_for(reading: Reading, card: Character) -> str:
    """What the option that can be used does."""

    def chance(option: Option) -> float:
        found = carry_out(reading, option, card, reading.me)
        return found[0][reading.me] if found is not None else -1.0

    return FOR.get(max(card.options, key=chance).do[0].op, "coins")


def _option(reading: Reading, card: Character, chosen: int) -> Reason:
    """A point now, or the stones kept for later."""
    told: dict[str, Json] = {"character": card.id}

    def scores(number: int) -> bool:
        return any(effect.op == "score" for effect in card.options[number].do)

    if scores(chosen):
        return Reason("option_point", told)
    return Reason("option_keep" if any(map(scores, range(len(card.options)))) else "option_other", told)


def _what(view: View) -> str:
    """What a colour was asked for."""
    match view.todo[-1]:
        case tasks.Steal():
            return "steal"
        case tasks.Banish():
            return "banish"
        case tasks.BagPush():
            return "announce"
    return "gain"
