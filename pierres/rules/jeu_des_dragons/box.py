"""The box as these players use it: seats, options and cards. It never changes during a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from pierres.rules.base import BaseBox
from pierres.rules.game import Options
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import HAND_MAX

KEPT = {"all": HAND_MAX, "three": 3, "two": 2}


@dataclass(frozen=True, eq=False, slots=True)
class Pack:
    """The cards, looked up in every way that the rules need; the same for all games."""

    cards: Mapping[str, Card]
    ids: tuple[str, ...]
    """All cards, in the order of the card list."""
    order: Mapping[str, int]
    """Card → its place in that order."""
    strength: Mapping[str, int]
    side: Mapping[str, str]
    serves: Mapping[str, tuple[str | int, ...]]
    """The colour flights and the strength flight that a card serves in: dragons only (D-46)."""
    gods: tuple[tuple[str, str], ...]
    """The gods, and the side that may not lie beside each of them (D-61)."""

    @classmethod
    def of(cls, cards: Sequence[Card]) -> Pack:
        """The pack of these cards."""
        return cls(
            cards=MappingProxyType({card.id: card for card in cards}),
            ids=tuple(card.id for card in cards),
            order={card.id: place for place, card in enumerate(cards)},
            strength={card.id: card.strength for card in cards},
            side={card.id: card.side for card in cards},
            gods=tuple((card.id, card.always) for card in cards if card.always),
            serves={card.id: (*card.colours, card.strength) if card.dragon else () for card in cards},
        )


@dataclass(frozen=True, eq=False, slots=True)
class Box(BaseBox):
    """Shared by all positions of one game. Cards are their ids here, as in records."""

    cards: Mapping[str, Card]
    pack: tuple[str, ...]
    """All cards, in the order of the card list."""
    order: Mapping[str, int]
    strength: Mapping[str, int]
    side: Mapping[str, str]
    serves: Mapping[str, tuple[str | int, ...]]
    gods: tuple[tuple[str, str], ...]
    start_gold: int
    untied_leads: bool
    """D-18, by option: the strongest untied card leads, not the old leader."""
    buys_at: int
    """D-67: who has no more cards than this buys at the start of their turn."""
    antes_kept: int
    """D-48, by option: at most so many ante cards for a strength flight."""
    gambits: int
    """D-80, by option: the game ends after so many; 0 if it ends by ruin (D-79)."""
    open_hands: bool
    """By option: hands lie open to all; antes are chosen in secret all the same."""

    @classmethod
    def packed(cls, seats: tuple[str, ...], options: Options, pack: Pack) -> Box:
        """The box for these seats, under all options of the game."""
        return cls(
            seats=seats,
            options=MappingProxyType(dict(options)),
            cards=pack.cards,
            pack=pack.ids,
            order=pack.order,
            strength=pack.strength,
            side=pack.side,
            serves=pack.serves,
            gods=pack.gods,
            start_gold=options["start_gold"],
            untied_leads=options["round_tie"] == "untied",
            buys_at=1 if options["buy"] == "one_or_less" else 0,
            antes_kept=KEPT[options["strength_flight_cards"]],
            gambits=options["gambits"],
            open_hands=options["hands"] == "open",
        )

    def in_order(self, cards: Sequence[str]) -> tuple[str, ...]:
        """These cards in the order of the card list: a set without an order of its own."""
        return tuple(sorted(cards, key=self.order.__getitem__))
