"""What lies in the box, and the house rulings that are likeliest to be changed one day."""

from __future__ import annotations

COLOURS = ("red", "blue", "yellow")
COINS = ("fairy", "common", "silver", "cursed", "amulet")
COIN_NUMBER = {coin: number for number, coin in enumerate(COINS)}
FAIRY, COMMON, SILVER, CURSED, AMULET = range(5)

CURSED_SUPPLY = 3
"""R-C4: the box holds two; the rules tell players to find a third when it is needed."""

COIN_SUPPLY = (60, 15, 40, CURSED_SUPPLY, 2)
STONE_SUPPLY = (12, 12, 12)

PURSE_AT_START = (8, 2, 5, 0, 0)
STONES_AT_START = 4
POINTS_TO_WIN = 3
SPECIALS_A_ROUND = 2

SEATS_MIN, SEATS_MAX = 3, 6
SEATS_MIN_UNOFFICIAL = 2

AMULET_FACTOR = 2
"""R-A4: every amulet in a fist multiplies it by this once more."""

STOLEN_FAIRY_GOES_BEHIND = True
"""R-V7: a stolen fairy coin lands behind the thief's screen, usable now; False: in front of it, spent."""

GOLD_FIST = ("fairy", "common", "cursed", "amulet")
SILVER_FIST = ("silver", "amulet")
