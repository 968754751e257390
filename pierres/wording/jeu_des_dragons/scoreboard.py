"""The seats in one spoken line each, the cells of the scoreboard, and what can be counted of a game."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import Context
from pierres.wording.base import Cell, Column
from pierres.wording.jeu_des_dragons import names
from pierres.wording.typeset import isolated

tr = Context("DragonBoard")
tr_places = Context("DragonPlaces")

Cards = Mapping[str, Card]


def seat_text(cards: Cards, view: View, name: str) -> str:
    """A seat, as far as the viewer sees it."""
    seat = view.seat(name)
    if seat.out:
        return tr_places("{name}: out of the game", name=isolated(name))
    said = [names.gold(seat.gold)]
    said += [debt_text(creditor, amount) for creditor, amount in seat.debts]
    said.append(tr_places("%n card(s) in hand", seat.hand_size))
    if seat.known:
        said.append(tr_places("including {cards}", cards=names.labels(cards, seat.known)))
    if seat.flight:
        said.append(
            tr_places(
                "flight of strength {total}: {cards}",
                total=seat.total,
                cards=names.labels(cards, seat.flight),
            )
        )
    else:
        said.append(tr_places("no flight yet"))
    if view.leader == name:
        said.append(tr_places("leader of the round"))
    if view.leads_next == name:
        said.append(tr_places("leads the next round thanks to the Priest"))
    if seat.barred:
        said.append(tr_places("cannot win because of {god}", god=names.label(cards[seat.barred])))
    return tr_places("{name}: {what}", name=isolated(name), what=", ".join(said))


def debt_text(creditor: str, amount: int) -> str:
    """A debt as it stands on a slip."""
    return tr_places("owes {creditor} {gold}", creditor=names.creditor(creditor), gold=names.gold(amount))


def columns(view: View) -> tuple[Column, ...]:
    """Gold, hand, flight, debts."""
    return (
        Column("seat", tr("Player"), tr("Player")),
        Column("gold", tr("Gold"), tr("Gold: most gold wins")),
        Column("flight", tr("Flight"), tr("Strength of the flight")),
        Column("hand", tr("Hand"), tr("Cards in hand")),
        Column("debts", tr("Debts"), tr("Gold owed to others")),
    )


def cell(cards: Cards, view: View, name: str, key: str) -> Cell:
    """One cell of the scoreboard."""
    seat = view.seat(name)
    match key:
        case "gold":
            return Cell(seat.gold, str(seat.gold), names.gold(seat.gold))
        case "flight":
            if not seat.flight:
                return Cell(seat.total, "", tr_places("no flight yet"))
            spoken = tr("strength {n}", n=seat.total)
            return Cell(seat.total, str(seat.total), spoken)
        case "hand":
            return Cell(seat.hand_size, str(seat.hand_size), names.cards(seat.hand_size))
        case "debts":
            owed = sum(amount for _, amount in seat.debts)
            spoken = ", ".join(debt_text(*debt) for debt in seat.debts)
            return Cell(owed, str(owed) if owed else "", spoken or tr("no debts"))
        case _:
            return Cell(name, name, seat_text(cards, view, name))
