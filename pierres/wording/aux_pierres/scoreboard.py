"""The places of the table in one spoken line each, and the cells of the scoreboard."""

from __future__ import annotations

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.view import View
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.card_text import CardText
from pierres.wording.base import Cell, Column
from pierres.wording.grammar import capital
from pierres.wording.typeset import isolated

tr = TextContext("AuxBoard")


class SeatText(CardText):
    """What lies where, and what the scoreboard holds."""

    def seat_text(self, view: View, seat: str) -> str:
        """A seat in one line, as far as the viewer sees it."""
        shown = view.seat(seat)
        stones = names.stones(shown.stones) if any(shown.stones.values()) else tr("no stones")
        said = [names.points(shown.score), stones]
        if shown.spent:
            said.append(tr("{coins} spent", coins=names.coin("fairy", shown.spent)))
        if shown.doppelganger:
            said.append(tr("holds the Doppelganger"))
        if shown.purse is not None:
            said.append(tr("behind the screen: {coins}", coins=names.coins(shown.purse)))
        return tr("{name}: {what}", name=isolated(seat), what=", ".join(said))

    def pile_text(self, view: View) -> str:
        """The face-down pile: a set, in no order that means anything."""
        if not view.pile:
            return tr("Pile: empty")
        characters = ", ".join(map(self.character_label, view.pile))
        return tr(
            "Pile, %n card(s) face down, in any order: {characters}", len(view.pile), characters=characters
        )

    def bag_text(self, view: View) -> str:
        """The bag, while stones are drawn from it."""
        bag = view.bag
        if bag is None:
            return tr("Bag: empty")
        text = tr("Bag: {stones}", stones=names.stones(bag.stones))
        if any(bag.drawn.values()):
            text += tr(", drawn: {stones}", stones=names.stones(bag.drawn))
        if bag.announced:
            text += tr(", announced: {colour}", colour=names.colour(bag.announced))
        return text

    def purse_text(self, view: View) -> str:
        """The viewer's own purse; "" for the public."""
        seat = next((seat for seat in view.seats if seat.name == view.viewer), None)
        if seat is None or seat.purse is None:
            return ""
        return tr("Purse: {coins}", coins=names.coins(seat.purse))

    def columns(self, view: View) -> tuple[Column, ...]:
        """The columns of the scoreboard; purses only where the view shows them all."""
        colours = {"red": tr("Red"), "blue": tr("Blue"), "yellow": tr("Yellow")}
        shown = [
            Column("seat", tr("Player"), tr("Player")),
            Column("score", tr("Points"), tr("Points: three win the game")),
            *(Column(colour, colours[colour], capital(names.stones_of(colour))) for colour in COLOURS),
            Column("spent", tr("Spent"), tr("Fairy gold spent this round")),
            Column("doppelganger", tr("Double"), tr("Who holds the Doppelganger")),
        ]
        if all(seat.purse is not None for seat in view.seats):
            coins = (tr("Fairy"), tr("Common"), tr("Silver"), tr("Cursed"), tr("Amulets"))
            shown += [
                Column(coin, title, names.coin_kind(coin)) for coin, title in zip(COINS, coins, strict=True)
            ]
        return tuple(shown)

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One cell of the scoreboard."""
        shown = view.seat(seat)
        match key:
            case "seat":
                return Cell(seat, seat, self.seat_text(view, seat))
            case "score":
                return Cell(shown.score, str(shown.score), names.points(shown.score))
            case "spent":
                return Cell(shown.spent, str(shown.spent), names.coin("fairy", shown.spent))
            case "doppelganger" if shown.doppelganger:
                return Cell(1, "✓", tr("holds the Doppelganger"))
            case "doppelganger":
                return Cell(0, "", tr("no Doppelganger"))
            case "red" | "blue" | "yellow":
                return Cell(shown.stones[key], str(shown.stones[key]), names.stone(key, shown.stones[key]))
            case _:
                count = shown.purse[key] if shown.purse is not None else 0
                return Cell(count, str(count) if shown.purse is not None else "", names.coin(key, count))
