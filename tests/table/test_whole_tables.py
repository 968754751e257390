"""All tables, in both languages, with few and many seats: no text is cut, and no piece hides words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QImage, QPainter, QPixmapCache

from pierres.session import Session
from pierres.table import registry
from pierres.table.aux_pierres.pieces import CharacterCard, Die, FistTally
from pierres.table.picture import Placement
from pierres.table.pieces import Banner, Button, FocusRing, Label, NamePlate, Notice, SeatLight
from pierres.table.places import Rect
from pierres.table.view import TableView
from tests.languages import spoken
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES

WORDS = (Banner, Button, Die, Label, NamePlate, Notice, FistTally)
"""What is read, and so must lie open."""
SEATS = {"aux-pierres": (3, 6), "jeu-des-dragons": (2, 6), "est-royal": (1,)}
SIZES = ((1024, 640), (1600, 1000))
ANSWERS = (25, 60)
"""After so many answers the table is looked at: with few seats, and with many."""


class Reader:
    """Sees every line that is written while a table is painted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cut: set[str] = set()
        self.read = 0
        for metrics in (QFontMetrics, QFontMetricsF):
            monkeypatch.setattr(metrics, "elidedText", self._eliding(metrics.elidedText))
        monkeypatch.setattr(QPainter, "drawText", self._writing(QPainter.drawText))

    def _eliding(self, usual: Callable[..., str]) -> Callable[..., str]:
        def elided(metrics: QFontMetricsF, text: str, *rest: object) -> str:
            short = usual(metrics, text, *rest)
            if short != text:
                self.cut.add(text)
            return short

        return elided

    def _writing(self, usual: Callable[..., object]) -> Callable[..., object]:
        def write(painter: QPainter, *said: object) -> object:
            self.read += 1
            if len(said) == 3 and isinstance(said[0], QRectF) and isinstance(said[2], str):
                room, flags, text = said
                assert isinstance(flags, int)
                needed = QFontMetricsF(painter.font()).boundingRect(
                    QRectF(0, 0, room.width(), 10_000), flags & ~int(Qt.AlignmentFlag.AlignVCenter), text
                )
                letters = QFontMetricsF(painter.font()).height()
                # Letters have air above and below that may reach beyond their room; words may not.
                if (
                    needed.width() > room.width() + 0.1 * letters
                    or needed.height() > room.height() + 0.6 * letters
                ):
                    self.cut.add(text)
            return usual(painter, *said)

        return write


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    QPixmapCache.clear()
    yield Reader(monkeypatch)
    QPixmapCache.clear()


def paint(view: TableView) -> None:
    scene = view.table()
    image = QImage(view.width(), view.height(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, scene.sceneRect(), scene.sceneRect())
    painter.end()


def hidden(placements: tuple[Placement, ...]) -> list[tuple[str, str]]:
    """Pairs of a thing that is read and another that lies over it."""
    pairs = []
    for below in placements:
        if not isinstance(below.piece, WORDS):
            continue
        for above in placements:
            if above is below or (above.z, above.key) < (below.z, below.key):
                continue
            if isinstance(above.piece, SeatLight | FocusRing):
                continue
            a, b = below.rect, above.rect
            w = min(a.right, b.right) - max(a.x, b.x)
            h = min(a.bottom, b.bottom) - max(a.y, b.y)
            if w > 0.06 * a.w and h > 0.12 * a.h:
                pairs.append((below.key, above.key))
    return pairs


@pytest.mark.parametrize(("game", "seats"), [(game, n) for game, many in SEATS.items() for n in many])
@pytest.mark.usefixtures("qapp")
def test_nothing_is_cut_and_nothing_hidden(reader: Reader, game: str, seats: int) -> None:
    rng = Random(7)
    session = Session.new(game, NAMES[:seats], None, seed=3, autosave=False)
    for _ in range(ANSWERS[seats == max(SEATS[game])]):
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    sit_down(session)
    view = registry.view(session, registry.wording(game, session.characters()))
    view.set_motion("off")
    scene = view.table()
    try:
        for language, size in (("fr", SIZES[0]), ("en", SIZES[seats % 2])):
            with spoken(language):
                view.resize(*size)
                scene.resize(*size)
                view.retranslate()
                paint(view)
                assert reader.read > 8
                assert hidden(scene.picture.placements) == [], (language, size)
                # A person's name may be as long as it likes, and is shortened where it must be.
                cut = {text for text in reader.cut if not any(name in text for name in NAMES)}
                assert not cut, (language, size)
    finally:
        view.finish()
        view.deleteLater()


@pytest.mark.usefixtures("qapp")
def test_these_eyes_see(reader: Reader) -> None:
    """What the test above looks for is found where it is."""
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    Label("a line that is too long", 20).draw(painter, QRectF(0, 0, 50, 20))
    painter.drawText(QRectF(0, 0, 20, 14), int(Qt.AlignmentFlag.AlignLeft), "wider than its room")
    painter.end()
    assert reader.cut == {"a line that is too long", "wider than its room"}
    place = Rect(0, 0, 100, 20)
    placements = (
        Placement("words", Label(), place),
        Placement("card", CharacterCard(), Rect(80, 0, 50, 80), z=1),
    )
    assert hidden(placements) == [("words", "card")]
    assert hidden(tuple(reversed(placements))) == [("words", "card")]
