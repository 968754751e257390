"""Est Royal on the table: its words and its scene."""

from typing import Any

from pierres.table.est_royal.wording import EstRoyalWording as WORDING

__all__ = ["WORDING", "scene_class"]


def scene_class() -> type[Any]:
    """The scene; imported late, so that a list of words draws nothing."""
    from pierres.table.est_royal.scene import EstRoyalScene

    return EstRoyalScene
