"""Forecasts, answers and warnings tell in French what they tell in English: the same numbers and people."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC
from pierres.table import registry
from tests.languages import loose, spoken
from tests.rules import jeu_des_dragons_house
from tests.rules.random_play import SIX
from tests.table import aux_referee, dragons_referee
from tests.table.test_answers_come_true import tried

pytestmark = pytest.mark.usefixtures("qapp")


def told(text: str) -> Counter[str]:
    """What does not depend on the language: numbers, and names of persons."""
    return Counter(re.findall(rf"\d+|\b(?:{'|'.join(SIX)})\b", loose(text)))


def texts(game: str, position: Any, viewer: str, rng: Random) -> dict[str, str]:
    """All that is said of cards and of the answers to one question."""
    characters = getattr(position, "characters", dragons_referee.CARDS)
    words, view = registry.wording(game, characters), position.view(viewer)
    said = {card: words.now_text(view, card) for card in characters}
    for asked in view.questions:
        if asked.who != CHANCE:
            for value in tried(asked, rng):
                key = f"{asked.kind} {value}"
                said[key] = words.answer(view, asked, value)
                said[f"{key}!"] = words.caution(view, asked, value)
    return said


@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_both_languages_tell_the_same(game: str) -> None:
    referee: Any = aux_referee if game == "aux-pierres" else dragons_referee
    options = aux_referee.OPTIONS if game == "aux-pierres" else jeu_des_dragons_house.OPTIONS
    compared = 0
    for seed in range(16):
        chooser = Random(1000 + seed)
        for position in referee.positions(Random(seed), options[seed % len(options)]):
            if chooser.random() > 0.15:
                continue
            viewer = chooser.choice((*position.seats, PUBLIC, *[asked.who for asked in position.open]))
            both = []
            for language in ("en", "fr"):
                with spoken(language):
                    both.append(texts(game, position, viewer, Random(compared)))
            english, french = both
            for key, text in english.items():
                assert told(text) == told(french[key]), (seed, viewer, key, text, french[key])
                assert bool(text) == bool(french[key])
                compared += 1
    assert compared > 500
