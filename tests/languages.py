"""Speaking French or English in a test, and going back to what was spoken before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from pierres.locales import LanguageSwitch


@contextmanager
def spoken(language: str) -> Iterator[LanguageSwitch]:
    """The program speaks `language` inside; the switch is handed over for tests that change it again."""
    app = QApplication.instance()
    assert app is not None
    before = QLocale()
    switch = LanguageSwitch(app)
    switch(language)
    try:
        yield switch
    finally:
        switch.leave()
        QLocale.setDefault(before)


def loose(text: str) -> str:
    """The text with ordinary spaces for those that hold words together, as a test writes it."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
