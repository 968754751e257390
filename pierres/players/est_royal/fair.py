"""The fair hint: it is given what the player sees, and nothing else.

It looks for the best row of moves before the next card and says its first step. It remembers nothing between
two hints, so that followed blindly it could move a card to and fro for ever: two tables that each find the
other better. So before it says a move that can be taken back, it looks where its own advice leads. If that is
a circle, the next card is turned at the best table of the circle.

Which card will be next is not known. Of the tables that can be reached, the few of greatest worth are looked
at more closely: some cards that could come next, the same for all of them, are tried on each, and what can
then be reached is judged. Once the stock is empty nothing is hidden, and the search is for the win itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from pierres.players.chance import Random
from pierres.players.est_royal.hint import FAIR, Hint, kinds_of_moves, reason
from pierres.players.est_royal.reach import Reach, reach
from pierres.players.est_royal.table import HOME, Move, Table, at_home
from pierres.players.est_royal.worth import Worth, chance
from pierres.rules.est_royal.view import View

MARGIN = 0.7
"""Tables whose worth is less than the best by more than this are not looked at more closely."""
STEP_SHARE = 0.002
"""What a move must gain in the chance to win: cards are not moved about for next to nothing."""


@dataclass(frozen=True)
class Budget:
    """How far a hint looks, counted in tables and cards, so that it does not depend on the machine."""

    tables: int = 150
    """Tables gone on from before a turn."""
    candidates: int = 3
    """How many of those reached are looked at more closely."""
    cards: int = 10
    """Cards tried on each of them."""
    ahead: int = 12
    """Tables gone on from after each such card."""
    ahead_last: int = 600
    """The same if that card is the last one: then it is to be won or not."""
    last: int = 1500
    """Tables gone on from when the stock is empty."""


DEFAULT = Budget()


@dataclass(frozen=True)
class Plan:
    """A row of moves, after which a card is turned if there is one."""

    moves: tuple[Move, ...]
    chance: float
    """The estimated chance to win."""
    next_best: float | None
    """The same for the best plan that begins otherwise, as far as one was looked at."""
    certain: bool
    """Whether the chance is no estimate: a winning line was found, or all was searched in vain."""


@lru_cache(maxsize=2048)
def plan(table: Table, budget: Budget, seed: int) -> Plan:
    """The best plan. The same table, budget and seed give the same plan."""
    found = reach(table, Worth(table), budget.tables if table.can_turn else budget.last)
    if found.won:
        return Plan(tuple(found.path(len(found.states) - 1)), 1.0, None, True)
    if not table.stock:
        return _to_the_end(table, found)
    order = found.order()
    top = found.worths[order[0]]
    places = [place for place in order[: budget.candidates] if found.worths[place] >= top - MARGIN]
    if len(places) == 1:
        begun = found.path(order[0])[:1]
        second = next((chance(found.worths[at]) for at in order if found.path(at)[:1] != begun), None)
        return Plan(tuple(found.path(order[0])), chance(top), second, False)
    cards = tuple(Random(seed * 64 + table.stock).sample(table.unseen, min(budget.cards, table.stock)))
    shares = [(_share(_at(table, found, place), cards, budget), place) for place in places]
    share, place = max(shares, key=lambda pair: pair[0] - STEP_SHARE * found.steps[pair[1]])
    moves = tuple(found.path(place))
    others = [other for other, at in shares if tuple(found.path(at)[:1]) != moves[:1]]
    sure = share == 1.0 and len(cards) == table.stock
    return Plan(moves, share, max(others, default=None), sure)


def _to_the_end(table: Table, found: Reach) -> Plan:
    """With the stock empty and no win found: as many cards as can be brought home, in few moves."""
    place = max(range(len(found.states)), key=lambda at: (at_home(found.states[at][0]), -at))
    if at_home(found.states[place][0]) == table.at_home:
        place = found.order()[0] if table.can_turn else 0
    return Plan(tuple(found.path(place)), 0.0, None, found.whole and not table.can_turn)


def _at(table: Table, found: Reach, place: int) -> Table:
    homes, piles, left = found.states[place]
    return replace(table, homes=homes, piles=piles, waste=table.waste[:left])


@lru_cache(maxsize=4096)
def _share(table: Table, cards: tuple[int, ...], budget: Budget) -> float:
    """The mean chance to win from a table, if each of `cards` were the next one.

    What has to be moved after that counts too: else a card that is laid where it must be lifted again would
    seem as good as one that lies well at once.
    """
    total = 0.0
    like = None
    for card in cards:
        after = table.turned(card)
        like = Worth(after, like)
        last = not after.can_turn
        found = reach(after, like, budget.ahead_last if last else budget.ahead)
        total += found.won if last else chance(found.best())
    return total / len(cards)


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
