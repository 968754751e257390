"""Who will take the stakes, and who will win the game then: closed forms, in chances."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, sqrt
from typing import NamedTuple

from pierres.players.jeu_des_dragons.cards import Weights, worths
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, ROUNDS, SPECIAL_FLIGHT
from pierres.rules.jeu_des_dragons.flights import barring
from pierres.rules.jeu_des_dragons.state import Box, State

CERTAIN = 100.0
"""What a won game is worth."""

UPSET_WON = 0.35
"""How often an upset wins the stakes for somebody."""

TOGETHER = 0.7
"""How much of the variance of cards that follow each other is shared by all of them."""

Rival = tuple[int, float, float]
"""A seat that may win the gambit, and the mean and the variance of the strength of its flight at the end."""


class Judgement(NamedTuple):
    """How somebody judges a position."""

    weights: Weights = Weights()
    means: tuple[float, ...] = ()
    """By number of the seat: the strength of the cards that it will play; empty if nothing is known."""
    slopes: tuple[float, ...] = ()
    """By number of the seat: how far its next card follows those that lie in its flight already."""


def cards_left(state: State, seat: int) -> int:
    """How many cards a seat has still to play in this gambit, as far as one can tell."""
    rounds = max(ROUNDS - state.round, 0)
    if not state.round:
        return ROUNDS
    return rounds if any(seat == who for who, _ in state.played) else rounds + 1


def rivals(state: State, seat: int, how: Judgement) -> list[Rival]:
    """How the flights of the others will end."""
    weights, means, slopes = how
    strength = state.box.strength
    own = weights.narrow + weights.own * cards_left(state, seat)
    found = []
    for other in state.players:
        if other == seat or barring(state, other):
            continue
        left = cards_left(state, other)
        mean = means[other] if means else weights.shown
        flight = state.flights[other]
        total = sum([strength[card] for card in flight])
        variance = own + left * weights.spread
        if slopes:
            # Who fights for the stakes plays one strong card after the other, and who gives up a weak one.
            slope = slopes[other]
            if flight:
                mean += slope * (total / len(flight) - mean)
            variance += left * (left - 1) * slope * weights.spread * TOGETHER
        found.append((other, total + left * mean, variance))
    return found


def chance(total: float, others: Sequence[Rival], weakest: bool, upset: float) -> float:
    """The chance that a flight that ends with so much wins against these."""
    product = 1.0
    for _, mean, variance in others:
        ahead = (mean - total if weakest else total - mean) / sqrt(variance)
        if ahead < -6.0:
            product = 0.0
            break
        product *= 1.0 / (1.0 + exp(-1.702 * ahead))
    return upset * UPSET_WON + (1.0 - upset) * product


class AtStake(NamedTuple):
    """What is at stake for a seat: its chance to win the game (of 100), and what gold is worth in that."""

    won: float
    """If it takes the stakes."""
    lost: float
    """If somebody else does."""
    gold: float
    """What a piece of gold more is worth."""
    use: float
    """How much of the worth of a hand there is still time for."""


def use_of_cards(box: Box, least: float, weights: Weights) -> float:
    """How much of the worth of a hand there is still time for, when the poorest has so much gold."""
    if box.gambits:
        return 1.0
    little = weights.little
    return min(max(least / weights.late, 0.0) * (1.0 - little) + little, 1.0)


def game_chance(box: Box, rich: Sequence[float], seat: int, least: float, usual: float) -> float:
    """The chance of a seat to win the game with so much gold and cards, between two gambits."""
    # The poorer the poorest, the sooner it is over, and the more does it count who is ahead.
    life = usual + 0.12 * min(least, 60.0) if not box.gambits else usual
    mine = rich[seat]
    return CERTAIN / sum([exp(min((other - mine) / life, 50.0)) for other in rich])


def game_worth(state: State, seat: int, weights: Weights) -> float:
    """What a position between two gambits, or at the end, is worth to a seat: its chance of 100."""
    box = state.box
    if state.over:
        winners = state.players or box.everybody
        most = max([state.gold[one] for one in winners])
        first = [one for one in winners if state.gold[one] == most]
        # A little for gold, so that nobody who has lost plays anyhow.
        return (CERTAIN / len(first) if seat in first else 0.0) + 0.05 * min(state.gold[seat], 100)
    if seat not in state.players:
        return 0.0
    known = worths(box, weights)
    least = min([state.gold[one] for one in state.players])
    use = use_of_cards(box, least, weights)
    rich = []
    for one in box.everybody:
        if one not in state.players:
            rich.append(-200.0)
            continue
        cards = sum([known.hand[card] for card in state.hands[one]])
        rich.append(state.gold[one] + use * cards)
    return game_chance(box, rich, seat, least, weights.life)


def stand(state: State, seat: int, others: Sequence[Rival], weights: Weights) -> AtStake:
    """What is at stake in this gambit for a seat, if these are its rivals."""
    box = state.box
    known = worths(box, weights)
    players = state.players
    gold = state.gold
    stakes = state.stakes + weights.grows
    owing = [one for one in players if state.debts[one]]
    rich = [-200.0] * len(gold)
    use = use_of_cards(box, min([gold[one] for one in players]), weights)
    for one in players:
        rich[one] = gold[one] + use * known.mean * len(state.hands[one])
        if one in owing:
            rich[one] -= sum([owed for _, owed in state.debts[one]])
    last = bool(box.gambits) and state.gambit >= box.gambits

    def after(winner: int) -> float:
        ruined = last
        least = 1e9
        for one in players:
            if one == winner:
                continue
            least = min(least, gold[one])
            if gold[one] == 0 and not box.gambits:
                ruined = True
        rich[winner] += stakes
        if ruined:
            mine = (
                gold[seat] + (stakes if seat == winner else 0) if seat not in owing or seat == winner else -1
            )
            best = max(
                [gold[one] + (stakes if one == winner else 0) for one in players if one != seat], default=0
            )
            found = CERTAIN / (1.0 + exp(max(min((best - mine) / 3.0, 50.0), -50.0)))
        else:
            found = game_chance(box, rich, seat, least, weights.life)
        rich[winner] -= stakes
        return found

    won = after(seat)
    lost, parts = 0.0, 0.0
    best = max([mean for _, mean, _ in others], default=0.0)
    sign = -1.0 if state.weakest_wins else 1.0
    if sign < 0:
        best = min([mean for _, mean, _ in others], default=0.0)
    for other, mean, variance in others:
        part = exp(max(sign * (mean - best) * 1.3 / sqrt(variance), -20.0))
        parts += part
        lost += part * after(other)
    lost = lost / parts if parts else won
    share = (won + lost) / 200.0
    return AtStake(won, lost, CERTAIN * max(share * (1.0 - share), 0.03) / (weights.life + 3.0), use)


def plan(
    state: State, seat: int, hand: tuple[str, ...], total: int, left: int, others: Sequence[Rival],
    at_stake: AtStake, barred: bool, weights: Weights,
) -> float:  # fmt: skip
    """What the best way to play on is worth, of 100.

    `left` cards of the hand are still to be played; the worth of the hand is part of it.
    """
    known = worths(state.box, weights)
    strength, worth, power, triggers = state.box.strength, known.hand, known.power, known.triggers
    price = at_stake.gold
    differ = at_stake.won - at_stake.lost
    whole = sum([worth[card] for card in hand]) * at_stake.use
    weakest, late, upset = state.weakest_wins, at_stake.use, weights.upset
    missing = max(left - len(hand), 0)
    left -= missing
    base = total + missing * (5.0 if weakest else weights.bought)
    bought = late * known.bought - 2.0 * missing if left == len(hand) else 0.0
    if len(hand) > HAND_MAX - 2 + left:
        bought -= 2.0
    use = {card: triggers[card] * power[card] - late * worth[card] for card in hand}
    # Of two cards of one strength the one that is the lesser loss is played.
    best = -1e9
    chances: dict[int, float] = {}
    flights = within_reach(state, seat, hand, left, weights.flight)
    for cards in combinations(hand, left) if left else ((),):
        points, gain = 0, whole + bought
        for card in cards:
            points += strength[card]
            gain += use[card]
        for needed, serve, brings in flights:
            if sum([card in serve for card in cards]) >= needed:
                gain += brings
        odds = chances.get(points)
        if odds is None:
            odds = chances[points] = 0.0 if barred else chance(base + points, others, weakest, upset)
        value = odds * differ + price * gain
        if value > best:
            best = value
    return at_stake.lost + best


Flight = tuple[int, frozenset[str], float]
"""A special flight within reach: how many more cards it needs, of which cards, and what it brings in gold."""


def within_reach(state: State, seat: int, hand: tuple[str, ...], left: int, certain: float) -> list[Flight]:
    """The special flights that so many cards of the hand can make (D-47, D-48)."""
    box = state.box
    serves, strength = box.serves, box.strength
    flight, paid = state.flights[seat], state.paid[seat]
    if len(flight) + left < SPECIAL_FLIGHT:
        return []
    lying: dict[str | int, list[int]] = {}
    for card in flight:
        for key in serves[card]:
            lying.setdefault(key, []).append(strength[card])
    held: dict[str | int, list[str]] = {}
    for card in hand:
        for key in serves[card]:
            held.setdefault(key, []).append(card)
    found = []
    for key, cards in held.items():
        there = lying.get(key, [])
        needed = SPECIAL_FLIGHT - len(there)
        if not 0 < needed <= min(left, len(cards)) or key in paid:
            continue
        if isinstance(key, int):
            brings = min(key, state.stakes) + 3.0 * min(len(state.ante), 3)
        else:
            second = sorted([*there, *[strength[card] for card in cards]])[-2]
            brings = sum([min(second, state.gold[one] + 3) for one in state.players if one != seat])
            brings *= certain
        found.append((needed, frozenset(cards), brings * (1.0 if needed == 1 else 0.8)))
    return found


def position_worth(state: State, seat: int, how: Judgement) -> float:
    """What a position is worth to a seat: its chance to win the game, of 100."""
    weights = how.weights
    if state.over or seat not in state.players or not state.round:
        return game_worth(state, seat, weights)
    others = rivals(state, seat, how)
    at_stake = stand(state, seat, others, weights)
    strength = state.box.strength
    total = sum([strength[card] for card in state.flights[seat]])
    return plan(
        state, seat, state.hands[seat], total, cards_left(state, seat), others, at_stake,
        bool(barring(state, seat)), weights,
    )  # fmt: skip
