"""How a game begins: with whom and by which options, noted in its record and remembered for the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.players.registry import has_players
from pierres.rules.given import Json
from pierres.session import Session
from pierres.store import library
from pierres.store.settings import SeatSetting, Settings
from pierres.table.companion import Opening
from pierres.windows import crests
from pierres.windows.game_controller import GameController

ADVICE = "advice_allowed"
"""The note of a record that says whether a person may ask what the computer would do."""


def begin(
    controller: GameController,
    settings: Settings,
    game_id: str,
    seats: Sequence[SeatSetting],
    options: Mapping[str, Json],
    opening: Opening | None,
    advice: bool | None,
) -> bool:
    """Begin a game, and remember who plays and with which options; False if none has begun.

    `advice` says whether the computer may be asked; None stands for what was chosen last.
    """
    allowed = has_players(game_id) and (settings.advice if advice is None else advice)
    notes: dict[str, Json] = {ADVICE: True} if allowed else {}
    if not controller.new(game_id, seats, options, opening=opening, notes=notes):
        return False
    settings.last_game = game_id
    # Options that only another version knows cannot be chosen here: they stay as they were.
    known = {option.name for option in library.game(game_id).facts.options}
    before = settings.last_options.get(game_id, {})
    others = {name: value for name, value in before.items() if name not in known}
    settings.last_options[game_id] = {**others, **options}
    settings.sat_down(game_id, seats)
    return True


def seats_of(session: Session) -> list[SeatSetting]:
    """Who sat down at a game when it began."""
    players = (
        (seat, crests.colour_of(session, seat), session.player(seat)["kind"]) for seat in session.seats
    )
    return [SeatSetting(seat, colour, str(kind)) for seat, colour, kind in players]


def advice_allowed(session: Session) -> bool:
    """Whether a person may ask what the computer would do."""
    return session.noted(ADVICE) is True
