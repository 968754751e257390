"""The language is switched live, in every open window, and no game is lost by it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from pierres.windows.main_window import MainWindow
from pierres.windows.sheet_dialogs import ABOUT, KEYS, RULES
from tests.windows.people import (
    Key,
    begin,
    by_keyboard,
    by_list,
    open_curtain,
    pass_on,
    play_out,
    table_of,
    typed,
)
from tests.windows.walker import everything_said


def said() -> set[str]:
    """All that is said now, but for what is the same in both languages."""
    return {text for _, text in everything_said() if any(sign.isalpha() for sign in text)}


def english_left(before: set[str]) -> set[str]:
    """Texts that were said in English and are still said, though French has other words for them."""
    same = {"Aux pierres du dragon", "Pierres", "English", "Français", "Points", "Score", "Scores", "Double"}
    names = {"Léa", "Hugo", "Inès"}
    return {text for text in before & said() if text not in same | names and len(text.split()) > 1}


def test_every_page_and_every_window_speaks_french_at_once(window: MainWindow, french_file: None) -> None:
    for page in (RULES, KEYS, ABOUT):
        window.dialogs.show_help(page, "aux-pierres")
    window.actions_.all["settings"].trigger()
    window.pages.show_new_game("aux-pierres")
    begin(window)
    pass_on(window)
    by_keyboard(window, {})
    before = said()
    window.actions_.choices["language"]["fr"].trigger()
    QApplication.processEvents()
    assert window.settings.language == "fr"
    assert english_left(before) == set()
    assert window.actions_.menus["game"].title().replace("&", "") == "Partie"
    assert "Hugo" in window.curtain.accessibleName()
    open_curtain(window)
    assert table_of(window).side.answers.model.index(0, 0).data() == "Poing vide"
    window.actions_.choices["language"]["en"].trigger()
    QApplication.processEvents()
    assert table_of(window).side.answers.model.index(0, 0).data() == "Empty fist"


def test_the_game_goes_on_where_it_was(window: MainWindow, french_file: None) -> None:
    session = begin(window)
    pass_on(window)
    typed(window, Key.Key_3)
    steps = session.steps_taken
    window.set_language("fr")
    QApplication.processEvents()
    page = table_of(window)
    assert session.viewer == "Léa" and session.steps_taken == steps
    # Even the coins in the open hand are still there.
    assert page.view.table().draft.value() == {"fairy": 3}
    typed(window, Key.Key_Return)
    assert session.curtain == "Hugo"


def test_the_story_is_told_again(window: MainWindow, french_file: None) -> None:
    begin(window)
    play_out(window, by_list)
    typed(window, Key.Key_Return)
    story = window.pages.story
    assert story is not None and "wins" in story._title.text()
    before = story.story.toPlainText()
    window.set_language("fr")
    QApplication.processEvents()
    assert "gagne" in story._title.text() and story.story.toPlainText() != before


def test_names_that_nobody_chose_follow_the_language(window: MainWindow, french_file: None) -> None:
    window.pages.show_new_game("aux-pierres")
    page = window.pages.new_game
    assert page is not None
    english = [seat.name for seat in page.seats.seats()]
    page.seats.rows[1].name.selectAll()
    page.seats.rows[1].name.insert("Oscar")
    window.set_language("fr")
    QCoreApplication.processEvents()
    french = [seat.name for seat in page.seats.seats()]
    assert french[1] == "Oscar" and french[0] != english[0]


def test_the_language_of_the_system_can_be_chosen_again(window: MainWindow) -> None:
    window.set_language("fr")
    window.set_language("system")
    assert window.settings.language is None
    by_keyboard_still_works(window)


def by_keyboard_still_works(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 1})
    assert session.curtain == "Hugo"
