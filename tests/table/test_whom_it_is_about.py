"""Whom a sentence is about comes with it: names may be parts of other names, of words, of numbers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pierres.players.chance import Chance
from pierres.rules.game import PUBLIC
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table import registry
from pierres.table.pieces import Banner
from pierres.table.view import TableView
from pierres.wording.typeset import for_ears, sentence
from tests.languages import spoken
from tests.players_at_table import legal_answer, sit_down

NAMES = [
    ("Al", "Alice", "Alice Al", "alice"),
    ("Or", "Le", "1", "banque"),
    ("Stakes", "the", "s", "4"),
    ("Thief", "e", "Dragon", "wins"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("names", NAMES, ids=lambda names: names[0])
def test_every_name_in_a_sentence_is_where_it_was_put(
    names: tuple[str, ...], language: str, qapp: object
) -> None:
    session = Session.new("aux-pierres", names, seed=3, autosave=False)
    rng = Random(4)
    while not session.over and session.steps_taken < 150:
        sit_down(session)
        session.answer(legal_answer(session, rng))
    words = registry.wording("aux-pierres", session.characters())
    with spoken(language):
        about = 0
        for event in session.history():
            told = words.told(event)
            assert told == (words.event(event) or "")
            named = [for_ears(told[begin:end]) for begin, end in told.named]
            assert set(named) <= set(names), (told, named)
            # What is left names nobody: the same with other names has the same words between them.
            if event.who and told.named and event.kind != "seized":
                assert event.who in named
            if event.who:
                assert told.about == event.who
                about += 1
        assert about > 20


@pytest.mark.parametrize("names", NAMES, ids=lambda names: names[0])
def test_light_and_gems_fall_on_whom_the_large_line_is_about(
    table: Callable[..., TableView], names: tuple[str, ...]
) -> None:
    session = Session.new("aux-pierres", names, seed=5, autosave=False)
    view, rng, shown = table(session), Random(6), 0
    scene = view.table()
    while not session.over and shown < 6:
        sit_down(session)
        session.answer(legal_answer(session, rng))
        placements = {placement.key: placement for placement in scene.picture.placements}
        line, context = placements.get("headline"), scene.context()  # type: ignore[attr-defined]
        lit = [key.removeprefix("light:") for key in placements if key.startswith("light:")]
        if context.showing:
            fates = [e for e in session.history() if e.kind in ("won", "tied", "no_bid", "cursed")]
            who = fates[-1].who
            if context.headline == context.wording.verdict(fates[-1]) and who:
                assert lit == [who] and line is not None and isinstance(banner := line.piece, Banner)
                assert banner.colour == session.player(who)["colour"]
                assert banner.text[slice(*banner.named[0])] == who
                shown += 1
        elif session.to_act() and session.viewer == PUBLIC:
            assert lit == [session.to_act()]


def test_the_win_of_alice_lights_alice(table: Callable[..., TableView]) -> None:
    start = {"auction": "thief", "players": {"Alice": {"common": 5}}}
    session = Session(
        Record("aux-pierres", ("Al", "Alice", "Le"), {}, start, [], None, {}), Chance(1), None, None
    )
    scene = table(session).table()
    for bid in ({}, {"common": 5}, {}):
        sit_down(session)
        assert session.answer(bid)
    placements = {placement.key: placement for placement in scene.picture.placements}
    banner = placements["headline"].piece
    assert isinstance(banner, Banner) and banner.colour == session.player("Alice")["colour"]
    assert "light:Alice" in placements and "light:Al" not in placements and "light:Le" not in placements


def test_marks_never_come_into_the_words(qapp: object) -> None:
    told = sentence(lambda: "nobody here", None)
    assert told == "nobody here" and told.named == () and told.about is None
    assert told.without_stop() == told
