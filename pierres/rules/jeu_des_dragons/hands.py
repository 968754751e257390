"""A choice of several cards: the ante cards that a strength flight takes (D-48)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from pierres.rules.legal import Legal

Cards = tuple[str, ...]


class Some(Legal):
    """A choice of exactly `number` of some different cards; their order means nothing."""

    __slots__ = ("cards", "number", "size")

    def __init__(self, cards: Cards, number: int) -> None:
        self.cards = cards
        self.number = number
        self.size = comb(len(cards), number)

    def __getitem__(self, index: int) -> list[str]:
        """The choice of an index; the indices run as in a dictionary of all choices."""
        if not 0 <= index < self.size:
            raise IndexError(index)
        chosen: list[str] = []
        for place, card in enumerate(self.cards):
            wanted = self.number - len(chosen)
            if not wanted:
                break
            with_it = comb(len(self.cards) - place - 1, wanted - 1)
            if index < with_it:
                chosen.append(card)
            else:
                index -= with_it
        return chosen

    def read(self, value: object) -> Cards | None:
        """The cards, in the order in which they lie."""
        if type(value) is not list or len(value) != self.number:
            return None
        chosen = tuple([card for card in self.cards if card in value])
        return chosen if len(chosen) == len(value) else None

    def __iter__(self) -> Iterator[list[str]]:
        return (list(chosen) for chosen in combinations(self.cards, self.number))
