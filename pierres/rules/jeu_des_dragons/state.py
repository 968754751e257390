"""A game of Le Jeu des dragons at one moment: where all lies, who owes whom, what is still to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from pierres.rules.game import CHANCE, PUBLIC, Question
from pierres.rules.jeu_des_dragons.box import Box
from pierres.rules.jeu_des_dragons.material import NOBODY, STAKES, STAKES_NAME
from pierres.rules.jeu_des_dragons.tasks import Task
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Legal, Names

Cards = tuple[str, ...]
"""Ids of cards."""

Seats = tuple[int, ...]
"""Numbers of seats."""

Debts = tuple[tuple[int, int], ...]
"""Creditor (a seat, or STAKES) and amount, oldest first."""


class State:
    """Plain data: tuples of ids for cards, lists by number of seat, small numbers for the rest.

    A closed box: each card lies in exactly one of deck, discards, antes, hands and flights, and the gold of
    the players and the stakes is always what it was at the start (D-83).
    """

    __slots__ = (
        "ante", "box", "chosen", "debts", "deck", "discard", "flights", "gambit", "gold", "gone",
        "hands", "leader", "leads_next", "marks", "open", "over", "paid", "played", "players", "public",
        "round",
        "seen", "stakes", "todo", "turn", "weakest_wins",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        seats = len(box.seats)
        self.box = box
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

        self.todo: list[Task] = []
        self.open: tuple[Question, ...] = ()
        self.public: View | None = None
        """What everybody may see, once somebody has asked for it; None again after an answer."""
        self.marks: list[tuple[str, int, Any]] | None = None
        """Where the moments of an answer are kept for whoever asked for them."""

    def copy(self) -> Self:
        """An independent copy; tuples, tasks and questions are shared, since they never change."""
        twin = object.__new__(type(self))
        twin.box = self.box
        twin.players = self.players
        twin.gold = self.gold[:]
        twin.stakes = self.stakes
        twin.debts = self.debts[:]
        twin.hands = self.hands[:]
        twin.flights = self.flights[:]
        twin.ante = self.ante
        twin.chosen = self.chosen[:]
        twin.deck = self.deck
        twin.discard = self.discard
        twin.seen = self.seen.copy()
        twin.gambit = self.gambit
        twin.round = self.round
        twin.leader = self.leader
        twin.turn = self.turn
        twin.played = self.played
        twin.leads_next = self.leads_next
        twin.weakest_wins = self.weakest_wins
        twin.paid = self.paid[:]
        twin.gone = self.gone
        twin.over = self.over
        twin.todo = self.todo[:]
        twin.open = self.open
        twin.public = None
        twin.marks = None
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether the same things lie in the same places and the same is still to do, by the same rules."""
        if not isinstance(other, State):
            return NotImplemented
        same = (name for name in State.__slots__ if name not in ("box", "open", "public", "marks"))
        return (
            self.box.seats == other.box.seats
            and self.box.options == other.box.options
            and all(getattr(self, name) == getattr(other, name) for name in same)
            and [question[:2] for question in self.open] == [question[:2] for question in other.open]
        )

    __hash__ = None  # type: ignore[assignment]

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

    def ask_chance(self, task: Task, kind: str, cards: Sequence[str], about: str = "") -> None:
        """Let chance draw one of these cards: asked even if there is only one.

        Nobody may see the question with its answers: they are what lies face down.
        """
        self.todo.append(task)
        self.open = (Question(CHANCE, kind, Names(cards), about, True),)


def without(cards: Cards, card: str) -> Cards:
    """These cards but one, which is among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
