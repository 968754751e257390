"""Le Jeu des dragons: the rules of the game, D-1 to D-89.

`build` is the door; read `rounds`, `powers` and `choices` first, then `ending`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pierres.rules.game import (
    CHANCE,
    PUBLIC,
    BadGame,
    Doors,
    Facts,
    Given,
    OptionFact,
    checked_options,
    checked_seats,
)
from pierres.rules.jeu_des_dragons.box import Box, Pack
from pierres.rules.jeu_des_dragons.cards import Card, read_cards
from pierres.rules.jeu_des_dragons.imagine import imagine
from pierres.rules.jeu_des_dragons.material import (
    NUMBER_MAX,
    SEATS_MAX,
    SEATS_MIN,
    STAKES_NAME,
    START_GOLD,
)
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.start import position_from, undealt
from pierres.rules.jeu_des_dragons.view import View

RESOURCES = ("dragons.toml",)

FACTS = Facts(
    id="jeu-des-dragons",
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    hidden=True,
    simultaneous=True,
    unit="gold",
    longest=None,  # D-79: no limit of gambits
    counted={"gambits": "gambit_ends", "rounds": "round_begins"},
    options=(
        OptionFact("start_gold", START_GOLD, "D-2", (), numbers=range(1, NUMBER_MAX + 1)),
        OptionFact("round_tie", "leader", "D-18", ("leader", "untied")),
        OptionFact("buy", "empty", "D-67", ("empty", "one_or_less")),
        OptionFact("strength_flight_cards", "all", "D-48", ("all", "three", "two")),
        OptionFact("gambits", 0, "D-80", (), numbers=range(NUMBER_MAX + 1)),
        OptionFact("hands", "hidden", "D-3", ("hidden", "open"), display=True),
    ),
    revealing=frozenset({"antes_turned", "played", "gave", "showed", "discarded"}),
)


class JeuDesDragons(Doors[Position]):
    """The rules of Le Jeu des dragons with its 70 cards."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._pack = Pack.of(cards)
        self._imagined: tuple[Mapping[str, Any], Box] | None = None

    @property
    def facts(self) -> Facts:
        """Two to six seats, hidden hands, simultaneous antes."""
        return FACTS

    @property
    def characters(self) -> Mapping[str, Card]:
        """Id → card."""
        return self._pack.cards

    def _begin(self, seats: Sequence[str], options: Given, start: Given, *, kept: bool) -> Position:
        chosen = checked_options(FACTS, {} if options is None else options)
        names = checked_seats(seats, (CHANCE, PUBLIC, STAKES_NAME), kept=kept)
        if not SEATS_MIN <= len(names) <= SEATS_MAX:
            raise BadGame(f"seats: expected {SEATS_MIN} to {SEATS_MAX}, not {len(names)}")
        box = Box.packed(names, chosen, self._pack)
        return undealt(box) if start is None else position_from(box, start, kept=kept)

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        """A whole position that the viewer may believe in; `pick(n)` gives a number from 0 to n - 1."""
        if self._imagined is None or self._imagined[0] is not view.options:
            # Views of one game share their options.
            seats = tuple([seat.name for seat in view.seats])
            self._imagined = view.options, Box.packed(seats, view.options, self._pack)
        return imagine(self._imagined[1], view, pick)


def build(resources: Mapping[str, str]) -> JeuDesDragons:
    """The rules from the text of `dragons.toml`. Raises BadCard."""
    return JeuDesDragons(read_cards(resources["dragons.toml"], "dragons.toml"))
