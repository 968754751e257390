"""Games are built once, from the files that come with the program."""

import pytest

from pierres.rules import registry
from pierres.store import library


@pytest.mark.parametrize("game_id", registry.GAMES)
def test_every_game_of_the_registry_can_be_started(game_id: str) -> None:
    game = library.game(game_id)
    assert game.facts.id == game_id
    seats = [f"seat {number}" for number in range(game.facts.seats_min)]
    assert game.start(seats).questions()
    assert library.game(game_id) is game


def test_there_are_no_other_games() -> None:
    with pytest.raises(KeyError):
        library.game("whist")
