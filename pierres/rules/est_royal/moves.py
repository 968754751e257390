"""Which card may go where: foundations, cross and spaces (E-2, E-3, E-4).

The rule appears twice, on purpose: `why_not` judges one move and says what speaks against it,
`legal_moves` lists all moves quickly. A test holds them together.
"""

from __future__ import annotations

from collections.abc import Iterator

from pierres.rules.base import Reason
from pierres.rules.est_royal.cards import ACE, PACK, RANK_OF, RANKS, RANKS_A_SUIT, SUIT_OF
from pierres.rules.est_royal.piles import CORNERS, CROSS, F1, NUMBER_OF, PILES, STOCK, WASTE
from pierres.rules.est_royal.state import EMPTY, NO_CARD, Move, State
from pierres.rules.legal import Legal

NOTHING = -1
SPACE = -2

ONE_LOWER: tuple[int, ...] = tuple((rank - 1) % RANKS_A_SUIT for rank in RANK_OF)
NOTHING_ON_ACES: tuple[int, ...] = tuple(rank - 1 if rank > ACE else NOTHING for rank in RANK_OF)


class Moves(Legal):
    """A choice among moves, each `[from, to]` in the record's notation and two numbers of piles as read."""

    __slots__ = ("moves", "size")

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves
        self.size = len(moves)

    def __getitem__(self, index: int) -> list[str]:
        source, target = self.moves[index]
        return [PILES[source], PILES[target]]

    def read(self, value: object) -> Move | None:
        """The numbers of the two piles."""
        move = piles_of(value)
        return move if move in self.moves else None

    def __iter__(self) -> Iterator[list[str]]:
        return map(self.__getitem__, range(self.size))


def piles_of(value: object) -> Move | None:
    """The piles that `[from, to]` names; None if it names none."""
    if type(value) is not list or len(value) != 2:
        return None
    source, target = value
    if type(source) is not str or type(target) is not str:
        return None
    if source not in NUMBER_OF or target not in NUMBER_OF:
        return None
    return NUMBER_OF[source], NUMBER_OF[target]


def goes_on(state: State) -> tuple[int, ...]:
    """E-3: by card, the rank that goes on it in the cross: one below, whatever the suit.

    A king goes on an ace, always, also when aces are the base; the book forbids that, as an option.
    """
    if state.base == ACE and not state.box.kings_on_aces:
        return NOTHING_ON_ACES
    return ONE_LOWER


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every legal move: from the cross, then from the waste; to a corner, to another pile, to a space."""
    moves: list[Move] = []
    base, in_corner, piles = state.base, state.wanted, state.piles
    below = goes_on(state)
    on_pile = [below[pile[-1]] if pile else SPACE for pile in piles]
    spaces = [target for target in CROSS if not piles[target]] if SPACE in on_pile else ()
    for source, pile in enumerate((*piles, state.waste)):
        if not pile:
            continue
        card = pile[-1]
        rank = RANK_OF[card]
        if card in in_corner:
            moves.append((source, F1 + in_corner.index(card)))
        elif rank == base:
            moves += [(source, F1 + corner) for corner in range(4) if in_corner[corner] == EMPTY]
        if rank in on_pile:
            moves += [(source, target) for target in CROSS if on_pile[target] == rank]
        if spaces and (source == WASTE or len(pile) > 1):  # a lone card would only leave another space
            moves += [(source, target) for target in spaces]
    return tuple(moves)


def why_not(state: State, source: int, target: int) -> Reason | None:
    """Why the top card of one pile may not go to another; None if it may."""
    if source == target:
        return "same_pile", {"pile": PILES[source]}
    if source == STOCK:
        return "stock_must_be_turned", {}
    if source in CORNERS:
        return "foundation_is_final", {"pile": PILES[source]}
    pile = state.waste if source == WASTE else state.piles[source]
    if not pile:
        return "empty_pile", {"pile": PILES[source]}
    if target in CROSS:
        return _why_not_on_cross(state, pile[-1], target, lone=source != WASTE and len(pile) == 1)
    if target in CORNERS:
        return _why_not_on_corner(state, pile[-1], target - F1)
    return "not_to_stock" if target == STOCK else "not_to_waste", {"card": PACK[pile[-1]]}


def _why_not_on_corner(state: State, card: int, corner: int) -> Reason | None:
    """E-2: a card of the base rank in an empty corner; then its suit, upward, an ace on a king."""
    wanted = state.wanted[corner]
    if card == wanted:
        return None
    if wanted == EMPTY:
        if RANK_OF[card] == state.base:
            return None
        return "corner_wants_base", {"card": PACK[card], "base": RANKS[state.base]}
    if wanted == NO_CARD:
        return "corner_complete", {"card": PACK[card]}
    reason = "wrong_rank" if SUIT_OF[card] == state.suits[corner] else "wrong_suit"
    return reason, {"card": PACK[card], "wanted": PACK[wanted]}


def _why_not_on_cross(state: State, card: int, target: int, lone: bool) -> Reason | None:
    """E-3: one lower whatever the suit. E-4: any card on a space, unless it only leaves another."""
    pile = state.piles[target]
    if not pile:
        return ("only_card_to_space", {"card": PACK[card]}) if lone else None
    goes = goes_on(state)[pile[-1]]
    if goes == RANK_OF[card]:
        return None
    on = {"card": PACK[card], "on": PACK[pile[-1]]}
    if goes == NOTHING:
        return "nothing_on_base_ace", on
    return "not_one_lower", {**on, "wanted": RANKS[goes]}
