"""Why an answer was given, told by what everybody knows once it lies open.

Only what all may see of the view is read, and the answer: never a hand, and nothing that was reckoned from
one. So a reason is the same whatever is hidden, and `told` holds names of cards and seats that are public.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pierres.players.player import Reason
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.choices import PAY
from pierres.rules.jeu_des_dragons.constants import SPECIAL_FLIGHT
from pierres.rules.jeu_des_dragons.outlook import triggers
from pierres.rules.jeu_des_dragons.view import SeatView, View

Cards = Mapping[str, Card]

FAR = 12
"""So far behind, a flight is given up."""


def reason_of(cards: Cards, view: View, question: Question, value: Json) -> Reason:
    """The reason for an answer of the viewer of this view."""
    if isinstance(value, str):
        return _REASONS[question.kind](cards, view, value)
    return Reason("kept", {"n": len(value) if isinstance(value, list) else 0})


def _others(view: View) -> list[SeatView]:
    return [seat for seat in view.seats if not seat.out and seat.name != view.viewer]


def _ante(cards: Cards, view: View, card: str) -> Reason:
    """An ante is turned up with all others; the reason follows from its strength alone."""
    strength = cards[card].strength
    if strength <= 4:
        return Reason("ante_low", {"card": card})
    if strength >= 9:
        return Reason("ante_high", {"card": card})
    return Reason("ante_middle", {"card": card})


_WANTED = {
    "take": "gold", "take_or_levy": "levy", "collect": "collect", "demand": "demand", "rob": "rob",
    "take_antes": "antes", "replace": "replace", "draw": "draw", "draw_each": "draw", "copy": "copy",
    "slay": "slay", "weakest_wins": "weakest", "lead_next": "lead", "trigger": "trigger",
}  # fmt: skip
"""Effect → the reason to play a card for it."""


def _play(cards: Cards, view: View, card: str) -> Reason:
    """A special flight, a power, or the place in the race, whichever comes first."""
    mine = view.seat(view.viewer)
    data = cards[card]
    for colour in data.colours:
        if colour not in mine.paid and _alike(cards, mine, colour) == SPECIAL_FLIGHT - 1:
            return Reason("flight", {"card": card})
    if data.dragon and data.strength not in mine.paid:
        same = sum([cards[other].dragon and cards[other].strength == data.strength for other in mine.flight])
        if same == SPECIAL_FLIGHT - 1:
            return Reason("flight", {"card": card})
    if triggers(data, view):
        for effect in data.effects:
            kind = _WANTED.get(effect.op)
            if kind == "gold" and effect.when and not _mortal_lies(cards, view):
                continue
            if kind == "gold":
                return Reason("gold", {"card": card, "n": effect.n})
            if kind == "demand" and effect.of == "left":
                return Reason("demand", {"card": card, "name": _left(view)})
            if kind in ("demand", "rob"):
                best = max([seat.total for seat in _others(view)], default=0)
                first = [seat.name for seat in _others(view) if seat.total == best]
                if len(first) == 1:
                    return Reason(kind, {"card": card, "name": first[0]})
                kind = "power"
            if kind:
                return Reason(kind, {"card": card})
    return _in_the_race(cards, view, mine, card)


def _in_the_race(cards: Cards, view: View, mine: SeatView, card: str) -> Reason:
    total = mine.total + cards[card].strength
    others = [seat for seat in _others(view) if not seat.barred]
    if not others:
        return Reason("alone", {"card": card})
    if view.weakest_wins:
        return Reason("low" if cards[card].strength <= 5 else "no_matter", {"card": card})
    first = max(others, key=lambda seat: seat.total)
    told: dict[str, Json] = {"card": card, "name": first.name}
    if total > first.total:
        return Reason("ahead" if mine.total > first.total else "overtake", told)
    return Reason("behind" if first.total - total > FAR or cards[card].strength <= 3 else "follow", told)


def _alike(cards: Cards, mine: SeatView, colour: str) -> int:
    return sum([colour in cards[other].colours for other in mine.flight])


def _mortal_lies(cards: Cards, view: View) -> bool:
    return any(not cards[card].dragon for seat in view.seats for card in seat.flight)


def _left(view: View) -> str:
    """The left neighbour of the viewer (D-4)."""
    names = [seat.name for seat in view.seats if not seat.out]
    return names[(names.index(view.viewer) + 1) % len(names)]


def _give(cards: Cards, view: View, value: str) -> Reason:
    """Whether there was anything to give is nobody's business (D-26)."""
    if value == PAY:
        return Reason("pays", {})
    task = view.todo[-1] if view.todo else None
    n = task.effect.n if isinstance(task, tasks.Demand) else 0
    return Reason("gives", {"card": value, "n": n})


def _target(cards: Cards, view: View, name: str) -> Reason:
    there = view.seat(name)
    if all(seat.gold <= there.gold for seat in _others(view)):
        return Reason("target_rich", {"name": name})
    if all(seat.hand_size <= there.hand_size for seat in _others(view)):
        return Reason("target_hand", {"name": name})
    return Reason("target", {"name": name})


def _slay(cards: Cards, view: View, card: str) -> Reason:
    owner = next(seat.name for seat in view.seats if card in seat.flight)
    if owner == view.viewer:
        return Reason("slay_own", {"card": card})
    return Reason("slain", {"card": card, "name": owner})


_REASONS: Mapping[str, Callable[[Cards, View, str], Reason]] = {
    "ante": _ante,
    "play": _play,
    "give": _give,
    "target": _target,
    "slay": _slay,
    "blue": lambda cards, view, value: Reason("levy_stakes" if value == "stakes" else "levy_others", {}),
    "discard": lambda cards, view, value: Reason("least", {"card": value}),
    "take_ante": lambda cards, view, value: Reason("useful", {"card": value}),
    "copy": lambda cards, view, value: Reason("copied", {"card": value}),
    "next": lambda cards, view, value: Reason("first", {"card": value}),
}
