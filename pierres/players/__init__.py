"""Who takes which seat, and in which colour; in `chance` the seat that nobody takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.players.player import LEVELS
from pierres.rules.game import BadGame
from pierres.rules.given import Json, Object

PERSON = "person"
"""The kind of player who sits at the screen and answers there."""

KINDS = (PERSON, *LEVELS)
"""The kinds of players that can take a seat, where a game has computer players."""

COMPUTER_NAMES = (
    "Aldric", "Bertille", "Clovis", "Dagmar", "Emeric", "Freya", "Gerold", "Hedwig", "Isolde", "Joran",
)  # fmt: skip
"""What computer players are called, in every language; people may call them otherwise."""

SEAT_COLOURS = ("coral", "teal", "violet", "ochre", "azure", "rose")
"""The colours that tell the seats apart, in the order in which they are given out."""


def seating(seats: Sequence[str], given: object) -> dict[str, dict[str, Json]]:
    """Who plays each seat, by name: what is given, with a colour of its own for each that has none."""
    known = given if isinstance(given, dict) else {}
    players: dict[str, dict[str, Json]] = {}
    for seat in seats:
        player = known.get(seat)
        players[seat] = {"kind": PERSON, **(player if isinstance(player, dict) else {})}
    taken: list[str] = []
    for player in players.values():
        colour = player.get("colour")
        if colour in SEAT_COLOURS and colour not in taken:
            taken.append(colour)
        else:
            player["colour"] = None
    free = [colour for colour in SEAT_COLOURS if colour not in taken]
    for index, player in enumerate(p for p in players.values() if p["colour"] is None):
        player["colour"] = free[index] if index < len(free) else SEAT_COLOURS[index % len(SEAT_COLOURS)]
    return players


def asked_for(seats: Sequence[str], players: Mapping[str, Object]) -> dict[str, dict[str, Json]]:
    """Who is to play each seat of a game that begins, as far as it was said. Raises BadGame."""
    for seat, player in players.items():
        if seat not in seats:
            raise BadGame(f"players: {seat!r} has no seat")
        if player.get("kind", PERSON) not in KINDS:
            raise BadGame(f"players.{seat}: no such kind of player: {player['kind']!r}")
    return {seat: dict(player) for seat, player in players.items()}
