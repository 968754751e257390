"""Words in French and English at once: a wording with a language speaks it, whatever the window speaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pierres.rules.game import Event
from pierres.session import Session
from pierres.table import registry
from pierres.translation import speaking, spoken
from pierres.wording.base import Wording
from tests import languages
from tests.players_at_table import legal_answer, sit_down
from tests.rules.aux_pierres_house import OWN_CARDS

GAMES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("aux-pierres", ("Hugo", "Léa", "Inès"), {"cards": OWN_CARDS}),
    ("jeu-des-dragons", ("Hugo", "Léa", "Inès", "Al"), {}),
    ("est-royal", ("Léa",), {"redeal": True}),
]
pytestmark = pytest.mark.usefixtures("qapp")


def everything(words: Wording, session: Session, events: list[Event]) -> list[Any]:
    """All that a wording says of a game as it stands."""
    view, asked = session.view(), session.asked()
    said: list[Any] = [words.language(), words.title(), words.summary(), words.players_line()]
    said.append(words.headline(view, asked, session.to_act()))
    if asked is not None:
        values = [asked.legal[index] for index in range(0, asked.legal.size, 1 + asked.legal.size // 12)]
        said.append(words.question(view, asked))
        said += [(words.answer(view, asked, value), words.caution(view, asked, value)) for value in values]
    for event in events:
        said += [words.event(event), words.log(event)]
    said += [
        words.columns(view),
        [words.cell(view, seat, c.key) for seat in session.seats for c in words.columns(view)],
    ]
    said += [
        (words.option(fact), [words.option_value(fact, choice) for choice in fact.choices])
        for fact in session.facts.options
        if fact.name != "cards"
    ]
    return said


@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_one_log_is_read_in_both_languages_at_once(
    game_id: str, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    """What each says is what the window says in that language: plurals, names, quotation marks, all."""
    session = Session.new(game_id, seats, options, seed=11, autosave=False)
    both = {code: registry.wording(game_id, session.characters(), code) for code in ("fr", "en")}
    plain = registry.wording(game_id, session.characters())
    rng = Random(3)
    known, sentences = 0, 0
    for _ in range(160):
        if session.over:
            break
        sit_down(session)
        events = session.history()[known:]
        said = {code: everything(words, session, events) for code, words in both.items()}
        for code in both:
            with languages.spoken(code):
                assert everything(plain, session, events) == said[code]
                other = "en" if code == "fr" else "fr"
                assert everything(both[other], session, events) == said[other], "whatever the window speaks"
        sentences += sum(both["fr"].event(event) != both["en"].event(event) for event in events)
        known = len(session.history())
        assert session.answer(legal_answer(session, rng))
    history = session.history()
    assert sentences > 60
    assert both["fr"].story(history, session.seats) != both["en"].story(history, session.seats)
    assert both["fr"].rules() != both["en"].rules() and "<h1" in both["fr"].rules()


def test_a_language_holds_inside_its_block_alone() -> None:
    with languages.spoken("en"):
        with speaking("fr"):
            assert spoken() == "fr"
            with speaking("en"):
                assert spoken() == "en"
            with speaking(None):
                assert spoken() == "en", "the window speaks"
            assert spoken() == "fr"
        assert spoken() == "en"
        with pytest.raises(ValueError, match="no such language: 'de'"), speaking("de"):
            pass
