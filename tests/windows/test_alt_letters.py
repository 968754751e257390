"""Every entry of every menu, and every button of a question, is reached by a letter of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMenu, QMessageBox, QPushButton

from pierres.models.alt_letters import letter
from pierres.windows.main_window import MainWindow
from pierres.windows.seat_rows import SeatRow
from tests.windows.people import begin

SEATS = {"aux-pierres": ("Léa", "Hugo", "Inès"), "jeu-des-dragons": ("Léa", "Hugo"), "est-royal": ("Léa",)}


def faults(what: str, texts: Iterable[str]) -> list[str]:
    """What is wrong with the letters of texts that are offered together."""
    found: list[str] = []
    offered = list(texts)
    assert offered, what
    for key, number in Counter(map(letter, offered)).items():
        of_it = [text for text in offered if letter(text) == key]
        if not key:
            found.append(f"{what}: no letter: {of_it}")
        elif number > 1:
            found.append(f"{what}: {key} twice: {of_it}")
    return found


def menus(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menus(inner)


def faults_of_menus(window: MainWindow) -> list[str]:
    bar = [action for action in window.menuBar().actions() if action.isVisible()]
    found = faults("the bar", [action.text() for action in bar])
    for top in bar:
        assert isinstance(top.menu(), QMenu)
        for menu in menus(top.menu()):
            menu.aboutToShow.emit()
            texts = [one.text() for one in menu.actions() if one.isVisible() and not one.isSeparator()]
            if texts:
                found += faults(menu.title(), texts)
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", [None, *SEATS])
def test_menus(window: MainWindow, french_file: None, game: str | None, language: str) -> None:
    window.set_language(language)
    if game is not None:
        begin(window, *SEATS[game], game=game)
        window.actions_.set_recent([f"/there/{n}.pierres.json" for n in range(9)])
    QApplication.processEvents()
    if game == "est-royal":
        companion = window.pages.table.companion if window.pages.table else None
        assert companion is not None
        companion.all["mark"].trigger()  # type: ignore[attr-defined]
    assert faults_of_menus(window) == []


def test_letters_follow_when_the_language_changes_at_the_table(window: MainWindow, french_file: None) -> None:
    begin(window, "Léa", game="est-royal")
    for language in ("fr", "en", "fr"):
        window.set_language(language)
        QApplication.processEvents()
        assert faults_of_menus(window) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_dialogs(window: MainWindow, french_file: None, language: str) -> None:
    window.set_language(language)
    found: list[str] = []
    open_ones: tuple[Callable[[], object], ...] = (
        window.actions_.all["settings"].trigger,
        window.actions_.all["open"].trigger,
    )
    for ask in open_ones:
        ask()
        QApplication.processEvents()
        dialog = next(one for one in window.findChildren(QDialog) if one.isVisible())
        texts = [one.text() for one in dialog.findChildren(QLabel) if one.buddy() is not None]
        texts += [one.text() for one in dialog.findChildren(QPushButton) if one.isVisible()]
        # In every dialog Escape takes back what Qt calls Cancel, so Qt gives it no letter.
        found += faults(dialog.windowTitle(), [one for one in texts if one not in ("Cancel", "Annuler")])
        dialog.close()
        dialog.deleteLater()
        QApplication.processEvents()
    assert found == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_questions(window: MainWindow, french_file: None, language: str) -> None:
    begin(window)
    window.pages.show_start()
    window.set_language(language)
    start = window.pages.start
    assert start.continue_button.save is not None
    start.ask_remove(start.continue_button.save)
    box = next(one for one in window.findChildren(QMessageBox) if one.isVisible())
    assert faults(box.text(), [button.text() for button in box.buttons()]) == []
    box.close()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_colours_of_a_seat(window: MainWindow, french_file: None, language: str) -> None:
    window.set_language(language)
    window.pages.show_new_game("aux-pierres")
    page = window.pages.new_game
    assert page is not None
    for row in page.findChildren(SeatRow):
        assert faults("colours", [action.text() for action in row.menu.actions()]) == []


def test_nothing_in_the_file_dialog_stays_english(window: MainWindow, french_file: None) -> None:
    """Qt's own French lacks two of its labels."""
    said: dict[str, list[str]] = {}
    for language in ("en", "fr"):
        window.set_language(language)
        window.actions_.all["open"].trigger()
        dialog = next(one for one in window.findChildren(QFileDialog) if one.isVisible())
        labels = [one.text() for one in dialog.findChildren(QLabel)]
        buttons = [one.text() for one in dialog.findChildren(QPushButton)]
        said[language] = [text for text in (*labels, *buttons) if text]
        dialog.close()
        dialog.deleteLater()
        QApplication.processEvents()
    assert len(said["en"]) >= 5
    assert [text for text in said["fr"] if text in said["en"]] == []
