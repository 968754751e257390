"""The language of the program: French or English, switched live."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from pierres.locales import of_numbers
from pierres.paths import translations_folder
from pierres.translation import LANGUAGES

__all__ = ["LANGUAGES", "LanguageSwitch", "system_language"]


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
