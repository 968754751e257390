"""How strong a seat stands: the logarithm of its chance to win, fitted to games of several kinds of players.

A seat's chance is exp(its strength) / the sum over all seats. Which colours they are makes no difference, so
stones are counted in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from pierres.rules.aux_pierres.constants import POINTS_TO_WIN

WON = 40.0
"""The strength of a seat that has won: nobody else has a chance left."""

COINS = (0.29, 0.16, 0.11, 0.05, 0.23)
"""What a coin of each kind adds: fairy gold comes back every round, a cursed coin goes at its end."""
HOLDER = 0.45
"""What the card that its winner keeps adds."""
SCORES = (0.0, 0.785, 3.24)
"""What the points add that a seat has."""
STONES = (
    (0.253, 0.402, 0.0, -0.086, 0.256, 0.522, 0.596, 0.0, 0.506),
    (0.481, 0.104, 0.065, 0.222, 0.16, 0.867, 0.732, 0.25, 0.34),
    (0.496, 0.0, 0.03, 0.7, 0.081, 0.0, 0.372, 0.0, 0.237),
)
"""By score, what each feature of the stones adds (see `features`)."""


@lru_cache(maxsize=1024)
def points_within(stones: tuple[int, ...]) -> int:
    """The points that stones, in order of number, bring those who win all base cards of a round."""
    best = 0
    if min(stones) > 0:
        best = max(best, 1 + points_within(tuple(sorted(count - 1 for count in stones))))
    if max(stones) >= 4:
        best = max(best, 2 + points_within(tuple(sorted((*stones[:-1], stones[-1] - 4)))))
    elif sum(stones) >= 4 and not best:
        best = 1
    if sum(stones) >= 7 and min(stones) > 0:
        best = max(best, 2)
    return min(best, POINTS_TO_WIN)


def features(stones: tuple[int, ...]) -> tuple[float, ...]:
    """What counts of stones that are ordered by number."""
    count, most = sum(stones), stones[-1]
    return (
        min(count, 4),
        max(0, min(count - 4, 3)),
        max(0, count - 7),
        stones[0] > 0,
        most >= 2,
        most >= 3,
        most >= 4,
        points_within(stones) >= 2,
        points_within(stones) >= 3,
    )


@lru_cache(maxsize=2048)
def of_stones(score: int, stones: tuple[int, ...]) -> float:
    """What points and stones add to the strength of a seat; `stones` are ordered by number."""
    if score >= POINTS_TO_WIN:
        return WON
    weights = STONES[score]
    return SCORES[score] + sum(
        [weight * value for weight, value in zip(weights, features(stones), strict=True)]
    )


def of_coins(coins: Sequence[float]) -> float:
    """What coins add, fairy gold in front of the screen among them."""
    fairy, common, silver, cursed, amulet = coins
    return (
        COINS[0] * fairy
        + COINS[1] * common
        + COINS[2] * (silver if silver < 10 else 10)
        + COINS[3] * cursed
        + COINS[4] * amulet
    )


@lru_cache(maxsize=2048)
def best_payment(
    score: int, stones: tuple[int, ...], kind: str, count: int, pattern: str
) -> tuple[int, ...] | None:
    """The stones by colour that are missed least when a price is paid; None if it cannot be paid."""
    ways = [stones] if kind == "all_stones" else _payments(stones, count, pattern)
    if not ways:
        return None
    return max(ways, key=lambda way: of_stones(score, ordered(left(stones, way))))


def _payments(stones: tuple[int, ...], count: int, pattern: str) -> list[tuple[int, ...]]:
    most = 1 if pattern == "distinct" else count
    ways = product(*(range(min(have, most) + 1) for have in stones))
    fit = [way for way in ways if sum(way) == count]
    return [way for way in fit if max(way) == count] if pattern == "same" else fit


def left(stones: Sequence[int], paid: Sequence[int]) -> tuple[int, ...]:
    """What is left after a payment."""
    return tuple([have - less for have, less in zip(stones, paid, strict=True)])


def ordered(stones: Sequence[int]) -> tuple[int, ...]:
    """Stones in order of their number."""
    return tuple(sorted(stones))
