"""Which card may go where, and what an answer does: the deal, a turn, a move, the end (E-1 to E-5).

The rule appears twice, on purpose: `why_not` judges one move and says what speaks against it,
`legal_moves` lists all moves quickly. A test holds them together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pierres.rules.base import Reason
from pierres.rules.est_royal.cards import (
    ACE,
    CORNERS,
    CROSS,
    F1,
    FOUNDATIONS,
    NUMBER_OF,
    PACK,
    PILES,
    RANK_OF,
    RANKS,
    RANKS_A_SUIT,
    STOCK,
    SUIT_OF,
    TABLEAU,
    WASTE,
    names_of,
)
from pierres.rules.est_royal.deals import ORDERS
from pierres.rules.est_royal.state import EMPTY, NO_BASE, NO_CARD, Move, State
from pierres.rules.game import CHANCE, Event, Question
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


# -- what an answer does -------------------------------------------------------------------------------


def asked(state: State) -> tuple[Question, ...]:
    """The open questions: the deal; then the turn of a card and the moves, both at once where both can be.

    The game is over when neither can be (E-5); it is not over while any move is left, to a space even.
    """
    if state.base == NO_BASE:
        return (Question(CHANCE, "deal", ORDERS),)
    questions = []
    if state.can_turn():
        questions.append(state.box.turn)
    moves = legal_moves(state)
    if moves:
        questions.append(Question(state.box.seat, "move", Moves(moves)))
    return tuple(questions)


def deal(state: State, cards: Sequence[int], events: list[Event]) -> None:
    """E-1: the base card to the first corner, five cards to the cross, the rest is the stock.

    By the option the first card of the stock is dealt to the waste.
    """
    base = cards[0]
    state.base = RANK_OF[base]
    state.lay_in_corner(base, 0)
    first = 1 + len(CROSS)
    for pile in CROSS:
        state.piles[pile] = [cards[1 + pile]]
    state.stock = list(reversed(cards[first:]))
    if state.box.first_to_waste:
        state.waste.append(state.stock.pop())
    dealt = {
        "foundations": dict(zip(FOUNDATIONS, ([PACK[base]], [], [], []), strict=True)),
        "tableau": {name: names_of(pile) for name, pile in zip(TABLEAU, state.piles, strict=True)},
        "waste": names_of(state.waste),
        "stock": len(state.stock),
    }
    events.append(Event("dealt", "", dealt))
    go_on(state, events)


def turn(state: State, events: list[Event]) -> None:
    """E-4: the top card of the stock goes to the waste; by the option, an empty stock is the waste once more.

    The redeal turns the waste over as it lies, so that its cards come in the same order, and turns none.
    """
    state.answers += 1
    if state.stock:
        card = state.stock.pop()
        state.waste.append(card)
        events.append(Event("turned", state.box.seat, {"card": PACK[card], "stock": len(state.stock)}))
    else:
        state.redeals -= 1
        state.stock = state.waste[::-1]
        state.waste = []
        events.append(Event("redealt", state.box.seat, {"stock": len(state.stock)}))
    go_on(state, events)


def move(state: State, source: int, target: int, events: list[Event]) -> None:
    """A legal move: the top card of one pile goes to another."""
    state.answers += 1
    card = (state.waste if source == WASTE else state.piles[source]).pop()
    if target >= F1:
        state.lay_in_corner(card, target - F1)
    else:
        state.piles[target].append(card)
    moved = {"card": PACK[card], "from": PILES[source], "to": PILES[target]}
    events.append(Event("moved", state.box.seat, moved))
    go_on(state, events)


def fill_spaces(state: State, events: list[Event]) -> None:
    """E-4, by the option: spaces take the top of the waste at once, as long as there is one.

    So a space stays open only while the waste is empty; then any available card may fill it.
    """
    for number in CROSS:
        pile = state.piles[number]
        if not pile and state.waste:
            pile.append(state.waste.pop())
            filled = {"card": PACK[pile[-1]], "from": PILES[WASTE], "to": PILES[number], "filled": True}
            events.append(Event("moved", state.box.seat, filled))


def go_on(state: State, events: list[Event]) -> None:
    """Do what follows of itself, and tell the end of the game (E-5)."""
    if state.box.fill_from_waste:
        fill_spaces(state, events)
    state.found = None
    if state.can_turn():
        return
    state.found = asked(state)
    if not state.found:
        seat, won = state.box.seat, state.won
        over = {
            "winners": [seat] if won else [],
            "scores": {seat: state.score},
            "reason": "won" if won else "stuck",
        }
        events.append(Event("game_over", seat, over))
