"""What the cards are worth at a usual time, in gold: looked up once for each box, by effects and never by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import BOUGHT_UP_TO
from pierres.rules.jeu_des_dragons.state import Box

CARD = 1.0
"""What any card in the hand is worth, whatever it is."""
POINT = 0.55
"""What one point of strength is worth in the hand."""
PART = 0.35
"""The part of a power that will come to something, one day."""
PRICE = 6.0
"""What a purchase costs, most often (D-69)."""

USUAL: Mapping[str, float] = {
    "pay": -1.0, "take": 0.0, "take_or_levy": 2.5, "collect": 8.0, "demand": 4.5, "rob": 4.0,
    "take_antes": 4.5, "replace": 2.0, "draw": 4.0, "draw_each": 2.0, "copy": 3.0, "slay": 4.0,
    "discard": -2.5, "weakest_wins": 3.0, "lead_next": 1.5, "trigger": 3.5,
}  # fmt: skip
"""What an effect brings at a usual time."""


@dataclass(frozen=True, eq=False, slots=True)
class Worths:
    """The worth of all cards of a box, by id."""

    power: Mapping[str, float]
    """What the power brings when it triggers."""
    hand: Mapping[str, float]
    """What is lost with the card when it leaves the hand."""
    triggers: Mapping[str, float]
    """How often its power will trigger when it is played at some later time."""
    mean: float
    """The mean worth of a card in the hand."""
    strength: float
    """The mean strength of a card."""
    spread: float
    """The variance of that."""
    bought: float
    """What an empty hand is worth: the cards that are bought less their price."""
    below: tuple[float, ...]
    """Strength → the share of all cards that are weaker."""


def power_of(card: Card) -> float:
    """What the power of a card is worth at a usual time."""
    worth = 0.0
    for effect in card.effects:
        worth += USUAL[effect.op]
        if effect.op == "take":
            worth += effect.n * (0.5 if effect.when else 0.9)
    return worth


@lru_cache(maxsize=4)
def worths(box: Box) -> Worths:
    """The worth of the cards of a box."""
    cards = box.cards
    number = len(cards)
    strengths = [card.strength for card in cards.values()]
    top = max(strengths)
    power = {card.id: power_of(card) for card in cards.values()}
    hand, triggers = {}, {}
    for card in cards.values():
        weaker = sum([strength < card.strength for strength in strengths]) / number
        triggers[card.id] = 0.3 + 0.7 * (1.0 - weaker)
        hand[card.id] = CARD + POINT * card.strength + PART * triggers[card.id] * power[card.id]
    mean = sum(hand.values()) / number
    usual = sum(strengths) / number
    return Worths(
        power=power, hand=hand, triggers=triggers, mean=mean, strength=usual,
        spread=sum([(strength - usual) ** 2 for strength in strengths]) / number,
        bought=BOUGHT_UP_TO * mean - PRICE,
        below=tuple([sum([s < strength for s in strengths]) / number for strength in range(top + 2)]),
    )  # fmt: skip


def hand_worth(box: Box, hand: tuple[str, ...]) -> float:
    """What a hand is worth; an empty one buys (D-67)."""
    known = worths(box)
    if not hand:
        return known.bought
    worth = known.hand
    return sum([worth[card] for card in hand])
