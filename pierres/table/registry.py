"""Which package shows a game: a line here and a package of its name beside this file for every game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from pierres.models.wording import Wording

TABLES: tuple[str, ...] = ("aux-pierres",)
"""Ids of the games that have a table, in the order of the shelf."""


def table_of(game_id: str) -> ModuleType:
    """The package that shows a game: `WORDING` makes its words, `scene_class()` names its scene.

    Raises KeyError for a game without a table.
    """
    if game_id not in TABLES:
        raise KeyError(game_id)
    return import_module(f"pierres.table.{game_id.replace('-', '_')}")


def wording(game_id: str, characters: Mapping[str, Any]) -> Wording:
    """The words of a game; `characters` are those in play, own cards included."""
    return cast(Wording, table_of(game_id).WORDING(characters))


def scene_class(game_id: str) -> type[Any]:
    """The QGraphicsScene of a game; imported here and not before, for it draws."""
    scene: type[Any] = table_of(game_id).scene_class()
    return scene
