"""The scoreboard: points, cards left, moves."""

from __future__ import annotations

from pierres.rules.est_royal.view import View
from pierres.translation import Context
from pierres.wording.base import Cell, Column

tr = Context("EstGame")


def columns(view: View) -> tuple[Column, ...]:
    """Score, cards left, moves."""
    return (
        Column(
            "score",
            tr("Points"),
            tr("One for each card on the foundations"),
        ),
        Column("stock", tr("Stock"), tr("Cards still to be turned")),
        Column("moves", tr("Moves"), tr("Turns and moves so far")),
    )


def cell(view: View, seat: str, key: str) -> Cell:
    """One number."""
    number = {"score": view.score, "stock": view.stock, "moves": view.moves}[key]
    return Cell(number, str(number), str(number))
