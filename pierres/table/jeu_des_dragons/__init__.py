"""Le Jeu des dragons on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pierres.table.registry import GameTable
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording

if TYPE_CHECKING:
    from pierres.table.table_scene import TableScene


def _scene() -> type[TableScene]:
    from pierres.table.jeu_des_dragons.scene import JeuDesDragonsScene

    return JeuDesDragonsScene


TABLE = GameTable(JeuDesDragonsWording, _scene)
