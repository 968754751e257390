"""Games opened one after the other with all of the window read out: none but the last is alive at the end."""

from __future__ import annotations

import gc
import weakref
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible

from pierres.rules.registry import GAMES
from pierres.session import Session
from pierres.windows.main_window import MainWindow
from tests.players_at_table import play_on
from tests.windows.people import begin, table_of
from tests.windows.test_readers import found, read_all

GAMES_WHOLE, GAMES_SAMPLED = 36, 9


@pytest.fixture(autouse=True)
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver would only run beside the others."""
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)


def test_one_game_is_alive_after_many_were_read(window: MainWindow, request: pytest.FixtureRequest) -> None:
    """Every game that was ever opened stayed in memory: 36 games, 36 sessions, 33 MB."""
    games: list[weakref.ref[Session]] = []
    places = 0
    QAccessible.setActive(True)
    try:
        for number in range(GAMES_WHOLE if request.config.getoption("whole") else GAMES_SAMPLED):
            game = list(GAMES)[number % 3]
            names = ("Léa",) if game == "est-royal" else ("Léa", "Hugo", "Inès")
            session = begin(window, *names, game=game, seed=number + 1)
            games.append(weakref.ref(session))
            read_all(found(window))
            play_on(session, Random(number), 8)
            table_of(window).gate.proceed()
            table_of(window).gate.raise_curtain()
            table_of(window).view.table().set_focus("question")
            QCoreApplication.processEvents()
            places += len(read_all(found(window)))
            window.pages.show_story()
            places += len(read_all(found(window)))
            del session
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        alive = [game() for game in games if game() is not None]
        assert alive == [window.controller.session]
        assert places > 40 * len(games)
    finally:
        QAccessible.setActive(False)
