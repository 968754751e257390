"""Est Royal (Royal East), a solitaire with one pack: the rules of the game, E-1 to E-6.

`build` is the door; read `moves` and `play` first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pierres.rules.base import BaseRules
from pierres.rules.est_royal.imagine import imagine
from pierres.rules.est_royal.position import Position
from pierres.rules.est_royal.start import position_from
from pierres.rules.est_royal.state import Box
from pierres.rules.est_royal.view import View
from pierres.rules.game import Facts, OptionFact, Options

RESOURCES = ()
"""The pack needs no file."""

FACTS = Facts(
    id="est-royal",
    seats_min=1,
    seats_max=1,
    hidden=False,
    unit="cards",
    longest=None,  # E-5: while any legal move exists the game goes on, even round in circles
    given_up_after=500,
    counted={"turns": "turned", "moves": "moved"},
    options=(
        OptionFact("kings_on_aces", True, "E-3"),
        OptionFact("first_to_waste", False, "E-1"),
        OptionFact("fill_from_waste", False, "E-4"),
        OptionFact("redeal", False, "E-4"),
    ),
)


class EstRoyal(BaseRules[Position, Box, View]):
    """The rules of Est Royal."""

    facts = FACTS
    first_position = Position  # E-1: the table is empty, and the deal is asked of chance
    position_from = staticmethod(position_from)

    def box(self, seats: tuple[str, ...], options: Options) -> Box:
        """The one seat and the options."""
        return Box.packed(seats, options)

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        """A whole position that the player may believe in; `pick(n)` gives a number from 0 to n - 1."""
        return imagine(self.box_of([view.seat], view.options), view, pick)


def build(resources: Mapping[str, str]) -> EstRoyal:
    """The rules; no resource is needed."""
    return EstRoyal()
