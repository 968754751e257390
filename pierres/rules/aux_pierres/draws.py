"""What chance may answer: the deal of the stones and the specials of a round, fair by piece (R-Q5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import perm

from pierres.rules.aux_pierres.material import COLOURS, SPECIALS_A_ROUND, STONES_AT_START
from pierres.rules.legal import Space


class Deal(Space):
    """R-S2: four stones of the bag to each seat. An index is one order of drawing them all."""

    __slots__ = ("bag", "seats", "size")

    def __init__(self, seats: tuple[str, ...], bag: tuple[int, ...]) -> None:
        self.seats = seats
        self.bag = bag
        self.size = perm(sum(bag), STONES_AT_START * len(seats))

    def __getitem__(self, index: int) -> dict[str, list[str]]:
        bag = [colour for colour, count in zip(COLOURS, self.bag, strict=True) for _ in range(count)]
        value: dict[str, list[str]] = {}
        for seat in self.seats:
            value[seat] = []
            for _ in range(STONES_AT_START):
                index, place = divmod(index, len(bag))
                value[seat].append(bag.pop(place))
        return value

    def read(self, value: object) -> tuple[tuple[int, ...], ...] | None:
        """Counts by colour for each seat, in the order of the seats."""
        if not isinstance(value, Mapping) or set(value) != set(self.seats):
            return None
        dealt = []
        for seat in self.seats:
            stones = value[seat]
            if not isinstance(stones, list) or len(stones) != STONES_AT_START:
                return None
            if any(type(stone) is not str or stone not in COLOURS for stone in stones):
                return None
            dealt.append(tuple(stones.count(colour) for colour in COLOURS))
        totals = [sum(stones) for stones in zip(*dealt, strict=True)]
        if any(total > count for total, count in zip(totals, self.bag, strict=True)):
            return None
        return tuple(dealt)

    def __contains__(self, value: object) -> bool:
        return self.read(value) is not None

    def __iter__(self) -> Iterator[dict[str, list[str]]]:
        """Each deal once, one after the other as they are asked for: there are far too many to be listed."""
        for stones in _draws(self.bag, STONES_AT_START * len(self.seats)):
            yield {
                seat: list(stones[place * STONES_AT_START : (place + 1) * STONES_AT_START])
                for place, seat in enumerate(self.seats)
            }


def _draws(bag: tuple[int, ...], number: int) -> Iterator[tuple[str, ...]]:
    """The orders in which so many stones may come out of a bag, by colour."""
    if not number:
        yield ()
        return
    for colour, count in enumerate(bag):
        if count:
            left = (*bag[:colour], count - 1, *bag[colour + 1 :])
            for rest in _draws(left, number - 1):
                yield (COLOURS[colour], *rest)


class Specials(Space):
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

    def __contains__(self, value: object) -> bool:
        return self.read(value) is not None

    def __iter__(self) -> Iterator[list[str]]:
        seen = dict.fromkeys(tuple(self[index]) for index in range(self.size))
        return (list(value) for value in seen)
