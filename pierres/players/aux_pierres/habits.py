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
        "918 68 7 1 2",
        "719 237 34 8",
        "608 233 107 41 9 2",
        "528 185 154 76 47 7 2",
        "329 129 186 154 106 58 28 9 2",
        "208 67 130 166 141 91 78 72 34 13",
        "144 31 106 190 157 95 75 85 72 40 5",
        "32 11 14 137 156 171 63 146 123 103 43",
        "30 3 30 83 13 48 37 102 285 177 137 23 13 8 5 3 2",
    ),
    "narrow": (
        "820 116 35 13 5 5 3 2 2",
        "574 297 83 28 10 5 2",
        "478 299 139 49 25 6 3",
        "391 249 186 91 53 18 7 3",
        "253 205 184 130 91 69 43 21 3",
        "189 111 157 146 102 85 94 52 46 14 4",
        "112 66 112 112 128 101 107 107 115 40",
        "30 2 45 98 60 161 84 137 211 121 49",
        "29 3 28 31 13 45 35 145 271 169 178 22 13 8 5 3 2",
    ),
    "eager": (
        "873 69 32 15 6 2 2",
        "391 287 209 68 31 9 4",
        "246 202 265 153 84 27 15 7 2",
        "153 142 195 208 139 75 37 28 22",
        "47 39 85 147 192 192 122 96 60 16 3 0 0 0 0 0 3",
        "51 33 56 82 129 161 141 155 131 58 5",
        "94 13 56 131 80 81 103 117 228 20 57 0 0 0 19",
        "133 62 29 63 121 159 168 63 172 14 7 4 2",
        "80 8 13 21 36 61 98 140 160 140 98 61 36 21 13 8 5",
    ),
    "frugal": (
        "869 74 38 11 4 3",
        "672 187 108 26 5",
        "450 299 186 39 13 8 3",
        "245 399 274 50 14 11 7",
        "126 422 342 63 18 12 9 6 2",
        "87 418 319 94 32 18 15 9 6",
        "73 426 232 96 49 36 34 26 23 4",
        "54 446 176 72 38 49 45 48 42 17 12",
        "173 237 107 11 18 30 49 70 113 70 49 30 18 11 7 4 3",
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
CAUTION = 0.7
"""The power to which the likelihood of a fist is taken when it tells of a kind: below 1, it tells less."""
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
            self.believed[name] *= KINDS[name][here][value] ** CAUTION
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
