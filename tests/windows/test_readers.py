"""How widgets are called to screen readers, and that whoever comes by a key sees where the keyboard is."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from pierres.windows import readers
from pierres.windows.help_window import RULES, HelpWindow
from pierres.windows.main_window import MainWindow
from pierres.windows.notice import NoticeBar
from pierres.windows.seat_rows import SeatRows
from tests.windows.people import begin, by_keyboard, clicked, open_curtain, pass_on, seats, table_of
from tests.windows.sights import GAMES, PAGES, TABLES

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
