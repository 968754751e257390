"""The last answer is given, the table still shows how it ends: nothing is lost, nothing said too early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pierres.rules.game import CHANCE
from pierres.session import Session
from pierres.store import saves, statistics
from pierres.windows.main_window import MainWindow
from tests.windows.people import table_of

PLAYED = Path(__file__).parent.parent / "playthroughs" / "aux-pierres.json"


@pytest.fixture
def ending(open_window: Callable[..., MainWindow], tmp_path: Path) -> MainWindow:
    """A window in which a game is just ending."""
    whole = saves.load(PLAYED)
    last = max(number for number, step in enumerate(whole.steps) if step[0] != CHANCE)
    saves.save(tmp_path / "nearly.pierres", replace(whole, steps=whole.steps[:last], final=None))
    window = open_window(motion="slow")
    assert window.controller.open(tmp_path / "nearly.pierres")
    session = window.controller.session
    assert session is not None
    session.raise_curtain()
    table_of(window).view.finish()
    assert session.answer(whole.steps[last][2])
    assert session.pending and not session.over
    return window


def test_a_program_that_is_killed_then_offers_the_game_and_counts_it(ending: MainWindow) -> None:
    (path,) = saves.autosaves()
    assert statistics.read().games == ()
    # What a killed program leaves.
    twin = path.with_name("twin.pierres")
    twin.write_bytes(path.read_bytes())
    kept = twin.read_bytes()
    assert ending.controller.session is not None
    ending.controller.session.abandon()
    # The second time it is as if it had been killed after it was counted, and before the autosave was gone.
    for _ in range(2):
        twin.write_bytes(kept)
        (offered,) = Session.unfinished()
        assert ending.controller.resume(offered.path)
        session = ending.controller.session
        assert session is not None and session.over
        (game,) = statistics.read().games
        assert game.over and game.winners == ("A",)
        ending.pages.show_start()
        assert saves.autosaves() == []


def test_who_leaves_then_has_it_counted_and_nothing_waits(ending: MainWindow) -> None:
    ending._open_dropped(PLAYED)
    assert ending.controller.session is not None and ending.controller.session.path == PLAYED
    assert ending.notice.text() == ""
    assert [(game.over, game.winners) for game in statistics.read().games] == [(True, ("A",))]
    assert Session.unfinished() == []
