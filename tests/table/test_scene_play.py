"""Games by mouse and by keyboard, every kind of question, and the presses that must do nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pierres.players.chance import Chance
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table.view import TableView
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES
from tests.table.hands import answer_by_keys, answer_by_mouse, click, point, press_key, type_number
from tests.table.stage import dump, in_order

Table = Callable[..., TableView]
NewSession = Callable[..., Session]
Enter = Qt.Key.Key_Return
WAYS = {"mouse": answer_by_mouse, "keys": answer_by_keys}


def play(session: Session, view: TableView, way: str, rng: Random, answers: int) -> set[str]:
    """Give so many answers; each must be the one that was meant. Returns the kinds of question met."""
    met = set()
    for _ in range(answers):
        if session.over:
            break
        sit_down(session)
        question = session.asked()
        assert question is not None
        value = legal_answer(session, rng)
        if question.kind == "bid" and rng.random() < 0.5:
            value = {kind: min(n, 2) for kind, n in value.items()}
        taken = session.steps_taken
        WAYS[way](view, question, value)
        assert session.steps_taken > taken, (question, value)
        step = session.record.steps[taken]
        assert step[:2] == (question.who, question.kind) and step[2] == _tidy(value), (step, value)
        met.add(question.kind)
    return met


def _tidy(value: Any) -> Any:
    """Without zeros, as the rules write it down."""
    if not isinstance(value, dict):
        return value
    return {k: _tidy(v) for k, v in value.items() if v != 0}


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_game_is_played_on_the_table(table: Table, new_session: NewSession, way: str) -> None:
    session = new_session(3, seed=11)
    view = table(session, size=(1024, 640))
    met = play(session, view, way, Random(11), 150)
    assert {"bid", "silver", "option"} <= met


STONES = {"red": 3, "blue": 2, "yellow": 2}
RARE = {
    "pay": {"auction": "apprentice"},
    "option": {"auction": "magician"},
    "colour": {"auction": "ancient_dragon"},
    "victim": {"auction": "brigand"},
    "buy": {"auction": "merchant"},
    "draw": {"auction": "rainbow_dragon"},
    "use": {"auction": "necromancer"},
    "character": {"auction": "ghost", "row": ["witch", "red_dragon", "magician", "fairy", "thief"]},
    "imp": {"auction": "imp", "row": ["witch", "red_dragon"]},
    "double": {"auction": "fairy", "players": {"Léa": {"doppelganger": True}}},
    "troll": {"auction": "troll"},
    "steal": {"auction": "thief"},
}


@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize("name", RARE)
def test_every_power_is_used_on_the_table(table: Table, name: str, way: str) -> None:
    session = power(name)
    view = table(session, size=(1280, 800))
    bids = [{"fairy": 3}, {"fairy": 1}, {"common": 1}, {}]
    for bid in bids:
        sit_down(session)
        question = session.asked()
        assert question is not None
        WAYS[way](view, question, bid)
    met = play(session, view, way, Random(4), 4)
    kind = {"imp": "character", "troll": "colour", "steal": "colour"}.get(name, name)
    assert kind in met


def power(name: str) -> Session:
    """A session in which the first seat will use a power."""
    start: dict[str, Any] = {"row": ["witch"], "round": 2, **RARE[name]}
    players: dict[str, Any] = {seat: {"stones": dict(STONES)} for seat in NAMES[:4]}
    for seat, more in start.get("players", {}).items():
        players[seat] |= more
    start["players"] = players
    # The seed is one with which the dragon does not draw the announced colour at once.
    return Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(5), None, None)


def at_fist(table: Table, new_session: NewSession) -> tuple[Session, TableView]:
    session = new_session(4)
    view = table(session)
    session.raise_curtain()
    return session, view


def draft(view: TableView) -> dict[str, int]:
    return dict(view.table().draft.counts)  # type: ignore[attr-defined]


def test_a_second_click_takes_a_coin_back(table: Table, new_session: NewSession) -> None:
    _, view = at_fist(table, new_session)
    click(view, "purse:fairy", 3)
    click(view, "purse:common")
    assert draft(view) == {"fairy": 3, "common": 1}
    click(view, "tray:fairy")
    assert draft(view) == {"fairy": 2, "common": 1}


def test_an_untouched_fist_does_not_close(table: Table, new_session: NewSession) -> None:
    session, view = at_fist(table, new_session)
    taken = session.steps_taken
    for _ in range(3):
        press_key(view, Enter)
    click(view, "confirm")
    assert session.steps_taken == taken
    notice = view.table().target("notice")
    assert notice is not None and "0" in notice.name
    type_number(view, 0)
    press_key(view, Enter)
    assert session.steps_taken == taken + 1
    assert session.record.steps[-1][2] == {}


def test_a_key_held_down_answers_nothing(table: Table, new_session: NewSession) -> None:
    session, view = at_fist(table, new_session)
    type_number(view, 2)
    taken = session.steps_taken
    press_key(view, Enter, again=True)
    assert session.steps_taken == taken
    press_key(view, Enter)
    assert session.steps_taken == taken + 1


def test_what_comes_right_after_a_hand_over_is_ignored(table: Table, new_session: NewSession) -> None:
    session = new_session(4)
    view = table(session)
    view.table().guard_ms = 60_000
    session.raise_curtain()
    type_number(view, 1)
    taken = session.steps_taken
    press_key(view, Enter)
    click(view, "confirm")
    assert session.steps_taken == taken


def test_a_double_click_answers_once_at_most(table: Table) -> None:
    session = power("draw")
    view = table(session)
    for bid in ({"fairy": 3}, {}, {}, {}):
        sit_down(session)
        assert session.answer(bid)
    where = point(view, "choice:blue")
    taken = session.steps_taken
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    announced = [step for step in session.record.steps[taken:] if step[0] == "Léa"]
    assert len(announced) <= 1


def test_left_and_right_together_do_nothing(table: Table, new_session: NewSession) -> None:
    _, view = at_fist(table, new_session)
    port, where = view.viewport(), point(view, "purse:fairy")
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    QTest.mousePress(port, left, pos=where)
    QTest.mousePress(port, right, pos=where)
    QTest.mouseRelease(port, left, pos=where)
    QTest.mouseRelease(port, right, pos=where)
    assert draft(view) == {}


def test_a_press_that_slides_off_does_nothing(table: Table, new_session: NewSession) -> None:
    _, view = at_fist(table, new_session)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, "purse:fairy"))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(-40, -40))
    assert draft(view) == {}
    click(view, "purse:fairy")
    assert draft(view) == {"fairy": 1}


def test_enter_on_a_new_question_answers_nothing(table: Table) -> None:
    session = power("use")
    view = table(session)
    for bid in ({"fairy": 3}, {}, {}, {}):
        sit_down(session)
        assert session.answer(bid)
    taken = session.steps_taken
    assert view.table().focus_key == "question"
    for _ in range(3):
        press_key(view, Enter)
    assert session.steps_taken == taken
    press_key(view, Qt.Key.Key_Down)
    press_key(view, Enter)
    assert session.steps_taken > taken


@pytest.mark.parametrize(
    ("key", "text", "digit"),
    [
        (Qt.Key.Key_Eacute, "é", 2), (Qt.Key.Key_Eacute, "É", 2), (Qt.Key.Key_Ampersand, "&", 1),
        (Qt.Key.Key_QuoteDbl, '"', 3), (Qt.Key.Key_Agrave, "à", 0), (Qt.Key.Key_ParenLeft, "(", 5),
        (Qt.Key.Key_4, "4", 4), (Qt.Key.Key_Minus, "-", 6), (Qt.Key.Key_Egrave, "È", 7),
    ],
)  # fmt: skip
def test_digits_on_french_keyboards_and_under_caps_lock(
    table: Table, new_session: NewSession, key: Qt.Key, text: str, digit: int
) -> None:
    _, view = at_fist(table, new_session)
    press_key(view, key, text)
    assert draft(view).get("fairy", 0) == digit


def test_two_digits_make_a_number_and_more_than_there_is_takes_all(
    table: Table, new_session: NewSession
) -> None:
    _, view = at_fist(table, new_session)
    type_number(view, 1)
    type_number(view, 0)
    assert draft(view) == {"fairy": 8, "common": 2}
    notice = view.table().target("notice")
    assert notice is not None and "8" in notice.name
    type_number(view, 3)
    assert draft(view) == {"fairy": 3}
    press_key(view, Qt.Key.Key_Down)
    type_number(view, 9)
    assert draft(view) == {"fairy": 3, "common": 2}
    notice = view.table().target("notice")
    assert notice is not None and "2" in notice.name


def test_arrows_change_the_fist_and_erase_empties_it(table: Table, new_session: NewSession) -> None:
    _, view = at_fist(table, new_session)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right):
        press_key(view, key)
    assert draft(view) == {"fairy": 1, "common": 1}
    press_key(view, Qt.Key.Key_Backspace)
    assert draft(view) == {}


def test_tab_goes_through_all_zones_and_then_leaves(table: Table, new_session: NewSession) -> None:
    _, view = at_fist(table, new_session)
    scene = view.table()
    seen = [scene.focus_key]
    while scene.move_zone(True):
        seen.append(scene.focus_key)
        assert len(seen) < 40
    zones = {scene.target(key).zone for key in seen}  # type: ignore[union-attr]
    assert {"confirm", "middle", "pile", "bank", "bag", "seat:Hugo", "seat:Léa"} <= zones
    while scene.move_zone(False):
        assert len(seen) < 40


def test_a_refusal_is_said_in_words_and_changes_nothing(table: Table, new_session: NewSession) -> None:
    session, view = at_fist(table, new_session)
    before = dump(view.table().renderer)
    assert not session.answer({"fairy": 99})
    notice = view.table().target("notice")
    assert notice is not None and len(notice.name) > 10
    assert view.table().renderer.item("notice") is not None
    view.table().end_notice()
    assert dump(view.table().renderer) == before


def test_looking_at_a_card_and_at_the_pile(table: Table, new_session: NewSession) -> None:
    session, view = at_fist(table, new_session)
    scene = view.table()
    scene.set_focus("card")
    press_key(view, Qt.Key.Key_I, "i")
    assert scene.renderer.item("reading") is not None
    press_key(view, Qt.Key.Key_Escape)
    assert scene.renderer.item("reading") is None
    press_key(view, Qt.Key.Key_Space, " ")  # down and up: it is gone again
    assert scene.renderer.item("reading") is None
    click(view, "pile")
    assert len([key for key in in_order(scene.renderer) if key.startswith("fan:")]) == 2 + len(
        session.view().pile
    )
    press_key(view, Qt.Key.Key_Escape)
    assert scene.target("fan:0") is None


def test_hovering_a_card_shows_it(table: Table, new_session: NewSession, qtbot: Any) -> None:
    _, view = at_fist(table, new_session)
    scene = view.table()
    QTest.mouseMove(view.viewport(), point(view, "counter"))
    QTest.mouseMove(view.viewport(), point(view, "card"))
    qtbot.waitUntil(lambda: scene.renderer.item("reading") is not None, timeout=3000)
    QTest.mouseMove(view.viewport(), point(view, "counter"))
    qtbot.waitUntil(lambda: scene.renderer.item("reading") is None, timeout=3000)


def test_a_new_person_finds_an_empty_fist(table: Table, new_session: NewSession) -> None:
    session, view = at_fist(table, new_session)
    click(view, "purse:fairy", 2)
    session.hide()
    assert view.table().target("tray") is None
    session.raise_curtain()
    assert draft(view) == {}
