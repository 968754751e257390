"""The search that leaves nothing out, and so can prove a loss.

Level by level of cards turned like the beam, but with every arrangement of every set. Arrangements that moves
between piles lead to from one another make a component: all or none of them can be won from, since those
moves can be taken back. So a component is looked through once, and one of its arrangements goes on to the
next level for all. A move that never harms replaces the component by what comes after it. Sets that the
bound of dead ends calls lost are left.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from pierres.players.est_royal.solver_puzzle import (
    ALL_HEIGHTS,
    BITS,
    BOTTOM,
    FOUNDATIONS,
    HEIGHTS,
    LEAVE,
    PILES,
    RAISE,
    UNCOVERED,
    Node,
    Puzzle,
    Waste,
)
from pierres.players.est_royal.solver_sets import DeadEnds

CHECK_EVERY = 2048
"""Arrangements between two looks at the clock."""

Entry = tuple[Node, Waste, int]
"""A node, its waste, and the mask of the cards in the tableau."""


class Outcome(Enum):
    """How a search ends that finds no winning line."""

    LOST = "lost"
    STOPPED = "stopped"


class Exact:
    """One search of one puzzle, within a number of arrangements."""

    def __init__(self, puzzle: Puzzle, stop: Callable[[], bool], budget: int | None) -> None:
        self.puzzle = puzzle
        self.stop = stop
        self.budget = budget
        self.dead_ends = DeadEnds(puzzle)
        self.positions = 0

    def search(self) -> Node | Outcome:
        """The last node of a winning line; LOST if there is none; STOPPED if the search could not end."""
        puzzle = self.puzzle
        order = puzzle.order
        start: Node = (puzzle.arrangement, puzzle.tops, None)
        if puzzle.arrangement >> HEIGHTS == ALL_HEIGHTS:
            return start
        level: list[Entry] = [(start, puzzle.waste, puzzle.tableau)]
        everything = puzzle.known
        for turned in range(puzzle.turned, len(order) + 1):
            found = self._level(turned, level, everything)
            if isinstance(found, (tuple, Outcome)):
                return found
            if turned == len(order) or not found:
                return Outcome.LOST
            card = order[turned]
            everything |= BITS[card]
            level = [((key, tops, (key, tops, before)), (card, waste), cards)
                     for (key, tops, before), waste, cards in found]  # fmt: skip
        return Outcome.LOST

    def _level(self, turned: int, todo: list[Entry], everything: int) -> Node | Outcome | list[Entry]:
        """Look through a level from the entries `todo`; one entry for each component that goes on."""
        moves = self.puzzle.moves
        targets = moves.targets
        dead = self.dead_ends.dead
        lost: dict[int, bool] = {}
        seen: set[int] = set()
        going_on: list[Entry] = []
        check = self.positions + CHECK_EVERY
        while todo:
            node, waste, tableau = todo.pop()
            key, tops, _ = node
            if key in seen:
                continue
            heights = key >> HEIGHTS
            wanted, safe, there = FOUNDATIONS[heights]
            name = tableau | heights << 52
            if name not in lost:
                lost[name] = dead(turned, tableau, everything ^ tableau ^ there)
            if lost[name]:
                continue
            if self.positions > check:
                check = self.positions + CHECK_EVERY
                if (self.budget is not None and self.positions > self.budget) or self.stop():
                    return Outcome.STOPPED
            seen.add(key)
            card = bit = put = 0
            rest: Waste = None
            if waste is not None:
                card, rest = waste
                bit = BITS[card]
                if bit & wanted:
                    child = (key + RAISE[card & 3], tops, node)
                    if child[0] >> HEIGHTS == ALL_HEIGHTS:
                        return child
                    todo.append((child, rest, tableau))
                    if bit & safe:
                        continue
                put = targets[card]
            want = wanted & tableau
            component = [node]
            sure = False
            for here in component:
                at, m, _ = here
                hit = m & want
                if hit:
                    if hit & safe:
                        sure = True
                        hit &= safe
                        hit &= -hit
                    while hit:
                        one = hit & -hit
                        hit ^= one
                        c = one.bit_length() - 1
                        code = at >> 3 * c & 7
                        then = at + LEAVE[c][code]
                        if then not in seen:
                            child = (then, m ^ one | UNCOVERED[c][code], here)
                            if then >> HEIGHTS == ALL_HEIGHTS:
                                return child
                            todo.append((child, waste, tableau ^ one))
                    if sure:
                        break
                space = m.bit_count() < PILES
                if bit:
                    on = m & put
                    while on:
                        one = on & -on
                        on ^= one
                        then = at + ((one.bit_length() - 1) % 4 + 1 << 3 * card)
                        if then not in seen:
                            todo.append(((then, m ^ one | bit, here), rest, tableau | bit))
                    if space:
                        then = at + (BOTTOM << 3 * card)
                        if then not in seen:
                            todo.append(((then, m | bit, here), rest, tableau | bit))
                for shift, recode, stay, uncovered in moves[m]:
                    code = at >> shift & 7
                    then = at + recode[code]
                    if then not in seen:
                        seen.add(then)
                        component.append((then, stay | uncovered[code], here))
            self.positions += len(component)
            if not sure:
                going_on.append((node, waste, tableau))
        return going_on
