"""A game of Est Royal, as every game offers it: answers come in, and the player sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from pierres.rules.base import Reason
from pierres.rules.est_royal import moves
from pierres.rules.est_royal.cards import (
    CROSS,
    FOUNDATIONS,
    NUMBER_OF,
    PACK,
    RANKS,
    TABLEAU,
    names_of,
    numbers_of,
)
from pierres.rules.est_royal.deals import ORDERS
from pierres.rules.est_royal.state import NO_BASE, State
from pierres.rules.est_royal.view import Cards, View
from pierres.rules.game import CHANCE, PUBLIC, Event, Illegal, Question
from pierres.rules.given import Json


class Position(State):
    """A state that asks, takes answers and shows itself."""

    unordered = frozenset({"pending", "winners"})

    def questions(self) -> tuple[Question, ...]:
        """The open questions: `deal`; then `turn` and `move`, of which the seat answers one."""
        if self.found is None:
            self.found = moves.asked(self)
        return self.found

    def answer(self, who: str, kind: str, value: object = None) -> list[Event]:
        """Answer a question. Raises Illegal and changes nothing if the answer is not legal."""
        events: list[Event] = []
        self.public = None
        if self.base == NO_BASE:
            if who != CHANCE:
                raise Illegal(who, kind, value, "not_asked")
            if kind != "deal":
                raise Illegal(who, kind, value, "wrong_kind", {"asked": "deal"})
            self._deal(value, events)
        elif who != self.box.seat:
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
        moves.deal(self, numbers_of(cards), events)

    def _turn(self, value: object, events: list[Event]) -> None:
        if value is not None:
            self._refuse("turn", value, "not_a_value")
        if not self.can_turn():
            self._refuse("turn", value, "stock_empty")
        moves.turn(self, events)

    def _move(self, value: object, events: list[Event]) -> None:
        piles = moves.piles_of(value)
        if piles is None:
            self._refuse("move", value, *_no_piles(value))
        source, target = piles
        refusal = moves.why_not(self, source, target)
        if refusal is not None:
            self._refuse("move", value, *refusal)
        moves.move(self, source, target, events)

    def _refuse(
        self, kind: str, value: object, reason: str, details: Mapping[str, object] | None = None
    ) -> NoReturn:
        """Refuse an answer of the seat; once the game is over, because nothing is asked."""
        if not self.questions():
            reason, details = "not_asked", None
        raise Illegal(self.box.seat, kind, value, reason, details)

    def public_view(self) -> View:
        """What everybody may see; only the order of the stock is hidden, from the player too."""
        questions = self.questions()
        return View(
            viewer=PUBLIC,
            seat=self.box.seat,
            options=self.box.options,
            foundations=tuple([_cards(self.foundation(corner)) for corner in range(len(FOUNDATIONS))]),
            tableau=tuple([_cards(self.piles[pile]) for pile in CROSS]),
            waste=_cards(self.waste),
            stock=len(self.stock),
            base="" if self.base == NO_BASE else RANKS[self.base],
            score=self.score,
            over=not questions,
            won=self.won,
            redeals=self.redeals,
            moves=self.answers,
            questions=questions,
        )

    def view_for(self, viewer: str, public: View) -> View:
        """The same for everybody."""
        return public._replace(viewer=viewer)

    def snapshot(self) -> dict[str, Json]:
        """The keys of `expect` in the record notation."""
        corners = enumerate(FOUNDATIONS)
        return {
            "pending": self.pending(),
            "foundations": {name: names_of(self.foundation(corner)) for corner, name in corners},
            "tableau": {name: names_of(pile) for name, pile in zip(TABLEAU, self.piles, strict=True)},
            "waste": names_of(self.waste),
            "stock_size": len(self.stock),
            "score": self.score,
            "over": self.is_over(),
            "winners": list(self.winners()),
        }

    def standing(self) -> dict[str, int]:
        """The cards on the foundations."""
        return {self.box.seat: self.score}

    def is_over(self) -> bool:
        """Whether no legal move is left (E-5)."""
        return not self.questions()

    def winners(self) -> tuple[str, ...]:
        """The seat wins with 52 cards on the foundations, else nobody does (E-5, E-6)."""
        return (self.box.seat,) if self.won else ()


def _cards(cards: list[int]) -> Cards:
    return tuple([PACK[card] for card in cards])


def _no_piles(value: object) -> Reason:
    """Why a value names no two piles."""
    if type(value) is list and len(value) == 2:
        for pile in value:
            if type(pile) is str and pile not in NUMBER_OF:
                return "no_such_pile", {"pile": pile}
    return "not_a_value", {}
