"""A tiny game to try a session with: fists closed in secret, a public choice, a private purchase, and chance.

Each round chance turns a card, every seat closes a fist on 0, 1 or 2, all open together, and the highest
fist (the first of them in table order) names a colour in public and buys in private. `ROUNDS` rounds a game.
What only a seat may see holds the words "secret of SEAT".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from pierres.rules.base import BaseBox, BaseRules
from pierres.rules.game import CHANCE, BadGame, Event, Facts, Illegal, Question, Result
from pierres.rules.legal import Names

ID = "fists"
ROUNDS = 4
CARDS = Names(("sun", "moon", "star"))
FISTS = Names(("0", "1", "2"))
COLOURS = Names(("red", "blue"))
WARES = Names(("bread", "wine", "nothing"))


def secret(seat: str) -> str:
    return f"secret of {seat}"


@dataclass(frozen=True)
class View:
    viewer: str
    round: int
    closed: tuple[str, ...]
    mine: str | None
    questions: tuple[Question, ...]


class Position:
    unordered: frozenset[str] = frozenset()
    marks: list[tuple[str, int, Any]] | None = None

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.round = 1
        self.stage = "turn"
        self.fists: dict[str, str] = {}
        self.winner = ""

    def questions(self) -> tuple[Question, ...]:
        if self.stage == "over":
            return ()
        if self.stage == "turn":
            return (Question(CHANCE, "turn", CARDS),)
        if self.stage == "fist":
            # Not in table order: the order in which a game lists them must not matter.
            return tuple(
                Question(seat, "fist", FISTS, private=True)
                for seat in reversed(self.seats)
                if seat not in self.fists
            )
        if self.stage == "colour":
            return (Question(self.winner, "colour", COLOURS),)
        return (Question(self.winner, "trade", WARES, private=True),)

    def answer(self, who: str, kind: str, value: Any = None) -> list[Event]:
        for question in self.questions():
            if (question.who, question.kind) == (who, kind):
                break
        else:
            raise Illegal(who, kind, value, "not_asked")
        if value not in question.legal:
            raise Illegal(who, kind, value, "not_a_value")
        return list(self._happen(who, kind, value))

    def _happen(self, who: str, kind: str, value: str) -> Iterator[Event]:
        if kind == "turn":
            self.stage = "fist"
            yield Event("turned", "", {"card": value})
        elif kind == "fist":
            self.fists[who] = value
            yield Event("closed", who, None, {"fist": value, "note": secret(who)}, (who,))
            if len(self.fists) == len(self.seats):
                self.winner = max(self.seats, key=lambda seat: self.fists[seat])
                self.stage = "colour"
                yield Event("opened", "", {"fists": dict(self.fists)})
                self.fists = {}
        elif kind == "colour":
            self.stage = "trade"
            yield Event("coloured", who, {"colour": value})
        else:
            private = {"ware": value, "note": secret(who)}
            yield Event("bought", who, {"something": value != "nothing"}, private, (who,))
            self.round += 1
            self.stage = "turn" if self.round <= ROUNDS else "over"
            if self.stage == "over":
                yield Event("ended", who, {})

    def view(self, viewer: str) -> View:
        mine = f"{secret(viewer)}: {self.fists.get(viewer)}" if viewer in self.seats else None
        seen = tuple(q for q in self.questions() if not q.private or q.who == viewer)
        return View(viewer, self.round, (), mine, seen)

    def copy(self) -> Position:
        return deepcopy(self)

    def snapshot(self) -> dict[str, Any]:
        return {"round": self.round, "over": self.stage == "over", "fists": dict(self.fists)}

    def standing(self) -> dict[str, int]:
        return dict.fromkeys(self.seats, 0)

    def result(self) -> Result | None:
        return Result((self.winner,), dict.fromkeys(self.seats, 0)) if self.stage == "over" else None


FACTS = Facts(ID, 1, 6, hidden=True, revealing=frozenset({"opened"}), longest=2 * ROUNDS * 9)
RESOURCES: tuple[str, ...] = ()


class Fists(BaseRules[Position, BaseBox, View]):
    facts = FACTS

    def box(self, seats: tuple[str, ...], options: Mapping[str, Any]) -> BaseBox:
        return BaseBox(seats, options)

    def first_position(self, box: BaseBox) -> Position:
        return Position(box.seats)

    def position_from(self, box: BaseBox, start: object, kept: bool) -> Position:
        raise BadGame("start: this game always begins the same way")

    def imagine(self, view: View, pick: Callable[[int], int]) -> Position:
        raise NotImplementedError


def build(resources: Mapping[str, str]) -> Fists:
    return Fists()


def seat_it(monkeypatch: Any) -> None:
    """Enter the game and its table for one test, as the three games are entered."""
    from pierres.rules import registry as rules
    from pierres.table import registry as tables

    for known in (rules._packages, tables._packages):
        # What is set by hand here is taken out again at the end of the test.
        monkeypatch.setitem(known, ID, "")
    rules.register(ID, "tests.fists")
    tables.register(ID, "tests.fists_table")
