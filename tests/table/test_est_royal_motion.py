"""Motion on the table of Est Royal: moves, undo and redo, turns and deals end as the picture drawn afresh."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from pierres.session import Session
from pierres.table import art, theme
from pierres.table.cues import Cue, Fly, Move, length
from pierres.table.est_royal.layout import CROSS
from pierres.table.est_royal.motion import FLIP_MS
from pierres.table.est_royal.pieces.playing_card import PlayingCard, playing_pixmap
from pierres.table.est_royal.sparing import FACES
from pierres.table.view import TableView
from tests.table.est_royal_hands import drag_card, scene_of, session_of, won_game
from tests.table.stage import dump

Table = Callable[..., TableView]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[list[Cue]]:
    """All that is played on tables that are made after this."""
    from pierres.table.cues import CuePlayer

    played: list[list[Cue]] = []
    play = CuePlayer.play

    def listen(self: CuePlayer, cues: Any, *rest: Any) -> None:
        played.append(list(cues))
        play(self, cues, *rest)

    monkeypatch.setattr(CuePlayer, "play", listen)
    return played


def at_rest(view: TableView) -> dict[str, Any]:
    """What is to be seen when everything has come to its end."""
    view.finish()
    return dump(scene_of(view).renderer)


def test_whatever_moves_ends_as_the_picture_drawn_afresh(table: Table) -> None:
    session, line = won_game()
    moving, fresh = table(session, motion="normal"), table(session, motion="off")
    view, plain = scene_of(moving), scene_of(fresh)
    for number, (kind, value) in enumerate(line):
        assert session.answer(value, kind=kind)
        if number % 5 == 3:
            assert view.motion.running
            session.undo()
            assert view.motion.running, "taking back glides too"
            session.redo()
        if number % 7:
            assert at_rest(moving) == dump(plain.renderer), (number, kind, value)
        assert view.player._flying == [] or view.motion.running
    session.go_to(1)
    assert at_rest(moving) == dump(plain.renderer)
    for _ in range(len(line)):
        session.redo()
    assert at_rest(moving) == dump(plain.renderer)


def test_a_turn_flies_from_the_stock_and_flips_and_goes_back_the_same_way(
    table: Table, heard: list[list[Cue]]
) -> None:
    session = session_of()
    view = table(session, motion="normal")
    scene = scene_of(view)
    view.finish()
    assert scene.places is not None
    stock = scene.places.cards["stock"]
    assert session.answer(None, kind="turn")
    card = session.view().waste[-1]
    cue = next(cue for cue in heard[-1] if isinstance(cue, Move) and cue.key == f"card:{card}")
    assert cue.flip and cue.start == stock
    item = scene.renderer.item(f"card:{card}")
    assert item is not None and isinstance(item.piece, PlayingCard)
    assert not item.piece.face_up, "it begins face down"
    view.finish()
    assert isinstance(item.piece, PlayingCard) and item.piece.face_up
    session.undo()
    back = [cue for cue in heard[-1] if isinstance(cue, Fly)]
    assert len(back) == 1 and back[0].flip and back[0].placement.rect == stock
    session.redo()
    session.redo()
    view.finish()
    assert scene.player._flying == []


def test_a_move_glides_from_where_the_card_was(table: Table, heard: list[list[Cue]]) -> None:
    session, line = won_game()
    view = table(session, motion="normal")
    scene = scene_of(view)
    view.finish()
    source, target = next(value for kind, value in line if kind == "move")
    before = next(placement for placement in scene.picture.placements if placement.key.startswith("card:"))
    assert before is not None
    card = session.view().tableau[CROSS.index(source)][-1]
    start = scene.picture.placement(f"card:{card}")
    assert session.answer([source, target], kind="move")
    cue = next(cue for cue in heard[-1] if isinstance(cue, Move) and cue.key == f"card:{card}")
    assert start is not None and cue.start == start.rect and not cue.flip
    item = scene.renderer.item(cue.key)
    assert item is not None
    others = [
        scene.renderer.item(placement.key)
        for placement in scene.picture.placements
        if placement.key.startswith("card:")
    ]
    assert all(item.zValue() >= other.zValue() for other in others if other is not None)


def test_a_dropped_card_goes_on_from_the_hand(table: Table, heard: list[list[Cue]]) -> None:
    session, line = won_game()
    view = table(session, motion="normal")
    scene = scene_of(view)
    view.finish()
    source, target = next(value for kind, value in line if kind == "move")
    assert scene.places is not None
    home = scene.places.cards[source]
    drag_card(view, source, target)
    cue = next(cue for cue in heard[-1] if isinstance(cue, Move))
    assert abs(cue.start.x - home.x) + abs(cue.start.y - home.y) > 0.5 * home.w
    assert length(heard[-1]) <= 300
    view.finish()
    assert dump(scene.renderer) == dump(scene_of(table(session, motion="off")).renderer)


def test_a_new_game_is_dealt_and_a_game_under_way_is_not(table: Table, heard: list[list[Cue]]) -> None:
    session = session_of()
    view = table(session, motion="normal")
    assert view.animating
    dealt = [cue for cue in heard[-1] if isinstance(cue, Move)]
    view_cards = {f"card:{pile[-1]}" for pile in (*session.view().foundations[:1], *session.view().tableau)}
    assert {cue.key for cue in dealt} == view_cards and all(cue.flip for cue in dealt)
    assert length(dealt) <= 1200
    # A window that finds its size meanwhile goes on dealing.
    view.resize(1000, 700)
    QApplication.processEvents()
    assert view.animating
    view.finish()
    assert not view.animating
    assert session.answer(None, kind="turn")
    view.finish()
    heard.clear()
    assert not table(session, motion="normal").animating
    assert not heard


def test_nothing_flies_over_a_table_that_is_laid_out_anew(table: Table, heard: list[list[Cue]]) -> None:
    session = session_of()
    for _ in range(5):
        assert session.answer(None, kind="turn")
    view = table(session, motion="normal")
    view.finish()
    heard.clear()
    view.resize(1400, 900)
    QApplication.processEvents()
    view.set_text_scale(200)
    scene_of(view).set_displays({"mirrored": True})
    assert not heard


def test_off_is_instant(table: Table) -> None:
    session, line = won_game()
    view = table(session, motion="off")
    for kind, value in line[:30]:
        assert session.answer(value, kind=kind)
        assert not view.animating and scene_of(view).player._flying == []


class Paints(QObject):
    """Counts the paint events of a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_nothing_repaints_at_rest(table: Table, qtbot: Any) -> None:
    session: Session = session_of()
    for _ in range(8):
        assert session.answer(None, kind="turn")
    view = table(session, motion="normal")
    qtbot.wait(50)
    paints = Paints()
    view.viewport().installEventFilter(paints)
    qtbot.wait(300)
    assert paints.count == 0
    assert scene_of(view)._ahead._timer.isActive(), "the faces are drawn ahead all the while"


