"""What each gold fist is worth: the card, what is left for the cards to come, and who else would get it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pierres.players.aux_pierres import strength
from pierres.players.aux_pierres.fists import Odds, odds, shared_out
from pierres.players.aux_pierres.habits import MOST, Weights
from pierres.players.aux_pierres.reading import Chances, Reading
from pierres.players.aux_pierres.using import use, use_once
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import AMULET, COMMON, CURSED, FAIRY, POINTS_TO_WIN, SILVER
from pierres.rules.given import Json

Expected = Callable[[int, float, int, bool], Weights]
"""Of a seat, the part of its gold that a card deserves, its gold, and whether it is the last card of the
round: how likely each fist is.
"""


CURSED_KEPT = 0.004
"""The chance to win that a cursed coin is worth at the beginning of a round: it goes at the end (R-D8)."""
CARDS_LATER = 9
"""So many cards follow the first one of a usual round."""
TIE_LEAST, TIE_MORE = 0.1, 0.6
"""How likely a tie is won without any silver, and how much likelier with all the silver there is."""


class Bid(NamedTuple):
    """A gold fist that may be closed, and the chance to win the game with it."""

    coins: dict[str, Json]
    value: int
    chance: float


class Stakes(NamedTuple):
    """A card, and what comes of it."""

    card: Character
    if_used: Sequence[Chances]
    """By seat: everybody's chance to win the game if that seat uses the card."""
    at_stake: Sequence[float]
    """By seat: how much more chance it has if it gets the card than if somebody else does."""


def stakes(reading: Reading, card: Character) -> Stakes:
    """What comes of a card."""
    seats = range(len(reading.score))
    if_used = [use(reading, card, seat) for seat in seats]
    others = len(if_used) - 1
    at_stake = []
    for seat in seats:
        total = sum([chances[seat] for chances in if_used])
        own = if_used[seat][seat]
        at_stake.append(max(0.0, own - (total - own) / others))
    return Stakes(card, if_used, at_stake)


def own_stakes(reading: Reading, card: Character) -> Stakes:
    """The same for one who thinks only of itself, and that all others want what it wants."""
    me, now = reading.me, reading.chances()
    own = use(reading, card, me)
    if_used = [own if seat == me else now for seat in range(len(now))]
    return Stakes(card, if_used, [max(0.0, own[me] - now[me])] * len(now))


def gold_behind(reading: Reading, seat: int) -> int:
    """The gold that a seat could bid."""
    coins = reading.coins[seat]
    return round(coins[FAIRY] - reading.spent[seat] + coins[COMMON])


def parts(reading: Reading, cards: Sequence[Stakes]) -> list[list[float]]:
    """By card, by seat: the gold that the card deserves among all these cards."""
    seats = range(len(reading.score))
    totals = [sum([card.at_stake[seat] for card in cards]) for seat in seats]
    gold = [
        reading.coins[seat][FAIRY] - reading.spent[seat] + 0.5 * reading.coins[seat][COMMON] for seat in seats
    ]
    return [
        [gold[seat] * card.at_stake[seat] / totals[seat] if totals[seat] else 0.0 for seat in seats]
        for card in cards
    ]


def odds_of(
    reading: Reading, card: Stakes, part: Sequence[float], expected: Expected, now: Chances, ties: float
) -> Odds:
    """How each fist of mine fares in an auction for the card."""
    me = reading.me
    others = [seat for seat in range(len(now)) if seat != me]
    last = not reading.pile
    weights = [expected(seat, part[seat], min(MOST, gold_behind(reading, seat)), last) for seat in others]
    return odds(weights, [card.if_used[seat][me] for seat in others], now[me], ties)


def brings(found: Odds, own: float, now: float, most: int) -> list[float]:
    """By fist value: how much more chance to win the game it brings than there is now."""
    return [found.win[value] * own + found.rest[value] - now for value in range(min(most, MOST) + 1)] + [
        found.win[MOST] * own + found.rest[MOST] - now
    ] * max(0, most - MOST)


