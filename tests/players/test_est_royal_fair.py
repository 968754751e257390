"""The fair hint keeps to the rules, to what can be seen and to one answer, and goes in no circles."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pierres.players.est_royal import fair
from pierres.players.est_royal.fair import Budget, Plan, fair_hint, plan
from pierres.players.est_royal.hint import Hint, oracle_hint
from pierres.players.est_royal.reach import _CROSS, _next, reach
from pierres.players.est_royal.table import HOME, NEVER_HARM, SPACE, Table
from pierres.players.est_royal.worth import Worth, _given, weights_at
from pierres.rules.est_royal.cards import PACK, TABLEAU
from pierres.rules.est_royal.deals import pack
from pierres.rules.est_royal.position import Position
from pierres.rules.game import PUBLIC
from pierres.store import library

QUICK = Budget(tables=30, candidates=2, cards=3, ahead=4, ahead_last=100, last=300)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"kings_on_aces": False},
    {"first_to_waste": True},
    {"fill_from_waste": True},
    {"redeal": True},
    {"kings_on_aces": False, "first_to_waste": True, "fill_from_waste": True, "redeal": True},
]


def dealt(cards: tuple[str, ...], **options: Any) -> Position:
    """A game just dealt."""
    position = library.game("est-royal").start(["Ada"], options)
    assert isinstance(position, Position)
    position.answer("chance", "deal", list(cards))
    return position


def laid(foundations: list[str], tableau: list[str], waste: str, stock: str) -> Position:
    """A position in names of cards, corner by corner and pile by pile."""
    corners = zip(("f1", "f2", "f3", "f4"), foundations, strict=True)
    piles = zip(("up", "left", "centre", "right", "down"), tableau, strict=True)
    start = {
        "foundations": {name: cards.split() for name, cards in corners},
        "tableau": {name: cards.split() for name, cards in piles},
        "waste": waste.split(),
        "stock": stock.split(),
    }
    position = library.game("est-royal").start(["Ada"], {}, start)
    assert isinstance(position, Position)
    return position


def give(position: Position, hint: Hint) -> None:
    """Do what a hint says: the rules refuse what is not legal."""
    assert hint.answer is not None
    kind, value = hint.answer
    position.answer("Ada", kind, None if value is None else list(value))


def wander(number: int, steps: int, **options: Any) -> Position:
    """A game that was played at random for some steps."""
    position = dealt(pack(number), **options)
    chooser = random.Random(number)
    for _ in range(steps):
        if not position.questions():
            break
        question = chooser.choice(position.questions())
        position.answer(question.who, question.kind, chooser.choice([*question.legal]))
    return position


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "none")
def test_followed_blindly_it_comes_to_an_end(options: dict[str, Any]) -> None:
    for number in (1, 2, 3):
        position = dealt(pack(number), **options)
        for _ in range(600):
            hint = fair_hint(position.view(PUBLIC), QUICK)
            if hint.answer is None:
                break
            give(position, hint)
        assert hint.answer is None
        assert not position.can_turn()
        assert hint.why == ("won" if position.won else "nothing_more")


def test_it_wins_games() -> None:
    """What share it wins is measured apart, over 2,000 deals; here a few, quickly."""
    won = 0
    for number in range(1, 13):
        position = dealt(pack(number))
        while (hint := fair_hint(position.view(PUBLIC), QUICK)).answer is not None:
            give(position, hint)
        won += position.won
    assert won >= 4


def test_the_same_view_and_seed_have_the_same_answer_whatever_the_stock_holds() -> None:
    for number in range(20, 26):
        position = wander(number, 25)
        twin = position.copy()
        random.Random(number).shuffle(twin.stock)
        assert twin.stock != position.stock
        hints = []
        for view in (position.view(PUBLIC), twin.view(PUBLIC), position.view("Ada")):
            plan.cache_clear()
            fair._share.cache_clear()
            hints.append(fair_hint(view, QUICK, seed=5))
        assert hints[0] == hints[1] == hints[2]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "none")
def test_moves_of_the_table_are_those_of_the_rules(options: dict[str, Any]) -> None:
    for number in range(40, 60):
        position = wander(number, number - 10, **options)
        if position.won:
            continue
        view = position.view(PUBLIC)
        table = Table.of(view)
        legal = [value for question in view.questions if question.kind == "move" for value in question.legal]
        tops = {name: pile[-1] for name, pile in zip(TABLEAU, view.tableau, strict=True) if pile}
        tops |= {"waste": view.waste[-1]} if view.waste else {}
        expected = set()
        for source, target in legal:
            on = "home" if target[0] == "f" else tops.get(target, "space")
            expected.add((tops[source], on))
        names = {HOME: "home", SPACE: "space"}
        found = [(table.name(card), names.get(on) or table.name(on)) for card, on in table.moves()]
        assert len(found) == len(set(found))
        assert set(found) == expected
        for move in table.moves():
            after = position.copy()
            after.answer("Ada", "move", [table.source(move[0]), table.target(move, view)])
            assert table.after(move) == Table.of(after.view(PUBLIC))


def test_advice_that_goes_to_and_fro_is_left_by_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of two tables finds the other better: at one of them the next card is turned."""
    tableau = ["8S 7S", "8H", "", "KC", "2C"]
    lying = {"5S", *(card for pile in tableau for card in pile.split())}
    position = laid(["5S", "", "", ""], tableau, "", " ".join(card for card in PACK if card not in lying))

    def stubborn(table: Table, budget: Budget, seed: int) -> Plan:
        seven = next(move for move in table.moves() if table.name(move[0]) == "7S" and move[1] >= 0)
        return Plan((seven,), 0.5, None, False)

    monkeypatch.setattr(fair, "plan", stubborn)
    kinds = []
    for _ in range(4):
        hint = fair_hint(position.view(PUBLIC))
        assert hint.answer is not None
        kinds.append(hint.answer[0])
        if kinds[-1] == "turn":
            break
        give(position, hint)
    assert kinds in (["turn"], ["move", "turn"])


