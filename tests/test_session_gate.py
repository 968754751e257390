"""Who may look when: nothing private is seen between an answer and the moment the next person has come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pierres.rules.game import PUBLIC, BadGame, Illegal
from pierres.session import Session
from pierres.session.moment_queue import Change
from tests import fists
from tests.players_at_table import legal_answer, play_on, play_out, play_to, sit_down

SEATS = ("Anne", "Bo", "Cléo")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fists.seat_it(monkeypatch)


def new(seats: tuple[str, ...] = SEATS, seed: int = 1) -> Session:
    return Session.new(fists.ID, seats, seed=seed)


class Witness:
    """Notes at every signal all that a window could draw, and who has the right to look just then."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.notes: list[tuple[str, str, str | None]] = []
        self.allowed: str | None = None
        session.changed.connect(self.on_changed)
        session.refused.connect(self.on_refused)
        session.trouble.connect(self.on_refused)

    def on_changed(self, change: Change) -> None:
        self.look("changed", change)

    def on_refused(self, _error: object) -> None:
        self.look("refused", None)

    def look(self, signal: str, events: object) -> None:
        session = self.session
        self.notes.append((signal, session.viewer, session.curtain))
        recaps = [session.recap(seat) for seat in session.seats]
        seen = repr((events, session.view(), session.history(), session.asked(), recaps))
        for seat in session.seats:
            if seat != self.allowed:
                assert fists.secret(seat) not in seen, f"{signal}: {seat}'s secret before {session.viewer}"
        if self.allowed is None:
            assert session.viewer == PUBLIC
            assert session.asked() is None or not session.asked().private  # type: ignore[union-attr]

    def allow(self, seat: str | None) -> None:
        self.allowed = seat


def hand_over(session: Session, witness: Witness) -> None:
    if session.curtain is not None:
        witness.allow(session.curtain)
        session.raise_curtain()
        assert fists.secret(session.viewer) in repr(session.view())


def test_a_new_game_waits_behind_the_curtain_of_the_first_seat() -> None:
    session = new()
    assert (session.viewer, session.curtain, session.asked()) == (PUBLIC, "Anne", None)
    assert session.to_act() == "Anne"
    session.raise_curtain()
    question = session.asked()
    assert (session.viewer, session.curtain) == ("Anne", None)
    assert question is not None and (question.who, question.kind) == ("Anne", "fist")


def test_fists_are_asked_in_table_order() -> None:
    session = new()
    order = []
    for _ in SEATS:
        order.append(session.curtain)
        sit_down(session)
        session.answer("0")
    assert order == list(SEATS)


@pytest.mark.parametrize("seed", range(8))
def test_no_secret_is_out_at_any_signal_of_a_whole_game(seed: int) -> None:
    session, rng = new(seed=seed), Random(seed)
    witness = Witness(session)
    while not session.over:
        hand_over(session, witness)
        turn = rng.randrange(12)
        if turn == 0 and session.can_undo():
            witness.allow(None)
            session.undo()
        elif turn == 1 and session.can_redo():
            witness.allow(None)
            session.redo()
        elif turn == 2:
            witness.allow(None)
            session.hide()
        elif turn == 3 and (peeker := session.can_peek()):
            witness.allow(peeker)
            session.peek(True)
            witness.allow(None)
            session.peek(False)
        elif turn == 4:
            session.answer("a thing that nobody may answer")
        else:
            value = legal_answer(session, rng)
            witness.allow(None)
            session.answer(value)
    assert len(witness.notes) > 40


def test_the_order_of_a_hand_over() -> None:
    session = new()
    session.raise_curtain()
    witness = Witness(session)
    session.answer("1")
    assert witness.notes == [("changed", PUBLIC, "Bo")]


def test_behind_the_curtain_nothing_can_be_answered() -> None:
    session = new()
    before = session.steps_taken
    assert session.answer("1") is False
    assert session.steps_taken == before


def test_a_public_question_needs_no_curtain() -> None:
    session = new()
    play_to(session, Random(3), ["colour"])
    assert (session.viewer, session.curtain) == (PUBLIC, None)
    assert session.answer("red")
    question_seat = session.curtain
    assert question_seat is not None
    session.raise_curtain()
    assert session.asked().kind == "trade"  # type: ignore[union-attr]


