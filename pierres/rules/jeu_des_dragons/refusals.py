"""Why an answer is refused, as a key for words and what the sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.game import Illegal, Question
from pierres.rules.jeu_des_dragons.hands import Some
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.jeu_des_dragons.tasks import Demand


def refusal(state: State, question: Question, kind: str, value: object) -> Illegal:
    """The refusal of an answer to `question` that is not legal."""
    reason, details = _why(state, question, kind, value)
    return Illegal(question.who, kind, value, reason, details)


def _why(state: State, question: Question, kind: str, value: object) -> tuple[str, Mapping[str, Any]]:
    if kind != question.kind:
        return "wrong_kind", {"asked": question.kind}
    if kind == "keep" and isinstance(question.legal, Some):
        return _why_not_kept(question.legal, value)
    if type(value) is not str:
        return "not_a_value", {}
    if kind in ("ante", "play", "discard", "give"):
        if value not in state.box.cards:
            return "not_a_choice", {}
        if value not in state.hands[state.box.index[question.who]]:
            return "not_in_hand", {"card": value}
        return "does_not_fit", {"card": value, **_wanted(state)}
    return "not_a_choice", {}


def _wanted(state: State) -> Mapping[str, Any]:
    """What a card must be that is to be given."""
    task = state.todo[-1] if state.todo else None
    if not isinstance(task, Demand):
        return {}
    effect = task.effect
    return {"side": effect.side, "than": effect.than, "strength": state.box.strength[task.card]}


def _why_not_kept(legal: Some, value: object) -> tuple[str, Mapping[str, Any]]:
    if type(value) is not list or any(type(card) is not str for card in value):
        return "not_a_value", {}
    for card in value:
        if card not in legal.cards:
            return "not_a_choice", {}
    return "wrong_number", {"wanted": legal.number}
