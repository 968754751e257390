"""Restless hands on the table of Est Royal.

Whatever is clicked, dragged, struck, resized and undone, 52 cards lie in exactly one pile each, no step of
the record is empty, and everything comes to lie where the picture says.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.table.est_royal.picture import ORDER
from pierres.table.view import TableView
from tests.table.est_royal_hands import (
    Left,
    None_,
    Right,
    assert_whole,
    middle,
    move,
    scene_of,
    second_click,
    session_of,
    strike,
    top_rect,
)

Table = Callable[..., TableView]
Key = Qt.Key
KEYS = [
    (Key.Key_Return, ""), (Key.Key_Up, ""), (Key.Key_Down, ""), (Key.Key_Left, ""), (Key.Key_Right, ""),
    (Key.Key_T, "t"), (Key.Key_M, "m"), (Key.Key_Escape, ""), (Key.Key_Backspace, ""), (Key.Key_Space, " "),
    (Key.Key_Tab, "\t"), (Key.Key_I, "i"), *[(Qt.Key(Key.Key_0 + n), str(n)) for n in range(10)],
]  # fmt: skip
# Few sizes, all small: it is not the drawing that is tried here.
SIZES = [(640, 560), (700, 560), (800, 600)]
BUTTONS = [Left] * 5 + [Right, Qt.MouseButton.MiddleButton]


class Hands:
    """Does one thing after another with a table, at random."""

    def __init__(self, view: TableView, seed: int) -> None:
        self.view, self.rng = view, Random(seed)
        self.down: set[Qt.MouseButton] = set()

    def somewhere(self) -> QPoint:
        """Mostly at a card, sometimes anywhere, sometimes outside."""
        rng, view = self.rng, self.view
        if rng.random() < 0.85:
            at = middle(top_rect(view, rng.choice(ORDER)))
            return at + QPoint(rng.randint(-60, 60), rng.randint(-60, 60)) if rng.random() < 0.4 else at
        return QPoint(rng.randint(-50, view.width() + 50), rng.randint(-50, view.height() + 50))

    def do(self) -> None:
        rng, view, port = self.rng, self.view, self.view.viewport()
        session = scene_of(view).session
        match rng.choices(range(9), (20, 16, 8, 24, 14, 4, 1, 5, 3))[0]:
            case 0:
                self.let_go()
                QTest.mouseClick(port, rng.choice(BUTTONS), None_, self.somewhere())
            case 1:
                at = self.somewhere()
                self.let_go()
                QTest.mouseClick(port, Left, None_, at)
                second_click(view, at)
                if rng.random() < 0.5:
                    QTest.mouseClick(port, Left, None_, at)
            case 2:
                button = rng.choice(BUTTONS)
                self.down.add(button)
                QTest.mousePress(port, button, None_, self.somewhere())
            case 3:
                self.let_go()
                start, end = self.somewhere(), self.somewhere()
                legal = scene_of(view).legal()
                if legal and rng.random() < 0.4:
                    start, end = (middle(top_rect(view, pile)) for pile in rng.choice(legal))
                QTest.mousePress(port, Left, None_, start)
                for share in range(1, rng.randint(2, 4)):
                    move(view, start + (end - start) * share / 3)
                    if rng.random() < 0.06:
                        self.interrupt()
                QTest.mouseRelease(port, Left, None_, end)
            case 4:
                key, text = rng.choice(KEYS)
                strike(view, key, text, again=rng.random() < 0.2)
            case 5:
                (session.undo, session.redo)[rng.random() < 0.4]()
            case 6:
                view.resize(*rng.choice(SIZES))
                QApplication.processEvents()
            case 7:
                move(view, self.somewhere(), Qt.MouseButton.NoButton)
            case _:
                self.let_go()
                scene_of(view).set_displays({name: rng.random() < 0.3 for name in ("mirrored", "one_click")})
                if session.over or rng.random() < 0.15:
                    session.go_to(rng.randint(1, max(1, session.steps_taken)))

    def interrupt(self) -> None:
        """Something happens in the middle of a drag."""
        match self.rng.randrange(4):
            case 0:
                QTest.mouseClick(self.view.viewport(), Right, None_, self.somewhere())
            case 1:
                strike(self.view, Key.Key_T, "t")
            case 2:
                scene_of(self.view).session.undo()
            case _:
                self.view.resize(*self.rng.choice(SIZES))
                QApplication.processEvents()

    def let_go(self) -> None:
        """No button stays down."""
        while self.down:
            QTest.mouseRelease(self.view.viewport(), self.down.pop(), None_, self.somewhere())


def run(view: TableView, events: int, seed: int) -> None:
    hands, session = Hands(view, seed), scene_of(view).session
    seen: set[object] = set()
    for number in range(events):
        hands.do()
        assert_whole(session)
        seen.add((session.view().tableau, session.view().stock))
        if number % 50 == 0:
            hands.let_go()
            scene = scene_of(view)
            strike(view, Key.Key_Escape)
            strike(view, Key.Key_Escape)
            scene.finish()
            for thing in scene.picture.things:
                item = scene.stage.item(thing.key)
                if thing.key.startswith(("card:", "back:", "place:")):
                    assert item is not None, thing.key
                    assert (item.x(), item.y(), item.opacity()) == (thing.rect.x, thing.rect.y, 1.0), (
                        thing.key
                    )
            assert scene.player.flying == 0
    hands.let_go()
    assert len(seen) > events // 25, "the hands did hardly anything"


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_restless_hands(table: Table, motion: str) -> None:
    session = session_of(42)
    run(table(session, SIZES[0], motion), 1200, seed=7)


@pytest.mark.sampled(20)
@pytest.mark.parametrize("part", range(100))
def test_very_restless_hands(table: Table, part: int) -> None:
    """100,000 events in all of its parts."""
    session = session_of(100 + part)
    run(table(session, SIZES[0], "normal" if part % 5 == 0 else "off"), 1_000, seed=part)
