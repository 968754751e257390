"""A game that is kept nowhere is not lost by leaving it."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from pierres.session import Session
from pierres.store import files, folders
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, by_list, open_curtain, pass_on, seats


def answer_one(window: MainWindow) -> None:
    if window.curtain.is_down:
        open_curtain(window)
    else:
        pass_on(window)
    by_list(window, {})


def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_from: object, _to: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(files.os, "replace", full)


def test_closing_the_window_says_so_and_stays_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    no_room(monkeypatch)
    answer_one(window)
    assert not window.close() and window.isVisible()
    assert "has not been saved" in window.notice.text()
    assert window.close()


@pytest.mark.parametrize("way", ["shelf", "new"])
def test_no_other_way_out_is_silent(window: MainWindow, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    session = begin(window)
    no_room(monkeypatch)
    answer_one(window)
    window.notice.close_notice()

    def leave() -> None:
        if way == "shelf":
            window.pages.show_start()
        else:
            window.controller.new("aux-pierres", seats("Léa", "Hugo", "Inès"), {}, seed=2)

    leave()
    assert window.controller.session is session and "has not been saved" in window.notice.text()
    leave()
    assert window.controller.session is not session
    monkeypatch.undo()


def test_with_room_again_it_is_kept_and_left_without_a_word(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    with monkeypatch.context() as full:
        no_room(full)
        answer_one(window)
    window.pages.show_start()
    assert window.controller.session is None
    assert len(Session.unfinished()) == 1


def test_what_was_saved_by_hand_is_left_without_a_word(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begin(window)
    with monkeypatch.context() as full:
        no_room(full)
        answer_one(window)
    assert window.controller.save(tmp_path / "kept.pierres")
    no_room(monkeypatch)
    window.pages.show_start()
    assert window.controller.session is None


def test_a_folder_of_autosaves_that_was_removed_is_made_again(window: MainWindow) -> None:
    begin(window)
    answer_one(window)
    folder = folders.autosave_folder()
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    answer_one(window)
    window.pages.show_start()
    assert [save.steps > 0 for save in Session.unfinished()] == [True]
