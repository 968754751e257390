"""What is hidden moves no answer, and no reason tells of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from pierres.players.jeu_des_dragons import LEVELS
from pierres.players.jeu_des_dragons.reasons import reason_of
from pierres.players.player import ComputerPlayer
from pierres.rules.game import CHANCE, PUBLIC, Question
from pierres.rules.jeu_des_dragons.position import Position
from pierres.wording.aux_pierres import reason_text as aux_reasons
from pierres.wording.jeu_des_dragons.reason_text import _TEXTS
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording
from tests.rules.jeu_des_dragons_house import OPTIONS, game, sit


def positions(seed: int, number: int) -> Iterator[tuple[Position, Question]]:
    """Positions of random games in which a seat is asked."""
    random = Random(seed)
    for start in range(40):
        position = sit(2 + (seed + start) % 5, None, **OPTIONS[(seed + start) % len(OPTIONS)])
        for _ in range(90):
            if not position.open:
                break
            question = position.open[random.randrange(len(position.open))]
            if question.who != CHANCE:
                yield position, question
                number -= 1
                if not number:
                    return
            value = question.legal[random.randrange(question.legal.size)]
            position.answer(question.who, question.kind, value)


def player(level: type[ComputerPlayer], position: Position, seat: str, samples: int = 2) -> ComputerPlayer:
    return level(game(), seat, position.seats, dict(position.box.options), 7, samples)


@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_the_same_whatever_is_hidden(level: type[ComputerPlayer]) -> None:
    random = Random(3)
    differ = 0
    for position, question in positions(1, 120):
        seat = question.who
        view = position.view(seat)
        twin = game().imagine(view, random.randrange)
        differ += twin.hands != position.hands
        answers = []
        for one in (position, twin):
            asked = tuple(each for each in one.questions() if each.who == seat)
            thinker = player(level, position, seat)
            answers.append((thinker.answer(one.view(seat), asked), thinker.reason))
        assert answers[0] == answers[1]
    assert differ > 80


def test_a_reason_reads_nothing_but_what_all_may_see() -> None:
    cards = game().start(("A", "B"), {}).box.cards
    kinds = set()
    for position, question in positions(2, 1500):
        seat = question.who
        open_to_all = position.view(PUBLIC)._replace(viewer=seat)
        for value in list(question.legal)[:12]:
            reason = reason_of(cards, position.view(seat), question, value)
            assert reason == reason_of(cards, open_to_all, question, value)
            kinds.add(reason.kind)
            # The only card is the answer itself, which lies open by then.
            assert reason.told.get("card", value) == value
            assert reason.told.get("name", seat) in position.seats
    assert len(kinds) >= 30
    assert kinds <= set(_TEXTS)


def test_nobody_learns_whether_there_was_a_card_to_give() -> None:
    """D-26: who pays says the same with and without a card that fits."""
    cards = game().start(("A", "B"), {}).box.cards
    told = set()
    for position, question in positions(5, 3000):
        if question.kind == "give":
            reason = reason_of(cards, position.view(question.who), question, "pay")
            told.add((reason.kind, tuple(reason.told)))
    assert told == {("pays", ())}


@pytest.mark.parametrize("text", [*_TEXTS.values(), *aux_reasons._TEXTS.values()])
def test_a_reason_fits_before_the_answer_is_given_too(text: str) -> None:
    """Advice comes with its reason: nothing has happened yet that could be told."""
    assert not re.search(r"\b(was|were|did|wanted|hoped|chose|took|made|thought)\b", text)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_reasons_and_manners_have_words(language: str) -> None:
    cards = game().start(("A", "B"), {}).box.cards
    wording = JeuDesDragonsWording(cards, language)
    said = set()
    for position, question in positions(4, 600):
        value = question.legal[0]
        text = wording.reason(reason_of(cards, position.view(question.who), question, value))
        assert text.endswith(".")
        assert "{" not in text
        said.add(text)
    assert len(said) > 40
    for manner in LEVELS[0].MANNERS:
        assert wording.manner(manner)
    assert wording.manner("") == ""
