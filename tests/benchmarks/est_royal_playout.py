"""Playouts: a dealt game played to its end in a blink, at random or by simple rules.

They are the measure that other play is compared with, and a quick test of the rules. Cards can go to and fro
between piles for ever, so a playout ends when nothing can be done any more, or after `IDLE` moves in a row
from one pile of the cross to another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pierres.players.est_royal.table import HEIGHT, HOME, SPACE
from pierres.rules.est_royal.cards import RANKS, SUITS

IDLE = 30
"""Moves in a row between piles of the cross after which a playout is left: it would have no end."""
CROSS = range(5)
WASTE = 5
SOURCES = range(6)
TAKES = (*((HEIGHT[card] or 13) - 1 for card in range(52)), SPACE)
"""Card → the height that goes on it; nothing of a height goes on -1, which stands below each pile."""


class Playout:
    """A game by the rules without options, all cards known to the referee; changed in place, for speed.

    `cards` are the pack as dealt, each `suit * 13 + height above the base rank`; see `table`.
    """

    __slots__ = ("heights", "home", "piles", "stock")

    def __init__(self, cards: Sequence[int]) -> None:
        self.heights = [0] * 4
        self.heights[cards[0] // 13] = 1
        self.home = 1
        """How many cards lie on the foundations."""
        self.piles = [[card] for card in cards[1:6]]
        """The five piles of the cross, and the waste as the sixth."""
        self.piles.append([])
        self.stock = list(cards[:5:-1])

    def wanted(self, card: int) -> bool:
        """Whether a card would go home."""
        return self.heights[card // 13] == HEIGHT[card]

    def turn(self) -> None:
        """The next card of the stock goes to the waste."""
        self.piles[WASTE].append(self.stock.pop())

    def move(self, source: int, target: int) -> None:
        """The top card of a pile goes to another, or HOME."""
        card = self.piles[source].pop()
        if target == HOME:
            self.heights[card // 13] += 1
            self.home += 1
        else:
            self.piles[target].append(card)

    def moves(self) -> list[tuple[int, int]]:
        """All moves as numbers of piles, or HOME; the first of several spaces stands for all."""
        found = []
        piles = self.piles
        takes: dict[int, list[int]] = {}
        space = SPACE
        for place in range(5):
            pile = piles[place]
            if pile:
                takes.setdefault((HEIGHT[pile[-1]] or 13) - 1, []).append(place)
            elif space == SPACE:
                space = place
        for source, pile in enumerate(piles):
            if not pile:
                continue
            card = pile[-1]
            height = HEIGHT[card]
            if self.heights[card // 13] == height:
                found.append((source, HOME))
            if height in takes:
                found += [(source, target) for target in takes[height]]
            if space >= 0 and (source == WASTE or len(pile) > 1):
                found.append((source, space))
        return found


Policy = Callable[[Playout, list[tuple[int, int]], Random], tuple[int, int] | None]
"""Chooses one of the moves, or None for a turn; asked only if there is a choice."""


def by_simple_rules(game: Playout, moves: list[tuple[int, int]], random: Random) -> tuple[int, int] | None:
    """Home; else the waste on a pile; else the waste to a space; else a move that uncovers; else turn."""
    piles = game.piles
    best: tuple[int, int] | None = None
    rank = 4
    for source, target in moves:
        if target == HOME:
            return source, target
        if source == WASTE:
            worth = 1 if piles[target] else 2
        elif piles[target] and (len(piles[source]) == 1 or game.wanted(piles[source][-2])):
            worth = 3
        else:
            continue
        if worth < rank:
            best, rank = (source, target), worth
    return best


def play_at_random(cards: Sequence[int], random: Random, idle: int = IDLE) -> int:
    """Play a pack to the end, or `idle` idle moves, all possible steps being equally likely, the turn too.

    How many cards lie on the foundations then: 52 is a win. The moves are those of `Playout.moves`, written
    out here for speed.
    """
    stock = list(cards[:5:-1])
    piles = [[-1, card] for card in cards[1:6]]
    piles.append([-1])
    tops = [*cards[1:6], -1]
    wanted = {cards[0] + 1, *(suit for suit in (0, 13, 26, 39) if suit != cards[0])}
    home = 1
    draw = random.random
    left = idle
    while left:
        moves = []
        space = -1
        takes = []
        for place in CROSS:
            top = tops[place]
            takes.append(TAKES[top])
            if top < 0 and space < 0:
                space = place
        for source in SOURCES:
            card = tops[source]
            if card < 0:
                continue
            if card in wanted:
                moves.append((source, HOME))
            height = HEIGHT[card]
            if height in takes:
                for target in CROSS:
                    if takes[target] == height:
                        moves.append((source, target))
            if space >= 0 and (source == WASTE or piles[source][-2] >= 0):
                moves.append((source, space))
        count = len(moves)
        if stock:
            choice = int(draw() * (count + 1))
            if choice == count:
                left = idle
                tops[WASTE] = stock.pop()
                piles[WASTE].append(tops[WASTE])
                continue
        elif count:
            choice = int(draw() * count)
        else:
            break
        source, target = moves[choice]
        card = piles[source].pop()
        tops[source] = piles[source][-1]
        left = idle if target == HOME or source == WASTE else left - 1
        if target == HOME:
            home += 1
            wanted.remove(card)
            if HEIGHT[card] < 12:
                wanted.add(card + 1)
        else:
            piles[target].append(card)
            tops[target] = card
    return home


def play_out(game: Playout, policy: Policy, random: Random, idle: int = IDLE) -> int:
    """Play to the end, or `idle` idle moves. How many cards lie on the foundations then: 52 is a win."""
    left = idle
    while left:
        moves = game.moves()
        if not moves:
            if not game.stock:
                break
            game.turn()
            left = idle
            continue
        move = policy(game, moves, random)
        if move is not None:
            game.move(*move)
            left = idle if move[1] == HOME or move[0] == WASTE else left - 1
        elif game.stock:
            game.turn()
            left = idle
        else:
            break
    return game.home


def coded(pack: Sequence[str]) -> list[int]:
    """A pack in names of cards, coded as a playout takes it: heights are counted from its first card."""
    base = RANKS.index(pack[0][0])
    return [SUITS.index(name[1]) * 13 + (RANKS.index(name[0]) - base) % 13 for name in pack]
