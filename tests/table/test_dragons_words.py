"""The words of Le Jeu des dragons: complete in both languages, without a "you" and without a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from pierres.rules.game import PUBLIC, Event, Illegal
from pierres.rules.jeu_des_dragons import FACTS
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.store import library
from pierres.table import art
from pierres.table.jeu_des_dragons.context import Context
from pierres.table.jeu_des_dragons.layout import Shape, layout
from pierres.table.jeu_des_dragons.picture import beat_text
from pierres.table.jeu_des_dragons.pieces import power_strip
from pierres.table.jeu_des_dragons.pieces.dragon_card import kind_of
from pierres.table.jeu_des_dragons.pieces.signs import Beat
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.event_text import JeuDesDragonsEvents
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording
from tests.languages import loose, spoken
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES
from tests.table.dragons_hands import GAME, session_of

RULES = Path(__file__).parents[2] / "pierres" / "rules" / "jeu_des_dragons"
CARDS = library.game(GAME).characters


@pytest.fixture(params=["en", "fr"])
def wording(request: pytest.FixtureRequest, qapp: Any) -> Iterator[JeuDesDragonsWording]:
    with spoken(request.param):
        yield JeuDesDragonsWording(CARDS)


def said_well(text: str) -> bool:
    """Whether it is a text for people: no key, no hole, no plural in brackets."""
    return bool(text) and not re.search(r"[{}_]|\(s\)|%n|None", text)


def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(RULES.glob("*.py")))


def test_every_kind_of_event_of_the_rules_has_its_words() -> None:
    kinds = set(re.findall(r'Event\(\s*"([a-z_]+)"', source()))
    assert len(kinds) > 30 and kinds <= JeuDesDragonsEvents(CARDS).kinds


def test_every_reason_of_a_power_without_effect_has_its_words(wording: JeuDesDragonsWording) -> None:
    reasons = set(re.findall(r'void\([^)]*"([a-z_]+)", events\)', source()))
    reasons |= {"no_antes", "no_dragons", "nobody_ahead"}
    assert len(reasons) >= 9
    for reason in reasons:
        event = Event("void", "Léa", {"card": "dracolich", "of": "red-2", "reason": reason})
        assert said_well(wording.event(event) or ""), reason


def test_antes_paid_in_full_are_told_once_by_their_price(wording: JeuDesDragonsWording) -> None:
    paid = {"to": STAKES_NAME, "amount": 7, "paid": 7, "why": "ante", "card": None}
    assert not wording.is_logged(Event("paid", "Léa", paid))
    assert wording.is_logged(Event("paid", "Léa", {**paid, "paid": 3}))
    assert wording.is_logged(Event("paid", "Léa", {**paid, "why": "purchase"}))


def test_a_debt_is_paid_back_to_somebody(qapp: Any) -> None:
    with spoken("en"):
        wording = JeuDesDragonsWording(CARDS)
        repaid = [
            loose(wording.event(Event("repaid", "Léa", {"to": to, "amount": 5, "left": 4})) or "")
            for to in (STAKES_NAME, "Tom")
        ]
    assert [re.sub("[\u2066-\u2069]", "", text) for text in repaid] == [
        "Léa repays 5 gold to the stakes at once; still owed: 4 gold.",
        "Léa repays 5 gold to Tom at once; still owed: 4 gold.",
    ]


def test_every_refusal_has_its_sentence(wording: JeuDesDragonsWording) -> None:
    found = set(re.findall(r'return "([a-z_]+)", \{', (RULES / "position.py").read_text("utf-8")))
    assert {"not_in_hand", "does_not_fit", "wrong_number", "not_a_choice"} <= found
    for reason in found | {"not_asked", "wrong_kind"}:
        for kind in ("play", "slay", "target", "copy", "keep", "next", "give"):
            told = Illegal("Léa", kind, "x", reason, {"card": "red-2", "wanted": 2, "asked": "ante"})
            assert said_well(wording.refusal(told)), (reason, kind)


def test_every_option_has_its_words(wording: JeuDesDragonsWording) -> None:
    for fact in FACTS.options:
        text = wording.option(fact)
        assert said_well(text.label) and said_well(text.explanation)
        for value in fact.choices or (fact.default, 3):
            said = wording.option_value(fact, value)
            assert said_well(said) and said != str(value)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_are_told_without_a_you(wording: JeuDesDragonsWording, seats: int) -> None:
    session = session_of(seats, seed=seats, gambits=3)
    rng = Random(seats)
    while not session.over:
        sit_down(session)
        question = session.asked()
        assert question is not None
        view = session.view()
        assert said_well(wording.headline(view, question, question.who))
        assert said_well(wording.question(view, question))
        for value in list(question.legal)[:12]:
            assert said_well(wording.answer(view, question, value)), (question.kind, value)
            assert "{" not in wording.caution(view, question, value)
            wording.rank(view, question, value)
        for seat in NAMES[:seats]:
            assert said_well(wording.seat_text(view, seat))
            for column in wording.columns(view):
                cell = wording.cell(view, seat, column.key)
                assert column.title and column.tip and said_well(cell.spoken)
        for card in view.seat(question.who).hand or ():
            now = wording.now_text(view, card)
            assert "{" not in now
        told = session.to_act()
        assert session.answer(legal_answer(session, rng))
        curtain = wording.curtain(session.view(), session.curtain or told or "Léa")
        assert curtain.title and curtain.confirm
    for event in session.history():
        text, line = wording.event(event), wording.log(event)
        assert text is None or said_well(text), event
        assert (line is not None) <= wording.is_logged(event)
        if text:
            assert not re.search(r"\b(you|your|vous|votre|vos|tu)\b", text, re.I), text
    assert said_well(wording.headline(session.view(), None, None))
    chapters = wording.story(session.history(), NAMES[:seats])
    assert len(chapters) == 5 and all(said_well(p) for part in chapters for p in part.paragraphs)
    ledger = wording.ledger(session.history(), NAMES[:seats])
    gambits = sum(event.kind == "gambit_ends" for event in session.history())
    assert str(gambits) in ledger.length and all(set(t.counts) == set(NAMES[:seats]) for t in ledger.tallies)


def test_what_is_logged_is_the_same_whoever_looks(qapp: Any) -> None:
    session = session_of(3, seed=5, gambits=2)
    rng = Random(5)
    with spoken("en"):
        wording = JeuDesDragonsWording(CARDS)
        while not session.over:
            sit_down(session)
            assert session.answer(legal_answer(session, rng))
        events = session._history.history(PUBLIC)
        lines = [wording.log(event) for event in events]
        for seat in NAMES[:3]:
            own = [wording.log(event) for event in session._history.history(seat)]
            assert len([line for line in own if line]) == len([line for line in lines if line])


def test_names_in_sentences(qapp: Any) -> None:
    with spoken("fr"):
        said = {key: {k: loose(v) for k, v in names.forms(CARDS[key]).items()} for key in CARDS}
        assert said["red-12"]["of_the"] == "du Dragon rouge 12"
        assert said["archmage"]["the"] == "l’Archimage" and said["archmage"]["to_the"] == "à l’Archimage"
        assert said["princess"]["of_the"] == "de la Princesse" and said["bahamut"]["the"] == "Bahamut"
        assert said["brass-4"]["The"] == "Le Dragon d’airain 4"
    with spoken("en"):
        assert loose(names.forms(CARDS["red-12"])["the"]) == "the Red Dragon 12"
        assert names.forms(CARDS["fool"])["The"] == "The Fool"


def test_every_card_has_an_emblem_and_signs_of_its_power(qapp: Any) -> None:
    for card in CARDS.values():
        assert art.exists(f"dragons/{kind_of(card)}"), card.id
        assert power_strip.tokens(card.effects)
    assert art.exists("dragons/back")


def test_the_rules_page_has_every_card(wording: JeuDesDragonsWording) -> None:
    page = wording.rules()
    assert "<!--cards-->" not in page
    for card in CARDS.values():
        assert names.title(card) in page


def test_a_card_that_a_copper_brought_says_why_it_works(qapp: Any) -> None:
    """It works though it is stronger than the card before; the sheet said that it did not."""
    start = {
        "stakes": 30, "turn": "Hugo", "played": [["Léa", "red-5"]],
        "players": {
            "Léa": {"hand": ["blue-1"], "flight": ["red-5"]},
            "Hugo": {"hand": ["copper-3", "blue-2"]},
            "Inès": {"hand": ["black-1"]},
        },
    }  # fmt: skip
    position = library.game(GAME).start(NAMES[:3], {}, start)
    history = [*position.answer("Hugo", "play", "copper-3"), *position.answer("chance", "draw", "gold-13")]
    with spoken("en"):
        now = loose(JeuDesDragonsWording(CARDS).now_text(position.view(PUBLIC), "gold-13", history))
    assert now == "Its power triggered: it replaced another card (Copper Dragon 3)."


def test_a_hand_that_lies_open_says_what_its_cards_would_do(qapp: Any) -> None:
    session = session_of(2, seed=2, hands="open")
    rng = Random(1)
    while session.view().round == 0:
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    asked, view = session.asked(), session.view()
    assert asked is not None and view.viewer == PUBLIC and asked.kind == "play"
    with spoken("en"):
        wording = JeuDesDragonsWording(CARDS)
        assert all("power" in wording.now_text(view, card) for card in view.seat(asked.who).hand)
        other = next(seat for seat in view.seats if seat.name != asked.who)
        assert not any(wording.now_text(view, card) for card in other.hand)


def test_a_god_without_a_power_triggers_nothing(qapp: Any) -> None:
    start = {"players": {"Léa": {"hand": ["tiamat", "red-2"]}, "Hugo": {"hand": ["blue-1"]}}}
    position = library.game(GAME).start(NAMES[:2], {}, start)
    view, (question,) = position.view("Léa"), position.questions()
    with spoken("en"):
        wording = JeuDesDragonsWording(CARDS)
        assert loose(wording.answer(view, question, "tiamat")) == "Tiamat: no power"
        assert loose(wording.answer(view, question, "red-2")) == "Red Dragon 2: its power triggers"
        assert "no power" in wording.now_text(view, "tiamat")


def test_no_other_round_is_promised_where_nobody_has_a_card(wording: JeuDesDragonsWording) -> None:
    told = {"totals": {"Léa": 5, "Hugo": 5}, "barred": {}, "weakest": False, "front": ["Léa", "Hugo"]}
    played, stuck = (
        wording.event(Event("flights_compared", "", {**told, "again": again})) for again in (True, False)
    )
    assert played is not None and stuck is not None and played.startswith(stuck) and played != stuck


def test_the_words_on_the_plate_of_strength_are_never_cut(wording: JeuDesDragonsWording) -> None:
    """Six seats on the smallest table in the largest text."""
    view = library.game(GAME).start(NAMES[:2], {}, {"players": {"Léa": {"hand": ["red-2"]}}}).view(PUBLIC)
    places = layout(Shape(6, True), 990, 580, 2.0)
    texts = set()
    for shown in (
        view, view._replace(to_beat=12), view._replace(round=0), view._replace(to_beat=6, over="gambits"),
    ):  # fmt: skip
        number, text = beat_text(Context(shown, places, wording, CARDS, {}))
        plate = Beat(number, text, round(1.4 * places.text))
        side = min(0.86 * places.beat.h, 0.36 * places.beat.w)
        room, font = plate.words(QRectF(0, 0, places.beat.w, places.beat.h), 0.06 * places.beat.h + side)
        needed = QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        assert needed.height() <= room.height() and needed.width() <= room.width(), text
        texts.add((number, text))
    assert len(texts) == 4
