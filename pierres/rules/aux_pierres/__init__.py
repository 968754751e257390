"""Aux pierres du dragon: the rules of the game. `build` is the door; read `powers` and `effects` first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pierres.rules.aux_pierres.characters import Character, own_cards, read_characters
from pierres.rules.aux_pierres.constants import SEATS_MAX, SEATS_MIN, SEATS_MIN_UNOFFICIAL
from pierres.rules.aux_pierres.imagine import imagine
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.start import box_setup, position_from
from pierres.rules.aux_pierres.state import Box
from pierres.rules.aux_pierres.view import View
from pierres.rules.base import BaseRules
from pierres.rules.game import Facts, OptionFact, Options
from pierres.rules.given import Object

RESOURCES = ("characters.toml",)

FACTS = Facts(
    id="aux-pierres",
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    hidden=True,
    longest=None,  # R-E5: no limit of rounds
    counted={"rounds": "round_begins", "auctions": "auction"},
    options=(
        OptionFact("two_players", False, "R-S1"),
        OptionFact("double_copied", True, "R-P6"),
        OptionFact("amulet_in_silver", True, "R-A3"),
        OptionFact("purses", "hidden", "R-I2", ("hidden", "open"), display=True),
        OptionFact("cards", [], "R-K1", ()),
    ),
    revealing=frozenset({"fists_opened", "seized", "stole", "stole_nothing", "bought"}),
)


class AuxPierres(BaseRules[Position, Box, View]):
    """The rules of Aux pierres du dragon with the characters of the box."""

    facts = FACTS
    first_position = staticmethod(box_setup)
    position_from = staticmethod(position_from)

    def __init__(self, characters: tuple[Character, ...]) -> None:
        self._cards = characters
        self.characters: Mapping[str, Character] = {card.id: card for card in characters}
        """Id → character of the box, without own cards."""

    def least_seats(self, options: Object) -> int:
        """Three, or two by an option that the box does not know."""
        return SEATS_MIN_UNOFFICIAL if options["two_players"] else SEATS_MIN

    def characters_with(self, options: Object) -> Mapping[str, Character]:
        """Id → character under these options: those of the box, and own cards last. Raises BadCard."""
        own = own_cards(options.get("cards", []), [card.id for card in self._cards])
        return {card.id: card for card in self._cards + own}

    def box(self, seats: tuple[str, ...], options: Options) -> Box:
        """The box with its characters, and own cards last."""
        return Box.packed(seats, options, tuple(self.characters_with(options).values()))

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        """A whole position that the viewer may believe in; `pick(n)` gives a number from 0 to n - 1."""
        return imagine(self.box_of([seat.name for seat in view.seats], view.options), view, pick)


def build(resources: Mapping[str, str]) -> AuxPierres:
    """The rules from the text of `characters.toml`. Raises BadCard."""
    return AuxPierres(read_characters(resources["characters.toml"], "characters.toml"))
