"""How widgets are called to screen readers, and that whoever comes by a key sees where the keyboard is."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QTextCursor,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pierres.windows import readers, style
from pierres.windows.main_window import MainWindow
from pierres.windows.notice import NoticeBar
from pierres.windows.seat_rows import SeatRows
from pierres.windows.sheet_dialogs import KEYS, RULES, HelpWindow
from tests.languages import loose
from tests.windows.people import (
    begin,
    by_keyboard,
    clicked,
    open_curtain,
    pass_on,
    seats,
    table_of,
    take_guards_away,
    typed,
)
from tests.windows.sights import GAMES, PAGES, TABLES, game, over, statistics

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
Key = Qt.Key


SIGHTS = (
    *(page for page in PAGES if page not in ("open", "save", "export")),  # those dialogs are Qt's own
    *(f"{moment} {game}" for moment in ("asked", "over") for game in GAMES),
)


def found(widget: QWidget) -> QAccessibleInterface:
    """What readers know of a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface


def all_of(interface: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Everything in a window, the window itself first."""
    if interface is None or not interface.isValid():
        return
    yield interface
    for index in range(interface.childCount()):
        yield from all_of(interface.child(index))


def read_all(interface: QAccessibleInterface | None) -> list[tuple[QAccessible.Role, str]]:
    """Kind and name of everything in a window."""
    return [(place.role(), place.text(NAME)) for place in all_of(interface)]


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_takes_the_keyboard_has_a_name_and_says_nothing_twice(window: MainWindow, sight: str) -> None:
    """A tip that repeats a name is read after it: the same words again."""
    {**PAGES, **TABLES}[sight](window)
    QApplication.processEvents()
    # Words, not interfaces, are kept: Qt drops those when the window goes.
    places = [
        (place.text(NAME), place.text(DESCRIPTION), place.role(), place.childCount())
        for top in QApplication.topLevelWidgets()
        if top.isVisible()
        for place in all_of(found(top))
        if place.state().focusable and not place.state().invisible
    ]
    assert places
    for name, more, role, inside in places:
        # What holds places of its own is not read: the keyboard comes to one of them.
        assert name.strip() or inside, f"a {role} has no name"
        again = more.casefold().rstrip(".")
        assert not again or again not in name.casefold(), (name, more)


def test_the_curtain_is_a_button_that_names_whose_turn_it_is(qtbot: Any, window: MainWindow) -> None:
    begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 1})
    assert window.curtain.is_down
    button = found(window.curtain.button)
    assert button.role() == QAccessible.Role.Button
    assert button.text(NAME).startswith("Hugo") and button.text(NAME).endswith("Lift the curtain")
    actions = button.actionInterface()
    assert actions is not None and QAccessibleActionInterface.pressAction() in actions.actionNames()
    actions.doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: not window.curtain.is_down)


@pytest.mark.parametrize("by_key", [True, False])
def test_the_first_private_side_shows_where_the_keyboard_is(window: MainWindow, by_key: bool) -> None:
    begin(window)
    page = table_of(window)
    if by_key:
        pass_on(window)
    else:
        clicked(page.next_button)
    if window.curtain.is_down and by_key:
        open_curtain(window)
    elif window.curtain.is_down:
        clicked(window.curtain.button)
    assert page.view.hasFocus()
    assert page.view.table().ring.isVisible() is by_key


def test_what_unfolds_is_open_or_shut_and_never_checked(window: MainWindow) -> None:
    begin(window)
    pass_on(window)
    if window.curtain.is_down:
        open_curtain(window)
    fold = table_of(window).side.answers.fold
    button = found(fold)
    assert button.role() == QAccessible.Role.Button
    for opened in (False, True):
        fold.setChecked(opened)
        state = button.state()
        assert (state.expandable, state.expanded, state.collapsed) == (True, opened, not opened)
        assert not state.checked and not state.checkable


def test_titles_are_headings_and_pages_are_nothing(window: MainWindow) -> None:
    window.pages.show_new_game("aux-pierres")
    said = read_all(found(window))
    headings = [name for role, name in said if role == QAccessible.Role.Heading]
    assert {"Aux pierres du dragon", "Who plays?", "How?"} <= set(headings)
    assert QAccessible.Role.LayeredPane not in {role for role, _ in said}


def test_every_part_of_a_seat_says_whose_it_is(qtbot: Any, switch: Any) -> None:
    rows = SeatRows()
    qtbot.addWidget(rows)
    rows.set_limits(3, 6)
    rows.set_seats(seats("Léa", "Hugo", "Inès"))
    row = rows.rows[1]
    for part in (row.crest, row.up, row.down, row.remove):
        assert "Hugo" in part.accessibleName()
        assert part.accessibleDescription() == "place 2 of 3"
    row.name.setText("Noé")
    assert row.up.accessibleName() == "Move Noé up" and "Noé" in row.remove.accessibleName()
    row.up.click()
    assert rows.rows[0] is row and row.down.accessibleDescription() == "place 1 of 3"
    row.menu.triggered.emit(row.menu.actions()[2])
    assert row.crest.accessibleName() == "Colour of Noé: violet, with the leaf"
    assert rows.rows[2].crest.accessibleName() == "Colour of Inès: sea green, with the tower"
    names = [part.accessibleName() for each in rows.rows for part in (each.up, each.down, each.remove)]
    assert len(set(names)) == len(names)


def test_a_long_text_is_read_line_by_line_and_from_heading_to_heading(qtbot: Any, switch: Any) -> None:
    window = HelpWindow()
    qtbot.addWidget(window)
    window.show_page(RULES, "est-royal")
    text = window.text
    begun = text.textCursor().position()
    QTest.keyClick(text, Key.Key_Down)
    assert text.textCursor().position() > begun, "a caret moves: readers follow it"
    headings = []
    for _ in range(3):
        QTest.keyClick(text, Key.Key_H)
        assert text.textCursor().block().blockFormat().headingLevel()
        headings.append(text.accessibleDescription())
    assert len(set(headings)) == 3 and all(headings)
    QTest.keyClick(text, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert text.accessibleDescription() == headings[1]
    window.close()


def test_messages_are_notifications_that_come_and_go_without_harm(
    qapp: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt asks twice for the interface of a widget whose class gets its slots late: it crashed at the end."""
    readers.install()
    QAccessible.setActive(True)
    try:
        for number in range(30):
            bar = NoticeBar()
            bar.show()
            bar.say(f"Saved as {number}.json.")
            said = read_all(found(bar))
            assert (QAccessible.Role.Notification, f"Saved as {number}.json.") in said
            bar.close_notice()
            bar.deleteLater()
            del bar
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
    finally:
        QAccessible.setActive(False)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody listens."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)


def test_what_a_key_chooses_is_said_and_forgotten(window: MainWindow, listening: None) -> None:
    """Of a shut list Orca says nothing by itself."""
    window.actions_.all["settings"].trigger()
    dialog = window.dialogs.settings
    assert dialog is not None
    dialog.activateWindow()
    QApplication.processEvents()
    box, other = dialog.boxes["theme"], dialog.boxes["text_scale"]
    box.setFocus()
    first = box.currentText()
    for key in (Key.Key_Down, Key.Key_Up, Key.Key_Down):
        QTest.keyClick(box, key)
        assert found(box).text(DESCRIPTION) == box.currentText()
    assert box.currentText() != first
    other.setFocus()
    assert found(box).text(DESCRIPTION), "the keyboard is not known to be elsewhere yet"
    QApplication.processEvents()
    assert found(box).text(DESCRIPTION) == ""


def test_what_else_a_choice_changes_is_said_with_it(window: MainWindow, listening: None) -> None:
    statistics(window)
    page = window.pages.statistics
    assert page is not None and page.group.hasFocus()
    told = set()
    for _ in range(page.group.count()):
        more = found(page.group).text(DESCRIPTION)
        assert "Played to the end: 3." in more or "Deals begun: 3." in more, more
        told.add(more)
        QTest.keyClick(page.group, Key.Key_Up)
    assert len(told) == 3
    assert found(page.group).text(DESCRIPTION).startswith(f"{page.group.currentText()}.")
    labels = [label for label, _ in found(page.group).relations(QAccessible.RelationFlag.Label)]
    assert [label.text(NAME) for label in labels] == ["Statistics"]
    QTest.keyClick(page.group, Key.Key_Tab)
    QTest.keyClick(page.table, Key.Key_Tab)
    assert not page.table.hasFocus(), "Tab leads on from the table"


def test_the_way_on_says_what_is_asked_and_the_story_who_won(window: MainWindow, listening: None) -> None:
    over(window, "aux-pierres")
    page = table_of(window)
    assert found(page.next_button).text(NAME) == "Inès has three points and wins! The story of the game"
    clicked(page.next_button)
    story = window.pages.story
    assert story is not None and story.story.hasFocus()
    take_guards_away(window)
    assert story.story.accessibleDescription().startswith("Inès wins. Aux pierres du dragon · 15")
    clicked(story.buttons["table"])
    assert found(page.next_button).text(NAME) == "Inès has three points and wins! The story of the game"


def test_the_first_item_of_a_menu_beside_is_told_last(
    window: MainWindow, listening: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt tells readers of the item, and then that the keyboard is behind the menus: that one was said."""
    begin(window, "Léa", game="est-royal")
    typed(window, Key.Key_T)
    told: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        place = event.accessibleInterface()
        if event.type() == QAccessible.Event.Focus and place is not None:
            told.append(place.text(NAME))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    typed(window, Key.Key_F10)
    for name in ("edit", "own"):
        told.clear()
        QTest.keyClick(QApplication.activePopupWidget(), Key.Key_Right)
        QApplication.processEvents()
        menu = window.actions_.menus[name]
        assert menu.isVisible() and menu.activeAction() is not None
        assert told[-1:] == [menu.activeAction().text().replace("&", "")]
    while QApplication.activePopupWidget() is not None:
        QTest.keyClick(QApplication.activePopupWidget(), Key.Key_Escape)


def test_that_the_panel_is_put_away_is_said(window: MainWindow, listening: None) -> None:
    begin(window, "Léa", game="est-royal")
    view = table_of(window).view
    said: list[str] = []
    view.voice.say = said.append  # type: ignore[method-assign]
    for _ in range(2):
        window.actions_.all["side"].trigger()
    assert said == ["The panel is put away."]


def test_why_a_game_cannot_begin_is_said_where_the_keyboard_is(
    qtbot: Any, window: MainWindow, listening: None
) -> None:
    window.pages.show_new_game("aux-pierres")
    page = window.pages.new_game
    assert page is not None and page.start.hasFocus()
    assert found(page.start).text(DESCRIPTION) == "Aux pierres du dragon: Alice, Ben, Clara, Dan"
    row = next(row for row in page.options.rows if row.tick is not None)
    assert row.tick is not None
    row.tick.setFocus()
    QTest.keyClick(row.tick, Key.Key_Space)
    page.seats.rows[3].remove.click()
    page.seats.rows[2].remove.click()
    row.tick.setFocus()
    plain = found(row.tick).text(DESCRIPTION)
    QTest.keyClick(row.tick, Key.Key_Space)
    assert not page.start.isEnabled()
    qtbot.waitUntil(lambda: loose(found(row.tick).text(DESCRIPTION)) == "1 more player needed.")
    page.leave.setFocus()
    QApplication.processEvents()
    assert found(row.tick).text(DESCRIPTION) == plain


@pytest.mark.parametrize("scale", [100, 200])
def test_each_key_is_read_with_what_it_does(qtbot: Any, switch: Any, scale: int) -> None:
    """The caret goes down from key to key: what a key does stands beside it, or below it in large text."""
    style.set_scale(scale)
    try:
        window = HelpWindow()
        qtbot.addWidget(window)
        window.show_page(KEYS)
        said = []
        for _ in range(200):
            QTest.keyClick(window.text, Key.Key_Down)
            line = QTextCursor(window.text.textCursor())
            line.select(QTextCursor.SelectionType.LineUnderCursor)
            said += [line.selectedText(), window.text.accessibleDescription()]
        heard = " ".join(" ".join(said).split())
        for rows in window.shortcuts().values():
            for key, does in rows:
                assert key in heard and " ".join(does.split()) in heard, (key, does)
        window.close()
    finally:
        style.set_scale(100)


def test_what_an_answer_of_the_list_came_to_is_said(
    window: MainWindow, listening: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row that was chosen is gone, and readers must not believe the keyboard there."""
    game(window, "est-royal", 20)
    table = table_of(window)
    if not table.container.opened:
        window.actions_.all["side"].trigger()
    answers = table.side.answers.list
    answers.setFocus()
    said: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus and event.accessibleInterface().object() is answers:
            said.append(event.accessibleInterface().text(NAME))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    for number in range(1, 4):
        QTest.keyClick(answers, Key.Key_Down)
        words = str(answers.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))
        QTest.keyClick(answers, Key.Key_Return)
        QApplication.processEvents()
        assert len(said) == number and answers.hasFocus()
        assert loose(said[-1]).startswith(loose(words).partition(" (")[0].removeprefix("Turn a card")), said
