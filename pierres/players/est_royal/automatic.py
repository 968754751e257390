"""Moves that the program makes for the player: the best place for a card that is clicked, and the way home.

Nothing here looks ahead: a click must be foreseeable, and what is done without a click must not harm.
"""

from __future__ import annotations

from pierres.players.est_royal.table import HOME, SPACE, Move, Table
from pierres.rules.est_royal.cards import FOUNDATIONS, PILES, TABLEAU, WASTE
from pierres.rules.est_royal.view import View

Piles = tuple[str, str]
"""Where a card lies and where it goes, as in a record."""


def places(view: View, source: str) -> tuple[str, ...]:
    """Where the top card of a pile may go, the best place first.

    Home; then a card of its own suit, since that row goes home together; then the longest pile; then a space.
    """
    cards = view.waste if source == PILES[WASTE] else view.tableau[TABLEAU.index(source)]
    if not cards:
        return ()
    table = Table.of(view)
    lengths = {pile[-1]: len(pile) for pile in table.piles if pile}

    def rank(move: Move) -> tuple[int, int]:
        card, on = move
        if on == HOME:
            return 0, 0
        if on == SPACE:
            return 3, 0
        return 1 if on == card + 1 else 2, -lengths[on]

    moves = [move for move in table.moves() if table.name(move[0]) == cards[-1]]
    return tuple(table.target(move, view) for move in sorted(moves, key=rank))


def best_place(view: View, source: str) -> str | None:
    """The best place for the top card of a pile; None if it may go nowhere."""
    return next(iter(places(view, source)), None)


def way_home(view: View) -> tuple[Piles, ...]:
    """The moves to foundations that cannot harm, one after the other.

    All that are left, if moves home alone win the game; else those that never harm, by the rule of the four
    foundations. Nothing that brings a card of the waste to a space by itself (the option of E-4).
    """
    table = Table.of(view)
    winning = _home(table, view, sure=False)
    if len(winning) == 52 - table.at_home:
        return winning
    return _home(table, view, sure=True)


def _home(table: Table, view: View, sure: bool) -> tuple[Piles, ...]:
    """Moves home until there are none, only those that never harm if `sure`."""
    found: list[Piles] = []
    corners = [list(corner) for corner in view.foundations]
    while True:
        moves = [
            move for move in table.moves() if move[1] == HOME and (not sure or table.never_harms(move[0]))
        ]
        if not moves:
            return tuple(found)
        move = moves[0]
        source = table.source(move[0])
        name = table.name(move[0])
        begun = [corner[0][1] if corner else "" for corner in corners]
        corner = begun.index(name[1] if name[1] in begun else "")
        corners[corner].append(name)
        found.append((source, FOUNDATIONS[corner]))
        table = table.after(move)
