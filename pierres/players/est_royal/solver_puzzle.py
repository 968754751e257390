"""A position as the solver takes it, in numbers, and the way back from them to the steps of a record.

Cards are counted from the base, an arrangement is one integer, and moves are additions.

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

from dataclasses import dataclass, field
from itertools import pairwise

from pierres.rules.est_royal.cards import ACE, RANK_OF, SUIT_OF
from pierres.rules.est_royal.cards import FOUNDATIONS as CORNERS
from pierres.rules.est_royal.cards import TABLEAU as CROSS
from pierres.rules.est_royal.position import Position
from pierres.rules.est_royal.state import NO_BASE, NO_SUIT

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


Node = tuple[int, int, "Node | None"]
"""An arrangement, its tops, and the node before it; if that has the same arrangement, a card was turned."""
Waste = tuple[int, "Waste"] | None
"""The top card and the waste below it."""
Step = tuple[str] | tuple[str, tuple[str, str]]
"""`("turn",)` or `("move", (from, to))`."""


class Unfit(ValueError):
    """A position that the solver cannot take; the message says why."""


WITH_KINGS = MoveTables(kings_on_aces=True)
WITHOUT_KINGS = MoveTables(kings_on_aces=False)


@dataclass
class Puzzle:
    """A position, all cards known. `order` is the waste from its bottom and then the stock, as it will
    come."""

    order: tuple[int, ...]
    turned: int
    """How many cards of `order` are in the waste, the rest being in the stock."""
    arrangement: int
    tops: int
    corners: tuple[int | None, ...]
    """The suits on the four corners."""
    piles: tuple[tuple[int, ...], ...]
    """The cards of the five piles, from the bottom."""
    moves: MoveTables = field(repr=False)
    fill: bool = False
    """Whether spaces take the top of the waste at once, by the option."""

    @property
    def tableau(self) -> int:
        """The mask of the cards in the tableau."""
        return sum(1 << card for card in range(52) if self.arrangement >> 3 * card & 7)

    @property
    def known(self) -> int:
        """The mask of all cards that are not in the stock."""
        there = FOUNDATIONS[self.arrangement >> HEIGHTS][2]
        return there | self.tableau | sum(1 << card for card in self.order[: self.turned])

    @property
    def waste(self) -> Waste:
        """The waste, linked from its top."""
        waste: Waste = None
        for card in self.order[: self.turned]:
            waste = (card, waste)
        return waste


def puzzle_of(position: Position) -> Puzzle:
    """The position as the solver takes it. Raises Unfit before the deal."""
    base = position.base
    if base == NO_BASE:
        raise Unfit("the cards have not been dealt")

    def code(card: int) -> int:
        return (RANK_OF[card] - base) % 13 * 4 + SUIT_OF[card]

    moves = WITH_KINGS if base != ACE or position.box.kings_on_aces else WITHOUT_KINGS
    arrangement = tops = 0
    for suit, height in zip(position.suits, position.heights, strict=True):
        arrangement += height << HEIGHTS + 4 * suit
    piles = tuple(tuple(map(code, pile)) for pile in position.piles)
    for pile in piles:
        below: int | None = None
        for card in pile:
            arrangement += (BOTTOM if below is None else below % 4 + 1) << 3 * card
            below = card
        if below is not None:
            tops |= 1 << below
    order = tuple(map(code, (*position.waste, *reversed(position.stock))))
    corners = tuple(None if suit == NO_SUIT else suit for suit in position.suits)
    turned, fill = len(position.waste), position.box.fill_from_waste
    return Puzzle(order, turned, arrangement, tops, corners, piles, moves, fill)


def steps_of(puzzle: Puzzle, node: Node) -> list[Step]:
    """The steps of a record that lead from the puzzle to `node`."""
    arrangements = []
    at: Node | None = node
    while at is not None:
        arrangements.append(at[0])
        at = at[2]
    arrangements.reverse()
    table = _Table(puzzle)
    steps = [table.step(before, after) for before, after in pairwise(arrangements)]
    return [step for step in steps if step is not None]


class _Table:
    """The piles by name, while the steps of a line are worked out."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.fill = puzzle.fill
        self.corners = list(puzzle.corners)
        self.piles = [list(pile) for pile in puzzle.piles]
        self.waste = list(puzzle.order[: puzzle.turned])
        self.stock = list(puzzle.order[puzzle.turned :])

    def step(self, before: int, after: int) -> Step | None:
        """The step between two arrangements that follow on each other; None for what happens by itself."""
        if before == after:
            if self.stock:
                self.waste.append(self.stock.pop(0))
            else:
                self.stock, self.waste = self.waste, []
            return ("turn",)
        changed = (before ^ after) & (1 << HEIGHTS) - 1
        if changed:
            card = (changed.bit_length() - 1) // 3
            source = self._pile_of(card) if before >> 3 * card & 7 else "waste"
        else:
            card = self.waste[-1]
            source = "waste"
        code = after >> 3 * card & 7
        if before >> HEIGHTS != after >> HEIGHTS:
            target = self._corner(card)
        elif code == BOTTOM:
            target = CROSS[self.piles.index([])]
        else:
            target = self._pile_of((card // 4 + 1) % 13 * 4 + code - 1)
        lifted = self.waste.pop() if source == "waste" else self.piles[CROSS.index(source)].pop()
        assert lifted == card, "an arrangement that no move gives"
        if target in CROSS:
            self.piles[CROSS.index(target)].append(card)
        if self.fill and source == "waste" and code == BOTTOM:
            return None
        return ("move", (source, target))

    def _corner(self, card: int) -> str:
        suit = card % 4
        if suit not in self.corners:
            self.corners[self.corners.index(None)] = suit
        return CORNERS[self.corners.index(suit)]

    def _pile_of(self, card: int) -> str:
        return next(CROSS[place] for place in range(PILES) if self.piles[place][-1:] == [card])
