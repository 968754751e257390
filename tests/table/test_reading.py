"""A card shown large: larger than on the table, all its words on the sheet, and no seat's stones under it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from pierres.players.chance import Chance
from pierres.rules.game import PUBLIC
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table import registry
from pierres.table.aux_pierres.scene import AuxPierresScene
from pierres.table.aux_pierres.shapes import CARD_RATIO
from pierres.table.card_sheet import SMALLEST, CardSheet
from pierres.table.places import Rect, qrect
from pierres.table.view import TableView
from tests.languages import spoken
from tests.players_at_table import legal_answer, sit_down
from tests.table.apart import holds
from tests.table.conftest import NAMES

Table = Callable[..., TableView]
NewSession = Callable[..., Session]


def sheet(view: TableView, key: str, text: int) -> tuple[AuxPierresScene, CardSheet, Rect]:
    """Look at a card in a text size; the scene, the sheet and its place."""
    view.set_text_scale(text)
    scene = view.table()
    assert isinstance(scene, AuxPierresScene)
    scene.look(("card", key))
    placement = scene.picture.placement("reading")
    assert placement is not None and isinstance(placement.piece, CardSheet)
    scene.look(None)
    return scene, placement.piece, placement.rect


@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000), (2560, 1080)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("behind", [True, False])
def test_the_sheet_hides_no_stones_and_holds_all_its_words(
    table: Table, new_session: NewSession, seats: int, size: tuple[int, int], behind: bool
) -> None:
    session = new_session(seats)
    view = table(session, size=size)
    if behind:
        sit_down(session)
    for text in (100, 150, 200):
        for key in ("blue_dragon", "enchanter", "rainbow_dragon"):
            scene, shown, place = sheet(view, key, text)
            context = scene.context()
            assert holds(Rect(0, 0, *size), place)
            assert shown.places(qrect(place))[0].height() >= 0.2 * size[1]
            stones = [rect for seat in context.places.seats for rect in seat.stones]
            # The largest letters leave no room between the seats and the question.
            if text < 200:
                assert not any(place.overlaps(rect) for rect in stones), (key, text)
            assert shown.factor(qrect(place)) >= SMALLEST
            room = shown.places(qrect(place))[1]
            assert shown.words_height(room.width(), shown.factor(qrect(place))) <= room.height() + 1, (
                key,
                text,
            )


@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000), (3840, 2160)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_card_is_clearly_larger_than_the_one_in_the_middle(
    table: Table, new_session: NewSession, seats: int, size: tuple[int, int]
) -> None:
    session = new_session(seats)
    sit_down(session)
    scene, shown, place = sheet(table(session, size=size), "blue_dragon", 100)
    card, _ = shown.places(qrect(place))
    assert card.width() >= 1.2 * scene.context().places.stack[-1].w
    assert card.height() == pytest.approx(card.width() * CARD_RATIO)
    assert card.height() >= 0.88 * place.h or card.width() >= 0.88 * place.w, (
        "the card fills its side of the sheet"
    )


def test_there_is_always_something_to_say_about_a_card_now(new_session: NewSession) -> None:
    session, rng = new_session(4, seed=3), Random(3)
    words = registry.wording(session.game_id, session.characters())
    for _ in range(60):
        for _ in range(2):
            for key in session.characters():
                assert words.now_text(session.view(), key, ()), (key, session.viewer)
            sit_down(session)
        session.answer(legal_answer(session, rng))


def test_an_ordinary_gain_says_who_gets_what_and_what_the_bank_has(new_session: NewSession) -> None:
    session = new_session(3)
    words = registry.wording(session.game_id, session.characters())
    with spoken("en"):
        assert session.viewer == PUBLIC
        there = session.view().bank
        assert _plain(words.now_text(session.view(), "blue_dragon", ())) == (
            f"The winner gets 1 blue stone; the bank has {there['blue']}."
        )
        sit_down(session)
        assert _plain(words.now_text(session.view(), "gnome", ())) == (
            "Léa would get 2 common gold and 2 silver."
        )
        assert _plain(words.now_text(session.view(), "dwarf_4", ())) == (
            f"Léa would get 4 silver; the bank has {there['silver']}."
        )


def _plain(text: str) -> str:
    return "".join(c for c in text if c not in "\u2068\u2069").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 1000)], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("text", [100, 200])
def test_the_sheet_cuts_neither_the_question_nor_an_answer(
    table: Table, size: tuple[int, int], text: int
) -> None:
    start: dict[str, object] = {"auction": "enchanter", "row": ["witch"]}
    start["players"] = {"Léa": {"stones": {"red": 1, "blue": 1, "yellow": 1}}}
    session = Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(1), None, None)
    for seat in NAMES[:4]:
        sit_down(session)
        assert session.answer({"fairy": 2} if seat == "Léa" else {})
    scene, shown, place = sheet(table(session, size=size), "enchanter", text)
    seen = [
        target.rect
        for target in scene.targets()
        if target.key == "question" or target.key.startswith("choice:")
    ]
    assert len(seen) == 3
    assert not any(place.overlaps(rect) for rect in seen)
    if text == 200:
        assert shown.places(qrect(place))[0].width() >= 1.4 * scene.context().places.stack[-1].w
