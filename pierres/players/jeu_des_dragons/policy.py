"""Rules of thumb for Le Jeu des dragons: quick answers on a position that somebody imagined.

A search lets the others answer by them, and the easy player has nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from pierres.players.chance import Random
from pierres.players.jeu_des_dragons.cards import Worths, worths
from pierres.players.jeu_des_dragons.race import Judgement, cards_left, chance, rivals, stand, within_reach
from pierres.rules.game import CHANCE, Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.choices import PAY
from pierres.rules.jeu_des_dragons.flights import barring
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.legal import Some

PLAIN = Judgement()


@dataclass(frozen=True)
class Taste:
    """How somebody plays: the weights of what they look at."""

    stakes: float = 1.0
    """How much the stakes count."""
    keep: float = 1.0
    """How much a card is kept back."""
    power: float = 1.0
    """How much of the worth of a power is believed in."""
    noise: float = 1.0
    """The spread of what is misjudged, in gold."""
    how: Judgement = PLAIN
    """What else they think of cards and flights."""


def answer(state: State, question: Question, random: Random, taste: Taste) -> Json:
    """What somebody of this taste answers; chance answers fairly."""
    legal = question.legal
    if question.who == CHANCE or legal.size == 1:
        return legal[int(random.random() * legal.size) if legal.size > 1 else 0]
    if isinstance(legal, Some):
        strength = state.box.strength
        return sorted(legal.cards, key=strength.__getitem__)[-legal.number :]
    noise = taste.noise
    best, found = -1e9, ""
    for value, worth in judged(state, question, taste):
        worth += noise * (random.random() + random.random() - 1.0) * 1.7
        if worth > best:
            best, found = worth, value
    return found


def judged(state: State, question: Question, taste: Taste) -> list[tuple[str, float]]:
    """What each answer seems to be worth, in gold."""
    seat = state.box.index[question.who]
    known = worths(state.box, taste.how.weights)
    values = [str(value) for value in question.legal]
    kind = question.kind
    if kind == "play":
        return _play(state, seat, values, known, taste)
    if kind == "ante":
        return _ante(state, seat, values, known, taste)
    judge = _JUDGES[kind]
    return [(value, judge(state, seat, value, known, taste.how)) for value in values]


PATIENT = 8
"""So many gambits antes are chosen with care alone. With cheap antes a game could go on for hundreds."""
IMPATIENCE = 0.2
"""What a point of an ante is worth more, in gold, with each gambit after that."""
MOST_IMPATIENT = 4.0


def _ante(state: State, seat: int, hand: list[str], known: Worths, taste: Taste) -> list[tuple[str, float]]:
    """A strong ante makes dear stakes, and its card is lost."""
    strength, worth, below = state.box.strength, known.hand, known.below
    others = len(state.players) - 1
    ordered = sorted([strength[card] for card in hand], reverse=True)
    best = sum(ordered[:3]) + 6.0 * max(0, 3 - len(ordered))
    odds = 1.0 / (1.0 + others * 2.718 ** (-(best - 22.0) * 0.2))
    gain = odds * (others + 1) - 1.0
    weights = taste.how.weights
    impatience = min(max(state.gambit - PATIENT, 0) * IMPATIENCE, MOST_IMPATIENT)
    values = []
    for card in hand:
        points = strength[card]
        # How much dearer the gambit becomes by it.
        dearer = sum([below[lower] ** others for lower in range(3, points + 1)])
        leads = below[points] ** others
        mine = sum(ordered[:3]) - (points if points >= ordered[min(2, len(ordered) - 1)] else 0)
        wanted = weights.dearer * gain * dearer + weights.leads * leads
        lost = taste.keep * worth[card] + weights.best * (best - mine)
        values.append((card, wanted - lost + impatience * points))
    return values


def _play(state: State, seat: int, hand: list[str], known: Worths, taste: Taste) -> list[tuple[str, float]]:
    """The best plan for the gambit that begins with each card, and its power if that triggers now."""
    box, weights = state.box, taste.how.weights
    strength, worth, power, triggers = box.strength, known.hand, known.power, known.triggers
    others = rivals(state, seat, taste.how)
    at_stake = stand(state, seat, others, weights)
    # Gold for gold: what the stakes are worth, as a part of the game.
    stakes = taste.stakes * (at_stake.won - at_stake.lost) / at_stake.gold
    left = min(max(cards_left(state, seat), 1), len(hand))
    total = sum([strength[card] for card in state.flights[seat]])
    total += int(weights.bought) * max(cards_left(state, seat) - len(hand), 0)
    barred, weakest = barring(state, seat), state.weakest_wins
    keep = taste.keep * at_stake.use
    use = {card: taste.power * triggers[card] * power[card] - keep * worth[card] for card in hand}
    best = dict.fromkeys(hand, -1e9)
    odds: dict[int, float] = {}
    flights = within_reach(state, seat, tuple(hand), left, weights.flight)
    for cards in combinations(hand, left):
        points, gain = 0, 0.0
        for card in cards:
            points += strength[card]
            gain += use[card]
        for needed, serve, brings in flights:
            if sum([card in serve for card in cards]) >= needed:
                gain += brings
        if points not in odds:
            odds[points] = 0.0 if barred else chance(total + points, others, weakest, weights.upset)
        gain += odds[points] * stakes
        for card in cards:
            best[card] = max(best[card], gain)
    to_beat = strength[state.played[-1][1]] if state.played else 99
    values = []
    for card in hand:
        now = _circumstances(state, seat, card) if strength[card] <= to_beat else 0.0
        gain = best[card] + taste.power * power[card] * (now - triggers[card])
        values.append((card, gain - _beside_a_god(state, seat, card)))
    return values


def _circumstances(state: State, seat: int, card: str) -> float:
    """How much of the usual worth of a power there is now."""
    sides = state.box.side
    flight = state.flights[seat]
    part = 1.0
    for effect in state.box.cards[card].effects:
        op = effect.op
        if op == "take":
            if effect.when and not any(not sides[c] for one in state.players for c in state.flights[one]):
                part = 0.0
            elif effect.when:
                part = 2.0
        elif op == "take_or_levy" or (op == "draw" and effect.per == "dragons"):
            part = 0.4 + 0.5 * sum([sides[c] == effect.side for c in flight])
        elif op == "draw":
            mine = sum([state.box.strength[c] for c in flight]) + state.box.strength[card]
            ahead = sum(
                [sum([state.box.strength[c] for c in state.flights[one]]) > mine for one in state.players]
            )
            part = 0.6 * ahead
        elif op == "take_antes":
            part = 0.5 * min(len(state.ante), 2)
        elif op == "trigger":
            part = 0.7 * sum([sides[c] == effect.side for c in flight])
        elif op == "collect":
            part = 0.0
            for one in state.players:
                if one != seat:
                    kinds = {sides[c] for c in state.flights[one]} - {""}
                    part += 1.2 * (len(kinds) == 2)
        elif op == "copy" and effect.of == "flights":
            part = 1.0
        elif op == "weakest_wins":
            part = 0.3
    return part


def _beside_a_god(state: State, seat: int, card: str) -> float:
    """What it costs to bar one's flight from the stakes (D-61)."""
    box, flight = state.box, state.flights[seat]
    for god, side in box.gods:
        if (card == god and any(box.side[c] == side for c in flight)) or (
            box.side[card] == side and god in flight
        ):
            return 0.3 * state.stakes
    return 0.0


