"""The window comes back where it was, on a screen that exists, and full screen always has a way back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.store import settings as settings_file
from pierres.windows import window_state
from pierres.windows.main_window import IDLE_MS, MainWindow
from pierres.windows.window_state import Place
from tests.windows.people import Key, begin, by_keyboard, pass_on, table_of, typed

MAIN = QRect(0, 0, 1920, 1050)
SECOND = QRect(1920, 200, 1280, 800)

rects = st.builds(
    QRect, st.integers(-9000, 9000), st.integers(-9000, 9000), st.integers(1, 6000), st.integers(1, 6000)
)
areas = st.lists(
    st.builds(
        QRect,
        st.integers(-4000, 4000),
        st.integers(-4000, 4000),
        st.integers(640, 4000),
        st.integers(480, 3000),
    ),
    min_size=1,
    max_size=3,
)


def test_a_window_that_can_be_reached_stays_where_it_was() -> None:
    for rect in (QRect(100, 80, 1000, 700), QRect(2000, 300, 900, 600), QRect(1000, 300, 1500, 700)):
        assert window_state.fitted(rect, [MAIN, SECOND]) == rect


def test_a_window_on_a_screen_that_is_gone_comes_to_the_middle_of_the_main_one() -> None:
    fitted = window_state.fitted(QRect(2000, 300, 900, 600), [MAIN])
    assert MAIN.contains(fitted) and fitted.size() == QRect(0, 0, 900, 600).size()


@given(rects, areas)
def test_a_hand_can_always_take_the_title_bar(wanted: QRect, screens: list[QRect]) -> None:
    fitted = window_state.fitted(wanted, screens)
    holding = [
        screen
        for screen in screens
        if fitted.intersected(screen).width() >= min(60, fitted.width())
        and screen.y() <= fitted.y() < screen.y() + screen.height()
    ]
    assert holding
    assert any(fitted.width() <= s.width() and fitted.height() <= s.height() for s in screens)


@pytest.mark.parametrize(
    "numbers", ["", "1,2,3", "a,b,c,d", "0,0,0,0", "1,2,-3,4", "9999999999,0,5,5", "1.5,2,3,4"]
)
@pytest.mark.parametrize(
    "state",
    [
        "", "{", "[]", '{"state": 3, "side": "wide"}', '{"state": "flying", "side": -4}', '{"side": true}',
        '{"state": "full", "state": "normal"}', "[" * 100_000, '{"side": ' + "9" * 5000 + "}",
    ],
    ids=range(9),
)  # fmt: skip
def test_a_place_that_cannot_be_understood_is_none(numbers: str, state: str) -> None:
    assert window_state.read(numbers, state) == Place()


def test_a_place_is_read_as_it_was_written() -> None:
    for place in (
        Place(QRect(-5, 40, 900, 700), "maximized", 321),
        Place(),
        Place(QRect(1, 2, 3, 4), "full", 0),
    ):
        assert window_state.read(*window_state.written(place)) == place


def test_the_frame_is_read_as_it_was_written() -> None:
    place = Place(QRect(1, 2, 3, 4), "normal", 0, QMargins(1, 24, 1, 5))
    assert window_state.read(*window_state.written(place)) == place
    for frame in ("[1, 2, 3]", '"wide"', "[1, 2, 3, -4]", "[1, 2, 3, 9000]", "[true, 1, 1, 1]", "{}"):
        assert window_state.read("", f'{{"frame": {frame}}}').frame is None


@given(rects, areas, st.builds(QMargins, *[st.integers(0, 60)] * 4))
def test_the_title_bar_above_the_window_is_on_a_screen(
    wanted: QRect, screens: list[QRect], frame: QMargins
) -> None:
    rooms = [screen.marginsRemoved(frame) for screen in screens]
    outer = window_state.fitted(wanted, rooms).marginsAdded(frame)
    assert any(screen.top() <= outer.top() <= screen.bottom() - frame.top() for screen in screens)
    assert any(outer.height() <= s.height() and outer.width() <= s.width() for s in screens)
    assert screens[0].contains(window_state.first(rooms[0]).marginsAdded(frame))
    once = window_state.fitted(wanted, rooms)
    assert window_state.fitted(once, rooms) == once
    least = window_state.least(rooms).grownBy(frame)
    assert all(least.width() <= s.width() and least.height() <= s.height() for s in screens)


@pytest.mark.parametrize(
    ("screen", "kept"),
    [(QRect(0, 0, 1600, 1000), "10,40,1900,1150"), (QRect(0, 0, 914, 571), ""), (MAIN, "20,-300,1800,1050")],
)
def test_a_window_and_its_frame_lie_on_a_smaller_screen(
    open_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, screen: QRect, kept: str
) -> None:
    monkeypatch.setattr(window_state, "screens", lambda: [screen])
    settings_file.save(settings_file.Settings(motion="off", geometry=kept))
    window = open_window()
    assert screen.contains(window.geometry().marginsAdded(window_state.FRAME))


def test_a_frame_thicker_than_was_thought_brings_the_window_in(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame = QMargins(8, 70, 8, 8)
    monkeypatch.setattr(window_state, "screens", lambda: [QRect(0, 0, 1600, 1000)])
    monkeypatch.setattr(window_state, "frame_of", lambda _: frame)
    window.setGeometry(20, 40, 1200, 800)
    window_state.bring_in(window)
    assert window.geometry() == QRect(20, 70, 1200, 800)


def test_the_next_window_stands_where_the_last_one_was_closed(
    open_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_state, "screens", lambda: [MAIN])
    first = open_window()
    first.setGeometry(60, 50, 900, 640)
    QApplication.processEvents()
    first.close()
    second = open_window()
    assert second.geometry() == QRect(60, 50, 900, 640)


def test_a_window_kept_far_off_is_opened_on_the_screen(open_window: Callable[..., MainWindow]) -> None:
    kept = settings_file.Settings(motion="off")
    kept.geometry, kept.window_state = window_state.written(Place(QRect(50_000, -9000, 1200, 800)))
    settings_file.save(kept)
    window = open_window()
    screen = window.screen().availableGeometry()
    assert screen.contains(window.geometry().topLeft())


def test_full_screen_and_back_by_each_of_its_keys(window: MainWindow) -> None:
    begin(window)
    pass_on(window)
    action = window.actions_.all["full_screen"]
    for back in (Key.Key_F11, Key.Key_Escape):
        typed(window, Key.Key_F11)
        assert window.isFullScreen() and action.isChecked()
        assert window.menuBar().height() == 0 and window.menuBar().isVisible()
        assert "F11" in window.notice.text()
        typed(window, back)
        assert not window.isFullScreen() and not action.isChecked()
        assert window.menuBar().height() > 10


def test_the_way_out_of_full_screen_is_said_only_there(window: MainWindow) -> None:
    action = window.actions_.all["full_screen"]
    action.trigger()
    QApplication.processEvents()
    assert window.notice.shown()
    window.notice.say("Something else")
    action.trigger()
    QApplication.processEvents()
    assert window.notice.shown() == ["Something else"]


def test_escape_leads_out_of_full_screen_from_the_curtain_too(window: MainWindow) -> None:
    begin(window)
    pass_on(window)
    by_keyboard(window, {})
    typed(window, Key.Key_F11)
    assert window.isFullScreen() and window.curtain.is_down
    typed(window, Key.Key_Escape)
    assert not window.isFullScreen() and window.curtain.is_down


def test_in_full_screen_the_menus_and_their_keys_are_still_there(window: MainWindow) -> None:
    begin(window)
    typed(window, Key.Key_F11)
    side = table_of(window).side
    shown = side.isVisible()
    for expected in (not shown, shown):
        typed(window, Key.Key_F6)
        assert side.isVisible() is expected
    window.full_screen.show_menu()
    QApplication.processEvents()
    assert window.menuBar().height() > 10
    QTest.keyClick(window, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.current is window.pages.new_game
    typed(window, Key.Key_Escape)
    assert not window.isFullScreen()


def test_a_window_left_in_full_screen_comes_back_so(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    typed(window, Key.Key_F11)
    window.close()
    again = open_window()
    assert again.isFullScreen() and again.actions_.all["full_screen"].isChecked()
    typed(again, Key.Key_Escape)
    assert not again.isFullScreen()


def test_a_window_that_somebody_sized_meanwhile_is_left_alone(
    open_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_state, "screens", lambda: [QRect(0, 0, 1600, 1000)])
    monkeypatch.setattr(window_state, "frame_of", lambda _: QMargins(8, 70, 8, 8))
    sizes = []
    for size in (QSize(1900, 1190), None):
        window = open_window()
        if size is not None:
            window.resize(size)
        QTest.qWait(IDLE_MS * 3 // 2)
        sizes.append(window.geometry())
    assert sizes[0].size() == QSize(1900, 1190)
    assert sizes[1].top() >= 70
