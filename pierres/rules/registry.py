"""The games by id: each is entered by one call of `register`, with the package that holds its rules."""

from __future__ import annotations

from collections.abc import KeysView, Mapping
from importlib import import_module

from pierres.rules.base import Game
from pierres.rules.game import Facts

_packages: dict[str, str] = {}

GAMES: KeysView[str] = _packages.keys()
"""Game ids, in the order of the shelf."""


def register(game: str, package: str) -> None:
    """Enter a game. `package` is imported when it is needed; it holds FACTS, RESOURCES and `build`."""
    _packages[game] = package


register("aux-pierres", "pierres.rules.aux_pierres")
register("jeu-des-dragons", "pierres.rules.jeu_des_dragons")
register("est-royal", "pierres.rules.est_royal")


def package_of(game: str) -> str:
    """The name of the package with a game's rules. KeyError for an unknown game."""
    return _packages[game]


def resources_of(game: str) -> tuple[str, ...]:
    """The names of the resource files that a game's rules are built from."""
    names: tuple[str, ...] = import_module(package_of(game)).RESOURCES
    return names


def facts(game: str) -> Facts:
    """What a program must know about a game, without its rules being built."""
    found: Facts = import_module(package_of(game)).FACTS
    return found


def build(game: str, resources: Mapping[str, str]) -> Game:
    """The rules of a game, built from the texts of its resource files (the rules themselves read no file)."""
    rules: Game = import_module(package_of(game)).build(resources)
    return rules
