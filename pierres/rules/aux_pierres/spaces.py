"""Legal answers of this game alone: the purchases that a purse and the bank allow (R-X7), and the specials of
a round, as chance may draw them, fair by piece (R-Q5).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pierres.rules.aux_pierres.constants import COINS, COLOURS, SPECIALS_A_ROUND
from pierres.rules.legal import Legal, counts_of, object_of

Counts = tuple[int, ...]
Bought = dict[str, dict[str, int]]
MONEY = COINS[:3]


class Purchases(Legal):
    """Any stones of the bank, each for so much gold or so much silver, never a mixture.

    A price of 0 means that a stone cannot be paid so. Payments are counted by the number of stones that
    they buy, and joined to the choices of as many stones, so that nothing is written out.
    """

    __slots__ = ("bank", "gold", "money", "payments", "silver", "size", "stones")

    def __init__(self, bank: Counts, money: Counts, gold: int, silver: int) -> None:
        self.bank = bank
        self.money = money
        self.gold = gold
        self.silver = silver
        most = sum(bank)
        self.payments: list[list[Counts]] = [[] for _ in range(most + 1)]
        fairies, commons, silvers = money
        for fairy, common in product(range(fairies + 1), range(commons + 1)) if gold else [(0, 0)]:
            by_gold, odd = divmod(fairy + common, gold) if gold else (0, 0)
            if odd:
                continue
            for by_silver in range(silvers // silver + 1) if silver else (0,):
                if by_gold + by_silver > most:
                    break
                self.payments[by_gold + by_silver].append((fairy, common, by_silver * silver))
        self.stones: list[list[Counts]] = [[] for _ in range(most + 1)]
        for choice in product(*(range(count + 1) for count in bank)):
            if self.payments[sum(choice)]:
                self.stones[sum(choice)].append(choice)
        self.size = sum(len(p) * len(s) for p, s in zip(self.payments, self.stones, strict=True))

    @property
    def most(self) -> int:
        """The most stones that can be bought at once."""
        return max(n for n, choices in enumerate(self.stones) if choices)

    def paid_for(self, coins: Counts) -> tuple[int, int, int]:
        """Of fairy gold, common gold and silver: the stones that they pay for; gold and silver left over."""
        fairy, common, silvers = coins
        by_gold, odd_gold = divmod(fairy + common, self.gold) if self.gold else (0, fairy + common)
        by_silver, odd_silver = divmod(silvers, self.silver) if self.silver else (0, silvers)
        return by_gold + by_silver, odd_gold, odd_silver

    def __getitem__(self, index: int) -> Bought:
        for payments, choices in zip(self.payments, self.stones, strict=True):
            here = len(payments) * len(choices)
            if index < here:
                stones, coins = divmod(index, len(payments))
                return _value(choices[stones], payments[coins])
            index -= here
        raise IndexError(index)

    def stones_and_coins(self, value: object) -> tuple[Counts, Counts] | None:
        """The stones by colour and the coins fairy, common, silver, whether or not they can be had."""
        if not isinstance(value, dict) or any(key not in ("stones", "coins") for key in value):
            return None
        stones = counts_of(value.get("stones", {}), COLOURS)
        coins = counts_of(value.get("coins", {}), MONEY)
        return None if stones is None or coins is None else (stones, coins)

    def read(self, value: object) -> tuple[Counts, Counts] | None:
        """The stones by colour and the coins fairy, common, silver."""
        bought = self.stones_and_coins(value)
        if bought is None or any(count > there for count, there in zip(bought[0], self.bank, strict=True)):
            return None
        return bought if bought[1] in self.payments[sum(bought[0])] else None

    def __iter__(self) -> Iterator[Bought]:
        for payments, choices in zip(self.payments, self.stones, strict=True):
            for stones in choices:
                for coins in payments:
                    yield _value(stones, coins)


def _value(stones: Counts, coins: Counts) -> Bought:
    return {"stones": object_of(stones, COLOURS), "coins": object_of(coins, MONEY)}


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
