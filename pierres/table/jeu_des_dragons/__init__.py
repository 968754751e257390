"""Le Jeu des dragons on the table: its words and its scene."""

from typing import Any

from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording as WORDING

__all__ = ["WORDING", "scene_class"]


def scene_class() -> type[Any]:
    """The scene; imported late, so that a list of words draws nothing."""
    from pierres.table.jeu_des_dragons.scene import JeuDesDragonsScene

    return JeuDesDragonsScene
