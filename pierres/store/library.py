"""The games, built once from the resource files that come with the program."""

from functools import cache

from pierres.paths import resource_path
from pierres.rules import registry
from pierres.rules.base import Game


@cache
def game(game_id: str) -> Game:
    """The rules of a game, the same object each time. KeyError for an unknown game."""
    texts = {name: resource_path(name).read_text(encoding="utf-8") for name in registry.resources_of(game_id)}
    return registry.build(game_id, texts)
