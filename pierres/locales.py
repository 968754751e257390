"""Our languages, switched live, and how dates and numbers stand in them: as the system writes them.

The program speaks French or English; the system may write its dates in neither way. What is written in digits
is written as the system says (LC_TIME, LC_NUMERIC, LANG); names of months are in the program's language.
"""

from __future__ import annotations

import os
import re

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QKeySequence

from pierres.paths import translations_folder
from pierres.translation import LANGUAGES, spoken, translate


def of_numbers(code: str) -> QLocale:
    """How numbers are written while the program speaks `code`.

    As the system writes them, unless it writes French ones into English or English ones into French.
    """
    system = _of_system("LC_NUMERIC")
    return system if _fits(system, code) else QLocale(code)


def of_dates(code: str) -> QLocale:
    """How dates in digits are written while the program speaks `code`.

    LC_TIME is a wish about dates alone, so it is followed whatever its language is.
    """
    system = _of_system("LC_TIME")
    wished = bool(os.environ.get("LC_TIME")) and not os.environ.get("LC_ALL")
    if _fits(system, code) or (wished and system.language() != QLocale.Language.C):
        return system
    return _in_territory(code, system)


def moment_text(moment: QDateTime) -> str:
    """A day and an hour, in digits."""
    return of_dates(spoken()).toString(moment, QLocale.FormatType.ShortFormat)


def day_text(day: QDate, weekday: bool = True) -> str:
    """A day with the name of its month."""
    code = spoken()
    locale = _in_territory(code, of_dates(code))
    form = locale.dateFormat(QLocale.FormatType.LongFormat)
    if day.day() == 1 and code == "fr":
        # The first of a month, and it alone, is no number in French; Qt does not know.
        form = re.sub(r"(?<!d)d(?!d)", "d'er'", form)
    return locale.toString(day, form if weekday else re.sub(r"dddd\W*", "", form))


def percent_text(number: str) -> str:
    """A number that is written already, as a share of a hundred."""
    return translate("Locales", "{number}%").format(number=number)


def labelled(label: str, what: str) -> str:
    """What something is, after its label and a colon."""
    return translate("Locales", "{label}: {what}").format(label=label, what=what)


def with_key(text: str, key: QKeySequence) -> str:
    """What something does, and the key that does it, as it stands on keyboards of this language."""
    return f"{text} ({key_text(key)})"


def key_text(key: QKeySequence) -> str:
    """A key as it stands on keyboards of this language."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def _of_system(category: str) -> QLocale:
    """The locale of the system for one category of POSIX; C if it has none that is known."""
    for name in ("LC_ALL", category, "LANG"):
        if value := os.environ.get(name):
            return QLocale(re.split(r"[.@]", value)[0])
    return QLocale.system()


def _fits(locale: QLocale, code: str) -> bool:
    """Whether a locale can stand beside texts in `code`: of that language, or of none that we speak."""
    language = QLocale.languageToCode(locale.language())
    return locale.language() != QLocale.Language.C and (language == code or language not in LANGUAGES)


def _in_territory(code: str, system: QLocale) -> QLocale:
    """The language `code` as it is written where `system` is at home."""
    if system.language() == QLocale.Language.C:
        return QLocale(code)
    found = QLocale(f"{code}_{QLocale.territoryToCode(system.territory())}")
    if found.territory() == system.territory():
        return found
    # Of English there is one for the world; otherwise it would be that of the United States.
    return QLocale("en_001") if code == "en" else QLocale(code)


def system_language() -> str:
    """The code of the first language of the system that the program speaks, English if none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class LanguageSwitch:
    """Installs the translators of one language at a time; call it with a code to switch.

    Every widget gets a LanguageChange event and reads its texts again; what is no widget listens to the
    window that holds it.
    """

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._translators: list[QTranslator] = []
        self.current = ""

    def __call__(self, code: str) -> None:
        """Speak the language `code` from now on. Raises ValueError for a code not in `LANGUAGES`."""
        if code not in LANGUAGES:
            raise ValueError(f"no such language: {code!r}")
        if code == self.current:
            return
        # First the locale: widgets format their numbers and dates when the translators change.
        QLocale.setDefault(of_numbers(code))
        self.leave()
        self.current = code
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase", qt_folder), ("pierres", str(translations_folder()))):
            translator = QTranslator(self._app)
            if translator.load(f"{name}_{code}", folder):
                self._app.installTranslator(translator)
                self._translators.append(translator)

    def leave(self) -> None:
        """Take the translators out again: the program speaks as it is written."""
        for old in self._translators:
            self._app.removeTranslator(old)
            old.deleteLater()
        self.current = ""
        self._translators = []
