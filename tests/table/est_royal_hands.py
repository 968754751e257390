"""Games of Est Royal at a table, and a person's hands on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.rules.est_royal import deals
from pierres.rules.est_royal.cards import PACK
from pierres.rules.est_royal.view import View
from pierres.session import Session
from pierres.table.est_royal.handling import PAD, EstRoyalScene
from pierres.table.est_royal.picture import ORDER
from pierres.table.places import Rect
from pierres.table.view import TableView
from pierres.wording.est_royal.wording import cards_of

Left, Right, None_ = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
SCENARIOS = Path(__file__).parents[1] / "scenarios"
DIGIT = {pile: digit for digit, pile in PAD.items()}
WON = 34
"""The line of the shortest of the won games."""


def session_of(number: int = 42, options: dict[str, Any] | None = None) -> Session:
    """A game of a numbered deal, without a file."""
    pack = list(deals.pack(number))
    opening, notes = [("chance", "deal", pack)], {"deal": number}
    return Session.new("est-royal", ["Léa"], options, opening=opening, notes=notes, autosave=False)


def won_game(line: int = WON) -> tuple[Session, list[tuple[str, Any]]]:
    """A deal, and the turns and moves that win it."""
    text = (SCENARIOS / "est_royal_won.jsonl").read_text(encoding="utf-8").splitlines()[line]
    steps = json.loads(text)["steps"]
    session = Session.new("est-royal", ["A"], opening=[tuple(steps[0])], autosave=False)
    return session, [(step[1], step[2] if len(step) > 2 else None) for step in steps[1:]]


def scene_of(view: TableView) -> EstRoyalScene:
    scene = view.table()
    assert isinstance(scene, EstRoyalScene)
    return scene


def assert_whole(session: Session) -> None:
    """52 cards, each in exactly one pile; the record tells nothing but what was answered."""
    view: View = session.view()
    seen = [card for pile in ORDER for card in cards_of(view, pile)]
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(PACK)
    assert len(seen) + view.stock == 52
    assert view.moves == session.steps_taken - 1, "a step that did nothing"


def middle(rect: Rect) -> QPoint:
    return QPoint(round(rect.cx), round(rect.cy))


def top_rect(view: TableView, pile: str) -> Rect:
    """Where the card lies that can be taken from a pile, or the place where one would."""
    scene = scene_of(view)
    cards = cards_of(scene.session.view(), pile)
    placement = scene.picture.placement(f"card:{cards[-1]}") if cards else None
    if placement is not None:
        return placement.rect
    assert scene.places is not None
    return scene.places.cards[pile]


def click_pile(view: TableView, pile: str, button: Qt.MouseButton = Left) -> None:
    QTest.mouseClick(view.viewport(), button, None_, middle(top_rect(view, pile)))


def double_click(view: TableView, pile: str) -> None:
    """Press, release, press, release."""
    at = middle(top_rect(view, pile))
    QTest.mouseClick(view.viewport(), Left, None_, at)
    second_click(view, at)


def second_click(view: TableView, at: QPoint) -> None:
    """The second half of a double click: QTest knows only its press."""
    QTest.mouseDClick(view.viewport(), Left, None_, at)
    QTest.mouseRelease(view.viewport(), Left, None_, at)


def drag(view: TableView, start: QPoint, *way: QPoint, button: Qt.MouseButton = Left) -> None:
    """Press, move, release."""
    port = view.viewport()
    QTest.mousePress(port, button, None_, start)
    for point in way:
        move(view, point, button)
    QTest.mouseRelease(port, button, None_, way[-1])


def move(view: TableView, to: QPoint, buttons: Qt.MouseButton = Left) -> None:
    """A move of the mouse with buttons down: QTest.mouseMove tells of none."""
    port = view.viewport()
    here, there = QPointF(to), QPointF(port.mapToGlobal(to))
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(port, QMouseEvent(QEvent.Type.MouseMove, here, there, none, buttons, None_))


def drag_card(view: TableView, source: str, destination: str) -> None:
    """The top card of a pile is dragged to the middle of another place."""
    start, end = middle(top_rect(view, source)), middle(top_rect(view, destination))
    drag(view, start, start + QPoint(3, 3), (start + end) / 2, end)


def strike(view: TableView, key: Qt.Key, text: str = "", again: bool = False) -> None:
    """A key goes down and up."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(view, QKeyEvent(kind, key, None_, text, again))


def digit(view: TableView, pile: str) -> None:
    """The digit of a pile is struck."""
    n = DIGIT[pile]
    strike(view, Qt.Key(Qt.Key.Key_0 + n), str(n))


def walk_to(view: TableView, key: str) -> None:
    """Arrows only."""
    scene = scene_of(view)
    for _ in range(12):
        if scene.focus_key == key:
            return
        here, there = scene.target(scene.focus_key), scene.target(key)
        assert here is not None and there is not None
        (x, y), (to_x, to_y) = scene.middle_of(here), scene.middle_of(there)
        if abs(to_y - y) > 5 and here.zone != "question":
            strike(view, Qt.Key.Key_Down if to_y > y else Qt.Key.Key_Up)
        else:
            strike(view, Qt.Key.Key_Right if to_x > x else Qt.Key.Key_Left)
    raise AssertionError(f"no arrow comes to {key}, only to {scene.focus_key}")
