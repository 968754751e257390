"""The search for a winning line: level by level of cards turned, a fixed number of sets of cards a level.

Turning a card cannot be undone, so the positions with the same number of cards turned are a level. Within one
the search goes best first. What a position can reach by moves between piles, all of which can be taken back,
is looked through until there is a place for the top of the waste and each card that a foundation wants has
come up, or for some steps only. Then the best *sets* go on to the next level: which cards lie in the tableau
and how high the foundations are (the waste follows from both), each in one arrangement.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heappop, heappush

from pierres.players.est_royal.solver_dead import DeadEnds
from pierres.players.est_royal.solver_keys import (
    ALL_HEIGHTS,
    BITS,
    BOTTOM,
    FOUNDATIONS,
    HEIGHTS,
    LEAVE,
    PILES,
    RAISE,
    UNCOVERED,
    cards_of,
)
from pierres.players.est_royal.solver_puzzle import Node, Puzzle, Waste
from pierres.players.est_royal.solver_worth import Weights, Worth

Entry = tuple[float, int, Node, Waste, int]
"""What it costs, a number that decides ties, the node, its waste, the mask of the cards in the tableau."""
Child = tuple[Node, Waste, int]

FACTOR = 6
"""So many positions of a level are expanded for each that goes on."""
MORE = 1.5
"""So many sets for each that goes on are turned and valued again, before the best of them are taken."""


class Beam:
    """The searches of one puzzle under some weights."""

    def __init__(
        self, puzzle: Puzzle, stop: Callable[[], bool], weights: Weights, dead_ends: DeadEnds | None = None
    ) -> None:
        self.puzzle = puzzle
        self.stop = stop
        self.positions = 0
        self._dead_ends = dead_ends or DeadEnds(puzzle)
        self._worth = Worth(puzzle, weights, self._dead_ends)
        self._space = weights.space
        self._tick = 0
        self._look = 0
        self._alike = 0
        self._full = False
        self.cut = False
        """Whether the last search left anything because there was too much of it."""

    def search(self, width: int, look: int, alike: int = 1) -> Node | None:
        """The last node of a winning line, or None: none found, or stopped.

        `width` sets of a level go on, in up to `alike` arrangements each. From one position `look`
        arrangements are looked at before the moves between piles are given up. With `alike` more than one,
        every way to put a card is followed, not the first that is found.
        """
        puzzle = self.puzzle
        self._look, self._alike, self._full = look, alike, alike > 1
        self.cut = False
        start: Node = (puzzle.arrangement, puzzle.tops, None)
        if puzzle.arrangement >> HEIGHTS == ALL_HEIGHTS:
            return start
        level: list[Entry] = [(0, 0, start, puzzle.waste, puzzle.tableau)]
        everything = puzzle.known
        for turned in range(puzzle.turned, len(puzzle.order) + 1):
            found = self._level(level, everything, int(width * FACTOR))
            if isinstance(found, tuple):
                return found
            if turned == len(puzzle.order) or self.stop():
                return None
            everything |= BITS[puzzle.order[turned]]
            level = self._turn(found, turned, everything, width)
        return None

    def _level(self, heap: list[Entry], everything: int, budget: int) -> Node | list[Entry]:
        """Expand the best of a level; a node that has won, or all that was found and may go on."""
        heapify(heap)
        seen = {entry[2][0] for entry in heap}
        costs: dict[int, float] = {}
        cost_of, space = self._worth.cost, self._space
        done: list[Entry] = []
        while heap and budget:
            entry = heappop(heap)
            budget -= 1
            if not budget & 31 and self.stop():
                break
            children, sure = self._children(entry[2], entry[3], entry[4])
            if not sure:
                done.append(entry)
            for child, waste, tableau in children:
                key, tops, _ = child
                if key in seen:
                    continue
                seen.add(key)
                heights = key >> HEIGHTS
                if heights == ALL_HEIGHTS:
                    return child
                name = tableau | heights << 52
                cost = costs.get(name)
                if cost is None:
                    held = everything ^ tableau ^ FOUNDATIONS[heights][2]
                    cost = costs[name] = cost_of(heights, tableau, held)
                self._tick += 1
                heappush(heap, (cost + space * (PILES - tops.bit_count()), self._tick, child, waste, tableau))
        self.cut = self.cut or bool(heap)
        return done + heap

    def _children(self, node: Node, waste: Waste, tableau: int) -> tuple[list[Child], bool]:
        """What can be reached by moves that cannot be taken back, and whether the first never harms.

        Then it is the only one, and takes the place of the node.
        """
        key, tops, _ = node
        wanted, safe, _there = FOUNDATIONS[key >> HEIGHTS]
        children: list[Child] = []
        want = wanted & tableau
        put = card = bit = 0
        rest: Waste = None
        if waste is not None:
            card, rest = waste
            bit = BITS[card]
            if bit & wanted:
                children.append(((key + RAISE[card & 3], tops, node), rest, tableau))
                if bit & safe:
                    return children, True
            put = self.puzzle.moves.targets[card]
        if not want and not put:
            return children, False
        space: Node | None = None
        component = [node]
        seen = {key}
        moves, look, full = self.puzzle.moves, self._look, self._full
        for here in component:
            at, m, _ = here
            hit = m & want
            if hit:
                if not full:
                    want ^= hit
                sure = hit & safe
                while hit:
                    one = (sure or hit) & -(sure or hit)
                    hit ^= one
                    c = one.bit_length() - 1
                    code = at >> 3 * c & 7
                    child = (
                        ((at + LEAVE[c][code]), m ^ one | UNCOVERED[c][code], here), waste, tableau ^ one
                    )  # fmt: skip
                    if sure:
                        self.positions += len(component)
                        return [child], True
                    children.append(child)
            if put and full:
                children += self._puts(here, waste, tableau)
            elif put:
                on = m & put
                if on:
                    one = on & -on
                    code = (one.bit_length() - 1 & 3) + 1
                    children.append(((at + (code << 3 * card), m ^ one | bit, here), rest, tableau | bit))
                    put = 0
                elif space is None and m.bit_count() < PILES:
                    space = here
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
        if put and space is not None:
            at, m, _ = space
            children.append(((at + (BOTTOM << 3 * card), m | bit, space), rest, tableau | bit))
        return children, False

    def _puts(self, node: Node, waste: Waste, tableau: int) -> list[Child]:
        """The top of the waste on every pile that takes it, and in a space."""
        assert waste is not None
        at, tops, _ = node
        card, rest = waste
        bit = BITS[card]
        children: list[Child] = []
        for target in cards_of(tops & self.puzzle.moves.targets[card]):
            there = at + ((target & 3) + 1 << 3 * card)
            children.append(((there, tops ^ BITS[target] | bit, node), rest, tableau | bit))
        if tops.bit_count() < PILES:
            children.append(((at + (BOTTOM << 3 * card), tops | bit, node), rest, tableau | bit))
        return children

    def _turn(self, entries: list[Entry], turned: int, everything: int, width: int) -> list[Entry]:
        """Turn a card from each of the best sets, and take the best of those that are not dead."""
        entries.sort()
        card = self.puzzle.order[turned]
        dead = self._dead_ends.dead
        names: dict[int, int] = {}
        level: list[Entry] = []
        enough = int(width * MORE)
        for entry in entries:
            _, _, node, waste, tableau = entry
            key, tops, _ = node
            heights = key >> HEIGHTS
            name = tableau | heights << 52
            alike = names.get(name, 0)
            if alike == self._alike:
                continue
            names[name] = alike + 1
            held = everything ^ tableau ^ FOUNDATIONS[heights][2]
            if dead(turned + 1, tableau, held):
                continue
            cost = self._worth.cost(heights, tableau, held) + self._space * (PILES - tops.bit_count())
            self._tick += 1
            level.append((cost, self._tick, (key, tops, node), (card, waste), tableau))
            if len(level) == enough:
                break
        self.cut = self.cut or len(level) > width
        level.sort()
        return level[:width]
