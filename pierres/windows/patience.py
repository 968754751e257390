"""The panel beside the table waits until the table has shown what happened: it never tells how that ends.

Whoever does not want to wait touches the panel: any key or click there ends the motion, and it tells at once.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from pierres.session import Session
from pierres.table.view import TableView
from pierres.windows.side_panel import SidePanel

_TOUCHES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)


class Patience(QObject):
    """Holds `side` back while `view` is in motion. Made after both, so that the view hears of news first."""

    def __init__(self, session: Session, view: TableView, side: SidePanel, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._side = view, side
        self._waiting = False
        side.wait_while(lambda: view.animating)
        session.changed.connect(self._look)
        view.settled.connect(self._tell)

    def _look(self) -> None:
        app = QApplication.instance()
        if self._view.animating and not self._waiting and app is not None:
            self._waiting = True
            app.installEventFilter(self)

    def _tell(self) -> None:
        app = QApplication.instance()
        if self._waiting and app is not None:
            self._waiting = False
            app.removeEventFilter(self)
            self._side.catch_up()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES and isinstance(watched, QWidget) and self._side.isAncestorOf(watched):
            self._view.finish()
        return False
