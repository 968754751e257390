"""The computer players of the games: each game is entered by one call of `register`."""

from __future__ import annotations

from importlib import import_module

from pierres.players.player import LEVELS, ComputerPlayer

_packages: dict[str, str] = {}


def register(game: str, package: str) -> None:
    """Enter the players of a game. `package` is imported when needed; its LEVELS has a class a level."""
    _packages[game] = package


register("aux-pierres", "pierres.players.aux_pierres")
register("jeu-des-dragons", "pierres.players.jeu_des_dragons")


def has_players(game: str) -> bool:
    """Whether the computer can take seats of a game."""
    return game in _packages


def level(game: str, name: str) -> type[ComputerPlayer]:
    """The class of a level. Raises KeyError for a game without players, ValueError for no level."""
    made: type[ComputerPlayer] = import_module(_packages[game]).LEVELS[LEVELS.index(name)]
    return made
