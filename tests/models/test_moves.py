"""The list of moves keeps what was taken back, marks where the game stands, and can be gone along."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from pierres.locales import LanguageSwitch
from pierres.models.log import MovesModel, NowRole, StepRole, UndoneRole
from pierres.rules.est_royal import deals
from pierres.session import Session
from pierres.wording.est_royal.wording import EstRoyalWording
from tests.languages import spoken


@pytest.fixture(autouse=True)
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    with spoken("en") as made:
        yield made


def new(deal: int = 42) -> Session:
    opening = [("chance", "deal", list(deals.pack(deal)))]
    return Session.new("est-royal", ["Léa"], opening=opening, notes={"deal": deal}, autosave=False)


def rows(model: MovesModel) -> list[tuple[int, bool, bool]]:
    roles = (StepRole, NowRole, UndoneRole)
    return [tuple(model.index(row).data(role) for role in roles) for row in range(model.rowCount())]  # type: ignore[misc]


def test_every_turn_is_a_row_and_stays_when_it_is_taken_back() -> None:
    session = new()
    model = MovesModel(session, EstRoyalWording({}))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == 0 and model.now() == -1
    for _ in range(3):
        assert session.answer(kind="turn")
    assert rows(model) == [(2, False, False), (3, False, False), (4, True, False)]
    texts = [model.index(row).data() for row in range(3)]
    assert all(text.startswith(f"{number}. ") and len(text) > 4 for number, text in enumerate(texts, 1))
    session.undo()
    session.undo()
    assert rows(model) == [(2, True, False), (3, False, True), (4, False, True)]
    assert [model.index(row).data() for row in range(3)] == texts
    session.go_to(model.index(2).data(StepRole))
    assert rows(model) == [(2, False, False), (3, False, False), (4, True, False)]
    session.go_to(1)
    assert model.now() == -1 and model.rowCount() == 3


def test_another_move_takes_the_place_of_what_was_taken_back() -> None:
    session = new()
    model = MovesModel(session, EstRoyalWording({}))
    session.answer(kind="turn")
    session.answer(kind="turn")
    session.go_to(1)
    move = next(
        value for question in session.choices() if question.kind == "move" for value in question.legal
    )
    assert session.answer(move, kind="move")
    assert rows(model) == [(2, True, False)]
    assert "→" in model.index(0).data()
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("1. ")


def test_a_line_is_followed_from_where_it_parts() -> None:
    session = new()
    session.answer(kind="turn")
    session.answer(kind="turn")
    other = [*session.record.steps[:2], *(("Léa", "turn"),) * 5]
    session.take_line(other)
    assert session.record.steps == other
    session.take_line([*other[:3], ("Léa", "move", ["stock", "up"])])
    assert session.record.steps == other[:3]
