"""A game of Le Jeu des dragons, as every game offers it."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import Event, Illegal, Question, Result
from pierres.rules.jeu_des_dragons import engine, seen
from pierres.rules.jeu_des_dragons.refusals import refusal
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.jeu_des_dragons.view import View


class Position(State):
    """A state that asks, takes answers and shows itself to viewers."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats clockwise, the eliminated among them."""
        return self.box.seats

    @property
    def unordered(self) -> frozenset[str]:
        """The snapshot's sets: all its lists but the flights."""
        return seen.UNORDERED

    def questions(self) -> tuple[Question, ...]:
        """The open questions; none when the game is over."""
        return self.open

    def answer(self, who: str, kind: str, value: Any = None) -> list[Event]:
        """Answer a question. Raises Illegal and changes nothing if the answer is not legal."""
        for question in self.open:
            if question.who == who:
                break
        else:
            raise Illegal(who, kind, value, "not_asked")
        meant = question.legal.read(value) if question.kind == kind else None
        if meant is None:
            raise refusal(self, question, kind, value)
        events: list[Event] = []
        self.public = None
        engine.take(self, question, meant, events)
        return events

    def view(self, viewer: str) -> View:
        """What `viewer` may see (section 7)."""
        return seen.view(self, viewer)

    def snapshot(self) -> dict[str, Any]:
        """The keys of `expect` in the record notation."""
        return seen.snapshot(self)

    def standing(self) -> dict[str, int]:
        """Everybody's gold."""
        return seen.standing(self)

    def result(self) -> Result | None:
        """The winners and everybody's gold, or None while the game goes on."""
        return seen.result(self)
