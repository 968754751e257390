"""What the sheet of a card forecasts is what the rules then do: every sentence, in whole random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pierres.rules.game import PUBLIC
from pierres.rules.jeu_des_dragons.position import Position
from pierres.table.jeu_des_dragons.context import marks_of
from pierres.wording.jeu_des_dragons.now_text import now_text
from pierres.wording.jeu_des_dragons.story import ledger
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording
from tests.languages import loose, spoken
from tests.rules.jeu_des_dragons_house import OPTIONS, game
from tests.rules.random_play import on_the_way
from tests.table.dragons_referee import CARDS, Played, claims, holds, missing, positions

pytestmark = pytest.mark.usefixtures("qapp")

GAMES, BATCH = 1000, 10
WORDS = JeuDesDragonsWording(CARDS)


def judge(position: Position, who: str, card: str, text: str, rng: Random) -> tuple[list[str], list[str]]:
    """What is false of a forecast, and what it keeps quiet about."""
    runs: dict[bool, Played] = {}

    def run(out: bool) -> Played:
        if out not in runs:
            runs[out] = Played(position, who, card, rng, out)
        return runs[out]

    said = claims(text)
    false = [str(claim) for claim in said if not holds(claim, position, who, card, run)]
    return false, missing(said, who, run)


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
                for who in position.seats:
                    viewer = PUBLIC if position.box.open_hands and rng.random() < 0.5 else who
                    view = position.view(viewer)
                    for card in view.seat(who).hand or ():
                        text = now_text(CARDS, view, card)
                        if not text:
                            assert viewer == PUBLIC and view.turn != who
                            continue
                        false, quiet = judge(position, who, card, text, rng)
                        assert not false and not quiet, (seed, who, card, text, false, quiet)
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
                    who = rng.choice(moment.seats)
                    view = moment.view(who)
                    assert game().imagine(view, rng.randrange).view(who) == view
                    for card in (view.seat(who).hand or ())[:5] if moment.round else ():
                        text = now_text(CARDS, view, card)
                        if view.seat(who).out:  # and the hand goes next
                            assert not text
                            continue
                        false, quiet = judge(moment, who, card, text, rng)
                        assert not false and not quiet, (seed, who, card, text, false, quiet)
                        looked += 1
    assert looked > 100


def test_every_card_and_every_option_is_looked_at() -> None:
    for fact in game().facts.options:
        chosen = [options.get(fact.name, fact.default) for options in OPTIONS]
        assert all(choice in chosen for choice in (fact.default, *fact.choices)), fact.name
        assert any(value != fact.default for value in chosen), fact.name
    looked: set[str] = set()
    for seed in range(len(OPTIONS)):
        for position in positions(Random(seed), OPTIONS[seed]):
            looked.update(card for hand in position.hands for card in hand)
    assert looked == set(CARDS)


def test_no_forecast_tells_what_the_viewer_may_not_know() -> None:
    """Hands of others and the deck may be what they like: the viewer's view and forecast are the same."""
    with spoken("en"):
        for seed in range(12):
            rng = Random(seed)
            for position in positions(rng, {}):
                who = rng.choice(position.seats)
                twin = position.copy()
                hidden = [card for seat in position.players if position.name(seat) != who
                          for card in position.hands[seat]] + list(position.deck)  # fmt: skip
                rng.shuffle(hidden)
                twin.seen = {}
                for seat in position.players:
                    if position.name(seat) != who:
                        twin.hands[seat] = tuple(hidden.pop() for _ in position.hands[seat])
                twin.deck = twin.box.in_order(hidden)
                for card in position.hands[position.box.index[who]]:
                    assert now_text(CARDS, position.view(who), card) == now_text(CARDS, twin.view(who), card)


def now(start: dict[str, Any], viewer: str, card: str, *steps: tuple[str, str, str]) -> str:
    position = game().start(tuple(start["players"]), {}, start)
    for step in steps:
        position.answer(*step)
    with spoken("en"):
        return loose(now_text(CARDS, position.view(viewer), card))


def test_whoever_owes_the_stakes_pays_them_back_and_the_gambit_goes_on() -> None:
    hand = ["black-2", "blue-9", "thief"]
    start: dict[str, Any] = {
        "round": 2, "stakes": 2, "leader": "A",
        "players": {
            "A": {"gold": 0, "debts": [["stakes", 5]], "hand": hand, "flight": ["white-1"]},
            "B": {"hand": ["red-5"], "flight": ["white-2"]},
            "C": {"hand": ["red-8"], "flight": ["white-3"]},
        },
    }  # fmt: skip
    back = "It would take 2 gold, and pay 2 gold of it straight back to the stakes: a debt."
    assert now(start, "A", "black-2") == f"Played first in the round, its power triggers. {back}"
    assert now(start, "A", "thief") == f"Played first in the round, its power triggers. {back}"
    assert (
        now(start, "A", "blue-9") == "Played first in the round, its power triggers. That would make 2 gold."
    )
    start["players"]["A"] = {"hand": hand, "flight": ["white-1"]}
    ends = "That would empty the stakes (2 gold) and end the gambit."
    assert now(start, "A", "black-2") == f"Played first in the round, its power triggers. {ends}"
    assert now(start, "A", "blue-9").endswith(
        "That would make 2 gold. Taken from the stakes, that would empty them and end the gambit."
    )


