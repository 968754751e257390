"""Some seconds of what `python -m tests.restless` does for half an hour: see there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pierres.rules.registry import GAMES
from pierres.windows.main_window import MainWindow
from tests.restless import Restless

DEEDS, OF_WHOLE = 80, 1500


@pytest.fixture(autouse=True)
def no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver would only run beside the others."""
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.sampled(20)
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_restless_hands(
    open_window: Callable[..., MainWindow], game: str, seed: int, request: pytest.FixtureRequest
) -> None:
    """No exception and no warning, which would fail any test; and at rest all lies where it belongs."""
    window = open_window(motion="normal")
    hands = Restless(window, seed, (game,))
    hands.begin()
    deeds = OF_WHOLE if request.config.getoption("whole") else DEEDS
    for number in range(1, deeds + 1):
        hands.do()
        if number % 30 == 0:
            hands.rest()
    assert hands.while_moving > deeds // 80, "hardly anything was done while something moved"
    assert len(hands.done) > 12
    hands.end()
