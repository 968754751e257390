"""Something goes wrong inside the program: it goes on, and says so once."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, table_of


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
