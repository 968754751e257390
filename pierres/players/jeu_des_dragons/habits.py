"""What the others have shown: how strong the cards are that each plays, and how they follow each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons.cards import Card

BELIEF = 16.0
"""So many cards weigh what was believed before anything was seen."""
SLOPE = 0.4
"""How far the next card of somebody follows those before, if nothing is known of them."""
SLOPE_BELIEF = 160.0
"""What that belief weighs, in squares of strength."""


class Habits:
    """What each seat plays, by what lies open.

    Who fights for some stakes and gives up others plays strong cards after strong ones; who plays anything
    does not. That is learned by a line through all cards that were played behind others.
    """

    def __init__(self, seats: Sequence[str], cards: Mapping[str, Card], usual: float) -> None:
        self._cards = cards
        self._sums = dict.fromkeys(seats, BELIEF * usual)
        self._counts = dict.fromkeys(seats, BELIEF)
        self._together = dict.fromkeys(seats, SLOPE * SLOPE_BELIEF)
        self._squares = dict.fromkeys(seats, SLOPE_BELIEF)
        self._flights: dict[str, list[int]] = {}

    def told(self, events: Sequence[Event]) -> None:
        """Watch the cards that are played."""
        for event in events:
            if event.kind == "played":
                self._played(event.who, self._cards[event.data["card"]].strength)
            elif event.kind == "gambit_begins":
                self._flights.clear()

    def _played(self, seat: str, strength: int) -> None:
        mean = self._sums[seat] / self._counts[seat]
        flight = self._flights.setdefault(seat, [])
        if flight:
            before = sum(flight) / len(flight) - mean
            self._together[seat] += before * (strength - mean)
            self._squares[seat] += before * before
        flight.append(strength)
        self._sums[seat] += strength
        self._counts[seat] += 1.0

    def means(self) -> tuple[float, ...]:
        """By number of the seat: the mean strength of its cards."""
        return tuple([total / self._counts[seat] for seat, total in self._sums.items()])

    def slopes(self) -> tuple[float, ...]:
        """By number of the seat: how far its next card follows those before, from 0 to 1."""
        return tuple([
            min(max(together / self._squares[seat], 0.0), 1.0) for seat, together in self._together.items()
        ])  # fmt: skip
