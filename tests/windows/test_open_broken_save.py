"""What cannot be opened, written or read is told in one sentence, and nothing that was open is lost."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from pierres.store import saves
from pierres.store.folders import autosave_folder, config_folder, data_folder, saves_folder
from pierres.windows.main_window import MainWindow
from tests.broken_files import DAMAGES, WRONG_ANSWERS
from tests.permissions import forbidden
from tests.windows.people import begin, by_keyboard, open_curtain, pass_on, table_of

BROKEN = {
    "empty": b"",
    "text": b"Dear diary",
    "bytes": bytes(range(256)),
    "list": b"[]",
    "newer": json.dumps({"format": "pierres-record", "version": 99, "game": "aux-pierres"}).encode(),
    "game": json.dumps(
        {"format": "pierres-record", "version": 1, "game": "chess", "seats": ["A"], "steps": []}
    ).encode(),
    "step": json.dumps(
        {
            "format": "pierres-record",
            "version": 1,
            "game": "aux-pierres",
            "seats": ["A", "B", "C"],
            "options": {},
            "steps": [["A", "bid", {"fairy": 99}]],
        }
    ).encode(),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_save_is_refused_in_one_sentence(window: MainWindow, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"{kind}.pierres"
    path.write_bytes(BROKEN[kind])
    session = begin(window)
    pass_on(window)
    assert not window._open(path)
    text = window.notice.text()
    assert path.name in text and text.endswith(".") and "\n" not in text and "Traceback" not in text
    assert window.controller.session is session and window.pages.at_table()
    assert str(path) not in window.settings.recent


def test_a_broken_save_on_the_command_line_leads_to_the_shelf(
    open_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    path = tmp_path / "broken.pierres"
    path.write_bytes(b"{")
    window = open_window(str(path))
    assert window.pages.current is window.pages.start and path.name in window.notice.text()


def test_a_save_that_is_gone_and_one_that_is_a_folder(window: MainWindow, tmp_path: Path) -> None:
    assert not window._open(tmp_path / "gone.pierres")
    assert "gone.pierres" in window.notice.text()
    (tmp_path / "folder.pierres").mkdir()
    assert not window._open(tmp_path / "folder.pierres")
    assert "folder.pierres" in window.notice.text()


def test_broken_saves_stand_in_the_list_but_cannot_be_chosen(window: MainWindow) -> None:
    (saves_folder() / "broken.pierres").write_bytes(b"nothing")
    window.pages.show_start()
    start = window.pages.start
    assert start is not None and start.model.rowCount() == 1
    assert "broken.pierres" in start.model.index(0, 0).data()
    start.saves.clicked.emit(start.model.index(0, 0))
    assert window.pages.current is start


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_broken_autosave_is_put_aside_and_told_once(window: MainWindow, language: str) -> None:
    window.set_language(language)
    (autosave_folder() / "0123.pierres").write_bytes(b"nothing")
    window.pages.show_start()
    assert window.pages.start is not None and window.pages.start.continue_button.isHidden()
    aside = autosave_folder() / "0123.pierres.broken-1"
    assert aside.read_bytes() == b"nothing" and str(aside) in window.notice.text()
    window.notice.close_notice()
    window.pages.show_start()
    assert window.notice.text() == ""


@pytest.mark.parametrize(
    ("kind", "language"),
    [
        ("cut off", "en"),
        ("a folder", "fr"),
        ("newer version", "en"),
        ("last answer", "fr"),
        ("last answer", "en"),
    ],
)
def test_a_game_whose_last_autosave_is_broken_is_gone_on_with(
    open_window: Callable[..., MainWindow], kind: str, language: str
) -> None:
    """It was not offered, not mentioned and not set aside: to its players the game was gone."""
    window = open_window(language=language)
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 1})
    open_curtain(window)
    by_keyboard(window, {"fairy": 2})
    steps = session.record.steps
    (path,) = saves.autosaves()
    window.close()
    {**DAMAGES, **WRONG_ANSWERS}[kind](path)
    again = open_window()
    start = again.pages.start
    assert start is not None and start.continue_button.isVisible()
    start.continue_button.guard_ms = 0
    told = again.notice.text()
    start.continue_button.click()
    assert again.controller.session is not None and again.controller.session.record.steps == steps[:-1]
    told = told or again.notice.text()
    aside = path.with_name(f"{path.name}.broken-1")
    assert aside.exists() and told.count(str(aside)) == 1 and told.endswith(".") and "{" not in told
    assert ("last autosave" in told) is (language == "en")


def test_a_game_that_no_autosave_of_can_be_played_is_kept_and_told(window: MainWindow) -> None:
    begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 1})
    (path,) = saves.autosaves()
    window.pages.show_start()
    for each in saves.generations(path):
        WRONG_ANSWERS["unknown player"](each)
    window._resume(path)
    assert window.controller.session is None and "broken-1" in window.notice.text()
    assert saves.autosaves() == [] and window.pages.start is not None
    assert window.pages.start.continue_button.isHidden()


def test_a_save_that_fits_part_of_the_way_opens_there_and_stays(window: MainWindow, tmp_path: Path) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 1})
    path = tmp_path / "old.pierres"
    assert window.controller.save(path)
    steps = len(session.record.steps)
    text = path.read_text("utf-8").replace('["Léa", "bid", {"fairy": 1}]', '["Léa", "bid", {"fairy": 99}]')
    path.write_text(text, "utf-8")
    assert window._open(path)
    told = window.notice.text()
    assert str(path) in told and f"steps[{steps - 1}]" in told
    session = window.controller.session
    assert session is not None and session.steps_taken == steps - 1 and session.path is None
    window.actions_.all["save"].trigger()
    dialog = window.findChild(QFileDialog, "files")
    assert dialog is not None and path.read_text("utf-8") == text
    dialog.close()


def test_unreadable_settings_are_put_aside_and_told(open_window: Callable[..., MainWindow]) -> None:
    path = config_folder() / "settings.json"
    path.write_text("{ broken")
    window = open_window()
    assert "settings.json.broken-1" in window.notice.text()
    assert path.with_name("settings.json.broken-1").read_text() == "{ broken"


def test_a_folder_that_forbids_writing_is_told_once_and_the_game_goes_on(window: MainWindow) -> None:
    folder = autosave_folder()
    with forbidden(folder):
        session = begin(window)
        pass_on(window)
        by_keyboard(window, {"fairy": 1})
        assert session.curtain == "Hugo" and str(folder) in window.notice.text()


def test_where_nothing_may_be_written_it_is_played_all_the_same(
    open_window: Callable[..., MainWindow], own_folders: Path
) -> None:
    folders = [config_folder(), autosave_folder(), data_folder(), own_folders / "state" / "pierres"]
    folders[-1].mkdir(parents=True)
    (config_folder() / "settings.json").write_text('{"motion": "off"}')
    with forbidden(*folders):
        window = open_window()
        assert window.notice.text() == ""
        window.set_theme("linen")
        window.set_text_scale(130)
        assert window.notice.text().count("settings.json") == 1
        session = begin(window)
        pass_on(window)
        by_keyboard(window, {"fairy": 1})
        assert session.record.steps[-1] == ("Léa", "bid", {"fairy": 1})
        window.pages.show_statistics()
        assert not window.close() and "has not been saved" in window.notice.text()
        assert window.close()


def test_settings_and_statistics_that_may_not_be_read(open_window: Callable[..., MainWindow]) -> None:
    files = [config_folder() / "settings.json", data_folder() / "statistics.jsonl"]
    for path in files:
        path.write_text("{}\n")
    with forbidden(*files):
        window = open_window()
        assert "settings could not be read" in window.notice.text()
        window.set_theme("linen")
        window.pages.show_statistics()
        page = window.pages.statistics
        assert page is not None and str(files[1]) in page._problem.text()
        window.close()
    assert [path.read_text() for path in files] == ["{}\n"] * 2


def test_a_save_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    assert not window.controller.save(tmp_path / "no" / "such" / "folder.pierres")
    assert "folder.pierres" in window.notice.text()
    assert window.controller.session is not None and window.controller.session.path is None


@pytest.mark.skipif(sys.platform == "win32", reason="all names are text there")
def test_a_save_whose_name_is_no_text_is_opened_and_saved_to(
    open_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/L\xe9a.pierres"))
    path.write_bytes((Path(__file__).parent.parent / "playthroughs" / "aux-pierres.json").read_bytes())
    window = open_window(str(path))
    assert window.controller.session is not None and window.controller.session.path == path
    assert window.settings.recent == [] and window.notice.text() == ""
    window.grab()
    assert window.controller.save() and "Saved as L" in window.notice.text()
    window._open(path.with_name(path.name + "x"))
    assert "\\udce9" in window.notice.text()


def test_saving_opening_and_going_on(window: MainWindow, tmp_path: Path) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 2})
    record = session.record
    window.controller.save(tmp_path / "evening")
    assert (tmp_path / "evening.pierres").is_file() and window.settings.recent == [
        str(tmp_path / "evening.pierres")
    ]
    assert [a.data() for a in window.actions_.menus["recent"].actions()] == window.settings.recent
    window.actions_.all["close"].trigger()
    start = window.pages.start
    assert window.pages.current is start and start is not None and start.continue_button.isVisible()
    assert window.focusWidget() is start.continue_button
    start.continue_button.click()
    assert window.controller.session is not None and window.controller.session.record.steps == record.steps
    assert window.curtain.is_down and table_of(window).gate.seat == "Hugo"
    window.actions_.all["close"].trigger()
    window._open(window.settings.recent[0])
    assert window.controller.session.record.steps == record.steps
    assert [window.controller.session.player(seat)["colour"] for seat in window.controller.session.seats] == [
        "coral", "teal", "violet",
    ]  # fmt: skip


def test_files_are_asked_for_while_the_window_goes_on(window: MainWindow, tmp_path: Path) -> None:
    window.files.ask_save()
    assert window.findChild(QFileDialog) is None
    session = begin(window)
    window.actions_.all["save"].trigger()
    dialog = window.findChild(QFileDialog, "files")
    assert dialog is not None
    dialog.selectFile(str(tmp_path / "asked.pierres"))
    dialog.accept()
    assert session.path == tmp_path / "asked.pierres" and session.path.is_file()
    assert "asked.pierres" in window.notice.text()
    dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # From now on saving asks nothing.
    window.actions_.all["save"].trigger()
    assert window.findChild(QFileDialog) is None
    window.actions_.all["open"].trigger()
    dialog = window.findChild(QFileDialog, "files")
    assert dialog is not None
    dialog.fileSelected.emit(str(session.path))
    dialog.close()
    assert window.controller.session is not session and window.curtain.is_down
