"""The solitaire in the window: from the shelf to the end, left and taken up again, and counted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pierres.locales import LanguageSwitch
from pierres.rules.est_royal import deals
from pierres.rules.record import read
from pierres.session import Session
from pierres.store import statistics
from pierres.table.est_royal import deal_form
from pierres.table.est_royal import noted as marks
from pierres.windows.main_window import MainWindow
from pierres.windows.statistics_page import ScoreChart
from tests.answer_rows import value
from tests.windows.people import seats, take_guards_away

WON = Path(__file__).parent.parent / "scenarios" / "est_royal_won.jsonl"


@pytest.fixture(autouse=True)
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver has tests of its own; here it would only run beside the others."""
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)


def begin(window: MainWindow, number: int = 42) -> Session:
    """A numbered deal from the page of a new game, by its own widgets."""
    window.pages.show_new_game("est-royal")
    page = window.pages.new_game
    assert page is not None and page.form is not None
    form: Any = page.form
    form.buttons[2].setChecked(True)
    form.number.setText(str(number))
    page.start.guard_ms = 0
    page.start.click()
    take_guards_away(window)
    session = window.controller.session
    assert session is not None and session.noted("deal") == number
    return session


def begin_won(window: MainWindow, left: int) -> Session:
    """A won game, played but for its last moves."""
    record = read(WON.read_text("utf-8").splitlines()[0], "won")
    assert window.controller.new("est-royal", seats("A"), {}, opening=_opening(record.steps[:-left]))
    take_guards_away(window)
    assert window.controller.session is not None
    return window.controller.session


def _opening(steps: Any) -> Any:
    from pierres.table.companion import Opening

    return Opening(tuple(steps))


def play_out(session: Session) -> None:
    """Foundations first, then the next card, until the game is won or may go round for ever."""
    while not session.over:
        answers = [(question.kind, value) for question in session.choices() for value in question.legal]
        home = [answer for answer in answers if answer[1] and answer[1][1][0] == "f"]
        kind, value = (home or answers)[0]
        assert session.answer(value, kind=kind)


def test_two_clicks_from_the_shelf_to_a_game(window: MainWindow) -> None:
    assert window.pages.start is not None
    box = next(box for box in window.pages.start.shelf.boxes if box.game_id == "est-royal")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    assert window.pages.new_game is not None
    window.pages.new_game.start.guard_ms = 0
    QTest.mouseClick(window.pages.new_game.start, Qt.MouseButton.LeftButton)
    session = window.controller.session
    assert session is not None and window.pages.at_table()
    assert 0 <= session.noted("deal") < deals.NEW_DEALS
    assert session.asked() is not None and session.curtain is None


def test_whoever_plays_alone_does_not_send_the_others_away(window: MainWindow) -> None:
    window.settings.last_seats = seats("Léa", "Hugo", "Inès", "Noé")
    begin(window)
    assert [seat.name for seat in window.settings.last_seats] == ["Léa", "Hugo", "Inès", "Noé"]
    window.pages.show_new_game("aux-pierres")
    assert window.pages.new_game is not None
    assert [seat.name for seat in window.pages.new_game.seats.seats()] == ["Léa", "Hugo", "Inès", "Noé"]


def test_undo_and_redo_from_the_menu_back_to_the_deal(window: MainWindow) -> None:
    session = begin(window)
    first = session.view()
    for _ in range(5):
        assert session.answer(kind="turn")
    last = session.view()
    act = window.actions_.all
    for _ in range(5):
        act["undo"].trigger()
    assert session.view() == first and not act["undo"].isEnabled()
    for _ in range(5):
        act["redo"].trigger()
    assert session.view() == last and not act["redo"].isEnabled()
    assert session.noted("undos") == 5


