"""Cards that lie under others are painted only as far as they are seen: that spares a good part of a frame.

It holds for piles at rest. While the cards of a pile move, or its top card is in hand, they are whole.
"""

from __future__ import annotations

from itertools import pairwise

from pierres.rules.est_royal.view import View
from pierres.table.est_royal.layout import CROSS, Places, spread
from pierres.table.est_royal.picture import laid
from pierres.table.places import Rect
from pierres.table.renderer import Renderer

_CORNER = 0.09
"""How far the round corners of the card above let see, in card widths."""
Pile = tuple[tuple[str, Rect], ...]
"""Cards and where they lie."""


class Trimming:
    """Trims the cards of one stage."""

    def __init__(self, stage: Renderer) -> None:
        self._stage = stage
        self._trimmed: dict[str, Pile] = {}

    @property
    def cards(self) -> int:
        """How many cards are trimmed now."""
        return sum(len(pile) - 1 for pile in self._trimmed.values())

    def begin_anew(self) -> None:
        """All pictures are others: nothing is trimmed."""
        for pile in list(self._trimmed):
            self.undo(pile)

    def undo(self, pile: str) -> None:
        """Let the cards of a pile be whole."""
        for card, _ in self._trimmed.pop(pile, ()):
            item = self._stage.item(f"card:{card}")
            if item is not None:
                item.trim(None)

    def follow(self, view: View, places: Places, large: bool, chosen: str, moving: bool) -> None:
        """Trim the piles that lie still, and let be whole what has changed while something is moving."""
        for pile in (*CROSS, "waste"):
            cards = laid(view, places, large, pile)
            now = tuple(zip(cards, spread(places, pile, len(cards)), strict=True))
            if pile == chosen or now != self._trimmed.get(pile, now):
                self.undo(pile)
            if pile != chosen and not moving and len(now) > 1 and pile not in self._trimmed:
                self._trimmed[pile] = now
                for (card, rect), (_, above) in pairwise(now):
                    item = self._stage.item(f"card:{card}")
                    if item is not None:
                        item.trim(above.x - rect.x + _CORNER * rect.w)
