"""A key, a click or the wheel in the side panel skips the animation."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from pierres.session import Session
from pierres.table.view import TableView

_TOUCHES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)


class MotionSkipper(QObject):
    """Watches `panel` while `view` is animating."""

    def __init__(self, session: Session, view: TableView, panel: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._panel = view, panel
        self._watching = False
        session.changed.connect(self._look)
        view.settled.connect(self._look)

    def _look(self) -> None:
        app = QApplication.instance()
        if app is not None and self._view.animating != self._watching:
            self._watching = not self._watching
            if self._watching:
                app.installEventFilter(self)
            else:
                app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES and isinstance(watched, QWidget) and self._panel.isAncestorOf(watched):
            self._view.finish()
        return False
