"""How fast the players of Est Royal are: random playouts, and the fair hint.

A random playout takes one of the legal moves or the turn, all equally likely, until nothing is left or 30
moves in a row went from one pile of the cross to another: that could go on for ever.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from pierres.players.est_royal import fair
from pierres.players.est_royal.fair import fair_hint, plan
from pierres.rules.est_royal.deals import pack
from pierres.rules.game import PUBLIC
from pierres.store import library
from tests.benchmarks.est_royal_playout import coded, play_at_random

DEALS_PER_SECOND = 1000
HINT_SECONDS = 0.5


def test_random_playouts(benchmark: Any) -> None:
    deals = [coded(pack(number)) for number in range(100)]

    def play() -> None:
        random = Random(1)
        for deal in deals:
            play_at_random(deal, random)

    benchmark.pedantic(play, rounds=30, warmup_rounds=2)

    assert len(deals) / benchmark.stats.stats.min > DEALS_PER_SECOND


def test_a_hint_at_the_hardest_of_a_game(benchmark: Any) -> None:
    """Every hint from deal to end, nothing being remembered between two: the slowest one counts."""
    position = library.game("est-royal").start(["Ada"], {})
    position.answer("chance", "deal", list(pack(8)))
    views = []
    while (hint := fair_hint(position.view(PUBLIC))).answer is not None:
        views.append(position.view(PUBLIC))
        kind, value = hint.answer
        position.answer("Ada", kind, None if value is None else list(value))
    hardest = max(views, key=_seconds)

    def hint_afresh() -> None:
        plan.cache_clear()
        fair._share.cache_clear()
        fair_hint(hardest)

    benchmark.pedantic(hint_afresh, rounds=5)

    assert benchmark.stats.stats.min < HINT_SECONDS


def _seconds(view: Any) -> float:
    plan.cache_clear()
    fair._share.cache_clear()
    begin = process_time()
    fair_hint(view)
    return process_time() - begin
