"""Something goes wrong inside the program: it goes on, and says so once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from pierres import faults
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, clicked, table_of


class Boom(Exception):
    """What goes wrong here."""


def test_the_answers_of_a_game_that_cannot_be_put_into_words(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was: an exception in `data` while the list is measured ended the program."""
    window.resize(1560, 900)
    session = begin(window, "A", game="est-royal", seed=1)
    page = table_of(window)

    def boom(*_: Any) -> str:
        raise Boom("answer")

    with monkeypatch.context() as broken, qtbot.capture_exceptions() as caught:
        broken.setattr(page.wording, "answer", boom)
        assert session.answer(kind="turn")
        page.side.answers.list.setCurrentIndex(page.side.answers.searched.index(0, 0))
        window.grab()
        session.undo()
        window.grab()
    assert {str(error) for _, error, _ in caught} == {"answer"}
    session.redo()
    window.grab()


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[faults.FaultLog]:
    """As in the program: all that goes wrong is heard."""
    made = faults.FaultLog()
    monkeypatch.setattr(faults, "log", made)
    made.install()
    yield made
    made.leave()


def boom(text: str = "secret: 3 fairy coins") -> Callable[[], None]:
    """A slot that goes wrong."""

    def slot() -> None:
        raise Boom(text)

    return slot


def go_wrong(times: int = 1) -> None:
    """In slots of the event loop, all at the same place."""
    slot = boom()
    for _ in range(times):
        QTimer.singleShot(0, slot)
    for _ in range(3):
        QCoreApplication.processEvents()


def test_an_exception_in_a_slot_is_told_once_and_calmly(
    log: faults.FaultLog, window: MainWindow, own_folders: Path
) -> None:
    session = begin(window)
    session.raise_curtain()
    go_wrong(times=50)
    assert window.notice.shown() == [
        "Something went wrong in the program. The game is saved: you can play on."
    ]
    assert "Boom: secret" in (own_folders / "state" / "pierres" / faults.LOG).read_text("utf-8")
    QTimer.singleShot(0, lambda: [].pop())
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    assert len(window.notice.shown()) == 1 and log.count() == 2
    assert session.asked() is not None and session.answer({"fairy": 1}), "the game goes on"


def test_the_report_is_copied_and_names_nobody(log: faults.FaultLog, window: MainWindow) -> None:
    begin(window, "Léa", "Hugo", "Inès")
    go_wrong()
    button = next(b for b in window.notice.findChildren(QPushButton) if b.text() == "Copy the report")
    clicked(button)
    text = QGuiApplication.clipboard().text()
    QGuiApplication.clipboard().clear()  # later tests would find it among the texts
    assert "Boom" in text and "aux-pierres, 3 seats" in text and "theme night" in text
    assert not any(name in text for name in ("Léa", "Hugo", "Inès", str(Path.home())))
    assert window.notice.shown()[-1] == "The report is on the clipboard."


def test_without_a_game_nothing_is_promised(log: faults.FaultLog, window: MainWindow) -> None:
    go_wrong()
    assert window.notice.shown() == ["Something went wrong in the program."]


def test_a_game_that_is_kept_nowhere_is_said_to_be(
    log: faults.FaultLog, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(window, "A", game="est-royal")

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", full)
        assert session.answer(kind="turn")
        go_wrong()
    assert "went wrong in the program, and this game has not been saved" in window.notice.text()


def test_what_ended_the_program_last_time_is_told(
    log: faults.FaultLog, open_window: Callable[..., MainWindow]
) -> None:
    log.last_crash = "Fatal Python error: Segmentation fault"
    window = open_window()
    assert window.notice.shown() == ["Last time, Pierres stopped because of a fault of its own."]


def test_a_paint_that_fails_shows_one_notice(
    log: faults.FaultLog, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    monkeypatch.setattr("pierres.windows.widgets.paint_room", lambda *_: boom("paint")())
    window.pages.show_start()
    for _ in range(20):
        window.grab()
        QCoreApplication.processEvents()
    assert len(window.notice.shown()) == 1
