"""One moment is on show for the whole table, and anybody's view and events of it can be had at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pierres.rules.game import PUBLIC
from pierres.session import Session
from pierres.session.moment_queue import Change
from tests.players_at_table import legal_answer, play_on, sit_down

GAMES = {
    "aux-pierres": ("Anne", "Bo", "Cléo", "Dan"),
    "jeu-des-dragons": ("Anne", "Bo", "Cléo"),
    "est-royal": ("Anne",),
}

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("paced", [True, False], ids=["paced", "at once"])
@pytest.mark.parametrize("game_id", GAMES)
def test_everybody_is_told_all_that_he_may_see_moment_by_moment(game_id: str, paced: bool) -> None:
    """The events told to each viewer are those of the history, in order, and the views follow each other."""
    session = Session.new(game_id, GAMES[game_id], seed=5, autosave=False)
    viewers = (PUBLIC, *session.seats)
    told: dict[str, list[Any]] = {viewer: [] for viewer in viewers}
    seen = {viewer: session.view_of(viewer) for viewer in viewers}
    moments = 0

    def look(change: Change) -> None:
        nonlocal moments
        moments += bool(change.events)
        for viewer in viewers:
            own = session.change_for(viewer)
            told[viewer] += own.events
            assert own.played == change.played and own.same_viewer
            if own.before is not None:
                assert own.before == seen[viewer], "nothing on show was skipped"
            elif own.events:
                pytest.fail("what happened has a before")
            seen[viewer] = session.view_of(viewer)
            assert seen[viewer].viewer == viewer
        if session.pending:
            assert session.asked() is None and session.curtain is None and not session.waiting()

    session.changed.connect(look)
    if paced:
        session.set_pace(1, True)
    rng = Random(7)
    for _ in range(300):
        while session.pending:
            session.advance()
        if session.over:
            break
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    while session.pending:
        session.advance()
    assert moments > 50
    for viewer in viewers:
        everything = session._history.history(viewer)
        assert told[viewer] == everything[len(everything) - len(told[viewer]) :]
        assert len(told[viewer]) > 50


@pytest.mark.parametrize(("game_id", "kind"), [("aux-pierres", "bid"), ("jeu-des-dragons", "ante")])
def test_an_answer_in_secret_never_shuts_the_door_for_the_others(game_id: str, kind: str) -> None:
    """Several are asked at once: whoever answers first leaves the others' question open at that moment."""
    session = Session.new(game_id, GAMES[game_id], seed=3, autosave=False)
    session.set_pace(1, True)
    rng = Random(1)
    shared = 0
    for _ in range(400):
        while session.pending:
            session.advance()
        if session.over:
            break
        sit_down(session)
        question = session.asked()
        assert question is not None
        others = session.waiting() - {question.who}
        together = bool(others) and question.private
        before = {seat: session.view_of(seat).questions for seat in others}
        assert session.answer(legal_answer(session, rng))
        if together and question.kind == kind:
            shared += 1
            assert not session.pending and session.waiting() == others
            assert {seat: session.view_of(seat).questions for seat in others} == before
            assert session.curtain in others
    assert shared > 20


def test_undo_tells_of_a_moment_to_which_nothing_led() -> None:
    session = Session.new("est-royal", ["Anne"], seed=2, autosave=False)
    assert play_on(session, Random(1), 1)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    session.undo()
    (change,) = changes
    assert change == Change((), None, True, False) == session.change_for("Anne")
