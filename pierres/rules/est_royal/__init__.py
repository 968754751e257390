"""Est Royal (Royal East), a solitaire with one pack: the rules of the game, E-1 to E-6.

`build` is the door; read `moves` and `play` first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pierres.rules.est_royal.imagine import imagine
from pierres.rules.est_royal.position import Position
from pierres.rules.est_royal.start import position_from, undealt
from pierres.rules.est_royal.state import House
from pierres.rules.est_royal.view import View
from pierres.rules.game import BadGame, Doors, Facts, Given, OptionFact, checked_options, checked_seats

RESOURCES = ()
"""The pack is known without being told."""

FACTS = Facts(
    id="est-royal",
    seats_min=1,
    seats_max=1,
    hidden=False,
    simultaneous=False,
    unit="cards",
    longest=None,  # E-5: while any legal move exists the game goes on, even round in circles
    patience=500,
    counted={"turns": "turned", "moves": "moved"},
    options=(
        OptionFact("kings_on_aces", True, "E-3"),
        OptionFact("first_to_waste", False, "E-1"),
        OptionFact("fill_from_waste", False, "E-4"),
        OptionFact("redeal", False, "E-4"),
    ),
)


class EstRoyal(Doors[Position]):
    """The rules of Est Royal."""

    @property
    def facts(self) -> Facts:
        """One seat, nothing secret but the order of the stock."""
        return FACTS

    def _begin(self, seats: Sequence[str], options: Given, start: Given, *, kept: bool) -> Position:
        chosen = checked_options(FACTS, {} if options is None else options)
        names = checked_seats(seats, kept=kept)
        if len(names) != 1:
            raise BadGame(f"seats: expected 1, not {len(names)}")
        house = House.of(names[0], chosen)
        return undealt(house) if start is None else position_from(house, start)

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        """A whole position that the player may believe in; `pick(n)` gives a number from 0 to n - 1."""
        return imagine(House.of(view.seat, view.options), view, pick)


def build(resources: Mapping[str, str]) -> EstRoyal:
    """The rules; no resource is needed."""
    return EstRoyal()
