"""A position as the solver takes it, and the way back from its arrangements to the steps of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from pierres.players.est_royal.solver_keys import BOTTOM, FOUNDATIONS, HEIGHTS, PILES, MoveTables

RANKS = "A23456789TJQK"
SUITS = "SHDC"
CORNERS = ("f1", "f2", "f3", "f4")
CROSS = ("up", "left", "centre", "right", "down")

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

    base: int
    """The rank of the base cards, 0 for aces."""
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


def puzzle(
    foundations: Sequence[Sequence[str]],
    tableau: Sequence[Sequence[str]],
    waste: Sequence[str],
    stock: Sequence[str],
    *,
    kings_on_aces: bool = True,
    fill: bool = False,
) -> Puzzle:
    """The puzzle of a position in names of cards: corners f1 to f4, piles up to down, bottom to top.

    `stock` begins with the card that is turned first; `kings_on_aces` is false where the option forbids them
    and aces are the base. Raises Unfit if piles are not as play makes them.
    """
    bases = [corner[0][0] for corner in foundations if corner]
    if not bases or len(set(bases)) > 1:
        raise Unfit("the foundations have no common base")
    base = RANKS.index(bases[0])

    def code(name: str) -> int:
        return (RANKS.index(name[0]) - base) % 13 * 4 + SUITS.index(name[1])

    table = MoveTables if base == 0 and not kings_on_aces else None
    moves = WITHOUT_KINGS if table else WITH_KINGS
    arrangement = tops = 0
    corners: list[int | None] = []
    for corner in foundations:
        cards = [code(name) for name in corner]
        if any(card != 4 * height + cards[0] for height, card in enumerate(cards)):
            raise Unfit("a foundation is not built up in suit from the base")
        corners.append(cards[0] if cards else None)
        if cards:
            arrangement += len(cards) << HEIGHTS + 4 * cards[0]
    piles = [tuple(code(name) for name in pile) for pile in tableau]
    for pile in piles:
        below: int | None = None
        for card in pile:
            if below is not None and not moves.targets[card] >> below & 1:
                raise Unfit("a pile of the tableau is not built down by one")
            arrangement += (BOTTOM if below is None else below % 4 + 1) << 3 * card
            below = card
        if below is not None:
            tops |= 1 << below
    order = tuple(code(name) for name in (*waste, *stock))
    if len({*order, *(card for pile in piles for card in pile)}) + sum(map(len, foundations)) != 52:
        raise Unfit("the cards are not one whole pack")
    return Puzzle(base, order, len(waste), arrangement, tops, tuple(corners), tuple(piles), moves, fill)


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
