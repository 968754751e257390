"""The places of the table in one spoken line each, and the cells of the scoreboard."""

from __future__ import annotations

from collections.abc import Callable

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.view import View
from pierres.translation import translate
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital
from pierres.wording.base import Cell, Column
from pierres.wording.typeset import isolated


def seat_text(view: View, name: str) -> str:
    """A seat, as far as the viewer sees it."""
    seat = view.seat(name)
    said = [
        names.points(seat.score),
        names.stones(seat.stones) if any(seat.stones.values()) else translate("AuxPlaces", "no stones"),
    ]
    if seat.spent:
        said.append(translate("AuxPlaces", "{coins} spent").format(coins=names.coin("fairy", seat.spent)))
    if seat.doppelganger:
        said.append(translate("AuxPlaces", "holds the Doppelganger"))
    if seat.purse is not None:
        said.append(
            translate("AuxPlaces", "behind the screen: {coins}").format(coins=names.coins(seat.purse))
        )
    return translate("AuxPlaces", "{name}: {what}").format(name=isolated(name), what=", ".join(said))


def pile_text(label: Callable[[str], str], view: View) -> str:
    """The face-down pile: a set, in no order that means anything."""
    if not view.pile:
        return translate("AuxPlaces", "Pile: empty")
    return translate(
        "AuxPlaces", "Pile, %n card(s) face down, in any order: {characters}", None, len(view.pile)
    ).format(characters=", ".join(label(key) for key in view.pile))


def bag_text(view: View) -> str:
    """The bag, while stones are drawn from it."""
    bag = view.bag
    if bag is None:
        return translate("AuxPlaces", "Bag: empty")
    text = translate("AuxPlaces", "Bag: {stones}").format(stones=names.stones(bag.stones))
    if any(bag.drawn.values()):
        text += translate("AuxPlaces", ", drawn: {stones}").format(stones=names.stones(bag.drawn))
    if bag.announced:
        text += translate("AuxPlaces", ", announced: {colour}").format(colour=names.colour(bag.announced))
    return text


def purse_text(view: View) -> str:
    """The viewer's own purse; "" for the public."""
    seat = next((seat for seat in view.seats if seat.name == view.viewer), None)
    if seat is None or seat.purse is None:
        return ""
    return translate("AuxPlaces", "Purse: {coins}").format(coins=names.coins(seat.purse))


def columns(view: View) -> tuple[Column, ...]:
    """The columns of the scoreboard; purses only where the view shows them all."""
    shown = [
        Column("seat", translate("AuxBoard", "Player"), translate("AuxBoard", "Player")),
        Column("score", translate("AuxBoard", "Points"), translate("AuxBoard", "Points: three win the game")),
        *(Column(colour, _stones_title(colour), capital(names.stones_of(colour))) for colour in COLOURS),
        Column("spent", translate("AuxBoard", "Spent"), translate("AuxBoard", "Fairy gold spent this round")),
        Column(
            "doppelganger",
            translate("AuxBoard", "Double"),
            translate("AuxBoard", "Who holds the Doppelganger"),
        ),
    ]
    if all(seat.purse is not None for seat in view.seats):
        shown += [Column(coin, _coin_title(coin), names.coin_kind(coin)) for coin in COINS]
    return tuple(shown)


def cell(view: View, name: str, key: str) -> Cell:
    """One cell of the scoreboard."""
    seat = view.seat(name)
    match key:
        case "seat":
            return Cell(name, name, seat_text(view, name))
        case "score":
            return Cell(seat.score, str(seat.score), names.points(seat.score))
        case "spent":
            return Cell(seat.spent, str(seat.spent), names.coin("fairy", seat.spent))
        case "doppelganger":
            if not seat.doppelganger:
                return Cell(0, "", translate("AuxBoard", "no Doppelganger"))
            return Cell(1, "✓", translate("AuxBoard", "holds the Doppelganger"))
        case "red" | "blue" | "yellow":
            return Cell(seat.stones[key], str(seat.stones[key]), names.stone(key, seat.stones[key]))
        case _:
            count = seat.purse[key] if seat.purse is not None else 0
            return Cell(count, str(count) if seat.purse is not None else "", names.coin(key, count))


def _stones_title(colour: str) -> str:
    return {
        "red": translate("AuxBoard", "Red"),
        "blue": translate("AuxBoard", "Blue"),
        "yellow": translate("AuxBoard", "Yellow"),
    }[colour]


def _coin_title(coin: str) -> str:
    return {
        "fairy": translate("AuxBoard", "Fairy"),
        "common": translate("AuxBoard", "Common"),
        "silver": translate("AuxBoard", "Silver"),
        "cursed": translate("AuxBoard", "Cursed"),
        "amulet": translate("AuxBoard", "Amulets"),
    }[coin]
