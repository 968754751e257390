"""The way back: up to the last thing revealed, without empty steps, behind the right curtain."""

from __future__ import annotations

from random import Random

import pytest

from pierres.rules.game import CHANCE, PUBLIC
from pierres.session import Session
from pierres.store import library
from tests import fists
from tests.players_at_table import legal_answer, play_on, play_to, sit_down

SEATS = ("Anne", "Bo", "Cléo")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fists.seat_it(monkeypatch)


def new(seed: int = 1) -> Session:
    return Session.new(fists.ID, SEATS, seed=seed)


def position_of(session: Session) -> object:
    """Everything that anybody could see, as something to compare."""
    return [session._history.position.view(viewer) for viewer in (PUBLIC, *session.seats)]


def test_the_deal_cannot_be_taken_back() -> None:
    session = new()
    assert not session.can_undo()
    session.undo()
    assert session.steps_taken == 1


def test_a_fist_taken_back_is_asked_again_behind_its_own_curtain() -> None:
    session = new()
    sit_down(session)
    session.answer("2")
    sit_down(session)
    assert session.viewer == "Bo"
    session.undo()
    assert (session.viewer, session.curtain) == (PUBLIC, "Anne")
    assert session.asked() is None
    session.raise_curtain()
    assert session.asked().who == "Anne"  # type: ignore[union-attr]
    assert not session.can_undo()


def test_a_fist_given_again_stands_and_the_next_person_comes() -> None:
    session = new()
    sit_down(session)
    session.answer("2")
    session.undo()
    session.raise_curtain()
    session.redo()
    assert (session.viewer, session.curtain) == (PUBLIC, "Bo")
    assert session.record.steps[-1] == ("Anne", "fist", "2")
    assert not session.can_redo()


def test_opened_fists_stay_open() -> None:
    session = new()
    play_to(session, Random(3), ["colour"])
    assert not session.can_undo()


def test_undo_stops_where_the_last_thing_was_revealed() -> None:
    session = new()
    play_to(session, Random(3), ["colour"])
    opened = session.steps_taken
    session.answer("red")
    assert session.can_undo()
    session.undo()
    assert session.steps_taken == opened
    assert not session.can_undo()
    assert (session.viewer, session.curtain) == (PUBLIC, None)


def test_what_chance_gave_stays() -> None:
    session = new()
    play_to(session, Random(3), ["trade"])
    session.answer("bread")
    assert session.record.steps[-1][0] == CHANCE
    assert not session.can_undo()


def test_another_answer_forgets_what_was_taken_back() -> None:
    session = new()
    sit_down(session)
    session.answer("2")
    session.undo()
    session.raise_curtain()
    session.answer("1")
    assert not session.can_redo()
    assert session.record.steps[-1] == ("Anne", "fist", "1")


def test_a_refused_answer_does_not_forget_it() -> None:
    session = new()
    sit_down(session)
    session.answer("2")
    session.undo()
    session.raise_curtain()
    session.answer("nine")
    assert session.can_redo()


def test_undo_tells_no_event_and_the_history_is_shorter() -> None:
    session = new()
    play_to(session, Random(3), ["colour"])
    before = session.history()
    session.answer("red")
    assert session.history()[: len(before)] == before and len(session.history()) == len(before) + 1
    told: list[object] = []
    session.changed.connect(lambda change: told.append(change.events))
    session.undo()
    assert told == [()]
    assert session.history() == before


@pytest.mark.parametrize(("game_id", "undone_at_least"), [(fists.ID, 16), ("aux-pierres", 60)])
def test_every_undo_takes_back_one_answer_and_every_redo_gives_it_again(
    game_id: str, undone_at_least: int
) -> None:
    """At every point of a game: all the way back and forth, nothing lost, nothing empty, nothing else."""
    session, rng = Session.new(game_id, SEATS, seed=4), Random(4)
    undone_in_all = 0
    for _ in range(150):
        if session.over:
            break
        steps = session.record.steps
        there = [position_of(session)]
        while session.can_undo():
            session.undo()
            assert session.record.steps == steps[: len(steps) - len(there)]
            assert steps[session.steps_taken][0] != CHANCE
            assert session.to_act() == steps[session.steps_taken][0]
            assert session.curtain in (None, session.to_act())
            assert session.viewer == PUBLIC
            there.append(position_of(session))
            undone_in_all += 1
        while there[1:]:
            assert position_of(session) == there.pop()
            session.redo()
        assert position_of(session) == there.pop()
        assert not session.can_redo()
        assert session.record.steps == steps
        sit_down(session)
        play_on(session, rng, 1)
    assert undone_in_all >= undone_at_least


def test_a_session_that_went_back_and_forth_replays_as_its_record_says() -> None:
    session, rng = Session.new("aux-pierres", SEATS, seed=9), Random(9)
    for _ in range(300):
        sit_down(session)
        if session.over:
            break
        turn = rng.randrange(5)
        if turn == 0:
            session.undo()
        elif turn == 1:
            session.redo()
        else:
            session.answer(legal_answer(session, rng))
    again = Session.resume(session.record)
    assert again.record.steps == session.record.steps
    assert position_of(again) == position_of(session)
    assert again.steps_taken > 100


def test_undo_is_as_quick_late_in_a_game_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays again from the last thing revealed, never from the start."""
    session = Session.new("aux-pierres", SEATS, seed=11)
    play_on(session, Random(11), 200)
    sit_down(session)
    while not session.can_undo():
        play_on(session, Random(11), 1)
    started: list[object] = []
    game = library.game("aux-pierres")
    monkeypatch.setattr(type(game), "start", lambda *arguments: started.append(arguments))
    before = session.steps_taken
    session.undo()
    assert (started, session.steps_taken) == ([], before - 1)


def test_going_to_a_step_undoes_and_redoes_as_far_as_that_goes() -> None:
    session = new()
    for value in ("2", "1"):
        sit_down(session)
        session.answer(value)
    steps = session.steps_taken
    session.go_to(steps - 2)
    assert session.steps_taken == steps - 2
    assert not session.can_undo()
    session.go_to(steps - 1)
    assert (session.steps_taken, session.can_redo()) == (steps - 1, True)
    session.go_to(1000)
    assert (session.steps_taken, session.can_redo()) == (steps, False)
    session.go_to(0)
    assert session.steps_taken == steps - 2


def test_of_several_questions_to_one_seat_each_can_be_answered() -> None:
    session = new()
    sit_down(session)
    assert [question.kind for question in session.choices()] == [session.asked().kind]  # type: ignore[union-attr]
    told = []
    session.refused.connect(told.append)
    before = session.steps_taken
    assert not session.answer("2", kind="nonsense")
    assert session.steps_taken == before
    assert told[0].kind == "nonsense"
