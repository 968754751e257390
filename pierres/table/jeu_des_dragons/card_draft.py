"""An answer in the making: the card drawn out of the hand, or the ante cards that somebody will keep."""

from __future__ import annotations

from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.table.draft import Draft

FROM_HAND = frozenset({"ante", "play", "give", "discard"})
"""Questions that are answered with a card of the hand, drawn out first and then played."""
KEEP = "keep"
"""The question that several cards may answer."""


class CardDraft(Draft):
    """The cards drawn out for one question, in the order in which they were."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.cards: tuple[str, ...] = ()

    def lift(self, card: str) -> None:
        """Draw a card out; of several ante cards each by itself, and back again."""
        if self.kind != KEEP:
            self.cards = (card,)
        elif card in self.cards:
            self.cards = tuple(other for other in self.cards if other != card)
        else:
            self.cards = (*self.cards, card)

    def value(self) -> Json:
        if self.kind == KEEP:
            return list(self.cards)
        return self.cards[0] if self.cards else None

    def clear(self) -> None:
        self.cards = ()