def test_one_person_at_the_table_has_no_curtain() -> None:
    session, rng = new(("Anne",)), Random(1)
    witness = Witness(session)
    witness.allow("Anne")
    while not session.over:
        assert session.curtain is None
        assert session.answer(legal_answer(session, rng))
    assert {viewer for _, viewer, _ in witness.notes} == {"Anne"}
    session.hide()
    session.peek(True)
    assert session.viewer == "Anne"


def test_a_pause_takes_the_seat_from_the_screen_and_asks_for_it_again() -> None:
    session = new()
    session.raise_curtain()
    witness = Witness(session)
    session.hide()
    assert witness.notes == [("changed", PUBLIC, "Anne")]
    witness.allow("Anne")
    session.raise_curtain()
    assert session.viewer == "Anne"


def test_a_pause_in_public_is_none() -> None:
    session = new()
    witness = Witness(session)
    session.hide()
    assert witness.notes == []
    assert session.curtain == "Anne"


def test_peeking_shows_the_seat_that_is_asked_in_public_while_the_key_is_held() -> None:
    session = new()
    play_to(session, Random(3), ["colour"])
    asked = session.asked()
    assert asked is not None and session.can_peek() == asked.who
    session.peek(True)
    assert session.viewer == asked.who
    assert session.asked() == asked
    session.peek(True)
    session.peek(False)
    assert session.viewer == PUBLIC


def test_an_answer_ends_the_peeking() -> None:
    session = new()
    play_to(session, Random(3), ["colour"])
    session.peek(True)
    seen: list[str] = []
    session.changed.connect(lambda: seen.append(session.viewer))
    session.answer("blue")
    assert seen == [PUBLIC]
    assert session.curtain is not None
    session.peek(False)
    assert session.viewer == PUBLIC


def test_nobody_peeks_behind_a_curtain_or_from_a_private_side() -> None:
    session = new()
    session.peek(True)
    assert (session.viewer, session.curtain) == (PUBLIC, "Anne")
    session.raise_curtain()
    assert session.can_peek() is None


def test_a_refusal_says_so_and_changes_nothing() -> None:
    session = new()
    session.raise_curtain()
    refusals: list[Illegal] = []
    changes: list[int] = []
    session.refused.connect(refusals.append)
    session.changed.connect(lambda: changes.append(1))
    before = session.record.steps
    assert session.answer("three") is False
    assert [(r.who, r.kind, r.reason) for r in refusals] == [("Anne", "fist", "not_a_value")]
    assert (session.record.steps, session.viewer, changes) == (before, "Anne", [])


def test_the_second_half_of_a_double_click_does_nothing() -> None:
    session = new(("Anne",))
    at = session.steps_taken
    assert session.answer("1", at)
    assert session.asked() is not None
    assert session.answer("red", at) is False
    assert session.steps_taken == at + 1


def test_a_listener_that_answers_at_once_finds_everything_in_order() -> None:
    session, rng = new(), Random(2)

    def answer_for_them() -> None:
        if session.curtain is not None:
            session.raise_curtain()
        elif session.asked() is not None:
            session.answer(legal_answer(session, rng))

    session.changed.connect(answer_for_them)
    session.raise_curtain()
    assert session.over
    assert (session.viewer, session.curtain, session.to_act()) == (PUBLIC, None, None)


def test_events_of_an_answer_come_once_with_chances_answers_and_only_what_all_may_see() -> None:
    session = new()
    play_to(session, Random(3), ["trade"])
    told: list[list[str]] = []
    session.changed.connect(lambda change: told.append([event.kind for event in change.events]))
    session.answer("wine")
    assert told == [["bought", "turned"]]
    sit_down(session)
    session.answer("1")
    assert told[1:] == [[], []], "the curtain is raised, and the answer is nobody else's"


def test_the_history_holds_private_lines_for_their_own_seat_alone() -> None:
    session = new()
    session.raise_curtain()
    session.answer("2")
    assert [event.kind for event in session.history()] == ["turned"]
    session.raise_curtain()
    session.answer("1")
    session.raise_curtain()
    session.answer("1")
    session.peek(True)
    assert session.viewer == "Anne"
    own = [("turned", ""), ("closed", "Anne"), ("opened", "")]
    assert [(event.kind, event.who) for event in session.history()] == own
    session.peek(False)
    assert [event.kind for event in session.history()] == ["turned", "opened"]


