"""French and English: live, with Qt's own texts, numbers and plurals."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from pierres.locales import LanguageSwitch, system_language
from pierres.translation import LANGUAGES


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    before = QLocale()
    made = LanguageSwitch(qapp)
    yield made
    made.leave()
    QLocale.setDefault(before)


def ok_button_text(qtbot: QtBot) -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


def test_qt_speaks_along(switch: LanguageSwitch, qtbot: QtBot) -> None:
    switch("fr")
    assert ok_button_text(qtbot) == "Annuler"
    assert QLocale().toString(1.5) == "1,5"
    switch("en")
    assert ok_button_text(qtbot) == "Cancel"
    assert QLocale().toString(1.5) == "1.5"


def test_an_open_widget_hears_of_the_switch(switch: LanguageSwitch, qtbot: QtBot) -> None:
    heard: list[str] = []

    class Label(QLabel):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(switch.current)
            super().changeEvent(event)

    switch("fr")
    label = Label()
    qtbot.addWidget(label)
    QCoreApplication.processEvents()
    heard.clear()
    switch("en")
    QCoreApplication.processEvents()
    assert set(heard) == {"en"}
    heard.clear()
    switch("en")
    QCoreApplication.processEvents()
    assert heard == []


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0\xa0stones", "1\xa0stone", "2\xa0stones"),
        ("fr", "0\xa0pierre", "1\xa0pierre", "2\xa0pierres"),
    ],
)
def test_plurals(switch: LanguageSwitch, language: str, none: str, one: str, two: str) -> None:
    switch(language)
    stones = [QCoreApplication.translate("AuxNames", "%n stone(s)", None, n) for n in (0, 1, 2)]
    assert stones == [none, one, two]


def test_an_unknown_language_is_refused_and_changes_nothing(switch: LanguageSwitch) -> None:
    switch("fr")
    with pytest.raises(ValueError, match="'tlh'"):
        switch("tlh")
    assert switch.current == "fr"


def test_the_language_of_the_system_is_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system_language() in LANGUAGES

    class System:
        def __init__(self, *names: str) -> None:
            self.names = list(names)

        def uiLanguages(self) -> list[str]:
            return self.names

    for names, wanted in (
        (["de-DE", "fr-CH", "en"], "fr"),
        (["en-GB", "fr"], "en"),
        (["de"], "en"),
        ([], "en"),
    ):
        monkeypatch.setattr(QLocale, "system", staticmethod(lambda names=names: System(*names)))
        assert system_language() == wanted
