"""What happened last: its sentences, which cards worked, and the table as it lay when a gambit ended.

When a gambit ends the rules clear the table at once. So that all can see why it ended, the flights and the
ante cards are shown as they lay until the screen is passed on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.game import CHANCE, Event
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View


def last_step(steps: Sequence[Any]) -> int:
    """The index of the answer that began the last play: a card played, or the last ante card set."""
    for index in range(len(steps) - 1, -1, -1):
        if steps[index][0] != CHANCE and steps[index][1] in ("play", "ante"):
            return index
    return 0


def is_usual(event: Event) -> bool:
    """Whether it happens in every gambit and needs no reason: the antes paid, two cards drawn at the end."""
    data = event.public or {}
    if event.kind == "drew":
        return bool(data["why"] == "gambit")
    if event.kind == "paid":
        return bool(data["why"] == "ante" and data["paid"] == data["amount"])
    return event.kind == "gambit_begins"


def same_draw(event: Event, other: Event) -> bool:
    """Whether both tell of a card drawn by the same seat for the same reason."""
    one, two = event.public or {}, other.public or {}
    return (event.kind, event.who) == (other.kind, other.who) and (
        (one["why"], one["about"]) == (two["why"], two["about"])
    )


def marks(view: View, history: Sequence[Event]) -> dict[str, str]:
    """Of the cards played in this round: those whose power triggered, and those whose did not."""
    found: dict[str, str] = {}
    for event in history:
        data = event.public or {}
        if event.kind == "round_begins":
            found.clear()
        elif event.kind == "triggered" and data["power"]:
            found[data["card"]] = "works"
        elif event.kind == "not_triggered":
            found[data["card"]] = "idle"
    lying = {card for seat in view.seats for card in seat.flight}
    return {card: mark for card, mark in found.items() if card in lying}


def ended(news: Sequence[Event]) -> bool:
    """Whether a gambit ended by the last answer, and another one began."""
    return any(event.kind == "cleared" for event in news)


def as_it_lay(
    cards: Mapping[str, Card], view: View, history: Sequence[Event], start: Mapping[str, Any]
) -> View:
    """The view with the flights and ante cards of the gambit that has just ended.

    `start` is the position that the game began from, as in its record: what lay there no event tells.
    """
    flights, antes, over = _lay(history, start)
    if over is None:
        return view
    weakest, barred = _judged(history)
    seats = []
    for seat in view.seats:
        flight = tuple(flights.get(seat.name, ()))
        total = sum(cards[card].strength for card in flight)
        seats.append(seat._replace(flight=flight, total=total, barred=barred.get(seat.name, "")))
    number, gambit = _last_round(history, start)
    return view._replace(
        seats=tuple(seats), ante=tuple(antes), gambit=gambit, round=number, leader="", to_beat=None,
        weakest_wins=weakest, discard=(), questions=(),
    )  # fmt: skip


def _judged(history: Sequence[Event]) -> tuple[bool, Mapping[str, str]]:
    """Of the last gambit that is over: whether the weakest flight won, and who was barred by which god."""
    weakest = False
    barred: Mapping[str, str] = {}
    found: tuple[bool, Mapping[str, str]] = (False, {})
    for event in history:
        match event.kind:
            case "gambit_begins":
                weakest, barred = False, {}
            case "weakest_wins":
                weakest = True
            case "played":
                barred = {}
            case "flights_compared":
                barred = dict((event.public or {})["barred"])
            case "gambit_ends":
                found = (weakest, barred)
    return found


def _last_round(history: Sequence[Event], start: Mapping[str, Any]) -> tuple[int, int]:
    number, gambit = start.get("round", 1), start.get("gambit", 1)
    for event in history:
        data = event.public or {}
        if event.kind == "round_begins":
            number = data["round"]
        elif event.kind == "gambit_ends":
            gambit = data["gambit"]
    return number, gambit


def _lay(
    history: Sequence[Event], start: Mapping[str, Any]
) -> tuple[dict[str, list[str]], list[str], Mapping[str, Any] | None]:
    """Flights and ante cards at the end of the last gambit that is over, and what was cleared."""
    flights = {seat: list(lay.get("flight", ())) for seat, lay in start.get("players", {}).items()}
    antes = list(start.get("ante", ()))
    ended: tuple[dict[str, list[str]], list[str], Mapping[str, Any] | None] = ({}, [], None)
    for event in history:
        data = event.public or {}
        match event.kind:
            case "antes_turned":
                antes = list(data["antes"].values())
            case "ante_tied":
                antes = []
            case "took_antes":
                antes = [card for card in antes if card not in data["cards"]]
            case "played":
                flights.setdefault(event.who, []).append(data["card"])
            case "copper_goes":
                flights[event.who].remove(data["card"])
            case "replaced":
                flights[event.who].insert(data["place"], data["by"])
            case "slain":
                flights[data["from"]].remove(data["card"])
            case "cleared":
                ended = (flights, antes, data)
                flights, antes = {}, []
    return ended
