"""What the sheet of a character forecasts is what the rules then do: every sentence, in random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pierres.rules.aux_pierres.position import Position
from pierres.rules.game import PUBLIC
from pierres.rules.moments import answer_in_moments
from pierres.wording.aux_pierres.event_text import AuxPierresEvents
from pierres.wording.aux_pierres.now_text import now_text
from tests.languages import loose, spoken
from tests.rules.random_play import on_the_way
from tests.table.aux_referee import (
    CHARACTERS,
    GAME,
    OPTIONS,
    OWN_CARDS,
    Used,
    claims,
    holds,
    missing,
    positions,
)

pytestmark = pytest.mark.usefixtures("qapp")

GAMES, BATCH = 1000, 10
EVENTS = AuxPierresEvents(CHARACTERS)


def users_of(position: Position, viewer: str, key: str) -> list[str]:
    """Who may come to use the card, as far as this viewer is concerned."""
    if position.user >= 0:
        return [position.name(position.user)]
    silver = position.bids is not None and position.up is not None and position.up.id == key
    may_win = [position.name(seat) for seat in position.participants] if silver else list(position.seats)
    return [viewer] if viewer in may_win else may_win


def judge(position: Position, viewer: str, key: str, text: str, rng: Random) -> list[str]:
    """What is false of a forecast."""
    used = []
    for who in users_of(position, viewer, key):
        options = position.characters[key].options
        for choose in range(len(options)):
            one = Used(position, who, key, rng, choose)
            if choose in one.payable or not one.payable:
                used.append(one)
    said = claims(text)
    false = [str(claim) for claim in said if not holds(claim, position, key, used)]
    return false + [f"quiet: {reason}" for reason in missing(said, position, key, used)]


@pytest.mark.sampled(20)
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_a_forecast_is_what_the_rules_then_do(batch: int) -> None:
    looked = 0
    with spoken("en"):
        for seed in range(batch * BATCH, (batch + 1) * BATCH):
            rng = Random(seed)
            for position in positions(rng, OPTIONS[seed % len(OPTIONS)]):
                if rng.random() > 0.3:
                    continue
                viewer = rng.choice((*position.seats, PUBLIC, *[q.who for q in position.open] * 3))
                view, characters = position.view(viewer), position.characters
                for key in characters:
                    text = now_text(characters, AuxPierresEvents(characters), view, key)
                    false = judge(position, viewer, key, text, rng)
                    assert not false, (seed, viewer, key, text, false)
                    looked += 1
    assert looked > 200


@pytest.mark.sampled(20)
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_so_it_is_at_every_moment_between_two_questions(batch: int) -> None:
    looked = 0
    with spoken("en"):
        for seed in range(batch * BATCH, (batch + 1) * BATCH):
            rng = Random(seed)
            for position in positions(rng, OPTIONS[seed % len(OPTIONS)]):
                for moment in on_the_way(position, rng):
                    viewer, characters = rng.choice((*moment.seats, PUBLIC)), moment.characters
                    view = moment.view(viewer)
                    assert GAME.imagine(view, rng.randrange).view(viewer) == view
                    for key in rng.sample(sorted(characters), 5):
                        text = now_text(characters, AuxPierresEvents(characters), view, key)
                        false = judge(moment, viewer, key, text, rng)
                        assert not false, (seed, viewer, key, text, false)
                        looked += 1
    assert looked > 200


def test_every_card_and_every_option_is_looked_at() -> None:
    for fact in GAME.facts.options:
        chosen = [options.get(fact.name, fact.default) for options in OPTIONS]
        assert all(choice in chosen for choice in (fact.default, *fact.choices)), fact.name
        assert any(value != fact.default for value in chosen), fact.name
    looked: set[str] = set()
    with spoken("en"):
        for seed, options in enumerate(OPTIONS):
            position = next(positions(Random(seed), options))
            view, cards = position.view(PUBLIC), position.characters
            looked.update(key for key in cards if now_text(cards, AuxPierresEvents(cards), view, key))
    assert looked == {*CHARACTERS, *(card["id"] for card in OWN_CARDS)}


def test_no_forecast_tells_what_the_viewer_may_not_know() -> None:
    """The purses of others may hold what they like: the viewer's view and forecast are the same."""
    with spoken("en"):
        for seed in range(12):
            rng = Random(seed)
            for position in positions(rng, {}):
                viewer = rng.choice((*position.seats, PUBLIC))
                twin = position.copy()
                for seat, purse in enumerate(twin.purses):
                    if position.name(seat) != viewer:
                        purse[:] = [rng.randint(0, 9) for _ in purse]
                for key in rng.sample(sorted(CHARACTERS), 6):
                    texts = {now_text(CHARACTERS, EVENTS, p.view(viewer), key) for p in (position, twin)}
                    assert len(texts) == 1, (seed, viewer, key, texts)


