"""What people do at the window: with the mouse, with the keyboard, and with the list of answers alone.

Every step is an event that Qt delivers; nothing here answers the session itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pierres.models.answers import ValueRole
from pierres.rules.game import Question
from pierres.session import Session
from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from pierres.windows.table_page import TablePage
from pierres.windows.widgets import EnterButton
from tests.answer_rows import row_of

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
SEED = 4


def seats(*names: str) -> list[SeatSetting]:
    """So many people, each with a colour."""
    return [SeatSetting(name, colour) for name, colour in zip(names, theme.SEAT_COLOURS, strict=False)]


def take_guards_away(window: MainWindow) -> None:
    """Tests type faster than people: let the window take keys at once."""
    window.curtain.guard_ms = 0
    for button in window.findChildren(EnterButton):
        button.guard_ms = 0
    if window.pages.table is not None:
        window.pages.table.view.table().guard_ms = 0
        window.pages.table.side.answers.list.guard_ms = 0


def begin(
    window: MainWindow,
    *names: str,
    options: dict[str, Any] | None = None,
    seed: int = SEED,
    game: str = "aux-pierres",
) -> Session:
    """Begin a game with a known chance; the window is at its table then."""
    assert window.controller.new(game, seats(*(names or ("Léa", "Hugo", "Inès"))), options or {}, seed=seed)
    take_guards_away(window)
    assert window.controller.session is not None
    return window.controller.session


def table_of(window: MainWindow) -> TablePage:
    """The page of the table, which must be in sight."""
    assert window.pages.table is not None and window.pages.at_table()
    return window.pages.table


def typed(
    window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Strike a key where the keyboard is: in the widget that has the focus."""
    target = window.focusWidget()
    assert isinstance(target, QWidget), "the keyboard is nowhere"
    QTest.keyClick(target, key, modifiers)
    QApplication.processEvents()


def clicked(widget: QWidget, place: QPoint | None = None) -> None:
    """Click in the middle of a widget, or at a place in it."""
    QTest.mouseClick(widget, Left, Qt.KeyboardModifier.NoModifier, place or widget.rect().center())
    QApplication.processEvents()


def click_spot(page: TablePage, key: str) -> None:
    """Click on a place of the table, where the scene says that it is."""
    target = page.view.table().target(key)
    assert target is not None, f"no place {key} among {[s.key for s in page.view.table().targets()]}"
    place = page.view.mapFromScene(target.rect.cx, target.rect.cy)
    clicked(page.view.viewport(), place)


def wish(session: Session) -> Any:
    """What people want who would like to see the end of the game: the first one bids, the second vies with
    him.
    """
    question = session.asked()
    assert question is not None
    view = session.view()
    purse = view.seat(question.who).purse or {}
    first, second = session.seats[:2]
    if question.kind == "bid":
        if question.who == first:
            return {"fairy": 1} if purse["fairy"] else {"common": 1} if purse["common"] else {}
        if question.who == second and view.auction.number in (3, 7) and purse["fairy"]:
            return {"fairy": 1}
        return {}
    if question.kind == "silver":
        return {"silver": 2} if question.who == first and purse["silver"] >= 2 else {}
    if question.kind == "draw":
        return False
    return next(iter(question.legal))


# by keyboard


def by_keyboard(window: MainWindow, value: Any) -> None:
    """Give an answer with the keys of the table."""
    page = table_of(window)
    question = page.session.asked()
    assert question is not None and window.focusWidget() is page.view
    if question.kind in ("bid", "silver"):
        _close_fist_by_keyboard(window, page, value)
    elif question.kind == "buy":
        typed(window, Key.Key_0)
        typed(window, Key.Key_Return)
    elif question.kind == "pay":
        for colour, count in value.items():
            for _ in range(count):
                _go_to(window, page, ("add", colour))
                typed(window, Key.Key_Return)
        _go_to(window, page, ("confirm", None))
        typed(window, Key.Key_Return)
    else:
        _go_to(window, page, ("answer", value))
        typed(window, Key.Key_Return)


