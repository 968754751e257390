"""What stones out of the bag are worth: the mean of all that may come, worked out exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pierres.players.aux_pierres import strength

MOST_DRAWN = 6
"""So many stones are drawn at most in what is worked out, so that it stays quick."""


@lru_cache(maxsize=1024)
def drawn(score: int, stones: tuple[int, ...], bag: tuple[int, ...], count: int) -> float:
    """The strength that so many stones drawn blindly add on average."""
    now = strength.of_stones(score, strength.ordered(stones))
    return _drawn(score, stones, bag, count) - now


def _drawn(score: int, stones: tuple[int, ...], bag: tuple[int, ...], count: int) -> float:
    total = sum(bag)
    if not count or not total:
        return strength.of_stones(score, strength.ordered(stones))
    return sum(
        there / total * _drawn(score, moved(stones, colour, 1), moved(bag, colour, -1), count - 1)
        for colour, there in enumerate(bag)
        if there
    )


def moved(stones: Sequence[int], colour: int, by: int) -> tuple[int, ...]:
    """Stones, with so many more of one colour."""
    return tuple([count + by * (number == colour) for number, count in enumerate(stones)])


def pushed(score: int, stones: tuple[int, ...], bag: tuple[int, ...], announced: int) -> float:
    """The strength that drawing and stopping in time adds, for one who plays it perfectly."""
    now = strength.of_stones(score, strength.ordered(stones))
    return _draw(score, stones, stones, bag, announced) - now


@lru_cache(maxsize=2048)
def _draw(
    score: int, home: tuple[int, ...], stones: tuple[int, ...], bag: tuple[int, ...], announced: int
) -> float:
    """The strength expected of one more draw; `home` is what is left if it fails."""
    total = sum(bag)
    found = bag[announced] / total * strength.of_stones(score, strength.ordered(home))
    for colour, there in enumerate(bag):
        if there and colour != announced:
            more = moved(stones, colour, 1)
            stop = strength.of_stones(score, strength.ordered(more))
            if sum(more) - sum(home) < MOST_DRAWN:
                stop = max(stop, _draw(score, home, more, moved(bag, colour, -1), announced))
            found += there / total * stop
    return found


def draws_on(
    score: int, home: tuple[int, ...], drawn_already: Sequence[int], bag: tuple[int, ...], announced: int
) -> bool:
    """Whether one more draw is worth its risk."""
    have = tuple([count + more for count, more in zip(home, drawn_already, strict=True)])
    stop = strength.of_stones(score, strength.ordered(have))
    return _draw(score, home, have, bag, announced) > stop
