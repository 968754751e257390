"""Everything that is said while games are played: questions, answers, events, log, refusals and the story."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pierres.rules.aux_pierres.rounds import value_of
from pierres.rules.game import CHANCE, PUBLIC, Event, Illegal, OptionFact, Question
from pierres.store import library
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.wording import AuxPierresWording
from tests.languages import loose, spoken

SEATS = ("Léa", "Tom", "Anna", "Éloi")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with spoken(request.param):
        yield request.param


GAME: Any = library.game("aux-pierres")


def words() -> AuxPierresWording:
    return AuxPierresWording(GAME.characters)


def whole(text: str) -> None:
    assert text and text == text.strip()
    for mark in ("{", "}", "%n", "(s)", "  ", "..", "None"):
        assert mark not in text, text


def play(
    rng: Random, start: dict[str, Any] | None = None
) -> Iterator[tuple[Any, Question, Any, list[Event]]]:
    """A random game: the position before each answer, the question, the answer and what followed."""
    position = GAME.start(SEATS, None, start)
    while questions := position.questions():
        question = questions[0]
        value = question.legal[rng.randrange(question.legal.size)]
        before = position.copy()
        yield before, question, value, position.answer(question.who, question.kind, value)


RARE = [
    Event("paid_coins", "Léa", {"coins": {"fairy": 1, "silver": 3}}),
    Event("stole_nothing", "Léa", {"victim": "Tom"}),
    Event("stole", "Léa", {"victim": "Tom", "thing": "fairy", "front": True}),
    Event("declined", "Léa", {"character": "necromancer"}),
    Event("gave_bid", "Léa", {"fairy": 0}),
    Event("seized", "Léa", {"victim": "Tom", "coins": {"common": 2, "silver": 0}}),
    Event("banished", "Léa", {"colour": "red", "stones": {}}),
    Event("bought", "Léa", {"stones": {}, "coins": {}}),
    Event("gained", "Léa", {"coin": "amulet", "n": 0, "wanted": 1}),
    Event("chose_character", "Léa", {"character": "imp", "pool": "played", "random": True}),
    Event("specials_drawn", "", {"characters": [], "refilled": False}),
    *(
        Event("void", "Léa", {"character": "ghost", "reason": reason})
        for reason in ("cannot_pay", "bank_empty", "pile_empty", "row_empty", "bid_given", "taken")
    ),
]


def test_rare_events_in_words(language: str) -> None:
    texts = [words().event(event) for event in RARE]
    for text in texts:
        assert text is not None and text[-1] == "."
        whole(text)
    assert len(set(texts)) == len(texts)


def test_whole_games_in_words(language: str) -> None:
    wording = words()
    kinds, asked = set(), set()
    for seed in range(12):
        history: list[Event] = []
        for step, (position, question, value, events) in enumerate(play(Random(seed))):
            for event in events:
                kinds.add(event.kind)
                for viewer in (PUBLIC, *SEATS):
                    seen = event.seen_by(viewer)
                    if seen is None:
                        continue
                    text, line = wording.event(seen), wording.log(seen)
                    assert text is not None, seen
                    whole(text)
                    assert line is None or line.text == text
                    if viewer == PUBLIC:
                        history.append(seen)
            if question.who == CHANCE or (question.kind in asked and step % 7):
                continue
            asked.add(question.kind)
            view = position.view(question.who if question.private else PUBLIC)
            headline = wording.headline(view, question, question.who)
            whole(headline)
            assert headline.startswith(question.who)
            assert headline.endswith(wording.question(view, question)[1:])
            whole(wording.answer(view, question, value))
            for key in view.row + view.pile:
                for text in wording.now_text(view, key, history).split("\n"):
                    assert text == "" or text[-1] in ".!"
        chapters = wording.story(history, SEATS)
        rounds = sum(event.kind == "round_begins" for event in history)
        assert len(chapters) == rounds + 2
        winner = history[-1].who
        assert winner in chapters[-1].paragraphs[-1]
        for chapter in chapters:
            whole(chapter.title)
            for paragraph in chapter.paragraphs:
                whole(paragraph)
    assert asked >= {"bid", "silver", "double", "use", "option", "pay", "colour", "victim", "character"}
    assert kinds <= wording.events.kinds
    assert wording.events.kinds - kinds <= {event.kind for event in RARE}


SCENARIOS = [
    scenario
    for path in sorted((Path(__file__).parents[1] / "scenarios").glob("aux_pierres*.toml"))
    for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]
]


def test_every_scenario_can_be_told(language: str) -> None:
    """Own cards, refusals and rare moments: whatever the rules can do has words."""
    refused = set()
    for scenario in SCENARIOS:
        position = GAME.start(tuple(scenario["seats"]), scenario.get("options"), scenario.get("start"))
        wording = AuxPierresWording(position.characters)
        for step in scenario["steps"]:
            if isinstance(step, dict):
                continue
            for question in position.questions():
                if question.who == CHANCE:
                    continue
                view = position.view(question.who if question.private else PUBLIC)
                whole(wording.headline(view, question, question.who))
                for value in islice(question.legal, 20):
                    whole(wording.answer(view, question, value))
            try:
                events = position.answer(*step[:3])
            except Illegal as illegal:
                refused.add(illegal.reason)
                whole(wording.refusal(illegal))
                continue
            for event in events:
                text = wording.event(event)
                assert text is not None, event
                whole(text)
    assert refused >= {"not_in_purse", "not_allowed_coin", "not_a_choice", "not_asked", "wrong_price"}


def test_no_two_answers_to_a_question_sound_alike(language: str) -> None:
    wording = words()
    seen: dict[str, int] = {}
    for seed in range(30, 60):
        for position, question, _, _ in play(Random(seed)):
            if question.who == CHANCE or seen.get(question.kind, 0) >= 25:
                continue
            seen[question.kind] = seen.get(question.kind, 0) + 1
            view = position.view(question.who if question.private else PUBLIC)
            values = list(islice(question.legal, 300))
            texts = {wording.answer(view, question, value) for value in values}
            assert len(texts) == len(values), question
            for text in texts:
                whole(text)


def test_fists_in_words() -> None:
    wording = words()
    with spoken("en"):
        assert wording.fist_text("bid", {}) == "Empty fist"
        assert (
            loose(wording.fist_text("bid", {"fairy": 3, "common": 1}))
            == "3 fairy gold and 1 common gold — value 4"
        )
        assert (
            loose(wording.fist_text("silver", {"silver": 2, "amulet": 1}))
            == "2 silver and 1 amulet — value 4"
        )
        assert value_of("bid", {"fairy": 2, "common": 1, "amulet": 2}) == 12
    with spoken("fr"):
        assert wording.fist_text("bid", {"fairy": 0}) == "Poing vide"
        assert loose(wording.fist_text("bid", {"cursed": 1})) == "1 pièce maudite — valeur 0"


def bidding(**players: dict[str, Any]) -> Any:
    return GAME.start(SEATS, None, {"auction": "thief", "row": ["witch"], "players": players})


def test_an_amulet_alone_and_a_cursed_coin_are_warned_of() -> None:
    position = bidding(Léa={"amulet": 1, "cursed": 1})
    question, wording = position.questions()[0], words()
    view = position.view("Léa")
    with spoken("en"):
        assert (
            wording.caution(view, question, {"amulet": 1})
            == "An amulet alone is worth nothing, and is spent."
        )
        assert "nobody will win the Thief" in wording.caution(view, question, {"cursed": 1})
        assert wording.caution(view, question, {"amulet": 1, "fairy": 1}) == ""
        assert wording.caution(view, question, {}) == ""


def test_fists_are_listed_by_value() -> None:
    position = bidding(Léa={"fairy": 2, "common": 2, "amulet": 1})
    question, wording = position.questions()[0], words()
    view = position.view("Léa")
    ordered = sorted(question.legal, key=lambda value: wording.rank(view, question, value))
    assert ordered[0] == {}
    values = [value_of("bid", value) for value in ordered]
    assert values == sorted(values)


def test_what_is_asked_behind_the_curtain_is_told_without_telling_a_purse(language: str) -> None:
    wording = words()
    poor = bidding(Léa={"fairy": 0, "common": 0}, Tom={"fairy": 16, "common": 4})
    rich = bidding(Léa={"fairy": 16, "common": 4}, Tom={"fairy": 0, "common": 0})
    said = set()
    for position in (poor, rich):
        view = position.view(PUBLIC)
        curtain = wording.curtain(view, "Léa")
        whole(curtain.title)
        whole(curtain.invitation)
        whole(curtain.confirm)
        said.add((wording.headline(view, None, "Léa"), curtain, wording.seat_text(view, "Léa")))
        assert wording.purse_text(view) == ""
    assert len(said) == 1


def test_the_headlines_of_the_brief() -> None:
    position = bidding()
    with spoken("fr"):
        assert words().headline(position.view("Léa"), position.questions()[0], "Léa") == (
            "Léa, votre mise pour le Voleur"
        )
        silver = position.questions()[0]._replace(kind="silver")
        assert words().headline(position.view("Léa"), silver, "Léa") == "Léa, votre argent pour le départage"
    with spoken("en"):
        assert words().headline(position.view("Léa"), position.questions()[0], "Léa") == (
            "Léa, your bid for the Thief"
        )


@pytest.mark.parametrize(
    ("reason", "details"),
    [
        ("not_asked", {}),
        ("wrong_kind", {"asked": "bid"}),
        ("not_a_value", {}),
        ("not_in_purse", {"coin": "fairy", "have": 2}),
        ("not_in_purse", {"coin": "cursed", "have": 0}),
        ("not_allowed_coin", {"coin": "silver"}),
        ("not_a_choice", {}),
        ("wrong_price", {"gold": 1, "silver": 3}),
        ("wrong_price", {"gold": 0, "silver": 3}),
        ("not_in_bank", {"colour": "red", "have": 1}),
        ("not_in_bank", {"colour": "red", "have": 0}),
    ],
)
def test_refusals_are_one_sentence(language: str, reason: str, details: dict[str, Any]) -> None:
    text = words().refusal(Illegal("Léa", "bid", {}, reason, details))
    whole(text)
    assert text[0].isupper() and text.endswith(".") and text.count(".") == 1


def test_a_real_refusal_says_what_is_there() -> None:
    position = bidding(Léa={"fairy": 2})
    with pytest.raises(Illegal) as caught, spoken("fr"):
        position.answer("Léa", "bid", {"fairy": 3})
    with spoken("fr"):
        assert (
            loose(words().refusal(caught.value))
            == "Léa a seulement 2 pièces d’or des fées derrière son écran."
        )


def test_a_choice_that_there_is_not_is_refused_with_its_reason(language: str) -> None:
    kinds = ("pay", "colour", "victim", "character", "use")
    texts = {words().refusal(Illegal("Léa", kind, None, "not_a_choice")) for kind in kinds}
    assert len(texts) == len(kinds)
    for text in texts:
        whole(text)


def test_what_the_rules_keep_out_of_a_fist_is_not_said_to_be_missing() -> None:
    """An amulet in a tie-break without them, a cursed coin on the Witch: both may lie behind the screen."""
    for coin in ("amulet", "cursed"):
        refusal = Illegal("Léa", "silver", {}, "not_in_purse", {"coin": coin, "have": 0})
        with spoken("en"):
            assert words().refusal(refusal).endswith("to bid here.")
        with spoken("fr"):
            assert words().refusal(refusal).endswith("à miser ici.")


def test_the_specials_that_join_a_round_are_in_the_log(language: str) -> None:
    position, rng, lines = GAME.start(SEATS), Random(2), []
    while len(lines) < 3:
        question = position.questions()[0]
        value = question.legal[rng.randrange(question.legal.size)]
        for event in position.answer(question.who, question.kind, value):
            if event.kind == "specials_drawn":
                line = words().log(event.seen_by(PUBLIC) or event)
                assert line is not None
                for key in event.public["characters"]:
                    assert words().character(key) in line.text
                lines.append(line)
    assert all(len(line.text) < 120 for line in lines)


def now(auction: str, viewer: str, **start: Any) -> Sequence[str]:
    position = GAME.start(SEATS, None, {"auction": auction, "row": ["witch"], **start})
    return loose(words().now_text(position.view(viewer), auction)).split("\n")


def test_what_a_card_would_do_now() -> None:
    stones = {"red": 1, "blue": 1, "yellow": 1}
    with spoken("en"):
        assert now("enchanter", "Léa") == ["Léa cannot pay, and gets: 3 silver."]
        assert now("enchanter", "Léa", players={"Léa": {"stones": stones}}) == ["Léa can pay, but need not."]
        assert now("enchanter", PUBLIC, players={"Tom": {"stones": stones}}) == ["Can pay: Tom."]
        assert now("apprentice", "Léa") == ["Léa cannot pay: no effect."]
        assert now("charlatan", "Léa") == ["Léa has no stone: the power costs nothing."]
        short = {"Tom": {"common": 7}, "Anna": {"common": 2}}
        assert now("alchemist", "Léa", players=short) == [
            "The bank has only 2 common gold now; what is bid will be added."
        ]
        assert now("imp", "Léa", pile=[]) == ["The pile is empty: no effect."]
        all_red = {"Tom": {"stones": {"red": 12}}}
        assert now("red_dragon", "Léa", players=all_red) == ["The bank has no red stone left."]


def test_why_a_power_did_not_trigger() -> None:
    position = GAME.start(
        SEATS,
        None,
        {"auction": "thief", "row": ["witch"], "pile": ["magician"], "players": {"Tom": {"cursed": 1}}},
    )
    history: list[Event] = []
    for seat, bid in zip(SEATS, ({"fairy": 1}, {"cursed": 1}, {}, {}), strict=True):
        history += position.answer(seat, "bid", bid)
    with spoken("en"):
        assert words().now_text(position.view(PUBLIC), "thief", history) == (
            "Cursed by Tom: the power of the Thief is cancelled, and nobody wins."
        )


@pytest.mark.parametrize("fact", GAME.facts.options, ids=lambda fact: str(fact.name))
def test_options_explain_themselves(language: str, fact: OptionFact) -> None:
    text = words().option(fact)
    whole(text.label)
    whole(text.explanation)
    assert text.explanation.endswith(".")
    values = [words().option_value(fact, value) for value in fact.choices]
    assert len(set(values)) == len(values)
    for value in values:
        whole(value)


def test_places_are_spoken(language: str) -> None:
    wording = words()
    for step, (position, _question, _value, _events) in enumerate(play(Random(5))):
        if step % 40:
            continue
        view = position.view("Léa")
        for text in (
            *(wording.seat_text(view, seat) for seat in SEATS),
            wording.pile_text(view),
            wording.bag_text(view),
            wording.purse_text(view),
        ):
            whole(text)


def test_the_pile_is_told_as_a_set(language: str) -> None:
    def told(pile: list[str]) -> str:
        position = GAME.start(SEATS, None, {"auction": "troll", "row": ["witch"], "pile": pile})
        return words().pile_text(position.view(PUBLIC))

    assert told(["thief", "magician", "imp"]) == told(["imp", "thief", "magician"])


def test_french_takes_the_singular_for_nought_and_one() -> None:
    with spoken("fr"):
        assert loose(names.stone("red", 0)) == "0 pierre rouge"
        assert loose(names.stone("red", 1)) == "1 pierre rouge"
        assert loose(names.stone("red", 2)) == "2 pierres rouges"
        assert loose(names.stones({"red": 2, "blue": 1})) == "2 pierres rouges et 1 pierre bleue"
    with spoken("en"):
        assert loose(names.stone("red", 0)) == "0 red stones"
        assert loose(names.stone("red", 1)) == "1 red stone"
