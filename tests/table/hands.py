"""Giving an answer on the table as a person does: with the mouse, or with the keyboard."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.rules.game import Question
from pierres.table.view import TableView

Left = Qt.MouseButton.LeftButton


def point(view: TableView, key: str) -> QPoint:
    """The middle of a place, in the viewport."""
    target = view.table().target(key)
    assert target is not None, f"there is no {key} among {[one.key for one in view.table().targets()]}"
    return QPoint(round(target.rect.cx), round(target.rect.cy))


def click(view: TableView, key: str, times: int = 1) -> None:
    """Click on a place."""
    for _ in range(times):
        QTest.mouseClick(view.viewport(), Left, pos=point(view, key))


def press_key(view: TableView, key: Qt.Key, text: str = "", again: bool = False) -> None:
    """A key goes down and up."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(view, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, again))


def type_number(view: TableView, n: int) -> None:
    """Digits one after the other."""
    for digit in str(n):
        press_key(view, Qt.Key(Qt.Key.Key_0 + int(digit)), digit)


def place_of(view: TableView, question: Question, value: Any) -> str:
    """The place that means the answer, for a question with one click for its answer."""
    match question.kind:
        case "victim":
            return f"seat:{value}"
        case "character":
            targets = view.table().targets()
            return next(target.key for target in targets if target.action == ("answer", value))
        case _:
            return f"choice:{str(value).lower()}"


def answer_by_mouse(view: TableView, question: Question, value: Any) -> None:
    """Clicks only."""
    match question.kind:
        case "bid" | "silver":
            for kind, n in value.items():
                click(view, f"purse:{kind}", n)
            if not any(value.values()):
                click(view, "nothing")
            click(view, "confirm")
        case "pay":
            for colour, n in value.items():
                click(view, f"stones:{question.who}:{colour}", n)
            click(view, "confirm")
        case "buy":
            for colour, n in value["stones"].items():
                click(view, f"wanted:{colour}", n)
            for kind, n in value["coins"].items():
                click(view, f"purse:{kind}", n)
            if not any(value["stones"].values()):
                click(view, "nothing")
            click(view, "confirm")
        case _:
            click(view, place_of(view, question, value))


def walk_to(view: TableView, key: str) -> None:
    """Bring the keyboard to one of the answers: with a digit, and with arrows where digits do not reach."""
    scene = view.table()
    keys = [target.key for target in scene.choices()]
    index = keys.index(key)
    if index < 9:
        type_number(view, index + 1)
    else:
        type_number(view, 9)
        for _ in range(40):
            if scene.focus_key == key:
                break
            here, there = scene.target(scene.focus_key), scene.target(key)
            assert here is not None and there is not None
            dx, dy = there.rect.cx - here.rect.cx, there.rect.cy - here.rect.cy
            across = Qt.Key.Key_Right if dx > 0 else Qt.Key.Key_Left
            press_key(view, across if abs(dx) > abs(dy) else Qt.Key.Key_Down if dy > 0 else Qt.Key.Key_Up)
    assert scene.focus_key == key


def answer_by_keys(view: TableView, question: Question, value: Any) -> None:
    """Keys only, as they are written on the table."""
    enter = Qt.Key.Key_Return
    match question.kind:
        case "bid" | "silver":
            _line_by_line(view, value)
            if not any(value.values()):
                type_number(view, 0)
            press_key(view, enter)
        case "buy":
            counts = {**value["stones"], **value["coins"]}
            for zone in ("wanted", "purse"):
                _to_zone(view, zone)
                _line_by_line(view, counts)
            if not any(counts.values()):
                type_number(view, 0)
            press_key(view, enter)
        case "pay":
            for colour, n in value.items():
                for _ in range(n):
                    walk_to(view, f"stones:{question.who}:{colour}")
                    press_key(view, enter)
            walk_to(view, "confirm")
            press_key(view, enter)
        case _:
            walk_to(view, place_of(view, question, value))
            press_key(view, enter)


def _to_zone(view: TableView, zone: str) -> None:
    scene = view.table()
    for _ in range(20):
        target = scene.target(scene.focus_key)
        if target is not None and target.zone == zone:
            return
        back = zone == "purse"
        press_key(view, Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {zone}")


def _line_by_line(view: TableView, counts: dict[str, int]) -> None:
    """Down the lines of the purse from the first one, a number for each."""
    scene = view.table()
    for _ in range(8):
        press_key(view, Qt.Key.Key_Up)
    for _ in range(8):
        here = scene.focus_key
        kind = here.partition(":")[2]
        if counts.get(kind):
            type_number(view, counts[kind])
        press_key(view, Qt.Key.Key_Down)
        if scene.focus_key == here or scene.focus_key.partition(":")[0] not in ("purse", "wanted"):
            break
