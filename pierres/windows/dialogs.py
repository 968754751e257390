"""The windows beside the main one: help and settings. Each is made when it is first wanted, and
none is modal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from pierres.store.settings import Settings
from pierres.windows import style

if TYPE_CHECKING:
    from pierres.windows.help_window import HelpWindow
    from pierres.windows.settings_dialog import SettingsDialog


class Dialogs(QObject):
    """Help and settings of one window. The signals carry what was chosen in the settings."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    motion_chosen = Signal(str)
    scale_chosen = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.help: HelpWindow | None = None
        self.settings: SettingsDialog | None = None

    def show_help(self, page: str, game_id: str = "") -> None:
        """Show a page of the help: `rules` of a game, `keys` or `about`."""
        if self.help is None:
            from pierres.windows.help_window import HelpWindow

            self.help = HelpWindow(self._window)
        self.help.show_page(page, game_id)

    def show_settings(self, settings: Settings) -> None:
        """Show the settings as they are."""
        if self.settings is None:
            from pierres.windows.settings_dialog import SettingsDialog

            self.settings = SettingsDialog(settings, self._window)
            self.settings.language_chosen.connect(self.language_chosen)
            self.settings.theme_chosen.connect(self.theme_chosen)
            self.settings.motion_chosen.connect(self.motion_chosen)
            self.settings.scale_chosen.connect(self.scale_chosen)
        self.settings.show()
        self.settings.raise_()
        self.settings.activateWindow()

    def follow(self, settings: Settings) -> None:
        """The settings are others now."""
        if self.settings is not None:
            self.settings.show_settings(settings)

    def set_look(self) -> None:
        """The theme or the text size is another."""
        for window in (self.help, self.settings):
            if window is not None:
                window.setPalette(style.palette())
                window.retranslate()

    def close(self) -> None:
        """The main window goes: so do these."""
        for window in (self.help, self.settings):
            if window is not None:
                window.close()
