"""What happened last: its sentences, which cards worked, and the table as it lay when a gambit ended.

So that all can see why a gambit ended, the flights and the ante cards lie there until the screen is passed
on, although the next one has begun.
"""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import CHANCE, Event
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.record import Step


def last_step(steps: Sequence[Step]) -> int:
    """The index of the answer that began the last play: a card played, or the last ante card set."""
    for index in range(len(steps) - 1, -1, -1):
        if steps[index][0] != CHANCE and steps[index][1] in ("play", "ante"):
            return index
    return 0


def is_usual(event: GameEvent) -> bool:
    """Whether it happens in every gambit and needs no reason: the antes paid, two cards drawn at the end."""
    if event.kind == "drew":
        return bool(event.data["why"] == "gambit")
    if event.kind == "paid":
        return bool(event.data["why"] == "ante" and event.data["paid"] == event.data["amount"])
    return bool(event.kind == "gambit_begins")


def same_draw(event: GameEvent, other: GameEvent) -> bool:
    """Whether both tell of a card drawn by the same seat for the same reason."""
    if event.kind != "drew" or other.kind != "drew" or event.who != other.who:
        return False
    return (event.data["why"], event.data["about"]) == (other.data["why"], other.data["about"])


def marks(view: View, history: Sequence[GameEvent]) -> dict[str, str]:
    """Of the cards played in this round: those whose power triggered, and those whose did not."""
    found: dict[str, str] = {}
    for event in history:
        if event.kind == "round_begins":
            found.clear()
        elif event.kind == "triggered" and event.data["power"]:
            found[event.data["card"]] = "works"
        elif event.kind == "not_triggered":
            found[event.data["card"]] = "idle"
    lying = {card for seat in view.seats for card in seat.flight}
    return {card: mark for card, mark in found.items() if card in lying}


def ended(news: Sequence[Event]) -> bool:
    """Whether a gambit ended by the last answer, and another one began."""
    return any(event.kind == "cleared" for event in news)


def as_it_lay(view: View, lay: View) -> View:
    """The view with the flights and ante cards of the gambit that has just ended, which `lay` there."""
    seats = [
        seat._replace(flight=there.flight, total=there.total, barred=there.barred)
        for seat, there in zip(view.seats, lay.seats, strict=True)
    ]
    return view._replace(
        seats=tuple(seats), ante=lay.ante, gambit=lay.gambit, round=lay.round, leader="", to_beat=None,
        weakest_wins=lay.weakest_wins, discard=(), questions=(),
    )  # fmt: skip
