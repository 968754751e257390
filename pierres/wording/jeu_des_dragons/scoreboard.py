"""The seats in one spoken line each, and the cells of the scoreboard."""

from __future__ import annotations

from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import TextContext
from pierres.wording.base import Cell, Column
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.card_text import CardText
from pierres.wording.typeset import isolated

tr = TextContext("DragonBoard")


def debt_text(creditor: str, amount: int) -> str:
    """A debt as it stands on a slip."""
    return tr("owes {creditor} {gold}", creditor=names.creditor(creditor), gold=names.gold(amount))


class SeatText(CardText):
    """What lies before each seat, and what the scoreboard holds."""

    def seat_text(self, view: View, seat: str) -> str:
        """A seat in one line, as far as the viewer sees it."""
        name, shown = isolated(seat), view.seat(seat)
        if shown.out:
            return tr("{name}: out of the game", name=name)
        said = [names.gold(shown.gold), *(debt_text(*debt) for debt in shown.debts)]
        said.append(tr("%n card(s) in hand", shown.hand_size))
        if shown.known:
            said.append(tr("including {cards}", cards=names.labels(self._cards, shown.known)))
        if shown.flight:
            flight = names.labels(self._cards, shown.flight)
            said.append(tr("flight of strength {total}: {cards}", total=shown.total, cards=flight))
        else:
            said.append(tr("no flight yet"))
        if view.leader == seat:
            said.append(tr("leader of the round"))
        if view.leads_next == seat:
            said.append(tr("leads the next round thanks to the Priest"))
        if shown.barred:
            said.append(tr("cannot win because of {god}", god=self.card(shown.barred)))
        return tr("{name}: {what}", name=name, what=", ".join(said))

    def columns(self, view: View) -> tuple[Column, ...]:
        """Gold, hand, flight, debts."""
        return (
            Column("seat", tr("Player"), tr("Player")),
            Column("gold", tr("Gold"), tr("Gold: most gold wins")),
            Column("flight", tr("Flight"), tr("Strength of the flight")),
            Column("hand", tr("Hand"), tr("Cards in hand")),
            Column("debts", tr("Debts"), tr("Gold owed to others")),
        )

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One cell of the scoreboard."""
        shown = view.seat(seat)
        match key:
            case "gold":
                return Cell(shown.gold, str(shown.gold), names.gold(shown.gold))
            case "flight" if shown.flight:
                return Cell(shown.total, str(shown.total), tr("strength {n}", n=shown.total))
            case "flight":
                return Cell(shown.total, "", tr("no flight yet"))
            case "hand":
                return Cell(shown.hand_size, str(shown.hand_size), names.cards(shown.hand_size))
            case "debts":
                owed = sum(amount for _, amount in shown.debts)
                spoken = ", ".join(debt_text(*debt) for debt in shown.debts)
                return Cell(owed, str(owed) if owed else "", spoken or tr("no debts"))
            case _:
                return Cell(seat, seat, self.seat_text(view, seat))
