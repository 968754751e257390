"""At rest nothing happens: nothing is painted, laid out or timed while nobody touches the window.

A widget that asks for its own next painting looks perfect, and burns a whole core. So every page is watched,
with the panel open and put away, beside the table and over it, in narrow and wide windows, with large text.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from pierres.table.places import qrect
from pierres.windows.main_window import MainWindow
from tests.windows.sights import PAGES, TABLES, clock

QUIET_MS = 300
"""So long nothing may happen."""
SETTLE_MS = 3000
"""So long a page may take to come to rest; most need a tenth of it."""
STEP_MS = 60
TICK_MS = 1000
WIDTHS = (900, 1100, 1280, 1440, 1600, 1920)
SCALES = (100, 150)
RESTLESS = {
    QEvent.Type.Paint, QEvent.Type.UpdateRequest, QEvent.Type.LayoutRequest, QEvent.Type.Timer,
    QEvent.Type.UpdateLater, QEvent.Type.Polish, QEvent.Type.FontChange, QEvent.Type.StyleChange,
    QEvent.Type.PaletteChange, QEvent.Type.Resize, QEvent.Type.Move,
}  # fmt: skip


class Watch(QObject):
    """Notes every event for which somebody at rest sees no need. What ticks once a second or slower may."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.painted = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in RESTLESS:
            return False
        if isinstance(watched, QTimer) and watched.interval() >= TICK_MS:
            return False
        kind = watched.metaObject().className()
        if event.type() == QEvent.Type.Timer and kind in ("QObject", "QPMCache") and watched.parent() is None:
            return False  # Qt's store of pixmaps looks through what it keeps every ten seconds or more
        told = f"{event.type().name} of {kind} {watched.objectName()} in {watched.parent()}"
        if isinstance(event, QPaintEvent):
            told += f" {event.region().boundingRect().getRect()}"
            self.painted += event.region()
        self.seen.append(told)
        return False


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[Watch]:
    """Sees all events; no caret blinks meanwhile."""
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    made = Watch()
    qapp.installEventFilter(made)
    yield made
    qapp.removeEventFilter(made)
    qapp.setCursorFlashTime(flash)


@pytest.fixture(autouse=True)
def nothing_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver of the solitaire is a process of its own; the cards that are drawn ahead come at once."""
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)
    monkeypatch.setattr("pierres.table.est_royal.sparing.SLICE_MS", 0)


def settle(watch: Watch) -> None:
    """Until nothing has happened for a moment."""
    for _ in range(SETTLE_MS // STEP_MS):
        watch.seen.clear()
        QTest.qWait(STEP_MS)
        if not watch.seen:
            return


def happenings(watch: Watch) -> list[str]:
    """What happens once all has come to rest. What was still to come gets a second, longer look."""
    for quiet in (QUIET_MS, 3 * QUIET_MS):
        settle(watch)
        watch.seen.clear()
        QTest.qWait(quiet)
        if not watch.seen:
            break
    return watch.seen


@pytest.mark.sampled(23)
@pytest.mark.parametrize(
    ("sight", "width", "scale", "opened"), list(product(TABLES, WIDTHS, SCALES, (False, True)))
)
def test_a_table_at_rest(
    window: MainWindow, watch: Watch, sight: str, width: int, scale: int, opened: bool
) -> None:
    window.settings.panels |= {"side": opened, "over": opened}
    window.resize(width, width * 5 // 8)
    window.set_text_scale(scale)
    TABLES[sight](window)
    page = window.pages.table
    assert page is not None and page.container.opened is opened
    assert page.container.over is (width < 1500 or scale == 150)
    assert happenings(watch) == []


@pytest.mark.sampled(11)
@pytest.mark.parametrize(("sight", "width", "scale"), list(product(PAGES, WIDTHS, SCALES)))
def test_a_page_at_rest(window: MainWindow, watch: Watch, sight: str, width: int, scale: int) -> None:
    window.resize(width, width * 5 // 8)
    window.set_text_scale(scale)
    PAGES[sight](window)
    assert happenings(watch) == []
    for dialog in window.findChildren(QDialog):
        dialog.close()


def test_a_running_clock_paints_itself_and_nothing_else(window: MainWindow, watch: Watch) -> None:
    clock(window)
    happenings(watch)
    watch.seen.clear()
    watch.painted = QRegion()
    QTest.qWait(2200)
    page = window.pages.table
    assert page is not None
    paints = [told for told in watch.seen if told.startswith("Paint")]
    assert 1 <= len(paints) <= 4
    plate = page.view.table().target("score")
    assert plate is not None
    assert qrect(plate.rect.inset(-6)).toRect().contains(watch.painted.boundingRect()), paints


def test_the_watch_sees_what_burns(window: MainWindow, watch: Watch) -> None:
    class Burning(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            self.update()

    burning = Burning(window)
    burning.show()
    QTest.qWait(STEP_MS)
    watch.seen.clear()
    QTest.qWait(QUIET_MS)
    assert len(watch.seen) > 10
    burning.hide()
