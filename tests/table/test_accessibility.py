"""The table for the ear: every place has a name, can be focused and pressed, and nothing hidden is named."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleAnnouncementEvent

from pierres.session import Session
from pierres.table import accessibility
from pierres.table.accessibility import SpotActions, TableInterface
from pierres.table.view import TableView
from tests.languages import loose, spoken
from tests.players_at_table import legal_answer, sit_down

Table = Callable[..., TableView]
NewSession = Callable[..., Session]
NAME = QAccessible.Text.Name


def names(board: TableInterface) -> list[str]:
    children = [board.child(index) for index in range(board.childCount())]
    return [child.text(NAME) for child in children if child is not None]


def test_qt_finds_the_interface_of_the_table(table: Table, new_session: NewSession) -> None:
    view = table(new_session(4))
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    assert found.role() == QAccessible.Role.List
    assert found.text(NAME) == "Aux pierres du dragon"
    assert found.childCount() == len(view.table().spots())


def test_every_place_has_a_name_also_the_empty_ones(table: Table, new_session: NewSession) -> None:
    session = new_session(6)
    view = table(session)
    board = accessibility.interface_of(view)
    session.raise_curtain()
    rng = Random(1)
    for _ in range(60):
        sit_down(session)
        assert all(names(board)), [spot.key for spot in view.table().spots() if not spot.name]
        assert session.answer(legal_answer(session, rng))
    keys = {spot.key for spot in view.table().spots()}
    assert {"pile", "bag", "bank:red", "bank:amulet", "question", "card"} <= keys
    assert {f"stones:{seat}:blue" for seat in session.seats} <= keys


def test_no_name_is_read_with_the_marks_that_hold_its_letters(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: (
            said.append(event.message()) if isinstance(event, QAccessibleAnnouncementEvent) else None
        ),
    )
    session = Session.new("aux-pierres", ("דוד", "ليلى", "Léa"), seed=1, autosave=False)
    board = accessibility.interface_of(table(session))
    for _ in range(3):
        sit_down(session)
        said += names(board)
        assert session.answer({})
    assert any("דוד" in text for text in said) and any("ليلى" in text for text in said)
    assert not [text for text in said if "\N{FIRST STRONG ISOLATE}" in text]


def test_children_know_their_parent_place_and_number(table: Table, new_session: NewSession) -> None:
    view = table(new_session(4))
    board = accessibility.interface_of(view)
    for index in range(board.childCount()):
        child = board.child(index)
        assert child is not None
        assert board.indexOfChild(child) == index
        assert child.parent() is board
        assert child.isValid() and child.childCount() == 0
        rect = child.rect()
        found = board.childAt(rect.center().x(), rect.center().y())
        assert found is not None
    assert board.child(9999) is None


def test_pressing_and_focusing_by_name(table: Table, new_session: NewSession) -> None:
    session = new_session(4)
    view = table(session)
    session.raise_curtain()
    board = accessibility.interface_of(view)
    fairy = SpotActions(board.of("purse:fairy"))
    press, focus = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
    assert fairy.actionNames() == [press, focus]
    fairy.doAction(press)
    fairy.doAction(press)
    assert view.table().spot("tray:fairy") is not None
    assert SpotActions(board.of("bank:fairy")).actionNames() == [focus]
    close = SpotActions(board.of("confirm"))
    close.doAction(focus)
    assert view.table().focus_key == "confirm"
    taken = session.steps_taken
    close.doAction(press)
    assert session.record.steps[taken][2] == {"fairy": 2}
    assert not board.of("confirm").isValid(), "what is gone says so"
    assert board.of("confirm").text(NAME) == ""


def test_names_speak_the_language_at_hand(table: Table, new_session: NewSession) -> None:
    view = table(new_session(4))
    board = accessibility.interface_of(view)
    english = names(board)
    with spoken("fr"):
        view.retranslate()
        french = names(board)
    assert len(french) == len(english)
    assert sum(a != b for a, b in zip(english, french, strict=True)) > len(english) / 2


def test_nothing_hidden_has_a_name(table: Table, new_session: NewSession) -> None:
    """In public no name tells a purse; on the private side only one's own is told."""
    session = new_session(4, seed=3)
    view = table(session)
    board = accessibility.interface_of(view)
    rng = Random(3)
    for _ in range(40):
        if session.curtain is not None:
            assert not [name for name in names(board) if "ehind the screen" in name]
            assert not [spot.key for spot in view.table().spots() if spot.key.startswith(("purse", "tray"))]
        sit_down(session)
        others = [seat for seat in session.seats if seat != session.viewer]
        private = [name for name in names(board) if "ehind the screen" in name]
        assert not [name for name in private if any(name.startswith(seat) for seat in others)]
        assert session.answer(legal_answer(session, rng))


def test_what_happens_is_announced(
    table: Table, new_session: NewSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: (
            said.append(event.message()) if isinstance(event, QAccessibleAnnouncementEvent) else None
        ),
    )
    session = new_session(3)
    table(session)
    session.raise_curtain()
    assert said and session.viewer in said[-1]
    said.clear()
    for _ in range(3):
        sit_down(session)
        assert session.answer({})
    assert any("Witch" in text for text in said)
    assert not any(secret in loose(text) for text in said for secret in ("8 fairy", "5 silver"))


def test_an_interface_outlives_its_table_without_harm(qtbot: Any, new_session: NewSession) -> None:
    from pierres.table import registry

    session = new_session(3)
    view = TableView(session, registry.wording("aux-pierres", session.characters()))
    view.resize(1024, 640)
    child = accessibility.interface_of(view).of("pile")
    view.table().resize(1024, 640)
    assert child.isValid()
    shiboken6.delete(view)
    assert not child.isValid()
    assert child.text(NAME) == ""


def test_the_program_ends_well_after_it_was_read_out() -> None:
    """Qt keeps what was read out, and would delete it when Python is gone: the process died at its end."""
    alone = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*alone, f"{__file__}::test_what_happens_is_announced"], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
