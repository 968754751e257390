"""What a table is worth just before a card is turned: how likely it is to be won, by what can be seen.

The worth is a weighted sum of plain facts, in the scale of log odds: 0 is one in two. Its parts depend on one
pile, on the waste, or on what the tops would take, and each part is kept once it has been worked out, so that
a table costs a handful of look-ups. The weights change with the cards left in the stock; they stand in
`resources/est-royal-weights.toml`.

*Distance* is how many cards of its suit have to go home before a card: 0 if it can go home now.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from math import exp
from typing import Any

from pierres.paths import resource_path
from pierres.players.est_royal.table import HEIGHT, SHIFT, Pile, Piles, Table

Row = tuple[float, ...]


def chance(worth: float) -> float:
    """The chance to win, from 0 to 1, that a worth stands for."""
    return 1 / (1 + exp(-worth)) if worth > -500 else 0.0


@cache
def _given() -> dict[str, Any]:
    """The weights as the file has them: `stocks`, `facts` and `tables`."""
    return tomllib.loads(resource_path("est-royal-weights.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def weights_at(stock: int) -> tuple[dict[str, Row], dict[str, float]]:
    """The weights with `stock` cards left, between the stocks that they are given for."""
    stocks = _given()["stocks"]
    stock = min(stock, int(stocks[-1]))
    after = next(place for place in range(1, len(stocks)) if stock <= stocks[place])
    low, high = stocks[after - 1], stocks[after]
    share = (stock - low) / (high - low) / 1000
    rest = 0.001 - share
    tables = {
        name: tuple(a * rest + b * share for a, b in zip(rows[after - 1], rows[after], strict=True))
        for name, rows in _given()["tables"].items()
    }
    facts = {name: row[after - 1] * rest + row[after] * share for name, row in _given()["facts"].items()}
    return tables, facts


class Worth:
    """The worth of all tables that have the same unseen cards and a waste that begins alike."""

    def __init__(self, table: Table, like: Worth | None = None) -> None:
        """`like` is one for as many cards in the stock: piles that it knows are not judged again."""
        self.waste = table.waste
        self.unseen = table.unseen
        self.wraps = table.wraps
        self.tables, self.facts = weights_at(table.stock)
        self.piles: dict[int, dict[Pile, float]] = like.piles if like is not None else {}
        self.wastes: dict[int, float] = {}
        self.tops: dict[int, float] = {}

    def __call__(self, homes: int, piles: Piles, waste: int) -> float:
        """The worth of a table whose waste has `waste` cards left."""
        known = self.piles.get(homes)
        if known is None:
            known = self.piles[homes] = {(): 0.0}
        name = homes << 6 | waste
        worth = self.wastes.get(name)
        if worth is None:
            worth = self.wastes[name] = self._waste(homes, waste)
        takes = 0
        spaces = 0
        for pile in piles:
            part = known.get(pile)
            if part is None:
                part = known[pile] = self._pile(homes, pile)
            worth += part
            if pile:
                takes |= 1 << HEIGHT[pile[-1]]
            else:
                spaces += 1
        name = (homes << 13 | takes) << 3 | spaces
        top = self.tops.get(name)
        if top is None:
            top = self.tops[name] = self._tops(homes, takes, spaces)
        return worth + top

    def _pile(self, homes: int, pile: Pile) -> float:
        """How a pile lies: each card by its distance, the bottom and the top once more, and the length."""
        tables, facts = self.tables, self.facts
        lying = tables["in a pile"]
        length = len(pile)
        distances = [HEIGHT[card] - (homes >> SHIFT[card] & 15) for card in pile]
        worth = tables["bottom"][distances[0]] + tables["top"][distances[-1]]
        worth += tables["length of a pile"][min(length, 13)]
        for place, card in enumerate(pile):
            worth += lying[distances[place]]
            if distances[place] == 0:
                worth += facts["cards on a wanted one"] * (length - 1 - place)
            if place:
                if HEIGHT[card] == 12:
                    worth += facts["highest on a base card"]
                for below in pile[:place]:
                    if below < card and SHIFT[below] == SHIFT[card]:
                        worth += facts["on a lower one of its suit"]
        return worth

    def _waste(self, homes: int, length: int) -> float:
        """How the waste and the foundations lie, and what is still to come on the waste."""
        tables, facts = self.tables, self.facts
        heights = [homes >> shift & 15 for shift in (0, 4, 8, 12)]
        lowest = [99] * 4
        lowest_at = [-1] * 4
        under = [0] * 4
        lying, blocks, among_top = (
            tables["in the waste"],
            tables["waste, lower below"],
            tables["waste, top four"],
        )
        worth = facts["always"] + facts["at home"] * sum(heights)
        before = -2
        for place in range(length):
            card = self.waste[place]
            suit, height = divmod(card, 13)
            distance = height - heights[suit]
            worth += lying[distance] + facts["low in the waste"] * (13 - height)
            if lowest[suit] < height:
                worth += blocks[distance]
                lower = under[suit] & (1 << height) - 1
                worth += facts["waste, pairs lower below"] * lower.bit_count()
            else:
                lowest[suit], lowest_at[suit] = height, place
            under[suit] |= 1 << height
            if distance == 0:
                worth += facts["waste on a wanted one"] * (length - 1 - place)
            if place >= length - 4:
                worth += among_top[distance]
            if place:
                if HEIGHT[before] == height - 1:
                    worth += facts["waste, runs"]
                if before == card + 1 and height < 12:
                    worth += facts["waste, runs in suit"]
            before = card
        if length:
            worth += tables["top of the waste"][HEIGHT[before] - heights[before // 13]]
        above = [length - 1 - lowest_at[suit] for suit in range(4) if lowest_at[suit] >= 0]
        worth += facts["waste on lowest, most"] * max(above, default=0)
        for suit in range(4):
            if lowest_at[suit] >= 0:
                worth += tables["waste on lowest"][lowest[suit] - heights[suit]] * (
                    length - 1 - lowest_at[suit]
                )
        coming, over = tables["unseen"], tables["unseen, lower in the waste"]
        for card in self.unseen:
            suit, height = divmod(card, 13)
            distance = height - heights[suit]
            worth += coming[distance]
            if lowest[suit] < height:
                worth += over[distance]
        least = min(heights)
        worth += tables["least foundation"][least] + facts["foundations apart"] * (max(heights) - least)
        return worth + facts["empty foundations"] * heights.count(0)

    def _tops(self, homes: int, takes: int, spaces: int) -> float:
        """What the tops and the spaces would take: `takes` is the mask of the heights of the tops."""
        tables, facts = self.tables, self.facts
        goes = takes >> 1 | ((takes & 1) << 12 if self.wraps else 0)
        worth = tables["spaces"][spaces]
        for height, weight in enumerate(tables["what the tops take"]):
            if goes >> height & 1:
                worth += weight
        fitting = wanted = 0
        taken = tables["unseen, taken by a top"]
        for card in self.unseen:
            height = HEIGHT[card]
            distance = height - (homes >> SHIFT[card] & 15)
            if distance == 0:
                wanted += 1
            elif goes >> height & 1:
                fitting += 1
                worth += taken[distance]
        count = len(self.unseen)
        share = (fitting + wanted) / count if count else 1.0
        placed = 1.0 if spaces else share
        worth += facts["share that fits"] * share + facts["share wanted"] * (wanted / count if count else 1.0)
        return worth + facts["share that can be placed"] * placed + facts["spaces to place"] * placed * spaces
