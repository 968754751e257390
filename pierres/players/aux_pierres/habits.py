"""How much others bid, by what a card seems to be worth to them: kinds of bidders, and habits of one seat.

A seat's *part* of a card is the gold that it would bid if it shared out what it has among all the cards that
are still to come, as they are worth to it. Parts are told apart by bins. The tables were counted in games
among players of several kinds.
"""

from __future__ import annotations

from collections.abc import Sequence

Weights = list[float]
"""Fist value → how likely."""

MOST = 16
"""The highest fist that is told apart."""
EDGES = (0.15, 0.4, 0.75, 1.2, 1.8, 2.6, 4.0, 6.0)
"""Where one bin of parts ends and the next begins."""
BINS = len(EDGES) + 1

_KINDS = {
    "careful": (
        "955 37 5",
        "818 153 21 6 2",
        "731 156 57 39 15 2",
        "624 105 75 93 78 21 3",
        "411 52 90 134 156 107 42 5 4",
        "217 29 51 120 176 179 158 44 24",
        "114 16 34 98 202 183 204 69 67 15",
        "27 5 22 53 117 136 201 124 193 112 9",
        "16 15 3 58 74 39 73 68 405 175 46 12 7 4 3 2",
    ),
    "narrow": (
        "944 47 7",
        "785 177 26 8 2",
        "733 192 48 17 6 2",
        "692 167 62 33 23 15 5",
        "565 93 55 35 86 78 53 25 10",
        "384 36 49 39 73 119 113 85 90 12",
        "179 23 42 57 94 138 134 97 170 57 10",
        "69 15 34 56 86 129 112 114 275 88 21",
        "21 11 2 23 25 48 111 79 344 108 208 9 5 3 2",
    ),
    "eager": (
        "883 92 22 3",
        "558 299 113 24 4 2",
        "310 267 265 119 28 9 2",
        "153 176 252 208 126 52 21 4 5",
        "53 58 148 220 192 160 91 57 17 2",
        "26 27 93 159 186 164 145 97 73 24 3 0 0 0 0 0 2",
        "45 5 37 67 144 84 130 121 247 45 52 22",
        "72 12 25 93 141 133 141 93 145 92 6 43 2",
        "80 8 13 21 36 61 98 140 160 140 98 61 36 21 13 8 5",
    ),
    "frugal": (
        "865 75 40 11 4 3",
        "666 188 111 27 5",
        "423 301 205 44 14 9 4",
        "199 396 312 56 15 12 8 2",
        "78 402 393 73 20 14 10 6 2",
        "37 359 387 118 38 22 18 11 7 2",
        "18 299 309 135 66 44 46 39 37 5",
        "37 238 163 111 74 82 84 72 75 32 31",
        "71 66 12 19 32 54 87 123 200 123 87 54 32 19 12 7 5",
    ),
    "curious": (
        "814 133 32 14 5",
        "608 270 79 35 6",
        "398 358 154 66 20 2",
        "319 376 175 100 21 5 2",
        "258 369 184 142 39 5 2",
        "220 398 171 135 56 14 2 2",
        "184 408 159 128 84 25 3 3 2 4",
        "125 360 170 161 83 55 17 15 4 9",
        "85 274 46 12 98 35 57 81 92 81 57 35 21 12 8 5 3",
    ),
    "hasty": (
        "913 42 29 17",
        "736 125 81 58",
        "459 224 178 137",
        "220 295 266 209 3 2 1 2",
        "78 317 298 271 7 13 9 3 2",
        "32 299 334 280 2 19 16 13 6",
        "18 269 270 276 21 39 54 39 15",
        "57 169 217 149 52 109 92 129 13 6 3 2",
        "67 62 66 73 30 51 82 117 133 117 82 51 30 18 11 7 5",
    ),
}
"""Kind of bidder → bin → of a thousand fists, how many have the value 0, 1, 2 …"""
_LAST_CARD = (
    "998",
    "800 180 16 3",
    "536 462",
    "322 506 171",
    "219 312 312 154 2",
    "61 206 466 256 9",
    "29 61 195 543 149 16 5",
    "13 25 79 147 350 262 113 5 2",
    "13 31 20 39 77 91 162 160 168 148 77 6 3 2",
)
"""The same of careful bidders for the last card of a round: their fairy gold comes back at once."""

