"""The computer players of one game at the table: made, told and asked as its answers go on.

They can be made anew at any answer: what a player does depends on its seed, on what its seat has seen, and on
how many answers told it something, so that a game that is resumed goes on as it would have. A fist that
others close tells it nothing: whether it is asked before or after, its own is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pierres.players import registry
from pierres.players.player import ComputerPlayer, Reason, is_legal, never
from pierres.rules import record as records
from pierres.rules.base import Game
from pierres.rules.game import Event, Position, checked_options, seen_by
from pierres.rules.given import Json
from pierres.rules.record import Record, Step


class Thought(NamedTuple):
    """What a player answers: the kind of a question that is open to it, a legal value, and why."""

    kind: str
    value: Json
    reason: Reason | None


class SeatedPlayers:
    """Follows one game; each player gets the events and the view of its seat alone."""

    def __init__(self, game: Game, record: Record) -> None:
        """`record` without its steps: seats, options, start. Raises BadGame or RecordError."""
        self._game, self._record = game, record
        self._steps: list[Step] = []
        self._events: list[list[Event]] = []
        self._position: Position = records.first_position(record, game)
        self._players: dict[tuple[str, str, int], tuple[ComputerPlayer, int, int]] = {}
        """Seat, level and seed → the player, how many answers it knows of, and how many told it something."""

    def follow(self, keep: int, steps: Sequence[Step]) -> None:
        """The game stands after the first `keep` answers of those known, and these. Raises Illegal."""
        if keep < len(self._steps):
            steps = [*self._steps[:keep], *steps]
            self._steps, self._events = [], []
            self._position = records.first_position(self._record, self._game)
            self._players = {key: known for key, known in self._players.items() if known[1] <= keep}
        for step in steps:
            self._events.append(self._position.answer(*step))
            self._steps.append(step)

    def ask(self, seat: str, level: str, seed: int, hurried: Callable[[], bool] = never) -> Thought:
        """What the player of a level would answer now for a seat that is asked.

        An answer that is not legal, or an error, becomes the first legal one: no game ever stops for it.
        """
        questions = tuple(question for question in self._position.questions() if question.who == seat)
        if not questions:
            raise LookupError(f"{seat} is not asked")
        first = Thought(questions[0].kind, questions[0].legal[0], None)
        key = (seat, level, seed)
        try:
            made = registry.level(self._record.game, level)
            if key in self._players:
                player, told, heard = self._players.pop(key)
            else:
                options = checked_options(self._game.facts, self._record.options)
                player, told, heard = made(self._game, seat, self._position.seats, options, seed), 0, 0
            for events in self._events[told:]:
                seen = seen_by(seat, events)
                if seen:
                    player.told(seen)
                    heard += 1
            player.random.seed(f"{seed}:{heard}")
            player.hurried, player.reason = hurried, None
            kind, value = player.answer(self._position.view(seat), questions)
        except Exception:
            return first
        self._players[key] = (player, len(self._steps), heard)
        if not is_legal(questions, kind, value):
            return first
        return Thought(kind, value, player.reason)
