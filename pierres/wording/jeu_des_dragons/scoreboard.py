"""The seats in one spoken line each, the cells of the scoreboard, and what can be counted of a game."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import translate
from pierres.wording.base import Cell, Column
from pierres.wording.jeu_des_dragons import names
from pierres.wording.typeset import isolated

Cards = Mapping[str, Card]


def seat_text(cards: Cards, view: View, name: str) -> str:
    """A seat, as far as the viewer sees it."""
    seat = view.seat(name)
    if seat.out:
        return translate("DragonPlaces", "{name}: out of the game").format(name=isolated(name))
    said = [names.gold(seat.gold)]
    said += [debt_text(creditor, amount) for creditor, amount in seat.debts]
    said.append(translate("DragonPlaces", "%n card(s) in hand", None, seat.hand_size))
    if seat.known:
        said.append(
            translate("DragonPlaces", "including {cards}").format(cards=names.labels(cards, seat.known))
        )
    if seat.flight:
        said.append(
            translate("DragonPlaces", "flight of strength {total}: {cards}").format(
                total=seat.total, cards=names.labels(cards, seat.flight)
            )
        )
    else:
        said.append(translate("DragonPlaces", "no flight yet"))
    if view.leader == name:
        said.append(translate("DragonPlaces", "leader of the round"))
    if view.leads_next == name:
        said.append(translate("DragonPlaces", "leads the next round thanks to the Priest"))
    if seat.barred:
        said.append(
            translate("DragonPlaces", "cannot win because of {god}").format(
                god=names.label(cards[seat.barred])
            )
        )
    return translate("DragonPlaces", "{name}: {what}").format(name=isolated(name), what=", ".join(said))


def debt_text(creditor: str, amount: int) -> str:
    """A debt as it stands on a slip."""
    return translate("DragonPlaces", "owes {creditor} {gold}").format(
        creditor=names.creditor(creditor), gold=names.gold(amount)
    )


def columns(view: View) -> tuple[Column, ...]:
    """Gold, hand, flight, debts."""
    return (
        Column("seat", translate("DragonBoard", "Player"), translate("DragonBoard", "Player")),
        Column("gold", translate("DragonBoard", "Gold"), translate("DragonBoard", "Gold: most gold wins")),
        Column(
            "flight", translate("DragonBoard", "Flight"), translate("DragonBoard", "Strength of the flight")
        ),
        Column("hand", translate("DragonBoard", "Hand"), translate("DragonBoard", "Cards in hand")),
        Column("debts", translate("DragonBoard", "Debts"), translate("DragonBoard", "Gold owed to others")),
    )


def cell(cards: Cards, view: View, name: str, key: str) -> Cell:
    """One cell of the scoreboard."""
    seat = view.seat(name)
    match key:
        case "gold":
            return Cell(seat.gold, str(seat.gold), names.gold(seat.gold))
        case "flight":
            if not seat.flight:
                return Cell(seat.total, "", translate("DragonPlaces", "no flight yet"))
            spoken = translate("DragonBoard", "strength {n}").format(n=seat.total)
            return Cell(seat.total, str(seat.total), spoken)
        case "hand":
            return Cell(seat.hand_size, str(seat.hand_size), names.cards(seat.hand_size))
        case "debts":
            owed = sum(amount for _, amount in seat.debts)
            spoken = ", ".join(debt_text(*debt) for debt in seat.debts)
            return Cell(owed, str(owed) if owed else "", spoken or translate("DragonBoard", "no debts"))
        case _:
            return Cell(name, name, seat_text(cards, view, name))