def _close_fist_by_keyboard(window: MainWindow, page: TablePage, value: dict[str, int]) -> None:
    if not value:
        typed(window, Key.Key_0)
    for kind, count in value.items():
        for _ in range(12):
            if page.view.table().focus_key == f"purse:{kind}":
                break
            typed(window, Key.Key_Down)
        assert page.view.table().focus_key == f"purse:{kind}"
        typed(window, Qt.Key(Key.Key_0.value + count))
    typed(window, Key.Key_Return)


def _go_to(window: MainWindow, page: TablePage, action: tuple[Any, ...]) -> None:
    """Walk with digits to the choice that does `action`."""
    table = page.view.table()
    choices = table.choices()
    number = next(number for number, target in enumerate(choices) if target.action == action)
    if number < 9:
        typed(window, Qt.Key(Key.Key_1.value + number))
    else:
        typed(window, Key.Key_9)
        for _ in range(40):
            if table.focus_key == choices[number].key:
                break
            typed(window, Key.Key_Right)
    assert table.focus_key == choices[number].key


# by mouse


def by_mouse(window: MainWindow, value: Any) -> None:
    """Give an answer by clicking on the table."""
    page = table_of(window)
    question = page.session.asked()
    assert question is not None
    if question.kind in ("bid", "silver", "buy", "pay"):
        counts = value if question.kind != "buy" else {}
        for kind, count in counts.items():
            for _ in range(count):
                _click_action(page, ("add", kind))
        if not counts:
            _click_action(page, ("nothing", None))
        _click_action(page, ("confirm", None))
    else:
        _click_action(page, ("answer", value))


def _click_action(page: TablePage, action: tuple[Any, ...]) -> None:
    targets = [target for target in page.view.table().targets() if target.action == action]
    assert targets, f"nothing on the table does {action}"
    click_spot(page, targets[0].key)


# by the list of answers


def by_list(window: MainWindow, value: Any) -> None:
    """Give an answer with the list alone: the keyboard in the list, arrows, Enter."""
    page = table_of(window)
    answers = page.side.answers
    row = row_of(answers.model, value)
    assert row >= 0
    if answers.list.isHidden():
        clicked(answers.fold)
    if window.focusWidget() is not answers.list:
        clicked(
            answers.list.viewport(),
            QPoint(answers.list.viewport().width() // 2, answers.list.viewport().height() - 2),
        )
    assert window.focusWidget() is answers.list
    typed(window, Key.Key_Home)
    for _ in range(row):
        typed(window, Key.Key_Down)
    assert answers.chosen().data(ValueRole) == value
    typed(window, Key.Key_Return)


# a whole game


def play_out(
    window: MainWindow,
    give: Callable[[MainWindow, Any], None],
    most: int = 600,
    wish: Callable[[Session], Any] = wish,
) -> list[Question]:
    """Play to the end, opening the curtain and passing the screen on as people do; returns what was asked."""
    page = table_of(window)
    session = page.session
    asked: list[Question] = []
    for _ in range(most * 3):
        if page.gate.phase is Phase.OVER:
            return asked
        if page.gate.phase is Phase.SHOWING:
            assert session.asked() is None
            pass_on(window, give)
        elif page.gate.phase is Phase.COVERED:
            open_curtain(window, give)
        else:
            question = session.asked()
            assert question is not None
            asked.append(question)
            before = session.steps_taken
            give(window, wish(session))
            assert session.steps_taken > before, f"{question.who} {question.kind}: the answer was not taken"
        assert len(asked) < most, "the game does not end"
    raise AssertionError("the window does not come on")


def pass_on(window: MainWindow, give: Callable[[MainWindow, Any], None] = by_keyboard) -> None:
    """Everybody has seen what happened; the person named takes the screen, with nothing private before it."""
    page = table_of(window)
    if give is by_mouse:
        clicked(page.next_button)
    else:
        assert window.focusWidget() is page.next_button
        typed(window, Key.Key_Return)


def open_curtain(window: MainWindow, give: Callable[[MainWindow, Any], None] = by_keyboard) -> None:
    """The person named has come."""
    assert window.curtain.is_down
    if give is by_mouse:
        clicked(window.curtain.button)
    else:
        assert window.focusWidget() is window.curtain.button
        typed(window, Key.Key_Return)
