"""The legal answers to one question, as spaces that are counted and drawn from without being written out.

Every space has a `size`, and `space[i]` for i in range(size) is an answer: so a uniform random answer is
one random number away. For a seat the answers differ. For chance an answer stands as often as there are
pieces that give it, so that drawing an index is fair by piece (R-Q5). Iteration gives each answer once.
`value in space` never raises, whatever the value is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from math import comb, factorial, perm

from pierres.rules.given import Json


class Legal:
    """A space of legal answers; two of a kind with the same contents are equal."""

    __slots__: tuple[str, ...] = ()
    size: int
    """How many equally likely draws there are; it may exceed any machine word."""

    def __getitem__(self, index: int, /) -> Json:
        """The answer of one draw."""
        raise NotImplementedError

    def read(self, value: object, /) -> object:
        """An answer in the record's notation as the rules use it; None if it is not legal."""
        raise NotImplementedError

    def __contains__(self, value: object, /) -> bool:
        return self.read(value) is not None

    def __iter__(self) -> Iterator[Json]:
        """Each legal answer once."""
        return (self[index] for index in range(self.size))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


class Names(Legal):
    """A choice among names (colours, characters, seats); a name may stand several times for chance."""

    __slots__ = ("names", "size")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.size = len(names)

    def __getitem__(self, index: int) -> str:
        return self.names[index]

    def read(self, value: object) -> str | None:
        """The name itself."""
        return value if type(value) is str and value in self.names else None

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(self.names))


class Indices(Legal):
    """A choice among numbered options; a boolean is not a number here."""

    __slots__ = ("indices", "size")

    def __init__(self, indices: Sequence[int]) -> None:
        self.indices = indices
        self.size = len(indices)

    def __getitem__(self, index: int) -> int:
        return self.indices[index]

    def read(self, value: object) -> int | None:
        """The number itself."""
        return value if type(value) is int and value in self.indices else None


class YesNo(Legal):
    """True or false."""

    __slots__ = ()
    size = 2

    def __getitem__(self, index: int) -> bool:
        return index == 0

    def read(self, value: object) -> bool | None:
        """The boolean itself."""
        return value if type(value) is bool else None


YES_NO = YesNo()


class NoValue(Legal):
    """The one answer of a question whose answer has no value: None in the record's notation, True as read."""

    __slots__ = ()
    size = 1

    def __getitem__(self, index: int) -> None:
        if index:
            raise IndexError(index)

    def read(self, value: object) -> bool | None:
        """True for no value."""
        return True if value is None else None


NO_VALUE = NoValue()


class Orders(Legal):
    """The orders that some different names can be put in: a shuffled pack."""

    __slots__ = ("names", "size")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.size = factorial(len(names))

    def __getitem__(self, index: int) -> list[str]:
        """The order of an index; the indices run as in a dictionary of all orders."""
        left, order, size = list(self.names), [], self.size
        while left:
            size //= len(left)
            place, index = divmod(index, size)
            order.append(left.pop(place))
        return order

    def index(self, order: Sequence[str]) -> int:
        """The index of an order. ValueError if it is none."""
        left, size, index = list(self.names), self.size, 0
        if len(order) != len(left):
            raise ValueError(f"expected {len(left)} names, not {len(order)}")
        for name in order:
            size //= len(left)
            place = left.index(name)
            del left[place]
            index += place * size
        return index

    def read(self, value: object) -> tuple[str, ...] | None:
        """The names in their order."""
        if type(value) is not list or len(value) != len(self.names):
            return None
        if any(type(name) is not str for name in value) or set(value) != set(self.names):
            return None
        return tuple(value)

    def __iter__(self) -> Iterator[list[str]]:
        """Each order once, one after the other as they are asked for: they may be beyond counting."""
        return (list(order) for order in permutations(self.names))


