"""The pack, 52 cards numbered suit by suit, ace to king, and the piles in which they lie.

A card is a name such as `TH` in records, events and views, and a number from 0 to 51 inside the rules; piles
have both too. Stock and waste lie at the top left; to their right a grid of three by three, whose corners are
the foundations and whose cross is the tableau.
"""

from __future__ import annotations

from collections.abc import Iterable

RANKS = "A23456789TJQK"
SUITS = "SHDC"
RANKS_A_SUIT = len(RANKS)

PACK: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The names of the cards, the number of each being its place here: the pack before it is shuffled."""

ACE = 0

SUIT_OF: tuple[int, ...] = tuple(card // RANKS_A_SUIT for card in range(len(PACK)))
RANK_OF: tuple[int, ...] = tuple(card % RANKS_A_SUIT for card in range(len(PACK)))

_NUMBERS = {name: card for card, name in enumerate(PACK)}

TABLEAU = ("up", "left", "centre", "right", "down")
FOUNDATIONS = ("f1", "f2", "f3", "f4")
"""Top left, top right, bottom left, bottom right."""

PILES = (*TABLEAU, "waste", *FOUNDATIONS, "stock")
"""All piles; the number of a pile is its place here, so that of the cross is below `WASTE`."""

NUMBER_OF = {name: number for number, name in enumerate(PILES)}

CROSS = range(len(TABLEAU))
WASTE = NUMBER_OF["waste"]
F1 = NUMBER_OF["f1"]
CORNERS = range(F1, F1 + len(FOUNDATIONS))
STOCK = NUMBER_OF["stock"]


def card_of(name: object) -> int | None:
    """The card that a name means; None if there is no such card, whatever `name` is."""
    return _NUMBERS.get(name) if type(name) is str else None


def numbers_of(names: Iterable[str]) -> list[int]:
    """The cards of some names, in their order. Raises KeyError."""
    return [_NUMBERS[name] for name in names]


def names_of(cards: list[int]) -> list[str]:
    """The names of some cards, in their order."""
    return [PACK[card] for card in cards]
