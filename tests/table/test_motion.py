"""Motion: short, at every speed the same code, and at its end everything is where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest

from pierres.rules.game import PUBLIC
from pierres.session import Session
from pierres.table.aux_pierres.motion import CLOSED, COUNTED, OPENING, VERDICT
from pierres.table.aux_pierres.pieces import CharacterCard
from pierres.table.cues import LONGEST, Appear, Cue, Fly, Late, Move, Open, Stand, length
from pierres.table.motion import SPEEDS, Motion
from pierres.table.picture import Picture
from pierres.table.view import TableView
from tests.players_at_table import legal_answer, sit_down
from tests.table.test_every_motion import run_to_the_end

Table = Callable[..., TableView]
NewSession = Callable[..., Session]


class Thing(QObject):
    """Something that can be moved."""


def test_off_is_instant_with_the_same_code(qapp: Any) -> None:
    owner = QObject()
    motion = Motion(owner)
    motion.speed = "off"
    done: list[str] = []
    thing = Thing(owner)
    motion.begin()
    motion.add(thing, "place", 0.0, 1.0, at=200, ms=300)
    motion.call(500, lambda: done.append("called"))
    motion.run(lambda: done.append("ended"))
    assert thing.property("place") == 1.0
    assert done == ["called", "ended"]
    assert not motion.running


def test_finish_ends_it_at_once_and_only_once(qapp: Any) -> None:
    owner = QObject()
    motion = Motion(owner)
    ends: list[int] = []
    motion.begin()
    motion.add(Thing(owner), "place", 0.0, 1.0, at=0, ms=60_000)
    motion.run(lambda: ends.append(1))
    assert motion.running
    motion.finish()
    motion.finish()
    assert ends == [1] and not motion.running


class Starter(QObject):
    """Begins a motion when it is told to."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self.motion = motion

    def begin(self) -> None:
        """One that begins with a pause and nothing else, as what comes late in a picture does."""
        self.motion.begin()
        self.motion.add(Thing(self), "place", 0.0, 1.0, at=300, ms=100)
        self.motion.call(300, lambda: None)
        self.motion.run(lambda: None)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            self.begin()
        return super().event(event)


def test_motion_ended_and_begun_anew_again_and_again_brings_no_warning(qapp: Any) -> None:
    """Now and then, when a window was resized: "stopAnimationDriver: driver is not running".

    Qt stopped its clock where only pauses ran, and once more for the motion before. Any warning fails a test.
    """
    owner = QObject()
    motion = Motion(owner)
    starter = Starter(motion)
    starter.begin()
    QTest.qWait(40)
    assert motion.running
    motion.finish()
    # Told between the end of the old one and the start of the new one, as a change of size is.
    QCoreApplication.postEvent(starter, QEvent(QEvent.Type.User))
    starter.begin()
    motion.finish()
    QTest.qWait(40)
    assert motion.running
    motion.finish()
    QTest.qWait(20)


def test_speeds() -> None:
    owner = QObject()
    motion = Motion(owner)
    lengths = []
    for speed in ("off", "fast", "normal", "slow"):
        motion.speed = speed
        lengths.append(motion.duration(200))
    assert lengths == sorted(lengths) and lengths[0] == 0 and lengths[2] == 200
    assert set(SPEEDS) == {"off", "fast", "normal", "slow"}
    with pytest.raises(ValueError, match="breakneck"):
        motion.speed = "breakneck"


@pytest.fixture
def played(
    table: Table, new_session: NewSession, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[list[Cue]], list[Picture]]:
    """The cues of many answers, and the pictures in which they play."""
    session = new_session(4, seed=8)
    view = table(session, motion="fast")
    scene = view.table()
    heard: list[list[Cue]] = []
    pictures: list[Picture] = []
    play = scene.player.play

    def listen(cues: Any, before: Picture, after: Picture, done: Any) -> None:
        heard.append(list(cues))
        pictures.append(after)
        assert session.viewer == PUBLIC
        play(cues, before, after, done)

    monkeypatch.setattr(scene.player, "play", listen)
    rng = Random(8)
    for _ in range(120):
        if session.over:
            break
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
        while scene.motion.running:
            run_to_the_end(scene.motion)
    return heard, pictures


def test_what_happens_is_moved_and_soon_over(played: tuple[list[list[Cue]], list[Picture]]) -> None:
    heard, _ = played
    kinds = {type(cue) for cues in heard for cue in cues}
    assert {Fly, Move, Appear} <= kinds
    for cues in heard:
        # While the fists open and it is said who won, people read; what moves after that is soon over.
        read = any(isinstance(cue, Open) for cue in cues)
        assert length(cues) <= LONGEST + (CLOSED + OPENING + COUNTED + VERDICT if read else 0) + 1
        for cue in cues:
            if isinstance(cue, Stand):
                assert cue.at < cue.until <= length(cues)
            elif not isinstance(cue, Late):
                assert 0 < cue.ms <= 400


def test_what_moves_in_public_comes_from_no_purse(played: tuple[list[list[Cue]], list[Picture]]) -> None:
    """The public picture has no purse to fly from, and a card that flies is one that lies open."""
    heard, pictures = played
    for cues, picture in zip(heard, pictures, strict=True):
        keys = {placement.key for placement in picture.placements}
        for cue in cues:
            if isinstance(cue, Fly):
                assert (
                    not isinstance(cue.placement.piece, CharacterCard)
                    or cue.placement.piece.character is not None
                )
            elif isinstance(cue, Stand):
                assert not cue.placement.key.startswith(("purse", "tray", "wanted", "panel"))
            else:
                assert cue.key in keys or isinstance(cue, Late)
                assert not cue.key.startswith(("purse", "tray", "wanted", "panel"))


def test_no_thing_is_moved_twice_at_a_time(played: tuple[list[list[Cue]], list[Picture]]) -> None:
    for cues in played[0]:
        moved = [cue.key for cue in cues if isinstance(cue, Move)]
        assert len(moved) == len(set(moved))
