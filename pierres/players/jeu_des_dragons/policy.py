"""Rules of thumb for Le Jeu des dragons: what each answer seems to be worth, in gold.

They read a position that somebody imagined, and are quick: a search plays thousands of answers by them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pierres.players.chance import Random
from pierres.rules.game import CHANCE, Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.choices import PAY
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, ROUNDS
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.state import Box

CARD = 3.5
"""What a card in the hand is worth."""


@dataclass(frozen=True)
class Taste:
    """How somebody plays: the weights of what they look at."""

    strength: float = 0.045
    """The share of the stakes that one point of strength is worth while the flight is in the race."""
    keep: float = 0.45
    """What one point of strength is worth in the hand, for later."""
    power: float = 1.0
    """How much of a power's worth is believed in."""
    noise: float = 0.0
    """The spread of what is misjudged, in gold."""
    far: float = 12.0
    """So far behind, or ahead, strength is hardly worth anything."""


def race(state: Position, seat: int) -> float:
    """By how much the flight of a seat is ahead of the best other one; with a Druid, the weakest is best."""
    strength, flights = state.box.strength, state.flights
    totals = {one: sum([strength[card] for card in flights[one]]) for one in state.players}
    mine = totals.pop(seat, 0)
    if not totals:
        return 99.0
    return float(min(totals.values()) - mine if state.weakest_wins else mine - max(totals.values()))


def answer(state: Position, question: Question, random: Random, taste: Taste) -> Json:
    """What somebody of this taste answers; chance answers fairly."""
    legal = question.legal
    if question.who == CHANCE or legal.size == 1:
        return legal[random.randrange(legal.size) if legal.size > 1 else 0]
    seat = state.box.index[question.who]
    kind = question.kind
    if kind == "keep":
        # So many of the antes: the strongest.
        options: list[Any] = [legal[random.randrange(legal.size)] for _ in range(4)]
        return max(options, key=lambda cards: sum([state.box.strength[card] for card in cards]))  # type: ignore[no-any-return]
    judge = _JUDGES[kind]
    noise = taste.noise
    best, found = -1e9, str(legal[0])
    for value in map(str, legal):
        worth = judge(state, seat, value, taste)
        worth += random.gauss(0.0, noise) if noise else random.random() * 0.01
        if worth > best:
            best, found = worth, value
    return found


def _ante(state: Position, seat: int, card: str, taste: Taste) -> float:
    """A dear ante makes dear stakes; its card is lost, and whoever leads has a power for certain."""
    strength = state.box.strength[card]
    hand = state.hands[seat]
    usual = sum([state.box.strength[other] for other in hand]) / len(hand)
    # In the middle: weak cards trigger, strong ones win, and neither is lost gladly.
    loss = taste.keep * strength + taste.power * 0.5 * _usual_power(state.box, state.box.cards[card])
    rich = min(state.gold[seat], 40) / 40
    return -loss + (0.12 * strength if usual > 6.5 and rich > 0.5 else -0.12 * strength)


def _usual_power(box: Box, card: Card) -> float:
    """What a power is worth at a usual time."""
    worth = 0.0
    for effect in card.effects:
        worth += _USUAL.get(effect.op, 0.0) + (effect.n * 0.5 if effect.op in ("take", "demand") else 0.0)
    return worth


_USUAL = {
    "pay": -1.0, "take_or_levy": 3.0, "collect": 9.0, "rob": 4.0, "take_antes": 6.0, "replace": 2.5,
    "draw": 6.0, "draw_each": 4.0, "copy": 3.5, "slay": 4.0, "discard": -2.5, "weakest_wins": 3.0, "lead_next": 2.0,
    "trigger": 4.0,
}  # fmt: skip


def _play(state: Position, seat: int, card: str, taste: Taste) -> float:
    box = state.box
    strength, data = box.strength[card], box.cards[card]
    stakes = state.stakes
    triggers = not state.played or strength <= box.strength[state.played[-1][1]]
    left = ROUNDS - state.round
    ahead = race(state, seat)
    # Where little can change the order any more, strength is worth less.
    open_race = max(0.1, 1.0 - abs(ahead) / (taste.far + 9.0 * max(0, left)))
    sign = -1.0 if state.weakest_wins else 1.0
    worth = sign * strength * taste.strength * stakes * open_race - taste.keep * strength
    if left <= 0:
        others = [one for one in state.players if one != seat]
        last = all(any(one == who for one, _ in state.played) for who in others)
        if last and sign * (ahead + strength) > 0:
            worth += 0.5 * stakes
    if triggers:
        worth += taste.power * _power(state, seat, data, strength)
    worth += _flight(state, seat, card)
    worth -= _barred(state, seat, data) * 0.3 * stakes
    return worth


def _barred(state: Position, seat: int, data: Card) -> bool:
    """Whether the card would bar the flight from the stakes (D-61)."""
    flight = state.flights[seat]
    sides = state.box.side
    if data.always and any(sides[card] == data.always for card in flight):
        return True
    return any(state.box.cards[card].always == data.side != "" for card in flight)


def _flight(state: Position, seat: int, card: str) -> float:
    """What the card brings towards a special flight (D-47, D-48)."""
    box = state.box
    serves, flight, strength = box.serves, state.flights[seat], box.strength
    worth = 0.0
    for key in serves[card]:
        if key in state.paid[seat]:
            continue
        same = [strength[other] for other in flight if key in serves[other]]
        if len(same) == 2:
            if isinstance(key, int):
                worth += min(key, state.stakes) + CARD * min(
                    len(state.ante), HAND_MAX - len(state.hands[seat])
                )
            else:
                worth += sorted([*same, strength[card]])[-2] * (len(state.players) - 1)
        elif len(same) == 1:
            more = sum(1 for other in state.hands[seat] if other != card and key in serves[other])
            worth += 3.0 if more else 0.7
    return worth


