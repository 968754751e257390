"""The application: one QApplication with our names, fonts and language, and the main window in it."""

import logging
import signal
import sys
from types import TracebackType

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from pierres import __version__
from pierres.fonts import load_fonts
from pierres.language import LanguageSwitch, system_language
from pierres.paths import resource_path

#: The name of the desktop file and of the window class, without which no desktop finds our icon.
DESKTOP_ID = "org.pierres.Pierres"


def make_application() -> QApplication:
    """The QApplication with names, icon and fonts; no language yet."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("pierres")
    app.setApplicationDisplayName("Pierres")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    app.setWindowIcon(QIcon(str(resource_path("icons", f"{DESKTOP_ID}.svg"))))
    load_fonts(app)
    return app


def run(language: str | None = None, open_file: str | None = None, smoke_test: bool = False) -> int:
    """Show the main window and stay until it closes; returns the exit code.

    `language` is a code given on the command line; it beats the saved one, which the window puts in force.
    With `smoke_test` the window plays three answers by itself and closes; any exception on the way makes the
    code 1.
    """
    logging.basicConfig(format="pierres: %(message)s")
    # Ctrl+C in the terminal ends the program; every answer is saved as it is given, so nothing is lost.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = make_application()
    switch = LanguageSwitch(app)
    switch(language or system_language())

    # Imported now: reading it takes as long as all the rest, and the commands do without.
    from pierres.windows.main_window import MainWindow

    window = MainWindow(switch, open_file, language)
    window.show()
    if not smoke_test:
        return app.exec()

    failures: list[BaseException] = []

    def note_failure(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        failures.append(error)
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = note_failure
    # An exception inside the smoke test would leave the event loop running: 1 stands until it returns.
    codes = [1]

    def play() -> None:
        try:
            codes[0] = window.smoke_test()
        finally:
            app.quit()

    QTimer.singleShot(0, play)
    app.exec()
    return 1 if failures else codes[0]
