"""Est Royal on the table: its scene, what stands beside it, and how its games may begin."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from pierres.table.registry import GameTable
from pierres.wording.est_royal.wording import EstRoyalWording

if TYPE_CHECKING:
    from pierres.table.companion import Companion, OpeningForm
    from pierres.table.table_scene import TableScene

DISPLAYS = MappingProxyType({
    "large_index": False, "four_colours": False, "mirrored": False, "one_click": False, "clock": False,
    "truth": True,
})  # fmt: skip
"""What a player may choose of the look and the handling, and what it is at first."""


def _scene() -> type[TableScene]:
    from pierres.table.est_royal.handling import EstRoyalScene

    return EstRoyalScene


def _companion() -> type[Companion]:
    from pierres.table.est_royal.companion import EstRoyalCompanion

    return EstRoyalCompanion


def _opening_form() -> type[OpeningForm]:
    from pierres.table.est_royal.deal_form import DealForm

    return DealForm


TABLE = GameTable(EstRoyalWording, _scene, DISPLAYS, _companion, _opening_form)