def test_of_several_who_are_asked_the_person_at_the_screen_comes_first() -> None:
    """It saves a time of handing it over; a pause and a step back forget who sits there."""
    session = new()
    for value in ("0", "0", "2"):
        sit_down(session)
        session.answer(value)
    session.answer("red")
    assert session.present is None, "what is answered in public is answered before all"
    sit_down(session)
    session.answer("wine")
    assert (session.present, session.curtain) == ("Cléo", "Cléo")
    order = []
    for _ in SEATS:
        order.append(session.curtain)
        sit_down(session)
        session.answer("0")
    assert order == ["Cléo", "Anne", "Bo"]
    session = new()
    sit_down(session)
    session.answer("0")
    assert (session.present, session.curtain) == ("Anne", "Bo")
    session.hide()
    assert session.present is None and session.curtain == "Bo"
    session.undo()
    assert (session.present, session.curtain) == (None, "Anne")


def test_the_recap_begins_after_what_that_seat_saw() -> None:
    session = new()
    for value in ("0", "0", "2"):
        sit_down(session)
        session.answer(value)
    session.answer("red")
    sit_down(session)
    session.answer("wine")
    sit_down(session)
    assert session.viewer == "Cléo"

    def recap(seat: str) -> list[str]:
        return [event.kind for event in session.recap(seat)]

    assert recap("Anne") == ["closed", "opened", "coloured", "bought", "turned"]
    # Cléo was there when the wine was bought and the next card turned.
    assert recap("Cléo") == []


def test_a_mutable_answer_cannot_be_changed_afterwards() -> None:
    session = Session.new("aux-pierres", SEATS, seed=5)
    session.raise_curtain()
    fist = {"fairy": 1}
    assert session.answer(fist)
    fist["fairy"] = 7
    assert session.record.steps[-1] == ("Anne", "bid", {"fairy": 1})


def test_players_keep_kind_and_colour_and_the_rest_get_one() -> None:
    session = Session.new(fists.ID, SEATS, players={"Bo": {"colour": "coral"}})
    assert {seat: session.player(seat)["colour"] for seat in SEATS} == {
        "Anne": "teal",
        "Bo": "coral",
        "Cléo": "violet",
    }
    assert session.persons == SEATS


@pytest.mark.parametrize(
    ("players", "place"), [({"Dan": {"colour": "coral"}}, "Dan"), ({"Bo": {"kind": "oracle"}}, "oracle")]
)
def test_players_who_cannot_play_are_refused_by_name(players: dict[str, Any], place: str) -> None:
    with pytest.raises(BadGame, match=place):
        Session.new(fists.ID, SEATS, players=players)


def test_options_are_those_given_over_the_defaults() -> None:
    session = Session.new("aux-pierres", SEATS, {"amulet_in_silver": False})
    assert session.options["amulet_in_silver"] is False
    assert session.options["double_copied"] is True


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_real_game_is_never_seen_by_the_wrong_eyes(seats: int) -> None:
    """Between an answer and the raising of a curtain the view is the public one, whole."""
    names = ("Anne", "Bo", "Cléo", "Dan", "Eve", "Fée")[:seats]
    session, rng = Session.new("aux-pierres", names, seed=seats), Random(seats)
    came: list[str | None] = [None]
    faults: list[str] = []

    def look(*_arguments: object) -> None:
        view = session.view()
        if view.viewer != (came[0] or PUBLIC):
            faults.append(f"{view.viewer} looked")
        for seat in view.seats:
            if seat.name != came[0] and (seat.purse is not None or seat.fist is not None):
                faults.append(f"{seat.name}'s purse before {view.viewer}")
        for question in view.questions:
            if question.private and question.who != came[0]:
                faults.append(f"{question.who}'s answers before {view.viewer}")
        for event in session.history():
            if event.kind == "fist_closed" and event.who != came[0]:
                faults.append(f"{event.who}'s fist before {view.viewer}")

    session.changed.connect(look)
    private = 0
    while not session.over:
        if session.curtain is not None:
            came[0] = session.curtain
            session.raise_curtain()
            private += 1
        value = legal_answer(session, rng)
        came[0] = None
        session.answer(value)
    assert faults == []
    assert private > 20
    assert session.result() is not None


def test_after_the_end_nothing_is_asked() -> None:
    session = new()
    play_out(session, Random(1))
    assert (session.over, session.asked(), session.to_act(), session.curtain) == (True, None, None, None)
    assert session.viewer == PUBLIC
    assert session.answer("red") is False
    assert play_on(session, Random(1), 1) == 0
