"""The specials of a round, as chance may draw them, fair by piece (R-Q5)."""

from __future__ import annotations

from collections.abc import Iterator

from pierres.rules.aux_pierres.constants import SPECIALS_A_ROUND
from pierres.rules.legal import Legal


class Specials(Legal):
    """The specials of a round, one after the other, with the refill of an empty deck (R-D4, R-D7).

    Deck and discard are ids, one for each card.
    """

    __slots__ = ("deck", "discard", "pieces", "size")

    def __init__(self, deck: tuple[str, ...], discard: tuple[str, ...]) -> None:
        self.deck = deck
        self.discard = discard
        size = 1
        left, refill = len(deck), len(discard)
        self.pieces = []
        for _ in range(min(SPECIALS_A_ROUND, left + refill)):
            if not left:
                left, refill = refill, 0
            self.pieces.append(left)
            size *= left
            left -= 1
        self.size = size

    def __getitem__(self, index: int) -> list[str]:
        deck, discard = list(self.deck), list(self.discard)
        value = []
        for pieces in self.pieces:
            if not deck:
                deck, discard = discard, []
            index, place = divmod(index, pieces)
            value.append(deck.pop(place))
        return value

    def read(self, value: object) -> tuple[str, ...] | None:
        """The ids, in the order drawn."""
        if not isinstance(value, list) or len(value) != len(self.pieces):
            return None
        deck, discard = list(self.deck), list(self.discard)
        for special in value:
            if not deck:
                deck, discard = discard, []
            if type(special) is not str or special not in deck:
                return None
            deck.remove(special)
        return tuple(value)

    def __iter__(self) -> Iterator[list[str]]:
        seen = dict.fromkeys(tuple(self[index]) for index in range(self.size))
        return (list(value) for value in seen)
