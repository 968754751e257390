"""How sentences are set: numbers hold on to their words, and names do not turn them round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC, Event, Illegal
from pierres.store import library
from pierres.wording.aux_pierres.wording import AuxPierresWording
from pierres.wording.grammar import whose
from pierres.wording.typeset import for_ears, isolated
from tests.languages import spoken

pytestmark = pytest.mark.usefixtures("qapp")

GAME: Any = library.game("aux-pierres")
SEATS = ("Léa", "דוד", "ليلى", "Éloi")
FOREIGN = SEATS[1:3]
KINDS = ("fairy", "common", "silver", "cursed", "amulet")

# What random games seldom bring.
RARE = (
    *(Event("paid_coins", seat, {"coins": {"fairy": 1, "silver": 3}}) for seat in SEATS),
    Event("stole_nothing", "דוד", {"victim": "ليلى"}),
    Event("stole", "דוד", {"victim": "ليلى", "thing": "fairy", "front": True}),
    Event("stole", "דוד", {"victim": "ليلى", "thing": "common", "front": False}),
    Event("declined", "דוד", {"character": "necromancer"}),
    Event("gave_bid", "דוד", {"fairy": 0}),
    Event("gave_bid", "דוד", {"fairy": 3}),
    Event("seized", "דוד", {"victim": "ليلى", "coins": {"common": 2, "silver": 1}}),
    Event("banished", "דוד", {"colour": "red", "stones": {"ليلى": 2, "Léa": 1}}),
    Event("bought", "דוד", {"stones": {}, "coins": {}}),
    Event("gained", "דוד", {"coin": "silver", "n": 2, "wanted": 3}),
    Event("gained", "דוד", {"coin": "amulet", "n": 0, "wanted": 1}),
    *(
        Event("chose_character", "דוד", {"character": "imp", "pool": pool, "random": random})
        for pool in ("played", "pile")
        for random in (False, True)
    ),
    *(
        Event("void", "דוד", {"character": "ghost", "reason": reason})
        for reason in ("cannot_pay", "bank_empty", "pile_empty", "row_empty", "bid_given", "taken")
    ),
)


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with spoken(request.param):
        yield request.param


def held(text: str) -> bool:
    """Whether no line can end between a number and what it counts, or begin with a number that closes."""
    free = re.search(r"(?:^|[ (])\d+ \w", text)
    closing = re.search(r" \d+(?:[.,;:!)]|$)", text, re.MULTILINE)
    return free is None and closing is None


def whole_names(text: str) -> bool:
    """Whether every name that runs from right to left stands between the marks that hold it."""
    bare = text
    for name in FOREIGN:
        bare = bare.replace(f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}", "")
    return not any(name in bare for name in FOREIGN)


def games() -> Iterator[tuple[AuxPierresWording, str]]:
    """Every sentence of some games: events, questions, answers, places, sheets and the story."""
    words = AuxPierresWording(GAME.characters)
    for seed in range(2):
        position, rng, history = GAME.start(SEATS), Random(seed), []
        step = 0
        while questions := position.questions():
            question = questions[0]
            value = question.legal[rng.randrange(question.legal.size)]
            if question.who != CHANCE and step % 13 == 0:
                view = position.view(question.who)
                yield words, words.headline(view, question, question.who)
                yield words, words.headline(position.view(PUBLIC), None, question.who)
                yield words, words.curtain(position.view(PUBLIC), question.who).title
                yield words, words.answer(view, question, value)
                for seat in SEATS:
                    yield words, words.seat_text(view, seat)
                for text in (words.pile_text, words.bag_text, words.purse_text):
                    yield words, text(view)
                for key in (*view.row, *view.pile):
                    yield words, words.now_text(view, key, history)
            step += 1
            for event in position.answer(question.who, question.kind, value):
                history.append(event)
                yield words, words.event(event) or ""
                yield words, words.verdict(event)
        for chapter in words.story(history, SEATS):
            for text in (chapter.title, *chapter.paragraphs):
                yield words, text
    for event in RARE:
        yield words, words.event(event) or ""
    for reason, details in (
        ("not_asked", {}), ("wrong_kind", {"asked": "bid"}), ("wrong_price", {"gold": 1, "silver": 3}),
        ("not_in_bank", {"colour": "red", "have": 1}),
        *(("not_in_purse", {"coin": coin, "have": have}) for coin in KINDS for have in (0, 1, 2)),
    ):  # fmt: skip
        yield words, words.refusal(Illegal("דוד", "bid", {}, reason, details))
    for key in GAME.characters:
        yield words, words.character_text(key)
        yield words, words.card_line(key)


def test_numbers_hold_on_and_names_turn_nothing_round(language: str) -> None:
    told = 0
    for _, text in games():
        told += any(name in text for name in FOREIGN)
        assert held(text), text
        assert whole_names(text), text
        assert text.count("\N{FIRST STRONG ISOLATE}") == text.count("\N{POP DIRECTIONAL ISOLATE}")
    assert told > 300


def test_a_sentence_with_a_hebrew_name_is_drawn_from_left_to_right(language: str) -> None:
    from PySide6.QtGui import QTextLayout

    words = AuxPierresWording(GAME.characters)
    stones = {seat: {"red": 2, "blue": 1, "yellow": 0} for seat in ("דוד", "ليلى", "Léa")}
    text = words.event(Event("dealt", "", {"stones": stones})) or ""
    layout = QTextLayout(text)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()

    def x(position: int) -> float:
        return float(line.cursorToX(position)[0])  # type: ignore[index]

    # Behind each name its number, on its right.
    ends = [text.index(seat) + len(seat) for seat in ("דוד", "ليلى", "Léa")]
    numbers = [text.index("2", end) for end in ends]
    places = [place for start, number in zip((text.index(s) for s in stones), numbers, strict=True)
              for place in (x(start), x(number))]  # fmt: skip
    assert places == sorted(places)
    first = words.event(Event("kept", "דוד", {})) or ""
    assert not first.isascii() and not QTextLayout(first).text().startswith("דוד")


def test_only_names_that_turn_are_marked() -> None:
    assert isolated("Léa") == "Léa"
    assert isolated("Léa 2") == "Léa 2"
    assert isolated("Ben ١") != "Ben ١"
    assert for_ears(isolated("דוד")) == "דוד"
    assert for_ears("Léa wins") == "Léa wins"


@pytest.mark.parametrize(
    ("name", "french", "english"),
    [
        ("Inès", "d’Inès", "Inès’s"),
        ("Léa", "de Léa", "Léa’s"),
        ("Élodie", "d’Élodie", "Élodie’s"),
        ("Œdipe", "d’Œdipe", "Œdipe’s"),
        ("Hugo", "d’Hugo", "Hugo’s"),
        ("Hélène", "d’Hélène", "Hélène’s"),
        ("Hans", "de Hans", "Hans’s"),
        ("Yves", "d’Yves", "Yves’s"),
        ("Yann", "de Yann", "Yann’s"),
        ("42", "de 42", "42’s"),
    ],
)
def test_whose_screen_it_is(name: str, french: str, english: str) -> None:
    with spoken("fr"):
        assert whose(name) == french
    with spoken("en"):
        assert whose(name) == english


def test_nobody_has_nought_of_a_coin() -> None:
    words = AuxPierresWording(GAME.characters)
    refusal = Illegal("Inès", "bid", {}, "not_in_purse", {"coin": "fairy", "have": 0})
    with spoken("fr"):
        assert words.refusal(refusal) == "Inès n’a plus d’or des fées."
    with spoken("en"):
        assert words.refusal(refusal) == "Inès has no fairy gold left."
