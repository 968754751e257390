"""Rules of thumb for Aux pierres du dragon: fists, and the choices of powers.

They read a position that somebody imagined, and are quick: a search plays thousands of answers by them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pierres.players.aux_pierres import worth
from pierres.players.chance import Random
from pierres.rules.aux_pierres.constants import AMULET, COMMON, CURSED, FAIRY, SILVER
from pierres.rules.aux_pierres.position import Position
from pierres.rules.game import CHANCE, Question
from pierres.rules.given import Json

AUCTIONS = 10


@dataclass(frozen=True)
class Taste:
    """How somebody bids."""

    share: float = 0.55
    """The part of a card's worth that is bid on average."""
    spread: float = 0.5
    """How far bids lie apart, as a part of the average."""
    shy: float = 0.35
    """How often nothing is bid for what seems not worth it."""
    thrift: float = 1.0
    """How dear gold is thought to be."""
    common: float = 0.5
    """How freely common gold is spent."""
    noise: float = 0.0
    """The spread of what is misjudged, in gold."""


def auctions_left(state: Position) -> int:
    """How many auctions of this round come after the present one."""
    return len(state.pile)


def gold_price(state: Position, seat: int) -> float:
    """What a coin of fairy gold is worth for the rest of the round: nothing at its end, since it comes back."""
    left = auctions_left(state)
    if not left:
        return 0.02
    per = state.purses[seat][FAIRY] / (left + 1)
    return min(1.2, 0.25 + 0.55 * left / AUCTIONS) / max(0.6, min(1.8, per))


def fist_of(state: Position, seat: int, value: int) -> dict[str, Json]:
    """A gold fist of that many coins, fairy gold first."""
    purse = state.purses[seat]
    fairy = min(value, purse[FAIRY])
    common = min(value - fairy, purse[COMMON])
    fist: dict[str, Json] = {}
    if fairy:
        fist["fairy"] = fairy
    if common:
        fist["common"] = common
    return fist


def bid_value(state: Position, seat: int, random: Random, taste: Taste) -> int:
    """How many coins somebody of this taste bids."""
    card = state.up
    assert card is not None
    mine = worth.card_worth(state, card, seat)
    stop = worth.denial(state, card, seat)
    value = mine + 0.5 * stop
    if taste.noise:
        value += random.gauss(0.0, taste.noise)
    price = max(0.3, gold_price(state, seat) * taste.thrift)
    purse = state.purses[seat]
    most = purse[FAIRY]
    if value > 8.0:
        most += round(purse[COMMON] * min(1.0, taste.common * value / 8.0))
    if not auctions_left(state):
        most = max(most, purse[FAIRY])
        price = 0.3
    if value < 1.0 or (value < 4.0 and random.random() < taste.shy):
        return 0
    wanted = random.gauss(taste.share * value / (0.6 + price), taste.spread * taste.share * value)
    return max(0, min(most, round(wanted)))


def bid(state: Position, seat: int, random: Random, taste: Taste) -> Json:
    """A gold fist."""
    card = state.up
    assert card is not None
    purse = state.purses[seat]
    value = bid_value(state, seat, random, taste)
    fist = fist_of(state, seat, value)
    mine = worth.card_worth(state, card, seat)
    if purse[AMULET] and value >= 3 and mine > 9.0:
        fist["amulet"] = 1
    if purse[CURSED] and not card.always_first and not fist.get("amulet"):
        # Nobody gets the card: worth it where somebody else would win much.
        danger = worth.denial(state, card, seat)
        if danger > mine + 6.0 and random.random() < 0.7:
            return {"cursed": 1}
    return fist


def silver(state: Position, seat: int, random: Random, taste: Taste) -> Json:
    """A silver fist: some of it, all where much is at stake."""
    card = state.up
    assert card is not None
    there = state.purses[seat][SILVER]
    value = worth.card_worth(state, card, seat) + 0.5 * worth.denial(state, card, seat)
    share = min(1.0, max(0.1, value / 14.0)) * random.uniform(0.6, 1.3)
    coins = max(0, min(there, round(share * there)))
    return {"silver": coins} if coins else {}


def answer(state: Position, question: Question, random: Random, taste: Taste) -> Json:
    """What somebody of this taste answers; chance answers fairly."""
    legal = question.legal
    if question.who == CHANCE or legal.size == 1:
        return legal[random.randrange(legal.size) if legal.size > 1 else 0]
    seat = state.box.index[question.who]
    if question.kind == "bid":
        return bid(state, seat, random, taste)
    if question.kind == "silver":
        return silver(state, seat, random, taste)
    return best_choice(state, question, random, lambda: taste)


def best_choice(state: Position, question: Question, random: Random, taste: Callable[[], Taste]) -> Json:
    """The choice of a power that brings most at once."""
    seat = state.box.index[question.who]
    legal = question.legal
    size = legal.size
    values = list(legal) if size <= 12 else [legal[random.randrange(size)] for _ in range(12)]
    best, found = -1e9, values[0]
    for value in values:
        trial = state.copy()
        trial.answer(question.who, question.kind, value)
        bring = worth.standing(trial, seat)
        if question.kind == "use" and value:
            bring += 0.5
        if question.kind in ("option", "perform", "card", "character") and trial.open:
            bring += 1.0
        bring += 0.01 * random.random()
        if bring > best:
            best, found = bring, value
    return found
