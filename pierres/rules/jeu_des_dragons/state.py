"""A game of Le Jeu des dragons at one moment: where all lies, who owes whom, what is still to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Self

from pierres.rules.base import BaseBox, BasePosition
from pierres.rules.game import PUBLIC, Event, Options, Question
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, NOBODY, STAKES, STAKES_NAME
from pierres.rules.jeu_des_dragons.tasks import Task
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Legal, Names

KEPT = {"all": HAND_MAX, "three": 3, "two": 2}


@lru_cache(maxsize=2)
def _looked_up(cards: tuple[Card, ...]) -> dict[str, Any]:
    """The cards, looked up in every way that the rules need: the same for all games."""
    return {
        "cards": MappingProxyType({card.id: card for card in cards}),
        "pack": tuple(card.id for card in cards),
        "order": {card.id: place for place, card in enumerate(cards)},
        "strength": {card.id: card.strength for card in cards},
        "side": {card.id: card.side for card in cards},
        "serves": {card.id: (*card.colours, card.strength) if card.dragon else () for card in cards},
        "gods": tuple((card.id, card.always) for card in cards if card.always),
    }


@dataclass(frozen=True, eq=False, slots=True)
class Box(BaseBox):
    """The box as these players use it, shared by all positions of a game. Cards are ids, as in records."""

    cards: Mapping[str, Card]
    pack: tuple[str, ...]
    """All cards, in the order of the card list."""
    order: Mapping[str, int]
    """Card → its place in that order."""
    strength: Mapping[str, int]
    side: Mapping[str, str]
    serves: Mapping[str, tuple[str | int, ...]]
    """The colour flights and the strength flight that a card serves in: dragons only (D-46)."""
    gods: tuple[tuple[str, str], ...]
    """The gods, and the side that may not lie beside each of them (D-61)."""
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
    def packed(cls, seats: tuple[str, ...], options: Options, cards: tuple[Card, ...]) -> Box:
        """The box for these seats, under all options of the game."""
        return cls(
            seats=seats,
            options=MappingProxyType(dict(options)),
            **_looked_up(cards),
            start_gold=options["start_gold"],
            untied_leads=options["round_tie"] == "untied",
            buys_at=1 if options["buy"] == "one_or_less" else 0,
            antes_kept=KEPT[options["strength_flight_cards"]],
            gambits=options["gambits"],
            open_hands=options["hands"] == "open",
        )

    def in_order(self, cards: Sequence[str]) -> tuple[str, ...]:
        """These cards in the order of the card list: a set without an order of its own."""
        return tuple(sorted(cards, key=self.order.__getitem__) if len(cards) > 1 else cards)


Cards = tuple[str, ...]
"""Ids of cards."""

Seats = tuple[int, ...]
"""Numbers of seats."""

Debts = tuple[tuple[int, int], ...]
"""Creditor (a seat, or STAKES) and amount, oldest first."""


class State(BasePosition[View]):
    """Plain data: tuples of ids for cards, lists by number of seat, small numbers for the rest.

    A closed box: each card lies in exactly one of deck, discards, antes, hands and flights, and the gold of
    the players and the stakes is always what it was at the start (D-83).
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        seats = len(box.seats)
        self.box: Box = box
        self.players: Seats = box.everybody
        """Who is still in the game, in the order of the seats."""
        self.gold = [box.start_gold] * seats
        self.stakes = 0
        self.debts: list[Debts] = [()] * seats
        self.hands: list[Cards] = [()] * seats
        self.flights: list[Cards] = [()] * seats
        self.ante: Cards = ()
        """The ante cards that lie face up by the stakes (D-12)."""
        self.chosen: list[str | None] = [None] * seats
        """The ante cards chosen so far; each is in its hand until the last one is chosen."""
        self.deck: Cards = box.pack
        """In the order of the card list: which card comes next is decided when it is drawn."""
        self.discard: Cards = ()
        self.seen: dict[str, tuple[int, ...]] = {}
        """Card in a hand → what each seat, and last the public, knows of where it is (see `knowledge`)."""

        self.gambit = 1
        self.round = 0
        """0 during the ante."""
        self.leader = NOBODY
        self.turn = NOBODY
        self.played: tuple[tuple[int, str], ...] = ()
        """The seats and cards of this round, in order; a card that was replaced is not among them (D-19)."""
        self.leads_next = NOBODY
        """The owner of the last Priest power of this round (D-21)."""
        self.weakest_wins = False
        """D-63: a Druid's power works in this gambit."""
        self.paid: list[tuple[str | int, ...]] = [()] * seats
        """The colours and strengths of the special flights that have been paid in this gambit (D-53)."""
        self.gone: Cards = ()
        """Cards discarded by a Copper's power in this play (D-86)."""
        self.over = ""
        """Why the game is over, or ""."""

    def part_from(self, other: Self) -> None:
        """Lists of its own."""
        self.gold = other.gold[:]
        self.debts = other.debts[:]
        self.hands = other.hands[:]
        self.flights = other.flights[:]
        self.chosen = other.chosen[:]
        self.seen = other.seen.copy()
        self.paid = other.paid[:]

    # -- words that the rules are written in ---------------------------------------------------------

    def name(self, seat: int) -> str:
        """The name of a seat, or of the stakes."""
        return STAKES_NAME if seat == STAKES else self.box.seats[seat]

    def clockwise(self, first: int) -> Seats:
        """Who is still in the game, from `first` on, or from the next who is (D-4)."""
        players = self.players
        for place, seat in enumerate(players):
            if seat >= first:
                return players[place:] + players[:place]
        return players

    def eyes(self, *names: str) -> tuple[str, ...]:
        """Who may see what comes to the hands of these seats: they alone, or all where hands lie open."""
        return (*self.box.seats, PUBLIC) if self.box.open_hands else names

    def left_of(self, seat: int) -> int:
        """The next player clockwise (D-4)."""
        players = self.players
        place = players.index(seat) + 1
        return players[place] if place < len(players) else players[0]

    def opponents(self, seat: int) -> Seats:
        """The other players, clockwise from the left of a player."""
        players = self.players
        place = players.index(seat)
        return players[place + 1 :] + players[:place]

    def ask(
        self, task: Task, seat: int, kind: str, legal: Legal, about: str = "", private: bool = False
    ) -> None:
        """Put a question about `task` to a seat; the answer fills in its field of that kind.

        A question is private because it shows a hand: where hands lie open it is not.
        """
        self.todo.append(task)
        self.open = (Question(self.box.seats[seat], kind, legal, about, private and not self.box.open_hands),)

    def choose(self, task: Task, kind: str, names: Sequence[str], about: str) -> str | None:
        """The name that the active player has chosen, or the only one that there is.

        Of several the player is asked, which gives None here, and the task is taken up again.
        """
        chosen: str | None = getattr(task, kind)
        if chosen is None and len(names) == 1:
            return names[0]
        if chosen is None:
            self.ask(task, self.turn, kind, Names(names), about)
        return chosen

    def tell(self, events: list[Event], kind: str, told: Mapping[str, object]) -> None:
        """Add what the active player does to the events."""
        events.append(Event(kind, self.box.seats[self.turn], told))


def without(cards: Cards, card: str) -> Cards:
    """These cards but one, which is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
