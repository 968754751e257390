"""What cards and fists are worth: by effects, by what is left of the round, exactly where it is possible."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from pierres.players.aux_pierres import bidding, fists, habits, strength, using
from pierres.players.aux_pierres.bag import pushed
from pierres.players.aux_pierres.habits import MOST, Habits
from pierres.players.aux_pierres.levels import AuxPlayer, Hard
from pierres.players.aux_pierres.reading import Reading, read
from pierres.players.match import Match
from pierres.rules.aux_pierres.position import Position
from pierres.rules.given import Json
from pierres.store import library

SEATS = ("Ada", "Bo", "Cleo")


def reading(start: dict[str, Json], options: dict[str, Json] | None = None) -> tuple[Reading, Position]:
    """The position of a record's start, as Ada sees it who knows all purses."""
    position: Position = library.game("aux-pierres").start(SEATS, options or {}, start)
    purses = [[float(count) for count in purse] for purse in position.purses]
    return read(position.box, position.view("Ada"), 0, purses), position


def gain(found: Reading, card: str) -> float:
    """How much chance to win Ada gains by using a card."""
    return using.use(found, found.box.characters[card], 0)[0] - found.chances()[0]


def test_a_card_that_wins_is_worth_all() -> None:
    start: dict[str, Json] = {
        "auction": "magician", "row": ["witch"],
        "players": {"Ada": {"score": 2, "stones": {"red": 4}}, "Bo": {"stones": {"red": 1}}},
    }  # fmt: skip
    found, _ = reading(start)
    assert using.use(found, found.box.characters["magician"], 0)[0] == 1.0
    assert using.use(found, found.box.characters["magician"], 1)[1] < 1.0
    card = bidding.stakes(found, found.box.characters["magician"])
    assert card.at_stake[0] > card.at_stake[1] > card.at_stake[2] >= 0.0


def test_cards_are_valued_by_their_effects() -> None:
    """A card of players' own is worth what the same card of the box is worth."""
    own: list[Json] = [
        {"id": "mine", "en": "Mine", "deck": "special",
         "option": [{"pay": {"stones": 4, "pattern": "any"}, "do": [{"op": "score", "n": 1}]},
                    {"do": [{"op": "gain", "coin": "silver", "n": 3}]}]},
    ]  # fmt: skip
    for stones in ({"red": 4}, {"red": 2, "blue": 1}):
        start: dict[str, Json] = {"auction": "witch", "row": [], "players": {"Ada": {"stones": stones}}}
        found, _ = reading(start, {"cards": own})
        assert gain(found, "mine") == pytest.approx(gain(found, "magician"))


def test_stones_help_those_who_can_use_them() -> None:
    start: dict[str, Json] = {
        "auction": "witch", "row": [], "players": {"Ada": {"stones": {"red": 3, "blue": 1}}},
    }  # fmt: skip
    found, _ = reading(start)
    assert gain(found, "red_dragon") > gain(found, "blue_dragon") > 0


def test_nobody_pays_what_they_lack() -> None:
    start: dict[str, Json] = {"auction": "witch", "row": [], "players": {"Ada": {"stones": {"red": 1}}}}
    found, _ = reading(start)
    assert gain(found, "apprentice") == 0.0


def test_the_bag_is_solved_exactly() -> None:
    """Against every order in which the stones may come, with the best rule to stop."""
    home, bag, announced = (1, 0, 0), (1, 2, 1), 0
    orders = list(permutations([colour for colour, count in enumerate(bag) for _ in range(count)]))

    def worth(order: tuple[int, ...], stops: dict[tuple[int, ...], bool]) -> float:
        drawn = [0, 0, 0]
        for stone in order:
            if stone == announced:
                return strength.of_stones(0, strength.ordered(home))
            drawn[stone] += 1
            if stops[tuple(drawn)]:
                break
        return strength.of_stones(0, strength.ordered([a + b for a, b in zip(home, drawn, strict=True)]))

    states = [(0, a, b) for a in range(3) for b in range(2) if a + b]
    best = max(
        sum(worth(order, {state: bool(code >> n & 1) for n, state in enumerate(states)}) for order in orders)
        for code in range(1 << len(states))
    )
    now = strength.of_stones(0, strength.ordered(home))
    assert pushed(0, home, bag, announced) == pytest.approx(best / len(orders) - now)