# -- what powers ask -------------------------------------------------------------------------------------


def _give(state: State, seat: int, value: str, known: Worths, how: Judgement) -> float:
    """A card, or the gold of the demand; the other gets it."""
    if value == PAY:
        return -8.0 - (2.0 if state.gold[seat] < 10 else 0.0)
    return -1.4 * known.hand[value]


def _lost(state: State, seat: int, card: str, known: Worths, how: Judgement) -> float:
    return -known.hand[card]


def _taken(state: State, seat: int, card: str, known: Worths, how: Judgement) -> float:
    return known.hand[card]


def _target(state: State, seat: int, name: str, known: Worths, how: Judgement) -> float:
    """The richest, with the fullest hand."""
    other = state.box.index[name]
    return 0.3 * state.gold[other] + 1.5 * len(state.hands[other])


def _blue(state: State, seat: int, value: str, known: Worths, how: Judgement) -> float:
    """Out of the stakes, or into them by all others: for whoever will win them."""
    task = state.todo[-1] if state.todo else None
    n = task.n if isinstance(task, tasks.Levy) else 1
    total = sum([state.box.strength[card] for card in state.flights[seat]])
    left = cards_left(state, seat)
    rest = how.weights.shown * left
    odds = chance(total + rest, rivals(state, seat, how), state.weakest_wins, how.weights.upset)
    others = len(state.players) - 1
    if value == "stakes":
        return min(n, state.stakes) * (1.0 + 0.3 * (1.0 - odds))
    return n * others * odds + 0.35 * n


def _power(state: State, seat: int, card: str, known: Worths, how: Judgement) -> float:
    return known.power[card] * _circumstances(state, seat, card)


def _slay(state: State, seat: int, card: str, known: Worths, how: Judgement) -> float:
    """The strongest dragon of whoever is in front; of one's own the weakest."""
    strength = state.box.strength
    owner = next(one for one in state.players if card in state.flights[one])
    sign = -1.0 if state.weakest_wins else 1.0
    if owner == seat:
        return -10.0 - sign * strength[card]
    total = sum([strength[other] for other in state.flights[owner]])
    return sign * (strength[card] + 0.4 * total) + 0.05 * sqrt(max(0, state.gold[owner]))


_JUDGES = {
    "give": _give, "discard": _lost, "target": _target, "blue": _blue, "take_ante": _taken, "copy": _power,
    "slay": _slay, "next": _power,
}  # fmt: skip
