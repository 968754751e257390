"""A game whose seats are answered by players that get views and events alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from pierres.players.player import MakePlayer, Player
from pierres.rules.game import CHANCE, Event, Game, Illegal, Position, Question
from pierres.rules.given import Json

Step = tuple[str, str] | tuple[str, str, Json]
Clock = Callable[[], float]
TOO_LONG = 10.0
"""Seconds after which an answer counts as none."""


def _no_clock() -> float:
    return 0.0


@dataclass
class Match:
    """One game being played. `position` is where it stands, `steps` how it came there."""

    position: Position
    players: Mapping[str, Player | None]
    """By seat; None for one that could not be made, whose answers are the first legal ones."""
    random: Random
    """Chance."""
    clock: Clock = _no_clock
    steps: list[Step] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    """By seat: what each answer took."""
    kinds: list[str] = field(default_factory=list)
    """Of all events so far."""
    illegal: dict[str, int] = field(default_factory=dict)
    """By seat: answers that were refused, too late or an exception."""

    @classmethod
    def begin(
        cls, game: Game, makers: Mapping[str, MakePlayer], options: Mapping[str, Json], seed: str,
        clock: Clock = _no_clock,
    ) -> Match:  # fmt: skip
        """A game of these seats. Each player, and chance, has a seed of its own, drawn from `seed`."""
        seats = tuple(makers)
        position = game.start(seats, options)
        players: dict[str, Player | None] = {}
        illegal = dict.fromkeys(seats, 0)
        for seat, make in makers.items():
            try:
                players[seat] = make(game, seat, seats, options, Random(f"{seed}:{seat}").getrandbits(63))
            except Exception:
                players[seat] = None
                illegal[seat] += 1
        times: dict[str, list[float]] = {seat: [] for seat in seats}
        return cls(position, players, Random(f"{seed}:chance"), clock, [], times, [], illegal)

    def play(self, most: int | None = None) -> None:
        """Play to the end of the game, or to so many answers."""
        position = self.position
        while (questions := position.questions()) and len(self.steps) != most:
            first = questions[0]
            if first.who == CHANCE:
                legal = first.legal
                self._give(CHANCE, first.kind, legal[self.random.randrange(legal.size)])
                continue
            # All views are taken before anybody answers: a question to several is secret.
            asked: dict[str, list[Question]] = {}
            for question in questions:
                asked.setdefault(question.who, []).append(question)
            views = {seat: position.view(seat) for seat in asked}
            for seat, own in asked.items():
                if len(self.steps) == most or not position.questions():
                    return
                self._ask(seat, views[seat], own)

    def _ask(self, seat: str, view: object, questions: Sequence[Question]) -> None:
        player = self.players[seat]
        before = self.clock()
        try:
            if player is None:
                raise LookupError("no player")
            kind, value = player.answer(view, tuple(questions))  # type: ignore[arg-type]
            took = self.clock() - before
            self.times[seat].append(took)
            if took > TOO_LONG:
                raise TimeoutError
            self._give(seat, kind, value)
        except Exception:
            # One that failed while it was made has been counted already.
            self.illegal[seat] += player is not None
            first = questions[0]
            self._give(seat, first.kind, first.legal[0])

    def _give(self, who: str, kind: str, value: Json) -> None:
        """Answer, and tell every player what it may see of what follows. Raises Illegal."""
        events = self.position.answer(who, kind, value)
        self.steps.append((who, kind) if value is None else (who, kind, value))
        self.kinds += [event.kind for event in events]
        for seat, player in self.players.items():
            seen = [shown for event in events if (shown := event.seen_by(seat)) is not None]
            if seen and player is not None:
                self._tell(seat, player, seen)

    def _tell(self, seat: str, player: Player, events: list[Event]) -> None:
        try:
            player.told(events)
        except Exception:
            self.illegal[seat] += 1


__all__ = ["Illegal", "Match"]
