"""Le Jeu des dragons: the rules of the game, D-1 to D-89.

`build` is the door; read `rounds`, `powers` and `choices` first, then `ending`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pierres.rules.base import BaseRules
from pierres.rules.game import CHANCE, PUBLIC, Facts, OptionFact, Options
from pierres.rules.jeu_des_dragons.cards import Card, read_cards
from pierres.rules.jeu_des_dragons.constants import NUMBER_MAX, SEATS_MAX, SEATS_MIN, STAKES_NAME, START_GOLD
from pierres.rules.jeu_des_dragons.imagine import imagine
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.start import position_from, undealt
from pierres.rules.jeu_des_dragons.state import Box
from pierres.rules.jeu_des_dragons.view import View

RESOURCES = ("dragons.toml",)

FACTS = Facts(
    id="jeu-des-dragons",
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    hidden=True,
    unit="gold",
    longest=None,  # D-79: no limit of gambits
    counted={"gambits": "gambit_ends", "rounds": "round_begins"},
    options=(
        OptionFact("start_gold", START_GOLD, "D-2", (), numbers=range(1, NUMBER_MAX + 1)),
        OptionFact("round_tie", "leader", "D-18", ("leader", "untied")),
        OptionFact("buy", "empty", "D-67", ("empty", "one_or_less")),
        OptionFact("strength_flight_cards", "all", "D-48", ("all", "three", "two")),
        OptionFact("gambits", 0, "D-80", (), numbers=range(NUMBER_MAX + 1)),
        OptionFact("hands", "hidden", "D-26", ("hidden", "open"), display=True),
    ),
    revealing=frozenset({"antes_turned", "played", "gave", "showed", "discarded"}),
)


class JeuDesDragons(BaseRules[Position, Box, View]):
    """The rules of Le Jeu des dragons with its 70 cards."""

    facts = FACTS
    first_position = staticmethod(undealt)
    position_from = staticmethod(position_from)
    reserved = (CHANCE, PUBLIC, STAKES_NAME)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._cards = cards
        self.characters: Mapping[str, Card] = {card.id: card for card in cards}
        """Id → card."""

    def box(self, seats: tuple[str, ...], options: Options) -> Box:
        """The box with its cards."""
        return Box.packed(seats, options, self._cards)

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        """A whole position that the viewer may believe in; `pick(n)` gives a number from 0 to n - 1."""
        return imagine(self.box_of([seat.name for seat in view.seats], view.options), view, pick)


def build(resources: Mapping[str, str]) -> JeuDesDragons:
    """The rules from the text of `dragons.toml`. Raises BadCard."""
    return JeuDesDragons(read_cards(resources["dragons.toml"], "dragons.toml"))
