"""Why an answer is refused, as a key for words and what the sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.aux_pierres.buying import MONEY, Purchases
from pierres.rules.aux_pierres.material import COLOURS
from pierres.rules.game import Illegal, Question
from pierres.rules.legal import UpTo, counts_of


def refusal(question: Question, kind: str, value: object) -> Illegal:
    """The refusal of an answer to `question` that is not legal (R-Q4)."""
    reason, details = _why(question, kind, value)
    return Illegal(question.who, kind, value, reason, details)


def _why(question: Question, kind: str, value: object) -> tuple[str, Mapping[str, Any]]:
    if kind != question.kind:
        return "wrong_kind", {"asked": question.kind}
    if isinstance(question.legal, UpTo):
        return _why_fist(question.legal, value)
    if isinstance(question.legal, Purchases):
        return _why_purchase(question.legal, value)
    return "not_a_choice", {}


def _why_fist(legal: UpTo, value: object) -> tuple[str, Mapping[str, Any]]:
    if not isinstance(value, dict):
        return "not_a_value", {}
    for coin, count in value.items():
        if coin not in legal.limits:
            return "not_allowed_coin", {"coin": coin}
        if type(count) is int and count > legal.limits[coin]:
            return "not_in_purse", {"coin": coin, "have": legal.limits[coin]}
    return "not_a_value", {}


def _why_purchase(legal: Purchases, value: object) -> tuple[str, Mapping[str, Any]]:
    if not isinstance(value, dict):
        return "not_a_value", {}
    stones = counts_of(value.get("stones", {}), COLOURS)
    coins = counts_of(value.get("coins", {}), MONEY)
    if stones is None or coins is None or any(key not in ("stones", "coins") for key in value):
        return "not_a_value", {}
    for colour, count, there in zip(COLOURS, stones, legal.bank, strict=True):
        if count > there:
            return "not_in_bank", {"colour": colour, "have": there}
    for coin, count, have in zip(MONEY, coins, legal.money, strict=True):
        if count > have:
            return "not_in_purse", {"coin": coin, "have": have}
    return "wrong_price", {"gold": legal.gold, "silver": legal.silver}
