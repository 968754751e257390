"""A table on which games are played in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pierres.session import Session
from pierres.table import registry, theme
from pierres.table.view import TableView
from tests.languages import spoken

NAMES = ("Léa", "Hugo", "Inès", "Noé", "Maëlle", "Barthélemy-Alexandre")


@pytest.fixture
def table(qtbot: Any, qapp: QApplication) -> Iterator[Callable[..., TableView]]:
    """Make a table: table(session, size=(w, h), motion="off") -> TableView, shown, without a guard."""
    made: list[TableView] = []

    def make(session: Session, size: tuple[int, int] = (1280, 800), motion: str = "off") -> TableView:
        view = registry.view(session, registry.wording(session.game_id, session.characters()))
        qtbot.addWidget(view)
        view.table().guard_ms = 0
        view.set_motion(motion)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        made.append(view)
        return view

    with spoken("en"):
        yield make
    theme.use("night")
    for view in made:
        view.finish()


@pytest.fixture
def new_session() -> Callable[..., Session]:
    """Make a session of so many seats with a seed, without a file."""

    def make(seats: int = 4, seed: int = 1, options: dict[str, Any] | None = None) -> Session:
        return Session.new("aux-pierres", NAMES[:seats], options, seed=seed, autosave=False)

    return make
