"""Whole games of Est Royal by each way of playing, and what a slip of the hand does not do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.models.answers import AnswerModel, KindRole, ValueRole
from pierres.players.est_royal.automatic import best_place
from pierres.rules.game import Illegal
from pierres.session import Session
from pierres.table import registry
from pierres.table.drag_scene import START_PX
from pierres.table.est_royal.layout import CORNERS, CROSS
from pierres.table.est_royal.pieces.furniture import Count
from pierres.table.view import TableView
from pierres.windows.answer_panel import AnswerPanel
from pierres.wording.est_royal.wording import cards_of
from tests.table.est_royal_hands import (
    DIGIT,
    Left,
    None_,
    Right,
    assert_whole,
    click_pile,
    digit,
    double_click,
    drag,
    drag_card,
    middle,
    move,
    scene_of,
    second_click,
    session_of,
    strike,
    top_rect,
    walk_to,
    won_game,
)
from tests.table.stage import dump

Table = Callable[..., TableView]
Key = Qt.Key


@pytest.fixture
def opened(table: Table) -> TableView:
    """A table after some turns of deal 42, where several cards can be moved."""
    session = session_of()
    for _ in range(6):
        assert session.answer(None, kind="turn")
    return table(session)


def refusals(view: TableView) -> list[Illegal]:
    heard: list[Illegal] = []
    scene_of(view).session.refused.connect(heard.append)
    return heard


def a_move(view: TableView) -> list[str]:
    return scene_of(view).legal()[0]


def a_wrong_move(view: TableView) -> list[str]:
    legal = scene_of(view).legal()
    return next(
        [one, other] for one in (*CROSS, "waste") for other in (*CROSS, *CORNERS)
        if one != other and [one, other] not in legal and cards_of(scene_of(view).session.view(), one)
    )  # fmt: skip


# ---- whole games


def _won(session: Session) -> None:
    assert session.over and session.view().won and session.view().score == 52
    assert_whole(session)


def test_a_game_is_won_by_dragging(table: Table) -> None:
    session, line = won_game()
    view = table(session)
    for kind, value in line:
        click_pile(view, "stock") if kind == "turn" else drag_card(view, *value)
        assert_whole(session)
    _won(session)


def test_a_game_is_won_by_clicks(table: Table) -> None:
    session, line = won_game()
    view = table(session, (640, 560))
    for kind, value in line:
        for pile in ["stock"] if kind == "turn" else value:
            click_pile(view, pile)
        assert_whole(session)
    _won(session)


def test_a_game_is_won_with_arrows_and_enter(table: Table) -> None:
    session, line = won_game()
    view = table(session)
    view.setFocus()
    for kind, value in line:
        for pile in ["stock"] if kind == "turn" else value:
            walk_to(view, pile)
            strike(view, Key.Key_Return)
    _won(session)


def test_a_game_is_won_with_digits_and_letters(table: Table) -> None:
    session, line = won_game()
    view = table(session)
    for kind, value in line:
        if kind == "turn":
            strike(view, Key.Key_T, "t")
            continue
        source, destination = value
        digit(view, source)
        if best_place(session.view(), source) == destination:
            strike(view, Key.Key_M, "M")
        else:
            digit(view, destination)
    _won(session)


def test_a_game_is_won_from_the_list_of_answers_alone(table: Table, qtbot: Any) -> None:
    session, line = won_game()
    wording = registry.wording("est-royal", {})
    panel = AnswerPanel(session, wording)
    qtbot.addWidget(panel)
    panel.show()
    model = AnswerModel(session, wording)
    for kind, value in line:
        rows = [
            row for row in range(model.rowCount())
            if model.index(row).data(KindRole) == kind and model.index(row).data(ValueRole) == value
        ]  # fmt: skip
        assert len(rows) == 1
        index = model.index(rows[0])
        assert index.data() and index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert session.answer(index.data(ValueRole), kind=index.data(KindRole))
    assert model.rowCount() == 0
    _won(session)


# ---- clicks


def test_a_click_takes_a_card_in_hand_and_marks_its_targets(opened: TableView) -> None:
    scene = scene_of(opened)
    source, destination = a_move(opened)
    click_pile(opened, source)
    assert scene.chosen == source
    marks = {placement.key for placement in scene.picture.placements if placement.key.startswith("mark:")}
    assert marks == {f"mark:{pile}" for pile in scene.destinations(source)}
    click_pile(opened, source)
    assert scene.chosen == "" and scene.session.view().moves == 6
    click_pile(opened, source)
    click_pile(opened, destination)
    assert scene.session.view().moves == 7 and scene.chosen == ""


def test_a_click_on_the_felt_lets_go(opened: TableView) -> None:
    scene = scene_of(opened)
    click_pile(opened, a_move(opened)[0])
    QTest.mouseClick(opened.viewport(), Left, None_, QPoint(3, opened.height() - 3))
    assert scene.chosen == "" and scene.session.view().moves == 6


def test_a_refusal_says_why_and_changes_nothing(opened: TableView) -> None:
    scene, heard = scene_of(opened), refusals(opened)
    source, destination = a_wrong_move(opened)
    click_pile(opened, source)
    click_pile(opened, destination)
    assert len(heard) == 1 and scene.session.view().moves == 6
    assert scene.notice == scene.wording.refusal(heard[0]) and scene.warning
    assert scene.chosen == ""
    assert_whole(scene.session)


def test_pressing_a_foundation_or_an_empty_place_says_why_nothing_is_taken(opened: TableView) -> None:
    scene, heard = scene_of(opened), refusals(opened)
    click_pile(opened, "f1")
    click_pile(opened, "f3")
    assert [illegal.reason for illegal in heard] == ["foundation_is_final", "foundation_is_final"]
    assert scene.notice


@pytest.mark.parametrize("pile", ["stock", *CROSS, "waste"])
def test_a_double_click_answers_once_at_most(opened: TableView, pile: str) -> None:
    scene = scene_of(opened)
    destinations = scene.destinations(pile)
    best = best_place(scene.session.view(), pile) if destinations else None
    before = scene.session.view().moves
    card = cards_of(scene.session.view(), pile)[-1] if pile != "stock" else ""
    double_click(opened, pile)
    assert scene.session.view().moves - before == (1 if best or pile == "stock" else 0)
    if best:
        assert cards_of(scene.session.view(), best)[-1] == card
    elif pile != "stock":
        assert scene.notice, "it says that the card can go nowhere"
    assert scene.chosen == ""


def test_the_second_half_of_a_double_click_on_a_target_takes_nothing(opened: TableView) -> None:
    scene = scene_of(opened)
    source, destination = a_move(opened)
    click_pile(opened, source)
    at = middle(top_rect(opened, destination))
    QTest.mouseClick(opened.viewport(), Left, None_, at)
    second_click(opened, at)
    assert scene.session.view().moves == 7
    assert_whole(scene.session)


def test_turning_card_after_card_by_deliberate_clicks_loses_none(opened: TableView, qtbot: Any) -> None:
    scene = scene_of(opened)
    click_pile(opened, "stock")
    qtbot.wait(240)
    second_click(opened, middle(top_rect(opened, "stock")))
    assert scene.session.view().moves == 8


def test_one_click_moves_if_the_player_wants_it(opened: TableView) -> None:
    scene = scene_of(opened)
    scene.set_displays({"one_click": True})
    source = a_move(opened)[0]
    best = best_place(scene.session.view(), source)
    card = cards_of(scene.session.view(), source)[-1]
    double_click(opened, source)
    assert scene.session.view().moves == 7
    assert cards_of(scene.session.view(), best)[-1] == card


def test_the_right_button_shows_all_targets_and_moves_nothing(opened: TableView) -> None:
    scene = scene_of(opened)
    source = a_move(opened)[0]
    told: list[str] = []
    scene.told.connect(told.append)
    click_pile(opened, source, Right)
    assert scene.chosen == source and scene.session.view().moves == 6
    assert {f"mark:{pile}" for pile in scene.destinations(source)} <= {
        placement.key for placement in scene.picture.placements
    }
    assert told
    click_pile(opened, "f3", Right)
    assert scene.chosen == ""
    sources = {start for start, destination in scene.legal() if destination == "f3"}
    assert set(scene.hinted) == sources
    assert scene.session.view().moves == 6


# ---- drags


def test_a_drag_begins_after_a_few_pixels(opened: TableView) -> None:
    scene = scene_of(opened)
    source = a_move(opened)[0]
    at = middle(top_rect(opened, source))
    port = opened.viewport()
    QTest.mousePress(port, Left, None_, at)
    move(opened, at + QPoint(START_PX - 1, 0))
    assert scene.dragging == ""
    move(opened, at + QPoint(START_PX, 0))
    assert scene.dragging == source
    QTest.mouseRelease(port, Left, None_, at + QPoint(START_PX, 0))
    assert scene.dragging == "" and scene.chosen == "" and scene.session.view().moves == 6


def test_a_near_miss_goes_to_the_target_it_touches(opened: TableView) -> None:
    scene = scene_of(opened)
    assert scene.places is not None
    room = scene.places.room
    missed = 0
    for source, destination in scene.legal():
        card, place = top_rect(opened, source), room[destination]
        for end in (
            # A fifth of the card lies on the place, the rest beside it.
            QPoint(round(place.x - 0.3 * card.w), round(place.cy)),
            QPoint(round(place.right + 0.3 * card.w), round(place.cy)),
        ):
            if room[source].inset(-0.6 * card.w).has(end.x(), end.y()):
                continue  # at home it would be nothing
            missed += 1
            start = middle(card)
            drag(opened, start, start + QPoint(9, 9), end)
            view = scene.session.view()
            assert view.moves == 7 and scene.session.record.steps[-1][2] == [source, destination]
            assert_whole(scene.session)
            scene.session.undo()
    assert missed >= 2


def test_a_drop_on_the_wrong_pile_says_why_and_goes_home(opened: TableView) -> None:
    scene, heard = scene_of(opened), refusals(opened)
    source, destination = a_wrong_move(opened)
    before = dump(scene.renderer)
    drag_card(opened, source, destination)
    assert len(heard) == 1 and scene.session.view().moves == 6
    assert scene.notice
    scene.end_notice()
    scene.set_focus("question")
    assert dump(scene.renderer) == before


def test_a_drop_on_the_felt_says_so_and_goes_home(opened: TableView) -> None:
    scene = scene_of(opened)
    source = a_move(opened)[0]
    before = dump(scene.renderer)
    at = middle(top_rect(opened, source))
    drag(opened, at, at + QPoint(9, 0), QPoint(round(opened.width() * 0.75), -40))
    assert scene.notice == scene.wording.beside()
    scene.end_notice()
    assert dump(scene.renderer) == before


def test_a_drop_at_home_is_nothing(opened: TableView) -> None:
    scene, heard = scene_of(opened), refusals(opened)
    source = a_move(opened)[0]
    before = dump(scene.renderer)
    at = middle(top_rect(opened, source))
    drag(opened, at, at + QPoint(9, 0), at + QPoint(12, 10))
    assert not heard and not scene.notice and scene.session.view().moves == 6
    assert dump(scene.renderer) == before


@pytest.mark.parametrize("what", ["button", "lost", "escape", "resize", "undo", "deactivate"])
def test_what_breaks_into_a_drag_lets_the_card_go_home(opened: TableView, what: str) -> None:
    scene, port = scene_of(opened), opened.viewport()
    source = a_move(opened)[0]
    at = middle(top_rect(opened, source))
    QTest.mousePress(port, Left, None_, at)
    move(opened, at + QPoint(40, 40))
    assert scene.dragging == source
    if what == "button":
        QTest.mousePress(port, Right, None_, at + QPoint(40, 40))
    elif what == "lost":
        # The button came up outside of the window, and nobody told.
        move(opened, at + QPoint(60, 60), Qt.MouseButton.NoButton)
    elif what == "escape":
        strike(opened, Key.Key_Escape)
    elif what == "resize":
        opened.resize(1100, 700)
        QApplication.processEvents()
    elif what == "undo":
        scene.session.undo()
    else:
        from PySide6.QtCore import QEvent

        QApplication.sendEvent(scene, QEvent(QEvent.Type.WindowDeactivate))
    assert scene.dragging == ""
    moves = scene.session.view().moves
    move(opened, at + QPoint(90, 90))
    for button in (Left, Right) if what == "button" else (Left,):
        QTest.mouseRelease(port, button, None_, at + QPoint(90, 90))
    assert scene.session.view().moves == moves
    assert_whole(scene.session)
    picture = scene.describe()
    for placement in picture.placements:
        item = scene.renderer.item(placement.key)
        if placement.key.startswith("card:"):
            assert item is not None and (item.x(), item.y()) == (placement.rect.x, placement.rect.y), (
                placement.key
            )


def test_what_is_dragged_stays_at_the_pointer_whatever_is_drawn(opened: TableView) -> None:
    scene, port = scene_of(opened), opened.viewport()
    source = a_move(opened)[0]
    at = middle(top_rect(opened, source))
    card = cards_of(scene.session.view(), source)[-1]
    QTest.mousePress(port, Left, None_, at)
    move(opened, at + QPoint(50, 70))
    item = scene.renderer.item(f"card:{card}")
    assert item is not None
    where = item.pos()
    scene.show_clock("0:01")
    scene.tell("a word")
    assert item.pos() == where
    QTest.mouseRelease(port, Left, None_, at + QPoint(50, 70))


# ---- the keyboard


def test_no_stray_enter_turns_a_card(table: Table) -> None:
    session = session_of()
    view = table(session)
    view.setFocus()
    for _ in range(3):
        strike(view, Key.Key_Return)
        strike(view, Key.Key_Enter)
        strike(view, Key.Key_Return, again=True)
    assert session.view().moves == 0


@pytest.mark.parametrize("key, text", [
    (Key.Key_Return, ""), (Key.Key_T, "t"), (Key.Key_M, "m"), (Key.Key_8, "8"), (Key.Key_Space, " "),
])  # fmt: skip
def test_a_key_held_down_does_nothing_more(opened: TableView, key: Qt.Key, text: str) -> None:
    scene = scene_of(opened)
    for focus in ("stock", a_move(opened)[0]):
        scene.set_focus(focus)
        for _ in range(10):
            strike(opened, key, text, again=True)
    assert scene.session.view().moves == 6 and scene.chosen == ""


def test_arrows_go_through_the_whole_table(opened: TableView) -> None:
    scene = scene_of(opened)
    arrows = {Key.Key_Right: "r", Key.Key_Left: "l", Key.Key_Up: "u", Key.Key_Down: "d"}
    ways: dict[str, dict[str, str]] = {}
    for target in scene.targets():
        for key, name in arrows.items():
            scene.set_focus(target.key)
            strike(opened, key)
            ways.setdefault(target.key, {})[name] = scene.focus_key
    assert ways["question"]["d"] == "stock"
    assert [ways["stock"][way] for way in "rd"] == ["f1", "waste"]
    assert [ways["waste"][way] for way in "rd"] == ["left", "score"]
    assert [ways["centre"][way] for way in "lrud"] == ["left", "right", "up", "down"]
    assert [ways["f2"][way] for way in "lrd"] == ["up", "f2", "right"]
    assert [ways["f3"][way] for way in "lru"] == ["score", "down", "left"]
    assert ways["up"]["u"] == "question"


def test_tab_goes_from_zone_to_zone(opened: TableView) -> None:
    scene = scene_of(opened)
    assert scene.zones() == ["question", "own", "grid", "score"]
    scene.set_focus("question")
    seen = []
    for _ in range(3):
        strike(opened, Key.Key_Tab)
        target = scene.target(scene.focus_key)
        assert target is not None
        seen.append(target.zone)
    assert seen == ["own", "grid", "score"]


def test_digits_are_the_grid_as_on_a_number_pad(opened: TableView) -> None:
    scene = scene_of(opened)
    assert scene.places is not None
    rooms = scene.places.room
    for pile, n in DIGIT.items():
        if n:
            col, row = (n - 1) % 3, 2 - (n - 1) // 3
            assert rooms[pile].x == sorted({rooms[name].x for name in (*CROSS, *CORNERS)})[col]
            assert rooms[pile].y == sorted({rooms[name].y for name in (*CROSS, *CORNERS)})[row]
    source, destination = a_move(opened)
    digit(opened, source)
    assert scene.chosen == source
    digit(opened, destination)
    assert scene.session.view().moves == 7


def test_escape_and_backspace_put_the_card_back(opened: TableView) -> None:
    scene = scene_of(opened)
    source = a_move(opened)[0]
    for key in (Key.Key_Escape, Key.Key_Backspace, Key.Key_Delete):
        digit(opened, source)
        assert scene.chosen == source
        strike(opened, key)
        assert scene.chosen == ""
    assert scene.session.view().moves == 6


def test_m_without_a_card_says_what_to_do(opened: TableView) -> None:
    scene = scene_of(opened)
    scene.set_focus("question")
    strike(opened, Key.Key_M, "m")
    assert scene.notice == scene.wording.none_in_hand()


def test_the_focus_stays_where_the_action_is(opened: TableView) -> None:
    scene = scene_of(opened)
    source, destination = a_move(opened)
    for pile in (source, destination):
        walk_to(opened, pile)
        strike(opened, Key.Key_Return)
    assert scene.focus_key == destination
    scene.session.undo()
    assert scene.focus_key == destination


# ---- looking


def test_a_held_button_and_a_held_key_look_into_a_pile(opened: TableView, qtbot: Any) -> None:
    scene, port = scene_of(opened), opened.viewport()
    at = middle(top_rect(opened, "waste"))
    QTest.mousePress(port, Left, None_, at)
    qtbot.waitUntil(lambda: scene.looked == ("pile", "waste"), timeout=2000)
    QTest.mouseRelease(port, Left, None_, at)
    assert scene.looked is None and scene.chosen == "" and scene.session.view().moves == 6
    scene.set_focus("waste")
    strike(opened, Key.Key_I, "i")
    assert {placement.key for placement in scene.picture.placements} >= {"sheet", *(
        f"look:{card}" for card in scene.session.view().waste
    )}  # fmt: skip
    strike(opened, Key.Key_Escape)
    assert scene.looked is None


def test_resting_on_a_pile_spreads_out_what_cannot_be_read(opened: TableView, qtbot: Any) -> None:
    scene = scene_of(opened)
    assert scene.places is not None
    scene.look_after_ms = 10
    move(opened, middle(top_rect(opened, "waste")), Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: scene.looked == ("pile", "waste"), timeout=2000)
    move(opened, QPoint(2, opened.height() - 2), Qt.MouseButton.NoButton)
    assert scene.looked is None
    # A single card hides nothing.
    single = next(pile for pile in CROSS if len(cards_of(scene.session.view(), pile)) == 1)
    move(opened, middle(top_rect(opened, single)), Qt.MouseButton.NoButton)
    qtbot.wait(60)
    assert scene.looked is None


def test_after_the_end_nothing_moves_and_it_is_said(table: Table) -> None:
    session, line = won_game()
    for kind, value in line:
        assert session.answer(value, kind=kind)
    view = table(session)
    scene = scene_of(view)
    for pile in ("up", "waste", "f1", "stock"):
        scene.end_notice()
        click_pile(view, pile)
        assert session.view().won and scene.chosen == ""
        assert scene.notice, pile
    click_pile(view, "f1", Right)
    double_click(view, "f1")
    drag_card(view, "f1", "up")
    assert_whole(session)


def test_a_card_in_the_air_leaves_no_number_behind(opened: TableView) -> None:
    scene, port = scene_of(opened), opened.viewport()
    assert scene.session.answer(next(way for way in scene.legal() if way[1] in CROSS), kind="move")
    scene.finish()
    seen = set()
    for source in dict.fromkeys(start for start, _ in scene.legal()):
        cards = cards_of(scene.session.view(), source)
        at = middle(top_rect(opened, source))
        QTest.mousePress(port, Left, None_, at)
        move(opened, at + QPoint(60, 70))
        count, place = scene.renderer.item(f"count:{source}"), scene.renderer.item(f"place:{source}")
        assert (count is None) == (len(cards) == 1) == (place is not None)
        if count is not None:
            assert count is not None and count.piece == Count(str(len(cards) - 1))
            under = scene.renderer.item(f"card:{cards[-2]}")
            assert under is not None and count.sceneBoundingRect().intersects(under.sceneBoundingRect())
        move(opened, at)
        QTest.mouseRelease(port, Left, None_, at)
        scene.finish()
        back = scene.renderer.item(f"count:{source}")
        assert back is not None and back.piece == Count(str(len(cards)))
        seen.add(len(cards) > 1)
    assert seen == {True, False}
