"""What a computer player is: it gets views and events of its own seat, never a position, and answers.

    class Player:
        def __init__(self, game, seat, seats, options, seed): ...
        def told(self, events): ...
        def answer(self, view, questions): return kind, value

`game` is the `Game` of the registry, `seat` and `seats` are names, `options` all options of the game. `told`
gets every event that the seat may see, as the seat sees it, in order and once each. `answer` gets the view of
the seat and the questions that are open to it, and gives the kind of one of them and a legal value in the
notation of records. All chance comes from `seed`: equal seeds, views and events give equal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from pierres.players.chance import Random
from pierres.rules.base import Game
from pierres.rules.game import Event, Question
from pierres.rules.given import Json

EASY, NORMAL, HARD = "easy", "normal", "hard"
LEVELS = (EASY, NORMAL, HARD)
"""How well a computer player plays."""


class Reason(NamedTuple):
    """Why a player answered as it did: a key for words, and what the sentence needs.

    It tells nothing but what everybody knows once the answer and what follows from it lie open.
    """

    kind: str
    told: Mapping[str, Json] = {}


class Player(Protocol):
    """Answers for one seat; see the head of this module."""

    def told(self, events: Sequence[Event]) -> None:
        """What has happened, as the seat may see it."""

    def answer(self, view: Any, questions: Sequence[Question]) -> tuple[str, Json]:
        """The kind of one of the questions and a legal answer to it."""


class MakePlayer(Protocol):
    """A class of players, or a function that makes one."""

    def __call__(
        self, game: Game, seat: str, seats: Sequence[str], options: Mapping[str, Json], seed: int
    ) -> Player:
        """A player for one seat of one game."""


def is_legal(questions: Sequence[Question], kind: str, value: object) -> bool:
    """Whether that answers one of the questions."""
    return any(asked.kind == kind and value in asked.legal for asked in questions)


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class ComputerPlayer:
    """What the levels share: the seat, the game, a manner, and chance of its own."""

    SAMPLES = 0
    """How many worlds the player imagines for one answer, unless another number is given."""
    MANNERS: Sequence[str] = ("",)
    """The manners of the players of this game: which of nearly equal answers they prefer."""

    def __init__(
        self,
        game: Game,
        seat: str,
        seats: Sequence[str],
        options: Mapping[str, Json],
        seed: int,
        samples: int | None = None,
    ) -> None:
        self.game, self.seat, self.seats, self.options = game, seat, tuple(seats), dict(options)
        self.samples = self.SAMPLES if samples is None else samples
        self.random = Random(seed)
        self.manner = manner_of(self.MANNERS, seed)
        self.hurried: Callable[[], bool] = never
        """Asked between two worlds whether to answer from those there are; the first is always looked at."""
        self.reason: Reason | None = None
        """Why the last answer was given."""

    def told(self, events: Sequence[Event]) -> None:
        """Nothing is remembered, unless a level does."""

    def answer(self, view: Any, questions: Sequence[Question]) -> tuple[str, Json]:
        """The kind of one of the questions and a legal answer to it."""
        raise NotImplementedError


def manner_of(manners: Sequence[str], seed: int) -> str:
    """The manner that a player of this seed has."""
    return Random(f"{seed}:manner").choice(manners)