def test_all_faces_are_drawn_ahead_in_an_order_that_tells_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    from pierres.table.est_royal import sparing

    def note(card: str, width: float, ratio: float, style: Any) -> QPixmap:
        drawn.append(card)
        return playing_pixmap(card, width, ratio, style)

    monkeypatch.setattr(sparing, "playing_pixmap", note)
    orders = []
    for number in (1, 2):
        scene = scene_of(table(session_of(number)))
        drawn.clear()
        while scene._ahead._timer.isActive():
            scene._ahead._draw_one()
        orders.append(list(drawn))
    assert orders[0] == orders[1] == list(FACES)
    assert len(set(FACES)) == 52 and {face[0] for face in FACES[:12]} == set("KQJ")


def test_drawing_ahead_keeps_within_half_of_the_cache(table: Table) -> None:
    view = table(session_of(), (3840, 2160))
    scene = scene_of(view)
    assert scene.places is not None
    while scene._ahead._timer.isActive():
        scene._ahead._draw_one()
    w, h = scene.places.card
    assert scene._ahead._drawn * w * h * 4 <= art.CACHE_KB * 1024 / 2


def test_a_face_drawn_ahead_is_the_one_that_is_shown(table: Table) -> None:
    view = table(session_of())
    scene = scene_of(view)
    while scene._ahead._timer.isActive():
        scene._ahead._draw_one()
    calls: list[str] = []
    compose = art.composed
    assert scene.places is not None
    width = scene.places.card[0]

    def fail(painter: Any) -> None:
        calls.append("drawn")

    key = f"playing:KS:{scene.printing().key()}"
    compose(key, width, width * 1.4, view.devicePixelRatioF(), fail)
    assert not calls, "the king of spades had to be drawn"
    assert theme.current().name == "night"
    assert FLIP_MS <= 300


def test_what_is_trimmed_cannot_be_seen(table: Table) -> None:
    """A table at rest looks, but for shadows upon shadows, as if every card were painted whole."""
    session, line = won_game()
    for kind, value in line[:70]:
        assert session.answer(value, kind=kind)
    for size, displays in (((1280, 800), {}), ((640, 560), {"large_index": True})):
        view = table(session, size)
        scene = scene_of(view)
        scene.set_displays(displays)
        for chosen in ("", scene.legal()[0][0]):
            scene.choose(chosen)
            trimmed = view.grab().toImage()
            assert scene._trimming.cards > 5
            for pile in (*CROSS, "waste"):
                scene._trimming.undo(pile)
            assert scene._trimming.cards == 0
            view.viewport().update()
            whole = view.grab().toImage()
            cards = [
                placement.rect for placement in scene.picture.placements if placement.key.startswith("card:")
            ]
            for card in cards:
                inside = card.inset(2)
                box = QRect(round(inside.x), round(inside.y), round(inside.w), round(inside.h))
                assert trimmed.copy(box) == whole.copy(box), (size, chosen, card)
            scene.choose("")
            scene.rebuild()


def test_a_pile_is_whole_while_its_cards_move(table: Table) -> None:
    session, line = won_game()
    for kind, value in line[:70]:
        assert session.answer(value, kind=kind)
    view = table(session, motion="normal")
    scene = scene_of(view)
    view.finish()
    before = scene._trimming.cards
    source, target = next(move for move in scene.legal() if move[0] in CROSS and move[1] in CROSS)
    assert session.answer([source, target], kind="move")
    assert view.animating
    assert not {source, target} & set(scene._trimming._trimmed)
    view.finish()
    assert scene._trimming.cards >= before - 1
