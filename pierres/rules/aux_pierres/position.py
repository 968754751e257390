"""A game of Aux pierres du dragon, as every game offers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.aux_pierres import engine, seen
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.refusals import refusal
from pierres.rules.aux_pierres.state import State
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Event, Illegal, Question, Result


class Position(State):
    """A state that asks, takes answers and shows itself to viewers."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in table order; it decides nothing (R-S3)."""
        return self.box.seats

    @property
    def unordered(self) -> frozenset[str]:
        """The snapshot's sets: pile, discard, and what every game has (R-D2)."""
        return seen.UNORDERED

    @property
    def characters(self) -> Mapping[str, Character]:
        """Id → character, own cards included."""
        return self.box.characters

    def questions(self) -> tuple[Question, ...]:
        """The open questions; none when the game is over."""
        return self.open

    def answer(self, who: str, kind: str, value: Any = None) -> list[Event]:
        """Answer a question. Raises Illegal and changes nothing if the answer is not legal (R-Q4)."""
        for question in self.open:
            if question.who == who:
                break
        else:
            raise Illegal(who, kind, value, "not_asked")
        meant = question.legal.read(value) if question.kind == kind else None
        if meant is None:
            raise refusal(question, kind, value)
        events: list[Event] = []
        self.public = None
        engine.take(self, question, meant, events)
        return events

    def view(self, viewer: str) -> View:
        """What `viewer` may see (R-I1)."""
        return seen.view(self, viewer)

    def snapshot(self) -> dict[str, Any]:
        """The keys of `expect` in the record notation."""
        return seen.snapshot(self)

    def standing(self) -> dict[str, int]:
        """Everybody's points."""
        return seen.standing(self)

    def result(self) -> Result | None:
        """The winner, or None while the game goes on (R-E1, R-E3)."""
        return seen.result(self)
