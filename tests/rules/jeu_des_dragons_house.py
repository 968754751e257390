"""What the tests of the rules of Le Jeu des dragons share: random play, and what must always be true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.base import Game
from pierres.rules.game import CHANCE, Event
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, STAKES
from pierres.rules.jeu_des_dragons.position import Position
from pierres.store import library
from tests.rules.random_play import SIX

OPTIONS: list[dict[str, Any]] = [
    {},
    {"start_gold": 1},
    {"start_gold": 120},
    {"round_tie": "untied"},
    {"buy": "one_or_less"},
    {"strength_flight_cards": "three"},
    {"strength_flight_cards": "two"},
    {"gambits": 1},
    {"gambits": 6},
    {"hands": "open"},
    {
        "start_gold": 25, "round_tie": "untied", "buy": "one_or_less", "strength_flight_cards": "two",
        "gambits": 12,
    },
]  # fmt: skip
"""Every option alone, and all of them together."""


def game() -> Game:
    return library.game("jeu-des-dragons")


def sit(seats: int | Sequence[str] = 3, start: Mapping[str, Any] | None = None, **options: Any) -> Position:
    """A position of this game; without a `start` the hands are still to be dealt."""
    names = SIX[:seats] if isinstance(seats, int) else seats
    position = game().start(names, options, start)
    assert isinstance(position, Position)
    return position


def hands(**cards: str) -> dict[str, dict[str, Any]]:
    """The players of a start: name → hand, as words in one text; a bar parts the flight from the hand."""
    players: dict[str, dict[str, Any]] = {}
    for name, text in cards.items():
        hand, _, flight = text.partition("|")
        players[name] = {"hand": hand.split(), "flight": flight.split()}
    return players


class Invariants:
    """What holds after every answer (section 7), for one game from its start."""

    def __init__(self, position: Position) -> None:
        self._gold = sum(position.gold) + position.stakes
        self._pack = set(position.box.pack)

    def __call__(self, position: Position, events: Sequence[Event] = ()) -> None:
        """Fail with what does not hold."""
        gold, hands = position.gold, position.hands
        assert sum(gold) + position.stakes == self._gold, "gold adds up over players and stakes"
        assert position.stakes >= 0 and min(gold) >= 0, "no gold is negative"
        cards = [*position.deck, *position.discard, *position.ante]
        for hand, flight in zip(hands, position.flights, strict=True):
            cards += hand
            cards += flight
            assert len(hand) <= HAND_MAX, "no hand is above ten"
        assert len(cards) == len(self._pack) and set(cards) == self._pack, "each card is in one place"
        assert position.deck or not position.discard, "an empty deck is renewed"
        self._seats(position)
        if position.seen:
            self._knowledge(position)
        assert bool(position.open) != bool(position.over), "a question is open, or the game is over"
        assert (position.result() is None) == bool(position.open), "the end has a result"

    @staticmethod
    def _seats(position: Position) -> None:
        for seat, debts in enumerate(position.debts):
            if debts:
                assert not position.gold[seat], "who owes has no gold"
                assert seat in position.players, "the eliminated have no debts"
                for creditor, amount in debts:
                    assert amount > 0 and creditor != seat, "nobody owes themselves, or nothing"
                    assert creditor == STAKES or creditor in position.players, "creditors are in the game"
        for seat in position.box.everybody:
            if seat not in position.players:
                assert not position.gold[seat], "the eliminated have nothing"
                lying = position.flights[seat] + position.hands[seat]
                assert position.over or not lying, "the cards of the eliminated are discarded"

    @staticmethod
    def _knowledge(position: Position) -> None:
        """What somebody knows of a card in a hand is true."""
        for card, holders in position.seen.items():
            holder = [seat for seat, hand in enumerate(position.hands) if card in hand]
            assert len(holder) == 1, "what is known is known of hands"
            bit = 1 << holder[0]
            assert all(not mask or mask & bit for mask in holders), "what is known is true"


def chance_draws(position: Position, *cards: str) -> list[Event]:
    """Let chance draw these cards, one after the other; the events of them all."""
    return [event for card in cards for event in position.answer(CHANCE, "draw", card)]
