"""The windows beside the main one: help and settings, each made when it is first needed; none is modal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pierres.store.settings import Settings
from pierres.windows import style

if TYPE_CHECKING:
    from pierres.windows.sheet_dialogs import HelpWindow, SettingsDialog


class Dialogs(QObject):
    """Help and settings of one window. `chosen` carries a setting and its new value."""

    chosen = Signal(str, object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.help: HelpWindow | None = None
        self.settings: SettingsDialog | None = None

    def show_help(self, page: str, game_id: str = "") -> None:
        """Show a page of the help: `rules` of a game, `keys` or `about`."""
        if self.help is None:
            from pierres.windows.sheet_dialogs import HelpWindow

            self.help = HelpWindow(self._window)
        self.help.show_page(page, game_id)

    def show_settings(self, settings: Settings) -> None:
        """Show the settings dialog."""
        if self.settings is None:
            from pierres.windows.sheet_dialogs import SettingsDialog

            self.settings = SettingsDialog(settings, self._window)
            self.settings.chosen.connect(self.chosen)
        self.settings.present()

    def follow(self, settings: Settings) -> None:
        """The settings have changed."""
        if self.settings is not None:
            self.settings.show_settings(settings)

    def update_style(self) -> None:
        """The theme or the text size has changed."""
        for window in (self.help, self.settings):
            if window is not None:
                window.setPalette(style.palette())
                window.retranslate()

    def close(self) -> None:
        """The main window closes, and these with it."""
        for window in (self.help, self.settings):
            if window is not None:
                window.close()