def fists(
    reading: Reading,
    card: Stakes,
    later: Sequence[Stakes],
    shares: Sequence[Sequence[float]],
    expected: Expected,
    look_on: bool,
) -> list[Bid]:
    """The fists that I can close, each with the chance to win the game that it leads to.

    `shares` are the parts of the card and of the later ones. With `look_on` it counts what the later cards
    are worth once this one has been used.
    """  # fmt: skip
    me = reading.me
    purse = reading.coins[me]
    fairy, common = round(purse[FAIRY]) - reading.spent[me], round(purse[COMMON])
    gold = min(fairy + common, MOST)
    common = min(common, gold)
    now = reading.chances()
    ties = _ties(reading)
    worth = now[me] * (1 - now[me]) * strength.COINS[COMMON]
    later_odds = [
        odds_of(reading, one, part, expected, now, ties) for one, part in zip(later, shares[1:], strict=True)
    ]
    to_come = [
        brings(found, one.if_used[me][me], now[me], gold)
        for found, one in zip(later_odds, later, strict=True)
    ]
    kept = shared_out(to_come, gold, common, worth)
    found = odds_of(reading, card, shares[0], expected, now, ties)
    own = [_used(reading, card, value) for value in range(gold + 1)]
    kept_after = kept
    if look_on and later and own[0] < 1.0:
        kept_after = _kept_after(reading, card, later, later_odds, gold, common, worth)
    result = []
    for value in range(gold + 1):
        win = found.win[value]
        chance = win * (own[value] + kept_after[gold - value]) + found.rest[value]
        chance += (1 - win) * kept[gold - value]
        result.append(Bid(coins_of(value, fairy), value, chance))
    amulets = round(purse[AMULET])
    if amulets:
        cost = now[me] * (1 - now[me]) * strength.COINS[AMULET]
        for value in range(1, gold + 1):
            double = min(2 * value, MOST)
            win = found.win[double]
            chance = win * (own[value] + kept_after[gold - value]) + found.rest[double]
            chance += (1 - win) * kept[gold - value] - cost
            result.append(Bid({**coins_of(value, fairy), "amulet": 1}, double, chance))
    if round(purse[CURSED]) and not card.card.always_first:
        cost = CURSED_KEPT * len(later) / CARDS_LATER
        result.append(Bid({"cursed": 1}, 0, now[me] + kept[gold] - cost))
    return result


def _used(reading: Reading, card: Stakes, value: int) -> float:
    """My chance after using the card, where the bid may have to be given."""
    me = reading.me
    if not any(option.pay is not None and option.pay.kind == "bid" for option in card.card.options):
        return card.if_used[me][me]
    twin = reading.copy()
    twin.bid = min(value, round(reading.coins[me][FAIRY]) - reading.spent[me])
    return use(twin, card.card, me)[me]


def _kept_after(
    reading: Reading,
    card: Stakes,
    later: Sequence[Stakes],
    later_odds: Sequence[Odds],
    gold: int,
    common: int,
    worth: float,
) -> list[float]:
    """What the gold left brings once I have used the card: the later ones may be worth more or less then."""
    me = reading.me
    _, after = use_once(reading, card.card, me)
    if after.score[me] >= POINTS_TO_WIN:
        return [0.0] * (gold + 1)
    now = reading.chances()[me]
    then = after.chances()[me]
    to_come = []
    for one, found in zip(later, later_odds, strict=True):
        own = use(after, one.card, me)[me] - then
        before = one.if_used[me][me] - now
        to_come.append([
            change + found.win[value] * (own - before)
            for value, change in enumerate(brings(found, one.if_used[me][me], now, gold))
        ])  # fmt: skip
    return shared_out(to_come, gold, common, worth)


def _ties(reading: Reading) -> float:
    """How likely I win a tie with silver."""
    mine = reading.coins[reading.me][SILVER]
    others = [coins[SILVER] for seat, coins in enumerate(reading.coins) if seat != reading.me]
    return TIE_LEAST + TIE_MORE * mine / (mine + sum(others) / len(others) + 1.0)


def coins_of(value: int, fairy: int) -> dict[str, Json]:
    """So many coins, fairy gold first: it comes back."""
    coins: dict[str, Json] = {}
    if min(value, fairy):
        coins["fairy"] = min(value, fairy)
    if value > fairy:
        coins["common"] = value - fairy
    return coins
