"""The fair hint: it is given what the player sees, and nothing else.

It looks for the best row of moves before the next card (`plan`) and says its first step. It remembers nothing
between two hints, so that followed blindly it could move a card to and fro for ever: two tables that each
find the other better. So before it says a move that can be taken back, it looks where its own advice leads.
If that is a circle, the next card is turned at the best table of the circle.
"""

from __future__ import annotations

from dataclasses import replace

from pierres.players.est_royal.hint import FAIR, Hint, kinds_of_moves, reason
from pierres.players.est_royal.plan import DEFAULT, Budget, Plan, plan
from pierres.players.est_royal.table import HOME, Move, Table
from pierres.players.est_royal.worth import Worth
from pierres.rules.est_royal.view import View


def fair_hint(view: View, budget: Budget = DEFAULT, seed: int = 0) -> Hint:
    """What to do next. The same view, budget and seed give the same hint, whatever the stock holds.

    Its move is None where no move brings another card home; `details["certain"]` says if that is proved.
    Raises ValueError before the deal.
    """
    if not view.base:
        raise ValueError("nothing has been dealt")
    table = Table.of(view)
    chosen = advice(table, budget, seed)
    kinds = kinds_of_moves(table)
    numbers = {"certain": chosen.certain, "chance": chosen.chance, "next_best": chosen.next_best}
    if chosen.moves:
        move = chosen.moves[0]
        why, details = reason(table, chosen.moves)
        piles = table.source(move[0]), table.target(move, view)
        return Hint(FAIR, ("move", piles), table.name(move[0]), why, {**details, **numbers}, kinds)
    if table.can_turn:
        why = "redeal" if not table.stock else "last_card" if table.stock == 1 else "turn_nothing_better"
        return Hint(FAIR, ("turn", None), "", why, {"stock": table.stock, **numbers}, kinds)
    why = "won" if view.won else "nothing_more"
    return Hint(FAIR, None, "", why, {"at_home": table.at_home, **numbers}, kinds)


def advice(table: Table, budget: Budget, seed: int) -> Plan:
    """The plan for a table, the first step of which leads into no endless circle."""
    found = plan(table, budget, seed)
    way = [table]
    here, ahead = table, found
    while ahead.moves and _can_be_taken_back(here, ahead.moves[0]):
        here = here.after(ahead.moves[0])
        same = [past.same for past in way]
        if here.same in same:
            circle = way[same.index(here.same) :]
            return _leave(table, circle, found) if table in circle else found
        way.append(here)
        ahead = plan(here, budget, seed)
    return found


def _can_be_taken_back(table: Table, move: Move) -> bool:
    """Whether a move is from one pile of the cross to another: piles are runs, so it can always go back."""
    card, on = move
    return on != HOME and any(pile[-1:] == (card,) for pile in table.piles)


def _leave(table: Table, circle: list[Table], found: Plan) -> Plan:
    """How a circle is left that the advice goes round in: at its best table no card is moved to and fro."""
    worth = Worth(table)
    best = max(circle, key=lambda one: (worth(one.homes, one.piles, len(one.waste)), one.same))
    if best.same != table.same:
        return found
    moves = [move for move in table.moves() if not _can_be_taken_back(table, move)]
    if table.can_turn or not moves:
        return replace(found, moves=())
    return replace(found, moves=(max(moves),))