def test_nobody_is_promised_an_eleventh_card() -> None:
    hand = "gold-2 black-9 black-7 black-5 black-3 black-2 black-1 red-2 red-3 red-5"
    start = {
        "round": 3, "stakes": 20, "leader": "A",
        "players": {
            "A": {"hand": hand.split(), "flight": ["silver-2", "silver-3"]},
            "B": {"hand": ["red-8"], "flight": ["white-2", "white-3"]},
        },
    }  # fmt: skip
    assert now(start, "A", "gold-2").endswith("It would draw 1 card. Ten cards in hand are the limit.")


def test_a_card_without_power_has_triggered_nothing() -> None:
    start = {
        "stakes": 20, "leader": "A",
        "players": {"A": {"hand": ["tiamat", "black-9"]}, "B": {"hand": ["red-8"]}},
    }  # fmt: skip
    said = "It has no power. Its strength counts."
    assert now(start, "A", "tiamat", ("A", "play", "tiamat")) == said
    assert now(start, "A", "tiamat") == said


def test_who_does_not_lead_is_not_told_that_any_card_works() -> None:
    start = {
        "stakes": 20, "leader": "A",
        "players": {"A": {"hand": ["tiamat", "black-9"]}, "B": {"hand": ["red-8", "green-2"]}},
    }  # fmt: skip
    assert now(start, "B", "red-8").startswith(
        "A plays first: what is played just before this card will decide."
    )
    assert now(start, "B", "red-8", ("A", "play", "black-9")).startswith(
        "Its power would trigger: 8 is not more than 9."
    )
    assert now(start, "A", "tiamat", ("A", "play", "black-9")).startswith("It has no power")


def test_the_warning_of_the_blue_dragon_counts_debts() -> None:
    players = {
        "A": {"gold": 0, "debts": [["stakes", 5]], "hand": ["blue-9", "red-2"]},
        "B": {"hand": ["red-8"]},
    }
    for debts, warned in ((True, False), (False, True)):
        if not debts:
            players["A"] = {"hand": ["blue-9", "red-2"]}
        position = game().start(("A", "B"), {}, {"stakes": 1, "leader": "A", "players": players})
        position.answer("A", "play", "blue-9")
        (question,) = position.questions()
        assert bool(WORDS.caution(position.view("A"), question, "stakes")) == warned


def test_the_warning_of_the_blue_dragon_counts_the_flight_that_is_made() -> None:
    """Two gold leave six in the stakes, and the strength flight that follows takes nine."""
    players = {
        "A": {"hand": ["blue-9", "red-2"], "flight": ["black-9", "brass-9"]},
        "B": {"hand": ["red-8"], "flight": ["white-1", "white-2"]},
    }
    position = game().start(("A", "B"), {}, {"stakes": 8, "round": 3, "leader": "A", "players": players})
    position.answer("A", "play", "blue-9")
    (question,) = position.questions()
    warned = {value: bool(WORDS.caution(position.view("A"), question, value)) for value in question.legal}
    assert warned == {"stakes": True, "opponents": False}
    for value, ends in warned.items():
        told = position.copy().answer("A", "blue", value)
        assert any(event.kind == "gambit_ends" and event.public["why"] == "emptied" for event in told) == ends


def test_beside_a_god_a_copper_that_goes_is_no_trouble() -> None:
    start = {
        "stakes": 20, "leader": "A",
        "players": {
            "A": {"hand": ["copper-3", "gold-4"], "flight": ["tiamat"]},
            "B": {"hand": ["red-8"], "flight": ["red-2"]},
        },
    }  # fmt: skip
    position = game().start(("A", "B"), {}, start)
    (question,) = position.questions()
    with spoken("en"):
        said = [WORDS.caution(position.view("A"), question, card) for card in ("copper-3", "gold-4")]
    assert said == ["", "beside Tiamat this flight cannot win"]


def test_what_has_no_power_bears_no_mark_and_is_not_counted() -> None:
    start = {
        "stakes": 20, "leader": "A",
        "players": {"A": {"hand": ["tiamat", "red-2"]}, "B": {"hand": ["bronze-9", "red-8"]}},
    }  # fmt: skip
    position = game().start(("A", "B"), {}, start)
    history = [*position.answer("A", "play", "tiamat"), *position.answer("B", "play", "bronze-9")]
    assert marks_of(position.view(PUBLIC), history[:-1]) == {"bronze-9": "works"}
    worked = next(tally for tally in ledger(history, ("A", "B")).tallies if "triggered" in tally.title)
    assert worked.counts == {"A": 0, "B": 1}
    with spoken("en"):
        told = [
            text
            for event in history
            if event.who == "A" and event.kind != "round_begins" and (text := WORDS.event(event))
        ]
    assert loose(" ".join(told)) == ("A plays Tiamat. Tiamat has no power.")
