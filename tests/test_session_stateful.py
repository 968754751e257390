"""Whatever people do, in whatever order: answer, take back, give again, pause, peek, save and load."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pierres.rules import record as records
from pierres.rules.game import CHANCE, PUBLIC
from pierres.session import Session
from tests.players_at_table import play_on

SEATS = ("Anne", "Bo", "Cléo", "Dan")


class AtTheTable(RuleBasedStateMachine):
    """One game of Aux pierres du dragon among four people who cannot sit still."""

    session: Session

    @initialize(
        seed=st.integers(0, 2**32), seats=st.sampled_from([SEATS[:3], SEATS]), played=st.integers(0, 400)
    )
    def begin(self, seed: int, seats: tuple[str, ...], played: int) -> None:
        self.session = Session.new("aux-pierres", seats, seed=seed, autosave=False)
        play_on(self.session, Random(seed), played)
        self.session.hide()
        self.came: str | None = None
        self.undone: list[Any] = []

    @rule()
    def come(self) -> None:
        if self.session.curtain is not None:
            self.came = self.session.curtain
            self.session.raise_curtain()
            assert self.session.viewer == self.came

    @rule(draw=st.integers(min_value=0))
    def answer(self, draw: int) -> None:
        self.come()
        question = self.session.asked()
        if question is None:
            assert self.session.over
            return
        value = question.legal[draw % question.legal.size]
        before = self.session.record.steps
        assert self.session.answer(value)
        self.came, self.undone = None, []
        after = self.session.record.steps
        assert after[: len(before)] == before
        assert after[len(before)] == (question.who, question.kind, value)
        assert all(step[0] == CHANCE for step in after[len(before) + 1 :])

    @rule(value=st.sampled_from([None, -1, "witch of nowhere", {"fairy": 99}, {"gold": 1}, []]))
    def answer_nonsense(self, value: object) -> None:
        question, before = self.session.asked(), self.session.record.steps
        if question is not None and value not in question.legal:
            assert not self.session.answer(value)
            assert self.session.record.steps == before
            assert self.session.asked() == question

    @rule()
    def undo(self) -> None:
        before = self.session.record.steps
        if not self.session.can_undo():
            self.session.undo()
            assert self.session.record.steps == before
            return
        self.session.undo()
        self.came = None
        self.undone.append(before[-1])
        assert before[-1][0] != CHANCE
        assert self.session.record.steps == before[:-1]
        assert self.session.to_act() == before[-1][0]

    @rule()
    def redo(self) -> None:
        assert self.session.can_redo() == bool(self.undone)
        if self.undone:
            self.session.redo()
            self.came = None
            assert self.session.record.steps[-1] == self.undone.pop()

    @rule()
    def pause(self) -> None:
        self.session.hide()
        self.came = None

    @precondition(lambda self: self.session.can_peek() is not None)
    @rule()
    def peek(self) -> None:
        self.session.peek(True)
        assert self.session.view().viewer == self.session.to_act()
        self.session.peek(False)

    @rule()
    def save_and_load(self) -> None:
        text = records.write(self.session.record)
        again = Session.resume(records.read(text), autosave=False)
        assert records.write(again.record) == text
        for viewer in (PUBLIC, *self.session.seats):
            assert again._history.position.view(viewer) == self.session._history.position.view(viewer)
        # A loaded game has a chance of its own; here it must be the same when hypothesis tries again.
        again._history._chance = self.session._history._chance
        self.session, self.came, self.undone = again, None, []

    @invariant()
    def only_who_came_may_look(self) -> None:
        session = self.session
        assert session.viewer == (self.came or PUBLIC) == session.view().viewer
        assert session.curtain in (None, session.to_act())
        asked = session.asked()
        assert asked is None or not asked.private or asked.who == self.came

    @invariant()
    def somebody_can_go_on_until_the_end(self) -> None:
        session = self.session
        if session.over:
            assert (session.asked(), session.curtain, session.to_act()) == (None, None, None)
        else:
            assert (session.asked() is None) == (session.curtain is not None)


TestAtTheTable = AtTheTable.TestCase
TestAtTheTable.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
