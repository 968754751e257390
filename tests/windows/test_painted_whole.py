"""What stands on the screen is what a full painting would show, whatever has moved meanwhile.

Qt paints anew what a widget covers and uncovers. A picture behind it that follows where the widget lies, as
the plank follows the shelf, must say itself that it is another.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from pierres.windows.main_window import MainWindow
from tests.windows.sights import PAGES, shelf


def differing(window: MainWindow) -> list[int]:
    """The lines of pixels in which the screen stays other than a full painting."""
    lines: list[int] = []
    for _ in range(10):
        QTest.qWait(30)
        # First what is on the screen: grabbing paints everything.
        shown = _pixels(window.screen().grabWindow(window.winId()))
        whole = _pixels(window.grab())
        lines = [y for y, (one, other) in enumerate(zip(shown, whole, strict=True)) if _differ(one, other)]
        if not lines:
            break
    return lines


def _differ(one: bytes, other: bytes) -> bool:
    # A gradient that is painted in parts is rounded otherwise here and there.
    return one != other and sum(a != b for a, b in zip(one, other, strict=True)) > 12


def _pixels(picture: QPixmap) -> list[bytes]:
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    step, all_ = image.bytesPerLine(), bytes(image.constBits())
    return [all_[y * step : (y + 1) * step] for y in range(image.height())]


def test_the_shelf_after_its_list_has_changed(window: MainWindow) -> None:
    shelf(window)
    assert differing(window) == []
    page = window.pages.start
    assert page is not None
    for save in window.controller.unfinished():
        page.remove.emit(Path(save.path))
        assert differing(window) == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "sight", [name for name in PAGES if name.split()[0] in ("shelf", "empty", "new", "story", "statistics")]
)
def test_a_page_after_its_window_has_grown(window: MainWindow, sight: str) -> None:
    window.resize(1100, 720)
    PAGES[sight](window)
    assert differing(window) == []
    for width, height in ((1100, 800), (1500, 900), (1000, 640)):
        window.resize(width, height)
        assert differing(window) == []
    for dialog in window.findChildren(QDialog):
        dialog.close()
