"""What one person typed into the search of the answers is gone for the next, also for Ctrl+Z."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pierres.windows.main_window import MainWindow
from tests.players_at_table import sit_down
from tests.windows.people import begin, table_of


def test_undo_in_the_search_line_brings_nothing_back(window: MainWindow) -> None:
    session = begin(window)
    panel = table_of(window).side.answers
    for _ in range(2):
        sit_down(session)
        panel.line.show()
        panel.line.setFocus()
        QTest.keyClicks(panel.line, "5 fairy")
        assert panel.line.text() == "5 fairy"
        assert session.answer({})
        assert panel.line.text() == ""
        assert not panel.line.isUndoAvailable() and not panel.line.isRedoAvailable()
        QTest.keyClick(panel.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert panel.line.text() == ""
