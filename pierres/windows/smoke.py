"""The small test that a bundle runs on itself: a window that plays three answers without a person."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pierres.models.answers import ValueRole
from pierres.rules.registry import GAMES
from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.windows.main_window import MainWindow


def play_answers(window: MainWindow) -> int:
    """Play three answers of a new game through the list of answers; 0 if all went well."""
    seats = [
        SeatSetting(name, colour)
        for name, colour in zip(("Ada", "Ben", "Cleo", "Dan"), theme.SEAT_COLOURS, strict=False)
    ]
    controller = window.controller
    if (
        not controller.new(next(iter(GAMES)), seats, {}, seed=1)
        or controller.session is None
        or window.pages.table is None
    ):
        return 1
    session, table = controller.session, window.pages.table
    for _ in range(3):
        table.gate.proceed()
        table.gate.raise_curtain()
        QCoreApplication.processEvents()
        model, before = table.side.answers.model, session.steps_taken
        if model.rowCount() == 0 or not session.answer(model.index(0, 0).data(ValueRole)):
            return 1
        if session.steps_taken <= before:
            return 1
        QCoreApplication.processEvents()
    return 0
