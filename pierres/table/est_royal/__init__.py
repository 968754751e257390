"""Est Royal on the table: its words, its scene, what stands beside it, and how its games may begin."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pierres.wording.est_royal.wording import EstRoyalWording as WORDING

__all__ = ["DISPLAYS", "WORDING", "companion_class", "opening_form", "scene_class"]

DISPLAYS: Mapping[str, bool] = MappingProxyType(
    {
        "large_index": False,
        "four_colours": False,
        "mirrored": False,
        "one_click": False,
        "clock": False,
        "truth": True,
    }
)
"""What a player may choose of the look and the handling, and what it is at first."""


def scene_class() -> type[Any]:
    """The scene; imported late, so that a list of words draws nothing."""
    from pierres.table.est_royal.handling import EstRoyalScene

    return EstRoyalScene


def companion_class() -> type[Any]:
    """The Companion of a game under way."""
    from pierres.table.est_royal.companion import EstRoyalCompanion

    return EstRoyalCompanion


def opening_form() -> type[Any]:
    """The OpeningForm of the page of a new game."""
    from pierres.table.est_royal.deal_form import DealForm

    return DealForm
