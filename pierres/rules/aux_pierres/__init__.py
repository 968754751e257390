"""Aux pierres du dragon: the rules of the game. `build` is the door; read `powers` and `effects` first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pierres.rules.aux_pierres.box import Box
from pierres.rules.aux_pierres.characters import Character, own_cards, read_characters
from pierres.rules.aux_pierres.imagine import imagine
from pierres.rules.aux_pierres.material import SEATS_MAX, SEATS_MIN, SEATS_MIN_UNOFFICIAL
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.start import box_setup, position_from
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import BadGame, Doors, Facts, Given, OptionFact, checked_options, checked_seats

RESOURCES = ("characters.toml",)

FACTS = Facts(
    id="aux-pierres",
    seats_min=SEATS_MIN,
    seats_max=SEATS_MAX,
    hidden=True,
    simultaneous=True,
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


class AuxPierres(Doors[Position]):
    """The rules of Aux pierres du dragon with the characters of the box."""

    def __init__(self, characters: tuple[Character, ...]) -> None:
        self._cards = characters
        self._imagined: tuple[Mapping[str, Any], Box] | None = None

    @property
    def facts(self) -> Facts:
        """Three to six seats, hidden purses, simultaneous fists."""
        return FACTS

    @property
    def characters(self) -> Mapping[str, Character]:
        """Id → character of the box, without own cards."""
        return {card.id: card for card in self._cards}

    def _begin(self, seats: Sequence[str], options: Given, start: Given, *, kept: bool) -> Position:
        chosen = checked_options(FACTS, {} if options is None else options)
        names = checked_seats(seats, kept=kept)
        least = SEATS_MIN_UNOFFICIAL if chosen["two_players"] else SEATS_MIN
        if not least <= len(names) <= SEATS_MAX:
            raise BadGame(f"seats: expected {least} to {SEATS_MAX}, not {len(names)}")
        box = self._box(names, chosen)
        return box_setup(box) if start is None else position_from(box, start, kept=kept)

    def _box(self, seats: tuple[str, ...], options: Mapping[str, Any]) -> Box:
        own = own_cards(options["cards"], [card.id for card in self._cards])
        return Box.packed(seats, options, self._cards + own)

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        """A whole position that the viewer may believe in; `pick(n)` gives a number from 0 to n - 1."""
        if self._imagined is None or self._imagined[0] is not view.options:
            # Views of one game share their options: the cards are read once for all of them.
            self._imagined = view.options, self._box(tuple([seat.name for seat in view.seats]), view.options)
        return imagine(self._imagined[1], view, pick)


def build(resources: Mapping[str, str]) -> AuxPierres:
    """The rules from the text of `characters.toml`. Raises BadCard."""
    return AuxPierres(read_characters(resources["characters.toml"], "characters.toml"))
