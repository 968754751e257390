"""The box as these players use it: seats, options and cards. It never changes during a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.base import BaseBox
from pierres.rules.game import Options


@dataclass(frozen=True, eq=False, slots=True)
class Box(BaseBox):
    """Shared by all positions of one game."""

    characters: Mapping[str, Character]
    """Id → character, own cards included, in the order of the card list."""
    order: Mapping[str, int]
    """Id → its place in that order."""
    witch: Character
    doppelganger: Character
    """The card that its winner keeps; own cards cannot `keep`."""
    base: tuple[Character, ...]
    """The base characters of the pile: all but the witch."""
    specials: tuple[Character, ...]
    """The special cards, one for each copy, own cards included (R-K1)."""
    double_copied: bool
    amulet_in_silver: bool
    open_purses: bool

    @classmethod
    def packed(cls, seats: tuple[str, ...], options: Options, cards: tuple[Character, ...]) -> Box:
        """The box with these characters, own cards last."""
        base = [card for card in cards if card.deck == "base"]
        return cls(
            seats=seats,
            options=MappingProxyType(dict(options)),
            characters=MappingProxyType({card.id: card for card in cards}),
            order={card.id: place for place, card in enumerate(cards)},
            doppelganger=next(card for card in cards if card.options[0].do[0].op == "keep"),
            witch=next(card for card in base if card.always_first),
            base=tuple(card for card in base if not card.always_first for _ in range(card.copies)),
            specials=tuple(card for card in cards if card.deck == "special" for _ in range(card.copies)),
            double_copied=options["double_copied"],
            amulet_in_silver=options["amulet_in_silver"],
            open_purses=options["purses"] == "open",
        )

    def in_order(self, cards: Sequence[Character]) -> tuple[str, ...]:
        """The ids of these cards in the order of the card list: a set without an order of its own."""
        return tuple(sorted([card.id for card in cards], key=self.order.__getitem__))
