"""The silver fist that breaks a tie: all silver is lost, and only the single highest wins."""

from __future__ import annotations

from pierres.players.aux_pierres import strength
from pierres.players.aux_pierres.bidding import Stakes
from pierres.players.aux_pierres.reading import Reading
from pierres.rules.aux_pierres.constants import AMULET, SILVER
from pierres.rules.aux_pierres.view import View
from pierres.rules.given import Json

ALL, NONE = 0.3, 0.12
"""How likely somebody bids all their silver, or none; the rest is as likely for each number between."""


def silver_fists(reading: Reading, view: View, card: Stakes) -> list[tuple[dict[str, Json], float]]:
    """The silver fists that I can close, each with the chance to win the game that it leads to."""
    assert view.auction is not None
    me = reading.me
    others = [reading.box.index[name] for name in view.auction.participants if name != view.viewer]
    purses = [max(0, round(reading.coins[seat][SILVER])) for seat in others]
    mine = round(reading.coins[me][SILVER])
    now = reading.chances()[me]
    cost = now * (1 - now) * strength.COINS[SILVER]
    own = card.if_used[me][me]
    lost = sum([card.if_used[seat][me] for seat in others]) / len(others)
    found: list[tuple[dict[str, Json], float]] = []
    amulets = (0, 1) if reading.coins[me][AMULET] >= 1 and reading.box.amulet_in_silver else (0,)
    for amulet in amulets:
        for coins in range(amulet, mine + 1):
            value = coins * (1 + amulet)
            win = tie = 1.0
            for purse in purses:
                win *= _at_most(purse, value - 1)
                tie *= _at_most(purse, value)
            tie -= win
            chance = win * own + tie * now + (1 - win - tie) * lost - cost * coins
            fist: dict[str, Json] = {"silver": coins} if coins else {}
            if amulet:
                fist["amulet"] = 1
                chance -= now * (1 - now) * strength.COINS[AMULET]
            found.append((fist, chance))
    return found


def _at_most(purse: int, value: int) -> float:
    """How likely somebody with so much silver bids no more than that."""
    if value < 0:
        return 0.0
    if value >= purse:
        return 1.0
    return NONE + (1 - ALL - NONE) * value / max(1, purse - 1)
