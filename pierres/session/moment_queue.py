"""Which moment of the game is on show: the rules are ahead, and people look at one moment after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, cast

from pierres.rules.game import Event, PositionOf, V, V_co
from pierres.rules.moments import Moment


class ChangeOf(NamedTuple, Generic[V_co]):
    """What has just come on show, told once to everybody who shows something of it.

    Seen with the viewer's eyes as they are now: `before` is what this viewer would have seen of the moment
    before, `events` what has happened since then.
    """

    events: tuple[Event, ...] = ()
    before: V_co | None = None
    same_viewer: bool = True
    """Whether the same eyes looked before."""
    played: bool = False
    """Whether it is to be seen how it happens; it only stands there after a step back, a pause, a load."""


if TYPE_CHECKING:
    Change = ChangeOf[Any]
else:  # An alias with parameters is slow to call.
    Change = ChangeOf


class MomentQueue(Generic[V]):
    """The position on show, what nobody has seen yet, and what was on show since the last answer.

    The game goes on in a position of its own: those here never change.
    """

    def __init__(self, position: PositionOf[V]) -> None:
        self.position = position.copy()
        self.past: list[PositionOf[V]] = []
        """The moments of the last answer before the one on show."""
        self._later: deque[Moment] = deque()

    @property
    def pending(self) -> bool:
        """Whether the rules are ahead of what is on show."""
        return bool(self._later)

    def add(self, moments: Iterable[Moment]) -> None:
        """The moments of an answer, to be looked at after those that are there."""
        if not self._later:
            self.past = []
        for moment in moments:
            if self._later and not self._later[-1].events:
                # Nothing had happened then but that something was put away: it is seen with what comes next.
                self._later.pop()
            self._later.append(moment)

    def to_come(self) -> list[Event]:
        """What has happened by the rules and has not been on show."""
        return [event for moment in self._later for event in moment.events]

    def step(self) -> tuple[Event, ...]:
        """Put the next moment on show; returns its events. IndexError without one."""
        moment = self._later.popleft()
        self.past.append(self.position)
        self.position = cast("PositionOf[V]", moment.position)
        return moment.events

    def jump(self) -> tuple[Event, ...]:
        """Put the last moment on show at once; returns all events on the way there."""
        events: tuple[Event, ...] = ()
        while self._later:
            events += self.step()
        return events

    def begin_anew(self, now: PositionOf[V]) -> None:
        """The game stands somewhere else: nothing led there."""
        self._later.clear()
        self.past = []
        self.position = now.copy()
