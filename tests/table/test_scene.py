"""The scene draws what is, whatever happened before: after any motion it equals one built afresh."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from pierres.rules.game import PUBLIC
from pierres.session import Session
from pierres.table import registry, theme
from pierres.table.aux_pierres.pieces import CharacterCard
from pierres.table.aux_pierres.scene import AuxPierresScene
from pierres.table.pieces import PieceItem
from pierres.table.view import TableView
from tests.languages import spoken
from tests.players_at_table import legal_answer, sit_down
from tests.table.stage import dump, in_order

Table = Callable[..., TableView]
NewSession = Callable[..., Session]


def standing(scene: AuxPierresScene) -> list[PieceItem]:
    """The items that are no part of another one."""
    return [item for item in scene.items() if item.parentItem() is None]


def afresh(view: TableView) -> AuxPierresScene:
    """The scene of the same session, built from nothing."""
    old = view.table()
    scene = AuxPierresScene(old.session, old.wording, view)
    scene.motion.speed = "off"
    scene.text_scale = old.text_scale
    scene.hover_key = old.hover_key
    scene.resize(old.width(), old.height())
    return scene


def same_as_afresh(view: TableView) -> None:
    """Item by item, and nothing besides; the order in which they lie over each other too."""
    old, new = view.table(), afresh(view)
    try:
        assert dump(old.renderer) == dump(new.renderer)
        assert in_order(old.renderer) == in_order(new.renderer)
        assert len(standing(old)) == len(standing(new))
        assert old.player._flying == []
        assert old.targets() == new.targets()
    finally:
        # At once: it would follow the session until then.
        shiboken6.delete(new)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("motion", ["off", "fast"])
def test_after_any_motion_the_scene_equals_one_built_afresh(
    table: Table, new_session: NewSession, seats: int, motion: str
) -> None:
    session = new_session(seats, seed=seats)
    view = table(session, motion=motion)
    rng = Random(seats)
    for step in range(90):
        if session.over:
            break
        if session.pending:
            view.finish()
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
        if step % 5 == 0:
            if motion != "off" and step % 10 == 0:
                QApplication.processEvents()
            view.finish()
            same_as_afresh(view)


def test_motion_ends_by_itself_in_the_same_picture(table: Table, new_session: NewSession, qtbot: Any) -> None:
    session = new_session(4, seed=3)
    view = table(session, motion="fast")
    rng = Random(3)
    for _ in range(24):
        sit_down(session)
        with qtbot.waitSignal(view.settled, timeout=5000):
            assert session.answer(legal_answer(session, rng))
        qtbot.waitUntil(lambda: not view.animating, timeout=5000)
        same_as_afresh(view)


def test_items_are_reused_by_what_they_are(table: Table, new_session: NewSession) -> None:
    session = new_session(4)
    scene = table(session).table()
    kept = {key: scene.renderer.item(key) for key in ("table", "bank", "pile", "die:Hugo", "stones:Inès:red")}
    rng = Random(1)
    for _ in range(40):
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    for key, item in kept.items():
        assert scene.renderer.item(key) is item, key


def test_a_card_is_the_same_item_in_the_middle_and_in_the_row(table: Table, new_session: NewSession) -> None:
    session = new_session(3, seed=5)
    scene = table(session).table()
    item = scene.renderer.item("card:witch#0")
    assert item is not None and isinstance(item.piece, CharacterCard)
    large = item.size().width()
    for _ in range(3):
        sit_down(session)
        assert session.answer({})
    # Nobody won it, and it stays in the middle until the screen is passed on.
    assert scene.renderer.item("card:witch#0") is item
    assert item.size().width() == large
    sit_down(session)
    assert scene.renderer.item("card:witch#0") is item
    assert item.size().width() < large


def test_the_public_picture_has_nothing_from_behind_the_screens(
    table: Table, new_session: NewSession
) -> None:
    session = new_session(4)
    scene = table(session).table()
    assert session.viewer == PUBLIC
    assert scene.renderer.item("panel") is None
    assert not [key for key in in_order(scene.renderer) if key.startswith(("purse:", "tray"))]
    session.raise_curtain()
    assert scene.renderer.item("panel") is not None
    assert scene.renderer.item("purse:fairy") is not None
    session.hide()
    assert scene.renderer.item("panel") is None
    assert not [key for key in in_order(scene.renderer) if key.startswith(("purse:", "tray"))]


def test_no_face_down_card_is_ever_an_item_with_its_face(table: Table, new_session: NewSession) -> None:
    """The pile is one item; its cards exist as items only while they are spread as a set."""
    session = new_session(4, seed=2)
    scene = table(session, motion="slow").table()
    rng = Random(2)
    for _ in range(60):
        scene.finish()
        sit_down(session)
        view = session.view()
        open_cards = [
            *view.row,
            *([view.up] if view.up else []),
            *(view.auction.stack if view.auction else ()),
        ]
        if not view.row:
            # Which specials were shuffled in everybody has seen, not where they lie.
            drawn = [event for event in session.history() if event.kind == "specials_drawn"]
            open_cards += drawn[-1].public["characters"]
        shown = [
            card.character.id
            for item in scene.items()
            if isinstance(item, PieceItem) and isinstance(card := item.piece, CharacterCard)
            if card.character is not None and card.face_up and item.isVisible()
        ]
        assert set(shown) <= set(open_cards) | set(view.discard)
        assert session.answer(legal_answer(session, rng))


def test_every_size_theme_scale_and_language_gives_a_whole_picture(
    table: Table, new_session: NewSession
) -> None:
    session = new_session(6)
    view = table(session)
    session.raise_curtain()
    for size in ((1024, 640), (1920, 1080)):
        view.resize(*size)
        for percent in (80, 200, 100):
            view.set_text_scale(percent)
            same_as_afresh(view)
    for name in ("linen", "contrast", "night"):
        view.set_theme(name)
        assert theme.current().name == name
        same_as_afresh(view)
    english = view.table().target("question")
    assert english is not None
    with spoken("fr"):
        view.retranslate()
        french = view.table().target("question")
        assert french is not None and french.name != english.name
        same_as_afresh(view)


def test_the_view_reads_its_words_again_when_the_language_changes(
    table: Table, new_session: NewSession
) -> None:
    view = table(new_session(4))
    with spoken("fr"):
        QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
        counter = view.table().target("counter")
        assert counter is not None and "Tour" in counter.name


def test_nothing_is_painted_at_rest(table: Table, new_session: NewSession, qtbot: Any) -> None:
    class Counting(TableView):
        painted = 0

        def paintEvent(self, event: Any) -> None:
            Counting.painted += 1
            super().paintEvent(event)

    session = new_session(6)
    view = Counting(AuxPierresScene, session, registry.wording("aux-pierres", session.characters()))
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    qtbot.waitExposed(view)
    session.raise_curtain()
    qtbot.waitUntil(lambda: not view.animating, timeout=5000)
    qtbot.wait(100)
    assert Counting.painted > 0
    Counting.painted = 0
    qtbot.wait(1000)
    assert Counting.painted == 0


def test_pieces_take_no_mouse_of_their_own(table: Table, new_session: NewSession) -> None:
    """All presses go through the places of the picture: a click during a motion acts on what is there now."""
    session = new_session(4)
    scene = table(session).table()
    session.raise_curtain()
    assert all(isinstance(item, PieceItem) for item in standing(scene))
    confirm = scene.target("confirm")
    assert confirm is not None and scene.target_at(confirm.rect.cx, confirm.rect.cy) is confirm
