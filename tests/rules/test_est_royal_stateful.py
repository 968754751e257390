"""Est Royal in the hands of somebody who plays, errs, undoes, copies, saves and loads in any order."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pierres.rules import record as records
from pierres.rules.est_royal.cards import PILES
from pierres.rules.est_royal.deals import pack
from pierres.rules.est_royal.position import Position
from pierres.rules.game import CHANCE, PUBLIC, Illegal
from pierres.rules.record import Record, Step
from tests.rules.est_royal_house import ACE_DEAL, OPTIONS, draw, game, hold, listed, play_on, sit

PILE = st.sampled_from([*PILES, "f0", None])
JUNK = st.sampled_from(
    [None, True, 0, "", "up", [], ["up"], ["up", "f1", "f2"], {}, [["up"], "f1"], float("nan")]
)


class Table(RuleBasedStateMachine):
    """The rules under test beside the simplest thing that can be true: the list of the answers given."""

    @initialize(
        options=st.sampled_from(OPTIONS),
        number=st.integers(0, 1 << 40) | st.just(ACE_DEAL),
        seed=st.integers(0, 1 << 30),
    )
    def sit_down(self, options: dict[str, Any], number: int, seed: int) -> None:
        self.options = options
        self.position = sit(**options)
        self.steps: list[Step] = [(CHANCE, "deal", list(pack(number)))]
        self.rng = random.Random(seed)
        hold(self.position, self.position.answer(*self.steps[0]))
        self.kept: list[tuple[Position, Position, dict[str, Any], Any]] = []

    def replayed(self, steps: list[Step]) -> Position:
        """The position that some answers give, from the first on."""
        position = sit(**self.options)
        for step in steps:
            position.answer(*step)
        return position

    @rule(number=st.integers(1, 40))
    def answer(self, number: int) -> None:
        """Random legal answers: cards turned, cards moved."""
        for _ in range(number):
            if not self.position.questions():
                return
            step = draw(self.position, self.rng)
            events = self.position.answer(*step)
            self.steps.append(step)
            assert events
            hold(self.position, events)

    @rule(number=st.integers(1, 60))
    @precondition(lambda self: "turn" in listed(self.position))
    def turn(self, number: int) -> None:
        """Cards turned one after the other: the way to the end of the stock."""
        for _ in range(number):
            if "turn" in listed(self.position):
                hold(self.position, self.position.answer("Ada", "turn"))
                self.steps.append(("Ada", "turn"))

    @rule(source=PILE, aim=PILE)
    def try_a_move(self, source: str | None, aim: str | None) -> None:
        """Any two piles: moved if it is listed, else refused, and nothing has changed."""
        move = [source, aim]
        before = self.position.copy()
        if move in listed(self.position).get("move", []):
            hold(self.position, self.position.answer("Ada", "move", move))
            self.steps.append(("Ada", "move", move))
            assert self.position != before
            return
        try:
            self.position.answer("Ada", "move", move)
        except Illegal as illegal:
            assert illegal.reason and self.position == before
        else:
            raise AssertionError(f"{move} was taken")

    @rule(value=JUNK)
    def answer_nonsense(self, value: Any) -> None:
        """What is not legal is refused and changes nothing; who is not asked cannot answer."""
        before = self.position.copy()
        for who in ("Ada", CHANCE, PUBLIC, "Zoe"):
            for kind in ("turn", "move", "deal", "nonsense"):
                if (who, kind, value) == ("Ada", "turn", None) and "turn" in listed(self.position):
                    continue
                try:
                    self.position.answer(who, kind, value)
                except Illegal:
                    assert self.position == before
                else:
                    raise AssertionError(f"{who} {kind} {value!r} was taken")

    @rule(number=st.integers(1, 40))
    @precondition(lambda self: len(self.steps) > 1)
    def undo(self, number: int) -> None:
        """Undo is a replay of the record without its last steps, down to the deal."""
        del self.steps[max(1, len(self.steps) - number) :]
        self.position = self.replayed(self.steps)
        hold(self.position)

    @rule()
    def copy(self) -> None:
        """Put a copy aside; it must stay as it is, whatever happens on the table."""
        twin = self.position.copy()
        assert twin == self.position
        self.kept.append((twin, twin.copy(), twin.snapshot(), twin.view(PUBLIC)))

    @rule(number=st.integers(1, 30))
    @precondition(lambda self: self.kept)
    def play_on_a_copy(self, number: int) -> None:
        """Play a copy of a copy: neither the copy nor the table takes notice."""
        before = self.position.copy()
        play_on(self.rng.choice(self.kept)[0].copy(), self.rng, most=number)
        assert self.position == before

    @rule()
    @precondition(lambda self: self.kept)
    def look_at_the_copies(self) -> None:
        """Copies are as they were when they were made."""
        for twin, before, snapshot, view in self.kept:
            assert (twin, twin.snapshot(), twin.view(PUBLIC)) == (before, snapshot, view)

    @rule()
    def save_and_load(self) -> None:
        """A record written and read again plays to the same position, and gives the same text."""
        record = Record("est-royal", ("Ada",), self.options, None, self.steps, self.position.snapshot())
        text = records.write(record)
        again = records.read(text)
        assert records.write(again) == text
        loaded = records.play(again, game())
        assert loaded == self.position == self.replayed(self.steps)
        assert loaded.view("Ada") == self.position.view("Ada")
        assert isinstance(loaded, Position)
        self.position = loaded

    @invariant()
    def asks_until_it_is_over(self) -> None:
        assert bool(self.position.questions()) == (self.position.result() is None)


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=25)
TestTable = Table.TestCase
