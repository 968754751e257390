"""The places of the table in one spoken line each, and the cells of the scoreboard."""

from __future__ import annotations

from collections.abc import Callable

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.view import View
from pierres.translation import Context
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital
from pierres.wording.base import Cell, Column
from pierres.wording.typeset import isolated

tr = Context("AuxBoard")
tr_places = Context("AuxPlaces")


def seat_text(view: View, name: str) -> str:
    """A seat, as far as the viewer sees it."""
    seat = view.seat(name)
    said = [
        names.points(seat.score),
        names.stones(seat.stones) if any(seat.stones.values()) else tr_places("no stones"),
    ]
    if seat.spent:
        said.append(tr_places("{coins} spent", coins=names.coin("fairy", seat.spent)))
    if seat.doppelganger:
        said.append(tr_places("holds the Doppelganger"))
    if seat.purse is not None:
        said.append(tr_places("behind the screen: {coins}", coins=names.coins(seat.purse)))
    return tr_places("{name}: {what}", name=isolated(name), what=", ".join(said))


def pile_text(label: Callable[[str], str], view: View) -> str:
    """The face-down pile: a set, in no order that means anything."""
    if not view.pile:
        return tr_places("Pile: empty")
    return tr_places(
        "Pile, %n card(s) face down, in any order: {characters}",
        len(view.pile),
        characters=", ".join(label(key) for key in view.pile),
    )


def bag_text(view: View) -> str:
    """The bag, while stones are drawn from it."""
    bag = view.bag
    if bag is None:
        return tr_places("Bag: empty")
    text = tr_places("Bag: {stones}", stones=names.stones(bag.stones))
    if any(bag.drawn.values()):
        text += tr_places(", drawn: {stones}", stones=names.stones(bag.drawn))
    if bag.announced:
        text += tr_places(", announced: {colour}", colour=names.colour(bag.announced))
    return text


def purse_text(view: View) -> str:
    """The viewer's own purse; "" for the public."""
    seat = next((seat for seat in view.seats if seat.name == view.viewer), None)
    if seat is None or seat.purse is None:
        return ""
    return tr_places("Purse: {coins}", coins=names.coins(seat.purse))


def columns(view: View) -> tuple[Column, ...]:
    """The columns of the scoreboard; purses only where the view shows them all."""
    shown = [
        Column("seat", tr("Player"), tr("Player")),
        Column("score", tr("Points"), tr("Points: three win the game")),
        *(Column(colour, _stones_title(colour), capital(names.stones_of(colour))) for colour in COLOURS),
        Column("spent", tr("Spent"), tr("Fairy gold spent this round")),
        Column(
            "doppelganger",
            tr("Double"),
            tr("Who holds the Doppelganger"),
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
                return Cell(0, "", tr("no Doppelganger"))
            return Cell(1, "✓", tr("holds the Doppelganger"))
        case "red" | "blue" | "yellow":
            return Cell(seat.stones[key], str(seat.stones[key]), names.stone(key, seat.stones[key]))
        case _:
            count = seat.purse[key] if seat.purse is not None else 0
            return Cell(count, str(count) if seat.purse is not None else "", names.coin(key, count))


def _stones_title(colour: str) -> str:
    return {
        "red": tr("Red"),
        "blue": tr("Blue"),
        "yellow": tr("Yellow"),
    }[colour]


def _coin_title(coin: str) -> str:
    return {
        "fairy": tr("Fairy"),
        "common": tr("Common"),
        "silver": tr("Silver"),
        "cursed": tr("Cursed"),
        "amulet": tr("Amulets"),
    }[coin]
