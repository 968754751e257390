"""The search for a winning line: level by level of cards turned, a fixed number of sets of cards a level.

Turning a card cannot be undone, so the positions with the same number of cards turned are a level. Within one
the search goes best first from *set* to set: which cards lie in the tableau and how high the foundations are
(the waste follows from both). What an arrangement of a set can reach by moves between piles, all of which can
be taken back, is looked through as far as there is something to be found: a place for the top of the waste, a
card that a foundation wants. One arrangement of a set goes on, and of the sets of a level the best.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from pierres.players.est_royal.solver_dead import DeadEnds
from pierres.players.est_royal.solver_keys import (
    ALL_HEIGHTS,
    BITS,
    FOUNDATIONS,
    HEIGHTS,
    LEAVE,
    PILES,
    RAISE,
    UNCOVERED,
)
from pierres.players.est_royal.solver_puzzle import Node, Puzzle, Waste


class Weights(NamedTuple):
    """What a set is worth. `raised` a card on a foundation, the others cost."""

    raised: int = 30
    space: int = 3
    above: int = 1
    spread: int = 5
    low: int = 2


FIRST = Weights()
SECOND = Weights(30, 0, 2, 2, 4)


class Beam:
    """Searches of one puzzle."""

    def __init__(self, puzzle: Puzzle, stop: Callable[[], bool]) -> None:
        self.puzzle = puzzle
        self.stop = stop
        self.dead_ends = DeadEnds(puzzle)
        self.positions = 0
        self.later = [0] * 53
        """Card + 1 → the mask of the cards that come after it in waste and stock."""
        mask = 0
        for card in reversed(puzzle.order):
            self.later[card + 1] = mask
            mask |= 1 << card

    def search(self, width: int, weights: Weights, factor: int = 7, look: int = 200) -> Node | None:
        """The last node of a winning line, or None: none found, or stopped."""
        puzzle = self.puzzle
        order = puzzle.order
        moves = puzzle.moves
        targets = moves.targets
        later = self.later
        dead = self.dead_ends.dead
        suits = tuple(0x1111111111111 << suit for suit in range(4))
        cost = [weights.low * (13 - card // 4) for card in range(52)]
        worth: dict[int, int] = {}
        above_weight, space_weight = weights.above, weights.space

        def worth_of(heights: int) -> int:
            each = [heights >> 4 * suit & 15 for suit in range(4)]
            value = worth[heights] = weights.raised * sum(each) - weights.spread * (max(each) - min(each))
            return value

        everything = 0
        start_tableau = sum(BITS[card] for pile in puzzle.piles for card in pile)
        start_waste = puzzle.waste
        base_cost = 0
        for card in order[: puzzle.turned]:
            everything |= BITS[card]
            base_cost += cost[card]
        everything |= start_tableau | FOUNDATIONS[puzzle.arrangement >> HEIGHTS][2]
        # An entry: what it costs, a number that decides ties, node, waste, mask of the tableau, cost of the waste.
        tick = 0
        start: Node = (puzzle.arrangement, puzzle.tops, None)
        level: list[tuple[int, int, Node, Waste, int, int]] = [
            (0, 0, start, start_waste, start_tableau, base_cost)
        ]
        for turned in range(puzzle.turned, len(order) + 1):
            heap = level
            heapify(heap)
            known = {entry[4] | (entry[2][0] >> HEIGHTS) << 52 for entry in heap}
            done = []
            budget = width * factor
            while heap and budget:
                entry = heappop(heap)
                budget -= 1
                if not budget & 31 and self.stop():
                    return None
                _, _, node, waste, tableau, low = entry
                key, tops, _ = node
                heights = key >> HEIGHTS
                wanted, safe, there = FOUNDATIONS[heights]
                children: list[tuple[Node, Waste, int, int]] = []
                want = wanted & tableau
                sure = False
                put = 0
                space_node: Node | None = None
                bit = 0
                rest: Waste = None
                if waste is not None:
                    card, rest = waste
                    bit = BITS[card]
                    if bit & wanted:
                        child = (key + RAISE[card & 3], tops, node)
                        children.append((child, rest, tableau, low - cost[card]))
                        sure = bool(bit & safe)
                    if not sure:
                        put = targets[card]
                    else:
                        want = 0
                if want or put:
                    component = [node]
                    seen = {key}
                    for here in component:
                        at, m, _ = here
                        hit = m & want
                        if hit:
                            want &= ~hit
                            if hit & safe:
                                sure = True
                                hit &= safe
                                children.clear()
                            while hit:
                                one = hit & -hit
                                hit ^= one
                                c = one.bit_length() - 1
                                code = at >> 3 * c & 7
                                child = (at + LEAVE[c][code], m ^ one | UNCOVERED[c][code], here)
                                children.append((child, waste, tableau ^ one, low))
                                if sure:
                                    break
                            if sure:
                                break
                        if put:
                            on = m & put
                            if on:
                                c = (on & -on).bit_length() - 1
                                child = (at + (c % 4 + 1 << 3 * card), m & ~(on & -on) | bit, here)
                                children.append((child, rest, tableau | bit, low - cost[card]))
                                put = 0
                                space_node = None
                            elif space_node is None and m.bit_count() < PILES:
                                space_node = here
                        if not want and not put:
                            break
                        if len(component) < look:
                            for shift, recode, stay, uncovered in moves[m]:
                                code = at >> shift & 7
                                then = at + recode[code]
                                if then not in seen:
                                    seen.add(then)
                                    component.append((then, stay | uncovered[code], here))
                    self.positions += len(component)
                    if space_node is not None and not sure:
                        at, m, _ = space_node
                        child = (at + (5 << 3 * card), m | bit, space_node)
                        children.append((child, rest, tableau | bit, low - cost[card]))
                if not sure:
                    done.append(entry)
                for child, left, cards, low in children:
                    key, tops, _ = child
                    heights = key >> HEIGHTS
                    name = cards | heights << 52
                    if name in known:
                        continue
                    known.add(name)
                    if heights == ALL_HEIGHTS:
                        return child
                    held = everything ^ cards ^ FOUNDATIONS[heights][2]
                    value = low - (worth.get(heights) or worth_of(heights))
                    value += space_weight * (PILES - tops.bit_count())
                    for suit in suits:
                        its = held & suit
                        if its:
                            value += above_weight * (held & later[(its & -its).bit_length()]).bit_count()
                    tick += 1
                    heappush(heap, (value, tick, child, left, cards, low))
            if self.stop() or turned == len(order):
                return None
            done += heap
            done.sort()
            card = order[turned]
            bit = BITS[card]
            everything |= bit
            level = []
            for entry in done:
                _, _, node, waste, cards, low = entry
                heights = node[0] >> HEIGHTS
                held = everything ^ cards ^ FOUNDATIONS[heights][2]
                if dead(turned + 1, cards, held):
                    continue
                low += cost[card]
                value = (
                    low
                    - (worth.get(heights) or worth_of(heights))
                    + space_weight * (PILES - node[1].bit_count())
                )
                for suit in suits:
                    its = held & suit
                    if its:
                        value += above_weight * (held & later[(its & -its).bit_length()]).bit_count()
                tick += 1
                level.append((value, tick, (node[0], node[1], node), (card, waste), cards, low))
                if len(level) == width:
                    break
        return None
