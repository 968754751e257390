"""Spaces of answers of this game: the deal of the hands, and choices of several cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from math import comb, perm

from pierres.rules.jeu_des_dragons.material import HAND_AT_START
from pierres.rules.legal import Space

Cards = tuple[str, ...]


class Hands(Space):
    """D-3: six different cards to each seat. An index is one order of dealing them."""

    __slots__ = ("pack", "seats", "size")

    def __init__(self, seats: tuple[str, ...], pack: Cards) -> None:
        self.seats = seats
        self.pack = pack
        self.size = perm(len(pack), HAND_AT_START * len(seats))

    def __getitem__(self, index: int) -> dict[str, list[str]]:
        pack = list(self.pack)
        value: dict[str, list[str]] = {}
        for seat in self.seats:
            value[seat] = []
            for _ in range(HAND_AT_START):
                index, place = divmod(index, len(pack))
                value[seat].append(pack.pop(place))
        return value

    def read(self, value: object) -> tuple[Cards, ...] | None:
        """The hands in the order of the seats."""
        if not isinstance(value, Mapping) or set(value) != set(self.seats):
            return None
        hands = []
        for seat in self.seats:
            hand = value[seat]
            if type(hand) is not list or len(hand) != HAND_AT_START:
                return None
            if any(type(card) is not str or card not in self.pack for card in hand):
                return None
            hands.append(tuple(hand))
        cards = [card for hand in hands for card in hand]
        return tuple(hands) if len(set(cards)) == len(cards) else None

    def __contains__(self, value: object) -> bool:
        return self.read(value) is not None

    def __iter__(self) -> Iterator[dict[str, list[str]]]:
        """Each deal once, one after the other as they are asked for: there are far too many to be listed."""
        for cards in permutations(self.pack, HAND_AT_START * len(self.seats)):
            yield {
                seat: list(cards[place * HAND_AT_START : (place + 1) * HAND_AT_START])
                for place, seat in enumerate(self.seats)
            }


class Some(Space):
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
        if any(type(card) is not str or card not in self.cards for card in value):
            return None
        return (
            tuple([card for card in self.cards if card in value]) if len(set(value)) == len(value) else None
        )

    def __contains__(self, value: object) -> bool:
        return self.read(value) is not None

    def __iter__(self) -> Iterator[list[str]]:
        return (list(chosen) for chosen in combinations(self.cards, self.number))
