"""No word of the program is cut off on a table, in either language, whatever the size and the text.

Names of people may be: they are as long as people like; so may a sentence that lists what six people laid
down: the log has all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPixmapCache
from PySide6.QtWidgets import QApplication

from pierres.windows.main_window import MainWindow
from tests.players_at_table import legal_answer
from tests.windows.people import begin
from tests.windows.sights import AUX, DRAGONS, GAMES, ROYAL

NAMES = ("Léa", "Hugo", "Inès", "Noé", "Zoé", "Ana")
LIST = 110
"""A sentence of so many letters lists what everybody did."""
SIZES = ((900, 600), (1024, 640), (1280, 800), (1920, 1080))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Every text that is written with dots at its end."""
    found: set[str] = set()
    for kind in (QFontMetrics, QFontMetricsF):
        real = kind.elidedText

        def spy(self: QFontMetrics, text: str, *rest: object, real: object = real) -> str:
            shown = real(self, text, *rest)  # type: ignore[operator]
            if shown != text and len(text) < LIST:
                found.add(f"{text} -> {shown}")
            return str(shown)

        monkeypatch.setattr(kind, "elidedText", spy)
    # Pictures of other tests are not drawn anew.
    QPixmapCache.clear()
    yield found


@pytest.mark.sampled(7)
@pytest.mark.parametrize(
    ("game", "language", "size", "seats", "scale"),
    [
        (game, language, size, seats, scale)
        for game, language, size, seats, scale in product(
            GAMES, ("fr", "en"), SIZES, (2, 3, 6), (100, 150, 200)
        )
        if seats == {AUX: 3, DRAGONS: 2, ROYAL: 2}[game] or (seats == 6 and game != ROYAL)
    ],
    ids=str,
)
def test_nothing_on_a_table_is_cut(
    window: MainWindow, cut: set[str], game: str, language: str, size: tuple[int, int], seats: int, scale: int
) -> None:
    window.set_language(language)
    window.resize(*size)
    window.set_text_scale(scale)
    QApplication.processEvents()
    names = NAMES[: 1 if game == ROYAL else seats]
    session = begin(window, *names, options={"gambits": 2} if game == DRAGONS else {}, game=game, seed=7)
    rng = Random(7)
    for moment in range(120):
        if session.over:
            break
        if session.curtain is not None:
            session.raise_curtain()
        if moment % 4 == 0:
            window.grab()
            assert not cut, f"after {session.steps_taken} answers"
        session.answer(legal_answer(session, rng))
