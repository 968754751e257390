"""What a viewer may believe in: a whole position that shows this viewer just what the real one does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from pierres.rules import registry
from pierres.rules.game import CHANCE, PUBLIC
from pierres.store import library
from tests.rules.aux_pierres_house import OPTIONS as AUX_OPTIONS
from tests.rules.est_royal_house import OPTIONS as ROYAL_OPTIONS
from tests.rules.jeu_des_dragons_house import OPTIONS as DRAGON_OPTIONS
from tests.rules.random_play import SIX, draw, play_on

GAMES = 1000
PARTS = 20
OPTIONS: dict[str, Any] = {
    "aux-pierres": [*AUX_OPTIONS, {"two_players": True}],
    "jeu-des-dragons": DRAGON_OPTIONS,
    "est-royal": ROYAL_OPTIONS,
}


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_choice_of_every_option_is_played(name: str) -> None:
    for fact in library.game(name).facts.options:
        chosen = [options.get(fact.name, fact.default) for options in OPTIONS[name]]
        assert all(choice in chosen for choice in (fact.default, *fact.choices)), fact.name
        assert any(value != fact.default for value in chosen), fact.name


@pytest.mark.sampled(PARTS)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", registry.GAMES)
def test_what_is_imagined_looks_the_same_to_the_viewer(name: str, part: int) -> None:
    """At every question of whole random games, for every viewer; and the rules can play on from there."""
    game: Any = library.game(name)
    kinds: Counter[str] = Counter()
    different = False
    for number in range(part, GAMES, PARTS):
        rng = random.Random(f"{name}:{number}")
        turn = number // PARTS  # so that each part has all options and numbers of seats
        options = OPTIONS[name][turn % len(OPTIONS[name])]
        least = 2 if options.get("two_players") else game.facts.seats_min
        seats = SIX[: least + turn % (game.facts.seats_max - least + 1)]
        position: Any = game.start(seats, options)
        for _ in range(game.facts.given_up_after or 10_000):
            asked = position.questions()
            if not asked:
                break
            kinds.update(question.kind for question in asked)
            for viewer in (PUBLIC, *seats):
                view = position.view(viewer)
                believed = game.imagine(view, rng.randrange)
                assert believed.view(viewer) == view, (number, viewer, asked)
                different = different or believed != position
                if rng.random() < 0.01:
                    play_on(believed, rng, most=60)
            question = asked[rng.randrange(len(asked))]
            position.answer(question.who, question.kind, draw(question, rng))
    assert different
    assert len(kinds) >= {"aux-pierres": 15, "jeu-des-dragons": 12, "est-royal": 3}[name]


def test_nothing_is_lost_or_made_in_what_is_imagined() -> None:
    """D-83, and the closed box of Aux pierres: the same coins and cards lie somewhere else."""
    rng = random.Random(8)
    dragons: Any = library.game("jeu-des-dragons")
    position = dragons.start(SIX[:4])
    play_on(position, rng, most=150)
    believed = dragons.imagine(position.view("Ada"), rng.randrange)
    cards = [*believed.deck, *believed.discard, *believed.ante]
    cards += [card for piles in (believed.hands, believed.flights) for pile in piles for card in pile]
    assert sorted(cards) == sorted(position.box.pack)
    assert sum(believed.gold) + believed.stakes == sum(position.gold) + position.stakes
    aux: Any = library.game("aux-pierres")
    position = aux.start(SIX[:4])
    play_on(position, rng, most=400)
    believed = aux.imagine(position.view("Bo"), rng.randrange)
    for coin in range(5):
        held = sum(purse[coin] for purse in position.purses)
        assert sum(purse[coin] for purse in believed.purses) == held


def test_every_hidden_card_can_be_imagined_in_every_place() -> None:
    """Each card that the viewer has not seen comes to be in each hand, and next in the stock."""
    game: Any = library.game("jeu-des-dragons")
    position = game.start(SIX[:3])
    (question,) = position.questions()
    position.answer(CHANCE, "hands", question.legal[12345])
    view, rng = position.view("Ada"), random.Random(1)
    hands = [set[str](), set[str]()]
    for _ in range(400):
        believed = game.imagine(view, rng.randrange)
        assert set(believed.hands[0]) == set(view.seat("Ada").hand)
        for seen, hand in zip(hands, believed.hands[1:], strict=True):
            seen.update(hand)
    unseen = set(position.box.pack) - set(view.seat("Ada").hand)
    assert hands == [unseen, unseen]
    royal: Any = library.game("est-royal")
    position = royal.start(("Ada",))
    position.answer(CHANCE, "deal", position.questions()[0].legal[1])
    view = position.view("Ada")
    assert len({royal.imagine(view, rng.randrange).stock[-1] for _ in range(1000)}) == view.stock
