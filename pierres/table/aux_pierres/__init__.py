"""Aux pierres du dragon on the table: its words and its scene."""

from typing import Any

from pierres.wording.aux_pierres.wording import AuxPierresWording as WORDING

__all__ = ["WORDING", "scene_class"]


def scene_class() -> type[Any]:
    """The scene; imported late, so that a list of words draws nothing."""
    from pierres.table.aux_pierres.scene import AuxPierresScene

    return AuxPierresScene
