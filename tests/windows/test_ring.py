"""The ring of the keyboard frames something, and closely: an empty box, or one much wider than what stands
in it, says nothing of where one is.
"""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from pierres.windows.main_window import MainWindow
from tests.players_at_table import legal_answer
from tests.windows.people import begin, table_of
from tests.windows.sights import AUX, DRAGONS, GAMES, ROYAL

NAMES = ("Léa", "Hugo", "Inès", "Noé", "Zoé", "Ana")
SIZES = ((1024, 640), (1280, 800), (1600, 1000))
INK = 9
"""How much lighter or darker than its neighbours a pixel of something drawn is, of 255."""
FILLED = 0.5
"""Which share of the width and of the height of a ring is taken by what is drawn in it."""


def filled(image: QImage, ring: QRect) -> tuple[float, float]:
    """Which shares of a ring's width and height lie between the outermost strokes in it."""
    rect = ring.intersected(image.rect())
    if rect.width() < 3 or rect.height() < 3:
        return 0.0, 0.0
    part = image.copy(rect).convertToFormat(QImage.Format.Format_Grayscale8)
    wide, high, step = part.width(), part.height(), part.bytesPerLine()
    grey = bytes(part.constBits())
    rows = [grey[y * step : y * step + wide] for y in range(high)]
    columns = [bytes(row[x] for row in rows) for x in range(wide)]
    return _between(columns), _between(rows)


def _between(lines: list[bytes]) -> float:
    """Which share of the lines lies between the first and the last with a stroke along it or beside it."""
    marked = [
        at
        for at, (line, after) in enumerate(pairwise(lines))
        if any(abs(a - b) > INK for a, b in zip(line, after, strict=True))
        or any(abs(a - b) > INK for a, b in pairwise(line))
    ]
    return (marked[-1] - marked[0] + 2) / len(lines) if marked else 0.0


def loose(window: MainWindow) -> list[str]:
    """The places of the table whose ring is empty, or much too wide."""
    page = table_of(window)
    view = page.view
    table = view.table()
    table.ring.hide()
    image = view.viewport().grab().toImage()
    found = []
    for target in table.targets():
        ring = view.mapFromScene(table.ringed(target)).boundingRect()
        wide, high = filled(image, ring)
        # A line of a purse is as wide as the most that it can hold, like a line of a form.
        if high < FILLED or wide < (0.05 if target.role == "line" else FILLED):
            found.append(f"{target.key} {ring.getRect()}: {wide:.2f} wide, {high:.2f} high")
    return found


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("game", "size", "seats", "scale"),
    [
        (game, size, seats, scale)
        for game, size, seats, scale in product(GAMES, SIZES, (2, 3, 6), (100, 150))
        if seats == {AUX: 3, DRAGONS: 2, ROYAL: 2}[game] or (seats == 6 and game != ROYAL)
    ],
)
def test_every_ring_frames_what_is_drawn(
    window: MainWindow, game: str, size: tuple[int, int], seats: int, scale: int
) -> None:
    window.resize(*size)
    window.set_text_scale(scale)
    names = NAMES[: 1 if game == ROYAL else seats]
    session = begin(window, *names, options={"gambits": 2} if game == DRAGONS else {}, game=game, seed=7)
    rng = Random(7)
    for moment in range(90):
        if session.over:
            break
        if moment % 15 == 0:
            assert loose(window) == [], f"after {session.steps_taken} answers"
        if session.curtain is not None:
            session.raise_curtain()
        if moment % 15 == 8:
            assert loose(window) == [], f"after {session.steps_taken} answers"
        session.answer(legal_answer(session, rng))
