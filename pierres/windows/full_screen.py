"""Full screen, left by F11, Esc or the menu bar, which appears at the upper edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from pierres.windows.widgets import ANY_HEIGHT, single_shot

_EDGE = 3


class FullScreen(QObject):
    """Takes a window to full screen and back. The menu bar has no height there, but its shortcuts work."""

    changed = Signal(bool)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._edge = QWidget(window)
        """The upper edge of the screen: the pointer there shows the menu bar."""
        self._edge.hide()
        self._away = single_shot(self, 400, self._put_menu_away)
        for watched in (window, window.menuBar(), self._edge):
            watched.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether the window fills the screen."""
        return self._window.isFullScreen()

    def set(self, wanted: bool) -> None:
        """Go to full screen, or back to what the window was."""
        if wanted != self.on:
            self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_menu(self) -> None:
        """Show the menu bar in full screen."""
        self._bar().setMaximumHeight(ANY_HEIGHT)

    def open_menu(self) -> None:
        """Open the first menu; from there arrows lead to the others."""
        self.show_menu()
        first = self._bar().actions()[0]
        menu = first.menu()
        if isinstance(menu, QMenu):
            menu.aboutToHide.connect(self._away.start, Qt.ConnectionType.SingleShotConnection)
        self._bar().setActiveAction(first)

    def _bar(self) -> QMenuBar:
        return self._window.menuBar()

    def _put_menu_away(self) -> None:
        if self.on and QApplication.activePopupWidget() is None and not self._bar().underMouse():
            self._bar().setMaximumHeight(0)

    def _follow(self) -> None:
        """Follow the state of the window, which the desktop may change too."""
        self._bar().setMaximumHeight(0 if self.on else ANY_HEIGHT)
        self._edge.setVisible(self.on)
        self._place()
        self.changed.emit(self.on)

    def _place(self) -> None:
        self._edge.setGeometry(0, 0, self._window.width(), _EDGE)
        self._edge.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() == QEvent.Type.WindowStateChange:
                self._follow()
            elif event.type() == QEvent.Type.Resize and self.on:
                self._place()
        elif watched is self._edge:
            if event.type() == QEvent.Type.Enter:
                self.show_menu()
        elif event.type() == QEvent.Type.Leave and self.on:
            self._away.start()
        return False
