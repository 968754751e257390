"""Who will take the stakes, and who will win the game then: closed forms, in chances."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, sqrt
from typing import NamedTuple

from pierres.players.jeu_des_dragons.cards import worths
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, ROUNDS
from pierres.rules.jeu_des_dragons.flights import barring
from pierres.rules.jeu_des_dragons.state import Box, State

CARD_STRENGTH = 6.8
"""The strength of a card that somebody is going to play, on average."""
CARD_SPREAD = 9.0
"""The variance of that."""
NARROW = 1.5
"""What is uncertain in any flight: powers, ties, another round."""
LIFE = 13.0
"""How much gold makes the difference in who wins the game, while all are rich."""
CERTAIN = 100.0
"""What a won game is worth."""

Rival = tuple[int, float, float]
"""A seat that may win the gambit, and the mean and the variance of the strength of its flight at the end."""


def cards_left(state: State, seat: int) -> int:
    """How many cards a seat has still to play in this gambit, as far as one can tell."""
    rounds = max(ROUNDS - state.round, 0)
    if not state.round:
        return ROUNDS
    return rounds if any([seat == who for who, _ in state.played]) else rounds + 1


def rivals(state: State, seat: int, means: Sequence[float] | None = None) -> list[Rival]:
    """How the flights of the others will end; `means`: by seat, the strength of the cards that they play."""
    strength = state.box.strength
    found = []
    for other in state.players:
        if other == seat or barring(state, other):
            continue
        left = cards_left(state, other)
        mean = CARD_STRENGTH if means is None else means[other]
        total = sum([strength[card] for card in state.flights[other]])
        found.append((other, total + left * mean, NARROW + left * CARD_SPREAD))
    return found


def chance(total: float, others: Sequence[Rival], weakest: bool) -> float:
    """The chance that a flight that ends with so much wins against these."""
    product = 1.0
    for _, mean, variance in others:
        ahead = (mean - total if weakest else total - mean) / sqrt(variance)
        if ahead < -6.0:
            return 0.0
        product *= 1.0 / (1.0 + exp(-1.702 * ahead))
    return product


class Stand(NamedTuple):
    """What is at stake for a seat: its chance to win the game (of 100), and what gold is worth in that."""

    won: float
    """If it takes the stakes."""
    lost: float
    """If somebody else does."""
    gold: float
    """What a piece of gold more is worth."""


def game_chance(box: Box, rich: Sequence[float], seat: int, least: float) -> float:
    """The chance of a seat to win the game with so much gold and cards, between two gambits."""
    # The poorer the poorest, the sooner it is over, and the more does it count who is ahead.
    life = LIFE + 0.12 * min(least, 60.0) if not box.gambits else LIFE
    mine = rich[seat]
    return CERTAIN / sum([exp(min((other - mine) / life, 50.0)) for other in rich])


def game_worth(state: State, seat: int) -> float:
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
    known = worths(box)
    rich, least = [], 1e9
    for one in box.everybody:
        if one not in state.players:
            rich.append(-200.0)
            continue
        gold = state.gold[one] - sum([owed for _, owed in state.debts[one]])
        least = min(least, gold)
        cards = sum([known.hand[card] for card in state.hands[one]])
        rich.append(gold + cards)
    return game_chance(box, rich, seat, least)


def stand(state: State, seat: int, others: Sequence[Rival]) -> Stand:
    """What is at stake in this gambit for a seat, if these are its rivals."""
    box = state.box
    known = worths(box)
    players = state.players
    gold = state.gold
    stakes = state.stakes
    owing = [one for one in players if state.debts[one]]
    rich = [-200.0] * len(gold)
    for one in players:
        cards = len(state.hands[one])
        rich[one] = gold[one] + known.mean * cards
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
            mine = gold[seat] + (stakes if seat == winner else 0) if seat not in owing or seat == winner else -1
            best = max([gold[one] + (stakes if one == winner else 0) for one in players if one != seat], default=0)
            found = CERTAIN / (1.0 + exp(max(min((best - mine) / 3.0, 50.0), -50.0)))
        else:
            found = game_chance(box, rich, seat, least)
        rich[winner] -= stakes
        return found

    won = after(seat)
    lost, weights = 0.0, 0.0
    best = max([mean for _, mean, _ in others], default=0.0)
    sign = -1.0 if state.weakest_wins else 1.0
    if sign < 0:
        best = min([mean for _, mean, _ in others], default=0.0)
    for other, mean, variance in others:
        weight = exp(max(sign * (mean - best) * 1.3 / sqrt(variance), -20.0))
        weights += weight
        lost += weight * after(other)
    lost = lost / weights if weights else won
    share = (won + lost) / 200.0
    return Stand(won, lost, CERTAIN * max(share * (1.0 - share), 0.03) / (LIFE + 3.0))


def plan(
    state: State, seat: int, hand: tuple[str, ...], total: int, left: int, others: Sequence[Rival],
    at_stake: Stand, barred: bool,
) -> tuple[float, float]:  # fmt: skip
    """The best way to play on: what it is worth (of 100), and the chance to take the stakes by it.

    `left` cards of the hand are still to be played; the worth of the hand is part of it.
    """
    known = worths(state.box)
    strength, worth, power, triggers = state.box.strength, known.hand, known.power, known.triggers
    price = at_stake.gold
    differ = at_stake.won - at_stake.lost
    whole = sum([worth[card] for card in hand])
    weakest = state.weakest_wins
    missing = max(left - len(hand), 0)
    left -= missing
    base = total + missing * (5.0 if weakest else 7.5)
    bought = known.bought - 2.0 * missing if left == len(hand) else 0.0
    if len(hand) > HAND_MAX - 2 + left:
        bought -= 2.0
    use = {card: triggers[card] * power[card] - worth[card] for card in hand}
    # Of two cards of one strength the one that is the lesser loss is played.
    best, found = -1e9, 0.0
    chances: dict[int, float] = {}
    for cards in combinations(hand, left) if left else ((),):
        points, gain = 0, whole + bought
        for card in cards:
            points += strength[card]
            gain += use[card]
        odds = chances.get(points)
        if odds is None:
            odds = chances[points] = 0.0 if barred else chance(base + points, others, weakest)
        value = odds * differ + price * gain
        if value > best:
            best, found = value, odds
    return at_stake.lost + best, found


def position_worth(state: State, seat: int, means: Sequence[float] | None = None) -> tuple[float, float]:
    """What a position in the middle of a gambit is worth to a seat, and its chance to take the stakes."""
    if state.over or seat not in state.players or not state.round:
        return game_worth(state, seat), 0.0
    others = rivals(state, seat, means)
    at_stake = stand(state, seat, others)
    strength = state.box.strength
    total = sum([strength[card] for card in state.flights[seat]])
    return plan(
        state, seat, state.hands[seat], total, cards_left(state, seat), others, at_stake,
        bool(barring(state, seat)),
    )  # fmt: skip
