"""A hint, as data for words: in three steps, each telling more than the one before.

The fair hint knows what the player can know; the oracle knows the stock. Which one speaks is written on each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pierres.players.est_royal.solver_puzzle import Step
from pierres.players.est_royal.table import HOME, SPACE, Move, Table
from pierres.rules.base import Reason
from pierres.rules.est_royal.cards import PILES, TABLEAU, WASTE
from pierres.rules.est_royal.view import View

FAIR = "fair"
ORACLE = "oracle"

Answer = tuple[str, tuple[str, str] | None]
"""Kind and value of an answer: `("turn", None)` or `("move", (from, to))`."""


@dataclass(frozen=True)
class Hint:
    """What to do next, and why."""

    kind: str
    """FAIR or ORACLE."""
    answer: Answer | None
    """None if there is nothing to be said for any move; `why` says how that is."""
    card: str
    """The card to move; "" for a turn, or if there is no move."""
    why: str
    """A key for words."""
    details: Mapping[str, object]
    """What the sentence needs. Of a fair hint also `chance` and `next_best`: how likely a win is held to be,
    from 0 to 1, with it and with the best that begins otherwise, None if none was seen; and `certain`."""
    kinds: Mapping[str, int]
    """How many moves there are, by kind: home, pile, space, turn."""

    def step(self, number: int) -> Reason:
        """One of three steps: 1 that something is possible, 2 which card, 3 where and why."""
        if self.answer is None:
            return self.why, self.details
        if number == 1:
            return "possible", self.kinds
        if self.answer[1] is None:
            return (self.why, self.details) if number == 3 else ("turn", {})
        source, target = self.answer[1]
        if number == 2:
            return "card", {"card": self.card, "from": source}
        return self.why, {"card": self.card, "from": source, "to": target, **self.details}


def kinds_of_moves(table: Table) -> dict[str, int]:
    """How many moves there are, by kind; equal spaces and equal empty corners count once."""
    kinds = {"home": 0, "pile": 0, "space": 0, "turn": int(table.can_turn)}
    for _, on in table.moves():
        kinds["home" if on == HOME else "space" if on == SPACE else "pile"] += 1
    return kinds


def reason(table: Table, moves: Sequence[Move]) -> Reason:
    """Why the first of a row of moves is made, by what the others do.

    never_harms, to_foundation; frees_space; uncovers {uncovered}: a card that the plan moves next, or soon;
    makes_way {other}: what it is moved for; fills_space; builds_run {on}.
    """
    card, on = moves[0]
    if on == HOME:
        return ("never_harms" if table.never_harms(card) else "to_foundation"), {}
    later = [move[0] for move in moves[1:]]
    source = next((pile for pile in table.piles if pile[-1:] == (card,)), None)
    place = {} if on == SPACE else {"on": table.name(on)}
    if source is not None and len(source) == 1:
        return "frees_space", place
    below = (source or table.waste)[-2:-1]
    if below and below[0] in later:
        return "uncovers", {"uncovered": table.name(below[0]), **place}
    if source is not None and later:
        return "makes_way", {"other": table.name(later[0]), **place}
    if on == SPACE:
        return "fills_space", {}
    return "builds_run", place


def oracle_hint(view: View, line: Sequence[Step] | None, lost: bool = False) -> Hint:
    """The first step of a winning line, `("turn",)` or `("move", (from, to))`, as the solver gives them.

    Without a line it says what is known: `lost` if that is proved, else that none has been found.
    """
    table = Table.of(view)
    kinds = kinds_of_moves(table)
    if not line:
        why = "won" if view.won else "lost" if lost else "no_line_known"
        return Hint(ORACLE, None, "", why, {}, kinds)
    details = {"steps": len(line)}
    kind, *piles = line[0]
    if kind == "turn":
        return Hint(ORACLE, ("turn", None), "", "on_winning_line", details, kinds)
    source, target = piles[0]
    pile = view.waste if source == PILES[WASTE] else view.tableau[TABLEAU.index(source)]
    return Hint(ORACLE, ("move", (source, target)), pile[-1], "on_winning_line", details, kinds)
