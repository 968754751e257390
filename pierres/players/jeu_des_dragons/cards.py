"""What the cards are worth at a usual time, in gold: looked up once for each box, by their effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import BOUGHT_UP_TO
from pierres.rules.jeu_des_dragons.state import Box


@dataclass(frozen=True)
class Weights:
    """What somebody believes cards and gold to be worth; all in gold, but for shares and variances."""

    card: float = -3.0
    """What any card in the hand is worth, whatever its strength: an empty hand buys four."""
    point: float = 1.3
    """What one point of strength is worth in the hand."""
    part: float = 0.5
    """The part of a power that will come to something, one day."""
    price: float = 6.0
    """What a purchase costs, most often (D-69)."""
    shown: float = 6.9
    """The strength of a card that somebody is going to play, on average, if nothing is known of them."""
    spread: float = 12.0
    """The variance of that."""
    narrow: float = 1.5
    """What is uncertain in any flight: powers, ties, another round."""
    own: float = 3.0
    """How much more uncertain it is for each card that one has still to play oneself."""
    upset: float = 0.08
    """How often it turns out otherwise: a Druid, a dragon slain."""
    life: float = 18.0
    """How much gold makes the difference in who wins the game."""
    late: float = 20.0
    """With so much gold in the poorest purse there is time enough to use a hand."""
    little: float = 0.3
    """How much of its worth a hand has when somebody is ruined."""
    bought: float = 8.0
    """The strength of a card that is played out of those bought."""
    grows: float = 2.0
    """How much gold will still come into the stakes."""
    flight: float = 1.0
    """How much of a special flight one may count on."""
    dearer: float = 0.5
    """How much it matters at the ante that the stakes grow."""
    leads: float = 1.5
    """What it is worth to lead the first round."""
    best: float = 0.6
    """What it costs for each point to lose one of the best three cards for the ante."""


USUAL: Mapping[str, float] = {
    "pay": -1.0, "take": 0.0, "take_or_levy": 1.8, "collect": 8.0, "demand": 4.5, "rob": 4.0,
    "take_antes": 5.5, "replace": 2.0, "draw": 4.0, "draw_each": 1.0, "copy": 3.0, "slay": 4.5,
    "discard": -4.0, "weakest_wins": 3.0, "lead_next": 2.3, "trigger": 3.5,
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


@lru_cache(maxsize=8)
def worths(box: Box, weights: Weights) -> Worths:
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
        hand[card.id] = (
            weights.card + weights.point * card.strength
            + weights.part * triggers[card.id] * power[card.id]
        )  # fmt: skip
    mean = sum(hand.values()) / number
    return Worths(
        power=power, hand=hand, triggers=triggers, mean=mean,
        bought=BOUGHT_UP_TO * mean - weights.price,
        below=tuple([sum([s < strength for s in strengths]) / number for strength in range(top + 2)]),
    )  # fmt: skip
