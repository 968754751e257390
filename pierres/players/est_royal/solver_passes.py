"""The search for a winning line: pass after pass through the levels of cards turned, best first in each.

Turning a card cannot be undone, so the positions with the same number of cards turned are a level. A pass
goes through all levels in order, expands what is open there, and turns a card from the best few. What it
leaves stays open for the next pass: so the search begins as narrow as can be, becomes wider without ever
doing anything twice, and what turns out well late is taken up at once.

What a position can reach by moves between piles, all of which can be taken back, is looked through until
there is a place for the top of the waste and each card that a foundation wants has come up, or for some steps
only. One arrangement of a *set* goes on to the next level: which cards lie in the tableau and how high the
foundations are (the waste follows from both). A thorough search follows every way to put a card, and every
arrangement; it expands the best positions of a level only, since there are so many.

By the option that spaces take the top of the waste at once, a move between piles that empties one cannot be
taken back, and no move to a foundation is sure to do no harm. So there each step is followed by itself, and
what fills the spaces follows on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush

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
    cards_of,
)
from pierres.players.est_royal.solver_sets import DeadEnds, PassWorth, Weights

Entry = tuple[float, int, Node, Waste, int]
"""What it costs, a number that decides ties, the node, its waste, the mask of the cards in the tableau."""
Child = tuple[Node, Waste, int]

TURNED = 4
"""So many positions of a level are turned in a pass."""
EXPANDED = 24
"""So many positions of a level are expanded in a pass of an ordered search."""
LOOK_THOROUGHLY = 1000
STAGES = (16, 31)
"""From so many cards turned on the second and the third of the weights count."""


class Level:
    """The positions after so many cards turned."""

    __slots__ = ("cost", "costs", "everything", "names", "open", "queue", "ready", "seen", "space")

    def __init__(self, everything: int, worth: PassWorth) -> None:
        self.everything = everything
        """The mask of all cards but those in the stock."""
        self.cost = worth.cost
        self.space = worth.weights.space
        self.open: list[Child] = []
        """What is not expanded yet."""
        self.queue: list[Entry] = []
        """The same in an ordered search, as a heap."""
        self.ready: list[Entry] = []
        """A heap of what is not turned yet."""
        self.seen: set[int] = set()
        """The arrangements found."""
        self.names: set[int] = set()
        """The sets, or in a thorough search the arrangements, that were turned or need not be."""
        self.costs: dict[int, float] = {}


class Passes:
    """A search of one puzzle that can be taken up again where it was left."""

    def __init__(
        self,
        puzzle: Puzzle,
        weights: Sequence[Weights],
        dead_ends: DeadEnds,
        look: int = LOOK_THOROUGHLY,
        thorough: bool = False,
        start: Node | None = None,
    ) -> None:
        """`weights`: one for each stage. `look`: so many arrangements are looked at from a position before
        its moves are given up."""
        self.positions = 0
        self.over = False
        """Whether nothing is open any more."""
        self._moves = puzzle.moves
        self._order = puzzle.order
        self._first = puzzle.turned
        self._full = thorough
        self._look = look
        self._dead = dead_ends.dead
        worths = [PassWorth(each, dead_ends) for each in weights]
        self._tick = 0
        everything = puzzle.known
        self._levels: list[Level] = []
        for turned in range(puzzle.turned, len(puzzle.order) + 1):
            stage = sum(turned >= first for first in STAGES)
            self._levels.append(Level(everything, worths[stage]))
            everything |= BITS[puzzle.order[turned]] if turned < len(puzzle.order) else 0
        self._won: Node | None = None
        start = start or (puzzle.arrangement, puzzle.tops, None)
        self._add(self._levels[0], start, puzzle.waste, puzzle.tableau)

    def run(self, stop: Callable[[], bool], positions: int) -> Node | None:
        """Search until so many positions have been looked at in all; the last node of a winning line."""
        levels = self._levels
        while self._won is None and not self.over and self.positions < positions:
            busy = False
            for number, level in enumerate(levels):
                if level.open or level.queue:
                    busy = True
                    self._expand(level)
                    if self._won is not None:
                        return self._won
                if level.ready and number + 1 < len(levels):
                    busy = True
                    self._turn(level, self._first + number, levels[number + 1])
                if not number & 7 and stop():
                    return None
            self.over = not busy
        return self._won

    def last(self) -> list[Entry]:
        """What was found with the whole stock turned, the best first."""
        return sorted(self._levels[-1].ready)

    def _add(self, level: Level, node: Node, waste: Waste, tableau: int) -> None:
        """Open a position of a level, unless it was found before."""
        key = node[0]
        if key not in level.seen:
            level.seen.add(key)
            level.open.append((node, waste, tableau))

    def _expand(self, level: Level) -> None:
        """Expand all that is open in a level."""
        todo, seen, names = level.open, level.seen, level.names
        while todo:
            node, waste, tableau = todo.pop()
            heights = node[0] >> HEIGHTS
            if heights == ALL_HEIGHTS:
                self._won = node
                return
            children, sure = self._children(node, waste, tableau)
            name = tableau | heights << 52
            if sure:
                # What never harms takes the place of the position, which need not be turned.
                names.add(name)
            elif name not in names:
                self._make_ready(level, name, node, waste, tableau)
            for child in children:
                key = child[0][0]
                if key not in seen:
                    seen.add(key)
                    todo.append(child)

    def _make_ready(self, level: Level, name: int, node: Node, waste: Waste, tableau: int) -> Entry:
        """Put a position among those from which a card may be turned."""
        cost = level.costs.get(name)
        if cost is None:
            heights = name >> 52
            held = level.everything ^ tableau ^ FOUNDATIONS[heights][2]
            cost = level.costs[name] = level.cost(heights, tableau, held)
        self._tick += 1
        entry = (cost + level.space * (PILES - node[1].bit_count()), self._tick, node, waste, tableau)
        heappush(level.ready, entry)
        return entry

    def _turn(self, level: Level, turned: int, following: Level) -> None:
        """Turn a card from the best of a level."""
        card = self._order[turned]
        heap = level.ready
        left = TURNED
        while heap and left:
            _cost, _tick, node, waste, tableau = heappop(heap)
            key, tops, _ = node
            heights = key >> HEIGHTS
            name = key if self._full else tableau | heights << 52
            if name in level.names:
                continue
            level.names.add(name)
            if self._full:
                # A search for one arrangement of each set meets so few dead ends that looking costs more.
                waste_after = following.everything ^ tableau ^ FOUNDATIONS[heights][2]
                if self._dead(turned + 1, tableau, waste_after):
                    continue
            left -= 1
            self._add(following, (key, tops, node), (card, waste), tableau)

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
            put = self._moves.targets[card]
        if not want and not put:
            return children, False
        space: Node | None = None
        component = [node]
        seen = {key}
        moves, look, full = self._moves, self._look, self._full
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
        for target in cards_of(tops & self._moves.targets[card]):
            there = at + ((target & 3) + 1 << 3 * card)
            children.append(((there, tops ^ BITS[target] | bit, node), rest, tableau | bit))
        if tops.bit_count() < PILES:
            children.append(((at + (BOTTOM << 3 * card), tops | bit, node), rest, tableau | bit))
        return children


class Ordered(Passes):
    """A search that expands only the best of what is open in a level, in each pass."""

    def _add(self, level: Level, node: Node, waste: Waste, tableau: int) -> None:
        key = node[0]
        if key in level.seen:
            return
        level.seen.add(key)
        heights = key >> HEIGHTS
        if heights == ALL_HEIGHTS:
            self._won = node
            return
        heappush(level.queue, self._make_ready(level, tableau | heights << 52, node, waste, tableau))

    def _expand(self, level: Level) -> None:
        queue = level.queue
        for _ in range(EXPANDED):
            if not queue or self._won is not None:
                return
            _cost, _tick, node, waste, tableau = heappop(queue)
            children, sure = self._children(node, waste, tableau)
            if sure:
                level.names.add(node[0] if self._full else tableau | node[0] >> HEIGHTS << 52)
            for child in children:
                self._add(level, *child)


class Filling(Ordered):
    """Passes by the rules of the option that spaces take the top of the waste at once."""

    def _add(self, level: Level, node: Node, waste: Waste, tableau: int) -> None:
        key, tops, _ = node
        while waste is not None and tops.bit_count() < PILES:
            card, waste = waste
            key += BOTTOM << 3 * card
            tops |= BITS[card]
            tableau |= BITS[card]
            node = (key, tops, node)
        super()._add(level, node, waste, tableau)

    def _children(self, node: Node, waste: Waste, tableau: int) -> tuple[list[Child], bool]:
        """What one step leads to; nothing is sure."""
        self.positions += 1
        key, tops, _ = node
        wanted = FOUNDATIONS[key >> HEIGHTS][0]
        children: list[Child] = []
        if waste is not None:
            card, rest = waste
            if BITS[card] & wanted:
                children.append(((key + RAISE[card & 3], tops, node), rest, tableau))
            children += self._puts(node, waste, tableau)
        for card in cards_of(tops & wanted):
            code = key >> 3 * card & 7
            then = key + LEAVE[card][code]
            left = tops ^ BITS[card] | UNCOVERED[card][code]
            children.append(((then, left, node), waste, tableau ^ BITS[card]))
        for shift, recode, stay, uncovered in self._moves[tops]:
            code = key >> shift & 7
            children.append(((key + recode[code], stay | uncovered[code], node), waste, tableau))
        return children, False
