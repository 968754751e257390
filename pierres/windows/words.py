"""The wording of a game that is not being played: for the shelf and the page of a new game."""

from __future__ import annotations

from pierres.store import library
from pierres.table import registry
from pierres.wording.base import Wording


def wording_of(game_id: str) -> Wording:
    """The wording of a game with the cards of its box. KeyError for an unknown game."""
    return registry.wording(game_id, getattr(library.game(game_id), "characters", {}))


def title_of(game_id: str) -> str:
    """The name of a game; its id if this program does not have it."""
    return wording_of(game_id).title() if game_id in registry.TABLES else game_id
