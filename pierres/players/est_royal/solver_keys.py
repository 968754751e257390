"""The arithmetic of the solver: cards counted from the base, arrangements as one integer, moves as additions.

A card is `height * 4 + suit`, from 0 to 51: its height above the base rank (0 for the base cards) and its
suit in the order S H D C. So the four cards of a rank are neighbours in a mask of 52 bits, every deal looks
as if its base were the same, and the foundations are four heights.

An *arrangement* is an integer. Three bits a card say where it lies: 0 not in the tableau, 1 to 4 on the card
of the next higher rank and of suit 0 to 3, 5 at the bottom of a pile. Above them, from bit `HEIGHTS`, four
bits a suit count the cards on its foundation. It is the same number however the piles are ordered, and
every move adds a number to it. Together with the *tops*, the mask of the cards that lie uncovered, it is
all that the moves of the tableau need.
"""

from __future__ import annotations

PILES = 5
BOTTOM = 5
HEIGHTS = 3 * 52
"""The bit from which an arrangement holds the heights of the foundations."""
ALL_HEIGHTS = 13 * 0x1111
"""The heights of a game that is won."""

RAISE = tuple(1 << HEIGHTS + 4 * suit for suit in range(4))
"""Suit → what is added to an arrangement when its foundation grows by a card."""
BITS = tuple(1 << card for card in range(52))
NOWHERE = 1 << 52
"""A mask of targets that no card of the tableau answers to."""

Move = tuple[int, tuple[int, ...], int, tuple[int, ...]]
"""Shift of the card's code; code → what is added to the arrangement; the tops that stay; code → the top
uncovered."""


def _uncovered(card: int) -> tuple[int, ...]:
    """Code of `card` → the mask of the card that it lies on; none if it lies at the bottom."""
    above = (card // 4 + 1) % 13 * 4
    return (0, *(1 << above + suit for suit in range(4)), 0)


UNCOVERED = tuple(_uncovered(card) for card in range(52))
LEAVE = tuple(
    tuple((1 << HEIGHTS + card % 4 * 4) - (code << 3 * card) for code in range(6)) for card in range(52)
)
"""Card → its code → what is added to an arrangement when it goes from the tableau to its foundation."""


class MoveTables(dict[int, tuple[Move, ...]]):
    """Tops → all the moves between piles, worked out when first asked for.

    Every such move can be taken back, since piles are runs. A card that lies alone and goes to a space gives
    the arrangement that was: whoever keeps the arrangements seen skips it without asking.
    """

    LIMIT = 60_000

    def __init__(self, kings_on_aces: bool) -> None:
        super().__init__()
        self.targets = tuple(
            NOWHERE if card >= 48 and not kings_on_aces else 15 << (card // 4 + 1) % 13 * 4
            for card in range(52)
        )
        """Card → the mask of the cards that it may be put on; never 0, since a space takes every card."""

    def __missing__(self, tops: int) -> tuple[Move, ...]:
        if len(self) >= self.LIMIT:
            self.clear()
        moves: list[Move] = []
        space = tops.bit_count() < PILES
        cards = tops
        while cards:
            lowest = cards & -cards
            cards ^= lowest
            card = lowest.bit_length() - 1
            uncovered = UNCOVERED[card]
            targets = tops & self.targets[card]
            while targets:
                target = targets & -targets
                targets ^= target
                recode = _RECODE[card][(target.bit_length() - 1 & 3) + 1]
                moves.append((3 * card, recode, tops ^ target, uncovered))
            if space:
                moves.append((3 * card, _RECODE[card][BOTTOM], tops, uncovered))
        found = self[tops] = tuple(moves)
        return found


_RECODE = tuple(
    tuple(tuple((new - old) << 3 * card for old in range(6)) for new in range(6)) for card in range(52)
)


class Foundations(dict[int, tuple[int, int, int]]):
    """Heights → the mask of the cards wanted next, of those that never harm there, and of those that lie
    there.

    A card that makes its foundation r ≥ 2 high never harms when all four are at least max(1, r - 2) high:
    whatever could be put on it in the tableau can go to a foundation itself, or is there. A base card is
    never sure: it can be needed as a place for the next lower rank.
    """

    def __missing__(self, heights: int) -> tuple[int, int, int]:
        each = [heights >> 4 * suit & 15 for suit in range(4)]
        least = min(each)
        wanted = safe = there = 0
        for suit, height in enumerate(each):
            if height < 13:
                wanted |= 1 << height * 4 + suit
                if height >= 1 and least >= max(1, height - 1):
                    safe |= 1 << height * 4 + suit
            there |= ((1 << 4 * height) - 1) // 15 << suit
        found = self[heights] = wanted, safe, there
        return found


FOUNDATIONS = Foundations()


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, lowest rank first."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards
