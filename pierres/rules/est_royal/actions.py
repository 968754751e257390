"""What an answer does: the deal, a turn, a move, and the end of the game (E-1 to E-5)."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.est_royal.cards import PACK, RANK_OF, names_of
from pierres.rules.est_royal.deals import ORDERS
from pierres.rules.est_royal.moves import Moves, legal_moves
from pierres.rules.est_royal.piles import CROSS, F1, FOUNDATIONS, PILES, TABLEAU, WASTE
from pierres.rules.est_royal.state import NO_BASE, State
from pierres.rules.game import CHANCE, Event, Question


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
