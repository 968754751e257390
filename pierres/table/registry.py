"""Which package shows a game: a line here and a package of its name beside this file for every game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from pierres.wording.base import Wording

if TYPE_CHECKING:
    from pierres.session import Session
    from pierres.table.companion import Companion
    from pierres.table.opening import OpeningForm
    from pierres.table.view import TableView

TABLES: tuple[str, ...] = ("aux-pierres", "jeu-des-dragons", "est-royal")
"""Ids of the games that have a table, in the order of the shelf."""


def table_of(game_id: str) -> ModuleType:
    """The package that shows a game: `WORDING` makes its words, `scene_class()` names its scene.

    Raises KeyError for a game without a table.
    """
    if game_id not in TABLES:
        raise KeyError(game_id)
    return import_module(f"pierres.table.{game_id.replace('-', '_')}")


def wording(game_id: str, characters: Mapping[str, Any], language: str | None = None) -> Wording:
    """The words of a game; `characters` are those in play, own cards included.

    They are in `language`, or in that of the window at the time.
    """
    return cast(Wording, table_of(game_id).WORDING(characters, language))


def displays(game_id: str) -> Mapping[str, bool]:
    """What a player may choose of a game's look and handling, and what it is at first; often nothing."""
    chosen: Mapping[str, bool] = getattr(table_of(game_id), "DISPLAYS", {})
    return chosen


def companion(session: Session, words: Wording, view: TableView) -> Companion | None:
    """What stands beside the scene of this game; None where it needs nothing of the kind."""
    module = table_of(session.game_id)
    if not hasattr(module, "companion_class"):
        return None
    return cast("Companion", module.companion_class()(session, words, view))


def opening_form(game_id: str) -> OpeningForm | None:
    """The game's own part of the new-game page; None where a game always begins from its box."""
    module = table_of(game_id)
    return cast("OpeningForm", module.opening_form()()) if hasattr(module, "opening_form") else None


def scene_class(game_id: str) -> type[Any]:
    """The QGraphicsScene of a game; imported here and not before, for it draws."""
    scene: type[Any] = table_of(game_id).scene_class()
    return scene
