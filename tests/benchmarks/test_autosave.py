"""What the autosave costs: written whole after every answer, down to the disk.

Run with: pytest tests/benchmarks --benchmark-only.
"""

from __future__ import annotations

from typing import Any

from pierres.rules.record import Record
from pierres.store import saves

LIMIT_MS = 5.0


def test_the_autosave_of_a_game_of_1500_answers(benchmark: Any) -> None:
    """A long game: what a person waits for at each answer besides the rules and the drawing."""
    steps = [("Léa", "bid", {"fairy": 3, "common": 1})] * 1500
    record = Record("aux-pierres", ("Léa", "Hugo", "Inès"), steps=list(steps))
    path = saves.new_autosave()

    benchmark.pedantic(saves.autosave, args=(path, record), rounds=30, warmup_rounds=2)

    assert benchmark.stats.stats.median * 1000 < LIMIT_MS
