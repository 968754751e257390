"""The games that there are. A new game is a line here and a package of its name beside this file."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from pierres.rules.game import Facts, Game

GAMES: tuple[str, ...] = ("aux-pierres", "jeu-des-dragons", "est-royal")
"""Game ids, in the order of the shelf."""


def package_of(game: str) -> str:
    """The name of the package with a game's rules. KeyError for an unknown game."""
    if game not in GAMES:
        raise KeyError(game)
    return f"pierres.rules.{game.replace('-', '_')}"


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
