"""All motion of whole random games: no property of anything is moved by two at a time, and every motion ends.

Nothing is waited for: the clock of each motion is put forward by hand.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from pierres.rules.registry import GAMES
from pierres.session import Session
from pierres.table.base_scene import BaseScene
from pierres.table.motion import Motion
from pierres.table.view import TableView
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES
from tests.table.test_bag_draw import drawing

Table = Callable[..., TableView]
Moved = tuple[QObject, bytes]
STEPS = 3
"""In so many leaps the clock of a motion goes to its end."""
MOMENTS = 60
"""No answer is shown in more motions, one after the other."""
MOST, SOME = 400, 100
"""Answers of one game, all of it where it ends: a dragons' game may go on for ever; and some of it."""


def moves(animation: QAbstractAnimation, start: int = 0) -> Iterator[tuple[Moved, int, int]]:
    """What is moved by an animation and all inside it, from when to when."""
    if isinstance(animation, QPropertyAnimation):
        target = animation.targetObject()
        assert target is not None, "what is moved is gone"
        yield (target, animation.propertyName().data()), start, start + animation.duration()
    elif isinstance(animation, QParallelAnimationGroup | QSequentialAnimationGroup):
        for number in range(animation.animationCount()):
            child = animation.animationAt(number)
            yield from moves(child, start)
            if isinstance(animation, QSequentialAnimationGroup):
                start += child.duration()


def twice_at_a_time(animation: QAbstractAnimation) -> list[Moved]:
    """What would be moved by two animations at a time."""
    spans: dict[Moved, list[tuple[int, int]]] = defaultdict(list)
    for moved, start, end in moves(animation):
        spans[moved].append((start, end))
    return [
        moved
        for moved, times in spans.items()
        if any(later[0] < earlier[1] for earlier, later in pairwise(sorted(times)))
    ]


def run_to_the_end(motion: Motion) -> bool:
    """Put the clock of a motion forward until it is over, moment by moment; False if one never ends."""
    for _ in range(MOMENTS):
        group = motion._group
        if group is None:
            return not motion.running
        assert twice_at_a_time(group) == []
        length = group.duration()
        for step in range(1, STEPS + 1):
            if motion._group is group:
                group.setCurrentTime(length * step // STEPS)
        if motion._group is group:
            return False
    return False


def assert_at_rest(scene: BaseScene) -> None:
    """Everything lies where the picture says."""
    for placement in scene.picture.placements:
        item = scene.renderer.item(placement.key)
        assert item is not None and (item.scale(), item.opacity()) == (1.0, 1.0), placement.key
    assert scene.player._flying == []


def play(view: TableView, session: Session, rng: Random, answers: int) -> int:
    """Play so many answers at most and see every motion to its end; returns how many moved."""
    scene, moved = view.table(), 0
    for _ in range(answers):
        moved += scene.motion.running
        assert run_to_the_end(scene.motion), "the motion never ends"
        assert_at_rest(scene)
        if session.over:
            break
        sit_down(session)
        assert run_to_the_end(scene.motion), "the motion never ends"
        assert session.answer(legal_answer(session, rng))
    return moved


@pytest.mark.sampled(20)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_every_motion_of_a_game_ends_and_moves_nothing_twice(
    table: Table, game: str, seed: int, request: pytest.FixtureRequest
) -> None:
    solitaire = game == "est-royal"
    names = NAMES[:1] if solitaire else NAMES[: 3 + seed % 4]
    session = Session.new(game, names, seed=seed, autosave=False)
    view = table(session, motion=("normal", "slow", "fast")[seed % 3], size=(1000, 700))
    answers = MOST if request.config.getoption("whole") else SOME
    assert play(view, session, Random(seed), answers) > 20


def test_the_bag_that_yields_the_announced_colour(table: Table) -> None:
    """It swells and is put away in the same motion, which never ended: the game stood still."""
    for seed in range(12):
        session = drawing()
        view = table(session, motion="normal")
        rng = Random(seed)
        while (asked := session.asked()) is not None and asked.kind == "draw":
            assert session.answer(asked.legal[rng.randrange(asked.legal.size)])
            assert run_to_the_end(view.table().motion)
        assert_at_rest(view.table())
        if any(event.kind == "bag_lost" for event in session.history()):
            return
    pytest.fail("the bag never yielded that colour")


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_what_comes_second_is_left_out_or_follows(qapp: Any, speed: str) -> None:
    owner, placement = QObject(), QObject()
    placement.setParent(owner)
    motion = Motion(owner)
    motion.speed = speed
    ended: list[int] = []
    motion.begin()
    motion.add(placement, "place", 0.0, 1.0, at=0, ms=300)
    motion.add(placement, "place", 5.0, 6.0, at=100, ms=300)
    motion.add(placement, "place", 1.0, 2.0, at=200, ms=300, again=True)
    motion.add(placement, "size", 1.0, 3.0, at=0, ms=700)
    motion.run(lambda: ended.append(1))
    assert placement.property("place") == (2.0 if speed == "off" else 0.0)
    assert run_to_the_end(motion) and ended == [1]
    assert (placement.property("place"), placement.property("size")) == (2.0, 3.0)
