"""A state as it is shown: the view, the snapshot of a record, the result."""

from __future__ import annotations

from typing import Any

from pierres.rules.est_royal.cards import PACK, RANKS, names_of
from pierres.rules.est_royal.piles import CROSS, FOUNDATIONS, TABLEAU
from pierres.rules.est_royal.play import asked
from pierres.rules.est_royal.state import NO_BASE, State
from pierres.rules.est_royal.view import Cards, View
from pierres.rules.game import Question, Result

UNORDERED = frozenset({"pending", "winners"})


def questions(state: State) -> tuple[Question, ...]:
    """The open questions, looked for once."""
    if state.open is None:
        state.open = asked(state)
    return state.open


def standing(state: State) -> dict[str, int]:
    """The cards on the foundations."""
    return {state.house.seat: state.score}


def result(state: State) -> Result | None:
    """The seat wins with 52 cards on the foundations, else nobody does (E-5, E-6)."""
    if questions(state):
        return None
    seat = state.house.seat
    return Result((seat,) if state.won else (), standing(state))


def view(state: State, viewer: str) -> View:
    """What everybody may see; only the order of the stock is hidden, from the player too."""
    return View(
        viewer=viewer,
        seat=state.house.seat,
        options=state.house.options,
        foundations=tuple(_cards(state.foundation(corner)) for corner in range(len(FOUNDATIONS))),
        tableau=tuple(_cards(state.piles[pile]) for pile in CROSS),
        waste=_cards(state.waste),
        stock=len(state.stock),
        base="" if state.base == NO_BASE else RANKS[state.base],
        score=state.score,
        over=not questions(state),
        won=state.won,
        redeals=state.redeals,
        moves=state.answers,
        questions=questions(state),
    )


def _cards(cards: list[int]) -> Cards:
    return tuple([PACK[card] for card in cards])


def snapshot(state: State) -> dict[str, Any]:
    """The keys of `expect`, as plain data."""
    ended = result(state)
    corners = enumerate(FOUNDATIONS)
    return {
        "pending": [f"{question.who}:{question.kind}" for question in questions(state)],
        "foundations": {name: names_of(state.foundation(corner)) for corner, name in corners},
        "tableau": {name: names_of(pile) for name, pile in zip(TABLEAU, state.piles, strict=True)},
        "waste": names_of(state.waste),
        "stock_size": len(state.stock),
        "score": state.score,
        "over": ended is not None,
        "winners": list(ended.winners) if ended else [],
    }