def now(start: dict[str, Any], steps: list[list[Any]], viewer: str, *keys: str) -> list[str]:
    position = GAME.start(("A", "B", "C"), {}, start)
    for step in steps:
        position.answer(*step)
    with spoken("en"):
        return [loose(now_text(CHARACTERS, EVENTS, position.view(viewer), key)) for key in keys]


ALONE = [["A", "bid", {"fairy": 1}], ["B", "bid", {}], ["C", "bid", {}]]


def test_while_the_bag_is_out_nobody_says_that_there_are_no_stones() -> None:
    start = {"auction": "rainbow_dragon", "players": {"A": {"stones": {"red": 2}}}}
    drawing = [*ALONE, ["A", "colour", "red"], ["chance", "stone", "blue"]]
    dragons = ("red_dragon", "ancient_dragon", "two_headed_dragon", "merchant", "troll", "enchanter")
    for viewer in ("A", "B", PUBLIC):
        here, *others = now(start, drawing, viewer, "rainbow_dragon", *dragons)
        assert here == "In the bag: 10 red stones, 11 blue stones and 12 yellow stones."
        assert set(others) == {""}


def test_the_coins_of_a_bid_are_given_once() -> None:
    start = {
        "auction": "ghost", "row": ["witch", "necromancer"], "players": {"A": {"doppelganger": True}},
    }  # fmt: skip
    steps = [["A", "bid", {"fairy": 2}], *ALONE[1:], ["A", "double", True], ["A", "character", "necromancer"]]
    assert now(start, steps, "A", "necromancer") == ["A would lose 2 fairy gold of this bid."]
    steps += [["A", "use", True]]
    for viewer in ("A", PUBLIC):
        given, ghost = now(start, steps, viewer, "necromancer", "ghost")
        assert given == "The coins of this bid have already been given: no effect."
        assert ghost == "In the row: 2 other characters."


def test_a_copier_does_not_count_itself() -> None:
    start = {"auction": "ghost", "row": ["witch", "thief", "imp"], "pile": ["goblin"]}
    assert now(start, [], "A", "ghost", "imp", "goblin") == [
        "In the row: 3 other characters.", "In the pile: 1 other character.", "The pile is empty: no effect.",
    ]  # fmt: skip
    assert now(start, ALONE, "A", "ghost") == ["In the row: 3 other characters."]


def test_what_is_bid_comes_to_the_bank_first() -> None:
    start: dict[str, Any] = {"auction": "alchemist", "players": {"B": {"common": 13}, "C": {"common": 0}}}
    assert now(start, [], "A", "alchemist") == [
        "The bank has no common gold left now; what is bid will be added."
    ]
    start["players"]["B"]["common"] = 12
    assert now(start, [], PUBLIC, "alchemist") == [
        "The bank has only 1 common gold now; what is bid will be added."
    ]


def test_who_is_not_in_the_tie_break_wins_nothing() -> None:
    start = {"auction": "gnome", "players": {"B": {"stones": {"red": 4}}}}
    tied = [["A", "bid", {"fairy": 1}], ["B", "bid", {}], ["C", "bid", {"fairy": 1}]]
    assert now(start, tied, "B", "gnome") == ["The winner gets 2 common gold and 2 silver."]
    assert now(start, tied, "A", "gnome") == ["A would get 2 common gold and 2 silver."]


def test_a_card_of_several_effects_is_silent_while_it_is_used() -> None:
    """What it has done already the view does not tell."""
    cards = [{"deck": "special", **card} for card in OWN_CARDS]
    start = {"auction": "own_silver", "players": {"A": {"silver": 9}}}
    position = GAME.start(("A", "B", "C"), {"cards": cards}, start)
    assert isinstance(position, Position)
    for step in ALONE:
        position.answer(*step)
    assert position.open[0].kind == "colour"
    for viewer in ("A", "B", PUBLIC):
        assert now_text(position.characters, EVENTS, position.view(viewer), "own_silver") == ""


def test_at_the_moment_after_its_use_every_card_can_be_read() -> None:
    """A doppelganger that has just been kept lies on the stack of those in use, and no longer in the row."""
    position = GAME.start(("A", "B", "C"), {}, {"auction": "doppelganger"})
    for step in ALONE[:-1]:
        position.answer(*step)
    moments = answer_in_moments(position, *ALONE[-1])
    used = next(moment.position for moment in moments if moment.name == "power_used")
    assert "doppelganger" not in used.view("A").row
    with spoken("en"):
        for viewer in ("A", "B", PUBLIC):
            for key in CHARACTERS:
                text = now_text(CHARACTERS, EVENTS, used.view(viewer), key)
                assert not judge(used, viewer, key, text, Random(1)), (viewer, key, text)
