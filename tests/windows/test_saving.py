"""Names of saved games, and the list of those used last."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from pierres.store import saves
from pierres.windows.game_controller import save_path
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, by_keyboard, open_curtain, take_guards_away


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
        return sum(isinstance(placement, QAction) for placement in gc.get_objects())

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


# ---- the same file open twice


def open_and_play(window: MainWindow, path: Path, gold: int) -> None:
    assert window._open(path)
    take_guards_away(window)
    open_curtain(window)
    by_keyboard(window, {"fairy": gold})


@pytest.fixture
def twice(open_window: Callable[..., MainWindow], tmp_path: Path) -> tuple[MainWindow, Path, bytes]:
    """Two windows have a save open, and one has saved it again: the other one, the file, what is in it."""
    one, two = open_window(), open_window()
    path = tmp_path / "shared.pierres"
    begin(one)
    assert one.controller.save(path)
    one.pages.show_start()
    open_and_play(one, path, 1)
    open_and_play(two, path, 2)
    one.actions_.all["save"].trigger()
    assert not one.notice.findChildren(QMessageBox)
    return two, path, path.read_bytes()


def answer_changed(window: MainWindow, role: QMessageBox.ButtonRole) -> None:
    box = window.findChild(QMessageBox, "changed")
    assert box is not None and box.isVisible() and "shared.pierres" in box.text()
    next(button for button in box.buttons() if box.buttonRole(button) == role).click()
    QApplication.processEvents()


def test_a_file_that_has_changed_meanwhile_is_not_replaced_unasked(
    twice: tuple[MainWindow, Path, bytes],
) -> None:
    window, path, theirs = twice
    window.actions_.all["save"].trigger()
    assert path.read_bytes() == theirs
    box = window.findChild(QMessageBox, "changed")
    assert box is not None and box.defaultButton() is not None
    # Enter saves elsewhere, Escape does nothing: neither replaces.
    assert box.buttonRole(box.defaultButton()) == QMessageBox.ButtonRole.ActionRole
    answer_changed(window, QMessageBox.ButtonRole.RejectRole)
    assert (
        path.read_bytes() == theirs
        and window.controller.session is not None
        and window.controller.session.dirty
    )


def test_it_is_replaced_when_that_is_wanted(twice: tuple[MainWindow, Path, bytes]) -> None:
    window, path, theirs = twice
    window.actions_.all["save"].trigger()
    answer_changed(window, QMessageBox.ButtonRole.AcceptRole)
    assert window.controller.session is not None
    assert path.read_bytes() != theirs and saves.load(path).steps == window.controller.session.record.steps
    window.actions_.all["save"].trigger()
    assert window.findChild(QMessageBox, "changed") is None


def test_or_the_game_is_saved_elsewhere(twice: tuple[MainWindow, Path, bytes], tmp_path: Path) -> None:
    window, path, theirs = twice
    window.actions_.all["save"].trigger()
    answer_changed(window, QMessageBox.ButtonRole.ActionRole)
    dialog = window.findChild(QFileDialog, "files")
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "mine.pierres"))
    dialog.close()
    assert path.read_bytes() == theirs and window.controller.session is not None
    assert (
        window.controller.session.path == tmp_path / "mine.pierres"
        and window.controller.session.path.is_file()
    )


def test_a_file_that_was_removed_meanwhile_is_simply_written(window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    path = tmp_path / "gone.pierres"
    assert window.controller.save(path)
    path.unlink()
    assert window.controller.save() and path.is_file()
