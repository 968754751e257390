"""The program with its window: the application, its language, and the main window until it closes."""

from __future__ import annotations

import gc
import logging
import signal
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler

from pierres import faults
from pierres.application import make_application
from pierres.guard import guarded
from pierres.locales import LanguageSwitch, system_language

if TYPE_CHECKING:
    from pierres.windows.main_window import MainWindow

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


SETTLED_MS = 1500
"""By then the window and a game that was opened with it stand complete."""


def settle() -> None:
    """Look through all that the start has made for what can go, once and for all.

    Nearly all of it stays to the end. Python would look through it again and again, for 30 to 100 ms, while
    something moves.
    """
    gc.collect()
    gc.freeze()


def run(language: str | None = None, open_file: str | None = None, smoke_test: bool = False) -> int:
    """Show the main window and stay until it closes; returns the exit code.

    `language` is a code given on the command line; it beats the saved one, which the window puts in force.
    With `smoke_test` the window plays three answers by itself and closes; any exception on the way makes the
    code 1.
    """
    # Ctrl+C in the terminal ends the program; every answer is saved as it is given, so nothing is lost.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    faults.log.install()
    qInstallMessageHandler(_hear)
    try:
        app = make_application()
        switch = LanguageSwitch(app)
        switch(language or system_language())

        # Imported now: reading it takes as long as all the rest, and the commands do without.
        from pierres.windows.main_window import MainWindow

        window = MainWindow(switch, open_file, language)
        window.show()
        QTimer.singleShot(SETTLED_MS, settle)
        return _smoke_test(window) if smoke_test else app.exec()
    except Exception as error:
        faults.log.note(type(error), error, error.__traceback__)
        if not smoke_test:
            _say_not_started()
        return 1
    finally:
        # Qt may have something to say when Python has gone.
        qInstallMessageHandler(None)
        faults.log.leave()


@guarded
def _hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    faults.log.message(_LEVELS.get(kind, logging.WARNING), text)


def _say_not_started() -> None:
    """There is no window to say it in: a box says that the program cannot start, and offers the report."""
    if QCoreApplication.instance() is None:
        return
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QMessageBox

    translate = QCoreApplication.translate
    text = translate("NotStarted", "Pierres cannot start: something went wrong in the program.")
    box = QMessageBox(QMessageBox.Icon.Warning, "Pierres", text)
    copy = box.addButton(translate("NotStarted", "Copy the report"), QMessageBox.ButtonRole.ActionRole)
    # The box stays: what is on the clipboard goes with its program.
    copy.clicked.disconnect()
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(faults.log.report()))
    box.addButton(QMessageBox.StandardButton.Close)
    box.exec()


def play_answers(window: MainWindow) -> bool:
    """Play three answers of a new game through the list of answers; whether all went well."""
    from pierres.models.answers import ValueRole
    from pierres.rules.registry import GAMES
    from pierres.store.settings import SeatSetting
    from pierres.table import theme

    names = ("Ada", "Ben", "Cleo", "Dan")
    seats = [SeatSetting(*one) for one in zip(names, theme.SEAT_COLOURS, strict=False)]
    begun = window.controller.new(next(iter(GAMES)), seats, {}, seed=1)
    session, table = window.controller.session, window.pages.table
    if not begun or session is None or table is None:
        return False
    for _ in range(3):
        table.gate.proceed()
        table.gate.raise_curtain()
        QCoreApplication.processEvents()
        model, before = table.side.answers.model, session.steps_taken
        if model.rowCount() == 0 or not session.answer(model.index(0, 0).data(ValueRole)):
            return False
        if session.steps_taken <= before:
            return False
        QCoreApplication.processEvents()
    return True


def _smoke_test(window: MainWindow) -> int:
    # An exception inside the smoke test would leave the event loop running: False stands until it returns.
    done = [False]

    def play() -> None:
        try:
            done[0] = play_answers(window)
        finally:
            QCoreApplication.quit()

    QTimer.singleShot(0, play)
    QCoreApplication.exec()
    return 0 if done[0] and not faults.log.count() else 1