def _power(state: Position, seat: int, data: Card, strength: int) -> float:
    """What the power of a card would bring now."""
    box, sides = state.box, state.box.side
    flight = state.flights[seat]
    others = [one for one in state.players if one != seat]
    room = HAND_MAX - len(state.hands[seat]) + 1
    worth = 0.0
    for effect in data.effects:
        op = effect.op
        if op == "pay":
            worth -= effect.n
        elif op == "take":
            if effect.when != "mortal" or any(
                not sides[c] for one in state.players for c in state.flights[one]
            ):
                worth += min(effect.n, state.stakes)
        elif op == "take_or_levy":
            count = sum(1 for card in flight if sides[card] == effect.side) + (data.side == effect.side)
            worth += max(min(count, state.stakes), 0.35 * count * len(others))
        elif op == "collect":
            for one in others:
                kinds = {sides[card] for card in state.flights[one]} - {""}
                worth += min(effect.n, state.gold[one]) if len(kinds) == 2 else 0.0
        elif op == "demand":
            worth += 4.0
        elif op == "rob":
            worth += effect.n + CARD
        elif op == "take_antes":
            worth += 3.0 * min(effect.n, len(state.ante), room)
        elif op == "replace":
            worth += 2.0 + 0.3 * (6.0 - strength)
        elif op == "draw":
            if effect.per == "dragons":
                count = sum(1 for card in flight if sides[card] == effect.side) + (data.side == effect.side)
            else:
                mine = sum([box.strength[card] for card in flight]) + strength
                count = sum(1 for one in others if sum([box.strength[c] for c in state.flights[one]]) > mine)
            worth += CARD * min(count, room)
        elif op == "draw_each":
            worth += CARD * (data.side == effect.side or any(sides[c] == effect.side for c in flight))
            worth -= 1.2 * sum(any(sides[c] == effect.side for c in state.flights[one]) for one in others)
        elif op == "copy":
            there = (
                state.ante
                if effect.of == "antes"
                else tuple(
                    card for one in state.players for card in state.flights[one] if sides[card] == effect.side
                )
            )
            worth += max([_usual_power(box, box.cards[card]) for card in there], default=0.0)
        elif op == "slay":
            weaker = [
                (one == seat, box.strength[c]) for one in state.players for c in state.flights[one]
                if sides[c] and box.strength[c] < strength
            ]  # fmt: skip
            if weaker:
                own, most = max(weaker, key=lambda pair: (not pair[0], pair[1]))
                worth += (-1.0 if own else 0.5) * most
        elif op == "discard":
            worth -= 2.0 if len(state.hands[seat]) > 1 else 0.0
        elif op == "weakest_wins":
            ahead = race(state, seat) + strength
            worth += -0.02 * state.stakes * max(-10.0, min(10.0, ahead))
        elif op == "lead_next":
            worth += 1.5
        elif op == "trigger":
            worth += sum(
                0.6 * _usual_power(box, box.cards[card]) for card in flight if sides[card] == effect.side
            )
    return worth


def _give(state: Position, seat: int, value: str, taste: Taste) -> float:
    """A card, or the gold of the demand."""
    if value == PAY:
        return -5.0 if state.gold[seat] > 8 else -8.0
    card = state.box.cards[value]
    return -1.0 - taste.keep * card.strength - 0.4 * _usual_power(state.box, card)


def _hand_worth(state: Position, seat: int, card: str, taste: Taste) -> float:
    """Least first: what is given away or taken."""
    return -taste.keep * state.box.strength[card] - 0.5 * _usual_power(state.box, state.box.cards[card])


def _wanted(state: Position, seat: int, card: str, taste: Taste) -> float:
    return -_hand_worth(state, seat, card, taste)


def _target(state: Position, seat: int, name: str, taste: Taste) -> float:
    """The richest, with the fullest hand."""
    other = state.box.index[name]
    return state.gold[other] + 2.0 * len(state.hands[other])


def _blue(state: Position, seat: int, value: str, taste: Taste) -> float:
    task = state.todo[-1] if state.todo else None
    n = int(getattr(task, "n", 1))
    if value == "stakes":
        return min(n, state.stakes) - (0.3 * n if race(state, seat) > 0 else 0.0)
    share = 0.5 if race(state, seat) > 0 else 0.2
    return share * n * (len(state.players) - 1) + 0.3 * n


def _copy(state: Position, seat: int, card: str, taste: Taste) -> float:
    return _power(state, seat, state.box.cards[card], state.box.strength[card])


def _slay(state: Position, seat: int, card: str, taste: Taste) -> float:
    owner = next(one for one in state.players if card in state.flights[one])
    strength = state.box.strength[card]
    if owner == seat:
        return -float(strength) if not state.weakest_wins else float(strength)
    total = sum([state.box.strength[other] for other in state.flights[owner]])
    return (strength + 0.3 * total) * (-1.0 if state.weakest_wins else 1.0)


_JUDGES = {
    "ante": _ante, "play": _play, "give": _give, "discard": _hand_worth, "target": _target, "blue": _blue,
    "take_ante": _wanted, "copy": _copy, "slay": _slay, "next": _copy,
}  # fmt: skip
