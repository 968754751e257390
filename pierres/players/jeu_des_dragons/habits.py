"""What the others have shown: how strong the cards are that each of them plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons.cards import Card

BELIEF = 12.0
"""So many cards weigh what was believed before anything was seen."""


class Habits:
    """The mean strength of the cards that each seat has played, from what lies open."""

    def __init__(self, seats: Sequence[str], cards: Mapping[str, Card], usual: float) -> None:
        self._cards = cards
        self._sums = dict.fromkeys(seats, BELIEF * usual)
        self._counts = dict.fromkeys(seats, BELIEF)

    def told(self, events: Sequence[Event]) -> None:
        """Count the cards that are played."""
        for event in events:
            if event.kind == "played":
                self._sums[event.who] += self._cards[event.data["card"]].strength
                self._counts[event.who] += 1.0

    def means(self) -> tuple[float, ...]:
        """By number of the seat."""
        return tuple([total / self._counts[seat] for seat, total in self._sums.items()])
