"""The best place for a card that is clicked, the way home, and playouts."""

from __future__ import annotations

from random import Random

from pierres.players.est_royal.automatic import best_place, places, way_home
from pierres.players.est_royal.table import HOME, SPACE
from pierres.rules.est_royal.cards import PACK
from pierres.rules.est_royal.deals import pack
from pierres.rules.est_royal.position import Position
from pierres.rules.game import PUBLIC
from pierres.store import library
from tests.benchmarks.est_royal_playout import Playout, by_simple_rules, coded, play_at_random, play_out


def laid(foundations: str, tableau: list[str], waste: str = "", **options: bool) -> Position:
    """A position; what is not named lies in the stock. Foundations are suits and heights, from the aces."""
    names = "A23456789TJQK"
    corners = [[rank + word[0] for rank in names[: int(word[1:])]] for word in foundations.split()]
    corners += [[] for _ in range(4 - len(corners))]
    piles = [pile.split() for pile in tableau]
    lying = {card for cards in (*corners, *piles, waste.split()) for card in cards}
    start = {
        "foundations": dict(zip(("f1", "f2", "f3", "f4"), corners, strict=True)),
        "tableau": dict(zip(("up", "left", "centre", "right", "down"), piles, strict=True)),
        "waste": waste.split(),
        "stock": [card for card in PACK if card not in lying],
    }
    position = library.game("est-royal").start(["Ada"], options, start)
    assert isinstance(position, Position)
    return position


def test_the_best_place_is_home_then_its_suit_then_the_longest_pile_then_a_space() -> None:
    tableau = ["9H 8H", "TS 9C 8D", "8S", "7C 6C", ""]
    assert places(laid("S6", tableau, "7S").view(PUBLIC), "waste") == ("f1", "centre", "left", "up", "down")
    assert best_place(laid("S5", tableau, "7S").view(PUBLIC), "waste") == "centre"
    assert best_place(laid("S5", tableau, "7D").view(PUBLIC), "waste") == "left"
    assert best_place(laid("S5", tableau, "KD").view(PUBLIC), "waste") == "down"
    assert best_place(laid("S5", [*tableau[:4], "2D"], "KD").view(PUBLIC), "waste") is None
    assert places(laid("S5", tableau).view(PUBLIC), "down") == ()
    assert best_place(laid("S5", tableau).view(PUBLIC), "waste") is None


def test_the_way_home_leaves_what_could_still_be_needed() -> None:
    """Over four twos a three goes home, and a four; a five waits for the threes."""
    tableau = ["5S 4S 3S", "9C", "9D", "9H", "TC"]
    assert way_home(laid("S2 H2 D2 C2", tableau).view(PUBLIC)) == (("up", "f1"), ("up", "f1"))
    assert way_home(laid("S2 H2 D2", tableau).view(PUBLIC)) == ()
    assert way_home(laid("S2 H2 D2", [*tableau[:4], "AC"]).view(PUBLIC)) == ()


def test_the_way_home_is_taken_to_the_end_where_it_wins() -> None:
    position = laid("S12 H11 D13 C13", ["KS", "KH QH", "", "", ""])
    way = way_home(position.view(PUBLIC))
    for source, target in way:
        position.answer("Ada", "move", [source, target])
    assert position.won and len(way) == 3


def test_the_way_home_fills_no_space_from_the_waste() -> None:
    """By the option of E-4 a space takes the top of the waste at once: that can harm."""
    tableau = ["3S", "9C", "9D", "9H", "TC"]
    corners = "S2 H2 D2 C2"
    assert way_home(laid(corners, tableau, "KC").view(PUBLIC)) == (("up", "f1"),)
    assert way_home(laid(corners, tableau, "KC", fill_from_waste=True).view(PUBLIC)) == ()
    assert way_home(laid(corners, tableau, fill_from_waste=True).view(PUBLIC)) == (("up", "f1"),)


def test_a_playout_has_the_moves_of_the_rules() -> None:
    """Step by step beside the rules; equal spaces and equal empty corners count once."""
    for number in range(1, 40):
        position = library.game("est-royal").start(["Ada"], {})
        position.answer("chance", "deal", list(pack(number)))
        assert isinstance(position, Position)
        game, chooser = Playout(coded(pack(number))), Random(number)
        for _ in range(120):
            piles = ("up", "left", "centre", "right", "down", "waste")
            legal = [value for asked in position.questions() if asked.kind == "move" for value in asked.legal]
            space = next((at for at in range(5) if not game.piles[at]), SPACE)
            expected = set()
            for source, target in legal:
                at = HOME if target[0] == "f" else piles.index(target)
                expected.add((piles.index(source), space if at >= 0 and not game.piles[at] else at))
            moves = game.moves()
            assert set(moves) == expected and len(moves) == len(expected)
            choice = chooser.randrange(len(moves) + 1)
            if choice < len(moves):
                source, target = moves[choice]
                names = ("f1", "f2", "f3", "f4") if target == HOME else (piles[target],)
                name = next(value for value in legal if value[0] == piles[source] and value[1] in names)
                position.answer("Ada", "move", name)
                game.move(source, target)
            elif game.stock:
                position.answer("Ada", "turn")
                game.turn()
            assert game.home == position.score


def test_quick_random_play_brings_home_what_slow_random_play_does() -> None:
    """Two programs for the same chances: the mean of cards brought home agrees."""

    def slowly(game: Playout, moves: list[tuple[int, int]], random: Random) -> tuple[int, int] | None:
        choice = int(random.random() * (len(moves) + bool(game.stock)))
        return moves[choice] if choice < len(moves) else None

    cards = [coded(pack(number)) for number in range(300)]
    random = Random(1)
    quick = sum(play_at_random(deal, random) for deal in cards) / len(cards)
    slow = sum(play_out(Playout(deal), slowly, random) for deal in cards) / len(cards)
    assert abs(quick - slow) < 1.0
    assert 7.0 < quick < 9.0


def test_simple_rules_win_one_game_in_nine() -> None:
    won = sum(
        play_out(Playout(coded(pack(number))), by_simple_rules, Random(0)) == 52 for number in range(600)
    )
    assert 0.07 < won / 600 < 0.15
