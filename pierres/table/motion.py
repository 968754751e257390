"""How things move on a table: short animations, side by side, that can be sped up and end at once when asked.

With the speed `off` every duration is 0 and the same code runs: an animation of no length ends inside its own
start. Nothing ever waits for a motion to end: it shows what has already happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)

SPEEDS = {"off": 0.0, "fast": 0.55, "normal": 1.0, "slow": 1.7}
"""Names of the speeds and the factor of every duration."""

Curve = QEasingCurve.Type


class Motion(QObject):
    """Runs one group of animations at a time."""

    speed_changed = Signal()
    ended = Signal()
    """The group has ended, by itself or by `finish`; what it left is in place."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._speed = "normal"
        self._group: QParallelAnimationGroup | None = None
        self._after: Callable[[], None] | None = None
        self._lines: dict[tuple[QObject, str], QSequentialAnimationGroup] = {}
        """The animations of one property of one thing, one after the other."""

    @property
    def speed(self) -> str:
        """One of SPEEDS."""
        return self._speed

    @speed.setter
    def speed(self, speed: str) -> None:
        if speed not in SPEEDS:
            raise ValueError(f"no such speed: {speed}")
        self._speed = speed
        self.speed_changed.emit()

    @property
    def moves(self) -> bool:
        """Whether anything moves at the speed in force."""
        return SPEEDS[self._speed] > 0

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._group is not None

    def duration(self, ms: float) -> int:
        """Milliseconds at the speed in force."""
        return round(ms * SPEEDS[self._speed])

    def begin(self) -> None:
        """End what runs and open a new group."""
        self.finish()
        self._group = QParallelAnimationGroup(self)
        self._lines = {}

    def add(
        self, target: QObject, name: str, start: object, end: object, at: float, ms: float,
        curve: Curve = Curve.InOutCubic, between: Sequence[tuple[float, object]] = (), again: bool = False,
    ) -> None:  # fmt: skip
        """Move a property from `start` to `end`, from `at` on; before that it stands at `start`.

        `between` are values on the way, each after a share of the time. One property of one thing is moved by
        one animation at a time: Qt stops the one that runs when another begins, and the group would never
        end. So what comes second is left out, or, with `again`, begins when the first has ended.
        """
        assert self._group is not None
        line = self._lines.get((target, name))
        if line is None:
            target.setProperty(name, start)
            line = self._lines[target, name] = QSequentialAnimationGroup(self._group)
        elif not again:
            return
        move = QPropertyAnimation(target, QByteArray(name.encode()))
        move.setStartValue(start)
        move.setEndValue(end)
        for share, value in between:
            move.setKeyValueAt(share, value)
        move.setDuration(self.duration(ms))
        move.setEasingCurve(curve)
        pause = self.duration(at) - line.duration()
        if pause > 0:
            line.addPause(pause)
        line.addAnimation(move)

    def call(self, at: float, function: Callable[[], None]) -> None:
        """Do something on the way, `at` milliseconds after the start."""
        assert self._group is not None
        pause = QPauseAnimation(self.duration(at), self._group)
        pause.finished.connect(function)
        self._group.addAnimation(pause)

    def run(self, after: Callable[[], None]) -> None:
        """Start the group; `after` puts everything where it belongs when it has ended, however it ended."""
        assert self._group is not None
        self._after = after
        self._group.finished.connect(self._end)
        self._keep_ticking(self._group)
        self._group.start()

    @staticmethod
    def _keep_ticking(group: QParallelAnimationGroup) -> None:
        """Let something besides pauses run as long as the group does.

        Where only pauses run Qt stops its clock, and warns that it does not run (`stopAnimationDriver`) if
        the group took the place of one that was ended a moment before: as when a window is resized.
        """
        if (length := group.duration()) > 0:
            ticking = QVariantAnimation(group)
            ticking.setDuration(length)
            group.addAnimation(ticking)

    def finish(self) -> None:
        """End everything now."""
        if self._group is not None:
            self._group.finished.disconnect(self._end)
            self._group.stop()
            self._end()

    def _end(self) -> None:
        group, self._group = self._group, None
        self._lines = {}
        after, self._after = self._after, None
        if group is None:
            return
        group.deleteLater()
        if after is not None:
            after()
        self.ended.emit()
