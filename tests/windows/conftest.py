"""A main window as people have it, but without the moments in which it takes no key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from pierres.locales import LanguageSwitch
from pierres.store import settings as settings_file
from pierres.store.folders import config_folder
from pierres.store.settings import Settings
from pierres.table import theme
from pierres.windows import style
from pierres.windows.main_window import MainWindow
from tests.languages import spoken
from tests.windows.people import take_guards_away


@pytest.fixture
def switch(qapp: Any) -> Iterator[LanguageSwitch]:
    """The program speaks English, and goes back to what it spoke."""
    with spoken("en") as made:
        yield made


@pytest.fixture
def open_window(qtbot: Any, switch: LanguageSwitch) -> Iterator[Callable[..., MainWindow]]:
    """Make a window: open_window(open_file=None, **settings) -> MainWindow, shown, nothing moving in it."""
    made: list[MainWindow] = []

    def make(open_file: str | None = None, **settings: Any) -> MainWindow:
        first = not (config_folder() / "settings.json").exists()
        if first:
            settings_file.save(Settings(**{"motion": "off", **settings}))
        window = MainWindow(switch, open_file)
        made.append(window)
        if first:
            window.resize(1520, 800)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        take_guards_away(window)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme.use("night")
    style.set_scale(100)


@pytest.fixture
def window(open_window: Callable[..., MainWindow]) -> MainWindow:
    """One such window on its first page."""
    return open_window()


@pytest.fixture
def french_file() -> None:
    """These tests read the compiled translation."""
    from pierres.paths import translations_folder

    if not (translations_folder() / "pierres_fr.qm").is_file():
        pytest.skip("the translations are not compiled: packaging/translate.py compile")
