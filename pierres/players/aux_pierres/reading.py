"""What a seat reckons with: what lies open in a view, and what it thinks lies behind the other screens."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pierres.players.aux_pierres import strength
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import (
    COIN_SUPPLY,
    COINS,
    COLOURS,
    FAIRY,
    POINTS_TO_WIN,
    PURSE_AT_START,
)
from pierres.rules.aux_pierres.state import Box
from pierres.rules.aux_pierres.view import View

Chances = tuple[float, ...]
"""Of each seat, to win the game."""


class Reading:
    """A position as one seat sees it, to be changed by what cards would do. Coins may be fractions."""

    __slots__ = (
        "bank_coins", "bank_stones", "bid", "box", "changed", "coins", "exps", "extra", "given", "holder",
        "me", "pile", "row", "score", "seconds", "spent", "stack", "stones",
    )  # fmt: skip

    box: Box
    me: int
    score: list[int]
    stones: list[list[int]]
    coins: list[list[float]]
    """Behind each screen, and the fairy gold in front of it: that comes back."""
    spent: list[int]
    """Fairy gold in front of each screen."""
    holder: int
    bank_coins: list[int]
    bank_stones: list[int]
    row: tuple[Character, ...]
    pile: tuple[Character, ...]
    stack: tuple[Character, ...]
    seconds: tuple[int, ...]
    """The second bidders, once they are known."""
    bid: int
    """The fairy gold of the user's bid that could be given."""
    given: bool
    """Whether the bid has been given."""
    extra: list[float]
    """What is expected of chance, as strength of each seat."""
    exps: list[float]
    """The exponentials of all strengths, but for those of the seats `changed`."""
    changed: set[int]

    def copy(self) -> Reading:
        """A twin that can be changed."""
        twin = object.__new__(Reading)
        twin.box, twin.me, twin.holder = self.box, self.me, self.holder
        twin.score = self.score[:]
        twin.stones = [stones[:] for stones in self.stones]
        twin.coins = [coins[:] for coins in self.coins]
        twin.spent = self.spent
        twin.bank_coins, twin.bank_stones = self.bank_coins[:], self.bank_stones[:]
        twin.row, twin.pile, twin.stack, twin.seconds = self.row, self.pile, self.stack, self.seconds
        twin.bid, twin.given = self.bid, self.given
        twin.extra, twin.exps, twin.changed = self.extra[:], self.exps[:], set(self.changed)
        return twin

    def strength(self, seat: int) -> float:
        """How strong a seat stands."""
        found = strength.of_stones(self.score[seat], strength.ordered(self.stones[seat]))
        found += strength.of_coins(self.coins[seat]) + self.extra[seat]
        return found + strength.HOLDER if self.holder == seat else found

    def stones_part(self, seat: int) -> float:
        """The strength that points and stones give a seat."""
        return strength.of_stones(self.score[seat], strength.ordered(self.stones[seat]))

    def chances(self) -> Chances:
        """Of each seat, to win the game."""
        exps = self.exps
        for seat in self.changed:
            if self.score[seat] >= POINTS_TO_WIN:
                return tuple([float(other == seat) for other in range(len(exps))])
            exps[seat] = exp(self.strength(seat))
        self.changed.clear()
        total = sum(exps)
        return tuple([one / total for one in exps])


def read(box: Box, view: View, me: int, purses: Sequence[Sequence[float]]) -> Reading:
    """What lies open in a view, and these coins behind the screens."""
    found = object.__new__(Reading)
    found.box, found.me = box, me
    found.score = [seat.score for seat in view.seats]
    found.stones = [[seat.stones[colour] for colour in COLOURS] for seat in view.seats]
    found.spent = [seat.spent for seat in view.seats]
    found.coins = [list(purse) for purse in purses]
    for coins, spent in zip(found.coins, found.spent, strict=True):
        coins[FAIRY] += spent
    holders = [number for number, seat in enumerate(view.seats) if seat.doppelganger]
    found.holder = holders[0] if holders else -1
    found.bank_coins = [view.bank[coin] for coin in COINS]
    found.bank_stones = [view.bank[colour] for colour in COLOURS]
    characters = box.characters
    found.row = tuple([characters[name] for name in view.row])
    found.pile = tuple([characters[name] for name in view.pile])
    found.stack, found.seconds, found.bid, found.given = (), (), 2, False
    auction = view.auction
    if auction is not None:
        found.stack = tuple([characters[name] for name in auction.stack])
        if auction.winner is not None:
            found.seconds = tuple([box.index[name] for name in auction.second_bidders])
            found.bid = auction.bids[auction.winner].get("fairy", 0)
            found.given = auction.bid_given
    if view.bag is not None:
        for number, colour in enumerate(COLOURS):
            found.bank_stones[number] += view.bag.stones[colour]
    found.extra = [0.0] * len(found.score)
    found.exps = [0.0] * len(found.score)
    found.changed = set(range(len(found.score)))
    return found


def guessed(view: View, me: int) -> list[list[float]]:
    """The purses as guessed by one who forgets: of eight fairy gold what is not in front, the rest evenly."""
    own = view.seats[me].purse
    count = len(view.seats) - 1
    hidden = []
    for number, coin in enumerate(COINS):
        shown = view.bank[coin] + (own[coin] if own is not None else 0)
        if number == FAIRY:
            shown += sum([seat.spent for seat in view.seats])
        hidden.append((COIN_SUPPLY[number] - shown) / count)
    purses: list[list[float]] = []
    for seat in view.seats:
        if seat.purse is not None:
            purses.append([float(seat.purse[coin]) for coin in COINS])
        else:
            fairy = float(max(0, PURSE_AT_START[FAIRY] - seat.spent))
            purses.append([fairy, *hidden[1:]])
    return purses
