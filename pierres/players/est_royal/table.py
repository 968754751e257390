"""Est Royal as a player sees it: what lies where, and which cards have not been seen yet.

A card is `suit * 13 + height`, from 0 to 51: its suit in the order S H D C, and its height above the base
rank, 0 for the base cards. So every deal looks as if its base were the same. Four bits a suit count the
cards of its foundation; together they are the *homes*, one integer.

A move is a pair of cards: the card that moves, and what it goes on, or HOME or SPACE. It means the same
however the piles are ordered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from pierres.rules.est_royal.cards import FOUNDATIONS, PILES, RANKS, SUITS, TABLEAU, WASTE
from pierres.rules.est_royal.view import View

HEIGHT = tuple(card % 13 for card in range(52))
SHIFT = tuple(card // 13 * 4 for card in range(52))
"""Card → the bit from which its suit is counted in the homes."""
RAISE = tuple(1 << shift for shift in SHIFT)
"""Card → what is added to the homes when it goes to its foundation."""
WON = 0xDDDD
"""The homes of a game that is won."""

HOME = -1
SPACE = -2
Pile = tuple[int, ...]
Piles = tuple[Pile, ...]
Move = tuple[int, int]
"""The card that moves, and the card that it goes on, or HOME or SPACE."""


def _never_harm(homes: int) -> int:
    """The mask of the cards wanted next that may go home whatever comes.

    A card that makes its foundation r ≥ 2 high, when all four are at least max(1, r - 2) high: whatever could
    be put on it can go home itself. Never a base card: it can be needed as a place for the next lower rank.
    """
    heights = [homes >> 4 * suit & 15 for suit in range(4)]
    least = min(heights)
    return sum(
        1 << suit * 13 + height
        for suit, height in enumerate(heights)
        if 1 <= height < 13 and least >= max(1, height - 1)
    )


class _NeverHarm(dict[int, int]):
    def __missing__(self, homes: int) -> int:
        found = self[homes] = _never_harm(homes)
        return found


NEVER_HARM = _NeverHarm()
"""Homes → the mask of the cards wanted next that may go home whatever comes."""


@dataclass(frozen=True)
class Table:
    """Everything that the player can know at one moment."""

    homes: int
    piles: Piles
    """The cross in the order up, left, centre, right, down, each from the bottom."""
    waste: Pile
    unseen: tuple[int, ...]
    """The cards of the stock in the order of the pack: how they will come is not known."""
    base: int = 0
    """The rank of the base cards, 0 for aces."""
    wraps: bool = True
    """Whether the highest cards go on the base cards: kings on aces, where aces are the base (E-3)."""
    fills: bool = False
    """The option that spaces are filled at once from the waste (E-4)."""
    redeals: int = 0

    @classmethod
    def of(cls, view: View) -> Table:
        """What a view tells."""
        base = RANKS.index(view.base)

        def code(name: str) -> int:
            return SUITS.index(name[1]) * 13 + (RANKS.index(name[0]) - base) % 13

        homes = sum(len(corner) << SHIFT[code(corner[0])] for corner in view.foundations if corner)
        piles = tuple(tuple(code(name) for name in pile) for pile in view.tableau)
        waste = tuple(code(name) for name in view.waste)
        lying = {*waste, *(card for pile in piles for card in pile)}
        unseen = tuple(
            card for card in range(52) if card not in lying and HEIGHT[card] >= homes >> SHIFT[card] & 15
        )
        return cls(
            homes,
            piles,
            waste,
            unseen,
            base,
            base != 0 or bool(view.options.get("kings_on_aces", True)),
            bool(view.options.get("fill_from_waste", False)),
            view.redeals,
        )

    def name(self, card: int) -> str:
        """The card as records name it."""
        return RANKS[(card % 13 + self.base) % 13] + SUITS[card // 13]

    @property
    def stock(self) -> int:
        """How many cards are still to be turned."""
        return len(self.unseen)

    @property
    def can_turn(self) -> bool:
        """Whether a card, or the waste by the option of a redeal, can be turned."""
        return bool(self.unseen) or (self.redeals > 0 and bool(self.waste))

    @property
    def at_home(self) -> int:
        """How many cards lie on the foundations."""
        return at_home(self.homes)

    @cached_property
    def same(self) -> tuple[object, ...]:
        """Equal for tables that differ in the order of the piles only."""
        return self.homes, tuple(sorted(self.piles)), self.waste

    def moves(self) -> list[Move]:
        """All moves: equal spaces and equal empty corners count once."""
        moves: list[Move] = []
        for pile in (*self.piles, self.waste):
            if not pile:
                continue
            card = pile[-1]
            height = HEIGHT[card]
            if self.homes >> SHIFT[card] & 15 == height:
                moves.append((card, HOME))
            wanted = height + 1 if height < 12 else 0 if self.wraps else -1
            moves += [(card, other[-1]) for other in self.piles if other and HEIGHT[other[-1]] == wanted]
            if () in self.piles and (pile is self.waste or len(pile) > 1):
                moves.append((card, SPACE))
        return moves

    def never_harms(self, card: int) -> bool:
        """Whether `card`, which lies on top, is needed next and may go home whatever comes.

        Not if that would bring a card of the waste to its place (the option of E-4).
        """
        filled_up = self.fills and bool(self.waste) and (card,) in self.piles
        return bool(NEVER_HARM[self.homes] >> card & 1) and not filled_up

    def after(self, move: Move) -> Table:
        """The table after a move."""
        card, on = move
        piles = list(self.piles)
        waste, homes = self.waste, self.homes
        for place, pile in enumerate(piles):
            if pile and pile[-1] == card:
                piles[place] = pile[:-1]
                break
        else:
            waste = waste[:-1]
        if on == HOME:
            homes += RAISE[card]
        else:
            target = piles.index(()) if on == SPACE else next(i for i in range(5) if piles[i][-1:] == (on,))
            piles[target] = (*piles[target], card)
        if self.fills:
            piles, waste = filled(piles, waste)
        return replace(self, homes=homes, piles=tuple(piles), waste=waste)

    def turned(self, card: int) -> Table:
        """The table if `card` is the next of the stock."""
        waste = (*self.waste, card)
        piles = list(self.piles)
        if self.fills:
            piles, waste = filled(piles, waste)
        unseen = tuple(other for other in self.unseen if other != card)
        return replace(self, piles=tuple(piles), waste=waste, unseen=unseen)

    def source(self, card: int) -> str:
        """The pile whose top is `card`, as records name it."""
        return next(
            (name for name, pile in zip(TABLEAU, self.piles, strict=True) if pile[-1:] == (card,)),
            PILES[WASTE],
        )

    def target(self, move: Move, view: View) -> str:
        """The pile that a move goes to, as records name it; `view` knows which suits lie on which corner."""
        card, on = move
        if on == SPACE:
            return TABLEAU[self.piles.index(())]
        if on != HOME:
            return self.source(on)
        begun = [corner[0][1] if corner else "" for corner in view.foundations]
        return FOUNDATIONS[begun.index(SUITS[card // 13] if HEIGHT[card] else "")]


def at_home(homes: int) -> int:
    """How many cards lie on the foundations."""
    return (homes & 15) + (homes >> 4 & 15) + (homes >> 8 & 15) + (homes >> 12 & 15)


def filled(piles: list[Pile], waste: Pile) -> tuple[list[Pile], Pile]:
    """The piles and the waste once spaces have been filled from the waste."""
    for place, pile in enumerate(piles):
        if not pile and waste:
            piles[place] = (waste[-1],)
            waste = waste[:-1]
    return piles, waste
