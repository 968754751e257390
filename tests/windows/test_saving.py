"""Names of saved games, and the list of those used last."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMessageBox

from pierres.windows.desk import save_path
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("M. Dupont", "M. Dupont.pierres"),
        ("game", "game.pierres"),
        ("game.pierres", "game.pierres"),
        ("30.11.2026", "30.11.2026.pierres"),
        (".pierres", ".pierres"),
    ],
)
def test_every_name_gets_the_ending_once(name: str, file: str) -> None:
    assert save_path(Path("/here") / name) == Path("/here") / file


def test_a_name_with_a_dot_is_saved_with_its_ending(window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    window.files.take_name(str(tmp_path / "M. Dupont"))
    assert [path.name for path in tmp_path.glob("M*")] == ["M. Dupont.pierres"]


@pytest.mark.parametrize("replace", [False, True])
def test_a_file_that_the_dialog_did_not_ask_about_is_asked_about(
    window: MainWindow, tmp_path: Path, replace: bool
) -> None:
    begin(window)
    other = tmp_path / "M. Dupont.pierres"
    other.write_text("another game")
    window.files.take_name(str(tmp_path / "M. Dupont"))
    box = window.findChild(QMessageBox, "replace")
    assert box is not None and box.isVisible() and other.read_text() == "another game"
    roles = QMessageBox.ButtonRole
    wanted = roles.AcceptRole if replace else roles.RejectRole
    next(button for button in box.buttons() if box.buttonRole(button) == wanted).click()
    QApplication.processEvents()
    assert (other.read_text() == "another game") is not replace


def test_the_list_of_recent_games_leaves_no_actions_behind(window: MainWindow) -> None:
    def count() -> int:
        gc.collect()
        return sum(isinstance(thing, QAction) for thing in gc.get_objects())

    paths = [f"/games/{number}.pierres" for number in range(10)]
    window.actions_.set_recent(paths)
    before = count()
    for number in range(12):
        window.actions_.set_recent([f"/games/new {number}.pierres", *paths][:10])
    assert count() == before
    menu = window.actions_.menus["recent"]
    window.actions_.set_recent(["/games/a & b.pierres"])
    shown = [action for action in menu.actions() if action.isVisible()]
    assert [action.text() for action in shown] == ["&1 a && b.pierres"]
    assert [action.data() for action in shown] == ["/games/a & b.pierres"]
