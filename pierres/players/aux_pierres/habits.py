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
        "985 14",
        "912 72 15",
        "745 119 102 28 5",
        "533 101 204 121 35 5",
        "277 46 226 275 142 30 3",
        "116 19 146 285 268 139 25 1 2",
        "81 10 66 185 263 242 110 26 16",
        "32 16 22 85 113 206 228 117 162 15 5",
        "22 1 6 34 56 74 83 134 526 38 13 5 3 2",
    ),
    "eager": (
        "886 87 23 3",
        "609 261 100 25 3 2",
        "400 223 233 104 26 10 2 2",
        "188 167 253 198 118 43 20 5 6",
        "74 73 179 226 195 136 66 32 15 2 2",
        "37 27 116 168 198 158 122 97 59 15 0 0 0 0 0 0 3",
        "52 6 34 78 167 64 135 97 253 53 35 26",
        "78 13 27 57 154 145 154 101 114 100 7 47 2",
        "80 8 13 21 36 61 98 140 160 140 98 61 36 21 13 8 5",
    ),
    "frugal": (
        "846 89 46 10 3 3",
        "658 191 115 30 4",
        "418 276 221 49 17 12 5",
        "191 367 340 63 15 13 9 2",
        "79 372 421 77 19 14 10 6 2",
        "43 319 408 116 46 23 19 12 10 3",
        "15 287 282 131 78 55 53 39 48 8 2 2",
        "55 193 168 92 66 92 109 63 81 48 31",
        "75 8 12 20 34 57 92 131 212 131 92 57 34 20 12 8 5",
    ),
    "curious": (
        "752 188 35 17 4",
        "636 252 70 35 6",
        "441 328 137 70 20 3",
        "338 346 162 119 24 7 2",
        "274 345 167 159 47 5 2",
        "244 380 144 144 67 17 2",
        "178 372 154 147 99 39 4 3 0 5",
        "124 352 103 188 93 71 25 22 6 13",
        "110 156 10 16 77 46 74 105 120 105 74 46 27 16 10 6 4",
    ),
    "hasty": (
        "892 54 32 22",
        "748 114 78 60",
        "467 241 171 118 2",
        "221 292 265 215 3",
        "87 313 298 270 6 12 9 3 2",
        "41 299 332 275 3 20 15 10 5",
        "27 263 242 301 28 47 43 37 10",
        "76 116 206 117 68 117 95 171 17 8 4 2",
        "71 7 70 78 32 54 87 123 141 123 87 54 32 19 12 7 5",
    ),
}
"""Kind of bidder → bin → of a thousand fists, how many have the value 0, 1, 2 …"""
_LAST_CARD = (
    "998",
    "800 180 16 3",
    "620 379",
    "259 451 290",
    "299 236 340 117 1 0 7",
    "39 133 566 243 17",
    "18 45 161 579 176 15 5",
    "7 8 60 81 414 312 100 14",
    "18 9 2 19 36 63 300 225 235 33 44 7 4 3 2",
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
BELIEVED = {"careful": 0.5, "eager": 0.2, "frugal": 0.12, "curious": 0.09, "hasty": 0.09}
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
