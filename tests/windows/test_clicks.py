"""How many clicks a round takes: one of them hands the screen over, wherever it is handed over."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, by_mouse, open_curtain, pass_on, table_of, wish


class Clicks(QObject):
    """Counts the presses of the mouse by what they are for."""

    def __init__(self) -> None:
        super().__init__()
        self.what = ""
        self.count: Counter[str] = Counter()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            self.count[self.what] += 1
        return False


def test_a_round_of_three(window: MainWindow) -> None:
    session = begin(window)
    page = table_of(window)
    clicks = Clicks()
    given: Counter[str] = Counter()
    while session.view().round == 1 and not session.over:
        if page.gate.phase is Phase.SHOWING:
            clicks.what = "pass"
            pass_on(window, by_mouse)
        elif page.gate.phase is Phase.COVERED:
            clicks.what = "curtain"
            open_curtain(window, by_mouse)
        else:
            question = session.asked()
            clicks.what = "answer"
            given[question.kind] += 1
            by_mouse(window, wish(session))
    # Whoever answers in secret takes the screen with one click: no hand-over takes two.
    secret = given["bid"] + given["silver"]
    assert clicks.count["pass"] + clicks.count["curtain"] == secret
    assert clicks.count["answer"] <= 2 * secret + 9
