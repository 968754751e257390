"""Who plays each seat of a new game: people and the computer, at one click, remembered, named, and shown."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from pierres.players import COMPUTER_NAMES, KINDS, PERSON
from pierres.session import Session
from pierres.store import saves
from pierres.store import settings as settings_file
from pierres.store.settings import SeatSetting, Settings
from pierres.windows.main_window import MainWindow
from pierres.windows.new_game_page import NewGamePage
from pierres.windows.seat_rows import default_names
from tests.windows.people import Key, clicked, take_guards_away, typed

GAMES = ("aux-pierres", "jeu-des-dragons")


def page_of(window: MainWindow, game: str = "aux-pierres") -> NewGamePage:
    window.pages.show_new_game(game)
    take_guards_away(window)
    QApplication.processEvents()
    assert window.pages.new_game is not None
    return window.pages.new_game


def session_of(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def against(page: NewGamePage) -> None:
    assert page.against is not None
    clicked(page.against.button)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_begins_against_the_computer(window: MainWindow, game: str) -> None:
    page = page_of(window, game)
    me = page.seats.rows[0].name.text()
    against(page)
    session = session_of(window)
    assert window.pages.at_table()
    assert session.seats == (me, *COMPUTER_NAMES[:3])
    assert [session.kind_of(seat) for seat in session.seats] == [PERSON, "normal", "normal", "normal"]
    assert len({session.player(seat)["colour"] for seat in session.seats}) == 4
    assert session.persons == (me,)


def test_seats_and_level_are_remembered(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    page = page_of(window)
    page.seats.rows[1].name.setText("Maëlle")
    clicked(page.seats.rows[0].remove)
    assert page.against is not None
    page.against.level.kind = "hard"
    against(page)
    assert session_of(window).seats == ("Maëlle", *COMPUTER_NAMES[:2])
    window.close()
    again = open_window()
    # Enter alone begins the same game again.
    page = page_of(again)
    assert [row.kind.kind for row in page.seats.rows] == [PERSON, "hard", "hard"]
    typed(again, Key.Key_Return)
    assert session_of(again).seats == ("Maëlle", *COMPUTER_NAMES[:2])
    # Another game that was never played: the same people and computer players, as many.
    page = page_of(again, "jeu-des-dragons")
    assert [seat.name for seat in page.seats.seats()] == ["Maëlle", *COMPUTER_NAMES[:2]]
    assert page.against is not None and page.against.level.kind == "hard"
    # Computer players are nobody who is proposed as a person.
    assert [one.name for one in settings_file.load().settings.people] == ["Maëlle"]


def test_a_seat_goes_to_the_computer_and_back(window: MainWindow) -> None:
    page = page_of(window)
    row = page.seats.rows[2]
    row.name.setText("Zoé")
    row.name.setModified(True)
    row.kind.kind = "easy"
    assert row.name.text() == COMPUTER_NAMES[0]
    page.seats.rows[1].kind.kind = "hard"
    assert page.seats.rows[1].name.text() == COMPUTER_NAMES[1]
    # Another level is the same guest, by whatever name.
    row.name.setText("Robot")
    row.kind.kind = "hard"
    assert row.name.text() == "Robot"
    row.kind.kind = PERSON
    assert row.name.text() == "Zoé" and row.name.isModified()
    page.seats.rows[0].name.setText("Zoé")
    row.kind.kind = "easy"
    row.kind.kind = PERSON
    assert page.seats.are_good() and row.name.text() != "Zoé"


def test_whoever_sits_down_beside_computers_is_one(window: MainWindow) -> None:
    page = page_of(window)
    page.seats.rows[3].kind.kind = "easy"
    clicked(page.seats.add)
    assert page.seats.rows[4].kind.kind == "easy"
    assert page.seats.rows[4].name.text() == COMPUTER_NAMES[1]
    page.seats.rows[4].kind.kind = PERSON
    assert page.seats.rows[4].name.text() in default_names()
    clicked(page.seats.add)
    assert page.seats.rows[5].kind.kind == PERSON


def test_nobody_at_the_screen_watches(window: MainWindow) -> None:
    page = page_of(window, "jeu-des-dragons")
    order = page._hint.text()
    for row in page.seats.rows:
        row.kind.kind = "easy"
    assert page._hint.text() != order and page.start.isEnabled()
    page.start.click()
    session = session_of(window)
    assert session.persons == () and window.pages.at_table() and not window.curtain.is_down
    # One click from there still seats a person.
    page = page_of(window, "jeu-des-dragons")
    against(page)
    assert session_of(window).seats[0] in default_names()
    assert len(session_of(window).persons) == 1


def test_fewer_than_the_rules_want_are_filled_up(window: MainWindow) -> None:
    page = page_of(window)
    two = next(row for row in page.options.rows if row.fact.name == "two_players")
    two.set_value(True)
    clicked(page.seats.rows[0].remove)
    clicked(page.seats.rows[0].remove)
    two.set_value(False)
    assert len(page.seats.rows) == 2 and not page.start.isEnabled()
    against(page)
    assert len(session_of(window).seats) == 3


def test_a_bad_name_of_mine_is_refused_in_words(window: MainWindow) -> None:
    page = page_of(window)
    page.seats.rows[0].name.setText("")
    against(page)
    assert window.controller.session is None and page.seats.rows[0].problem.isVisible()


def test_advice_and_pace_are_remembered_and_noted(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    page = page_of(window)
    assert page.computers is not None
    assert page.computers.pace.isHidden() and not page.computers.advice.isChecked()
    page.seats.rows[1].kind.kind = "easy"
    assert not page.computers.pace.isHidden()
    clicked(page.computers.advice)
    page.computers.pace.setCurrentIndex(page.computers.pace.findData("instant"))
    page.start.click()
    assert session_of(window).noted("advice_allowed") is True
    window.close()
    kept = settings_file.load().settings
    assert (kept.advice, kept.pace) == (True, "instant")
    window = open_window()
    page = page_of(window)
    assert page.computers is not None
    assert page.computers.advice.isChecked() and page.computers.pace.currentData() == "instant"
    clicked(page.computers.advice)
    page.start.click()
    assert session_of(window).noted("advice_allowed") is None


def test_est_royal_is_played_by_people(window: MainWindow) -> None:
    against(page_of(window))
    page = page_of(window, "est-royal")
    assert page.against is None and page.computers is None
    assert [row.kind.kind for row in page.seats.rows] == [PERSON]
    assert page.seats.rows[0].kind.isHidden()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_keyboard_and_the_reader_come_to_every_part(window: MainWindow, language: str) -> None:
    window.set_language(language)
    page = page_of(window)
    page.seats.rows[1].kind.kind = "hard"
    row = page.seats.rows[1]
    order: list[QWidget] = [row.crest]
    for _ in range(3):
        following = order[-1].nextInFocusChain()
        while not following.focusPolicy() & Qt.FocusPolicy.TabFocus or not following.isVisible():
            following = following.nextInFocusChain()
        order.append(following)
    assert order[1:3] == [row.name, row.kind]
    assert row.name.text() in row.kind.accessibleName()
    # What is read out is more than what there is room for.
    assert row.kind.currentText() in ("The computer, hard", "L’ordinateur, niveau difficile")
    assert [row.kind.itemData(number) for number in range(row.kind.count())] == list(KINDS)
    row.kind.setFocus()
    typed(window, Key.Key_Up)
    assert row.kind.kind == "normal"
    assert page.against is not None and page.computers is not None
    for part in (page.against.button, page.against.level, page.computers.advice, page.computers.pace):
        assert part.accessibleName() or part.text()
    assert page.seats.rows[0].name.text() in page.against.button.accessibleDescription()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [(900, 600, 100), (1024, 640, 100), (1024, 640, 200), (1280, 800, 150), (1920, 1080, 200)],
)
def test_kinds_are_read_whole_at_every_size(
    window: MainWindow, language: str, game: str, width: int, height: int, percent: int
) -> None:
    window.set_language(language)
    window.set_text_scale(percent)
    window.resize(width, height)
    page = page_of(window, game)
    for row, kind in zip(page.seats.rows, (PERSON, "easy", "normal", "hard"), strict=False):
        row.kind.kind = kind
    for _ in range(4):
        QApplication.processEvents()
    whole, view = page.area.widget(), page.area.viewport()
    assert whole is not None and whole.width() <= view.width()
    for row in page.seats.rows:
        assert row.kind.width() >= row.kind.sizeHint().width()
        assert row.name.width() >= row.name.minimumWidth() > 0
        places = [part.geometry() for part in row.parts()]
        assert (
            all(one.right() < other.left() for one, other in itertools.pairwise(places))
            and places[-1].right() <= row.width()
        )
    assert page.against is not None
    assert page.against.button.width() >= page.against.button.sizeHint().width()
    assert page.against.level.width() >= page.against.level.sizeHint().width()
    assert page._who.geometry().right() < page.against.x() or page._who.geometry().bottom() < page.against.y()


def test_lists_of_games_say_who_is_a_computer(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    against(page_of(window))
    session = session_of(window)
    me, first = session.seats[:2]
    path = saves.folders.saves_folder() / "x.pierres"
    session.save_as(path)
    window.pages.show_start()
    start = window.pages.start
    assert start is not None
    assert f"{first} (computer, normal)" in start.continue_button.accessibleDescription()
    line = start.model.index(0, 0).data()
    assert line.count("(computer, normal)") == 3 and f"{me} (" not in line


def test_settings_forget_computers_with_their_table() -> None:
    mine = Settings()
    me, other = SeatSetting("Léa", "teal"), SeatSetting("Joran", "rose", "hard")
    mine.sat_down("aux-pierres", [me, other, SeatSetting("Freya", "coral", "easy")])
    assert mine.computers_for("aux-pierres") == {1: other, 2: SeatSetting("Freya", "coral", "easy")}
    assert [one.name for one in mine.people_for("aux-pierres")] == ["Léa"]
    assert mine.last_count("jeu-des-dragons") == 3 and set(mine.computers_for("jeu-des-dragons")) == {1, 2}
    settings_file.save(mine)
    assert settings_file.load().settings == mine
    mine.sat_down("aux-pierres", [me, SeatSetting("Bo", "rose"), SeatSetting("Max", "coral")])
    assert mine.computers_for("aux-pierres") == {} and not mine.computers
    assert [one.name for one in mine.people] == ["Léa", "Bo", "Max"]
    # Whoever plays alone against computers does not come to the head of a table of several.
    mine.sat_down("jeu-des-dragons", [SeatSetting("Max", "coral"), other])
    assert [one.name for one in mine.people] == ["Léa", "Bo", "Max"]
    assert mine.people_for("jeu-des-dragons")[0].name == "Max"