class Deal(Legal):
    """So many pieces of a heap to each seat. An index is one order of drawing them all."""

    __slots__ = ("each", "pieces", "seats", "size")

    def __init__(self, seats: tuple[str, ...], pieces: tuple[str, ...], each: int) -> None:
        self.seats = seats
        self.pieces = pieces
        self.each = each
        self.size = perm(len(pieces), each * len(seats))

    def __getitem__(self, index: int) -> dict[str, list[str]]:
        left = list(self.pieces)
        value: dict[str, list[str]] = {}
        for seat in self.seats:
            value[seat] = []
            for _ in range(self.each):
                index, place = divmod(index, len(left))
                value[seat].append(left.pop(place))
        return value

    def read(self, value: object) -> tuple[tuple[str, ...], ...] | None:
        """The pieces of each seat, in the order of the seats."""
        if not isinstance(value, Mapping) or set(value) != set(self.seats):
            return None
        left = list(self.pieces)
        for seat in self.seats:
            pieces = value[seat]
            if type(pieces) is not list or len(pieces) != self.each:
                return None
            for piece in pieces:
                if type(piece) is not str or piece not in left:
                    return None
                left.remove(piece)
        return tuple([tuple(value[seat]) for seat in self.seats])

    def __iter__(self) -> Iterator[dict[str, list[str]]]:
        """Each deal once, one after the other as they are asked for: there are far too many to be listed."""
        for order in _orders(Counter(self.pieces), self.each * len(self.seats)):
            drawn = iter(order)
            yield {seat: list(islice(drawn, self.each)) for seat in self.seats}


def _orders(left: Mapping[str, int], number: int) -> Iterator[tuple[str, ...]]:
    """The orders in which so many pieces may be drawn."""
    if not number:
        yield ()
        return
    for piece, count in left.items():
        if count:
            for rest in _orders({**left, piece: count - 1}, number - 1):
                yield (piece, *rest)


def counts_of(value: object, kinds: Sequence[str]) -> tuple[int, ...] | None:
    """An object of counts as one number for each of `kinds`, in their order.

    A missing key is 0, and a 0 may be written. None if it is not such an object.
    """
    if type(value) is not dict:
        return None
    counts = [0] * len(kinds)
    for kind, count in value.items():
        if type(count) is not int or count < 0 or kind not in kinds:
            return None
        if count:
            counts[kinds.index(kind)] = count
    return tuple(counts)


def object_of(counts: Sequence[int], kinds: Sequence[str]) -> dict[str, int]:
    """The object that `counts_of` reads, without the zeros."""
    return {kind: count for kind, count in zip(kinds, counts, strict=True) if count}


class UpTo(Legal):
    """Any number of each kind up to a limit: what a fist may hold."""

    __slots__ = ("limits", "size")

    def __init__(self, limits: dict[str, int]) -> None:
        self.limits = limits
        size = 1
        for limit in limits.values():
            size *= limit + 1
        self.size = size

    def __getitem__(self, index: int) -> dict[str, int]:
        value: dict[str, int] = {}
        for kind, limit in self.limits.items():
            if limit:
                index, count = divmod(index, limit + 1)
                if count:
                    value[kind] = count
        return value

    def read(self, value: object) -> dict[str, int] | None:
        """An object of its own, without the zeros."""
        if type(value) is not dict:
            return None
        limits = self.limits
        fist: dict[str, int] = {}
        for kind, count in value.items():
            if type(count) is not int or not 0 <= count <= limits.get(kind, -1):
                return None
            if count:
                fist[kind] = count
        return fist


class CountChoices(Legal):
    """A choice among written-out objects of counts: the ways to pay."""

    __slots__ = ("choices", "kinds", "size")

    def __init__(self, kinds: tuple[str, ...], choices: Sequence[tuple[int, ...]]) -> None:
        self.kinds = kinds
        self.choices = choices
        self.size = len(choices)

    def __getitem__(self, index: int) -> dict[str, int]:
        return object_of(self.choices[index], self.kinds)

    def read(self, value: object) -> tuple[int, ...] | None:
        """The counts in the order of `kinds`."""
        counts = counts_of(value, self.kinds)
        return counts if counts is not None and counts in self.choices else None

    def __iter__(self) -> Iterator[dict[str, int]]:
        return (object_of(choice, self.kinds) for choice in self.choices)


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
