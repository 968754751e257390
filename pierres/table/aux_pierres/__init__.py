"""Aux pierres du dragon on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pierres.table.registry import GameTable
from pierres.wording.aux_pierres.wording import AuxPierresWording

if TYPE_CHECKING:
    from pierres.table.table_scene import TableScene


def _scene() -> type[TableScene]:
    from pierres.table.aux_pierres.scene import AuxPierresScene

    return AuxPierresScene


TABLE = GameTable(AuxPierresWording, _scene)
