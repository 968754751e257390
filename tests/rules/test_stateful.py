"""A game in the hands of somebody who answers, errs, undoes, copies, saves and loads in any order."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pierres.rules import record as records
from pierres.rules.aux_pierres.position import Position
from pierres.rules.game import CHANCE, PUBLIC, Illegal
from pierres.rules.record import Record, Step
from tests.rules.aux_pierres_house import OPTIONS, Invariants, game, sit
from tests.rules.random_play import SIX, draw

JUNK = st.sampled_from([
    None, True, 0, -1, 9, "", "red", "witch", "Ada", [], ["fairy", "fairy"], {}, {"fairy": 99}, {"silver": 1},
    {"fairy": -1}, {"red": 1}, {"stones": {"red": 1}, "coins": {}}, float("nan"),
])  # fmt: skip
KINDS = ("bid", "silver", "buy", "reveal", "specials", "victim")


class Table(RuleBasedStateMachine):
    """The rules under test beside the simplest thing that can be true: the list of the answers given."""

    @initialize(seats=st.integers(3, 6), options=st.sampled_from(OPTIONS), seed=st.integers(0, 1 << 30))
    def sit_down(self, seats: int, options: dict[str, Any], seed: int) -> None:
        self.options = options
        self.position = sit(seats, **options)
        self.rng = random.Random(seed)
        self.steps: list[Step] = []
        self.holds = Invariants(self.position)
        self.kept: list[tuple[Position, Position, dict[str, Any], list[Any]]] = []

    def replayed(self) -> Position:
        """The position that the answers give, from the first on."""
        position = sit(SIX[: len(self.position.seats)], **self.options)
        for step in self.steps:
            position.answer(*step)
        return position

    def record(self) -> Record:
        return Record("aux-pierres", self.position.seats, self.options, steps=self.steps)

    @rule(number=st.integers(1, 60))
    @precondition(lambda self: self.position.result() is None)
    def answer(self, number: int) -> None:
        """Random legal answers, of any of the seats that are asked."""
        for _ in range(number):
            if not self.position.questions():
                return
            question = self.rng.choice(self.position.questions())
            value = draw(question, self.rng)
            events = self.position.answer(question.who, question.kind, value)
            self.steps.append((question.who, question.kind, value))
            self.holds(self.position, events)
            assert events or question.kind not in ("bid", "silver")

    @rule(value=JUNK)
    def answer_nonsense(self, value: Any) -> None:
        """What is not legal is refused and changes nothing; who is not asked cannot answer."""
        before, snapshot = self.position.copy(), self.position.snapshot()
        asked = {question.who: question for question in self.position.questions()}
        for who in (*self.position.seats, CHANCE, PUBLIC, "Zoe"):
            for kind in dict.fromkeys((*KINDS, *(question.kind for question in asked.values()))):
                if who in asked and asked[who].kind == kind and value in asked[who].legal:
                    continue
                try:
                    self.position.answer(who, kind, value)
                except Illegal:
                    assert self.position == before
                else:
                    raise AssertionError(f"{who} {kind} {value!r} was taken")
        assert self.position.snapshot() == snapshot

    @rule(number=st.integers(1, 40))
    @precondition(lambda self: self.steps)
    def undo(self, number: int) -> None:
        """Undo is a replay of the record without its last steps: the rules themselves know nothing of it."""
        del self.steps[-number:]
        self.position = self.replayed()
        self._hold_anew()

    def _hold_anew(self) -> None:
        """The invariants know what cards a round has from its events: tell them again."""
        position = sit(SIX[: len(self.position.seats)], **self.options)
        self.holds = Invariants(position)
        for step in self.steps:
            self.holds(position, position.answer(*step))
        assert position == self.position

    @rule()
    def copy(self) -> None:
        """Put a copy aside; it must stay as it is, whatever happens on the table."""
        views = [self.position.view(viewer) for viewer in (*self.position.seats, PUBLIC)]
        twin = self.position.copy()
        assert twin == self.position
        self.kept.append((twin, twin.copy(), twin.snapshot(), views))

    @rule(number=st.integers(1, 30))
    @precondition(lambda self: self.kept)
    def play_on_a_copy(self, number: int) -> None:
        """Play a copy of a copy: neither the copy nor the table takes notice."""
        before = self.position.copy()
        aside = self.rng.choice(self.kept)[0].copy()
        for _ in range(number):
            for question in aside.questions()[:1]:
                aside.answer(question.who, question.kind, draw(question, self.rng))
        assert self.position == before

    @rule()
    @precondition(lambda self: self.kept)
    def take_up_a_copy(self) -> None:
        """Copies are as they were when they were made."""
        for twin, before, snapshot, views in self.kept:
            assert twin == before
            assert twin.snapshot() == snapshot
            assert [twin.view(viewer) for viewer in (*twin.seats, PUBLIC)] == views

    @rule()
    def save_and_load(self) -> None:
        """A record written and read again plays to the same position, and gives the same text."""
        record = self.record()
        record.final = self.position.snapshot()
        text = records.write(record)
        again = records.read(text)
        assert records.write(again) == text
        loaded = records.play(again, game())
        assert loaded == self.position
        assert loaded.snapshot() == self.position.snapshot()
        for viewer in (*loaded.seats, PUBLIC):
            assert loaded.view(viewer) == self.position.view(viewer)
        assert isinstance(loaded, Position)
        self.position = loaded

    @invariant()
    def asks_until_it_is_over(self) -> None:
        assert bool(self.position.questions()) == (self.position.result() is None)
        assert self.position.snapshot()["over"] == (self.position.result() is not None)


Table.TestCase.settings = settings(max_examples=100, stateful_step_count=30)
TestTable = Table.TestCase