def test_left_and_taken_up_again_exactly(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    session = begin(window)
    for _ in range(7):
        session.answer(kind="turn")
    marks.add(session)
    session.undo()
    there, marked = session.view(), marks.marks(session)
    window.close()
    again = open_window()
    again._resume_latest()
    session = again.controller.session  # type: ignore[assignment]
    assert session is not None and session.view() == there
    assert marks.marks(session) == marked and session.noted("deal") == 42


def test_what_is_noted_beside_the_moves_is_on_the_disk_at_once(window: MainWindow) -> None:
    """A bookmark, a hint or a long thought must not wait for the next move: a crash may come first."""
    session = begin(window)
    companion: Any = window.pages.table.companion  # type: ignore[union-attr]

    def kept(key: str) -> Any:
        autosave = session._autosave
        assert autosave is not None and autosave.path is not None
        return read(autosave.path.read_text("utf-8"), "autosave").extra.get(key)

    session.answer(kind="turn")
    companion.all["mark"].trigger()
    assert len(kept("bookmarks")) == 1
    companion.all["beside"].trigger()
    assert kept("hints") == 1
    QTest.qWait(120)
    companion.clock._keep()
    assert kept("seconds") >= 0.1


def test_a_hint_that_was_ended_says_so(window: MainWindow) -> None:
    begin(window)
    companion: Any = window.pages.table.companion  # type: ignore[union-attr]
    told: list[str] = []
    companion.hints.told.connect(told.append)
    companion.all["hint"].trigger()
    companion.hints._solving.ended.emit()
    assert told[-1] == "Hint: no answer came, ask again."


def test_the_truth_is_told_to_the_ear_once_and_the_title_names_the_deal(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    session = begin(window)
    assert window.windowTitle() == "Est Royal – Deal no. 42"
    companion: Any = window.pages.table.companion  # type: ignore[union-attr]
    companion._to_tell.setInterval(0)
    told: list[str] = []
    companion.view.table().told.connect(told.append)
    for _ in range(3):
        session.answer(kind="turn")
        companion.truth._known[companion.truth._here()] = "winnable"
        companion.truth.changed.emit()
        QCoreApplication.processEvents()
    assert told.count("This game can be won from here.") == 1
    companion.truth._known[companion.truth._here()] = "lost"
    companion.truth.changed.emit()
    QCoreApplication.processEvents()
    assert "lost: that is proved" in told[-1]
    window.set_language("fr")
    QCoreApplication.processEvents()
    assert window.windowTitle() == "Est Royal – Donne n\u00b0\u00a042"
    window.pages.show_start()
    assert window.windowTitle() == ""


def test_tab_after_tab_comes_to_every_zone_again(window: MainWindow) -> None:
    """Out over the last place and in at the first: no key leads into a corner."""
    begin(window)
    view: Any = window.pages.table.view  # type: ignore[union-attr]
    view.setFocus()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        came: list[str] = []
        for _ in range(30):
            focused = QApplication.focusWidget()
            assert focused is not None
            if focused is view:
                came.append(view.table().focus_key)
            QTest.keyClick(focused, key)
        assert all(came.count(zone) >= 2 for zone in ("question", "stock", "score")), came


def test_the_list_of_moves_opens_where_the_game_stands(window: MainWindow) -> None:
    session = begin(window)
    window.actions_.panel_toggled.emit("side", False)
    for _ in range(46):
        session.answer(kind="turn")
    window.actions_.panel_toggled.emit("side", True)
    QCoreApplication.processEvents()
    moves: Any = window.pages.table.companion._moves  # type: ignore[union-attr]
    last = moves.visualRect(moves.model().index(moves.model().now(), 0))
    assert moves.isVisible() and moves.viewport().rect().contains(last)


def test_an_end_can_be_undone_also_after_the_program_has_gone(window: MainWindow) -> None:
    session = begin_won(window, 1)
    before = session.view()
    play_out(session)
    assert session.view().won
    autosave = session._autosave
    assert autosave is not None and autosave.path is not None and autosave.path.exists()
    session.undo()
    assert session.view() == before


def test_the_statistics_count_a_game_once_and_closing_is_no_loss(window: MainWindow) -> None:
    begin(window)
    window.pages.show_start()
    assert statistics.read().games == ()
    session = begin(window)
    session.answer(kind="turn")
    window.pages.show_start()
    (game,) = statistics.read().games
    assert (game.over, game.won, game.deal, game.answers) == (False, False, 42, 1)
    session = begin_won(window, 3)
    QTest.qWait(120)
    play_out(session)
    assert (statistics.read().games[-1].seconds or 0) >= 0.1
    session.undo()
    play_out(session)
    window.pages.show_start()
    games = statistics.read().games
    assert [(each.over, each.won) for each in games] == [(False, False), (True, True)]
    assert games[1].scores == {"A": 52} and games[1].undos == 1


def test_the_page_of_statistics_shows_and_exports(window: MainWindow, tmp_path: Path) -> None:
    session = begin_won(window, 3)
    play_out(session)
    window.actions_.all["statistics"].trigger()
    page = window.pages.statistics
    assert page is not None and window.pages.current is page
    assert page.group.currentText() == "Est Royal"
    assert page.model.rowCount() == 1 and page.chart.isVisible()
    window._export(str(tmp_path / "games.csv"))
    assert "est-royal" in (tmp_path / "games.csv").read_text("utf-8")
    page.leave.click()
    assert window.pages.at_table()


@pytest.mark.parametrize("name", ["night", "linen", "contrast"])
def test_the_games_of_the_statistics_can_be_read(window: MainWindow, name: str) -> None:
    """What is written in the table stands out from it, in every theme."""
    window.set_theme(name)
    play_out(begin_won(window, 3))
    window.actions_.all["statistics"].trigger()
    page = window.pages.statistics
    assert page is not None
    QCoreApplication.processEvents()
    cell = page.table.visualRect(page.model.index(0, 0))
    picture = page.table.viewport().grab(cell).toImage()
    lights = [
        picture.pixelColor(x, y).lightnessF() for x in range(picture.width()) for y in range(picture.height())
    ]
    assert max(lights) - min(lights) > 0.6


def test_the_marks_of_the_chart_are_even_and_reach_over_every_score(qapp: QGuiApplication) -> None:
    chart = ScoreChart()
    for highest, last in ((0, 10), (7, 10), (13, 15), (52, 52), (53, 65), (400, 400), (12_345, 15_000)):
        chart.show_points([(highest, False)], "points")
        marks = list(chart.marks())
        assert marks[-1] == last and len(marks) <= 7
        assert len({after - before for before, after in pairwise(marks)}) == 1


def test_a_pause_hides_the_table_and_stops_the_clock(window: MainWindow) -> None:
    session = begin(window)
    session.answer(kind="turn")
    window.actions_.all["pause"].trigger()
    assert window.curtain.is_down
    page = window.pages.table
    assert page is not None and page.companion is not None and not page.isEnabled()
    clock = page.companion.clock  # type: ignore[attr-defined]
    seconds = clock.seconds()
    QTest.qWait(30)
    assert clock.seconds() == seconds
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Return)
    assert not window.curtain.is_down and page.isEnabled()
    QTest.qWait(30)
    assert clock.seconds() > seconds


def test_the_menu_of_the_game_comes_and_goes(window: MainWindow, switch: LanguageSwitch) -> None:
    menu = window.actions_.menus["own"]
    assert not menu.menuAction().isVisible()
    begin(window)
    assert menu.menuAction().isVisible() and menu.title() == "Est &Royal"
    texts = [action.text() for action in menu.actions()]
    window.set_language("fr")
    QCoreApplication.processEvents()
    french = [action.text() for action in menu.actions()]
    assert len(texts) == len(french) and not set(filter(None, texts)) & set(filter(None, french))
    mirrored = next(action for action in menu.actions() if action.data() == "mirrored")
    mirrored.trigger()
    assert window.settings.displays == {"est-royal": {"mirrored": True}}
    window.pages.show_start()
    assert not menu.menuAction().isVisible()
    begin(window)
    assert next(action for action in menu.actions() if action.data() == "mirrored").isChecked()


def test_another_deal_the_same_again_and_the_deal_shared(window: MainWindow) -> None:
    session = begin(window)
    for _ in range(3):
        session.answer(kind="turn")
    companion: Any = window.pages.table.companion  # type: ignore[union-attr]
    companion.all["again"].trigger()
    assert session.view().moves == 0 and session.can_redo()
    companion.all["copy"].trigger()
    assert deals.from_text(QGuiApplication.clipboard().text()) == deals.pack(42)
    companion.all["another"].trigger()
    other = window.controller.session
    assert other is not None and other is not session and other.noted("deal") != 42
    assert len(Session.unfinished()) == 1  # the deal that was begun waits on the start page


def test_a_click_in_the_list_of_moves_goes_there(window: MainWindow) -> None:
    session = begin(window)
    for _ in range(6):
        session.answer(kind="turn")
    view: Any = window.pages.table.companion._moves  # type: ignore[union-attr]
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(2, 0)).center()
    )
    assert session.view().moves == 3
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(5, 0)).center()
    )
    assert session.view().moves == 6


