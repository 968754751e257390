"""Parts of a page are never a window of their own, not for a moment: it would take the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from pierres.windows.main_window import MainWindow
from tests.windows.sights import PAGES, TABLES


class _Watch(QObject):
    """Notes what comes in sight as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        shown = event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow()
        if shown and not isinstance(watched, (QDialog, MainWindow)):
            self.seen.append(repr(watched))
        return False


def test_no_part_of_a_page_is_a_window(window: MainWindow) -> None:
    """The hint of the page of a new game was one, as long as it had no parent."""
    watch = _Watch()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    try:
        for show in {**PAGES, **TABLES}.values():
            show(window)
            QApplication.processEvents()
            for dialog in QApplication.topLevelWidgets():
                if isinstance(dialog, QDialog):
                    dialog.close()
    finally:
        app.removeEventFilter(watch)
    assert watch.seen == []
