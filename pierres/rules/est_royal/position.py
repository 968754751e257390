"""A game of Est Royal, as every game offers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from pierres.rules.est_royal import play, seen
from pierres.rules.est_royal.cards import card_of
from pierres.rules.est_royal.deals import ORDERS
from pierres.rules.est_royal.moves import piles_of, why_not
from pierres.rules.est_royal.piles import NUMBER_OF
from pierres.rules.est_royal.state import NO_BASE, State
from pierres.rules.est_royal.view import View
from pierres.rules.game import CHANCE, Event, Illegal, Question, Result


class Position(State):
    """A state that asks, takes answers and shows itself."""

    __slots__ = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The one seat."""
        return (self.house.seat,)

    @property
    def unordered(self) -> frozenset[str]:
        """The snapshot's sets: what every game has."""
        return seen.UNORDERED

    def questions(self) -> tuple[Question, ...]:
        """The open questions: `deal`; then `turn` and `move`, of which the seat answers one."""
        return seen.questions(self)

    def answer(self, who: str, kind: str, value: Any = None) -> list[Event]:
        """Answer a question. Raises Illegal and changes nothing if the answer is not legal."""
        events: list[Event] = []
        if self.base == NO_BASE:
            if who != CHANCE:
                raise Illegal(who, kind, value, "not_asked")
            if kind != "deal":
                raise Illegal(who, kind, value, "wrong_kind", {"asked": "deal"})
            self._deal(value, events)
        elif who != self.house.seat:
            raise Illegal(who, kind, value, "not_asked")
        elif kind == "move":
            self._move(value, events)
        elif kind == "turn":
            self._turn(value, events)
        else:
            self._refuse(kind, value, "wrong_kind", {"asked": "move"})
        return events

    def _deal(self, value: object, events: list[Event]) -> None:
        cards = ORDERS.read(value)
        if cards is None:
            raise Illegal(CHANCE, "deal", value, "not_a_pack")
        numbers = [card_of(name) for name in cards]
        play.deal(self, [number for number in numbers if number is not None], events)

    def _turn(self, value: object, events: list[Event]) -> None:
        if value is not None:
            self._refuse("turn", value, "not_a_value")
        if not self.can_turn():
            self._refuse("turn", value, "stock_empty")
        play.turn(self, events)

    def _move(self, value: object, events: list[Event]) -> None:
        piles = piles_of(value)
        if piles is None:
            self._refuse("move", value, *_no_piles(value))
        source, target = piles
        refusal = why_not(self, source, target)
        if refusal is not None:
            self._refuse("move", value, *refusal)
        play.move(self, source, target, events)

    def _refuse(
        self, kind: str, value: object, reason: str, details: Mapping[str, Any] | None = None
    ) -> NoReturn:
        """Refuse an answer of the seat; once the game is over, because nothing is asked."""
        if not self.questions():
            reason, details = "not_asked", None
        raise Illegal(self.house.seat, kind, value, reason, details)

    def view(self, viewer: str) -> View:
        """What may be seen: the same for everybody."""
        return seen.view(self, viewer)

    def snapshot(self) -> dict[str, Any]:
        """The keys of `expect` in the record notation."""
        return seen.snapshot(self)

    def standing(self) -> dict[str, int]:
        """The cards on the foundations."""
        return seen.standing(self)

    def result(self) -> Result | None:
        """How the game ended, or None while a legal move is left (E-5)."""
        return seen.result(self)


def _no_piles(value: object) -> tuple[str, Mapping[str, Any]]:
    """Why a value names no two piles."""
    if type(value) is list and len(value) == 2:
        for pile in value:
            if type(pile) is str and pile not in NUMBER_OF:
                return "no_such_pile", {"pile": pile}
    return "not_a_value", {}
