"""A game whose seats are answered by players that get views and events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pierres.players.chance import Chance, Random
from pierres.players.player import MakePlayer, Player, is_legal
from pierres.rules.base import Game
from pierres.rules.game import CHANCE, Event, Position, Question, checked_options, seen_by
from pierres.rules.given import Json, shown
from pierres.rules.record import Step

Clock = Callable[[], float]
Limit = Callable[[], AbstractContextManager[None]]


def seed_of(seed: str, who: str) -> int:
    """The seed of one seat, or of chance, in the game of that seed."""
    return Random(f"{seed}:{who}").getrandbits(63)


def no_clock() -> float:
    """Time that stands still."""
    return 0.0


@dataclass
class Match:
    """One game being played. `position` is where it stands, `steps` how it came there."""

    position: Position
    players: Mapping[str, Player | None]
    """By seat; None for one that could not be made, whose answers are the first legal ones."""
    chance: Chance
    clock: Clock = no_clock
    """Seconds of the processor; for `times` alone."""
    limit: Limit = nullcontext
    """What ends a call of a player that takes too long, by an exception."""
    note: Callable[[list[Event]], None] = lambda events: None
    """Hears all events."""
    steps: list[Step] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    """By seat: what each answer took."""
    illegal: dict[str, int] = field(default_factory=dict)
    """By seat: answers that were refused, came too late or were an exception."""
    faults: dict[str, str] = field(default_factory=dict)
    """By seat: what went wrong first, and where; only of seats where something did."""

    @classmethod
    def begin(
        cls, game: Game, makers: Mapping[str, MakePlayer], options: Mapping[str, Json], seed: str, **how: Any
    ) -> Match:
        """A game of these seats; `how` gives the fields `clock`, `limit` and `note`.

        Each player, and chance, has a seed of its own, drawn from `seed`.
        """
        seats = tuple(makers)
        chosen = checked_options(game.facts, options)
        match = cls(game.start(seats, options), {}, Chance(seed_of(seed, CHANCE)), **how)
        match.times = {seat: [] for seat in seats}
        match.illegal = dict.fromkeys(seats, 0)
        match.players = {
            seat: match._made(seat, partial(make, game, seat, seats, dict(chosen), seed_of(seed, seat)))
            for seat, make in makers.items()
        }
        return match

    def play(self, most: int | None = None) -> None:
        """Play to the end of the game, or to so many answers."""
        position = self.position
        while (questions := position.questions()) and len(self.steps) != most:
            first = questions[0]
            if first.who == CHANCE:
                self._give(CHANCE, first.kind, self.chance.draw(first))
                continue
            # All views are taken before anybody answers: a question to several is secret.
            asked: dict[str, list[Question]] = {}
            for question in questions:
                asked.setdefault(question.who, []).append(question)
            views = {seat: position.view(seat) for seat in asked}
            for seat, own in asked.items():
                if len(self.steps) == most:
                    return
                self._ask(seat, views[seat], tuple(own))

    def _made(self, seat: str, make: Callable[[], Player]) -> Player | None:
        with self._counted(seat):
            return make()
        return None

    def _ask(self, seat: str, view: object, questions: Sequence[Question]) -> None:
        first = questions[0]
        kind, value = first.kind, first.legal[0]
        player = self.players[seat]
        if player is not None:
            before = self.clock()
            with self._counted(seat):
                kind, value = _checked(player.answer(view, questions), questions)
            self.times[seat].append(self.clock() - before)
        self._give(seat, kind, value)

    def _give(self, who: str, kind: str, value: Json) -> None:
        """Answer, and tell every player what its seat may see of what follows."""
        events = self.position.answer(who, kind, value)
        self.steps.append((who, kind) if value is None else (who, kind, value))
        self.note(events)
        for seat, player in self.players.items():
            seen = seen_by(seat, events)
            if not seen or player is None:
                continue
            with self._counted(seat):
                player.told(seen)

    @contextmanager
    def _counted(self, seat: str) -> Iterator[None]:
        """A call of a player, within the limit: whatever it raises is counted, and goes no further."""
        try:
            with self.limit():
                yield
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self.illegal[seat] += 1
            if seat not in self.faults:
                self.faults[seat] = _fault(error)


def _checked(given: tuple[str, Json], questions: Sequence[Question]) -> tuple[str, Json]:
    """An answer as a player gave it. Raises ValueError if it is not legal."""
    kind, value = given
    if is_legal(questions, kind, value):
        return kind, value
    raise ValueError(f"not legal: {shown(kind)}, {shown(value)}")


def _fault(error: BaseException) -> str:
    """What was raised, and in which line of whoever wrote the player."""
    try:
        text = str(error)
    except Exception:
        text = ""
    where = ""
    place = error.__traceback__
    while place is not None:
        frame = place.tb_frame
        if not str(frame.f_globals.get("__name__")).startswith("pierres."):
            file = frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
            where = f" ({file}:{place.tb_lineno})"
        place = place.tb_next
    return f"{type(error).__name__}{': ' if text else ''}{text}{where}"
