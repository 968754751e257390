"""Every reason has words in both languages, and tells nothing that is not public."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from pierres.players.aux_pierres import LEVELS
from pierres.players.aux_pierres.levels import AuxPlayer
from pierres.players.match import Match
from pierres.players.player import Reason
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.store import library
from pierres.wording.aux_pierres import reason_text
from pierres.wording.aux_pierres.wording import AuxPierresWording

SEATS = ("Inès", "Tom", "Léa", "Max")
TOLD: dict[str, Json] = {"character": "goblin", "seat": "Inès", "colour": "red"}


def given() -> list[Reason]:
    """The reasons of some games."""
    reasons: list[Reason] = []

    def asked(level: type[AuxPlayer]) -> type[AuxPlayer]:
        class Explained(level):  # type: ignore[misc, valid-type]
            def answer(self, view: object, questions: Sequence[Question]) -> tuple[str, Json]:
                found: tuple[str, Json] = super().answer(view, questions)
                assert self.reason is not None
                reasons.append(self.reason)
                return found

        return Explained

    levels = [asked(level) for level in (*LEVELS, LEVELS[2])]
    for seed in range(6):
        match = Match.begin(
            library.game("aux-pierres"), dict(zip(SEATS, levels, strict=True)), {}, f"why:{seed}"
        )
        match.play(800)
        assert not any(match.illegal.values())
    return reasons


def test_reasons_have_words_and_tell_what_is_public() -> None:
    game = library.game("aux-pierres")
    wordings = [AuxPierresWording(game.characters, language) for language in ("en", "fr")]
    reasons = given()
    assert len({reason.kind for reason in reasons}) >= 12
    for reason in reasons:
        assert set(reason.told) <= set(TOLD)
        assert reason.told.get("character", "witch") in game.characters
        assert reason.told.get("seat", "Tom") in SEATS
        assert reason.told.get("colour", "red") in COLOURS
        for wording in wordings:
            sentence = wording.reason(reason)
            assert sentence.endswith(".") and "{" not in sentence


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_words(language: str) -> None:
    game = library.game("aux-pierres")
    wording = AuxPierresWording(game.characters, language)
    for kind in reason_text._TEXTS:
        sentence = wording.reason(Reason(kind, TOLD))
        assert re.fullmatch(r"[A-ZÀÉC][^{}]*\.", sentence)
        assert " à le " not in sentence and " de le " not in sentence
    manners = {wording.manner(manner) for manner in AuxPlayer.MANNERS}
    assert len(manners) == len(AuxPlayer.MANNERS) and "" not in manners
    assert wording.reason(Reason("bid_point", TOLD)).split()[0] == {"en": "For", "fr": "Pour"}[language]


def test_cards_of_their_own_are_named() -> None:
    own: Json = [
        {"id": "ogre", "fr": "Ogre", "deck": "special", "option": [{"do": [{"op": "score", "n": 1}]}]}
    ]
    box = library.game("aux-pierres").start(SEATS, {"cards": own}).box
    wording = AuxPierresWording(box.characters, "en")
    assert "Ogre" in wording.reason(Reason("bid_point", {"character": "ogre"}))