FLOOR = 0.004
"""How likely any fist is at least, of any bidder."""
OWN = 10.0
"""After how many fists in a bin what a seat has shown there counts as much as the kinds."""
SPREAD = 0.35
"""How much a fist tells of the bins and the fists beside it."""


def bin_of(part: float) -> int:
    """The bin of a part."""
    for number, edge in enumerate(EDGES):
        if part < edge:
            return number
    return BINS - 1


def _table(rows: Sequence[str]) -> list[Weights]:
    """Bin → how likely each fist is."""
    table = []
    for row in rows:
        counts = [float(count) for count in row.split()]
        counts += [0.0] * (MOST + 1 - len(counts))
        total = sum(counts)
        weights = [count / total + FLOOR / (1 + value) for value, count in enumerate(counts)]
        total = sum(weights)
        table.append([weight / total for weight in weights])
    return table


KINDS = {name: _table(rows) for name, rows in _KINDS.items()}
LAST_CARD = _table(_LAST_CARD)
BELIEVED = {"careful": 0.3, "narrow": 0.3, "eager": 0.16, "frugal": 0.1, "curious": 0.07, "hasty": 0.07}
"""How likely a bidder is of each kind, before it has shown anything."""


def mixed(believed: dict[str, float]) -> list[Weights]:
    """Bin → how likely each fist is, of a bidder that may be of several kinds."""
    tables = [(KINDS[name], weight) for name, weight in believed.items() if weight > 0.005]
    total = sum([weight for _, weight in tables])
    return [
        [
            sum([weight * table[number][value] for table, weight in tables]) / total
            for value in range(MOST + 1)
        ]
        for number in range(BINS)
    ]


USUAL = mixed(BELIEVED)


class Habits:
    """What a seat has shown: of which kind it seems to be, and how it has bid itself."""

    def __init__(self) -> None:
        self.believed = dict(BELIEVED)
        self._mixed = USUAL
        self._own = [[0.0] * (MOST + 1) for _ in range(BINS)]

    def learn(self, part: float, value: int, last: bool) -> None:
        """A fist of that value has been opened."""
        if last:
            return
        here, value = bin_of(part), min(value, MOST)
        for name in self.believed:
            self.believed[name] *= KINDS[name][here][value] ** 0.7
        total = sum(self.believed.values())
        for name in self.believed:
            self.believed[name] = max(0.002, self.believed[name] / total)
        self._mixed = mixed(self.believed)
        for number in (here - 1, here, here + 1):
            if 0 <= number < BINS:
                weight = 1.0 if number == here else SPREAD
                own = self._own[number]
                own[value] += weight
                if value > 1:
                    own[value - 1] += SPREAD * weight
                if 0 < value < MOST:
                    own[value + 1] += SPREAD * weight

    def expected(self, part: float, gold: int, last: bool) -> Weights:
        """How likely each fist is, with so much gold behind the screen."""
        here = bin_of(part)
        if last:
            return limited(LAST_CARD[here], gold)
        own = self._own[here]
        return limited([OWN * kind + seen for kind, seen in zip(self._mixed[here], own, strict=True)], gold)


def limited(weights: Weights, gold: int) -> Weights:
    """The same for one who has no more gold than that, as chances."""
    total = sum(weights)
    found = [weight / total for weight in weights[: gold + 1]]
    rest = 1.0 - sum(found)
    if rest > 0.0:
        found[-1] += rest
    return found


def usual(part: float, gold: int, last: bool) -> Weights:
    """What everybody is taken to bid."""
    return limited((LAST_CARD if last else USUAL)[bin_of(part)], gold)
