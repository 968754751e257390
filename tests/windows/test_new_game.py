"""The page of a new game: everything stands already, is remembered, and refuses in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from pierres.store import library
from pierres.table import registry
from pierres.windows import style
from pierres.windows.main_window import MainWindow
from pierres.windows.names import Fault
from pierres.windows.new_game_page import NewGamePage
from pierres.windows.option_rows import OptionRows
from tests.windows.people import Key, clicked, table_of, take_guards_away, typed


def page_of(window: MainWindow) -> NewGamePage:
    window.pages.show_new_game("aux-pierres")
    take_guards_away(window)
    QApplication.processEvents()
    assert window.pages.new_game is not None
    return window.pages.new_game


def test_everything_stands_and_enter_begins(window: MainWindow) -> None:
    page = page_of(window)
    assert window.focusWidget() is page.start and page.start.isEnabled()
    assert len(page.seats.rows) == 4 and len({row.colour for row in page.seats.rows}) == 4
    typed(window, Key.Key_Return)
    session = table_of(window).session
    assert list(session.seats) == [row.name.text() for row in page.seats.rows]
    assert [session.player(s)["colour"] for s in session.seats] == [row.colour for row in page.seats.rows]


def test_people_come_and_go_within_the_limits(window: MainWindow) -> None:
    page = page_of(window)
    for _ in range(2):
        clicked(page.seats.add)
    assert len(page.seats.rows) == 6 and page.seats.add.isHidden()
    names = [row.name.text() for row in page.seats.rows]
    assert len(set(names)) == 6 and len({row.colour for row in page.seats.rows}) == 6
    for _ in range(5):
        page.seats.rows[0].remove.click()
    assert len(page.seats.rows) == 3 and not page.seats.rows[0].remove.isEnabled()
    assert page.seats.rows[0].name.text() == names[3]


def test_a_name_is_cut_between_signs_and_kept_composed(window: MainWindow) -> None:
    page = page_of(window)
    row = page.seats.rows[0]
    family = "👨\u200d👩\u200d👧\u200d👦"
    for given, shown, kept in (
        ("a" * 19 + "👋🏿b", "a" * 19 + "👋🏿", "a" * 19 + "👋🏿"),
        ("Le\u0301a " + family, "Le\u0301a " + family, "Léa " + family),
        ("می\u200cخواهم", "می\u200cخواهم", "می\u200cخواهم"),
    ):
        row.name.setFocus()
        row.name.selectAll()
        QApplication.clipboard().setText(given)
        row.name.paste()
        assert (row.name.text(), row.fault) == (shown, None)
        assert page.seats.seats()[0].name == kept
        assert row.name.cursorPosition() == len(shown.encode("utf-16-le")) // 2
    page.seats.rows[1].name.setText("A\u0301")
    page.seats.rows[2].name.setText("Á\u200d")
    assert page.seats.rows[2].fault is Fault.TAKEN and not page.start.isEnabled()


def test_two_play_only_by_the_unofficial_option(window: MainWindow) -> None:
    page = page_of(window)
    page.seats.rows[0].remove.click()
    two = next(row for row in page.options.rows if row.fact.name == "two_players")
    two.set_value(True)
    page.seats.rows[0].remove.click()
    assert len(page.seats.rows) == 2 and page.start.isEnabled()
    two.set_value(False)
    assert not page.start.isEnabled() and "1" in page._problem.text()
    two.set_value(True)
    page.start.click()
    assert table_of(window).session.options["two_players"] is True


def test_a_bad_name_is_refused_in_words(window: MainWindow) -> None:
    page = page_of(window)
    row = page.seats.rows[1]
    for name, fault in (
        ("", Fault.EMPTY),
        ("Public", Fault.RESERVED),
        (page.seats.rows[0].name.text(), Fault.TAKEN),
    ):
        row.name.setText(name)
        assert row.fault is fault and row.problem.isVisible() and row.problem.text().endswith(".")
        assert not page.start.isEnabled()
        page._begin()
        assert window.controller.session is None
    row.name.setText("Zoé")
    assert row.fault is None and row.problem.isHidden() and page.start.isEnabled()


def test_the_order_is_changed_by_buttons_and_by_the_grip(window: MainWindow) -> None:
    page = page_of(window)
    first, second, third, fourth = (row.name.text() for row in page.seats.rows)

    def order() -> list[str]:
        return [seat.name for seat in page.seats.seats()]

    clicked(page.seats.rows[0].down)
    assert order() == [second, first, third, fourth]
    clicked(page.seats.rows[3].up)
    assert order() == [second, first, fourth, third]
    QApplication.processEvents()
    grip, goal = page.seats.rows[0].grip, page.seats.rows[3].grip
    QTest.mousePress(grip, Qt.MouseButton.LeftButton)
    for _ in range(8):
        QTest.mouseMove(grip, grip.mapFromGlobal(goal.mapToGlobal(goal.rect().center() + QPoint(0, 12))))
        QApplication.processEvents()
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert order() == [first, fourth, third, second]
    # The picture of the table follows.
    assert [seat.name for seat in page.seating._seats] == order()


def test_a_colour_that_somebody_has_is_exchanged(window: MainWindow) -> None:
    page = page_of(window)
    before = [row.colour for row in page.seats.rows]
    row = page.seats.rows[0]
    wanted = next(action for action in row.menu.actions() if action.data() == before[2])
    row.menu.triggered.emit(wanted)
    assert [r.colour for r in page.seats.rows] == [before[2], before[1], before[0], before[3]]


def test_people_and_options_are_remembered(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    page = page_of(window)
    page.seats.rows[0].name.setText("Maëlle")
    for row in page.options.rows:
        if row.fact.name == "purses":
            row.set_value("open")
    page.start.click()
    window.close()
    again = page_of(open_window())
    assert again.seats.rows[0].name.text() == "Maëlle"
    assert again.options.options() == {"purses": "open"}


def test_escape_leads_back(window: MainWindow) -> None:
    page = page_of(window)
    page.seats.rows[0].name.setFocus()
    typed(window, Key.Key_Escape)
    assert window.pages.current is window.pages.start


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [(1024, 640, 100), (1024, 640, 200), (1280, 800, 150), (1600, 1000, 150), (1600, 1000, 100)],
)
def test_the_page_uses_the_room_that_it_has(
    window: MainWindow, language: str, width: int, height: int, percent: int
) -> None:
    window.set_language(language)
    window.set_text_scale(percent)
    window.resize(width, height)
    window.pages.show_new_game("aux-pierres")
    for _ in range(3):
        QApplication.processEvents()
    page = window.pages.new_game
    assert page is not None
    whole, view = page.area.widget(), page.area.viewport()
    assert whole is not None and whole.width() <= view.width()
    # Nothing scrolls within what scrolls, and what does not fit scrolls as one.
    scrolls = page.area.verticalScrollBar().maximum()
    assert page.findChildren(QScrollArea) == [page.area]
    if (width, percent) in ((1024, 100), (1600, 100), (1600, 150)):
        assert scrolls == 0
    for row in page.seats.rows:
        assert row.name.width() >= style.px(110) and row.name.height() >= row.name.sizeHint().height()
    # The picture of the table takes nothing from the options.
    assert page.options.height() >= page.options.heightForWidth(page.options.width()) - 2
    if percent == 200:
        assert page.seating.isHidden()


def test_long_choices_stand_below_their_names_where_there_is_little_room(window: MainWindow) -> None:
    """Le Jeu des dragons in large French: half of the page lay outside, and nothing scrolled it into view."""
    window.set_language("fr")
    window.set_text_scale(200)
    window.resize(1024, 640)
    window.pages.show_new_game("jeu-des-dragons")
    for _ in range(4):
        QApplication.processEvents()
    page = window.pages.new_game
    assert page is not None
    whole, view = page.area.widget(), page.area.viewport()
    assert whole is not None and whole.width() <= view.width()
    for row in page.options.rows:
        field = row.choice or row.number
        assert field is not None and field.width() >= field.sizeHint().width()
        assert field.geometry().right() <= row.width() and not field.geometry().intersects(
            row.name.geometry()
        )


def test_an_option_that_is_a_number_is_chosen_on_the_page(window: MainWindow) -> None:
    rows = OptionRows(library.game("jeu-des-dragons").facts.options, window)
    rows.say(registry.wording("jeu-des-dragons", {}))
    by_name = {row.fact.name: row for row in rows.rows}
    gambits, gold = by_name["gambits"].number, by_name["start_gold"].number
    assert gambits is not None and gold is not None
    assert rows.options() == {} and gold.value() == 50
    assert gambits.specialValueText() and not gold.specialValueText()
    gambits.setValue(5)
    gold.setValue(30)
    assert rows.options() == {"gambits": 5, "start_gold": 30}
    rows.set_options({"gambits": 2})
    assert rows.options() == {"gambits": 2}
