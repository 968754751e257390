"""The pack: 52 cards, numbered suit by suit, ace to king.

A card is a name such as `TH` in records, events and views, and a number from 0 to 51 inside the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

RANKS = "A23456789TJQK"
SUITS = "SHDC"
RANKS_A_SUIT = len(RANKS)

PACK: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The names of the cards, the number of each being its place here: the pack before it is shuffled."""

ACE, KING = 0, RANKS_A_SUIT - 1

SUIT_OF: tuple[int, ...] = tuple(card // RANKS_A_SUIT for card in range(len(PACK)))
RANK_OF: tuple[int, ...] = tuple(card % RANKS_A_SUIT for card in range(len(PACK)))

_NUMBERS = {name: card for card, name in enumerate(PACK)}


def name_of(card: int) -> str:
    """The name of a card."""
    return PACK[card]


def card_of(name: object) -> int | None:
    """The card that a name means; None if there is no such card, whatever `name` is."""
    return _NUMBERS.get(name) if type(name) is str else None


def numbers_of(names: Iterable[str]) -> list[int]:
    """The cards of some names, in their order. Raises KeyError."""
    return [_NUMBERS[name] for name in names]


def names_of(cards: list[int]) -> list[str]:
    """The names of some cards, in their order."""
    return [PACK[card] for card in cards]
