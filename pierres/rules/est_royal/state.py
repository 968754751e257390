"""A game of Est Royal at one moment: where the cards lie. Nothing of a deal is hidden from the rules."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

from pierres.rules.base import BaseBox, BasePosition
from pierres.rules.est_royal.cards import CROSS, FOUNDATIONS, PACK, RANK_OF, RANKS_A_SUIT, SUIT_OF
from pierres.rules.est_royal.view import View
from pierres.rules.game import Options, Question
from pierres.rules.legal import NO_VALUE

Move = tuple[int, int]
"""Numbers of two piles: where the card lies, and where it goes."""

NO_BASE = -1
NO_SUIT = -1
NO_CARD = -1
EMPTY = -2


@dataclass(frozen=True, eq=False, slots=True)
class Box(BaseBox):
    """The one seat and the options."""

    seat: str
    kings_on_aces: bool
    """E-3: a king may be put on an ace also when aces are the base."""
    first_to_waste: bool
    """E-1: the first card of the stock is dealt to the waste."""
    fill_from_waste: bool
    """E-4: the top of the waste goes at once to a pile of the cross that is empty."""
    redeals: int
    """E-4: how often the waste may become the stock again."""
    turn: Question
    """The question for the next card: always the same."""

    @classmethod
    def packed(cls, seats: tuple[str, ...], options: Options) -> Box:
        """The box of a seat under all options of the game."""
        return cls(
            seats=seats,
            options=MappingProxyType(dict(options)),
            seat=seats[0],
            kings_on_aces=options["kings_on_aces"],
            first_to_waste=options["first_to_waste"],
            fill_from_waste=options["fill_from_waste"],
            redeals=1 if options["redeal"] else 0,
            turn=Question(seats[0], "turn", NO_VALUE),
        )


class State(BasePosition[View]):
    """Plain data. A card is a number as in `cards`; the top card of a list is its last one.

    A foundation is a suit and a height, since nothing else can lie there (E-2).
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.base = NO_BASE
        """The rank that foundations start with (E-1); NO_BASE before the deal."""
        self.suits = [NO_SUIT] * len(FOUNDATIONS)
        """By corner: the suit built there, NO_SUIT while the corner is empty."""
        self.heights = [0] * len(FOUNDATIONS)
        """By corner: how many cards lie there."""
        self.wanted = [EMPTY] * len(FOUNDATIONS)
        """By corner: the next card; EMPTY while any of the base rank may begin it, NO_CARD at its end."""
        self.piles: list[list[int]] = [[] for _ in CROSS]
        """The cross, bottom to top."""
        self.waste: list[int] = []
        self.stock: list[int] = []
        """The next card to be turned is the last one."""
        self.redeals = box.redeals
        """How often the waste may still become the stock again."""
        self.answers = 0
        """Turns, redeals and moves so far."""
        self.found: tuple[Question, ...] | None = None
        """The open questions, once somebody has asked for them."""

    def part_from(self, other: Self) -> None:
        """Lists of its own."""
        self.suits = other.suits[:]
        self.heights = other.heights[:]
        self.wanted = other.wanted[:]
        self.piles = [pile[:] for pile in other.piles]
        self.waste = other.waste[:]
        self.stock = other.stock[:]

    def contents(self) -> dict[str, object]:
        """Without what may be looked for again."""
        own = super().contents()
        del own["found"]
        return own

    # -- words that the rules are written in ---------------------------------------------------------

    @property
    def score(self) -> int:
        """E-6: one point for each card on the foundations, the base card included."""
        return sum(self.heights)

    @property
    def won(self) -> bool:
        """E-5: all 52 cards are on the foundations."""
        return sum(self.heights) == len(PACK)

    def lay_in_corner(self, card: int, corner: int) -> None:
        """E-2: lay a card that fits on the foundation in a corner (0 to 3); its first card gives the suit."""
        height = self.heights[corner] + 1
        suit = SUIT_OF[card]
        self.suits[corner] = suit
        self.heights[corner] = height
        # An ace follows a king; the thirteenth card is the last.
        following = suit * RANKS_A_SUIT + (RANK_OF[card] + 1) % RANKS_A_SUIT
        self.wanted[corner] = following if height < RANKS_A_SUIT else NO_CARD

    def foundation(self, corner: int) -> list[int]:
        """The cards of a corner (0 to 3), base card first."""
        suit, base = self.suits[corner] * RANKS_A_SUIT, self.base
        return [suit + (base + step) % RANKS_A_SUIT for step in range(self.heights[corner])]

    def can_turn(self) -> bool:
        """E-4: a card of the stock, or a redeal by the option, is left to be turned."""
        return bool(self.stock) or (self.redeals > 0 and bool(self.waste))