def ranks(first: str, last: str, suit: str) -> str:
    order = "A23456789TJQK"
    return " ".join(rank + suit for rank in order[order.index(first) : order.index(last) + 1])


def test_every_weight_is_given_for_every_stock() -> None:
    given = _given()
    assert all(len(row) == len(given["stocks"]) for row in given["facts"].values())
    for rows in given["tables"].values():
        assert len(rows) == len(given["stocks"]) and len({len(row) for row in rows}) == 1
    for stock in range(52):
        tables, facts = weights_at(stock)
        assert set(tables) == set(given["tables"]) and set(facts) == set(given["facts"])


def test_with_the_stock_empty_it_knows_a_win() -> None:
    position = laid([ranks("A", "J", "S"), ranks("A", "K", "H"), ranks("A", "K", "D"), ranks("A", "K", "C")],
                    ["KS QS", "", "", "", ""], "", "")  # fmt: skip
    hint = fair_hint(position.view(PUBLIC))
    assert hint.answer == ("move", ("up", "f1"))
    assert hint.why == "never_harms"
    assert hint.details["certain"] and hint.details["chance"] == 1.0
    assert hint.step(1) == ("possible", {"home": 1, "pile": 0, "space": 1, "turn": 0})
    assert hint.step(2) == ("card", {"card": "QS", "from": "up"})
    key, details = hint.step(3)
    assert (key, details["to"]) == ("never_harms", "f1")


def test_a_last_card_is_known_before_it_is_turned() -> None:
    """The one card that has not been seen is the one that comes."""
    position = laid([ranks("A", "J", "S"), ranks("A", "K", "H"), ranks("A", "K", "D"), ranks("A", "K", "C")],
                    ["KS", "", "", "", ""], "", "QS")  # fmt: skip
    hint = fair_hint(position.view(PUBLIC))
    assert (hint.answer, hint.why, hint.step(2)) == (("turn", None), "last_card", ("turn", {}))


def test_a_base_card_never_goes_home_as_harmless() -> None:
    position = wander(3, 0)
    table = Table.of(position.view(PUBLIC))
    assert not any(table.never_harms(card) for card in (0, 13, 26, 39))


def test_before_the_deal_there_is_no_hint() -> None:
    position = library.game("est-royal").start(["Ada"], {})
    with pytest.raises(ValueError, match="dealt"):
        fair_hint(position.view(PUBLIC))


def test_the_oracle_says_the_first_step_of_its_line_or_what_is_known() -> None:
    view = dealt(pack(1)).view(PUBLIC)
    turn = oracle_hint(view, [("turn",), ("move", ("waste", "up"))])
    assert (turn.kind, turn.answer, turn.details) == ("oracle", ("turn", None), {"steps": 2})
    move = oracle_hint(view, [("move", ("up", "left"))])
    assert (move.answer, move.card) == (("move", ("up", "left")), view.tableau[0][0])
    assert oracle_hint(view, None).why == "no_line_known"
    assert oracle_hint(view, None, lost=True).why == "lost"


def test_a_card_is_not_laid_where_the_plan_lifts_it_again() -> None:
    """The nine may go on the ten, or the ten on the jack first and the nine with it, which keeps a space."""
    position = dealt(pack(69610805))
    position.answer("Ada", "turn")
    view = position.view(PUBLIC)
    assert (view.waste[-1], view.tableau[1][-1], view.tableau[3][-1]) == ("9D", "TC", "JH")
    for seed in range(6):
        hint = fair_hint(view, seed=seed)
        assert hint.answer is not None and hint.card != "9D", hint


def test_the_way_to_a_table_is_the_shortest() -> None:
    for number in range(60, 75):
        table = Table.of(wander(number, 12).view(PUBLIC))
        found = reach(table, Worth(table), 5000)
        assert found.whole
        far = {found.states[0]: 0}
        for state in (queue := [found.states[0]]):
            for _, after in _next(*state, table.waste, _CROSS[table.wraps], NEVER_HARM[state[0]]):
                if after not in far:
                    far[after] = far[state] + 1
                    queue.append(after)
        assert [far[state] for state in found.states] == found.steps
        assert [len(found.path(place)) for place in range(len(found.states))] == found.steps
