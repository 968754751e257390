"""The program with its window: the application, its language, and the main window until it closes."""

import signal
import sys
from types import TracebackType

from PySide6.QtCore import QTimer

from pierres.application import make_application
from pierres.language import LanguageSwitch, system_language


def run(language: str | None = None, open_file: str | None = None, smoke_test: bool = False) -> int:
    """Show the main window and stay until it closes; returns the exit code.

    `language` is a code given on the command line; it beats the saved one, which the window puts in force.
    With `smoke_test` the window plays three answers by itself and closes; any exception on the way makes the
    code 1.
    """
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

    from pierres.windows.smoke import play_answers

    failures: list[BaseException] = []

    def note_failure(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        failures.append(error)
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = note_failure
    # An exception inside the smoke test would leave the event loop running: 1 stands until it returns.
    codes = [1]

    def play() -> None:
        try:
            codes[0] = play_answers(window)
        finally:
            app.quit()

    QTimer.singleShot(0, play)
    app.exec()
    return 1 if failures else codes[0]
