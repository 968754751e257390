"""What the tests of the rules of Aux pierres du dragon share: random play, own cards, and the invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.aux_pierres.constants import COIN_SUPPLY, CURSED, FAIRY, POINTS_TO_WIN, STONE_SUPPLY
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.tasks import BagDraw, BagPush
from pierres.rules.base import Game
from pierres.rules.game import Event
from pierres.store import library
from tests.rules.random_play import SIX

GAIN = {"op": "gain", "coin": "silver", "n": 1}

OWN_CARDS: list[dict[str, Any]] = [
    {"id": "hermit", "fr": "Ermite", "option": [{"do": [{"op": "gain", "coin": "cursed", "n": 12}]}]},
    {
        "id": "gardener",
        "en": "Gardener",
        "copies": 2,
        "option": [
            {"pay": {"stones": 3, "pattern": "same"}, "do": [{"op": "score", "n": 2}]},
            {"pay": {"stones": 2, "pattern": "distinct"}, "do": [{"op": "score", "n": 1}]},
            {"do": [{"op": "gain_stones", "colour": "choice", "n": 3}]},
            {"do": [{"op": "gain_stones", "colour": "blue", "n": 6}, GAIN]},
        ],
    },
    {
        "id": "pickpocket",
        "fr": "Tire-laine",
        "en": "Pickpocket",
        "option": [
            {
                "do": [
                    {"op": "steal", "from": "chosen_other", "ladder": ["silver", "fairy", "common"], "n": 3},
                    {"op": "steal", "from": "second_bidder", "ladder": ["silver"], "n": 2},
                ]
            }
        ],
    },
    {
        "id": "taxman",
        "fr": "Percepteur",
        "option": [
            {"do": [{"op": "seize", "from": "second_bidder", "coins": ["fairy", "common", "silver"]}]}
        ],
    },
    {
        "id": "gale",
        "fr": "Bourrasque",
        "option": [
            {"do": [{"op": "banish", "who": "others", "colour": "choice"}]},
            {"do": [{"op": "banish", "who": "everyone", "colour": "red"}]},
        ],
    },
    {
        "id": "hydra",
        "en": "Hydra",
        "option": [
            {
                "do": [
                    {"op": "bag_draw", "per_colour": 1, "keep": 6},
                    {"op": "bag_draw", "per_colour": 6, "keep": 1},
                ]
            }
        ],
    },
    {"id": "wyrm", "en": "Wyrm", "option": [{"do": [{"op": "bag_push"}, {"op": "bag_push"}]}]},
    {
        "id": "jeweller",
        "fr": "Joaillière",
        "option": [{"do": [{"op": "buy", "gold": 2}, {"op": "buy", "silver": 4}]}],
    },
    {
        "id": "echo",
        "fr": "Écho",
        "copies": 3,
        "option": [{"do": [{"op": "perform", "pool": "played", "pick": "choice"}, GAIN]}],
    },
    {
        "id": "whim",
        "fr": "Caprice",
        "option": [{"do": [{"op": "perform", "pool": "played", "pick": "random"}]}],
    },
    {
        "id": "summoner",
        "fr": "Invocatrice",
        "copies": 3,
        "may_decline": True,
        "option": [
            {
                "pay": {"coins": {"fairy": 1, "silver": 1}},
                "do": [{"op": "perform", "pool": "unplayed", "pick": "choice"}, {"op": "score", "n": 1}],
            }
        ],
    },
    {
        "id": "martyr",
        "fr": "Martyr",
        "copies": 2,
        "doubling": "forbidden",
        "option": [
            {"pay": {"bid": True}, "do": [{"op": "score", "n": 1}]},
            {"pay": {"stones": "all"}, "do": [{"op": "gain", "coin": "amulet", "n": 1}]},
        ],
    },
]
"""Cards that use every operation, every payment and every key of the vocabulary."""
for _card in OWN_CARDS:
    _card["deck"] = "special"

OPTIONS: list[dict[str, Any]] = [
    {},
    {"double_copied": False},
    {"amulet_in_silver": False, "purses": "open"},
    {"cards": OWN_CARDS},
    {"cards": OWN_CARDS, "double_copied": False, "amulet_in_silver": False},
]


def game() -> Game:
    return library.game("aux-pierres")


def sit(seats: int | Sequence[str] = 3, start: Mapping[str, Any] | None = None, **options: Any) -> Position:
    """A position of this game."""
    names = SIX[:seats] if isinstance(seats, int) else seats
    position = game().start(names, options, start)
    assert isinstance(position, Position)
    return position


class Invariants:
    """What holds after every answer (the end of section 11), for one game from its box set-up."""

    def __init__(self, position: Position) -> None:
        box = position.box
        self._number_of_specials = len(box.specials)
        self._round = sorted([card.id for card in (*box.base, box.witch)])
        self._in_play = 0
        self._cards_before: tuple[object, ...] = ()
        self._numbers_before: tuple[object, ...] = ()

    def __call__(self, position: Position, events: Sequence[Event]) -> None:
        """Fail with what does not hold. Numbers and cards that are as they were need no second look."""
        coins = [*position.bank_coins, *(coin for purse in position.purses for coin in purse)]
        rest = (*position.bank_stones, *position.bag, *position.drawn)
        stones = [*rest, *(stone for there in position.stones for stone in there)]
        numbers = (coins, position.spent[:], stones, position.score[:])
        if numbers != self._numbers_before:
            self._numbers_before = numbers
            self._numbers(position, *numbers)
        if position.bag != EMPTY or position.drawn != EMPTY:
            assert isinstance(position.todo[-1], BagDraw | BagPush), "the bag is empty outside a draw"
        self._cards(position, events)
        if max(position.score) == POINTS_TO_WIN:
            assert not position.open and position.result(), "at three points the game is over"
        else:
            assert position.open, "something is asked until the game is over"

    @staticmethod
    def _numbers(
        position: Position, coins: list[int], spent: list[int], stones: list[int], score: list[int]
    ) -> None:
        assert min(coins) >= 0 and min(spent) >= 0 and min(stones) >= 0, "nothing is negative"
        sums = [sum(coins[coin :: len(COINS)]) for coin in range(len(COINS))]
        sums[FAIRY] += sum(spent)
        assert sums == COINS, "coins add up over bank, screens and fronts"
        sums = [sum(stones[colour :: len(STONES)]) for colour in range(len(STONES))]
        assert sums == STONES, "stones add up over bank, fronts and bag"
        assert min(score) >= 0 and max(score) <= POINTS_TO_WIN, "scores are from 0 to 3"
        assert score.count(POINTS_TO_WIN) <= 1, "one winner"
        assert (position.result() is None) == (max(score) < POINTS_TO_WIN), "three points end the game"

    def _cards(self, position: Position, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "specials_drawn":
                assert event.public is not None
                base = [card.id for card in (*position.box.base, position.box.witch)]
                self._round = sorted([*base, *event.public["characters"]])
                self._in_play = len(self._round) - len(base)
            elif event.kind == "kept":
                self._round.remove("doppelganger")
                self._in_play -= 1
        cards = (
            position.row, position.pile, position.up, position.deck, position.discard,
            position.holder,
        )  # fmt: skip
        if cards == self._cards_before:
            return
        self._cards_before = cards
        if position.open and position.open[0].kind in ("stones", "specials"):
            assert position.row == position.pile == () and position.up is None, "nothing is face up"
            assert not any(position.spent), "no fairy gold in front when specials are drawn"
            assert not any(purse[CURSED] for purse in position.purses), "no cursed coin then either"
            self._in_play = 0
        else:
            up = () if position.up is None else (position.up,)
            there = sorted([card.id for card in (*position.row, *position.pile, *up)])
            assert there == self._round, "row, pile and auction are the cards of the round"
        specials = len(position.deck) + len(position.discard) + self._in_play + (position.holder >= 0)
        assert specials == self._number_of_specials, "no special is lost"


COINS = list(COIN_SUPPLY)
STONES = list(STONE_SUPPLY)
EMPTY = (0, 0, 0)