def test_a_winning_line_beside_the_table_is_shown_on_demand_and_can_be_followed(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = begin_won(window, 6)
    companion: Any = window.pages.table.companion  # type: ignore[union-attr]
    assert companion.line_view.isHidden()
    line = list(read(WON.read_text("utf-8").splitlines()[0], "won").steps[-6:])
    here = companion.truth._here()
    companion.truth._known[here], companion.truth._lines[here] = "winnable", line
    companion.all["beside"].trigger()
    texts = companion.line_view._model.stringList()
    assert companion.line_view.isVisible() and len(texts) == 6
    assert texts[0].startswith(f"{session.view().moves + 1}. ")
    assert session.noted("hints") == 1
    companion.line_view.list.clicked.emit(companion.line_view._model.index(1))
    qtbot.waitUntil(lambda: len(companion.line_view._model.stringList()) == 4)
    assert session.record.steps[-2:] == line[:2]
    assert companion.line_view._model.stringList() == texts[2:]
    companion.all["line"].trigger()
    assert companion.line_view._model.stringList() == texts[3:]
    assert session.noted("hints") == 2


@pytest.mark.parametrize("pause", [0, 25, 60])
def test_keys_faster_than_the_motion(open_window: Callable[..., MainWindow], pause: int) -> None:
    """L every 60 to 120 ms in a wide window, or undo and redo, ended the program."""
    window = open_window(motion="normal")
    window.resize(1560, 900)
    session = begin_won(window, 16)
    page: Any = window.pages.table
    line = list(read(WON.read_text("utf-8").splitlines()[0], "won").steps)
    truth, start, moving = page.companion.truth, session.steps_taken, 0
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    keys = [(Qt.Key.Key_L, Qt.KeyboardModifier.NoModifier)] * 8
    keys += [(Qt.Key.Key_Z, ctrl), (Qt.Key.Key_Z, ctrl | shift)] * 6 + keys[:4]
    for key, modifiers in keys:
        here, there = truth._here(), session.steps_taken
        truth._known[here], truth._lines[here] = "winnable", line[there:]
        page.companion.all["line"].setEnabled(True)
        page.view.setFocus()
        QTest.keyClick(page.view, key, modifiers)
        QTest.qWait(pause)
        moving += page.view.animating
        step = 1 if key == Qt.Key.Key_L or modifiers & shift else -1
        assert session.steps_taken == there + step and session.record.steps == line[: there + step]
        model = page.side.answers.model
        open_ = session.choices()
        for row in range(model.rowCount()):
            assert model.index(row, 0).data()
            assert any(value(model, row) in question.legal for question in open_)
    assert session.steps_taken == start + 12 and moving > len(keys) // 2
    assert page.side.answers.list.isVisible()


@pytest.mark.parametrize("stopped", [False, True])
def test_the_game_is_finished_off_card_by_card_until_something_else_is_done(
    window: MainWindow, qtbot: QtBot, stopped: bool
) -> None:
    session = begin_won(window, 6)
    companion: Any = window.pages.table.companion  # type: ignore[union-attr]
    companion.all["finish"].trigger()
    assert session.view().foundations and not session.over
    assert session.view().score == 47
    if stopped:
        session.undo()
        QTest.qWait(30)
        assert session.view().score == 46
    else:
        qtbot.waitUntil(lambda: session.over)
        assert session.view().score == 52


@pytest.mark.parametrize("shown_again", [False, True])
def test_the_deal_of_the_day_is_that_of_the_date_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, shown_again: bool
) -> None:
    """The page stood open at midnight: it showed yesterday's date and dealt today's deal."""
    day = QDate(2026, 12, 31)

    class Calendar(QDate):
        @staticmethod
        def currentDate() -> QDate:
            return day

    monkeypatch.setattr(deal_form, "QDate", Calendar)
    window.pages.show_new_game("est-royal")
    page = window.pages.new_game
    assert page is not None and page.form is not None
    form: Any = page.form
    form.buttons[1].setChecked(True)
    assert "2026" in form.buttons[1].text()
    day = QDate(2027, 1, 1)
    if shown_again:
        window.pages.show_start()
        window.pages.show_new_game("est-royal")
    page.start.guard_ms = 0
    page.start.click()
    assert window.controller.session is not None
    shown = ("2027", 20270101) if shown_again else ("2026", 20261231)
    assert shown[0] in form.buttons[1].text() and window.controller.session.noted("deal") == shown[1]
