"""The history of one game: the answers so far, what they caused, where it stands, and the way back. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from copy import deepcopy
from itertools import chain, takewhile
from operator import eq

from pierres.players.chance import Chance
from pierres.rules import record as records
from pierres.rules.base import Game, T
from pierres.rules.game import CHANCE, Event, Facts, Position, seen_by
from pierres.rules.given import Json
from pierres.rules.moments import Moment, answer_in_moments
from pierres.rules.record import Record, RecordError, Step


def in_common(one: Iterable[T], other: Iterable[T], same: Callable[[T, T], bool] = eq) -> int:
    """How many items are the same in both before the first that differs."""
    return sum(takewhile(bool, map(same, one, other)))


class GameHistory:
    """A game from its start to now.

    Chance answers as soon as it is asked. Undo takes back one answer at a time, down to the last one that
    chance gave or that revealed something: below that floor a step back would leave knowledge behind.
    """

    def __init__(
        self, game: Game, record: Record, chance: Chance, source: str = "record", *, as_far: bool = False
    ) -> None:
        """Play a record, which `source` names. Raises BadGame or RecordError where it cannot be played.

        With `as_far` as it goes, one that fits for some answers and then no longer stands after the last that
        does: rules are mended, and games that were saved before must open all the same.
        """
        self._chance = chance
        self._game = game
        self._revealing = game.facts.revealing
        self._undone: list[Step] = []
        self._steps: list[Step] = []
        self._told: list[list[Event]] = []
        self._seen: dict[str, tuple[int, list[Event]]] = {}
        self._looks: dict[str, tuple[int, int]] = {}
        """Seat → how many answers there were when it looked before the last time, and at the last look.

        Whoever answers has looked.
        """
        self.position: Position = records.first_position(record, game)
        self._floor = 0
        self._floor_position = self.position.copy()
        self.misfit: RecordError | None = None
        """Why the record could be followed no further than to the last of the answers here."""
        try:
            for index, position, events in records.replay(record, game, source):
                self.position = position
                self._note(record.steps[index], events)
            records.check_final(record, self.position, source)
        except RecordError as error:
            if not as_far or not self._steps:
                raise
            self.misfit = error
        self._let_chance_answer()

    @property
    def facts(self) -> Facts:
        """What the rules say about the game as such."""
        return self._game.facts

    def characters(self) -> Mapping[str, object]:
        """The cards of this game by id, the players' own among them; empty for a game without such cards."""
        characters: Mapping[str, object] | None = getattr(self.position, "characters", None)
        return getattr(self._game, "characters", {}) if characters is None else characters

    @property
    def steps(self) -> list[Step]:
        """The answers so far, in the notation of the record."""
        return list(self._steps)

    @property
    def undone(self) -> list[Step]:
        """The answers that were taken back and can be given again, the next one first."""
        return self._undone[::-1]

    def told(self, index: int) -> list[Event]:
        """What followed from one answer, whoever may see it. Raises IndexError."""
        return list(self._told[index])

    def __len__(self) -> int:
        return len(self._steps)

    def add_answer(self, who: str, kind: str, value: Json) -> list[Moment]:
        """Answer a question and return the moments that follow, up to the next question to a person.

        Raises Illegal.
        """
        # The caller may change the object afterwards; the record must not change with it.
        value = deepcopy(value)
        moments = self._take((who, kind) if value is None else (who, kind, value))
        self._undone.clear()
        return moments + self._let_chance_answer()

    @property
    def floor(self) -> int:
        """How many answers stand at least: what came before the last of them must not be taken back."""
        return self._floor

    def why_floor(self, step: int) -> str:
        """What has come since the answer of that number: `chance` answered, or something was `shown`."""
        after = range(step, len(self._steps))
        shown = any(event.kind in self._revealing for number in after for event in self._told[number])
        return "shown" if shown else CHANCE

    def go_to(self, steps: int) -> None:
        """Undo or redo until so many answers stand, as far as undo and redo go."""
        steps = max(self._floor, steps)
        if steps < len(self._steps):
            self._back_to(steps)
        while len(self._steps) < steps and self._undone:
            self.redo()

    def _back_to(self, steps: int) -> None:
        while len(self._steps) > steps:
            self._undone.append(self._steps.pop())
            self._told.pop()
        self._seen.clear()
        self._looks = {seat: (min(one, steps), min(two, steps)) for seat, (one, two) in self._looks.items()}
        # From the floor, so that it takes as long in the hundredth round as in the first.
        self.position = self._floor_position.copy()
        for step in self._steps[self._floor :]:
            self.position.answer(*step)

    def can_redo(self) -> bool:
        """Whether an answer was taken back and no other given since."""
        return bool(self._undone)

    def forget_undone(self, seat: str) -> None:
        """Somebody else plays a seat: its answers that were taken back, and what followed, are gone."""
        kept = list(takewhile(lambda step: step[0] != seat, reversed(self._undone)))
        self._undone = kept[::-1]

    def redo(self) -> list[Moment]:
        """Give the answer again that was taken back last; returns the moments. Only after can_redo()."""
        return self._take(self._undone.pop()) + self._let_chance_answer()

    def history(self, viewer: str) -> list[Event]:
        """Everything that has happened, as far as `viewer` may see it."""
        steps, seen = self._seen.get(viewer, (0, []))
        seen += seen_by(viewer, chain(*self._told[steps:]))
        self._seen[viewer] = (len(self._told), seen)
        return list(seen)

    def look(self, seat: str) -> None:
        """A person looks at the game as it stands now, and learns all that was `missed` until then."""
        self._looks[seat] = (self._looks.get(seat, (0, 0))[1], len(self._steps))

    def missed(
        self, seat: str, viewer: str, watched: bool = False, off_table: Collection[str] = ()
    ) -> list[Event]:
        """What has happened since `seat` looked last, as far as `viewer` may see it.

        That person has seen what followed the own last answer at once, chance included, and if `watched` what
        followed the last answer of all: but for the kinds of events that are `off_table`. What had happened
        when the seat looked the time before is known as well, though the answer may have been taken back, or
        never been given. Everything if there is neither.
        """
        looked = self._looks.get(seat, (0, 0))[0]
        answers = [index for index, step in enumerate(self._steps) if step[0] != CHANCE]
        own = next((index for index in reversed(answers) if self._steps[index][0] == seat), -1)
        begin = next((index for index in answers if index > own), len(self._steps)) if own >= 0 else 0
        end = answers[-1] if watched and answers else len(self._steps)
        numbered = (
            (at, event) for at in range(max(own, looked, 0), len(self._steps)) for event in self._told[at]
        )
        return seen_by(viewer, (one for at, one in numbered if begin <= at < end or one.kind in off_table))

    def take_line(self, steps: list[Step]) -> None:
        """Go back to where `steps` part from the answers so far, and on along them. Raises Illegal.

        What was answered after the parting can be given again only if `steps` are a part of it.
        """
        self.go_to(in_common(self._steps, steps))
        for step in steps[len(self._steps) :]:
            if self._undone and self._undone[-1] == step:
                self.redo()
            else:
                self.add_answer(step[0], step[1], step[2] if len(step) > 2 else None)

    def _let_chance_answer(self) -> list[Moment]:
        moments: list[Moment] = []
        while question := next((one for one in self.position.questions() if one.who == CHANCE), None):
            moments += self._take((CHANCE, question.kind, self._chance.draw(question)))
        return moments

    def _take(self, step: Step) -> list[Moment]:
        moments = answer_in_moments(self.position, *step)
        self._note(step, [event for moment in moments for event in moment.events])
        return moments

    def _note(self, step: Step, events: list[Event]) -> None:
        before, last = self._looks.get(step[0], (0, 0))
        self._looks[step[0]] = (before, max(last, len(self._steps)))
        self._steps.append(step)
        self._told.append(events)
        if step[0] == CHANCE or any(event.kind in self._revealing for event in events):
            self._floor = len(self._steps)
            self._floor_position = self.position.copy()
