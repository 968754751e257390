"""The numbers of the game: seats, gold, hands, rounds (sections 2 to 4 of the rules)."""

from __future__ import annotations

SEATS_MIN = 2
SEATS_MAX = 6
"""D-1. Two players have no rule of their own: the opponent is the left and the strongest one (D-5)."""

START_GOLD = 50
"""D-2: ten gold pieces and four of platinum, worth ten each; only the sum matters."""

HAND_AT_START = 6
"""D-3."""

HAND_MAX = 10
"""D-74: with so many cards in hand nobody draws or takes."""

ROUNDS = 3
"""D-57: a gambit has so many rounds, and more only while the best flights are tied (D-59)."""

BOUGHT_UP_TO = 4
"""D-70: who buys draws up to so many cards in hand."""

DRAWN_AFTER_A_GAMBIT = 2
"""D-66: hands are kept, and everybody draws so many cards."""

SPECIAL_FLIGHT = 3
"""D-47, D-48: so many dragons of one colour or strength are a special flight."""

STAKES = -1
"""The stakes as a creditor, among the numbers of the seats."""

STAKES_NAME = "stakes"
"""The stakes in a record; no seat may be called so."""

NOBODY = -1
"""No seat."""

NUMBER_MAX = 1_000_000
"""More gold, rounds or gambits than any table will see."""
