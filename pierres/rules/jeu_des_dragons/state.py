"""A game of Le Jeu des dragons at one moment: where all lies, who owes whom, what is still to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from pierres.rules.base import BasePosition
from pierres.rules.game import PUBLIC, Question
from pierres.rules.jeu_des_dragons.box import Box
from pierres.rules.jeu_des_dragons.constants import NOBODY, STAKES, STAKES_NAME
from pierres.rules.jeu_des_dragons.tasks import Task
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Legal, Names

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
        """The only one of these names; of several the active player is asked, and the task taken up again."""
        if len(names) == 1:
            return names[0]
        self.ask(task, self.turn, kind, Names(names), about)
        return None


def without(cards: Cards, card: str) -> Cards:
    """These cards but one, which is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
