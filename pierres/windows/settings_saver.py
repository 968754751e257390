"""The settings of the window, saved as soon as they change and not only when the window closes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from pierres.models import troubles
from pierres.store.errors import StoreError
from pierres.store.settings import Settings, SettingsFile
from pierres.windows import window_place
from pierres.windows.widgets import single_shot
from pierres.windows.window_place import Place

SOON_MS = 200
"""How long after a change the settings are saved: a window being resized reports a hundred sizes."""


class SettingsSaver(QObject):
    """The settings in force and their file; `place` returns where the window is. `trouble` comes once."""

    trouble = Signal(str)

    def __init__(self, place: Callable[[], Place], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._file = SettingsFile()
        self.loaded = self._file.loaded
        self._reported = False
        self._soon = single_shot(self, SOON_MS, self.save)

    @property
    def settings(self) -> Settings:
        """The settings in force; call `save` after changing them."""
        return self._file.settings

    def save(self) -> None:
        """Write what has changed."""
        self._soon.stop()
        self.settings.geometry, self.settings.window_state = window_place.written(self._place())
        try:
            self._file.keep()
        except StoreError as error:
            if not self._reported:
                self._reported = True
                self.trouble.emit(troubles.sentence(error))

    def save_soon(self) -> None:
        """Save when the window is no longer moved or resized."""
        self._soon.start()

    def notice(self) -> str:
        """A sentence about the file as it was found, "" if it was in order."""
        loaded, aside = self.loaded, str(self.loaded.set_aside or "")
        if loaded.problem is not None:
            if not aside:
                return self.tr("The settings could not be read; default settings are in use.")
            text = self.tr(
                "The settings could not be read. The old file was kept as {path}; default "
                "settings are in use."
            )
            return text.format(path=aside)
        if not loaded.odd:
            return ""
        text = self.tr("Some settings could not be read and are at their defaults: {keys} in {path}.")
        if aside:
            text = self.tr(
                "Some settings could not be read and are at their defaults: {keys} in {path}. "
                "The old file was kept as {name}."
            )
        keys = troubles.shortened(", ".join(loaded.odd))
        return text.format(keys=keys, path=loaded.path, name=loaded.set_aside and loaded.set_aside.name)
