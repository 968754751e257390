"""The moments of an answer: positions to look at on the way, the same events, the same end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from pierres.rules import registry
from pierres.rules.game import PUBLIC
from pierres.rules.moments import answer_in_moments
from pierres.store import library
from tests.rules.random_play import SIX, draw

NAMES = {
    "aux-pierres": {
        "", "auction_decided", "character_chosen", "dealt", "fists_open", "power_used", "round_over",
        "stone_drawn",
    },
    "jeu-des-dragons": {
        "", "antes_paid", "antes_turned", "card_played", "card_replaced", "gambit_decided", "gambit_over",
        "play_done", "power_done",
    },
    "est-royal": {""},
}  # fmt: skip


@pytest.mark.parametrize("name", registry.GAMES)
def test_moments_tell_all_that_an_answer_brings_and_end_where_it_ends(name: str) -> None:
    game = library.game(name)
    seen: Counter[str] = Counter()
    for seed in range(4):
        rng = random.Random(seed)
        position: Any = game.start(SIX[: game.facts.seats_min + (game.facts.seats_max > 1)])
        for _ in range(900):
            asked = position.questions()
            if not asked:
                break
            question = asked[rng.randrange(len(asked))]
            value = draw(question, rng)
            twin = position.copy()
            moments = answer_in_moments(twin, question.who, question.kind, value)
            events = position.answer(question.who, question.kind, value)
            assert [event for moment in moments for event in moment.events] == events
            assert twin == position == moments[-1].position
            assert twin.marks is None
            for moment in moments[:-1]:
                assert moment.events, "a moment at which nothing has happened"
                assert not moment.position.questions()
                assert moment.position.view(PUBLIC).questions == ()
                for seat in position.seats:
                    assert moment.position.view(seat).viewer == seat
            seen.update(moment.name for moment in moments)
    assert set(seen) == NAMES[name]


def test_fists_lie_open_before_anything_is_paid() -> None:
    position: Any = library.game("aux-pierres").start(("A", "B", "C"), None, {"auction": "gnome"})
    position.answer("A", "bid", {"fairy": 3})
    position.answer("B", "bid", {"common": 1})
    opened, decided, used, reveal = answer_in_moments(position, "C", "bid", {})
    assert [opened.name, decided.name, used.name, reveal.name] == [
        "fists_open", "auction_decided", "power_used", "",
    ]  # fmt: skip
    view = opened.position.view("A")
    assert view.seat("A").purse["fairy"] == 8 and view.auction.bids["A"]["fairy"] == 3
    view = decided.position.view("A")
    assert view.seat("A").purse["fairy"] == 5 and view.seat("A").spent == 3 and view.row == ("witch", "gnome")
    assert used.position.view("A").seat("A").purse["common"] == 4
    assert [question.kind for question in reveal.position.questions()] == ["reveal"]


def test_the_table_of_a_gambit_lies_until_it_is_over() -> None:
    hands = {"A": {"hand": ["red-12", "red-2"], "flight": ["blue-1", "blue-2"]}, "B": {"hand": ["red-3"]}}
    start = {
        "round": 3,
        "stakes": 20,
        "leader": "B",
        "turn": "A",
        "played": [["B", "green-4"]],
        "players": hands,
    }
    hands["B"]["flight"] = ["black-1", "black-2", "green-4"]
    position: Any = library.game("jeu-des-dragons").start(("A", "B"), None, start)
    moments = answer_in_moments(position, "A", "play", "red-12")
    names = [moment.name for moment in moments]
    assert names == ["card_played", "play_done", "gambit_decided", "gambit_over", ""]
    for moment in moments[1:4]:
        assert moment.position.view(PUBLIC).seat("A").flight == ("blue-1", "blue-2", "red-12")
    assert moments[2].position.view(PUBLIC).stakes == 20
    assert moments[3].position.view(PUBLIC).stakes == 0
    assert moments[4].position.view(PUBLIC).seat("A").flight == ()


def test_an_illegal_answer_leaves_nothing_marked() -> None:
    position: Any = library.game("aux-pierres").start(("A", "B", "C"), None, {"auction": "gnome"})
    with pytest.raises(ValueError):
        answer_in_moments(position, "A", "bid", {"fairy": 99})
    assert position.marks is None