def test_odds_are_those_of_all_fists() -> None:
    """Against a count of all that two others may bid."""
    others = [[0.5, 0.3, 0.2], [0.6, 0.1, 0.1, 0.2]]
    found = fists.odds(others, [0.1, 0.2], 0.3, 0.5)
    for mine in range(5):
        win = 0.0
        for one, first in enumerate(others[0]):
            for two, second in enumerate(others[1]):
                top = max(one, two)
                win += first * second * (1.0 if mine > top else 0.5 if mine == top and mine else 0.0)
        assert found.win[mine] == pytest.approx(win)
        assert found.lose[mine] == pytest.approx(1 - win)
    assert found.rest[0] > found.rest[MOST] == pytest.approx(0.0)


def test_gold_is_shared_out_best() -> None:
    cards = [[0.0, 2.0, 2.5, 2.5, 2.5], [0.0, 1.0, 4.0, 4.0, 4.0]]
    assert fists.shared_out(cards, 4, 0, 0.0) == [0.0, 2.0, 4.0, 6.0, 6.5]
    assert fists.shared_out([], 3, 2, 0.5) == [0.0, 0.5, 1.0, 1.0]


def test_habits_are_learned() -> None:
    known = Habits()
    before = known.expected(1.0, 8, last=False)
    for _ in range(12):
        known.learn(1.0, 5, last=False)
    after = known.expected(1.0, 8, last=False)
    assert after[5] > 0.4 > before[5]
    assert sum(after) == pytest.approx(1.0)
    assert len(habits.usual(9.0, 3, last=True)) == 4


def test_no_gold_is_kept_that_comes_back() -> None:
    """The last card of a round that one wants gets all the fairy gold that it takes to win it."""
    start: dict[str, Json] = {
        "auction": "red_dragon", "row": ["witch"], "pile": [],
        "players": {"Ada": {"stones": {"red": 3}, "fairy": 8}, "Bo": {"fairy": 3}, "Cleo": {"fairy": 3}},
    }  # fmt: skip
    found, _ = reading(start)
    card = bidding.stakes(found, found.box.characters["red_dragon"])
    all_fists = bidding.fists(
        found, card, [], bidding.parts(found, [card]), lambda *asked: habits.usual(*asked[1:]), True
    )
    assert max(all_fists, key=lambda fist: fist.chance).value >= 4


def closed(manner: str) -> Counter[str]:
    """The fists of players of one manner, in a few games."""
    counts: Counter[str] = Counter()

    class Mannered(Hard):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)
            self.manner = manner

        def answer(self, view: object, questions: object) -> tuple[str, Json]:  # type: ignore[override]
            kind, value = super().answer(view, questions)  # type: ignore[arg-type]
            if kind == "bid" and isinstance(value, dict):
                gold = int(str(value.get("fairy", 0))) + int(str(value.get("common", 0)))
                counts.update({"fists": 1, "gold": gold, "small": gold in (1, 2), "full": gold > 0})
            return kind, value

    for seed in range(6):
        match = Match.begin(library.game("aux-pierres"), dict.fromkeys(SEATS, Mannered), {}, f"m{seed}")
        match.play(700)
        assert not any(match.illegal.values())
    return counts


def test_manners_can_be_seen() -> None:
    counts = {manner: closed(manner) for manner in ("cautious", "bluffer")}

    def part(manner: str, what: str) -> float:
        return counts[manner][what] / counts[manner]["fists"]

    assert part("bluffer", "full") > part("cautious", "full")
    assert part("bluffer", "small") > part("cautious", "small")
    assert set(AuxPlayer.MANNERS) >= set(counts)


def chosen(manner: str, found: list[bidding.Bid]) -> float:
    """The mean value of the fists that a player of that manner closes, of the same ones again and again."""
    player = Hard(library.game("aux-pierres"), "Ada", SEATS, {}, 1)
    player.manner = manner
    values = {str(fist.coins): fist.value for fist in found}
    return sum(values[str(player.one_fist(found, player.HEAT))] for _ in range(300)) / 300


def test_a_manner_moves_only_among_near_best_fists() -> None:
    near = [bidding.Bid({"fairy": value}, value, 0.3 + 0.001 * (value % 2)) for value in range(1, 5)]
    far = bidding.Bid({"fairy": 8}, 8, 0.25)
    assert (
        chosen("cautious", [*near, far]) < chosen("steady", [*near, far]) < chosen("bold", [*near, far]) < 4.5
    )
    assert chosen("bluffer", near) < chosen("steady", near)
