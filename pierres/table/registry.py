"""What shows each game: its words, its scene, and what it has beside them.

Every game is entered by one call of `register`, with the package that holds its `TABLE`.
"""

from __future__ import annotations

from collections.abc import Callable, KeysView, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pierres.store import library
from pierres.wording.base import Wording

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from pierres.session import Session
    from pierres.table.companion import Companion, OpeningForm
    from pierres.table.table_scene import TableScene
    from pierres.table.view import TableView


@dataclass(frozen=True)
class GameTable:
    """What shows a game. The functions import what they name: a list of words draws nothing."""

    wording: Callable[[Mapping[str, Any], str | None], Wording]
    """Makes the words of a game with these characters, in a language or in that of the window."""
    scene: Callable[[], type[TableScene]]
    displays: Mapping[str, bool] = field(default_factory=dict)
    """What a player may choose of the look and the handling, and what it is at first."""
    companion: Callable[[], type[Companion]] | None = None
    """What stands beside the scene, for a game that needs it."""
    opening_form: Callable[[], type[OpeningForm]] | None = None
    """The game's own part of the new-game page, for a game that does not always begin from its box."""


_packages: dict[str, str] = {}

TABLES: KeysView[str] = _packages.keys()
"""Ids of the games that have a table, in the order of the shelf."""


def register(game_id: str, package: str) -> None:
    """Enter the table of a game. `package` is imported when it is needed; it holds TABLE, a GameTable."""
    _packages[game_id] = package


register("aux-pierres", "pierres.table.aux_pierres")
register("jeu-des-dragons", "pierres.table.jeu_des_dragons")
register("est-royal", "pierres.table.est_royal")


def table_of(game_id: str) -> GameTable:
    """What shows a game. Raises KeyError for a game without a table."""
    table: GameTable = import_module(_packages[game_id]).TABLE
    return table


def wording(
    game_id: str, characters: Mapping[str, Any] | None = None, language: str | None = None
) -> Wording:
    """The words of a game; `characters` are those in play, own cards included; those of its box if not given.

    They are in `language`, or in that of the window at the time.
    """
    if characters is None:
        characters = getattr(library.game(game_id), "characters", {})
    return table_of(game_id).wording(characters, language)


def title_of(game_id: str) -> str:
    """The name of a game; its id if this program does not have it."""
    return wording(game_id).title() if game_id in TABLES else game_id


def view(session: Session, words: Wording, parent: QWidget | None = None) -> TableView:
    """A view of the scene of this game."""
    from pierres.table.view import TableView

    return TableView(table_of(session.game_id).scene(), session, words, parent)


def companion(session: Session, words: Wording, table_view: TableView) -> Companion:
    """What stands beside the scene of this game."""
    from pierres.table.companion import Companion

    found = table_of(session.game_id).companion
    return (Companion if found is None else found())(session, words, table_view)


def opening_form(game_id: str) -> OpeningForm | None:
    """The game's own part of the new-game page; None where a game always begins from its box."""
    found = table_of(game_id).opening_form
    return None if found is None else found()()
